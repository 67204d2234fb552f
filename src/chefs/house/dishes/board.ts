import type { DishForm } from '../dish.ts'
import { given } from './given.ts'
import { every, id, kind, not, rawEdible, role, some } from './slots.ts'
import { attributive, titleName, titleNames } from './telling.ts'

/** Things that need no stove, laid out with care: cheese, cold meat, bread, fruit. */
export const board: DishForm = {
  id: 'board',
  name: 'board',
  course: 'basic',
  serves: 2,
  appeal: -2,
  slots: [
    { name: 'main', takes: every(some(role('cheese'), kind('cured-meat', 'ready-meat', 'ready-fish', 'pickle', 'dip'), id('hard-boiled-egg', 'rotisserie-chicken')), rawEdible, not(id('mascarpone', 'caper', 'bacon-bit', 'anchovy-paste', 'fish-finger', 'fish-cake', 'fish-ball', 'breaded-chicken', 'frankfurter', 'beef-frankfurter', 'chicken-frankfurter', 'black-pudding', 'kipper', 'bonito-flake', 'dried-anchovy', 'preserved-lemon', 'cream-cheese', 'vegan-cream-cheese'))), min: 1, max: 4 },
    { name: 'bread', takes: every(some(role('bread'), id('cracker', 'oatcake', 'rice-cracker', 'melba-toast', 'pretzel', 'crisp', 'tortilla-chip', 'pita-chip')), rawEdible), max: 2 },
    { name: 'fresh', takes: every(some(role('fruit', 'salad'), kind('tomato', 'nut', 'dried-fruit'), id('carrot', 'celery', 'bell-pepper', 'cucumber')), rawEdible, not(kind('tinned-fruit'))), max: 4 },
    { name: 'dips', takes: some(kind('condiment', 'sweet-spread', 'nut-butter', 'butter'), id('honey')), max: 2 },
  ],
  write(cook) {
    const main = cook.all('main')
    const [bread, fresh, dips] = [cook.all('bread'), cook.all('fresh', { share: 0.7 }), cook.all('dips')]
    const reheated = main.filter((use) => cook.safe(use) !== '')
    if (reheated.length > 0) cook.step(`Heat ${cook.the(...reheated)} for ${cook.min(5)}, until steaming${cook.safe(reheated[0])}; eat warm, or chill again and serve cold.`)
    cook.step(`Take ${cook.the(...main)} out of the cold ${cook.min(20)} ahead: flavour comes with warmth.`)
    cook.step(`Arrange ${cook.the(...main, ...fresh)} on a board${given(cook, bread, (foods) => `, with ${foods} alongside`)}${given(cook, dips, (foods) => ` and ${foods} in small bowls`)}.`)
    return { title: main.length + fresh.length + bread.length === 1 ? `${main[0]!.food.kind === 'pickle' || main[0]!.food.kind === 'dip' ? 'A bowl of' : 'A plate of'} ${titleName(main[0]!)}` : `${attributive([...main, ...fresh, ...bread], 2)} board`, sentence: cook.say('No stove, a good knife, and everyone helps themselves.', 'Supper for a hot evening, or a late one.'), tip: 'Cut only half; the rest keeps better whole.' }
  },
} // prettier-ignore

/** Snacks and sweets that are simply put out. */
export const nibbles: DishForm = {
  id: 'nibbles',
  name: 'bowl of nibbles',
  course: 'basic',
  serves: 2,
  appeal: -3,
  slots: [
    { name: 'snack', takes: every(some(kind('snack', 'biscuit', 'confection', 'dried-fruit'), id('cracker', 'oatcake', 'crispbread', 'melba-toast', 'rice-cracker', 'chocolate-candy')), rawEdible), min: 1, max: 4 },
    { name: 'dip', takes: some(kind('dip', 'soft-cheese'), id('salsa', 'guacamole', 'sour-cream', 'hummus')), max: 2 },
    { name: 'nuts', takes: every(kind('nut'), rawEdible), max: 2 },
  ],
  write(cook) {
    const snacks = cook.all('snack')
    const nuts = cook.all('nuts')
    const dips = snacks.some(({ food }) => food.taste !== 'sweet') ? cook.all('dip') : []
    cook.step(`Tip ${cook.the(...snacks, ...nuts)} into bowls${given(cook, dips, (foods) => ` around ${foods}`)} and serve straight away.`)
    return { title: dips.length > 0 ? `${titleNames(snacks, 1)} with ${titleNames(dips, 2)}` : `${cook.say('A bowl of', 'A plate of')} ${titleNames([...snacks, ...nuts], 2)}`, sentence: 'Nothing to cook: open, pour, share.', tip: 'A vegetable, an egg or a grain on the list would make a meal of it.' }
  },
} // prettier-ignore
