import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  bakingFruit,
  bakingSugar,
  cream,
  creamable,
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
import { adjective, attributive, titleName } from './telling.ts'

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

const anyBread = every(
  some(
    kind('bread'),
    id(
      'baguette',
      'croissant',
      'hot-cross-bun',
      'bread-roll',
      'scone',
      'pain-au-chocolat',
      'cake',
      'sponge-cake',
      'doughnut',
    ),
  ),
  not(id('garlic-bread', 'corn-bread', 'focaccia')),
)

/** Bread pudding: 250 g bread soaked in 450 ml milk and three eggs, 60 g sugar. */
export const breadPudding: DishForm = {
  id: 'bread-pudding',
  name: 'bread pudding',
  course: 'dessert',
  serves: 4,
  slots: [{ name: 'bread', takes: anyBread, min: 1, max: 1 }, { name: 'milk', takes: pouringMilk, min: 1, max: 1 }, slot(eggs, { min: 1 }), sweetener, slot(creamable, {}), { name: 'cream', takes: id('heavy-cream', 'single-cream'), max: 1 }, slot(scent, { max: 2 }), vine, { name: 'fruit', takes: every(bakingFruit, not(kind('dried-fruit'))), max: 1 },
    { name: 'rich', takes: some(nuts.takes, every(kind('chocolate'), not(id('chocolate-candy')))), max: 1 }, { name: 'jam', takes: id('jam', 'marmalade'), max: 1 }, { name: 'zest', takes: id('orange', 'orange-zest', 'lemon-zest'), max: 1 }, { name: 'rum', takes: id('rum', 'brandy', 'whisky'), max: 1 }, salt],
  suits: (filled) => foodsOf(filled) >= 4,
  write(cook) {
    const scale = cook.batch({ bread: 250, milk: 450, eggs: 150 })
    const bread = cook.must('bread', { quantity: 250 * scale, cut: 'torn' })
    const [white, beaten] = [cook.must('milk', { quantity: (cook.has('cream') ? 330 : 450) * scale }), cook.must('eggs', { quantity: 150 * scale })]
    const cool = cook.one('cream', { quantity: 120 * scale })
    const sweet = cook.one('sweetener', { quantity: 60 * scale }) ?? cook.need('sugar', 60 * scale)
    const fat = cook.one('fat', { quantity: 30 * scale }) ?? cook.need('butter', 30 * scale)
    const [dried, fruit, rich, spread, zest, rum] = [cook.one('dried', { quantity: 60 * scale }), cook.one('fruit', { quantity: 150 * scale }), cook.one('rich', { quantity: 50 * scale }), cook.one('jam', { quantity: 45 }), cook.one('zest', { share: 0.2, cut: 'zest grated' }), cook.one('rum', { quantity: 30 })]
    const scented = scents(cook)
    cook.step(`Spread ${cook.the(bread)} with ${cook.the(fat, spread)}, tear into large pieces and lay in a buttered dish${given(cook, [dried, fruit, rich], (foods) => ` with ${foods} in between`)}.`)
    cook.step(`Whisk ${cook.the(beaten, white, cool, sweet, ...scented, zest, rum, cook.one('salt', { quantity: 0.5 }))} together, pour over and leave to soak for ${cook.min(20)}, pressing down once.`)
    cook.step(`Meanwhile heat the oven to ${ovenTemperature(170)}. Bake for ${cook.min(38)}, until puffed, golden and no longer wobbling${cook.safe(beaten)}.`)
    cook.step(`Let it settle for ${cook.min(10)} before serving.`)
    const named = present([fruit, dried, rich])
    return {
      title: `${adjective(cook, scented)}${named[0] ? `${attributive(named, 1)} ` : ''}${bread.food.id === 'croissant' ? 'croissant ' : ''}bread${bread.food.kind === 'bread' ? ' and butter' : ''} pudding`.replace('bread and butter', fat.food.id === 'butter' ? 'bread and butter' : 'bread'),
      sentence: cook.say('What stale bread was saving itself for.', 'Crisp on top, custard underneath.'),
      tip: 'The staler the bread, the more custard it holds.',
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
