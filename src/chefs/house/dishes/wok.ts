import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { DishForm } from './dish-form.ts'
import type { FoodFilter, Slot } from '../cooking/slot.ts'
import type { Headline } from '../dish.ts'
import { isReady } from '../cooking/doneness.ts'
import { regionsOf } from '../regions.ts'
import { noodleName, noodles } from './broth-bowl.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { among, withAny, nuts, proteinFor, served, vegetableFor, joinWords } from './building-blocks/pot.ts'
import {
  aromatics,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  except,
  role,
  anyOf,
} from './building-blocks/slots.ts'
import { cookAlongside, looseGrain } from './building-blocks/starches.ts'
import { adjective, attributive, titleNames } from './building-blocks/food-names.ts'

const bright = id('kimchi', 'vegan-kimchi', 'pineapple', 'canned-pineapple')

/** What makes a pan of fried things a stir-fry. */
const asian: FoodFilter = ({ food }) =>
  ['ginger', 'tofu', 'noodle', 'sprout'].includes(food.kind) ||
  Boolean(regionsOf(food)?.some((region) => wok.regions.some((one) => one === region)))

const slots: readonly Slot[] = [
  optional(
    'protein',
    allOf(
      proteinFor(
        'fry',
        15,
        'poultry-piece',
        'raw-sausage',
        'cooked-pulse',
        'cured-meat',
        'offal',
        'chop',
        'white-fish',
        'oily-fish',
      ),
      except(id('anchovy', 'caviar', 'silken-tofu', 'beef-burger', 'pork-burger', 'chicken-burger')),
    ),
  ),
  optional('roots', allOf(kind('root'), role('vegetable'), cooks('fry', 12))),
  optional('vegetables', vegetableFor('fry', 10, 'tomato', 'root'), 4),
  optional('leaf', allOf(role('leaf'), cooks('fry', 6))),
  optional('tofu', kind('tofu')),
  optional('bright', bright),
  { ...aromatics, takes: allOf(aromatics.takes, cooks('fry')) },
  optional('spices', id('sichuan-pepper', 'five-spice', 'chili-flake', 'dried-chili', 'star-anise'), 2),
  optional(
    'sauces',
    anyOf(
      allOf(
        kind('salty-sauce'),
        except(id('worcestershire', 'vegan-worcestershire', 'yeast-extract', 'liquid-smoke')),
      ),
      id(
        'mirin',
        'shaoxing-wine',
        'sake',
        'rice-vinegar',
        'sriracha',
        'chili-crisp',
        'sweet-chili-sauce',
        'sambal-oelek',
        'peanut-butter',
        'peanut-sauce',
        'tamarind-paste',
      ),
    ),
    4,
  ),
  optional('sugar', kind('sugar', 'syrup')),
  optional('drizzle', id('sesame-oil', 'chili-oil')),
  nuts,
  optional('citrus', id('lime', 'lemon')),
  herbs,
]

/** Everything tossed in a hot pan; the rice or noodles go into it too, or beside it. */
function write(cook: RecipeCook, tossed: 'rice' | 'noodles' | 'beside'): Headline {
  const starch = cook.one(tossed)
  const eggs = cook.one('eggs', { quantity: cook.serves * 50, cut: 'beaten' })
  const cut = tossed === 'rice' ? 'cut into small pieces' : 'cut into strips'
  const [protein] = cook.all('protein', { share: starch ? 0.7 : 1, cut })
  const vegetables = [
    ...cook.all('tofu', { share: 0.7 }),
    ...cook.all('bright', { share: 0.6 }),
    ...cook.all('roots', { share: 0.7, cut: 'thinly sliced' }),
    ...cook.all('vegetables', { share: 0.8 }),
    ...cook.all('leaf', { share: 0.7 }),
  ]
  const scents = [...cook.all('aromatics'), ...cook.all('spices')]
  const listed = cook.all('sauces')
  const [lime, sweet] = [cook.one('citrus', { share: 0.5 }), cook.one('sugar', { quantity: cook.serves * 5 })]
  const sauces = listed.length > 0 ? listed : [cook.need('soySauce', cook.serves * 13)]
  let serving = ''
  if (tossed === 'beside') serving = cookAlongside(cook, starch)
  else if (starch && tossed === 'rice' && !isReady(starch))
    cook.step(
      `Bring ${cook.the(starch)} and ${cook.measured('water', starch.quantity * 1.8)} to the boil, cover and cook on the lowest heat for ${cook.min(cook.minutes(starch, 'boil'))}, until ${cook.doneness(starch)}. Spread out on a tray and let it steam dry for ${cook.min(10)}.`,
    )
  else if (starch && tossed === 'noodles' && !isReady(starch))
    cook.step(
      `Bring ${cook.measured('water', cook.serves * 600)} to the boil. Cook ${cook.the(starch)} in it for ${cook.min(cook.minutes(starch, 'boil'))}, until ${cook.doneness(starch, 'boil')}; drain and rinse under the cold tap.`,
    )
  const inside = tossed === 'beside' ? undefined : starch
  const oil = cook.need('neutralOil', cook.serves * 10)
  const heat = `Heat ${protein ? 'half of ' : ''}${cook.the(oil)} in a wok or wide pan over high heat.`
  if (protein)
    cook.step(
      `${heat} ${cook.isHeated(protein) ? 'Warm' : 'Stir-fry'} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.doneness(protein)}. Lift out on to a clean plate.${cook.rest(protein)}`,
    )
  const fried = [...vegetables, ...scents]
  const scrambled = whenPresent(
    cook,
    [eggs],
    (them) =>
      ` ${fried.length > 0 ? 'Push everything to one side and pour' : 'Pour'} in ${them}; scramble for ${cook.min(2)}, until set${cook.atLeast(eggs)}.`,
  )
  if (fried.length > 0 || eggs)
    cook.step(
      `${protein ? `Heat the rest of ${cook.the(oil)} in the pan.` : heat} ${cook.inStages(fried, 'fry', 'stir-fry')}${scrambled}`.replace(
        '  ',
        ' ',
      ),
    )
  const toppings = cook.all('nuts')
  const splash = tossed === 'rice' ? '' : ` and ${cook.measured('water', 30)}`
  cook.step(
    `${whenPresent(cook, [inside, protein], (them) => `Add ${them} to the pan. `)}Stir in ${cook.the(...sauces, sweet, ...cook.all('drizzle'))}${splash} and toss for ${cook.min(tossed === 'rice' ? 4 : 2)}, until everything is glossy and steaming hot${cook.atLeast(inside)}. ${served(cook, [...toppings, ...cook.all('herbs')], lime, serving || ' at once')}`,
  )
  const lead = protein ?? eggs ?? vegetables.find(({ item }) => item && bright(item))
  const first = [...(lead ? [lead] : []), ...vegetables.filter((ingredient) => ingredient !== lead)]
  const word = adjective(cook, [...scents, ...sauces, lime])
  const thai =
    inside?.food.id.startsWith('rice-') &&
    [...sauces, ...toppings].some(({ food }) => ['peanut', 'tamarind-paste', 'fish-sauce'].includes(food.id))
  const name =
    tossed === 'rice'
      ? 'fried rice'
      : thai
        ? 'pad thai-style noodles'
        : `fried ${inside ? (noodleName(inside.food.id) ?? inside.noun) : ''}`
  const beside = titleNames(first.filter((ingredient) => ingredient !== lead))
  return {
    title: inside
      ? joinWords(word, lead ? attributive([lead]) : '', name, withAny(beside))
      : joinWords(word, attributive(first), 'stir-fry'),
    sentence: 'Have everything cut before the pan is hot: then it is the work of minutes.',
  }
}

const eggs = optional('eggs', id('egg'))
const wok = { course: 'main', regions: ['east-asian', 'southeast-asian'], serves: 2 } as const

export const stirFry: DishForm = {
  ...wok,
  id: 'stir-fry',
  name: 'stir-fry',
  appeal: 1,
  slots: [...slots, optional('beside', anyOf(looseGrain, noodles))],
  accepts: (filled) =>
    among(filled, 'protein', 'roots', 'vegetables', 'leaf', 'aromatics').length > 1 &&
    [...filled.values()].flat().some(asian),
  write: (cook) => write(cook, 'beside'),
}

/** Best with rice of the day before; fresh rice is dried off first. */
export const friedRice: DishForm = {
  ...wok,
  id: 'fried-rice',
  name: 'fried rice',
  appeal: 1,
  slots: [
    required(
      'rice',
      allOf(kind('rice'), looseGrain, except(id('arborio-rice', 'paella-rice', 'sticky-rice', 'wild-rice'))),
    ),
    eggs,
    ...slots,
  ],
  accepts: (filled) =>
    among(filled, 'eggs', 'protein', 'bright').length > 0 || among(filled, 'vegetables', 'roots').length > 1,
  write: (cook) => write(cook, 'rice'),
}

/** Chow mein, yakisoba, pad thai and their kin. */
export const friedNoodles: DishForm = {
  ...wok,
  id: 'fried-noodles',
  name: 'pan of fried noodles',
  appeal: 1,
  slots: [required('noodles', noodles), eggs, ...slots],
  accepts: (filled) => among(filled, 'eggs', 'protein', 'vegetables', 'roots', 'leaf').length > 0,
  write: (cook) => write(cook, 'noodles'),
}
