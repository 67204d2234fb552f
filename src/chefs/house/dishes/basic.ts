import type { DishForm } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import type { Method } from '#food/food.ts'
import { ovenTemperature } from '../phrase.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some } from './slots.ts'
import { soakAndBoil } from './stewing.ts'
import { attributive, titleName, titleNames } from './telling.ts'

const ways: readonly { method: Method; verb: string; how: string }[] = [
  { method: 'fry', verb: 'fry', how: 'pan-fried' },
  { method: 'boil', verb: 'boil', how: 'boiled' },
  { method: 'simmer', verb: 'simmer', how: 'simmered' },
  { method: 'roast', verb: 'roast', how: 'roast' },
] // prettier-ignore

/** One food cooked well on its own terms: what is left when nothing larger can be made. */
export const simplyCooked: DishForm = {
  id: 'simply-cooked',
  name: 'plain dish',
  course: 'basic',
  serves: 2,
  appeal: -3,
  slots: [
    { name: 'food', takes: every(some(role('protein', 'vegetable', 'leaf', 'starch', 'aromatic', 'fruit', 'bread')), some(cooks('fry'), cooks('boil'), cooks('simmer'), cooks('roast')), not(kind('egg'))), min: 1, max: 1 },
    { name: 'seasoning', takes: some(role('spice', 'herb', 'acid')), max: 3 },
    { name: 'sauce', takes: role('sauce', 'cheese'), max: 1 },
    { name: 'bread', takes: every(role('bread'), not(kind('pastry')), rawEdible), max: 1 },
  ],
  write(cook) {
    const food = cook.must('food')
    const way = ways.find(({ method }) => minutesOf(food, method) !== undefined) ?? ways[0]!
    const minutes = minutesOf(food, way.method) ?? 5
    const seasonings = cook.all('seasoning')
    const [sauce, bread] = [cook.one('sauce'), cook.one('bread')]
    if (food.food.kind === 'dried-pulse' && !cook.isHeated(food)) {
      soakAndBoil(cook, food)
    } else if (way.method === 'roast') {
      const oil = cook.need('oil', 15)
      cook.step(`Heat the oven to ${ovenTemperature(200)}. Rub ${cook.the(food)} with ${cook.the(oil)} and roast for ${cook.min(minutes)}, until ${cook.done(food)}.${cook.rest(food)}`)
    } else if (way.method === 'fry') {
      const oil = cook.need('oil', 15)
      cook.step(`Warm ${cook.the(oil)} in a wide pan over medium heat. Add ${cook.the(food)} and ${cook.isHeated(food) ? 'warm' : 'fry'} for ${cook.min(minutes)}, turning now and then, until ${cook.done(food)}.${cook.rest(food)}`)
    } else {
      const water = cook.need('water', Math.min(2500, Math.max(500, food.quantity * 4)))
      cook.step(`Bring ${cook.the(water)} to the boil in a pan. Add ${cook.the(food)} and ${way.verb} for ${cook.min(minutes)}, until ${cook.done(food)}; drain.${cook.rest(food)}`)
    }
    cook.step(`${cook.season(...seasonings)}. Serve${sauce ? ` with ${cook.the(sauce)}` : ''}${bread ? `${sauce ? ' and' : ' with'} ${cook.the(bread)}` : sauce ? '' : ' hot'}.`)
    return { title: `${cook.say('Simply', 'Plain')} ${way.how} ${titleName(food)}`, sentence: 'One good thing, cooked with care.', tip: 'With an onion, an egg or a handful of greens on the list there is more to make of it.' }
  },
} // prettier-ignore

/** A board of things that need no stove. */
export const board: DishForm = {
  id: 'board',
  name: 'board',
  course: 'basic',
  serves: 2,
  appeal: -2,
  slots: [
    { name: 'main', takes: every(some(role('cheese', 'bread', 'ready'), kind('cured-meat', 'ready-meat', 'ready-fish'), id('hard-boiled-egg', 'natto')), rawEdible), min: 1, max: 4 },
    { name: 'fresh', takes: every(some(role('fruit', 'salad'), kind('tomato', 'nut', 'dried-fruit', 'pickle')), rawEdible), max: 4 },
    { name: 'dips', takes: some(kind('dip', 'condiment', 'sweet-spread', 'nut-butter', 'butter', 'syrup')), max: 3 },
    { name: 'sweet', takes: kind('chocolate', 'biscuit', 'confection'), max: 1 },
  ],
  write(cook) {
    const main = cook.all('main')
    const fresh = cook.all('fresh')
    const dips = cook.all('dips')
    const treat = cook.one('sweet')
    cook.step(`Take ${cook.the(...main)} out of the cold ${cook.min(20)} ahead: flavour comes with warmth.`)
    cook.step(`Arrange ${cook.the(...main, ...fresh)} on a board${dips.length > 0 ? ` with ${cook.the(...dips)} in small bowls` : ''}${treat ? `; keep ${cook.the(treat)} for the end` : ''}.`)
    return { title: `${attributive([...main, ...fresh], 2)} board`, sentence: 'No stove, a good knife, and everyone helps themselves.', tip: 'Cut only half; the rest keeps better whole.' }
  },
} // prettier-ignore

export const spiceBlend: DishForm = {
  id: 'spice-blend',
  name: 'spice blend',
  course: 'basic',
  serves: 4,
  appeal: -3,
  slots: [
    { name: 'spices', takes: role('spice'), min: 1, max: 8 },
    { name: 'salt', takes: role('salt'), max: 2 },
    { name: 'sugar', takes: kind('sugar'), max: 1 },
  ],
  suits: (filled) => (filled.get('spices')?.length ?? 0) + (filled.get('salt')?.length ?? 0) >= 1,
  write(cook) {
    const spices = cook.all('spices', { share: 2 })
    const rest = [...cook.all('salt'), ...cook.all('sugar', { quantity: 10 })]
    cook.step(`Warm ${cook.the(...spices)} in a dry pan over low heat for ${cook.min(2)}, shaking, until fragrant; take off at once.`)
    cook.step(`Cool, mix${rest.length > 0 ? ` with ${cook.the(...rest)}` : ''} and keep in a jar away from light. Rub it on what is to be roasted.`)
    return { title: `${attributive(spices, 2)} ${spices.length > 1 ? 'blend' : 'rub'}`, sentence: 'A jar of your own mixture for the next roast.', tip: 'Whole spices keep a year, ground ones lose half their scent in three months.' }
  },
} // prettier-ignore

/** Salt is never a dish: only a test that savoury food is there. */
export const toast: DishForm = {
  id: 'toast',
  name: 'toast',
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots: [
    { name: 'bread', takes: kind('bread', 'roll', 'flatbread'), min: 1, max: 1 },
    { name: 'spread', takes: some(kind('butter', 'soft-cheese', 'nut-butter', 'dip', 'sweet-spread'), every(kind('fruit'), ({ food }) => food.id === 'avocado')), max: 1 },
    { name: 'top', takes: every(some(kind('tomato', 'salad-vegetable', 'ready-fish', 'cured-meat', 'ready-meat', 'melting-cheese', 'crumbling-cheese', 'pickle', 'salad-leaf')), savoury, rawEdible), max: 3 },
    { name: 'fruit', takes: every(some(kind('fruit', 'berry')), ({ food }) => food.raw), max: 1 },
    { name: 'drizzle', takes: kind('syrup', 'sweet-spice', 'seed'), max: 2 },
    { name: 'herb', takes: kind('soft-herb'), max: 1 },
  ],
  suits: (filled) => [...filled.values()].flat().length >= 2,
  write(cook) {
    const bread = cook.must('bread', { share: 1 })
    const spread = cook.one('spread')
    const top = cook.all('top', { share: 0.6 })
    const rest = [...cook.all('fruit', { share: 0.5 }), ...cook.all('drizzle'), ...cook.all('herb')]
    cook.step(`Toast ${cook.the(bread)} for ${cook.min(3)}, until crisp and golden.`)
    const over = [...top, ...rest]
    cook.step(`${spread ? `Spread with ${cook.the(spread)}` : 'Let it cool for a moment'}${over.length > 0 ? ` and top with ${cook.the(...over)}` : ''}. Eat while it is warm.`)
    return { title: `${titleNames([...top, ...(spread ? [spread] : []), ...rest], 2)} on ${bread.food.kind === 'bread' ? 'toast' : bread.noun}`, sentence: 'Small, quick and better than it has any right to be.' }
  },
} // prettier-ignore
