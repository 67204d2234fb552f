import type { DishForm } from '../dish.ts'
import { bakingFruit, cream, salt, scent, scents, slot, sugar, syrup } from './baking.ts'
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

/** Jam: three parts sugar to four of fruit, lemon for the set, boiled to a wrinkle on a cold saucer (about 105 °C). */
export const jam: DishForm = {
  id: 'jam',
  name: 'jam',
  course: 'basic',
  serves: 16,
  appeal: -0.5,
  slots: [{ name: 'fruit', takes: every(soft, not(id('pear', 'fruit', 'elderberry'))), min: 1, max: 2 }, { name: 'sugar', takes: id('sugar', 'caster-sugar', 'jam-sugar', 'brown-sugar', 'demerara'), min: 1, max: 1 }, { name: 'sharp', takes: id('lemon', 'lemon-juice', 'bottled-lemon-juice', 'lime', 'orange'), max: 1 }, { name: 'scent', takes: id('vanilla-extract', 'vanilla-bean', 'ginger', 'cinnamon-stick', 'thyme', 'lavender'), max: 1 }],
  write(cook) {
    const each = 600 / cook.count('fruit')
    const scale = cook.batch({ fruit: each, sugar: 450 })
    const fruit = cook.all('fruit', { quantity: each * scale, cut: 'chopped' })
    const grams = fruit.reduce((sum, { quantity }) => sum + quantity, 0)
    const white = cook.must('sugar', { quantity: grams * 0.75 })
    const sharp = cook.one('sharp', { quantity: 45, cut: 'juiced' })
    const scented = cook.all('scent', { share: 2 / cook.serves })
    cook.step('Put a saucer into the freezer and have clean, hot jars ready.')
    cook.step(`Simmer ${cook.the(...fruit)}${given(cook, [sharp, ...scented], (foods) => ` with ${foods}`)} over low heat for ${cook.min(Math.max(10, ...fruit.map((use) => cook.minutes(use, 'simmer'))))}, until soft and the juices run.`)
    cook.step(`Stir in ${cook.the(white)} until dissolved, then boil hard for ${cook.min(12)}, stirring the base, until a drop on the cold saucer wrinkles when pushed.`)
    cook.step(`Let it settle for ${cook.min(5)}, skim, and pot. Once open, keep in the fridge.`)
    return { title: `${attributive(fruit)} jam`, sentence: cook.say('A small pan, a short boil and fresh-tasting fruit.', 'Two jars of summer.'), tip: 'A wide pan boils faster, and a fast boil keeps the colour.' }
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

/** Condensed milk boiled down with butter and cocoa: the brigadeiros of Brazil. */
export const brigadeiros: DishForm = {
  id: 'brigadeiros',
  name: 'plate of brigadeiros',
  course: 'dessert',
  serves: 8,
  slots: [{ name: 'milk', takes: id('condensed-milk'), min: 1, max: 1 }, { name: 'cocoa', takes: id('cocoa', 'drinking-chocolate', 'dark-chocolate', 'chocolate'), max: 1 }, { name: 'fat', takes: id('butter', 'vegan-butter'), max: 1 }, { name: 'coat', takes: id('sprinkle', 'desiccated-coconut', 'pistachio', 'peanut', 'chocolate-chip'), max: 1 }, salt],
  write(cook) {
    const scale = cook.batch({ milk: 397 })
    const sweet = cook.must('milk', { quantity: 397 * scale })
    const cocoa = cook.one('cocoa', { quantity: 40 * scale })
    const fat = cook.one('fat', { quantity: 20 * scale }) ?? cook.need('butter', 20 * scale)
    const [coat, pinch] = [cook.one('coat', { quantity: 50 * scale }), cook.one('salt', { quantity: 0.5 })]
    cook.step(`Stir ${cook.the(sweet, cocoa, pinch)} with half of ${cook.the(fat)} in a heavy pan over low heat for ${cook.min(12)}, without stopping, until the base shows for a moment behind the spoon.`)
    cook.step(`Scrape on to a greased plate and leave to cool for ${cook.min(45)}.`)
    cook.step(`Roll into walnut-sized balls with hands rubbed with the rest of ${cook.the(fat)}${given(cook, [coat], (foods) => `, and roll in ${foods}`)}.`)
    return { title: cocoa ? 'Brigadeiros' : coat?.food.id === 'desiccated-coconut' ? 'Beijinhos' : 'Condensed milk fudge balls', sentence: 'Party sweets from one tin and one spoon.', tip: 'Stop when it falls from the spoon in one piece: a minute more makes toffee.' }
  },
} // prettier-ignore
