import type { DishForm } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { sugar, salt } from './baking.ts'
import { given, withThe } from './given.ts'
import { cooks, every, id, kind, may, must, not, rawEdible, role, savoury, some, souring } from './slots.ts'
import { titleName, titleNames, withNames } from './telling.ts'

/** A meal that someone else has cooked, heated as it should be, and dressed up with what is there. */
export const heatedMeal: DishForm = {
  id: 'heated-meal',
  name: 'ready meal',
  course: 'basic',
  serves: 1,
  appeal: -1,
  slots: [
    must('meal', every(some(kind('ready-meal'), id('baked-bean')), some(cooks('roast'), cooks('simmer'), cooks('fry'), cooks('boil')), not(id('mushroom-soup', 'baby-food')))),
    may('top', every(kind('melting-cheese', 'hard-cheese', 'soft-herb', 'yogurt', 'cream', 'condiment', 'butter'), savoury), 3),
    may('side', every(some(role('salad'), kind('tomato', 'bread', 'roll', 'flatbread'), id('tortilla-chip', 'avocado')), rawEdible, savoury), 3),
  ],
  write(cook) {
    const meal = cook.must('meal')
    const way = (['roast', 'simmer', 'fry', 'boil'] as const).find((method) => minutesOf(meal, method) !== undefined)!
    const minutes = cook.minutes(meal, way)
    const until = `until ${cook.done(meal, way)}`
    if (meal.food.state === 'dried' && way !== 'fry') cook.step(`Bring ${cook.pour('water', Math.max(250, meal.quantity * 4))} to the boil, stir in ${cook.the(meal)} and cook for ${cook.min(minutes)}, stirring, ${until}.`)
    else if (way === 'roast') cook.step(`Heat the oven to ${ovenTemperature(200)}. Bake ${cook.the(meal)} for ${cook.min(minutes)}, ${until}.`)
    else if (way === 'simmer') cook.step(`Heat ${cook.the(meal)} in a small pan for ${cook.min(minutes)}, stirring, ${until}.`)
    else cook.step(`Warm ${cook.the(cook.need('oil', 15))} in a lidded pan over medium heat and fry ${cook.the(meal)} for ${cook.min(minutes)}, turning or shaking now and then, ${until}.`)
    const [tops, side] = [cook.all('top', { share: 0.6 }), cook.all('side', { share: 0.7 })]
    cook.step(`${given(cook, tops, (foods) => `Scatter or spoon ${foods} over and s`) || 'S'}erve hot${withThe(cook, ...side)}.`)
    return {
      title: tops.length + side.length > 0 ? `${titleName(meal)}${withNames([...tops, ...side])}` : `piping hot ${titleName(meal)}`,
      sentence: 'The work is done; you see that it is hot all the way through.',
    }
  },
} // prettier-ignore

/** Nuts and seeds from the oven. */
export const roastedNuts: DishForm = {
  id: 'roasted-nuts',
  name: 'bowl of roasted nuts',
  course: 'basic',
  serves: 4,
  appeal: -2,
  slots: [
    must('nuts', every(some(kind('nut'), id('pumpkin-seed', 'sunflower-seed')), cooks('roast'), not(id('ginkgo-nut', 'chestnut'))), 4),
    may('spice', every(role('spice'), not(id('dried-chili', 'cinnamon-stick', 'star-anise'))), 3),
    may('sweet', some(sugar.takes, id('honey', 'maple-syrup'))), may('herb', id('rosemary', 'thyme', 'sage')), may('fat', kind('butter', 'oil')), salt,
  ],
  write(cook) {
    const nuts = cook.all('nuts', { share: 1.8, cut: 'whole' })
    const [sweet, spices] = [cook.one('sweet', { quantity: 20 }), cook.all('spice', { share: 0.7 })]
    const fat = cook.one('fat', { quantity: 15 }) ?? cook.need('oil', 10)
    const fine = cook.one('salt', { quantity: 1 }) ?? cook.need('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(170)}. Toss ${cook.the(...nuts)} with ${cook.the(fat, sweet, ...spices, cook.one('herb'), fine)} on a lined baking sheet.`)
    cook.step(`Roast for ${cook.min(12)}, stirring once, until a shade darker and fragrant. Cool for ${cook.min(10)}: they crisp as they cool.`)
    return { title: `${sweet ? 'candied' : spices.length > 0 ? 'spiced' : 'roasted'} ${titleNames(nuts)}`, sentence: 'Good with a drink, better still warm.' }
  },
} // prettier-ignore

/** Stock or a cube, hot in a cup. */
export const broth: DishForm = {
  id: 'broth',
  name: 'cup of broth',
  course: 'basic',
  serves: 2,
  appeal: -2,
  slots: [
    must('stock', every(kind('stock', 'stock-cube'), not(id('gravy-granule', 'dashi-powder')))),
    may('scent', some(souring, kind('ginger', 'garlic', 'woody-herb', 'chili'), id('spring-onion', 'soy-sauce', 'miso')), 3), may('herb', kind('soft-herb'), 2),
  ],
  write(cook) {
    const cube = cook.peek('stock')?.food.kind === 'stock-cube'
    const base = cook.must('stock', cube ? {} : { quantity: 300 * cook.serves })
    cook.step(`Bring ${cube ? `${cook.pour('water', 300 * cook.serves)} with ` : ''}${cook.the(base)} to the boil. Simmer${withThe(cook, ...cook.all('scent', { share: 0.6 }))} for ${cook.min(5)} and taste.`)
    cook.step(`Pour into warm cups${given(cook, cook.all('herb'), (foods) => ` and scatter with ${foods}`)}.`)
    return { title: `a cup of ${titleName(base).replace(/ ?(?:stock|broth)?(?: cubes?)?$/, ' broth').trim()}`, sentence: 'Five minutes and the day looks better.' }
  },
} // prettier-ignore
