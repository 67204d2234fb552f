import type { DishForm } from './dish-form.ts'
import { whenPresent, mustHeat, present, withThe } from './building-blocks/optional-phrases.ts'
import { capitalize } from '../wording/phrases.ts'
import {
  anyFilled,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
  spices,
} from './building-blocks/slots.ts'
import { attributive, titleNames } from './building-blocks/food-names.ts'

const bread = optional('bread', allOf(role('bread'), kind('bread', 'roll')))
const fat = optional('fat', kind('butter', 'oil', 'animal-fat'))

/** A French omelette: three eggs, a hot buttered pan, folded over one or two things. */
export const omelette: DishForm = {
  id: 'omelette',
  name: 'omelette',
  course: 'main',
  serves: 1,
  slots: [
    required('eggs', id('egg')),
    optional(
      'cooked',
      allOf(
        anyOf(kind('mushroom', 'onion', 'fruit-vegetable', 'bacon', 'tomato'), leaf.takes),
        cooks('fry', 10),
        savoury,
        except(id('avocado', 'cucumber')),
      ),
      2,
    ),
    cheese,
    optional(
      'ready',
      allOf(kind('cured-meat', 'ready-meat', 'ready-fish'), savoury, rawEdible, except(kind('ready-fish'))),
    ),
    herbs,
    fat,
    optional('dairy', allOf(kind('milk', 'cream'), savoury)),
    { ...spices, max: 1 },
    optional('side', allOf(role('salad'), rawEdible)),
    bread,
  ],
  accepts: anyFilled('cooked', 'cheese', 'ready', 'herbs', 'fat', 'dairy'),
  write(cook) {
    const eggs = cook.oneOrThrow('eggs', { quantity: cook.serves * 150, cut: 'beaten' })
    const melted = cook.one('fat', { quantity: 15 * cook.serves }) ?? cook.need('butter', 15 * cook.serves)
    const [cooked, dairy, green] = [
      cook.all('cooked', { share: 0.6 }),
      cook.one('dairy', { quantity: 15 * cook.serves }),
      cook.all('herbs', { cut: 'finely chopped' }),
    ]
    const [grated, cold] = [cook.one('cheese', { share: 0.8 }), cook.one('ready', { share: 0.6 })]
    const pan = [...cooked, ...present([cold]).filter((ingredient) => mustHeat(cook, ingredient))]
    if (pan.length > 0)
      cook.step(
        `Melt half of ${cook.the(melted)} in a small frying pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')} Tip out and wipe the pan.`,
      )
    cook.step(
      `Beat ${cook.the(eggs, dairy, cook.one('spices'), ...green)} with a fork until just even and ${cook.season()}.`,
    )
    cook.step(
      `Heat ${pan.length > 0 ? 'the rest of ' : ''}${cook.the(melted)} in the pan over medium-high heat. Pour in the mixture and draw the set edges to the middle for ${cook.min(2)}, tilting the pan.`,
    )
    cook.step(
      `${whenPresent(cook, [...cooked, cold, grated], (foods) => `Lay ${foods} over one half, fold`) || 'Fold'} and cook for ${cook.min(1)} more, until nothing runs${cook.atLeast(eggs)}. Serve at once${withThe(cook, cook.one('side'), cook.one('bread'))}.`,
    )
    return {
      title: `${attributive(present([...cooked, cold, grated, ...green])) || 'plain'} omelette`,
      sentence: 'Golden outside, soft within.',
    }
  },
}

/** Eggs fried and set through, with what belongs on the plate. */
export const friedEggs: DishForm = {
  id: 'fried-eggs',
  name: 'plate of fried eggs',
  course: 'breakfast',
  serves: 1,
  slots: [
    required('eggs', id('egg', 'quail-egg')),
    optional(
      'meat',
      anyOf(
        kind('bacon', 'raw-sausage', 'steak'),
        id('black-pudding', 'vegan-bacon', 'vegan-sausage', 'halloumi', 'gammon-steak'),
      ),
      3,
    ),
    optional(
      'vegetables',
      allOf(anyOf(kind('mushroom', 'tomato'), id('canned-pineapple')), cooks('fry', 8)),
      2,
    ),
    fat,
    optional('beans', id('baked-bean')),
    bread,
    optional('sauce', kind('condiment')),
    { ...herbs, max: 1 },
    { ...spices, max: 1 },
  ],
  accepts: anyFilled('meat', 'vegetables', 'bread', 'fat', 'beans'),
  write(cook) {
    const eggs = cook.oneOrThrow('eggs', { quantity: cook.serves * 100 })
    const [beans, toast] = [cook.one('beans'), cook.one('bread')]
    const pan = [...cook.all('meat'), ...cook.all('vegetables', { share: 0.8, cut: 'halved' })]
    const hot = cook.one('fat', { quantity: 12 * cook.serves }) ?? cook.need('oil', 12 * cook.serves)
    if (pan.length > 0)
      cook.step(
        `Warm half of ${cook.the(hot)} in a wide frying pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')}${pan.map((ingredient) => cook.rest(ingredient)).join('')} Keep warm on a plate.`,
      )
    if (beans)
      cook.step(
        `heat ${cook.the(beans)} in a small pan for ${cook.min(4)}, until bubbling${cook.atLeast(beans)}.`,
        { meanwhile: pan.length > 0 },
      )
    if (toast)
      cook.step(`toast ${cook.the(toast)} for ${cook.min(3)}, until golden.`, { meanwhile: pan.length > 0 })
    cook.step(
      `Heat ${pan.length > 0 ? 'the rest of ' : ''}${cook.the(hot)} in the pan, break in ${cook.the(eggs)} and fry for ${cook.min(4)}, spooning the fat over, until whites and yolks are set${cook.atLeast(eggs)}. ${capitalize(cook.season(...cook.all('herbs'), ...cook.all('spices')))}.`,
    )
    const plate = present([...pan, beans, toast])
    cook.step(`Serve at once${withThe(cook, ...plate, cook.one('sauce'))}.`)
    return {
      title:
        plate.length > 3
          ? 'Full cooked breakfast'
          : `fried ${eggs.noun}${pan.length > 0 ? ` with ${titleNames(pan, 1)}` : toast ? ' on toast' : ''}`,
      sentence: 'The smell gets everyone out of bed.',
    }
  },
}
