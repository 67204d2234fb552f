import type { Method } from '#food/model/facts.ts'
import type { DishForm, Slot } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { given, withThe } from './given.ts'
import { anyOf, every, id, kind, may, must, mustard, not, rawEdible, role, savoury, some, sweet } from './slots.ts' // prettier-ignore
import { titleName, titleNames, withNames } from './telling.ts'

const ways: readonly Method[] = ['grill', 'roast', 'steam', 'fry']
/** Breads to eat as they are: no dough, no case. */
const slice = every(kind('bread', 'roll', 'flatbread'), not(id('pizza-base', 'pizza-dough')))

/** Bread toasted or warmed, with something on it or beside it. */
const toastOf = (formId: string, name: string, slots: readonly Slot[], suits?: DishForm['suits']): DishForm => ({
  id: formId,
  name,
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots,
  ...(suits && { suits }),
  write(cook) {
    const bread = cook.must('bread')
    const [spread, hot] = [cook.all('spread', { share: 0.8 }), cook.all('hot')]
    const [top, rest] = [cook.all('top', { share: 0.6 }), cook.all('rest', { share: 0.5 })]
    const way = ways.find((method) => minutesOf(bread, method) !== undefined) ?? 'grill'
    const flat = bread.food.kind === 'flatbread' || way === 'roast' || way === 'steam'
    const fat = cook.one('fat', { quantity: 10 }) ?? (flat || spread.length > 0 ? undefined : cook.want('butter', 10))
    const does = way === 'roast' ? `Heat the oven to ${ovenTemperature(200)} and warm` : way === 'steam' ? `Over ${cook.pour('water', 400)} at a rolling boil, steam` : 'Toast'
    cook.step(`${does} ${cook.the(bread)} for ${cook.min(cook.minutes(bread, way))}, until ${cook.done(bread, way)}.`)
    const heated = [...hot, ...top.filter((use) => cook.safe(use) !== '')]
    if (heated.length > 0) cook.step(`heat ${cook.the(...heated)} in a small pan for ${cook.min(5)}, until hot through${cook.safe(heated[0])}.`, { meanwhile: true })
    const over = [...hot, ...top]
    const spreading = given(cook, [fat, ...spread], (foods) => `Spread with ${foods}. `)
    cook.step(flat ? `Serve warm${withThe(cook, ...spread, ...over, ...rest, fat)}.` : `${spreading}${given(cook, over, (foods) => `Top with ${foods}. `)}${over.some(({ food }) => food.kind === 'melting-cheese') ? `Grill for ${cook.min(2)}, until the cheese bubbles. ` : ''}${given(cook, rest, (foods) => `Finish with ${foods}. `)}Eat while it is warm.`)
    const named = [...over, ...spread, ...rest.filter(({ food }) => food.role !== 'salt')]
    const base = bread.food.kind === 'bread' ? 'toast' : bread.noun
    return {
      title: flat ? `warm ${titleName(bread)}${withNames(named)}` : named.length > 0 ? `${titleNames(named)} on ${base}` : `hot ${fat ? 'buttered ' : ''}${base}`,
      sentence: 'Minutes from hungry to happy.',
    }
  },
}) // prettier-ignore

export const toast: DishForm = toastOf('toast', 'toast', [
  must('bread', every(slice, savoury)),
  may('fat', some(kind('butter'), id('olive-oil'))),
  may('spread', some(mustard.takes, kind('dip'), every(kind('soft-cheese'), not(id('mascarpone'))), id('avocado', 'pesto', 'tapenade', 'mayonnaise', 'yeast-extract', 'tahini', 'labneh', 'pate'))),
  may('hot', id('baked-bean', 'refried-bean')),
  may('top', every(some(kind('tomato', 'salad-vegetable', 'ready-fish', 'cured-meat', 'pickle', 'salad-leaf'), role('cheese'), id('ham', 'hard-boiled-egg')), rawEdible, savoury), 3),
  may('rest', some(kind('seed', 'soft-herb'), id('chili-flake', 'black-pepper', 'zaatar', 'salt', 'flaky-salt', 'lemon', 'garlic', 'balsamic-vinegar', 'hot-sauce', 'worcestershire')), 3),
]) // prettier-ignore

export const sweetToast: DishForm = toastOf('sweet-toast', 'sweet toast', [
  must('bread', every(slice, not(id('garlic-bread', 'focaccia', 'taco-shell', 'corn-tortilla')))),
  may('fat', kind('butter')),
  may('spread', some(kind('nut-butter'), every(kind('sweet-spread'), not(id('mincemeat', 'pie-filling'))), id('ricotta', 'cream-cheese', 'mascarpone', 'greek-yogurt')), 2),
  may('top', every(kind('fruit', 'berry', 'dried-fruit', 'nut'), rawEdible, not(id('coconut', 'watermelon', 'candied-peel')))),
  may('rest', some(every(kind('syrup', 'sugar', 'chocolate'), sweet), id('cinnamon', 'lemon')), 2),
], (filled) => anyOf('spread', 'top', 'rest')(filled) || filled.get('bread')!.every(({ food }) => food.taste === 'sweet')) // prettier-ignore
