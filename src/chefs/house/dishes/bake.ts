import type { DishForm, Slot } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import { every, id, kind, not, role, some, sweet } from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

const flour: Slot = {
  name: 'flour',
  takes: every(kind('flour'), not(id('chickpea-flour', 'cornmeal', 'polenta', 'semolina'))),
  min: 1,
  max: 1,
}
const eggs: Slot = { name: 'eggs', takes: id('egg'), max: 1 }
const fat: Slot = {
  name: 'fat',
  takes: some(kind('butter'), id('oil', 'sunflower-oil', 'coconut-oil', 'shortening')),
  max: 1,
}
const sugar: Slot = { name: 'sugar', takes: kind('sugar'), max: 1 }
const syrup: Slot = { name: 'syrup', takes: kind('syrup'), max: 1 }
const leavening: Slot = { name: 'leavening', takes: id('baking-powder', 'baking-soda'), max: 1 }
const milk: Slot = { name: 'milk', takes: kind('milk', 'plant-milk'), max: 1 }
const scent: Slot = {
  name: 'scent',
  takes: some(
    id('vanilla-extract', 'lemon-zest', 'almond-extract', 'vanilla-sugar', 'vanilla-bean'),
    every(kind('sweet-spice'), sweet),
  ),
  max: 2,
}
const fruit: Slot = { name: 'fruit', takes: every(role('fruit'), sweet), max: 1 }
const rich: Slot = {
  name: 'rich',
  takes: some(kind('chocolate', 'nut', 'dried-fruit'), id('cocoa')),
  max: 2,
}

/** Batter of crêpes: 1 part flour, 2 parts milk, and an egg for each 60 g of flour. */
export const pancakes: DishForm = {
  id: 'pancakes',
  name: 'stack of pancakes',
  course: 'breakfast',
  serves: 2,
  appeal: 0.5,
  slots: [flour, { ...milk, min: 1 }, { ...eggs, min: 1 }, sugar, fat, leavening, scent, fruit, syrup,
    { name: 'topping', takes: some(kind('sweet-spread', 'yogurt', 'chocolate')), max: 1 }],
  write(cook) {
    const amounts = { flour: 125, milk: 250, eggs: 100 }
    const scale = cook.scale(amounts)
    const dry = cook.must('flour', { quantity: amounts.flour * scale })
    const beaten = cook.must('eggs', { quantity: amounts.eggs * scale })
    const rising = cook.one('leavening', { quantity: 4 * scale })
    const liquid = cook.must('milk', { quantity: amounts.milk * (rising ? 0.7 : 1) * scale })
    const sweetener = cook.one('sugar', { quantity: 12 * scale })
    const scents = cook.all('scent', { quantity: 5 })
    const salt = cook.need('salt', 0.5)
    const butter = cook.one('fat', { quantity: 20 * scale }) ?? cook.need('butter', 20)
    const [fresh, drizzle, topping] = [cook.one('fruit'), cook.one('syrup'), cook.one('topping')]
    cook.step(`Whisk ${cook.the(dry, rising, sweetener, salt, ...scents)} together in a bowl. Make a well, add ${cook.the(beaten)} and a third of ${cook.the(liquid)} and beat until smooth; thin with the rest.`)
    cook.step(`Let the batter stand for ${cook.min(10)}.`)
    cook.step(`Wipe a frying pan with a little of ${cook.the(butter)} over medium heat. Pour in a ladle of batter, cook until the top is dull, then flip, until set through and golden${cook.safe(beaten)}. Allow ${cook.min(15)} for the whole batch.`)
    const over = [fresh, topping, drizzle].filter((use) => use !== undefined)
    cook.step(`Serve ${over.length > 0 ? `hot, with ${cook.the(...over)}` : 'hot, straight from the pan'}.`)
    return {
      title: `${fresh ? `${titleName(fresh)} ` : ''}${rising ? 'fluffy pancakes' : cook.say('thin pancakes', 'crêpes')}${drizzle ? ` with ${drizzle.noun}` : ''}`,
      sentence: cook.say('The first one is for the cook.', 'A plain batter that never fails if it rests.', 'Breakfast, or supper when nobody is looking.'),
      tip: 'If the batter shows lumps, strain it rather than beat it: beating makes pancakes tough.',
    }
  },
} // prettier-ignore

/** Pound-cake ratio: equal weights of flour, sugar, fat and egg, and 5 ml baking powder for each 100 g of flour. */
export const butterCake: DishForm = {
  id: 'butter-cake',
  name: 'cake',
  course: 'bake',
  serves: 8,
  appeal: 0.5,
  slots: [flour, { ...sugar, min: 1 }, { ...fat, min: 1 }, { ...eggs, min: 1 }, leavening, milk, scent, fruit, rich, { name: 'acid', takes: id('lemon', 'orange', 'lemon-juice'), max: 1 }],
  write(cook) {
    const amounts = { flour: 175, sugar: 150, fat: 150, eggs: 150 }
    const scale = cook.scale(amounts)
    const [butter, white] = [cook.must('fat', { quantity: amounts.fat * scale, cut: 'softened' }), cook.must('sugar', { quantity: amounts.sugar * scale })]
    const [beaten, dry] = [cook.must('eggs', { quantity: amounts.eggs * scale }), cook.must('flour', { quantity: amounts.flour * scale })]
    const rising = dry.food.id.startsWith('self') ? undefined : (cook.one('leavening', { quantity: 8 * scale }) ?? cook.want('bakingPowder', 8 * scale))
    const [liquid, acid, fresh] = [cook.one('milk', { quantity: 30 * scale }), cook.one('acid', { quantity: 45 }), cook.one('fruit', { quantity: 150 * scale, cut: 'chopped' })]
    const riches = cook.all('rich', { quantity: 80 * scale })
    const scents = cook.all('scent', { quantity: 5 })
    const salt = cook.need('salt', 0.5)
    const tin = scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a ${tin} round tin.`)
    cook.step(`Beat ${cook.the(butter, white)} for ${cook.min(4)}, until pale and fluffy. Beat in ${cook.the(beaten)} one at a time${scents.length > 0 || acid ? `, then ${cook.the(...scents, acid)}` : ''}.`)
    cook.step(`Fold in ${cook.the(dry, rising, salt)}${liquid ? ` and loosen with ${cook.the(liquid)}` : ''}, until no streaks are left.${riches.length > 0 || fresh ? ` Stir in ${cook.the(...riches, fresh)}.` : ''}`)
    cook.step(`Scrape into the tin and bake for ${cook.min(scale < 0.75 ? 28 : 38)}, until risen and a skewer comes out clean${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(10)}, then turn out on to a rack.`)
    return {
      title: `${adjective(cook, [acid, ...scents])}${attributive([...(fresh ? [fresh] : []), ...riches], 2)}${fresh || riches.length > 0 ? ' ' : 'plain butter '}cake`.replace('plain butter cake', butter.food.kind === 'butter' ? 'butter cake' : 'plain cake'),
      sentence: cook.say('A plain cake in the old ratio: equal weights, well beaten.', 'Good warm, better the day after.'),
      tip: 'Everything at room temperature: cold eggs split the batter.',
    }
  },
} // prettier-ignore

export const cookies: DishForm = {
  id: 'cookies',
  name: 'batch of cookies',
  course: 'bake',
  serves: 12,
  slots: [flour, { ...sugar, min: 1 }, { ...fat, min: 1 }, eggs, leavening, scent, { ...rich, takes: some(rich.takes, kind('cereal'), id('peanut-butter')), max: 3 }],
  write(cook) {
    const amounts = { flour: 180, sugar: 120, fat: 115 }
    const scale = cook.scale({ ...amounts, eggs: 50 })
    const [butter, white] = [cook.must('fat', { quantity: amounts.fat * scale, cut: 'softened' }), cook.must('sugar', { quantity: amounts.sugar * scale })]
    const egg = cook.one('eggs', { quantity: 50 * scale })
    const dry = cook.must('flour', { quantity: amounts.flour * scale })
    const rising = cook.one('leavening', { quantity: 3 * scale })
    const scents = cook.all('scent', { quantity: 5 })
    const riches = cook.all('rich', { quantity: 110 * scale })
    const salt = cook.need('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line two baking sheets.`)
    cook.step(`Beat ${cook.the(butter, white)} for ${cook.min(3)}, until creamy.${egg || scents.length > 0 ? ` Beat in ${cook.the(egg, ...scents)}.` : ''}`)
    cook.step(`Stir in ${cook.the(dry, rising, salt)} to a soft dough${riches.length > 0 ? `, then ${cook.the(...riches)}` : ''}.`)
    cook.step(`Drop walnut-sized spoonfuls on to the sheets, well apart, and bake for ${cook.min(12)}, until the edges are golden and the middles just set${cook.safe(egg)}.`)
    cook.step(`Leave on the sheets for ${cook.min(5)}; they firm up as they cool.`)
    return {
      title: `${attributive(riches, 2)}${riches.length > 0 ? ' ' : egg ? 'sugar ' : 'shortbread '}cookies`,
      sentence: cook.say('Crisp at the edge, soft in the middle.', 'A bowl, a spoon and a quarter of an hour of oven.'),
      tip: 'Chill the dough while the oven heats and the cookies spread less.',
    }
  },
} // prettier-ignore

export const brownies: DishForm = {
  id: 'brownies',
  name: 'tin of brownies',
  course: 'bake',
  serves: 9,
  appeal: 1,
  slots: [{ name: 'chocolate', takes: kind('chocolate'), min: 1, max: 1 }, { ...fat, min: 1 }, { ...sugar, min: 1 }, { ...eggs, min: 1 }, flour, leavening, scent, { ...rich, takes: every(some(kind('nut'), id('cocoa'))), max: 2 }],
  write(cook) {
    const amounts = { chocolate: 150, fat: 120, sugar: 180, eggs: 100, flour: 80 }
    const scale = cook.scale(amounts)
    const [dark, butter] = [cook.must('chocolate', { quantity: amounts.chocolate * scale }), cook.must('fat', { quantity: amounts.fat * scale })]
    const [white, beaten, dry] = [cook.must('sugar', { quantity: amounts.sugar * scale }), cook.must('eggs', { quantity: amounts.eggs * scale }), cook.must('flour', { quantity: amounts.flour * scale })]
    const scents = cook.all('scent', { quantity: 5 })
    const riches = [...cook.all('leavening', { quantity: 2 }), ...cook.all('rich', { quantity: 50 * scale })]
    const salt = cook.need('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a 20 cm (8 in) square tin.`)
    cook.step(`Melt ${cook.the(dark, butter)} together over the lowest heat for ${cook.min(5)}, stirring. Take off the heat and stir in ${cook.the(white, ...scents)}.`)
    cook.step(`Beat in ${cook.the(beaten)} until glossy, then fold in ${cook.the(dry, salt, ...riches)}.`)
    cook.step(`Spread in the tin and bake for ${cook.min(23)}, until the top is crackled and a skewer comes out with moist crumbs${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(20)} before cutting into squares.`)
    return { title: `${cook.say('Fudgy', 'Dark')} ${attributive(riches.filter(({ food }) => food.role === 'nut'), 1)}${riches.some(({ food }) => food.role === 'nut') ? ' ' : ''}brownies`, sentence: 'More chocolate than flour, and all the better for it.', tip: 'Take them out while the middle still trembles: they set as they cool.' }
  },
} // prettier-ignore

export const bakeForms: readonly DishForm[] = [pancakes, butterCake, cookies, brownies]

/** Crumble ratio: 2 parts flour or oats, 1 part fat, 1 part sugar. */
export const crumble: DishForm = {
  id: 'crumble',
  name: 'crumble',
  course: 'dessert',
  serves: 4,
  slots: [
    { name: 'fruit', takes: every(role('fruit'), sweet, not(kind('dried-fruit', 'citrus')), not(id('melon', 'watermelon', 'avocado', 'grape'))), min: 1, max: 2 },
    { name: 'dry', takes: some(flour.takes, id('rolled-oat', 'oat-flour')), min: 1, max: 2 },
    { ...fat, min: 0 }, sugar, syrup, scent, { ...rich, takes: kind('nut'), max: 1 },
    { name: 'cream', takes: some(kind('cream', 'yogurt', 'frozen-sweet')), max: 1 },
  ],
  write(cook) {
    const base = cook.all('fruit', { quantity: 500 / (cook.has('fruit') ? 1 : 1), cut: 'cut into chunks' })
    const dry = cook.all('dry', { quantity: 110 })
    const butter = cook.one('fat', { quantity: 75, cut: 'cold, cubed' }) ?? cook.need('butter', 75)
    const sweetener = cook.one('sugar', { quantity: 75 }) ?? cook.one('syrup', { quantity: 60 }) ?? cook.need('sugar', 75)
    const [drizzle, cream] = [cook.one('syrup'), cook.one('cream')]
    const scents = cook.all('scent', { quantity: 5 })
    const nuts = cook.all('rich')
    cook.step(`Heat the oven to ${ovenTemperature(190)}. Tip ${cook.the(...base)} into a baking dish with a spoonful of ${cook.the(sweetener)}${scents.length > 0 || (drizzle && drizzle !== sweetener) ? ` and ${cook.the(...scents, drizzle === sweetener ? undefined : drizzle)}` : ''}.`)
    cook.step(`Rub ${cook.the(butter)} into ${cook.the(...dry)} with your fingertips until it looks like coarse crumbs; stir in ${cook.the(sweetener, ...nuts)}.`)
    cook.step(`Scatter the topping over and bake for ${cook.min(35)}, until golden and bubbling at the edges.`)
    cook.step(`Let it stand for ${cook.min(5)}${cream ? ` and serve with ${cook.the(cream)}` : ' and serve warm'}.`)
    return { title: `${attributive(base)} crumble`, sentence: cook.say('Sharp fruit below, buttery rubble above.', 'The pudding that forgives every measure.'), tip: 'Leave a few larger lumps in the topping: they stay crisp.' }
  },
} // prettier-ignore
