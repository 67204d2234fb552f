import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  bakingFruit,
  bakingSugar,
  cream,
  eggs,
  foodsOf,
  milk,
  nuts,
  pouringMilk,
  salt,
  scent,
  scents,
  slot,
  syrup,
} from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { adjective, titleName } from './telling.ts'

const sweetener = { name: 'sweetener', takes: some(bakingSugar, syrup.takes, id('condensed-milk')), max: 1 }
const vine = {
  name: 'dried',
  takes: id(
    'raisin',
    'sultana',
    'currant',
    'dried-apricot',
    'date',
    'dried-cranberry',
    'prune',
    'dried-mixed-fruit',
    'dried-fig',
    'dried-cherry',
    'candied-peel',
  ),
  max: 1,
}

/** Rice pudding: one part rice to eight of milk by volume, 50 g sugar; cooked rice drinks half as much. */
export const ricePudding: DishForm = {
  id: 'rice-pudding',
  name: 'rice pudding',
  course: 'dessert',
  serves: 4,
  appeal: 1,
  slots: [{ name: 'rice', takes: every(kind('rice'), not(id('wild-rice', 'cauliflower-rice', 'black-rice', 'red-rice', 'brown-rice'))), min: 1, max: 1 }, { name: 'milk', takes: some(pouringMilk, id('coconut-milk')), min: 1, max: 1 }, sweetener, slot(scent, { max: 2, takes: some(scent.takes, id('cinnamon-stick', 'vanilla-bean', 'saffron', 'rose-water')) }),
    vine, { name: 'fruit', takes: every(some(bakingFruit, id('mango', 'orange')), ({ food }) => food.raw, not(kind('dried-fruit'))), max: 1 }, slot(nuts, { takes: some(nuts.takes, id('desiccated-coconut')) }), { name: 'cream', takes: id('heavy-cream', 'single-cream', 'butter', 'coconut-cream'), max: 1 }, { name: 'jam', takes: id('jam', 'marmalade', 'lemon-curd'), max: 1 }, salt],
  suits: (filled) => foodsOf(filled) >= 3,
  write(cook) {
    const cold = cook.peek('rice')!.condition === 'cooked' || cook.peek('rice')!.condition === 'leftover' || cook.peek('rice')!.food.state === 'ready'
    const scale = cook.batch({ rice: cold ? 260 : 100, milk: cold ? 450 : 850 })
    const rice = cook.must('rice', { quantity: (cold ? 260 : 100) * scale, cut: 'whole' })
    const white = cook.must('milk', { quantity: (cold ? 450 : 850) * scale })
    const sweet = cook.one('sweetener', { quantity: 50 * scale }) ?? cook.need('sugar', 50 * scale)
    const [dried, fruit, nut, rich, spread] = [cook.one('dried', { quantity: 50 * scale }), cook.one('fruit', { share: 0.6 }), cook.one('nuts', { share: 0.5 }), cook.one('cream', { quantity: 30 }), cook.one('jam', { quantity: 60 * scale })]
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    const scented = scents(cook)
    cook.step(`Put ${cook.the(rice, white, sweet, pinch, ...scented)} into a heavy pan and bring to a simmer, stirring.`)
    cook.step(`Simmer very gently for ${cook.min(isReady(rice) ? 15 : 35)}, stirring more and more often towards the end, until thick and creamy and the grains are soft${cook.safe(rice)}.${given(cook, [dried, rich], (foods) => ` Stir in ${foods} for the last minutes.`)}`)
    cook.step(`Let it stand for ${cook.min(5)}; it thickens. Serve warm or cold${given(cook, [fruit, nut, spread], (foods) => `, with ${foods}`)}.`)
    return {
      title: `${adjective(cook, scented)}${white.food.id === 'coconut-milk' ? 'coconut ' : ''}rice pudding${fruit ?? dried ? ` with ${titleName((fruit ?? dried)!)}` : ''}`,
      sentence: cook.say('Stirred slowly, which is the whole secret.', 'Nursery food, and none the worse for it.', 'Warm from the pan, or cold at midnight.'),
      tip: 'It sets as it cools: loosen it to taste before serving.',
    }
  },
} // prettier-ignore

/** French toast: an egg and 60 ml milk for two slices. */
export const frenchToast: DishForm = {
  id: 'french-toast',
  name: 'plate of French toast',
  course: 'breakfast',
  serves: 2,
  appeal: 0.5,
  slots: [{ name: 'bread', takes: every(some(kind('bread'), id('baguette', 'croissant')), not(id('garlic-bread', 'corn-bread', 'focaccia', 'rye-bread'))), min: 1, max: 1 }, slot(eggs, { min: 1 }), slot(milk, { takes: some(pouringMilk, id('heavy-cream', 'single-cream')) }), { name: 'sugar', takes: bakingSugar, max: 1 }, slot(scent, { max: 2 }), { name: 'fat', takes: id('butter', 'vegan-butter', 'coconut-oil', 'ghee'), max: 1 },
    { name: 'fruit', takes: every(({ food }) => food.raw, some(bakingFruit, id('orange', 'kiwi', 'mandarin'))), max: 2 }, syrup, { name: 'spread', takes: some(id('jam', 'chocolate-spread', 'peanut-butter', 'marmalade', 'dulce-de-leche', 'lemon-curd')), max: 1 }, cream, nuts, salt],
  suits: (filled) => foodsOf(filled) >= 3 && ['milk', 'sugar', 'scent', 'fruit', 'syrup', 'spread', 'cream'].some((name) => (filled.get(name)?.length ?? 0) > 0),
  write(cook) {
    const scale = cook.batch({ bread: 160, eggs: 100, milk: 120 })
    const bread = cook.must('bread', { quantity: 160 * scale, cut: 'thickly sliced' })
    const beaten = cook.must('eggs', { quantity: 100 * scale, cut: 'beaten' })
    const white = cook.one('milk', { quantity: 120 * scale }) ?? cook.need('milk', 120 * scale)
    const [sugarUse, fat] = [cook.one('sugar', { quantity: 12 * scale }), cook.one('fat', { quantity: 20 * scale }) ?? cook.need('butter', 20 * scale)]
    const fruit = cook.all('fruit', { share: 0.7 })
    const over = present([...fruit, cook.one('spread', { share: 0.8 }), cook.one('cream'), cook.one('nuts', { share: 0.5 }), cook.one('syrup', { share: 1 })])
    const scented = scents(cook)
    cook.step(`Whisk ${cook.the(beaten, white, sugarUse, ...scented, cook.one('salt', { quantity: 0.5 }))} in a shallow dish. Soak ${cook.the(bread)} in it, turning, for ${cook.min(4)}, until heavy but whole.`)
    cook.step(`Melt ${cook.the(fat)} in a wide pan over medium-low heat and fry the slices for ${cook.min(8)}, turning once, until deep golden and set through${cook.safe(beaten)}.`)
    cook.step(`Serve at once${given(cook, over, (foods) => `, with ${foods}`)}.`)
    const named = over.filter(({ food }) => food.role !== 'nut')
    return {
      title: `${adjective(cook, scented)}French toast${named[0] ? ` with ${titleName(named[0])}` : ''}`,
      sentence: cook.say('Custard in the middle, crisp at the edge.', 'Yesterday’s loaf, on its best behaviour.', 'A slow fry is what sets the middle.'),
      tip: 'Slices left out overnight soak up more and fall apart less.',
    }
  },
} // prettier-ignore
