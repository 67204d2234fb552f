import type { DishForm } from './dish-form.ts'
import {
  adding,
  chocolate,
  cream,
  eggs,
  ending,
  flour,
  foodsOf,
  meltable,
  melted,
  powder,
  raise,
  rawFruit,
  scent,
  scents,
  soda,
  sugar,
  syrup,
  weigh,
  wet,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'

/**
 * Pancakes: thin ones of 125 g flour, 250 ml milk and two eggs; thick ones of 150 g flour, 180 ml milk, one
 * egg and 8 ml of baking powder. Without egg a little more milk holds them together.
 */
export const pancakes: DishForm = {
  id: 'pancakes',
  name: 'stack of pancakes',
  course: 'dessert',
  serves: 2,
  appeal: 0.5,
  slots: [
    required('flour', anyOf(flour.takes, id('buckwheat-flour', 'pancake-mix', 'almond-flour'))),
    wet,
    eggs,
    sugar,
    meltable,
    powder,
    soda,
    { ...scent, takes: allOf(scent.takes, except(id('ground-ginger'))) },
    optional('fruit', rawFruit, 2),
    syrup,
    optional(
      'topping',
      anyOf(chocolate.takes, allOf(kind('sweet-spread', 'nut-butter'), except(id('mincemeat', 'frosting')))),
    ),
    optional('citrus', id('lemon', 'lemon-juice')),
    cream,
  ],
  accepts: (filled) => foodsOf(filled) === 1 || anyFilled('milk', 'eggs')(filled),
  write(cook) {
    const rises =
      cook.has('powder') ||
      cook.has('soda') ||
      ['self-raising-flour', 'pancake-mix'].includes(cook.peek('flour')!.food.id)
    const thin = !rises && cook.random.next() < 0.5
    const {
      scale,
      add,
      flour: dry,
      milk,
      eggs: beaten,
      fat,
    } = weigh(
      cook,
      thin ? { flour: 125, milk: 250, eggs: 100, fat: 20 } : { flour: 150, milk: 190, eggs: 50, fat: 25 },
    )
    const rising = thin ? [] : raise(cook, dry, [milk])
    const over = [
      ...cook.all('fruit', { share: 0.6 }),
      ...cook.all('topping'),
      ...cook.all('cream'),
      ...cook.all('citrus', { share: 0.6 }),
      ...cook.all('syrup'),
    ]
    cook.step(
      `Whisk ${cook.the(dry, ...rising, ...add('sugar', 12), cook.want('salt', 0.5), ...scents(cook))} in a bowl. Beat in ${cook.the(milk, beaten)}${thin ? ` until smooth, and let it stand for ${cook.min(20)}` : ` and half of ${melted(cook, fat)}; a few lumps do no harm`}.`,
    )
    cook.step(
      `Wipe a frying pan with a little of ${cook.the(fat)} over medium heat. ${thin ? 'Swirl in a small ladle of batter and cook until the edge lifts' : 'Drop in spoonfuls of batter and cook until bubbles break on top'}; flip, and cook until golden and set through${cook.atLeast(beaten)}. Allow ${cook.min(15 * Math.max(0.6, scale))} for the batch.`,
    )
    cook.step(`Stack and serve hot${adding(cook, ', with ', over)}.`)
    return {
      title: `${thin ? 'thin ' : 'fluffy '}${milk.food.id === 'buttermilk' ? 'buttermilk ' : ''}pancakes${ending(over)}`,
      sentence: 'The first one is for the cook.',
    }
  },
}
