import type { Method } from '#food/model/facts.ts'
import type { DishForm } from './dish-form.ts'
import type { Slot } from '../cooking/slot.ts'
import { minutesOf } from '../cooking/doneness.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  allOf,
  id,
  kind,
  optional,
  required,
  mustard,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
  sweet,
} from './building-blocks/slots.ts'
import { titleName, titleNames, withNames } from './building-blocks/food-names.ts'

const ways: readonly Method[] = ['grill', 'roast', 'steam', 'fry']
/** Breads to eat as they are: no dough, no case. */
const slice = allOf(kind('bread', 'roll', 'flatbread'), except(id('pizza-base', 'pizza-dough')))

/** Bread toasted or warmed, with something on it or beside it. */
const toastOf = (
  formId: string,
  name: string,
  slots: readonly Slot[],
  accepts?: DishForm['accepts'],
): DishForm => ({
  id: formId,
  name,
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots,
  ...(accepts && { accepts }),
  write(cook) {
    const bread = cook.oneOrThrow('bread')
    const [spread, hot] = [cook.all('spread', { share: 0.8 }), cook.all('hot')]
    const [top, rest] = [cook.all('top', { share: 0.6 }), cook.all('rest', { share: 0.5 })]
    const way = ways.find((method) => minutesOf(bread, method) !== undefined) ?? 'grill'
    const flat = bread.food.kind === 'flatbread' || way === 'roast' || way === 'steam'
    const fat =
      cook.one('fat', { quantity: 10 }) ?? (flat || spread.length > 0 ? undefined : cook.want('butter', 10))
    const does =
      way === 'roast'
        ? `Heat the oven to ${ovenTemperature(200)} and warm`
        : way === 'steam'
          ? `Over ${cook.measured('water', 400)} at a rolling boil, steam`
          : 'Toast'
    cook.step(
      `${does} ${cook.the(bread)} for ${cook.min(cook.minutes(bread, way))}, until ${cook.doneness(bread, way)}.`,
    )
    const heated = [...hot, ...top.filter((ingredient) => cook.atLeast(ingredient) !== '')]
    if (heated.length > 0)
      cook.step(
        `heat ${cook.the(...heated)} in a small pan for ${cook.min(5)}, until hot through${cook.atLeast(heated[0])}.`,
        { meanwhile: true },
      )
    const over = [...hot, ...top]
    const spreading = whenPresent(cook, [fat, ...spread], (foods) => `Spread with ${foods}. `)
    cook.step(
      flat
        ? `Serve warm${withThe(cook, ...spread, ...over, ...rest, fat)}.`
        : `${spreading}${whenPresent(cook, over, (foods) => `Top with ${foods}. `)}${over.some(({ food }) => food.kind === 'melting-cheese') ? `Grill for ${cook.min(2)}, until the cheese bubbles. ` : ''}${whenPresent(cook, rest, (foods) => `Finish with ${foods}. `)}Eat while it is warm.`,
    )
    const named = [...over, ...spread, ...rest.filter(({ food }) => food.role !== 'salt')]
    const base = bread.food.kind === 'bread' ? 'toast' : bread.noun
    return {
      title: flat
        ? `warm ${titleName(bread)}${withNames(named)}`
        : named.length > 0
          ? `${titleNames(named)} on ${base}`
          : `hot ${fat ? 'buttered ' : ''}${base}`,
      sentence: 'Minutes from hungry to happy.',
    }
  },
})

export const toast: DishForm = toastOf('toast', 'toast', [
  required('bread', allOf(slice, savoury)),
  optional('fat', anyOf(kind('butter'), id('olive-oil'))),
  optional(
    'spread',
    anyOf(
      mustard.takes,
      kind('dip'),
      allOf(kind('soft-cheese'), except(id('mascarpone'))),
      id('avocado', 'pesto', 'tapenade', 'mayonnaise', 'yeast-extract', 'tahini', 'labneh', 'pate'),
    ),
  ),
  optional('hot', id('baked-bean', 'refried-bean')),
  optional(
    'top',
    allOf(
      anyOf(
        kind('tomato', 'salad-vegetable', 'ready-fish', 'cured-meat', 'pickle', 'salad-leaf'),
        role('cheese'),
        id('ham', 'hard-boiled-egg'),
      ),
      rawEdible,
      savoury,
    ),
    3,
  ),
  optional(
    'rest',
    anyOf(
      kind('seed', 'soft-herb'),
      id(
        'chili-flake',
        'black-pepper',
        'zaatar',
        'salt',
        'flaky-salt',
        'lemon',
        'garlic',
        'balsamic-vinegar',
        'hot-sauce',
        'worcestershire',
      ),
    ),
    3,
  ),
])

export const sweetToast: DishForm = toastOf(
  'sweet-toast',
  'sweet toast',
  [
    required('bread', allOf(slice, except(id('garlic-bread', 'focaccia', 'taco-shell', 'corn-tortilla')))),
    optional('fat', kind('butter')),
    optional(
      'spread',
      anyOf(
        kind('nut-butter'),
        allOf(kind('sweet-spread'), except(id('mincemeat', 'pie-filling'))),
        id('ricotta', 'cream-cheese', 'mascarpone', 'greek-yogurt'),
      ),
      2,
    ),
    optional(
      'top',
      allOf(
        kind('fruit', 'berry', 'dried-fruit', 'nut'),
        rawEdible,
        except(id('coconut', 'watermelon', 'candied-peel')),
      ),
    ),
    optional('rest', anyOf(allOf(kind('syrup', 'sugar', 'chocolate'), sweet), id('cinnamon', 'lemon')), 2),
  ],
  (filled) =>
    anyFilled('spread', 'top', 'rest')(filled) ||
    filled.get('bread')!.every(({ food }) => food.taste === 'sweet'),
)
