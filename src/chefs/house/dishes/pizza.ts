import type { Cook, Use } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some, spices } from './slots.ts'
import { titleName } from './telling.ts'

const toppings: readonly Slot[] = [
  { name: 'sauce', takes: id('pizza-sauce', 'tomato-sauce', 'passata', 'canned-tomato', 'pasta-sauce', 'pesto', 'red-pesto', 'tomato-paste', 'creme-fraiche', 'alfredo-sauce', 'barbecue-sauce'), max: 1 },
  { name: 'cheese', takes: every(role('cheese'), not(id('cottage-cheese', 'mascarpone', 'american-cheese'))), max: 2 },
  { name: 'protein', takes: every(some(kind('cured-meat', 'ready-meat', 'bacon', 'ground-meat', 'raw-sausage', 'poultry-boneless'), id('anchovy', 'canned-tuna', 'shrimp', 'smoked-salmon', 'plant-mince', 'vegan-chicken', 'nduja')), savoury, not(id('black-pudding', 'corned-beef', 'chicken-skin', 'bologna'))), max: 1 },
  { name: 'vegetables', takes: every(role('vegetable'), savoury, cooks('fry', 10), not(kind('root', 'sprout', 'cabbage', 'seaweed', 'pea')), not(id('celery', 'okra'))), max: 3 },
  { ...aromatics, takes: kind('onion', 'garlic', 'chili'), max: 2 }, { ...spices, max: 1 },
  { name: 'pickles', takes: id('olive', 'black-olive', 'caper', 'sun-dried-tomato', 'pickled-jalapeno', 'pepperoncini'), max: 2 },
  { name: 'fruit', takes: id('pineapple', 'canned-pineapple', 'fig', 'pear'), max: 1 },
  { name: 'leaf', takes: id('rocket', 'spinach', 'watercress'), max: 1 },
  { ...herbs, max: 1 },
] // prettier-ignore

/** Softens what an oven minute would leave raw, spreads, tops and bakes; gives what the title is made of. */
function topAndBake(cook: Cook, baking: number, stretch: string): readonly Use[] {
  const [sauce, protein, fruit, greens] = [cook.one('sauce', { share: 0.6 }), cook.one('protein', { share: 0.6 }), cook.one('fruit', { share: 0.4 }), cook.one('leaf', { share: 0.5 })]
  const vegetables = cook.all('vegetables', { share: 0.6, cut: 'thinly sliced' })
  const cheeses = cook.all('cheese', { share: 1.5 })
  const scents = cook.all('aromatics', { share: 0.5, cut: 'thinly sliced' })
  const seasonings = [...cook.all('spices')]
  const pickles = cook.all('pickles')
  const fried = [...vegetables.filter(({ food }) => food.kind !== 'tomato'), ...scents.filter(({ food }) => food.kind === 'onion'), ...(protein && (!isReady(protein) || cook.done(protein).includes('°C')) ? [protein] : [])]
  const raw = [...vegetables, ...scents].filter((use) => !fried.includes(use))
  cook.step(`Heat the oven to ${ovenTemperature(230)}, with a heavy tray inside.`)
  const oil = cook.need('oil', 20)
  if (fried.length > 0) cook.step(`warm half of ${cook.the(oil)} in a pan over medium-high heat. ${cook.inStages(fried, 'fry', 'fry')}`, { meanwhile: true })
  const cover = sauce ? `Spread with ${cook.the(sauce)}${seasonings.length > 0 ? ` and ${cook.names(...seasonings)}` : ''}` : `Brush with ${fried.length > 0 ? 'the rest of ' : ''}${cook.the(oil)}${seasonings.length > 0 ? ` and sprinkle with ${cook.the(...seasonings)}` : ''}`
  const over = [...raw, ...fried, ...(protein && !fried.includes(protein) ? [protein] : []), ...pickles, ...(fruit ? [fruit] : []), ...cheeses]
  cook.step(`${stretch} ${cover}, leaving a rim; scatter with ${cook.the(...over)}${sauce ? ` and trickle with ${fried.length > 0 ? 'the rest of ' : ''}${cook.the(oil)}` : ''}.`)
  cook.step(`Slide on to the hot tray and bake for ${cook.min(baking)}, until the rim is brown and the top bubbles.`)
  const fresh = [...cook.all('herbs'), greens].filter((use) => use !== undefined)
  cook.step(`${fresh.length > 0 ? `Top with ${cook.the(...fresh)}, cut` : 'Cut'} into wedges and eat at once.`)
  return [protein, ...vegetables, ...scents.filter(({ food }) => food.kind === 'onion'), ...cheeses, ...pickles, greens].filter((use) => use !== undefined)
} // prettier-ignore

function headline(cook: Cook, named: readonly Use[], what: string): ReturnType<DishForm['write']> {
  const words = [...new Set(named.map((use) => titleName({ ...use, noun: use.food.name })))].slice(0, 2)
  return {
    title: `${words.join(' and ')} ${what}`,
    sentence: cook.say(
      'A very hot oven, few toppings, and no waiting.',
      'Less on top is more: the base must stay crisp.',
    ),
    tip: 'Have everything ready before the base leaves the board: once topped it softens fast.',
  }
}

const topped: DishForm['suits'] = (filled) =>
  (filled.get('cheese')?.length ?? 0) > 0 ||
  ((filled.get('sauce')?.length ?? 0) > 0 && (filled.get('vegetables')?.length ?? 0) > 0)

/** A ready base or flatbread, topped and baked. */
export const pizza: DishForm = {
  id: 'pizza',
  name: 'pizza',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 1,
  slots: [{ name: 'base', takes: id('pizza-base', 'pizza-dough', 'naan', 'flatbread', 'pita', 'focaccia', 'flour-tortilla'), min: 1, max: 1 }, ...toppings],
  suits: topped,
  write(cook) {
    const base = cook.must('base')
    const dough = base.food.id === 'pizza-dough'
    const stretch = dough ? `Stretch ${cook.the(base)} into a thin round.` : `Lay ${cook.the(base)} on baking paper.`
    return headline(cook, topAndBake(cook, dough ? 12 : 8, stretch), dough || base.food.id === 'pizza-base' ? 'pizza' : `${base.food.name} pizza`)
  },
} // prettier-ignore

/** Dough: 100 parts flour, 62 water, 2 salt, about 1 dried yeast. */
export const pizzaFromScratch: DishForm = {
  id: 'pizza-from-scratch',
  name: 'pizza',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'flour', takes: id('flour', 'bread-flour', 'wholemeal-flour', 'spelt-flour'), min: 1, max: 1 },
    { name: 'yeast', takes: id('dried-yeast', 'fresh-yeast'), min: 1, max: 1 }, ...toppings,
  ],
  suits: topped,
  write(cook) {
    const amounts = { flour: 300 }
    const scale = cook.scale(amounts)
    const flour = cook.must('flour', { quantity: amounts.flour * scale })
    const yeast = cook.must('yeast', { quantity: 4 * scale })
    const salt = cook.need('salt', 6 * scale)
    cook.step(`Stir ${cook.the(flour, yeast, salt)} with ${cook.pour('water', 190 * scale)}, lukewarm, to a rough dough. Knead for ${cook.min(8)}, until smooth and springy.`)
    cook.step(`Cover and leave to rise for ${cook.min(75)}, until doubled.`)
    return headline(cook, topAndBake(cook, 12, 'Stretch the dough on a floured board into two thin rounds.'), 'pizza')
  },
} // prettier-ignore
