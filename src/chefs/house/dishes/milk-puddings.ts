import type { DishForm } from './dish-form.ts'
import { isReady } from '../cooking/doneness.ts'
import {
  adding,
  cream,
  driedFruit,
  eggs,
  ending,
  foodsOf,
  meltable,
  needed,
  nuts,
  rawFruit,
  rich,
  scent,
  scents,
  sugar,
  sweetener,
  syrup,
  weigh,
  wet,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { adjective } from './building-blocks/food-names.ts'

/** Rice pudding: one part rice to eight of milk by volume, 50 g sugar; cooked rice drinks half as much. */
export const ricePudding: DishForm = {
  id: 'rice-pudding',
  name: 'rice pudding',
  course: 'dessert',
  serves: 4,
  appeal: 1,
  slots: [
    required(
      'rice',
      allOf(kind('rice'), except(id('wild-rice', 'cauliflower-rice', 'black-rice', 'brown-rice'))),
    ),
    required('milk', anyOf(wet.takes, id('coconut-milk'))),
    { ...sweetener, takes: anyOf(sweetener.takes, id('condensed-milk')) },
    { ...scent, takes: anyOf(scent.takes, id('cinnamon-stick', 'saffron')) },
    driedFruit,
    optional('over', anyOf(rawFruit, id('jam', 'lemon-curd')), 2),
    nuts,
  ],
  accepts: (filled) => foodsOf(filled) >= 3,
  write(cook) {
    const cold = isReady({ food: cook.peek('rice')!.food, item: cook.peek('rice')! })
    const {
      add,
      rice,
      milk,
      sugar: sweet,
    } = weigh(cook, { rice: cold ? 260 : 100, milk: cold ? 450 : 850, sugar: 50 })
    const scented = scents(cook)
    const dried = add('dried', 50)
    const over = [...cook.all('over', { share: 0.6 }), ...cook.all('nuts', { share: 0.5 })]
    cook.step(
      `Put ${cook.the(rice, milk, sweet, ...scented, ...dried, cook.want('salt', 0.5))} into a heavy pan and bring to a simmer, stirring.`,
    )
    cook.step(
      `Simmer very gently for ${cook.min(cold ? 15 : 35)}, stirring more and more often towards the end, until thick and creamy and the grains are soft${cook.atLeast(rice)}.`,
    )
    cook.step(
      `Let it stand for ${cook.min(5)}; it thickens. Serve warm or cold${adding(cook, ', with ', over)}.`,
    )
    return {
      title: `${adjective(cook, scented)}${milk.food.id === 'coconut-milk' ? 'coconut ' : ''}rice pudding${ending([...over, ...dried])}`,
      sentence: 'Stirred slowly, which is the whole secret.',
    }
  },
}

/** French toast: an egg and 60 ml milk for two slices. */
export const frenchToast: DishForm = {
  id: 'french-toast',
  name: 'plate of French toast',
  course: 'dessert',
  serves: 2,
  appeal: 0.5,
  slots: [
    required(
      'bread',
      allOf(
        anyOf(kind('bread'), id('baguette', 'croissant')),
        except(id('garlic-bread', 'corn-bread', 'focaccia', 'rye-bread')),
      ),
    ),
    needed(eggs),
    wet,
    sugar,
    { ...scent, max: 2 },
    meltable,
    optional('fruit', rawFruit, 2),
    syrup,
    optional('spread', kind('sweet-spread', 'nut-butter')),
    cream,
    { ...rich, max: 1 },
  ],
  accepts: (filled) =>
    foodsOf(filled) >= 3 && anyFilled('milk', 'sugar', 'scent', 'fruit', 'syrup', 'spread', 'cream')(filled),
  write(cook) {
    const { add, eggs: beaten, milk, fat } = weigh(cook, { eggs: 100, milk: 120, fat: 20 })
    const bread = cook.oneOrThrow('bread', { quantity: 160, cut: 'thickly sliced' })
    const scented = scents(cook)
    const over = [
      ...cook.all('fruit', { share: 0.7 }),
      ...cook.all('spread'),
      ...cook.all('cream'),
      ...cook.all('rich', { share: 0.5 }),
      ...cook.all('syrup'),
    ]
    cook.step(
      `Whisk ${cook.the(beaten, milk, ...add('sugar', 12), ...scented, cook.want('salt', 0.5))} in a shallow dish. Soak ${cook.the(bread)} in it, turning, for ${cook.min(4)}, until heavy but whole.`,
    )
    cook.step(
      `Heat ${cook.the(fat)} in a wide pan over medium-low heat and fry the slices for ${cook.min(8)}, turning once, until deep golden and set through${cook.atLeast(beaten)}.`,
    )
    cook.step(`Serve at once${adding(cook, ', with ', over)}.`)
    return {
      title: `${adjective(cook, scented)}French toast${ending(over)}`,
      sentence: 'Custard in the middle, crisp at the edge.',
    }
  },
}
