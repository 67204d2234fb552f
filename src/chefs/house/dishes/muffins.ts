import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  bakingFruit,
  bakingSugar,
  citrusFruit,
  eggs,
  foodsOf,
  holds,
  meltable,
  milk,
  nuts,
  pouringMilk,
  powder,
  raise,
  rich,
  salt,
  scent,
  scents,
  slot,
  soda,
  softFlour,
  sugar,
  syrup,
} from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { adjective, attributive } from './telling.ts'

const wet = {
  name: 'milk',
  takes: some(
    pouringMilk,
    every(kind('yogurt', 'plant-dairy'), not(id('labneh', 'fruit-yogurt', 'vegan-cream-cheese'))),
    id('sour-cream'),
  ),
  max: 1,
}

/**
 * Muffins: 250 g flour, 100 g sugar, 80 ml melted fat, 2 eggs and 200 ml milk for twelve; 5 ml of baking powder for each
 * 100 g of flour, stirred no more than it takes.
 */
export const muffins: DishForm = {
  id: 'muffins',
  name: 'batch of muffins',
  course: 'bake',
  serves: 12,
  appeal: 0.5,
  slots: [{ name: 'flour', takes: some(softFlour, id('oat-flour')), min: 1, max: 1 }, eggs, wet, slot(sugar, { takes: some(bakingSugar, syrup.takes) }), meltable, powder, soda, scent, citrusFruit,
    { name: 'fruit', takes: every(bakingFruit, not(kind('dried-fruit'))), max: 2 }, slot(rich, { takes: some(rich.takes, id('cocoa', 'poppy-seed')) }), slot(milk, { name: 'oats', takes: id('rolled-oat', 'bran') }), salt],
  suits: (filled) => foodsOf(filled) >= 4 && ['fruit', 'rich', 'citrus', 'scent', 'oats'].some((name) => holds(filled, name)),
  write(cook) {
    const oats = cook.has('oats')
    const scale = cook.batch({ flour: oats ? 200 : 250, eggs: 100, milk: 200, sugar: 100, fat: 80 })
    const dry = cook.must('flour', { quantity: (oats ? 200 : 250) * scale })
    const oat = cook.one('oats', { quantity: 50 * scale })
    const beaten = cook.one('eggs', { quantity: 100 * scale }) ?? cook.want('egg', 100 * scale)
    const liquid = cook.one('milk', { quantity: (beaten ? 200 : 260) * scale }) ?? cook.need('milk', (beaten ? 200 : 260) * scale)
    const sweetener = cook.one('sugar', { quantity: 100 * scale }) ?? cook.need('sugar', 100 * scale)
    const fat = cook.one('fat', { quantity: 80 * scale }) ?? cook.need('butter', 80 * scale)
    const acid = cook.one('citrus', { quantity: 45, cut: 'zested and juiced' })
    const fruit = cook.all('fruit', { quantity: (cook.has('rich') ? 120 : 160) * scale })
    const riches = cook.all('rich', { quantity: 60 * scale })
    const cocoa = riches.find(({ food }) => food.id === 'cocoa')
    const rising = raise(cook, dry, [liquid, acid, sweetener, ...fruit, cocoa], 4.5)
    const scented = scents(cook)
    const pinch = cook.one('salt', { quantity: 1 }) ?? cook.want('salt', 1)
    const poured = sweetener.food.kind === 'syrup'
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Set ${cook.serves} paper cases in a muffin tin.`)
    cook.step(`Mix ${cook.the(dry, oat, cocoa, ...rising, poured ? undefined : sweetener, pinch, ...scented.filter(({ food }) => food.kind === 'sweet-spice'))} in a large bowl. In a jug, beat ${cook.the(beaten, liquid, poured ? sweetener : undefined, acid, ...scented.filter(({ food }) => food.kind !== 'sweet-spice'))} with ${fat.food.kind === 'butter' ? `the melted ${cook.names(fat)}` : cook.the(fat)}.`)
    cook.step(`Pour the wet on to the dry and stir a dozen strokes, no more: lumps are right.${given(cook, [...fruit, ...riches.filter((use) => use !== cocoa)], (foods) => ` Fold in ${foods}.`)}`)
    cook.step(`Spoon into the cases and bake for ${cook.min(20)}, until domed, golden and springy to the touch${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(5)}, then on a rack.`)
    const named = present([...fruit, ...riches.filter((use) => use !== cocoa), oat])
    return {
      title: `${adjective(cook, [acid, ...scented])}${named.length > 0 ? `${attributive(named, 2)} ` : ''}${cocoa ? 'chocolate ' : ''}muffins`.replace('rolled oat', 'oat'),
      sentence: cook.say('Two bowls, one spoon, and out of the oven in half an hour.', 'Lunch boxes were invented for these.', 'Best on the day, and seldom there for a second.'),
      tip: fruit.length > 0 ? 'Toss the fruit in a spoonful of the dry mixture and it sinks less.' : 'Fill the cases to three quarters: more and they spread, less and they never dome.',
    }
  },
} // prettier-ignore

const mash = {
  name: 'mash',
  takes: id('banana', 'pumpkin-puree', 'carrot', 'courgette', 'apple'),
  min: 1,
  max: 1,
}
const perLoaf: Record<string, number> = {
  banana: 360,
  'pumpkin-puree': 240,
  carrot: 210,
  courgette: 200,
  apple: 160,
}

/**
 * A loaf kept moist by fruit or vegetable: 200 g flour, 120 g sugar, 100 ml melted fat, 2 eggs, and about the flour's
 * weight of grated root or one and a half times of mashed banana.
 */
export const quickBread: DishForm = {
  id: 'quick-bread',
  name: 'loaf cake',
  course: 'bake',
  serves: 10,
  appeal: 0.5,
  slots: [mash, slot(milk, { name: 'flour', takes: some(softFlour, id('oat-flour')) }), eggs, slot(sugar, { takes: some(bakingSugar, syrup.takes) }), meltable, slot(wet, { name: 'wet' }), powder, soda, scent, nuts,
    slot(rich, { takes: every(kind('chocolate', 'dried-fruit'), rich.takes), max: 1 }), citrusFruit, { name: 'oats', takes: id('rolled-oat', 'almond-flour', 'poppy-seed'), max: 1 }, { name: 'top', takes: id('cream-cheese', 'frosting', 'mascarpone', 'vegan-cream-cheese'), max: 1 }, salt],
  suits: (filled) => holds(filled, 'flour') || (holds(filled, 'mash', id('banana')) && foodsOf(filled) >= 3 && ['eggs', 'sugar', 'fat'].filter((name) => holds(filled, name)).length >= 2),
  write(cook) {
    const wanted = perLoaf[cook.peek('mash')?.food.id ?? ''] ?? 200
    const scale = cook.batch({ flour: 200, eggs: 100, sugar: 120, fat: 100, mash: wanted })
    const dry = cook.one('flour', { quantity: 200 * scale }) ?? cook.need('flour', 200 * scale)
    const tiny = scale < 0.5
    const banana = cook.peek('mash')?.food.id === 'banana'
    const soft = cook.must('mash', { quantity: wanted * scale, cut: banana ? 'ripe' : 'grated' })
    const beaten = cook.one('eggs', { quantity: 100 * scale }) ?? cook.want('egg', 100 * scale)
    const sweetener = cook.one('sugar', { quantity: 120 * scale }) ?? cook.need('sugar', 120 * scale)
    const fat = cook.one('fat', { quantity: 100 * scale }) ?? cook.need('butter', 100 * scale)
    const liquid = cook.one('wet', { quantity: (beaten ? 60 : 120) * scale })
    const acid = cook.one('citrus', { quantity: 45, cut: 'zested and juiced' })
    const rising = raise(cook, dry, [soft, liquid, sweetener, acid])
    const stirred = [...cook.all('nuts', { quantity: 60 * scale }), ...cook.all('rich', { quantity: 80 * scale })]
    const oats = cook.one('oats', { quantity: 40 * scale })
    const scented = scents(cook)
    const top = cook.one('top', { quantity: 150 * scale })
    const pinch = cook.one('salt', { quantity: 1 }) ?? cook.want('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line ${tiny ? `${cook.serves * 2} muffin cups` : `a ${scale < 0.75 ? '450 g (1 lb)' : '900 g (2 lb)'} loaf tin`}.`)
    cook.step(`${banana ? `Mash ${cook.the(soft)} to a rough purée in a large bowl` : `Put ${cook.the(soft)} into a large bowl`}. ${fat.food.kind === 'butter' ? `Melt ${cook.the(fat)} and beat it in with ${cook.the(sweetener, beaten, liquid, acid)}` : `Beat in ${cook.the(sweetener, fat, beaten, liquid, acid)}`}.`)
    cook.step(`Sift in ${cook.the(dry, ...rising, oats, pinch, ...scented)} and fold together until just even.${given(cook, stirred, (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`${tiny ? 'Spoon into the cups' : 'Scrape into the tin'} and bake for ${cook.min(tiny ? 22 : scale < 0.75 ? 40 : 55)}, until well risen, deep golden and a skewer comes out clean${cook.safe(beaten)}.`)
    cook.step(`Leave in the tin for ${cook.min(tiny ? 5 : 15)}, then turn out on to a rack.${given(cook, [top], (foods) => ` When cold, spread with ${foods}.`)}`)
    const named = [soft, ...stirred]
    return {
      title: `${adjective(cook, [acid, ...scented])}${attributive(named, 2)} ${banana ? 'bread' : cook.say('loaf', 'loaf cake')}`.replace('pumpkin purée', 'pumpkin'),
      sentence: banana ? cook.say('The blacker the fruit, the better the loaf.', 'What brown bananas are waiting for.') : cook.say('Moist to the last slice, and better on the second day.', 'A loaf that hides its vegetables in plain sight.'),
      tip: 'If the top browns too soon, lay a sheet of foil over it.',
    }
  },
} // prettier-ignore
