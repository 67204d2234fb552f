import type { DishForm } from '../dish.ts'
import { foodsOf, holds, nuts, pouringMilk, sugar, syrup } from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { adjective, attributive, titleName, titleNames } from './telling.ts'

const fresh = every(
  role('fruit'),
  ({ food }) => food.raw,
  not(id('crab-apple', 'elderberry', 'candied-peel', 'quince', 'crystallized-ginger')),
)
const sweetener = { name: 'sweetener', takes: some(syrup.takes, sugar.takes), max: 1 }
const seeds = { name: 'seeds', takes: kind('seed'), max: 2 }
const spice = {
  name: 'spice',
  takes: id('cinnamon', 'cardamom', 'nutmeg', 'ground-ginger', 'vanilla-extract'),
  max: 1,
}

export const fruitSalad: DishForm = {
  id: 'fruit-salad',
  name: 'fruit salad',
  course: 'dessert',
  serves: 2,
  slots: [
    { name: 'fruit', takes: fresh, min: 1, max: 5 },
    { name: 'citrus', takes: id('lemon', 'lime', 'lemon-juice', 'lime-juice', 'orange-juice', 'yuzu'), max: 1 },
    sweetener,
    { name: 'cream', takes: every(some(kind('yogurt', 'frozen-sweet', 'cream', 'plant-dairy'), id('mascarpone', 'ricotta')), not(id('sour-cream', 'vegan-sour-cream', 'vegan-cream-cheese', 'labneh'))), max: 1 },
    { ...nuts, max: 2 },
    { name: 'crunch', takes: every(some(kind('biscuit', 'chocolate'), id('granola', 'muesli', 'desiccated-coconut')), not(id('cake', 'sponge-cake', 'fruit-cake', 'muffin', 'doughnut', 'danish', 'pie', 'brownie', 'chocolate-candy'))), max: 1 },
    { name: 'herb', takes: id('mint', 'basil', 'lemon-balm'), max: 1 },
    spice,
  ],
  suits: (filled) => (filled.get('fruit') ?? []).some(({ food }) => food.kind !== 'dried-fruit'),
  write(cook) {
    const fruit = cook.all('fruit', { share: cook.count('fruit') === 1 ? 1.6 : 1.1, cut: 'cut into bite-size pieces' })
    const [acid, sweet, cool, crunch, herb, scent] = [cook.one('citrus', { share: 0.6 }), cook.one('sweetener', { quantity: 8 * cook.serves }), cook.one('cream'), cook.one('crunch', { share: 0.6 }), cook.one('herb'), cook.one('spice')]
    const crisp = cook.all('nuts', { share: 0.7 })
    cook.step(`Put ${cook.the(...fruit)} into a bowl.${acid ? ` Squeeze ${cook.the(acid)} over, which keeps the colours bright.` : ''}`)
    cook.step(`${given(cook, [sweet, scent], (foods) => `Stir in ${foods} and let it`) || 'Let it'} stand for ${cook.min(10)}, until the juices run.`)
    cook.step(`Spoon into bowls${given(cook, [cool, ...crisp, crunch, herb], (foods) => ` and top with ${foods}`)}.`)
    const one = fruit.length === 1 && !cool && !sweet && !acid
    return {
      title: one ? `${cook.say('A bowl of', 'Just')} ${titleNames(fruit)}` : `${adjective(cook, [sweet, acid, herb])}${attributive(fruit)} ${cool ? 'bowl' : 'salad'}`,
      sentence: cook.say('Fruit at its ripest needs little more than a bowl.', 'Cut, wait ten minutes, eat.', 'Bright, cold and over too soon.'),
      tip: 'Cut soft fruit last, so that it keeps its shape.',
    }
  },
} // prettier-ignore

/** A bowl of yogurt and what lies about. */
export const yogurtBowl: DishForm = {
  id: 'yogurt-bowl',
  name: 'yogurt bowl',
  course: 'breakfast',
  serves: 1,
  slots: [
    { name: 'yogurt', takes: every(some(kind('yogurt'), id('soy-yogurt', 'coconut-yogurt', 'oat-yogurt', 'almond-yogurt', 'cottage-cheese', 'ricotta', 'kefir')), not(id('labneh'))), min: 1, max: 1 },
    { name: 'fruit', takes: every(fresh, not(kind('dried-fruit'))), max: 2 },
    { name: 'crunch', takes: id('granola', 'muesli', 'rolled-oat', 'cornflake', 'cereal', 'rice-krispie', 'bran', 'biscuit', 'digestive-biscuit', 'wheat-germ'), max: 1 },
    sweetener, { ...nuts, max: 2 }, seeds, { name: 'dried', takes: every(kind('dried-fruit'), not(id('candied-peel', 'dried-jujube'))), max: 2 }, spice, { name: 'spread', takes: some(kind('nut-butter'), id('jam', 'lemon-curd', 'dark-chocolate', 'chocolate-chip', 'protein-powder')), max: 1 }, { name: 'herb', takes: id('mint'), max: 1 },
  ],
  write(cook) {
    const bowl = cook.must('yogurt', { quantity: 180 * cook.serves })
    const fruit = cook.all('fruit')
    const [crunch, sweet, scent, spread, herb] = [cook.one('crunch', { share: 0.8 }), cook.one('sweetener', { quantity: 10 * cook.serves }), cook.one('spice'), cook.one('spread', { share: 0.8 }), cook.one('herb')]
    const strewn = [...cook.all('dried', { share: 0.8 }), ...cook.all('nuts', { share: 0.8 }), ...cook.all('seeds')]
    const swirl = given(cook, [spread, scent], (foods) => ` Swirl in ${foods}.`)
    cook.step(`Stir ${cook.the(bowl)} smooth and spoon into a bowl or a tall glass.${swirl}`)
    const over = [...fruit, ...present([crunch]), ...strewn]
    cook.step(over.length > 0 ? `Pile ${cook.the(...over)} on top${given(cook, [sweet, herb], (foods) => ` and finish with ${foods}`)}.` : given(cook, [sweet, herb], (foods) => `Finish with ${foods}.`) || 'Eat it cold, with a small spoon.')
    const named = [...fruit, ...present([crunch]), ...strewn]
    return { title: `${adjective(cook, [sweet])}${named.length > 0 ? attributive(named, 2) : titleName(bowl)} ${named.length > 0 ? 'yogurt bowl' : 'bowl'}`.replace('yogurt bowl', bowl.food.role === 'dairy' ? 'yogurt bowl' : `${bowl.food.name} bowl`).replace(/yogurt yogurt|yogurt bowl bowl/, 'yogurt'), sentence: cook.say('Cold, sharp and crunchy, in two minutes.', 'Layer it in a glass and call it a parfait.'), tip: 'Add what is crisp last of all.' }
  },
} // prettier-ignore

/** Cereal with milk: as plain as breakfast gets. */
export const cerealBowl: DishForm = {
  id: 'cereal-bowl',
  name: 'bowl of cereal',
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots: [{ name: 'cereal', takes: id('cereal', 'granola', 'muesli', 'cornflake', 'rice-krispie', 'bran'), min: 1, max: 2 }, { name: 'milk', takes: some(pouringMilk, id('chocolate-milk', 'kefir')), max: 1 }, { name: 'fruit', takes: fresh, max: 2 }, sweetener, { ...nuts, max: 1 }, seeds],
  write(cook) {
    const crisp = cook.all('cereal')
    const milk = cook.one('milk', { quantity: 150 * cook.serves }) ?? cook.need('milk', 150 * cook.serves)
    const over = present([...cook.all('fruit', { share: 0.6 }), ...cook.all('nuts'), ...cook.all('seeds'), cook.one('sweetener', { quantity: 8 })])
    cook.step(`Tip ${cook.the(...crisp)} into a bowl${given(cook, over, (foods) => ` and top with ${foods}`)}.`)
    cook.step(`Pour ${cook.the(milk)} around the edge and eat at once, while it crackles.`)
    return { title: `${cook.say('A bowl of', 'Cold')} ${titleNames(crisp)}${over[0] && over[0].food.role === 'fruit' ? ` with ${over[0].noun}` : ''}`, sentence: 'The only rule is not to let it wait.' }
  },
} // prettier-ignore

export const smoothie: DishForm = {
  id: 'smoothie',
  name: 'smoothie',
  course: 'drink',
  serves: 2,
  slots: [
    { name: 'fruit', takes: every(fresh, not(kind('dried-fruit')), not(id('pomegranate', 'coconut', 'kumquat'))), min: 1, max: 3 },
    { name: 'liquid', takes: some(pouringMilk, every(kind('yogurt', 'juice'), not(id('labneh', 'tomato-juice', 'smoothie'))), id('coconut-water', 'kefir', 'soy-yogurt', 'coconut-milk', 'coconut-yogurt')), max: 2 },
    { name: 'leaf', takes: id('spinach', 'kale', 'avocado', 'cucumber', 'carrot', 'beetroot'), max: 1 },
    { name: 'extra', takes: some(kind('nut-butter', 'seed'), syrup.takes, id('ginger', 'cocoa', 'rolled-oat', 'date', 'protein-powder', 'matcha', 'mint')), max: 3 },
    { name: 'acid', takes: id('lemon', 'lime', 'lemon-juice', 'lime-juice'), max: 1 },
    { ...spice, takes: some(spice.takes, id('turmeric')) },
    { name: 'ice', takes: id('ice'), max: 1 },
  ],
  suits: (filled) => foodsOf(filled) >= 2 && (holds(filled, 'liquid') || (filled.get('fruit')?.length ?? 0) > 1 || holds(filled, 'ice')),
  write(cook) {
    const fruit = cook.all('fruit', { cut: 'cut into pieces' })
    const liquid = cook.all('liquid', { share: 1.4 })
    const rest = [...cook.all('leaf', { share: 0.5 }), ...cook.all('extra', { share: 0.7 }), ...cook.all('acid', { share: 0.4 }), ...cook.all('spice'), ...cook.all('ice')]
    const thin = liquid.length > 0 ? liquid : [cook.need('water', 250)]
    cook.step(`Put ${cook.the(...thin)} into the blender first, then ${cook.the(...fruit, ...rest)}.`)
    cook.step(`Blend for ${cook.min(1)}, until completely smooth. Pour and drink at once.`)
    const named = [...fruit, ...rest.filter(({ food }) => ['spinach', 'kale', 'avocado', 'ginger', 'peanut-butter', 'cocoa'].includes(food.id))]
    return { title: `${attributive(named.slice(0, 1).concat(named.slice(-1)))} smoothie`, sentence: cook.say('Breakfast in a glass.', 'Thick, cold and gone in a minute.', 'A handful of good things, through the blades.'), tip: 'Frozen pieces make it thick without any ice.' }
  },
} // prettier-ignore
