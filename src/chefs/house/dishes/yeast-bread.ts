import type { DishForm, Slot } from '../dish.ts'
import type { Cook, Use } from '../cook.ts'
import { ovenTemperature } from '../phrase.ts'
import { pouringMilk, salt, slot } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { attributive } from './telling.ts'

const flour: Slot = {
  name: 'flour',
  takes: id('bread-flour', 'flour', 'wholemeal-flour', 'spelt-flour', 'atta-flour'),
  min: 1,
  max: 1,
}
const second: Slot = {
  name: 'second',
  takes: id('bread-flour', 'flour', 'wholemeal-flour', 'spelt-flour', 'rye-flour', 'semolina'),
  max: 1,
}
const yeast: Slot = {
  name: 'yeast',
  takes: id('dried-yeast', 'fresh-yeast', 'sourdough-starter'),
  min: 1,
  max: 1,
}
const oil: Slot = {
  name: 'oil',
  takes: some(
    kind('butter'),
    every(kind('oil'), not(id('cooking-spray', 'chili-oil', 'vegetable-suet', 'shortening', 'truffle-oil'))),
  ),
  max: 1,
}
const sweetener: Slot = {
  name: 'sweetener',
  takes: id('sugar', 'honey', 'brown-sugar', 'caster-sugar', 'molasses', 'malt-extract'),
  max: 1,
}

/** Yeast for so much flour: 1 % dried, 2.5 % fresh, 30 % sourdough starter; and the minutes of the first and second rise. */
function leaven(cook: Cook, grams: number): { yeast: Use; first: number; second: number } {
  switch (cook.peek('yeast')?.food.id) {
    case 'sourdough-starter':
      return { yeast: cook.must('yeast', { quantity: grams * 0.3 }), first: 300, second: 150 }
    case 'fresh-yeast':
      return { yeast: cook.must('yeast', { quantity: grams * 0.025 }), first: 75, second: 40 }
    default:
      return { yeast: cook.must('yeast', { quantity: Math.min(10, grams * 0.02) }), first: 75, second: 40 }
  }
}

/** One flour, or two of which the second is the lesser part. */
function flours(cook: Cook, grams: number): { uses: Use[]; scale: number } {
  const part = cook.has('second') ? 0.3 : 0
  const scale = cook.batch({ flour: grams * (1 - part), ...(part && { second: grams * part }) })
  const main = cook.must('flour', { quantity: grams * (1 - part) * scale })
  return { uses: [main, ...cook.all('second', { quantity: grams * part * scale })], scale }
}

/** A plain loaf in baker's percentages: flour 100, water or milk 65, salt 2, dried yeast 1.5, fat up to 4. */
export const yeastLoaf: DishForm = {
  id: 'yeast-loaf',
  name: 'loaf',
  course: 'bake',
  serves: 10,
  slots: [flour, second, yeast, slot(salt, {}), oil, sweetener, { name: 'milk', takes: pouringMilk, max: 1 },
    { name: 'extra', takes: every(some(kind('seed', 'nut'), id('rolled-oat', 'raisin', 'black-olive', 'olive', 'sun-dried-tomato', 'caraway-seed', 'fennel-seed', 'rosemary')), not(id('fresh-chestnut', 'candlenut', 'ginkgo-nut'))), max: 2 }],
  write(cook) {
    const { uses, scale } = flours(cook, 500)
    const grams = uses.reduce((sum, { quantity }) => sum + quantity, 0)
    const { yeast: live, first, second: last } = leaven(cook, grams)
    const starter = live.food.id === 'sourdough-starter'
    const fine = cook.one('salt', { quantity: 8 * scale }) ?? cook.need('salt', 8 * scale)
    const fat = cook.one('oil', { quantity: 20 * scale })
    const sugar = cook.one('sweetener', { quantity: 5 * scale })
    const liquid = grams * (starter ? 0.56 : 0.65)
    const milk = cook.one('milk', { quantity: liquid / 2 })
    const extras = cook.all('extra', { quantity: 35 * scale })
    cook.step(`Mix ${cook.the(...uses, live, sugar, fine)} in a large bowl. Stir in ${cook.pour('water', liquid - (milk?.quantity ?? 0))}, hand-warm,${given(cook, [milk, fat], (foods) => ` and ${foods}`)} to a rough, soft dough.`.replace('hand-warm, to', 'hand-warm, to'))
    cook.step(`Knead on a lightly floured board for ${cook.min(10)}, until smooth and springy.${given(cook, extras, (foods) => ` Work in ${foods} at the end.`)} Cover and leave to rise for ${cook.min(first)}, until doubled.`)
    cook.step(`Knock back, shape into a tight loaf and set in an oiled 900 g (2 lb) tin or on a lined sheet. Cover and leave to prove for ${cook.min(last)}, until a fingerprint springs back slowly.`)
    cook.step(`Heat the oven to ${ovenTemperature(220)}. Slash the top and bake for ${cook.min(scale < 0.75 ? 26 : 34)}, until well browned and hollow-sounding when tapped underneath.`)
    cook.step(`Cool on a rack for ${cook.min(45)} before slicing.`)
    const leading = uses[0]!.food
    const named = extras.length > 0 ? `${attributive(extras, 2)} ` : leading.id === 'wholemeal-flour' ? 'wholemeal ' : leading.id === 'spelt-flour' ? 'spelt ' : milk ? 'soft milk ' : starter ? 'sourdough ' : cook.say('everyday ', 'plain ')
    return {
      title: `${named}loaf`.replace('rolled oat', 'oat'),
      sentence: cook.say('Mostly waiting, and the house smells right for a day.', 'Ten minutes of work and an afternoon of patience.', 'The loaf that needs no recipe by the third time.'),
      tip: starter ? 'Use the starter when it is lively: a spoonful should float.' : 'A cool room only makes it slower, and the flavour better.',
    }
  },
} // prettier-ignore
