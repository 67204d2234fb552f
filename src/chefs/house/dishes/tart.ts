import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../recipe.ts'
import type { DishForm } from './dish-form.ts'
import type { Slot } from '../cooking/slot.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, mustHeat, present } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  mustard,
  except,
  poured,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

const pastry = id('shortcrust', 'pastry', 'puff-pastry', 'butter-puff-pastry')

const filling: readonly Slot[] = [
  optional(
    'vegetables',
    allOf(role('vegetable'), savoury, cooks('fry', 14), except(kind('sprout', 'seaweed'))),
    3,
  ),
  optional('leaf', allOf(role('leaf'), cooks('fry', 6))),
  optional(
    'meat',
    allOf(
      anyOf(
        kind(
          'bacon',
          'ready-meat',
          'cured-meat',
          'raw-sausage',
          'ready-fish',
          'oily-fish',
          'white-fish',
          'poultry-boneless',
        ),
        id('cooked-shrimp'),
      ),
      savoury,
      except(id('pate', 'fish-finger')),
    ),
  ),
  cheese,
  { ...aromatics, takes: kind('onion', 'garlic') },
  { ...spices, max: 1 },
  { ...woodyHerbs, max: 1 },
  { ...herbs, max: 1 },
  mustard,
]

/** Fries what must be soft, and what must be hot; gives all of the filling, and its name. */
function fryFilling(cook: RecipeCook): { all: readonly RecipeIngredient[]; named: string } {
  const [meat, grated] = [cook.one('meat', { share: 0.8 }), cook.one('cheese', { share: 1.1 })]
  const plants = [
    ...cook.all('vegetables', { share: 0.8 }),
    ...cook.all('aromatics', { cut: 'thinly sliced' }),
    ...cook.all('leaf'),
  ]
  const hot = meat && mustHeat(cook, meat) ? [meat] : []
  const pan = [...plants, ...hot]
  if (pan.length > 0)
    cook.step(
      `Warm ${cook.the(cook.need('oil', 15))} in a pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')} Cool a little.`,
    )
  const chief = present([meat, ...plants.filter(({ food }) => food.kind !== 'garlic'), grated])
  return { all: present([...plants, meat, grated]), named: attributive(chief) }
}

/**
 * Pastry filled with savoury custard: 1 egg to 80 ml of milk or cream. Shortcrust: 2 parts flour to 1 of fat.
 */
export const quiche: DishForm = {
  id: 'quiche',
  name: 'quiche',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    optional('pastry', anyOf(pastry, id('filo'))),
    optional('flour', id('flour', 'wholemeal-flour', 'gluten-free-flour')),
    optional('butter', id('butter', 'margarine', 'vegan-butter', 'lard')),
    required('eggs', id('egg')),
    optional('milk', poured),
    ...filling,
  ],
  accepts: (slots) =>
    anyFilled('vegetables', 'leaf', 'meat', 'cheese', 'aromatics')(slots) &&
    (anyFilled('pastry')(slots) || (anyFilled('flour')(slots) && anyFilled('butter')(slots))),
  write(cook) {
    const scale = cook.scale(cook.has('pastry') ? { eggs: 150 } : { eggs: 150, flour: 180, butter: 90 })
    const eggs = cook.oneOrThrow('eggs', { quantity: 150 * scale, cut: 'beaten' })
    const shop = cook.one('pastry', { quantity: 250 * scale })
    if (!shop) {
      const [flour, butter] = [
        cook.oneOrThrow('flour', { quantity: 180 * scale }),
        cook.oneOrThrow('butter', { quantity: 90 * scale, cut: 'cold, cubed' }),
      ]
      cook.step(
        `Rub ${cook.the(butter)} into ${cook.the(flour)}${cook.withPinchOfSalt(2)} until it looks like crumbs. Stir in ${cook.measured('water', 40 * scale)}, cold, press into a disc and chill for ${cook.min(20)}.`,
      )
    }
    // Too thin to be baked blind.
    const thin = shop?.food.id === 'filo'
    if (thin)
      cook.step(
        `Heat the oven to ${ovenTemperature(190)}. Line a 23 cm (9 in) tart tin with ${cook.the(shop)}, each sheet brushed with ${cook.the(cook.need('oil', 30))}.`,
      )
    else
      cook.step(
        `Heat the oven to ${ovenTemperature(190)}. Roll ${shop ? cook.the(shop) : 'the pastry'} out and line a ${scale < 0.75 ? '18 cm (7 in)' : '23 cm (9 in)'} tart tin. Prick the base, weigh it down with baking paper and dry beans, and bake for ${cook.min(15)}; take the weights out and bake for ${cook.min(5)} more, until pale gold.`,
      )
    const { all, named } = fryFilling(cook)
    const liquid = cook.one('milk', { quantity: 240 * scale }) ?? cook.need('milk', 240 * scale)
    const stirred = ['spices', 'woodyHerbs', 'herbs', 'mustard'].flatMap((slot) => cook.all(slot))
    cook.step(
      `Whisk ${cook.the(eggs, liquid, ...stirred)} together and ${cook.season()}. Spread ${cook.the(...all)} over the base and pour the custard over.`,
    )
    cook.step(
      `Bake for ${cook.min(30)}, until puffed and golden and the middle only just trembles${cook.atLeast(eggs)}. Cool for ${cook.min(10)} before cutting.`,
    )
    return {
      title: `${named} ${thin ? 'filo pie' : 'quiche'}`,
      sentence: 'Custard, pastry, and whatever the fridge had in it.',
    }
  },
}

/** Puff pastry, topped and baked flat: no eggs. */
export const savouryTart: DishForm = {
  id: 'savoury-tart',
  name: 'tart',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    required('pastry', pastry),
    optional('spread', id('pesto', 'red-pesto', 'tapenade', 'creme-fraiche', 'tomato-paste')),
    ...filling,
    optional('pickles', id('olive', 'black-olive', 'caper', 'sun-dried-tomato'), 2),
    optional('nuts', id('walnut', 'pine-nut', 'hazelnut')),
  ],
  accepts: anyFilled('vegetables', 'aromatics', 'leaf'),
  write(cook) {
    const sheet = cook.oneOrThrow('pastry', { quantity: 320 })
    cook.step(`Heat the oven to ${ovenTemperature(200)}.`)
    const { all, named } = fryFilling(cook)
    const spread = [...cook.all('spread'), ...cook.all('mustard')]
    const over = [...all, ...['pickles', 'spices', 'woodyHerbs'].flatMap((slot) => cook.all(slot))]
    cook.step(
      `Roll ${cook.the(sheet)} out on a lined tray, score a rim a finger wide and prick the middle.${whenPresent(cook, spread, (foods) => ` Spread the middle with ${foods}.`)} Scatter with ${cook.the(...over)}; ${cook.season()}.`,
    )
    cook.step(`Bake for ${cook.min(25)}, until crisp and deep gold, with a brown underside.`)
    cook.step(
      `${whenPresent(cook, [...cook.all('herbs'), cook.one('nuts')], (foods) => `Scatter with ${foods} and c`) || 'C'}ut into squares while it is warm.`,
    )
    return {
      title: `${named} tart`,
      sentence: 'Crisp, flat, and generous at the edges.',
    }
  },
}
