import type { DishForm } from '../dish.ts'
import { creamable, foodsOf, holds, nuts, scent, scents, slot, syrup } from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { adjective, attributive } from './telling.ts'

const bar = {
  name: 'chocolate',
  takes: every(kind('chocolate'), not(id('chocolate-candy', 'unsweetened-chocolate'))),
  min: 1,
  max: 1,
}
const pouring = {
  name: 'cream',
  takes: id('heavy-cream', 'coconut-cream', 'coconut-milk', 'oat-cream', 'soy-cream', 'single-cream'),
  min: 1,
  max: 1,
}
const fruit = {
  name: 'fruit',
  takes: every(role('fruit'), ({ food }) => food.raw, not(kind('dried-fruit'))),
  max: 1,
}
const spirit = {
  name: 'spirit',
  takes: id(
    'rum',
    'brandy',
    'whisky',
    'orange-liqueur',
    'coffee-liqueur',
    'espresso',
    'amaretto',
    'irish-cream',
  ),
  max: 1,
}

/** Ganache pots: equal weights of chocolate and cream, set soft enough for a spoon. */
export const chocolatePots: DishForm = {
  id: 'chocolate-pots',
  name: 'pot of chocolate cream',
  course: 'dessert',
  serves: 4,
  appeal: 0.5,
  slots: [bar, pouring, { name: 'sugar', takes: some(id('sugar', 'icing-sugar', 'caster-sugar', 'honey', 'maple-syrup')), max: 1 }, slot(scent, { max: 1 }), spirit, fruit, slot(nuts, {}), { name: 'zest', takes: id('orange', 'orange-zest'), max: 1 }, { name: 'crumb', takes: kind('biscuit'), max: 1 }, { name: 'salt', takes: id('salt', 'flaky-salt'), max: 1 }],
  write(cook) {
    const scale = cook.batch({ chocolate: 150, cream: 180 })
    const [dark, cool] = [cook.must('chocolate', { quantity: 150 * scale, cut: 'finely chopped' }), cook.must('cream', { quantity: 180 * scale })]
    const [sugar, shot, zest] = [cook.one('sugar', { quantity: 15 * scale }), cook.one('spirit', { quantity: 20 * scale }), cook.one('zest', { share: 0.2, cut: 'zest grated' })]
    const [fresh, nut, crumb, pinch] = [cook.one('fruit', { share: 0.6 }), cook.one('nuts', { share: 0.5 }), cook.one('crumb', { share: 0.5 }), cook.one('salt', { quantity: 0.5 })]
    cook.step(`Bring ${cook.the(cool, sugar)} just to a simmer in a small pan, about ${cook.min(3)}.`)
    cook.step(`Pour over ${cook.the(dark)} in a bowl, wait for ${cook.min(2)}, then stir from the middle until smooth and glossy.${given(cook, [...scents(cook), shot, zest, pinch], (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Divide among ${cook.serves} small glasses and chill for ${cook.min(90)}.${given(cook, [fresh, nut, crumb], (foods) => ` Top with ${foods}.`)}`)
    return { title: `${adjective(cook, [zest])}${dark.food.id === 'white-chocolate' ? 'white ' : ''}chocolate pots${fresh ? ` with ${fresh.noun}` : ''}`, sentence: cook.say('Two things stirred together, and nobody will believe it.', 'Small, because they are strong.'), tip: 'Take them out of the fridge a quarter of an hour early: cold mutes the flavour.' }
  },
} // prettier-ignore

/** Truffles: two parts chocolate to one of cream, firm enough to roll. */
export const truffles: DishForm = {
  id: 'truffles',
  name: 'box of truffles',
  course: 'dessert',
  serves: 8,
  slots: [bar, pouring, slot(creamable, { takes: id('butter', 'vegan-butter') }), slot(scent, { max: 1 }), spirit, { name: 'coat', takes: some(id('cocoa', 'icing-sugar', 'desiccated-coconut', 'sprinkle'), nuts.takes), max: 2 }, { name: 'salt', takes: id('salt', 'flaky-salt'), max: 1 }],
  suits: (filled) => foodsOf(filled) >= 3 && holds(filled, 'coat'),
  write(cook) {
    const scale = cook.batch({ chocolate: 200, cream: 100 })
    const [dark, cool] = [cook.must('chocolate', { quantity: 200 * scale, cut: 'finely chopped' }), cook.must('cream', { quantity: 100 * scale })]
    const [fat, shot, pinch] = [cook.one('fat', { quantity: 20 * scale }), cook.one('spirit', { quantity: 15 }), cook.one('salt', { quantity: 0.5 })]
    const coats = cook.all('coat', { quantity: 40 * scale, cut: 'finely chopped' })
    cook.step(`Heat ${cook.the(cool, fat)} in a small pan for ${cook.min(3)}, until just simmering. Pour over ${cook.the(dark)}, wait a moment and stir until smooth.${given(cook, [...scents(cook), shot, pinch], (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Chill for ${cook.min(120)}, until firm enough to scoop.`)
    cook.step(`Roll teaspoonfuls into balls with cool hands and then in ${cook.the(...coats)}. Keep in the fridge, up to a week.`)
    return { title: `Chocolate truffles rolled in ${coats.map(({ noun }) => noun).join(' and ')}`, sentence: 'A present that takes a quarter of an hour of rolling.', tip: 'Dust your palms first and they stick less.' }
  },
} // prettier-ignore

/** Chocolate melted, spread and strewn. */
export const bark: DishForm = {
  id: 'chocolate-bark',
  name: 'sheet of chocolate bark',
  course: 'dessert',
  serves: 8,
  appeal: -0.5,
  slots: [bar, { name: 'top', takes: every(some(nuts.takes, kind('seed', 'dried-fruit', 'confection', 'biscuit', 'snack'), id('flaky-salt', 'salt', 'granola', 'rice-krispie', 'cornflake', 'sprinkle', 'popcorn', 'dried-rose-petal', 'chili-flake')), not(id('pork-rind', 'prawn-cracker', 'poppadom', 'seaweed-snack', 'wasabi-pea', 'cheese-puff', 'tortilla-chip', 'corn-snack', 'pita-chip', 'crisp', 'cake', 'fruit-cake', 'muffin', 'pie', 'danish', 'doughnut', 'jelly-cube', 'lollipop', 'cotton-candy', 'chow-mein-crispy'))), max: 4 }],
  write(cook) {
    const scale = cook.batch({ chocolate: 200 })
    const dark = cook.all('chocolate', { quantity: 200 * scale, cut: 'chopped' })
    const tops = cook.all('top', { share: 0.6 })
    cook.step(`Melt ${cook.the(...dark)} in a bowl over barely simmering heat for ${cook.min(6)}, stirring, until smooth.`)
    cook.step(`Spread on baking paper as thick as a coin${given(cook, tops, (foods) => ` and scatter with ${foods} at once`)}.`)
    cook.step(`Leave in a cool place for ${cook.min(60)}, until set hard, and break into shards.`)
    return { title: `${tops.length > 0 ? `${attributive(tops, 2)} ` : ''}chocolate bark`, sentence: cook.say('Ten minutes of work, and it looks bought.', 'Snap, crunch, gone.'), tip: 'Melt it slowly: scorched chocolate turns grainy and cannot be saved.' }
  },
} // prettier-ignore

/** Fridge cake: 200 g chocolate and 90 g butter hold 300 g of rubble. */
export const fridgeCake: DishForm = {
  id: 'fridge-cake',
  name: 'fridge cake',
  course: 'dessert',
  serves: 12,
  slots: [{ ...bar, takes: kind('chocolate') }, slot(creamable, { takes: id('butter', 'vegan-butter', 'margarine', 'coconut-oil'), }), syrup, { name: 'biscuit', takes: every(some(kind('biscuit'), id('rice-krispie', 'cornflake', 'popcorn')), not(id('cake', 'sponge-cake', 'fruit-cake', 'brownie', 'muffin', 'doughnut', 'danish', 'pie'))), min: 1, max: 2 }, { name: 'rubble', takes: some(nuts.takes, kind('dried-fruit'), id('marshmallow', 'vegan-marshmallow', 'caramel', 'nougat')), max: 3 }, { name: 'salt', takes: id('salt', 'flaky-salt'), max: 1 }],
  suits: (filled) => foodsOf(filled) >= 2,
  write(cook) {
    const scale = cook.batch({ chocolate: 200, biscuit: 150 })
    const dark = cook.must('chocolate', { quantity: 200 * scale })
    const fat = cook.one('fat', { quantity: 90 * scale }) ?? cook.need('butter', 90 * scale)
    const drizzle = cook.one('syrup', { quantity: 45 * scale })
    const crunch = cook.all('biscuit', { quantity: 110 * scale, cut: 'broken into pieces' })
    const rubble = cook.all('rubble', { quantity: 70 * scale })
    cook.step(`Melt ${cook.the(dark, fat, drizzle, cook.one('salt', { quantity: 0.5 }))} together over the lowest heat for ${cook.min(6)}, stirring. Cool for ${cook.min(5)}.`)
    cook.step(`Stir in ${cook.the(...crunch, ...rubble)} until everything is coated.`)
    cook.step(`Press into a lined ${scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'} square tin and chill for ${cook.min(120)}, until firm. Cut into bars.`)
    return { title: rubble.some(({ food }) => food.id.includes('marshmallow')) ? 'Rocky road' : `${attributive(present([...crunch, ...rubble]), 2)} chocolate bars`, sentence: 'No oven, one bowl, and a rest in the cold.', tip: 'Cut with a knife dipped in something hot and the edges stay clean.' }
  },
} // prettier-ignore
