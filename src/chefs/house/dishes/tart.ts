import type { Cook } from '../cooking/recipe-cook.ts'
import type { Use } from '../cooking/ingredient-list.ts'
import type { DishForm, Slot } from './dish-form.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { given, mustHeat, present } from './building-blocks/optional-phrases.ts'
import { anyOf, aromatics, cheese, cooks, every, herbs, id, kind, may, must, mustard, not, poured, role, savoury, some, spices, woodyHerbs } from './building-blocks/slots.ts' // prettier-ignore
import { attributive } from './building-blocks/food-names.ts'

const pastry = id('shortcrust', 'pastry', 'puff-pastry', 'butter-puff-pastry')

const filling: readonly Slot[] = [
  may('vegetables', every(role('vegetable'), savoury, cooks('fry', 14), not(kind('sprout', 'seaweed'))), 3),
  may('leaf', every(role('leaf'), cooks('fry', 6))),
  may('meat', every(some(kind('bacon', 'ready-meat', 'cured-meat', 'raw-sausage', 'ready-fish', 'oily-fish', 'white-fish', 'poultry-boneless'), id('cooked-shrimp')), savoury, not(id('pate', 'fish-finger')))),
  cheese, { ...aromatics, takes: kind('onion', 'garlic') }, { ...spices, max: 1 }, { ...woodyHerbs, max: 1 }, { ...herbs, max: 1 }, mustard,
] // prettier-ignore

/** Fries what must be soft, and what must be hot; gives all of the filling, and its name. */
function fryFilling(cook: Cook): { all: readonly Use[]; named: string } {
  const [flesh, grated] = [cook.one('meat', { share: 0.8 }), cook.one('cheese', { share: 1.1 })]
  const plants = [...cook.all('vegetables', { share: 0.8 }), ...cook.all('aromatics', { cut: 'thinly sliced' }), ...cook.all('leaf')]
  const hot = flesh && mustHeat(cook, flesh) ? [flesh] : []
  const pan = [...plants, ...hot]
  if (pan.length > 0) cook.step(`Warm ${cook.the(cook.need('oil', 15))} in a pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')} Cool a little.`)
  const chief = present([flesh, ...plants.filter(({ food }) => food.kind !== 'garlic'), grated])
  return { all: present([...plants, flesh, grated]), named: attributive(chief) }
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
    may('pastry', some(pastry, id('filo'))), may('flour', id('flour', 'wholemeal-flour', 'gluten-free-flour')), may('butter', id('butter', 'margarine', 'vegan-butter', 'lard')),
    must('eggs', id('egg')), may('milk', poured), ...filling,
  ],
  suits: (slots) => anyOf('vegetables', 'leaf', 'meat', 'cheese', 'aromatics')(slots) && (anyOf('pastry')(slots) || (anyOf('flour')(slots) && anyOf('butter')(slots))),
  write(cook) {
    const scale = cook.scale(cook.has('pastry') ? { eggs: 150 } : { eggs: 150, flour: 180, butter: 90 })
    const eggs = cook.must('eggs', { quantity: 150 * scale, cut: 'beaten' })
    const shop = cook.one('pastry', { quantity: 250 * scale })
    if (!shop) {
      const [flour, butter] = [cook.must('flour', { quantity: 180 * scale }), cook.must('butter', { quantity: 90 * scale, cut: 'cold, cubed' })]
      cook.step(`Rub ${cook.the(butter)} into ${cook.the(flour)} with a pinch of ${cook.names(cook.need('salt', 2))} until it looks like crumbs. Stir in ${cook.pour('water', 40 * scale)}, cold, press into a disc and chill for ${cook.min(20)}.`)
    }
    // Too thin to be baked blind.
    const thin = shop?.food.id === 'filo'
    if (thin) cook.step(`Heat the oven to ${ovenTemperature(190)}. Line a 23 cm (9 in) tart tin with ${cook.the(shop)}, each sheet brushed with ${cook.the(cook.need('oil', 30))}.`)
    else cook.step(`Heat the oven to ${ovenTemperature(190)}. Roll ${shop ? cook.the(shop) : 'the pastry'} out and line a ${scale < 0.75 ? '18 cm (7 in)' : '23 cm (9 in)'} tart tin. Prick the base, weigh it down with baking paper and dry beans, and bake for ${cook.min(15)}; take the weights out and bake for ${cook.min(5)} more, until pale gold.`)
    const { all, named } = fryFilling(cook)
    const liquid = cook.one('milk', { quantity: 240 * scale }) ?? cook.need('milk', 240 * scale)
    const stirred = ['spices', 'woodyHerbs', 'herbs', 'mustard'].flatMap((slot) => cook.all(slot))
    cook.step(`Whisk ${cook.the(eggs, liquid, ...stirred)} together and ${cook.season()}. Spread ${cook.the(...all)} over the base and pour the custard over.`)
    cook.step(`Bake for ${cook.min(30)}, until puffed and golden and the middle only just trembles${cook.safe(eggs)}. Cool for ${cook.min(10)} before cutting.`)
    return {
      title: `${named} ${thin ? 'filo pie' : 'quiche'}`,
      sentence: 'Custard, pastry, and whatever the fridge had in it.',
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
    must('pastry', pastry),
    may('spread', id('pesto', 'red-pesto', 'tapenade', 'creme-fraiche', 'tomato-paste')), ...filling,
    may('pickles', id('olive', 'black-olive', 'caper', 'sun-dried-tomato'), 2), may('nuts', id('walnut', 'pine-nut', 'hazelnut')),
  ],
  suits: anyOf('vegetables', 'aromatics', 'leaf'),
  write(cook) {
    const sheet = cook.must('pastry', { quantity: 320 })
    cook.step(`Heat the oven to ${ovenTemperature(200)}.`)
    const { all, named } = fryFilling(cook)
    const spread = [...cook.all('spread'), ...cook.all('mustard')]
    const over = [...all, ...['pickles', 'spices', 'woodyHerbs'].flatMap((slot) => cook.all(slot))]
    cook.step(`Roll ${cook.the(sheet)} out on a lined tray, score a rim a finger wide and prick the middle.${given(cook, spread, (foods) => ` Spread the middle with ${foods}.`)} Scatter with ${cook.the(...over)}; ${cook.season()}.`)
    cook.step(`Bake for ${cook.min(25)}, until crisp and deep gold, with a brown underside.`)
    cook.step(`${given(cook, [...cook.all('herbs'), cook.one('nuts')], (foods) => `Scatter with ${foods} and c`) || 'C'}ut into squares while it is warm.`)
    return {
      title: `${named} tart`,
      sentence: 'Crisp, flat, and generous at the edges.',
    }
  },
} // prettier-ignore
