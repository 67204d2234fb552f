import type { DishForm } from '../dish.ts'
import { bakingFruit, cream, scent, scents, slot, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { cooks, every, id, kind, not, some } from './slots.ts'
import { adjective, attributive } from './telling.ts'

const soft = every(
  some(bakingFruit, id('cranberry', 'elderberry', 'gooseberry', 'mango', 'kumquat')),
  cooks('simmer'),
  not(kind('dried-fruit', 'tinned-fruit')),
  not(id('banana')),
)

/** Compote: 500 g fruit to 60 g sugar, soft in ten minutes. */
export const compote: DishForm = {
  id: 'compote',
  name: 'compote',
  course: 'dessert',
  serves: 4,
  appeal: -0.5,
  slots: [{ name: 'fruit', takes: soft, min: 1, max: 3 }, { name: 'sweetener', takes: some(sugar.takes, syrup.takes), max: 1 }, { name: 'sharp', takes: id('lemon', 'orange', 'lemon-juice', 'orange-juice'), max: 1 }, slot(scent, { max: 2, takes: some(scent.takes, id('cinnamon-stick', 'star-anise', 'vanilla-bean', 'ginger')) }), cream],
  write(cook) {
    const each = 500 / cook.count('fruit')
    const scale = cook.batch({ fruit: each })
    const fruit = cook.all('fruit', { quantity: each * scale, cut: 'chopped' })
    const sweetener = cook.one('sweetener', { quantity: 60 * scale }) ?? cook.need('sugar', 60 * scale)
    const [sharp, cool] = [cook.one('sharp', { quantity: 45 * scale, cut: 'juiced' }), cook.one('cream')]
    const minutes = Math.max(8, ...fruit.map((use) => cook.minutes(use, 'simmer')))
    cook.step(`Put ${cook.the(...fruit)} into a pan with ${cook.pour('water', 45)} and ${cook.the(sweetener, sharp, ...scents(cook))}. Bring slowly to a simmer.`)
    cook.step(`Simmer with the lid ajar for ${cook.min(minutes)}, stirring now and then, until ${fruit.some(({ food }) => !food.raw) ? 'completely soft and burst' : 'soft and saucy, with some shape left'}. Taste for sweetness.`)
    cook.step(`Serve warm or cold${given(cook, [cool], (foods) => `, with ${foods}`)}. It keeps for four days in the fridge.`)
    return { title: `${adjective(cook, [sharp])}${attributive(fruit)} compote`, sentence: cook.say('For porridge, for pancakes, for the spoon.', 'Ten minutes on the stove turn a glut into pudding.'), tip: 'Sweeten less than you think while it is hot, and taste again when it is cold.' }
  },
} // prettier-ignore

/** Sugar and water alone, in equal weights. */
export const simpleSyrup: DishForm = {
  id: 'simple-syrup',
  name: 'syrup',
  course: 'basic',
  serves: 8,
  appeal: -3,
  slots: [{ name: 'sugar', takes: every(kind('sugar'), not(id('stevia', 'sweetener', 'vanilla-sugar', 'icing-sugar'))), min: 1, max: 1 }, { name: 'scent', takes: id('vanilla-extract', 'vanilla-bean', 'cinnamon-stick', 'ginger', 'mint', 'rosemary', 'lemon-zest', 'star-anise', 'lavender', 'cardamom'), max: 2 }],
  write(cook) {
    const scale = cook.batch({ sugar: 200 })
    const white = cook.must('sugar', { quantity: 200 * scale })
    const scented = cook.all('scent', { share: 2 / cook.serves })
    cook.step(`Warm ${cook.the(white)} with ${cook.pour('water', 200 * scale)}${given(cook, scented, (foods) => ` and ${foods}`)} for ${cook.min(5)}, stirring, until clear.`)
    cook.step(`Cool${scented.length > 0 ? ' and strain' : ''}. It keeps for a month in the fridge, for whatever wants sweetening.`)
    return { title: `${scented.length > 0 ? `${attributive(scented, 2)} ` : 'simple '}syrup`, sentence: 'Equal weights, five minutes, and sweetness that never stays gritty.' }
  },
} // prettier-ignore
