import type { DishForm } from '../dish.ts'
import { foodsOf, holds, salt, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

const sweetener = { name: 'sweetener', takes: some(sugar.takes, syrup.takes), max: 1 }
const herb = {
  name: 'herb',
  takes: id('mint', 'basil', 'rosemary', 'thyme', 'lemon-balm', 'lavender'),
  max: 1,
}
const ice = { name: 'ice', takes: id('ice'), max: 1 }
const fruit = {
  name: 'fruit',
  takes: every(
    some(role('fruit'), id('cucumber', 'ginger')),
    ({ food }) => food.raw,
    not(kind('dried-fruit', 'tinned-fruit')),
  ),
  max: 2,
}

/** Lemonade: 150 ml juice and 90 g sugar to 750 ml water. */
export const lemonade: DishForm = {
  id: 'lemonade',
  name: 'jug of lemonade',
  course: 'drink',
  serves: 4,
  appeal: -0.5,
  slots: [{ name: 'citrus', takes: id('lemon', 'lime', 'lemon-juice', 'lime-juice', 'bottled-lemon-juice', 'bottled-lime-juice', 'yuzu'), min: 1, max: 2 }, { ...sweetener, min: 0 }, { name: 'water', takes: id('water', 'sparkling-water'), max: 1 }, herb, fruit, ice, salt],
  suits: (filled) => holds(filled, 'sweetener') || holds(filled, 'water') || foodsOf(filled) === 1,
  write(cook) {
    const sour = cook.all('citrus', { quantity: (cook.peek('citrus')?.food.measure === 'each' ? 270 : 150), cut: 'juiced' })
    const sweet = cook.one('sweetener', { quantity: 90 }) ?? cook.need('sugar', 90)
    const long = cook.one('water', { quantity: 750 }) ?? cook.need('water', 750)
    const [green, fresh, cold, pinch] = [cook.one('herb', { cut: 'leaves picked' }), cook.all('fruit', { share: 0.3, cut: 'sliced' }), cook.one('ice', { quantity: 300 }) ?? cook.want('ice', 300), cook.one('salt', { quantity: 0.5 })]
    cook.step(`Stir ${cook.the(...sour)} with ${cook.the(sweet, pinch)} in a jug until dissolved.${given(cook, [green, ...fresh], (foods) => ` Add ${foods} and press with a wooden spoon.`)}`)
    cook.step(`Top up with ${cook.the(long)}${given(cook, [cold], (foods) => ` and ${foods}`)}. Let it stand for ${cook.min(5)}, taste, and pour.`)
    const lime = sour.every(({ food }) => food.id.startsWith('lim'))
    return { title: `${[...fresh, green].some(Boolean) ? `${attributive([...fresh, green].filter((use) => use !== undefined), 2)} ` : cook.say('fresh ', 'cloudy ')}${lime ? 'limeade' : 'lemonade'}`, sentence: cook.say('Sharp enough to make you blink.', 'A jug for the table, and nobody asks for anything else.'), tip: 'Roll the fruit under your palm first: it gives up more juice.' }
  },
} // prettier-ignore

/** Juices and soft drinks over ice, without alcohol. */
export const cooler: DishForm = {
  id: 'cooler',
  name: 'cooler',
  course: 'drink',
  serves: 2,
  appeal: -0.5,
  slots: [{ name: 'juice', takes: every(some(kind('juice'), id('cordial', 'iced-tea', 'coconut-water', 'kombucha', 'alcohol-free-wine')), not(id('smoothie'))), max: 2 }, { name: 'fizz', takes: id('soda', 'cola', 'lemonade', 'ginger-ale', 'ginger-beer', 'tonic', 'sparkling-water', 'energy-drink'), max: 1 }, { name: 'citrus', takes: id('lemon', 'lime', 'lemon-juice', 'lime-juice', 'orange'), max: 1 }, { ...sweetener, takes: syrup.takes }, herb, fruit, ice],
  suits: (filled) => holds(filled, 'juice') || holds(filled, 'fizz'),
  write(cook) {
    const juice = cook.all('juice', { share: cook.has('fizz') ? 0.7 : 1 })
    const fizz = cook.one('fizz', { share: juice.length > 0 ? 0.6 : 1.2 })
    const [sour, sweet, green, fresh] = [cook.one('citrus', { share: 0.4, cut: 'cut into wedges' }), cook.one('sweetener', { quantity: 8 * cook.serves }), cook.one('herb', { cut: 'leaves picked' }), cook.all('fruit', { share: 0.3 })]
    const cold = cook.one('ice', { quantity: 120 * cook.serves }) ?? cook.need('ice', 120 * cook.serves)
    const muddled = [green, sweet, ...fresh].filter((use) => use !== undefined)
    if (muddled.length > 0) cook.step(`Press ${cook.the(...muddled)} gently at the bottom of tall glasses.`)
    cook.step(`Fill ${muddled.length > 0 ? 'the' : 'tall'} glasses with ${cook.the(cold)}. Pour in ${juice.length > 0 ? cook.the(...juice) : cook.the(fizz)}${juice.length > 0 && fizz ? ` and top up with ${cook.the(fizz)}` : ''}${given(cook, [sour], (foods) => `; squeeze ${foods} over`)}.`)
    cook.step('Stir once from the bottom up and drink cold.')
    const named = [...juice, fizz].filter((use) => use !== undefined)
    const plain = named.length === 1 && muddled.length === 0 && !sour
    return { title: plain ? `${titleName(named[0]!)} over ice` : `${adjective(cook, [sour, green])}${attributive(named, 2)} cooler`.replaceAll(' juice', ''), sentence: cook.say('Cold, sharp and made in the glass.', 'No alcohol, and nothing missing.'), tip: 'Chill the glass and the ice melts more slowly.' }
  },
} // prettier-ignore
