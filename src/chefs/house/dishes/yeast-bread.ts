import type { DishForm } from './dish-form.ts'
import {
  adding,
  heatOven,
  holds,
  lead,
  meltable,
  milk,
  sweetener,
} from './building-blocks/batters-and-doughs.ts'
import { id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'

/** Share of the flour's weight, and minutes of the first and the second rise. */
const leavens: Readonly<Record<string, readonly [share: number, first: number, second: number]>> = {
  'sourdough-starter': [0.3, 300, 150],
  'fresh-yeast': [0.025, 75, 40],
  'dried-yeast': [0.02, 75, 40],
  'baking-soda': [0.01, 0, 0],
}

/**
 * A plain loaf in baker's percentages: flour 100, water or milk 65, salt 2, dried yeast 1.5, fat up to 4;
 * with baking soda instead, buttermilk 80 and no kneading.
 */
export const yeastLoaf: DishForm = {
  id: 'yeast-loaf',
  name: 'loaf',
  course: 'bake',
  serves: 10,
  slots: [
    required('flour', id('bread-flour', 'flour', 'wholemeal-flour', 'rye-flour'), 2),
    required('yeast', id(...Object.keys(leavens))),
    meltable,
    sweetener,
    milk,
    optional(
      'bits',
      anyOf(
        kind('seed', 'nut'),
        id(
          'rolled-oat',
          'raisin',
          'black-olive',
          'olive',
          'sun-dried-tomato',
          'caraway-seed',
          'fennel-seed',
          'rosemary',
          'cardamom',
          'cinnamon',
        ),
      ),
      2,
    ),
  ],
  accepts: (filled) =>
    holds(filled, 'yeast', id('baking-soda'))
      ? holds(filled, 'milk', id('buttermilk', 'kefir'))
      : holds(filled, 'flour', except(id('rye-flour'))) || holds(filled, 'yeast', id('sourdough-starter')),
  write(cook) {
    const part = 500 / cook.count('flour')
    const scale = cook.batch({ flour: part })
    const flours = cook.all('flour', { quantity: part * scale })
    const grams = flours.reduce((sum, { quantity }) => sum + quantity, 0)
    const [share, first, second] = leavens[cook.peek('yeast')!.food.id]!
    const live = cook.oneOrThrow('yeast', { quantity: grams * share })
    const soda = first === 0
    const liquid = grams * (soda ? 0.8 : share > 0.1 ? 0.56 : 0.65)
    const milks = cook.all('milk', { quantity: soda ? liquid : liquid / 2 })
    const bits = cook.all('bits', { quantity: (food) => Math.min(35, food.per[1] * 5) * scale })
    if (soda) heatOven(cook, 220, 'line a baking sheet')
    cook.step(
      `Mix ${cook.the(...flours, live, ...cook.all('sugar', { quantity: 5 }), cook.salt(8 * scale), ...(soda ? bits : []))} in a large bowl. Stir in ${soda ? '' : `${cook.measured('water', liquid - (milks[0]?.quantity ?? 0))}, hand-warm,`}${adding(cook, soda ? '' : ' and ', [...milks, ...cook.all('fat', { quantity: 20 * scale })])} to make a rough, soft dough.`,
    )
    if (soda) cook.step('Without kneading, pat into a round on the sheet and cut a deep cross into it.')
    else {
      cook.step(
        `Knead on a lightly floured board for ${cook.min(10)}, until smooth and springy.${adding(cook, ' Work in ', bits, ' at the end.')} Cover and leave to rise for ${cook.min(first)}, until doubled.`,
      )
      cook.step(
        `Knock back, shape into a tight loaf and set in an oiled 900 g (2 lb) tin or on a lined sheet. Cover and leave to prove for ${cook.min(second)}, until a fingerprint springs back slowly.`,
      )
      heatOven(cook, 220, 'slash the top of the loaf')
    }
    cook.step(
      `Bake for ${cook.min(scale < 0.75 ? 26 : 34)}, until well browned and hollow-sounding when tapped underneath. Cool on a rack for ${cook.min(45)} before slicing.`,
    )
    const [main] = flours.map(({ food }) => food.id.replace(/-?flour|bread-/g, ''))
    return {
      title: `${lead(bits, soda ? '' : share > 0.1 ? 'sourdough ' : milks.length > 0 ? 'soft milk ' : main ? `${main} ` : 'everyday ')}${soda ? 'soda bread' : 'loaf'}`,
      sentence: 'Mostly waiting, and the house smells right for a day.',
    }
  },
}
