import type { Food } from '#food/food.ts'
import type { DishForm } from '../dish.ts'
import { pouringMilk, salt, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { attributive, titleName } from './telling.ts'

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

/** Hot chocolate: 15 ml cocoa or 30 g chocolate to 200 ml milk a head. */
export const hotChocolate: DishForm = {
  id: 'hot-chocolate',
  name: 'mug of hot chocolate',
  course: 'drink',
  serves: 2,
  appeal: -0.5,
  slots: [{ name: 'cocoa', takes: some(id('cocoa', 'drinking-chocolate'), every(kind('chocolate'), not(id('chocolate-candy')))), min: 1, max: 1 }, { name: 'milk', takes: pouringMilk, max: 1 }, sweetener, { name: 'spice', takes: some(warmSpice, id('chili-flake', 'cayenne', 'peppermint-extract', 'orange-zest', 'chili-powder')), max: 2 }, { name: 'spirit', takes: strong, max: 1 }, { name: 'top', takes: id('whipped-cream', 'heavy-cream', 'marshmallow', 'vegan-marshmallow', 'marshmallow-fluff'), max: 2 }, salt],
  write(cook) {
    const bar = cook.peek('cocoa')?.food.kind === 'chocolate'
    const dark = cook.must('cocoa', { quantity: (bar ? 35 : 15) * cook.serves, cut: 'finely chopped' })
    const milk = cook.one('milk', { quantity: 200 * cook.serves }) ?? cook.need('milk', 200 * cook.serves)
    const bitter = ['cocoa', 'unsweetened-chocolate'].includes(dark.food.id)
    const sweet = cook.one('sweetener', { quantity: 10 * cook.serves }) ?? (bitter ? cook.need('sugar', 12 * cook.serves) : undefined)
    const [spices, shot, tops, pinch] = [cook.all('spice', { share: 0.7 }), cook.one('spirit', { quantity: 20 * cook.serves }), cook.all('top', { share: 0.7 }), cook.one('salt', { quantity: 0.5 })]
    cook.step(`${given(cook, bar ? [] : [dark, sweet, pinch], (foods) => `Whisk ${foods} with a little of ${cook.the(milk)} to a smooth paste in a small pan; add the rest`) || `Put ${cook.the(milk, sweet, pinch)} into a small pan`}${given(cook, spices, (foods) => `, with ${foods}`)}.`)
    cook.step(`Heat for ${cook.min(5)}, whisking, until steaming and frothy but not boiling.${bar ? ` Off the heat, whisk in ${cook.the(dark)} until melted.` : ''}${given(cook, [shot], (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Pour into warm mugs${given(cook, tops, (foods) => ` and top with ${foods}`)}.`)
    return { title: `${spices.length > 0 ? `${attributive(spices, 1)} ` : cook.say('thick ', 'proper ')}hot chocolate${shot ? ` with ${shot.noun}` : ''}`.replace(' extract', ''), sentence: `Whisked, never boiled${shot ? '; for adults.' : '.'}` }
  },
} // prettier-ignore

const brewed = id(
  'coffee',
  'instant-coffee',
  'espresso',
  'chicory',
  'tea',
  'green-tea',
  'herbal-tea',
  'chai',
  'matcha',
)

/** Grams, millilitres or spoon measures for one cup: two spoons of ground coffee, one bag of tea. */
const strength = ({ id: name, per }: Food) => (name === 'coffee' || name === 'chicory' ? 25 : per[1])

/** Tea or coffee, hot, with milk and spice as there are. */
export const brew: DishForm = {
  id: 'brew',
  name: 'hot drink',
  course: 'drink',
  serves: 2,
  appeal: -1,
  slots: [{ name: 'leaf', takes: brewed, min: 1, max: 1 }, { name: 'milk', takes: some(pouringMilk, id('evaporated-milk', 'coffee-creamer')), max: 1 }, sweetener, { name: 'spice', takes: warmSpice, max: 4 }, { name: 'sharp', takes: id('lemon', 'orange', 'lemon-juice'), max: 1 }, { name: 'herb', takes: id('mint', 'lemon-balm'), max: 1 }, { name: 'cocoa', takes: id('cocoa'), max: 1 }, { name: 'cream', takes: id('whipped-cream', 'heavy-cream'), max: 1 }, { name: 'spirit', takes: strong, max: 1 }],
  write(cook) {
    const leaf = cook.must('leaf', { quantity: (food) => strength(food) * cook.serves })
    const milk = cook.one('milk', { quantity: (cook.has('spice') ? 120 : 60) * cook.serves })
    const [sweet, spices, sharp, herb, cocoa, cool, shot] = [cook.one('sweetener', { quantity: 8 * cook.serves }), cook.all('spice', { share: 0.6, cut: 'whole' }), cook.one('sharp', { share: 0.3 }), cook.one('herb'), cook.one('cocoa', { quantity: 5 }), cook.one('cream', { quantity: 20 * cook.serves }), cook.one('spirit', { quantity: 25 * cook.serves })]
    const coffee = ['coffee', 'instant-coffee', 'espresso', 'chicory'].includes(leaf.food.id)
    const poured = leaf.food.id === 'espresso'
    if (spices.length > 0 && !poured) {
      cook.step(`Simmer ${cook.the(...spices)} in ${cook.pour('water', 220 * cook.serves)} for ${cook.min(8)}, until fragrant. Add ${cook.the(leaf)} and draw off the heat for ${cook.min(4)}; strain.`)
    } else if (poured) cook.step(`Warm the cups and heat ${cook.the(leaf, ...spices)} for ${cook.min(2)}, without boiling.`)
    else cook.step(`Bring ${cook.pour('water', 220 * cook.serves)} to the boil and wait a minute. Pour over ${cook.the(leaf, herb)} and leave for ${cook.min(leaf.food.id === 'green-tea' ? 2 : 4)}, then strain${leaf.food.measure === 'each' ? ' or lift out' : ''}.`)
    if (milk) cook.step(`Heat ${cook.the(milk)} for ${cook.min(3)}, whisking to a froth, and pour in.`)
    cook.step(`${given(cook, [sweet, sharp, shot, spices.length > 0 || poured ? herb : undefined], (foods) => `Stir in ${foods} to taste. `)}Drink hot${given(cook, [cool, cocoa], (foods) => `, topped with ${foods}`)}.`)
    const name = titleName(leaf)
    return { title: shot ? `${shot.noun} ${name}` : spices.length > 0 ? `Spiced ${milk ? 'milky ' : ''}${name}` : milk ? (coffee ? `${cook.say('Milky', 'Frothy')} ${name}` : `${name} with milk`) : sharp ? `${name} with ${sharp.noun}` : herb ? `${herb.noun} ${name}` : cook.say(`A good cup of ${name}`, `A pot of ${name}`), sentence: `${cook.say('Five minutes of peace, poured', 'Made properly, it needs no biscuit; with one, it is better')}${shot ? '; for adults.' : '.'}` }
  },
} // prettier-ignore
