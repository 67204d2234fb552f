import type { Method } from '#food/food.ts'
import type { DishForm } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { given } from './given.ts'
import { every, id, kind, savoury, some } from './slots.ts'
import { titleName } from './telling.ts'

const ways: readonly Method[] = ['roast', 'steam', 'fry', 'grill']

/** Bread that is warmed rather than toasted, and torn into whatever there is to dip it in. */
// prettier-ignore
export const warmedBread: DishForm = {
  id: 'warmed-bread',
  name: 'basket of warm bread',
  course: 'basic',
  serves: 2,
  appeal: -2,
  slots: [
    { name: 'bread', takes: id('garlic-bread', 'naan', 'pita', 'flatbread', 'lavash', 'roti', 'paratha', 'dosa', 'idli', 'injera', 'arepa', 'corn-tortilla', 'flour-tortilla', 'bao-bun', 'yorkshire-pudding', 'taco-shell', 'chinese-pancake', 'soft-pretzel', 'focaccia', 'ciabatta'), min: 1, max: 1 },
    { name: 'dip', takes: every(some(kind('dip', 'soft-cheese', 'yogurt'), id('mango-chutney', 'salsa', 'olive-oil', 'butter', 'garlic-butter', 'ghee', 'honey', 'tahini', 'pesto', 'sour-cream', 'balsamic-vinegar')), savoury), max: 3 },
    { name: 'scatter', takes: id('zaatar', 'dukkah', 'flaky-salt', 'garlic', 'coriander', 'parsley', 'rosemary', 'nigella-seed', 'sesame-seed', 'chive'), max: 2 },
  ],
  write(cook) {
    const bread = cook.must('bread')
    const [dips, scatter] = [cook.all('dip'), cook.all('scatter', { share: 0.5, cut: 'finely chopped' })]
    const way = ways.find((method) => minutesOf(bread, method) !== undefined) ?? 'roast'
    const minutes = cook.minutes(bread, way)
    const over = given(cook, scatter, (foods) => ` Scatter with ${foods}.`)
    if (way === 'roast') cook.step(`Heat the oven to ${ovenTemperature(200)}. Lay ${cook.the(bread)} on the rack and warm for ${cook.min(minutes)}, until ${cook.done(bread)}.${over}`)
    else if (way === 'steam') cook.step(`Bring ${cook.pour('water', 400)} to the boil under a steamer, set ${cook.the(bread)} in it on paper and steam for ${cook.min(minutes)}, until ${cook.done(bread)}.${over}`)
    else cook.step(`Heat a dry pan over medium heat and warm ${cook.the(bread)} for ${cook.min(minutes)}, turning, until ${cook.done(bread)}.${over}`)
    cook.step(`Wrap in a cloth and bring to the table${given(cook, dips, (foods) => ` with ${foods}`)} at once.`)
    return { title: `Warm ${titleName(bread)}${dips[0] ? ` with ${titleName(dips[0])}` : ''}`, sentence: cook.say('Warmth is most of what bread needs.', 'To tear, to dip, to share.') }
  },
}
