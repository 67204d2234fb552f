import type { DishForm } from '../dish.ts'
import { every, id, kind, not, rawEdible, role, some, sweet } from './slots.ts'
import { adjective, attributive } from './telling.ts'

export const fruitSalad: DishForm = {
  id: 'fruit-salad',
  name: 'fruit salad',
  course: 'dessert',
  serves: 2,
  slots: [
    { name: 'fruit', takes: every(role('fruit'), ({ food }) => food.raw), min: 1, max: 5 },
    { name: 'acid', takes: kind('citrus'), max: 1 },
    { name: 'sweetener', takes: some(kind('syrup', 'sugar')), max: 1 },
    { name: 'cream', takes: some(kind('yogurt', 'frozen-sweet', 'cream')), max: 1 },
    { name: 'nuts', takes: every(role('nut')), max: 1 },
    { name: 'crunch', takes: every(kind('cereal', 'biscuit', 'chocolate'), rawEdible), max: 1 },
    { name: 'herb', takes: id('mint', 'basil'), max: 1 },
    { name: 'spice', takes: every(kind('sweet-spice')), max: 1 },
  ],
  write(cook) {
    const fruit = cook.all('fruit', { cut: 'cut into bite-size pieces' })
    const [acid, sweetener, cream, nuts, crunch, herb, spice] = [cook.one('acid'), cook.one('sweetener', { quantity: 10 * cook.serves }), cook.one('cream'), cook.one('nuts'), cook.one('crunch'), cook.one('herb'), cook.one('spice')]
    cook.step(`Put ${cook.the(...fruit)} into a bowl.${acid ? ` Squeeze ${cook.the(acid)} over, which keeps the colours bright.` : ''}`)
    const stirred = [sweetener, spice].filter((use) => use !== undefined)
    cook.step(`${stirred.length > 0 ? `Stir in ${cook.the(...stirred)} and let` : 'Let'} it stand for ${cook.min(10)}, until the juices run.`)
    const over = [cream, nuts, crunch, herb].filter((use) => use !== undefined)
    cook.step(`Spoon into bowls${over.length > 0 ? ` and top with ${cook.the(...over)}` : ''}.`)
    return { title: `${adjective(cook, [sweetener, acid])}${attributive(fruit)} ${cream ? 'bowl' : 'salad'}`, sentence: 'Fruit at its ripest needs little more than a bowl.', tip: 'Cut soft fruit last, so that it keeps its shape.' }
  },
} // prettier-ignore

export const smoothie: DishForm = {
  id: 'smoothie',
  name: 'smoothie',
  course: 'drink',
  serves: 2,
  slots: [
    { name: 'fruit', takes: every(role('fruit'), ({ food }) => food.raw, not(kind('dried-fruit'))), min: 1, max: 3 },
    { name: 'liquid', takes: some(kind('milk', 'plant-milk', 'juice', 'yogurt'), id('coconut-water')), max: 2 },
    { name: 'leaf', takes: id('spinach', 'kale'), max: 1 },
    { name: 'extra', takes: some(kind('nut-butter', 'cereal', 'syrup', 'seed'), id('ginger', 'cocoa')), max: 2 },
    { name: 'spice', takes: kind('sweet-spice'), max: 1 },
    { name: 'ice', takes: id('ice'), max: 1 },
  ],
  suits: (filled) => [...filled.values()].flat().length >= 2,
  write(cook) {
    const fruit = cook.all('fruit', { cut: 'cut into pieces' })
    const liquid = cook.all('liquid', { share: 1.2 })
    const rest = [...cook.all('leaf'), ...cook.all('extra'), ...cook.all('spice'), ...cook.all('ice')]
    const thin = liquid.length > 0 ? liquid : [cook.need('water', 250)]
    cook.step(`Put ${cook.the(...thin)} into the blender first, then ${cook.the(...fruit, ...rest)}.`)
    cook.step(`Blend for ${cook.min(1)}, until completely smooth, and drink at once.`)
    return { title: `${attributive(fruit)} smoothie`, sentence: cook.say('Breakfast in a glass.', 'Thick, cold and gone in a minute.'), tip: 'Frozen fruit makes it thick without ice.' }
  },
} // prettier-ignore

export const mixedDrink: DishForm = {
  id: 'mixed-drink',
  name: 'drink',
  course: 'drink',
  serves: 1,
  appeal: -0.5,
  slots: [
    { name: 'spirit', takes: every(({ food }) => food.alcohol === true, some(kind('spirit', 'beer', 'wine'))), max: 1 },
    { name: 'mixer', takes: every(kind('juice', 'soft-drink', 'water'), not(id('ice'))), max: 2 },
    { name: 'acid', takes: kind('citrus'), max: 1 },
    { name: 'sweetener', takes: some(kind('syrup', 'sugar')), max: 1 },
    { name: 'herb', takes: id('mint', 'basil', 'rosemary'), max: 1 },
    { name: 'fruit', takes: every(role('fruit'), sweet), max: 1 },
    { name: 'ice', takes: id('ice'), max: 1 },
  ],
  suits: (filled) => ['spirit', 'mixer'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const spirit = cook.one('spirit')
    const mixers = cook.all('mixer', { share: 0.8 })
    const [acid, sweetener, herb, fruit] = [cook.one('acid', { share: 0.5 }), cook.one('sweetener', { quantity: 10 }), cook.one('herb'), cook.one('fruit', { share: 0.3 })]
    const ice = cook.one('ice') ?? cook.want('ice', 120)
    const muddle = [herb, sweetener, fruit].filter((use) => use !== undefined)
    if (muddle.length > 0) cook.step(`Press ${cook.the(...muddle)} gently at the bottom of a tall glass.`)
    cook.step(`Fill ${muddle.length > 0 ? 'the' : 'a tall'} glass with ${ice ? cook.the(ice) : 'something cold'}. Pour in ${cook.the(spirit, ...mixers)}${acid ? ` and squeeze ${cook.the(acid)} over` : ''}.`)
    cook.step('Stir from the bottom up and drink cold.')
    const names = attributive([spirit, ...mixers, acid].filter((use) => use !== undefined), 2)
    return { title: `${names} ${spirit ? cook.say('highball', 'cooler', 'long drink') : 'cooler'}`, sentence: spirit ? 'A measured drink for adults, long and cold.' : 'Cold, sharp and made in the glass.', tip: 'Chill the glass first and the ice melts more slowly.' }
  },
} // prettier-ignore
