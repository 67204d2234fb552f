import type { Cook, Use } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  poured,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { attributive } from './telling.ts'

const vegetables: Slot = { name: 'vegetables', takes: every(role('vegetable'), savoury, cooks('fry', 14), not(kind('sprout', 'seaweed'))), max: 3 } // prettier-ignore
const leaf: Slot = { name: 'leaf', takes: every(role('leaf'), cooks('fry', 6)), max: 1 }
const meat: Slot = { name: 'meat', takes: every(some(kind('bacon', 'ready-meat', 'cured-meat', 'raw-sausage'), id('smoked-salmon', 'smoked-trout', 'canned-salmon', 'canned-tuna', 'smoked-mackerel', 'cooked-shrimp', 'crab-meat')), savoury, not(id('pate', 'black-pudding', 'bologna'))), max: 1 } // prettier-ignore
const cheese: Slot = { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone'))), max: 1 }
const milk: Slot = { name: 'milk', takes: poured, max: 1 }
const seasoning: readonly Slot[] = [{ ...aromatics, takes: kind('onion', 'garlic') }, { ...spices, max: 1 }, { ...woodyHerbs, max: 1 }, { ...herbs, max: 1 }, { name: 'mustard', takes: id('dijon-mustard', 'wholegrain-mustard', 'mustard'), max: 1 }] // prettier-ignore

const filled: DishForm['suits'] = (slots) =>
  ['vegetables', 'leaf', 'meat', 'cheese'].some((slot) => (slots.get(slot)?.length ?? 0) > 0) ||
  (slots.get('aromatics') ?? []).some(({ food }) => food.kind === 'onion')

/** Fries what must be soft, and what must be hot, before it meets egg; gives all of the filling. */
function fryFilling(cook: Cook, fat: Use, meanwhile: boolean): { all: readonly Use[]; cheese: Use | undefined } {
  const [flesh, greens, grated] = [cook.one('meat', { share: 0.8 }), cook.one('leaf'), cook.one('cheese', { share: 1.1 })]
  const plants = [...cook.all('vegetables', { share: 0.8 }), ...cook.all('aromatics', { cut: 'thinly sliced' })]
  const hot = flesh && (!isReady(flesh) || cook.done(flesh).includes('°C'))
  const pan = [...plants, ...(greens ? [greens] : []), ...(flesh && hot ? [flesh] : [])]
  if (pan.length > 0) cook.step(`${meanwhile ? 'warm' : 'Warm'} ${meanwhile ? cook.the(fat) : `some of ${cook.the(fat)}`} in a pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')} Cool a little.`, { meanwhile })
  return { all: [...pan, ...(flesh && !hot ? [flesh] : [])], cheese: grated }
} // prettier-ignore

function named(all: readonly Use[], grated: Use | undefined): string {
  const chief = all.filter(({ food }) => food.kind !== 'garlic')
  return attributive([...chief.toSorted((a, b) => Number(b.food.role === 'protein') - Number(a.food.role === 'protein')), ...(grated ? [grated] : [])], 2)
} // prettier-ignore

/** Pastry filled with savoury custard: 1 egg to 80 ml of milk or cream. Shortcrust: 2 parts flour to 1 of fat. */
export const quiche: DishForm = {
  id: 'quiche',
  name: 'quiche',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'pastry', takes: id('shortcrust', 'pastry', 'puff-pastry', 'butter-puff-pastry'), max: 1 },
    { name: 'flour', takes: id('flour', 'wholemeal-flour', 'spelt-flour', 'gluten-free-flour'), max: 1 },
    { name: 'butter', takes: id('butter', 'margarine', 'vegan-butter', 'lard'), max: 1 },
    { name: 'eggs', takes: id('egg'), min: 1, max: 1 },
    milk, vegetables, leaf, meat, cheese, ...seasoning,
  ],
  suits: (slots) => ((slots.get('pastry')?.length ?? 0) > 0 || ((slots.get('flour')?.length ?? 0) > 0 && (slots.get('butter')?.length ?? 0) > 0)) && filled(slots) === true,
  write(cook) {
    const amounts = { eggs: 150, milk: 240, flour: 180, butter: 90 }
    const scale = cook.scale(cook.has('pastry') ? { eggs: amounts.eggs } : { eggs: amounts.eggs, flour: amounts.flour, butter: amounts.butter })
    const eggs = cook.must('eggs', { quantity: amounts.eggs * scale, cut: 'beaten' })
    const pastry = cook.one('pastry', { quantity: 250 * scale })
    const tin = scale < 0.75 ? '18 cm (7 in)' : '23 cm (9 in)'
    cook.step(`Heat the oven to ${ovenTemperature(190)}.`)
    if (pastry) {
      cook.step(`Roll ${cook.the(pastry)} out and line a ${tin} tart tin. Prick the base, weigh it down with baking paper and baking weights, and bake for ${cook.min(15)}; take the weights out and bake for ${cook.min(5)} more, until dry and pale gold.`)
    } else {
      const [flour, butter] = [cook.must('flour', { quantity: amounts.flour * scale }), cook.must('butter', { quantity: amounts.butter * scale, cut: 'cold, cubed' })]
      const salt = cook.need('salt', 2)
      cook.step(`Rub ${cook.the(butter)} into ${cook.the(flour)} with a pinch of ${cook.names(salt)} until it looks like crumbs. Stir in ${cook.pour('water', 40 * scale)}, cold, press into a disc and chill for ${cook.min(20)}.`)
      cook.step(`Roll out, line a ${tin} tart tin and prick the base. Weigh it down with baking paper and baking weights and bake for ${cook.min(15)}; take the weights out and bake for ${cook.min(5)} more, until dry and pale gold.`)
    }
    const oil = cook.need('oil', 15)
    const filling = fryFilling(cook, oil, true)
    const liquid = cook.one('milk', { quantity: amounts.milk * scale }) ?? cook.need('milk', amounts.milk * scale)
    const stirred = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('herbs'), ...cook.all('mustard')]
    cook.step(`Whisk ${cook.the(eggs, liquid, ...stirred)} together and ${cook.season()}. Spread ${filling.all.length > 0 ? cook.the(...filling.all, filling.cheese) : cook.the(filling.cheese)} over the base and pour the custard over.`)
    cook.step(`Bake for ${cook.min(30)}, until puffed and golden and the middle only just trembles${cook.safe(eggs)}. Cool for ${cook.min(10)} before cutting.`)
    return {
      title: `${named(filling.all, filling.cheese)} quiche`,
      sentence: cook.say('A crisp case, a trembling middle, and good for three meals.', 'Custard, pastry, and whatever the fridge had in it.'),
      tip: 'Baking the case first is what keeps the bottom crisp.',
    }
  },
} // prettier-ignore

/** Puff pastry, topped and baked flat: no eggs. */
export const savouryTart: DishForm = {
  id: 'savoury-tart',
  name: 'tart',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'pastry', takes: id('puff-pastry', 'butter-puff-pastry', 'shortcrust', 'pastry'), min: 1, max: 1 },
    { name: 'spread', takes: id('pesto', 'red-pesto', 'vegan-pesto', 'tapenade', 'ricotta', 'cream-cheese', 'creme-fraiche', 'sour-cream', 'tomato-paste', 'caramelized-onion', 'boursin'), max: 1 },
    vegetables, leaf, meat, { ...cheese, max: 1 }, ...seasoning,
    { name: 'pickles', takes: id('olive', 'black-olive', 'caper', 'anchovy', 'sun-dried-tomato'), max: 2 },
    { name: 'nuts', takes: id('walnut', 'pine-nut', 'hazelnut'), max: 1 },
  ],
  suits: (slots) => filled(slots) === true && (slots.get('vegetables')?.length ?? 0) + (slots.get('aromatics')?.length ?? 0) + (slots.get('leaf')?.length ?? 0) > 0,
  write(cook) {
    const pastry = cook.must('pastry', { quantity: 320 })
    const oil = cook.need('oil', 20)
    cook.step(`Heat the oven to ${ovenTemperature(200)}.`)
    const filling = fryFilling(cook, oil, false)
    const spread = [...cook.all('spread'), ...cook.all('mustard')]
    const dust = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const over = [...filling.all, ...cook.all('pickles'), ...(filling.cheese ? [filling.cheese] : []), ...dust]
    cook.step(`Roll ${cook.the(pastry)} out on a lined tray, score a rim a finger wide and prick the middle.${spread.length > 0 ? ` Spread the middle with ${cook.the(...spread)}.` : ''} Scatter with ${cook.the(...over)}; ${cook.season()}.`)
    cook.step(`Brush the rim with the rest of ${cook.the(oil)} and bake for ${cook.min(25)}, until crisp and deep gold, with a brown underside.`)
    const top = [...cook.all('herbs'), cook.one('nuts')].filter((use) => use !== undefined)
    cook.step(`${top.length > 0 ? `Scatter with ${cook.the(...top)} and cut` : 'Cut'} into squares while it is warm.`)
    return {
      title: `${named(filling.all, filling.cheese)} tart`,
      sentence: cook.say('Shop pastry, ten minutes of work, and it looks like a party.', 'Crisp, flat, and generous at the edges.'),
      tip: 'Cool the filling first: hot filling melts the pastry before it can rise.',
    }
  },
} // prettier-ignore
