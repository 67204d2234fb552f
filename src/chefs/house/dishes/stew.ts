import type { FoodFilter } from '../cooking/slot.ts'
import type { DishForm } from './dish-form.ts'
import { minutesOf } from '../cooking/doneness.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  among,
  withAny,
  base,
  dishUp,
  gather,
  liquids,
  stock,
  vegetableFor,
  joinWords,
} from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  poured,
  ready,
  role,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { bun } from './building-blocks/bread-slots.ts'
import { beside, cookMeanwhile } from './building-blocks/starches.ts'
import { isDry, smoky, soakAndBoil, wholePulse } from './building-blocks/stewing.ts'
import { adjective, attributive, jointName, titleName, titleNames } from './building-blocks/food-names.ts'

const braised = allOf(
  kind('stewing-meat', 'poultry-piece', 'poultry-boneless', 'roast'),
  cooks('braise'),
  except(ready),
  except(
    id(
      'chicken-carcass',
      'chicken-wing',
      'chicken-breast',
      'turkey-breast',
      'salt-beef',
      'pork-rib',
      'pork-tenderloin',
    ),
  ),
)

const pulls: FoodFilter = ({ food }) => /pull/.test(food.doneWhen ?? '')

/** Meat browned and braised, as pieces or as one joint; with peanut butter, a West African groundnut stew. */
export const stew: DishForm = {
  id: 'stew',
  name: 'stew',
  course: 'main',
  regions: ['european', 'north-american', 'african', 'east-asian', 'southeast-asian'],
  serves: 4,
  appeal: 1,
  slots: [
    optional('peanut', id('peanut-butter')),
    optional('meat', braised),
    optional('roots', kind('root', 'tuber'), 3),
    optional(
      'vegetables',
      anyOf(vegetableFor('braise', 60, 'sprout'), vegetableFor('simmer', 15, 'sprout')),
      3,
    ),
    optional('beans', anyOf(wholePulse, kind('lentil')), 2),
    optional('bacon', smoky),
    aromatics,
    { ...spices, max: 3 },
    woodyHerbs,
    herbs,
    leaf,
    optional(
      'asian',
      anyOf(
        allOf(
          kind('salty-sauce'),
          except(id('worcestershire', 'vegan-worcestershire', 'yeast-extract', 'liquid-smoke')),
        ),
        id('shaoxing-wine', 'mirin', 'sake'),
      ),
      3,
    ),
    optional('wine', kind('wine', 'beer')),
    stock,
    optional('sweet', kind('sugar', 'syrup')),
    citrus,
    optional('fruit', id('apple', 'cooking-apple', 'pear', 'plum', 'orange')),
    optional('tomato', anyOf(kind('tomato-sauce'), id('tomato-paste'))),
    optional(
      'savour',
      id(
        'worcestershire',
        'dijon-mustard',
        'wholegrain-mustard',
        'mustard',
        'olive',
        'black-olive',
        'prune',
        'dried-apricot',
        'orange-zest',
        'lemon-zest',
        'sesame-oil',
        'barbecue-sauce',
        'horseradish',
        'vinegar',
        'red-wine-vinegar',
        'cider-vinegar',
      ),
      2,
    ),
    optional('cream', allOf(poured, kind('cream'))),
    beside,
  ],
  accepts: (filled) =>
    among(filled, 'meat', 'peanut').length > 0 &&
    (among(filled, 'roots', 'vegetables', 'beans', 'wine', 'asian', 'buns').length > 0 ||
      (among(filled, 'aromatics').some(({ food }) => food.kind === 'onion') &&
        among(filled, 'meat').some(({ food }) => food.kind !== 'roast'))),
  write(cook) {
    const meat = cook.all('meat')
    const [peanut, joint] = [
      cook.one('peanut', { quantity: cook.serves * 25 }),
      meat[0]?.food.kind === 'roast',
    ]
    const vegetables = [...cook.all('roots', { cut: 'cut into chunks' }), ...cook.all('vegetables')]
    const [beans, salty] = [cook.all('beans', { share: 0.6 }), cook.all('asian', { share: 1.5 })]
    for (const ingredient of beans) soakAndBoil(cook, ingredient)
    const scents = cook.all('aromatics')
    const seasonings = gather(cook, 'spices', 'woodyHerbs', 'savour').concat(
      cook.all('sweet', { quantity: cook.serves * 6 }),
    )
    const greens = cook.all('leaf')
    const drunk = cook.all('wine', { quantity: cook.serves * 60 })
    cook.step(base(cook, { brown: meat, fry: cook.all('bacon'), scents, spices: seasonings }))
    const flour = peanut || cook.has('buns') || salty.length > 0 ? undefined : cook.want('flour', 15)
    const slow = vegetables.filter((ingredient) => minutesOf(ingredient, 'braise') !== undefined)
    const quick = vegetables.filter((ingredient) => !slow.includes(ingredient))
    const dust = flour ? `Dust with ${cook.the(flour)} and stir for ${cook.min(1)}. ` : ''
    const poured = liquids(
      cook,
      [...drunk, ...gather(cook, 'stock', 'tomato'), ...salty, ...beans.filter(isDry)],
      cook.serves * (joint ? 90 : meat[0]?.food.origin === 'poultry' ? 110 : 175) +
        beans.reduce((sum, { food, quantity }) => sum + (food.kind === 'lentil' ? quantity * 3 : 0), 0),
    )
    cook.step(
      `${dust}Pour in ${poured}, scraping the bottom, and bring to a simmer. ${cook.inStages([...meat, ...slow], 'braise', 'simmer gently under a lid')}`,
    )
    const serving = cookMeanwhile(cook, cook.one('beside'))
    const thick = peanut
      ? `Loosen ${cook.the(peanut)} with a ladleful of the sauce, stir it in and simmer for ${cook.min(5)}, until thick. `
      : ''
    cook.step(
      `${thick}${cook.inStages([...quick, ...cook.all('fruit', { share: 0.6 }), ...beans.filter((ingredient) => !isDry(ingredient)), ...greens], 'simmer', 'simmer')}`,
    )
    const [piece] = meat
    const [buns, glaze] = [cook.one('buns'), cook.one('sauce')]
    if (buns)
      cook.step(
        `Lift ${cook.the(piece)} out and rest for ${cook.min(10)} while the sauce bubbles down. Pull into shreds with two forks and stir back in${withThe(cook, glaze)}.`,
      )
    else
      cook.step(
        joint && piece
          ? `Lift ${cook.the(piece)} out, rest it under foil for ${cook.min(10)} and slice it across the grain.`
          : cook.restInPot(piece),
      )
    cook.step(whenPresent(cook, cook.all('cream'), (it) => `Stir in ${it} and warm through without boiling.`))
    dishUp(
      cook,
      cook.all('herbs'),
      cook.one('citrus', { share: 0.4 }),
      buns ? ` in ${cook.the(buns)}${withThe(cook, ...cook.all('slaw'))}` : serving || ' in deep plates',
    )
    const name = piece ? titleName(piece) : ''
    const company = titleNames([...vegetables, ...beans, ...scents])
    const liquor = drunk[0] && salty.length === 0 ? `in ${drunk[0].noun}` : ''
    return {
      title: buns
        ? joinWords(adjective(cook, [glaze, ...seasonings]), 'pulled', name, 'in', buns.noun)
        : peanut
          ? joinWords('West African', name, name && 'and', 'peanut stew', withAny(company))
          : joint && piece
            ? joinWords('pot-roast', jointName(piece), liquor, withAny(company))
            : salty[0]
              ? joinWords(name, 'braised in', salty[0].noun, withAny(company))
              : liquor
                ? joinWords(name, 'braised', liquor, withAny(company))
                : joinWords(adjective(cook, seasonings), attributive(meat), 'stew', withAny(company)),
      sentence: 'A little browning, then the pot looks after itself.',
    }
  },
}

/** A cut that falls apart, pulled and served in buns. */
export const pulledMeat: DishForm = {
  ...stew,
  id: 'pulled-meat',
  name: 'bun of pulled meat',
  slots: [
    required('meat', allOf(braised, pulls)),
    required('buns', bun),
    optional('sauce', id('barbecue-sauce', 'hot-sauce', 'ketchup')),
    optional('slaw', anyOf(role('salad'), kind('cabbage', 'pickle', 'melting-cheese')), 3),
    // Without the vegetables, which want a plate, and what goes beside it there.
    ...stew.slots.slice(5, -1),
  ],
}
