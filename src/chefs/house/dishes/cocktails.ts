import type { Use } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { salt, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { attributive, titleName, titleNames } from './telling.ts'

const sweetener = { name: 'sweetener', takes: some(sugar.takes, syrup.takes), max: 1 }
const herb = {
  name: 'herb',
  takes: id('mint', 'basil', 'rosemary', 'thyme', 'lemon-balm', 'lavender'),
  max: 1,
}
const ice = { name: 'ice', takes: id('ice'), max: 1 }
const spirits = every(
  kind('spirit'),
  not(
    id(
      'alcohol',
      'bitters',
      'liqueur',
      'irish-cream',
      'advocaat',
      'coffee-liqueur',
      'amaretto',
      'orange-liqueur',
      'campari',
      'pastis',
    ),
  ),
)

/** Mixtures that have a name of their own, by what must be in them. */
const classics: readonly (readonly [name: string, ...ids: string[]])[] = [
  ['Margarita', 'tequila', 'lime', 'orange-liqueur'], ['Mojito', 'rum', 'lime', 'mint'], ['Daiquiri', 'rum', 'lime', 'sugar'],
  ['Negroni', 'gin', 'campari', 'vermouth'], ['Martini', 'gin', 'vermouth'], ['Manhattan', 'whisky', 'vermouth'], ['Bloody Mary', 'vodka', 'tomato-juice'],
  ['Cuba libre', 'rum', 'cola', 'lime'], ['Moscow mule', 'vodka', 'ginger-beer'], ['Screwdriver', 'vodka', 'orange-juice'], ['White Lady', 'gin', 'lemon', 'orange-liqueur'],
] // prettier-ignore

function named(uses: readonly Use[]): string | undefined {
  const ids = uses.map(({ food }) =>
    food.id.replace(/-juice$/, (tail) => (/^(?:lime|lemon)-/.test(food.id) ? '' : tail)),
  )
  return classics.find(
    ([, ...needed]) => needed.every((one) => ids.includes(one)) && uses.length <= needed.length + 1,
  )?.[0]
}

const adults = (first: string) => `${first.replace(/\.$/, '')}; for adults, one at a time.`

/** A sour: 50 ml spirit, 25 ml citrus, 20 ml syrup or liqueur, shaken hard with ice. */
export const sour: DishForm = {
  id: 'sour',
  name: 'cocktail',
  course: 'drink',
  serves: 1,
  appeal: 0.5,
  slots: [{ name: 'spirit', takes: spirits, min: 1, max: 1 }, { name: 'citrus', takes: id('lemon', 'lime', 'lemon-juice', 'lime-juice', 'bottled-lime-juice', 'bottled-lemon-juice', 'yuzu', 'grapefruit'), min: 1, max: 1 }, { name: 'sweet', takes: some(sugar.takes, syrup.takes, id('orange-liqueur', 'amaretto', 'grenadine', 'marmalade', 'jam')), max: 2 }, herb, { name: 'fruit', takes: every(kind('berry', 'fruit'), ({ food }) => food.raw, not(id('grapefruit'))), max: 1 }, ice, { name: 'juice', takes: id('cranberry-juice', 'pineapple-juice', 'orange-juice', 'pomegranate-juice', 'apple-juice'), max: 1 }, { name: 'bitters', takes: id('bitters'), max: 1 }, salt],
  write(cook) {
    const spirit = cook.must('spirit', { quantity: 50 })
    const citrus = cook.must('citrus', { quantity: cook.peek('citrus')?.food.measure === 'each' ? 60 : 25, cut: 'juiced' })
    const sweets = cook.all('sweet', { quantity: 15 })
    const sweet = sweets.length > 0 ? sweets : [cook.need('sugar', 10)]
    const [green, fresh, juice, dash, pinch] = [cook.one('herb', { cut: 'leaves picked' }), cook.one('fruit', { share: 0.3 }), cook.one('juice', { quantity: 30 }), cook.one('bitters', { quantity: 2 }), cook.one('salt', { quantity: 0.5 })]
    const cold = cook.one('ice', { quantity: 150 }) ?? cook.need('ice', 150)
    const muddled = [green, fresh].filter((use) => use !== undefined)
    cook.step(`${muddled.length > 0 ? `Press ${cook.the(...muddled)} in a shaker or a jar with a lid. Add` : 'Put'} ${cook.the(spirit, citrus, ...sweet, juice, dash)}${muddled.length > 0 ? '' : ' into a shaker or a jar with a lid'} and stir until nothing is gritty.`)
    cook.step(`Add ${cook.the(cold)}, close and shake hard until the outside frosts.${given(cook, [pinch], (foods) => ` Rim a glass with ${foods}.`)} Strain into a cold glass.`)
    return { title: named([spirit, citrus, ...sweets, ...muddled]) ?? `${fresh ? `${attributive([fresh])} ` : green ? `${attributive([green])} ` : ''}${titleName(spirit)} sour`, sentence: adults(cook.say('Strong, sharp and sweet, in that order.', 'Two parts strong, one sour, a little less than one sweet.')), tip: 'Taste before it is strained: a drop more of the sweet or the sharp makes it yours.' }
  },
} // prettier-ignore

/** A highball: 50 ml spirit lengthened with 150 ml of something fizzy or fruity, over ice. */
export const highball: DishForm = {
  id: 'highball',
  name: 'cocktail',
  course: 'drink',
  serves: 1,
  appeal: 0.5,
  slots: [{ name: 'spirit', takes: some(spirits, id('campari', 'coffee-liqueur', 'pastis', 'amaretto', 'orange-liqueur')), min: 1, max: 1 }, { name: 'mixer', takes: some(id('soda', 'cola', 'lemonade', 'ginger-ale', 'ginger-beer', 'tonic', 'sparkling-water', 'energy-drink', 'coconut-water', 'iced-tea', 'tomato-juice', 'cordial', 'kombucha'), every(kind('juice'), not(id('carrot-juice', 'smoothie')))), min: 1, max: 2 }, { name: 'citrus', takes: id('lemon', 'lime', 'orange', 'lemon-juice', 'lime-juice', 'grapefruit'), max: 1 }, { ...sweetener }, herb, { name: 'fruit', takes: every(some(kind('berry', 'fruit'), id('cucumber', 'ginger')), ({ food }) => food.raw), max: 1 }, ice, { name: 'dash', takes: some(id('bitters', 'worcestershire', 'hot-sauce', 'grenadine', 'black-pepper')), max: 2 }],
  write(cook) {
    const spirit = cook.must('spirit', { quantity: 50 })
    const mixers = cook.all('mixer', { quantity: 150 / Math.max(1, cook.count('mixer')) })
    const [wedge, sweet, green, fresh, dash] = [cook.one('citrus', { quantity: cook.peek('citrus')?.food.measure === 'each' ? 30 : 15, cut: 'cut into wedges' }), cook.one('sweetener', { quantity: 10 }), cook.one('herb', { cut: 'leaves picked' }), cook.one('fruit', { share: 0.3 }), cook.all('dash', { quantity: 2 })]
    const cold = cook.one('ice', { quantity: 150 }) ?? cook.need('ice', 150)
    const muddled = [green, sweet, fresh].filter((use) => use !== undefined)
    if (muddled.length > 0) cook.step(`Press ${cook.the(...muddled)} gently at the bottom of a tall glass; bruise, do not shred.`)
    cook.step(`Fill ${muddled.length > 0 ? 'the' : 'a tall'} glass with ${cook.the(cold)}. Pour ${cook.the(spirit, ...dash)} over, then ${cook.the(...mixers)}.`)
    cook.step(`Stir once from the bottom up${given(cook, [wedge], (foods) => ` and squeeze ${foods} over`)}.`)
    return { title: named([spirit, ...mixers, wedge, green].filter((use) => use !== undefined)) ?? `${titleName(spirit)} and ${titleNames(mixers, 1).replace(/ water$/, '')}${green ? ` with ${green.noun}` : ''}`, sentence: adults(cook.say('One part strong, three parts long, plenty of ice.', 'Tall, cold and built in the glass.')), tip: 'Fill the glass to the top with ice: more of it melts less.' }
  },
} // prettier-ignore

/** One thing with alcohol and nothing to mix it with: served as it should be. */
export const poured: DishForm = {
  id: 'poured',
  name: 'glass',
  course: 'drink',
  serves: 1,
  appeal: -3,
  slots: [{ name: 'bottle', takes: every(some(kind('beer', 'wine', 'spirit'), id('alcohol-free-beer')), not(id('alcohol', 'bitters', 'mirin', 'shaoxing-wine'))), min: 1, max: 1 }, { name: 'garnish', takes: id('lemon', 'lime', 'orange', 'mint', 'olive'), max: 1 }, ice, { name: 'nibble', takes: every(some(kind('snack', 'nut'), id('olive')), ({ food }) => food.raw), max: 2 }],
  write(cook) {
    const soft = cook.peek('bottle')?.food.alcohol !== true
    const kindOf = soft ? 'beer' : cook.peek('bottle')?.food.kind
    const drink = cook.must('bottle', { quantity: kindOf === 'beer' ? 330 : kindOf === 'wine' ? 150 : 50 })
    const cold = kindOf === 'spirit' ? (cook.one('ice', { quantity: 60 }) ?? cook.want('ice', 60)) : undefined
    const [garnish, nibbles] = [cook.one('garnish', { share: 0.2, cut: 'sliced' }), cook.all('nibble', { cut: 'whole' })]
    cook.step(kindOf === 'spirit' ? `Put ${cold ? cook.the(cold) : 'nothing but the drink'} into a short glass and pour ${cook.the(drink)} over.` : kindOf === 'beer' ? `Chill ${cook.the(drink)} well. Tilt a clean, wet glass and pour down the side, straightening it at the end for two fingers of foam.` : `${drink.food.id === 'red-wine' ? `Open ${cook.the(drink)} ${cook.min(20)} ahead` : `Chill ${cook.the(drink)} for ${cook.min(60)}`} and pour a glass a third full.`)
    if (garnish || nibbles.length > 0) cook.step(`Serve${given(cook, [garnish, ...nibbles], (foods) => ` with ${foods}`)}.`)
    return { title: kindOf === 'beer' ? `A well-poured ${drink.noun}` : kindOf === 'wine' ? `A glass of ${drink.noun}` : `${titleName(drink)}, ${cold ? 'on the rocks' : 'neat'}`, sentence: soft ? 'Nothing to mix, nothing to cook.' : adults('Nothing to mix, nothing to cook.'), tip: 'With something to eat on the list there would be a meal beside it.' }
  },
} // prettier-ignore
