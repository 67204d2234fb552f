import type { DishForm } from '../dish.ts'
import { foodsOf, holds, pouringMilk, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { id, some } from './slots.ts'
import { attributive } from './telling.ts'

const sweetener = {
  name: 'sweetener',
  takes: some(sugar.takes, syrup.takes, id('stevia', 'sweetener', 'vanilla-sugar', 'condensed-milk')),
  max: 1,
}
const warmSpice = id(
  'cinnamon',
  'cinnamon-stick',
  'nutmeg',
  'cardamom',
  'clove',
  'star-anise',
  'allspice',
  'ginger',
  'ground-ginger',
  'peppercorn',
  'mixed-spice',
  'vanilla-extract',
  'vanilla-bean',
  'fennel-seed',
  'turmeric',
)
const strong = id(
  'rum',
  'whisky',
  'brandy',
  'amaretto',
  'orange-liqueur',
  'irish-cream',
  'coffee-liqueur',
  'liqueur',
)

/** Fresh ginger, citrus, mint or spice in hot water. */
export const infusion: DishForm = {
  id: 'infusion',
  name: 'hot infusion',
  course: 'drink',
  serves: 2,
  appeal: -1,
  slots: [{ name: 'base', takes: id('ginger', 'mint', 'lemon', 'lemongrass', 'cinnamon-stick', 'lemon-balm', 'fennel-seed', 'fresh-turmeric', 'orange', 'lime'), min: 1, max: 3 }, sweetener, { name: 'spice', takes: id('clove', 'star-anise', 'cardamom', 'cinnamon', 'turmeric', 'cinnamon-stick', 'rosemary', 'thyme', 'black-pepper'), max: 2 }, { name: 'spirit', takes: id('rum', 'whisky', 'brandy'), max: 1 }, { name: 'apple', takes: id('apple', 'apple-juice', 'pear', 'cranberry-juice'), max: 1 }],
  suits: (filled) => foodsOf(filled) >= 2 || holds(filled, 'base', id('mint', 'ginger', 'lemon-balm', 'lemongrass')),
  write(cook) {
    const base = cook.all('base', { share: 0.8, cut: 'sliced' })
    const [spices, sweet, shot, apple] = [cook.all('spice', { share: 0.6 }), cook.one('sweetener', { quantity: 10 * cook.serves }), cook.one('spirit', { quantity: 40 * cook.serves }), cook.one('apple', { share: 0.4, cut: 'sliced' })]
    const leafy = base.every(({ food }) => food.role === 'herb')
    cook.step(`Bring ${cook.pour('water', (shot ? 150 : 250) * cook.serves)} to the boil${given(cook, leafy ? [] : [...base, ...spices, apple], (foods) => ` with ${foods}`)}.`)
    cook.step(`${leafy ? `Pour over ${cook.the(...base, ...spices, apple)}, cover and leave` : 'Cover and leave over the lowest heat'} for ${cook.min(8)}, until fragrant. Strain into cups.`)
    cook.step(`${given(cook, [sweet, shot], (foods) => `Stir in ${foods} and drink`) || 'Drink'} hot.`)
    return { title: shot ? `Hot ${shot.noun} toddy` : `Hot ${attributive([...base, ...(sweet?.food.id === 'honey' ? [sweet] : [])], 3)} infusion`, sentence: `${cook.say('For a cold morning, or a cold.', 'Warm hands first, then the rest.')}`, tip: 'Bruise roots and stalks with the flat of a knife: they give more.' }
  },
} // prettier-ignore

/** Milk warmed with something sweet or spiced: golden with turmeric. */
// prettier-ignore
export const warmMilk: DishForm = {
  id: 'warm-milk',
  name: 'mug of warm milk',
  course: 'drink',
  serves: 1,
  appeal: -2,
  slots: [{ name: 'milk', takes: pouringMilk, min: 1, max: 1 }, sweetener, { name: 'spice', takes: some(warmSpice, id('saffron', 'rose-water', 'vanilla-sugar')), max: 4 }, { name: 'spirit', takes: strong, max: 1 }, { name: 'fat', takes: id('butter', 'coconut-oil', 'ghee'), max: 1 }],
  write(cook) {
    const milk = cook.must('milk', { quantity: 250 * cook.serves })
    const spices = cook.all('spice', { share: 0.6 })
    const [sweet, shot, fat] = [cook.one('sweetener', { quantity: 10 }) ?? cook.want('honey', 10), cook.one('spirit', { quantity: 30 }), cook.one('fat', { quantity: 5 })]
    cook.step(`Heat ${cook.the(milk, ...spices)} in a small pan for ${cook.min(spices.length > 0 ? 7 : 4)}, whisking, until steaming but not boiling.`)
    cook.step(`${given(cook, [sweet, shot, fat], (foods) => `Stir in ${foods} and drink`) || 'Drink'} warm.`)
    const golden = spices.some(({ food }) => food.id === 'turmeric')
    return { title: golden ? `Golden ${milk.noun}` : spices[0] ? `Warm ${milk.noun} with ${spices[0].noun}` : sweet?.food.kind === 'syrup' ? `Warm ${milk.noun} with ${sweet.noun}` : `Warm ${milk.noun}`, sentence: `The last thing before bed${shot ? '; for adults.' : '.'}` }
  },
}
