import type { Cook } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { adding, foodsOf, lead, rawFruit, sweetener } from './baking.ts'
import { anyOf, every, id, kind, may, must, not, some } from './slots.ts'
import { titleName, titleNames } from './telling.ts'

/** A sentence about a drink, with a word of warning where there is alcohol in it. */
export function forAdults(cook: Cook, sentence: string): string {
  const strong = cook.uses.some(({ food }) => food.alcohol && ['wine', 'beer', 'spirit'].includes(food.kind))
  return strong ? sentence.replace(/\.$/, '; for adults, one at a time.') : sentence
}

const herb = may('herb', id('mint', 'basil', 'rosemary', 'thyme', 'lemon-balm', 'lavender'))
const ice = may('ice', id('ice'))
const fruit = may('fruit', some(rawFruit, id('cucumber', 'ginger')), 2)
const squeezed = id(
  'lemon',
  'lime',
  'lemon-juice',
  'lime-juice',
  'bottled-lemon-juice',
  'bottled-lime-juice',
  'yuzu',
  'grapefruit',
)
const citrus = may('citrus', some(squeezed, id('orange')))
const spirits = every(kind('spirit'), not(id('alcohol', 'bitters', 'liqueur', 'irish-cream', 'advocaat')))

/** Lemonade: 150 ml juice and 90 g sugar to 750 ml water. */
export const lemonade: DishForm = {
  id: 'lemonade',
  name: 'jug of lemonade',
  course: 'drink',
  serves: 4,
  appeal: -0.5,
  slots: [must('citrus', every(squeezed, not(id('grapefruit'))), 2), sweetener, may('water', id('water', 'sparkling-water')), herb, fruit, ice],
  suits: (filled) => anyOf('sugar', 'water')(filled) || foodsOf(filled) === 1,
  write(cook) {
    const sour = cook.all('citrus', { quantity: ({ measure }) => (measure === 'each' ? 270 : 150) / cook.count('citrus'), cut: 'juiced' })
    const sweet = cook.one('sugar', { quantity: 90 }) ?? cook.need('sugar', 90)
    const long = cook.one('water', { quantity: 750 }) ?? cook.need('water', 750)
    const pressed = [...cook.all('fruit', { share: 0.3, cut: 'sliced' }), ...cook.all('herb', { cut: 'leaves picked' })]
    cook.step(`Stir ${cook.the(...sour, sweet)} in a jug until dissolved.${adding(cook, ' Add ', pressed, ' and press with a wooden spoon.')}`)
    cook.step(`Top up with ${cook.the(long, cook.one('ice', { quantity: 300 }) ?? cook.want('ice', 300))}. Let it stand for ${cook.min(5)}, taste, and pour.`)
    return { title: `${lead(pressed, 'fresh ')}${sour.every(({ food }) => food.id.includes('lime')) ? 'limeade' : 'lemonade'}`, sentence: cook.say('Sharp enough to make you blink.', 'A jug for the table, and nobody asks for anything else.'), tip: 'Roll the fruit under your palm first: it gives up more juice.' }
  },
} // prettier-ignore

/** Mixtures that have a name of their own, by what must be in them. */
const classics: readonly (readonly [name: string, ...ids: string[]])[] = [
  ['Margarita', 'tequila', 'lime', 'orange-liqueur'], ['Mojito', 'rum', 'mint', 'sparkling-water'], ['Daiquiri', 'rum', 'lime', 'sugar'],
  ['Bloody Mary', 'vodka', 'tomato-juice'], ['Cuba libre', 'rum', 'cola', 'lime'], ['Moscow mule', 'vodka', 'ginger-beer'], ['White Lady', 'gin', 'lemon', 'orange-liqueur'],
] // prettier-ignore

function classic(cook: Cook): string | undefined {
  const ids = cook.uses.flatMap(({ item, food }) => (item && food.id !== 'ice' ? food.id.replace(/^(li?e?m[eo]n?)-juice/, '$1') : []))
  return classics.find(([, ...parts]) => parts.every((part) => ids.includes(part)) && ids.length <= parts.length + 3)?.[0]
} // prettier-ignore

/** A sour: 50 ml spirit, 25 ml citrus, 20 ml syrup or liqueur, shaken hard with ice. */
export const sour: DishForm = {
  id: 'sour',
  name: 'cocktail',
  course: 'drink',
  serves: 1,
  appeal: 0.5,
  slots: [must('spirit', every(spirits, not(id('orange-liqueur', 'amaretto')))), must('citrus', squeezed), may('sugar', some(sweetener.takes, id('orange-liqueur', 'amaretto', 'grenadine', 'marmalade', 'jam')), 2), herb, { ...fruit, max: 1 }, ice, may('juice', some(kind('juice'), id('bitters', 'salt')))],
  write(cook) {
    const spirit = cook.must('spirit', { quantity: 50 })
    const citrusUse = cook.must('citrus', { quantity: ({ measure }) => (measure === 'each' ? 60 : 25), cut: 'juiced' })
    const sweets = cook.all('sugar', { quantity: 15 })
    const pressed = [...cook.all('fruit', { share: 0.3 }), ...cook.all('herb', { cut: 'leaves picked' })]
    const more = cook.all('juice', { quantity: ({ kind: of }) => (of === 'juice' ? 30 : of === 'salt' ? 0.5 : 2) })
    cook.step(`${adding(cook, 'Press ', pressed, ' at the bottom of a shaker. ')}Put ${cook.the(spirit, citrusUse, ...(sweets.length > 0 ? sweets : [cook.need('sugar', 10)]), ...more)} into ${pressed.length > 0 ? 'it' : 'a shaker or a jar with a lid'} and stir until nothing is gritty.`)
    cook.step(`Add ${cook.the(cook.one('ice', { quantity: 150 }) ?? cook.need('ice', 150))}, close and shake hard until the outside frosts. Strain into a cold glass.`)
    return { title: classic(cook) ?? `${lead(pressed)}${titleName(spirit)} sour`, sentence: forAdults(cook, 'Two parts strong, one sour, a little less than one sweet.'), tip: 'Taste before it is strained: a drop more of the sweet or the sharp makes it yours.' }
  },
} // prettier-ignore

/** A long drink over ice: 150 to 200 ml of something fizzy or fruity, with or without 50 ml of spirit. */
export const longDrink: DishForm = {
  id: 'long-drink',
  name: 'long drink',
  course: 'drink',
  serves: 1,
  appeal: 0.5,
  slots: [may('spirit', spirits), must('mixer', every(some(kind('juice', 'soft-drink'), id('sparkling-water')), not(id('smoothie', 'carrot-juice', 'bubble-tea', 'alcohol-free-beer', 'cordial'))), 2), citrus, { ...sweetener, takes: some(sweetener.takes, id('cordial')) }, herb, fruit, ice, may('dash', id('bitters', 'worcestershire', 'hot-sauce', 'grenadine', 'black-pepper'), 2)],
  write(cook) {
    const [spirit] = cook.all('spirit', { quantity: 50 })
    const mixers = cook.all('mixer', { quantity: (spirit ? 150 : 200) / cook.count('mixer') })
    const [sharp] = cook.all('citrus', { quantity: ({ measure }) => (measure === 'each' ? 30 : 15), cut: 'cut into wedges' })
    const pressed = [...cook.all('fruit', { share: 0.3 }), ...cook.all('herb', { cut: 'leaves picked' }), ...cook.all('sugar', { quantity: 10 })]
    cook.step(`${adding(cook, 'Press ', pressed, ' gently at the bottom of a tall glass. ')}Fill ${pressed.length > 0 ? 'it' : 'a tall glass'} with ${cook.the(cook.one('ice', { quantity: 150 }) ?? cook.need('ice', 150))}. Pour in ${cook.the(spirit, ...cook.all('dash', { quantity: 2 }), ...mixers)}.`)
    cook.step(`Stir once from the bottom up${adding(cook, ' and squeeze ', [sharp], ' over')}.`)
    const plain = mixers.length === 1 && pressed.length === 0 && !sharp
    return { title: spirit ? (classic(cook) ?? `${titleName(spirit)} and ${titleNames(mixers, 1).replace(/ water$/, '')}`) : plain ? `${titleNames(mixers)} over ice` : `${lead([...mixers.filter(({ food }) => food.kind !== 'water'), ...pressed])}cooler`.replaceAll(' juice', ''), sentence: forAdults(cook, 'Tall, cold and built in the glass.'), tip: 'Fill the glass to the top with ice: more of it melts less.' }
  },
} // prettier-ignore

/** One thing with alcohol and nothing to mix it with: served as it should be. */
export const poured: DishForm = {
  id: 'poured',
  name: 'glass',
  course: 'drink',
  serves: 1,
  appeal: -3,
  slots: [must('bottle', every(some(kind('beer', 'wine', 'spirit'), id('alcohol-free-beer')), not(id('alcohol', 'bitters', 'mirin', 'shaoxing-wine')))), may('beside', some(every(kind('snack', 'nut'), ({ food }) => food.raw), id('olive', 'lemon', 'lime', 'orange', 'mint')), 2), ice],
  write(cook) {
    const { kind: of, id: name } = cook.peek('bottle')!.food
    const drink = cook.must('bottle', { quantity: of === 'spirit' ? 50 : of === 'wine' ? 150 : 330 })
    const cold = of === 'spirit' ? (cook.one('ice', { quantity: 60 }) ?? cook.want('ice', 60)) : undefined
    cook.step(`${name === 'red-wine' ? `Open ${cook.the(drink)} ${cook.min(20)} ahead and pour` : of === 'spirit' ? `Pour ${cook.the(drink)}${adding(cook, ' over ', [cold])}` : `Chill ${cook.the(drink)} well and pour`} into a clean glass${adding(cook, '; serve with ', cook.all('beside', { share: 0.5, cut: 'sliced' }))}.`)
    return { title: of === 'spirit' ? `${titleName(drink)}${cold ? ' on the rocks' : ', neat'}` : `a glass of ${drink.noun}`, sentence: forAdults(cook, 'Nothing to mix, nothing to cook.') }
  },
} // prettier-ignore
