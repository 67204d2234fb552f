import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  bakingFruit,
  cream,
  creamable,
  foodsOf,
  holds,
  nuts,
  scent,
  scents,
  slot,
  softFlour,
  sugar,
  syrup,
} from './baking.ts'
import { given, present } from './given.ts'
import { cooks, every, id, kind, not, some } from './slots.ts'
import { adjective, attributive, titleNames } from './telling.ts'

const pudding = every(bakingFruit, not(kind('dried-fruit')), not(id('banana', 'mango')))

/** Crumble: 2 parts flour or oats, a good part each of fat and sugar, over 500 g of fruit. */
export const crumble: DishForm = {
  id: 'crumble',
  name: 'crumble',
  course: 'dessert',
  serves: 4,
  slots: [{ name: 'fruit', takes: pudding, min: 1, max: 2 }, { name: 'flour', takes: some(softFlour, id('oat-flour', 'almond-flour')), max: 1 }, { name: 'oats', takes: id('rolled-oat', 'muesli', 'granola'), max: 1 },
    slot(creamable, { takes: some(creamable.takes, id('coconut-oil')) }), sugar, syrup, slot(scent, { max: 2, takes: some(scent.takes, id('ginger', 'crystallized-ginger')) }), slot(nuts, { takes: some(nuts.takes, id('desiccated-coconut')) }), { name: 'sharp', takes: id('lemon', 'orange', 'lemon-juice'), max: 1 }, cream],
  suits: (filled) => foodsOf(filled) >= 3 && ['flour', 'oats', 'fat'].some((name) => holds(filled, name)),
  write(cook) {
    const two = cook.has('flour') && cook.has('oats')
    const scale = cook.batch({ fruit: 500, flour: two ? 75 : 140, oats: two ? 70 : 140 })
    const fruit = cook.all('fruit', { share: 1.1, cut: 'cut into chunks' })
    const oats = cook.one('oats', { quantity: (two ? 70 : 140) * scale })
    const dry = cook.one('flour', { quantity: (two ? 75 : 140) * scale }) ?? (oats ? undefined : cook.need('flour', 140 * scale))
    const fat = cook.one('fat', { quantity: 75 * scale }) ?? cook.need('butter', 75 * scale)
    const sweetener = cook.one('sugar', { quantity: 85 * scale }) ?? cook.one('syrup', { quantity: 60 * scale }) ?? cook.need('sugar', 85 * scale)
    const drizzle = cook.one('syrup', { quantity: 20 })
    const sharp = cook.one('sharp', { share: 0.3, cut: 'juiced' })
    const nut = cook.one('nuts', { quantity: 50 * scale })
    const cool = cook.one('cream')
    const under = present([...scents(cook), sharp, drizzle === sweetener ? undefined : drizzle])
    cook.step(`Heat the oven to ${ovenTemperature(190)}. Tip ${cook.the(...fruit)} into a baking dish and toss with a spoonful of ${cook.the(sweetener)}${given(cook, under, (foods) => ` and ${foods}`)}.`)
    cook.step(`Rub the cold ${cook.names(fat)} into ${cook.the(dry, oats)} with your fingertips until it looks like coarse crumbs; stir in the rest of ${cook.the(sweetener)}${given(cook, [nut], (foods) => ` and ${foods}`)}.`)
    cook.step(`Scatter the topping over and bake for ${cook.min(38)}, until golden and bubbling at the edges.`)
    cook.step(`Let it stand for ${cook.min(5)} and serve warm${given(cook, [cool], (foods) => `, with ${foods}`)}.`)
    return {
      title: `${adjective(cook, under)}${attributive(fruit)} ${oats && !dry ? 'crisp' : 'crumble'}`,
      sentence: cook.say('Sharp fruit below, buttery rubble above.', 'The pudding that forgives every measure.', 'Sunday in a dish.'),
      tip: 'Leave a few larger lumps in the topping: they stay crisp.',
    }
  },
} // prettier-ignore

/** Fruit roasted whole or halved in its own juices. */
export const bakedFruit: DishForm = {
  id: 'baked-fruit',
  name: 'dish of baked fruit',
  course: 'dessert',
  serves: 2,
  slots: [{ name: 'fruit', takes: every(some(pudding, id('banana')), cooks('roast'), not(kind('tinned-fruit'))), min: 1, max: 2 }, { name: 'sweetener', takes: some(sugar.takes, syrup.takes), max: 1 },
    { name: 'fat', takes: id('butter', 'vegan-butter', 'coconut-oil'), max: 1 }, slot(scent, { max: 2 }), { name: 'filling', takes: id('raisin', 'sultana', 'date', 'dried-cranberry', 'marzipan', 'mincemeat', 'amaretti', 'rolled-oat'), max: 1 }, slot(nuts, {}), { name: 'sharp', takes: id('lemon', 'orange', 'lemon-juice'), max: 1 }, { name: 'rum', takes: id('rum', 'brandy', 'amaretto'), max: 1 }, cream],
  suits: (filled) => foodsOf(filled) >= 2,
  write(cook) {
    const fruit = cook.all('fruit', { share: 1.4, cut: 'halved' })
    const sweetener = cook.one('sweetener', { quantity: 15 * cook.serves }) ?? cook.need('honey', 15 * cook.serves)
    const [fat, filling, nut, sharp, rum, cool] = [cook.one('fat', { quantity: 10 * cook.serves }), cook.one('filling', { share: 0.8 }), cook.one('nuts', { share: 0.7 }), cook.one('sharp', { share: 0.5 }), cook.one('rum', { quantity: 20 }), cook.one('cream')]
    const minutes = Math.max(...fruit.map((use) => cook.minutes(use, 'roast')))
    cook.step(`Heat the oven to ${ovenTemperature(190)}. Set ${cook.the(...fruit)}, cut side up, snugly in a baking dish.`.replace(', cut side up,', fruit.some(({ preparation }) => preparation === 'halved') ? ', cut side up,' : ''))
    cook.step(`Spoon over ${cook.the(sweetener, ...scents(cook), filling, sharp, rum)}${fat ? ` and dot with ${cook.the(fat)}` : ''}.`)
    cook.step(`Bake for ${cook.min(minutes)}, basting once, until soft and the juices are syrupy.${given(cook, [nut], (foods) => ` Scatter with ${foods} for the last minutes.`)}`)
    cook.step(`Cool for ${cook.min(5)} and serve in the juices${given(cook, [cool], (foods) => `, with ${foods}`)}.`)
    return {
      title: `${adjective(cook, [sweetener])}${cook.say('baked', 'roasted')} ${titleNames(fruit)}${filling ? ` with ${filling.noun}` : nut ? ` with ${nut.noun}` : ''}`,
      sentence: cook.say('The oven does what a sunny week would have done.', 'Fruit, a little sweetness and half an hour.'),
      tip: 'A dish that just holds the fruit keeps the juices from burning.',
    }
  },
} // prettier-ignore
