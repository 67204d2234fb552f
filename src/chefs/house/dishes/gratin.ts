import { CannotCook } from '../cook.ts'
import type { DishForm } from '../dish.ts'
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
  woodyHerbs,
} from './slots.ts'
import { attributive, titleName } from './telling.ts'

const rich = some(every(poured, kind('cream')), id('white-sauce', 'cheese-sauce', 'soy-cream', 'oat-cream'))
const ham = every(kind('ready-meat', 'cured-meat', 'bacon'), savoury, not(id('frankfurter', 'pate')))

/** Sliced roots baked slowly in cream: 1 part cream to 2 parts roots. */
export const gratin: DishForm = {
  id: 'root-gratin',
  name: 'gratin',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    { name: 'roots', takes: some(every(kind('tuber'), not(id('cassava', 'taro', 'plantain', 'mashed-potato', 'boiled-potato', 'shredded-potato', 'chinese-yam'))), id('celeriac', 'parsnip', 'turnip', 'swede', 'jerusalem-artichoke', 'butternut-squash', 'pumpkin')), min: 1, max: 3 },
    { name: 'layers', takes: every(some(kind('onion', 'mushroom'), id('leek', 'fennel')), cooks('fry')), max: 2 },
    { name: 'rich', takes: rich, max: 1 },
    { name: 'milk', takes: every(poured, kind('milk', 'plant-milk')), max: 1 },
    { name: 'meat', takes: ham, max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('ricotta', 'mascarpone', 'cottage-cheese'))), max: 1 },
    { ...aromatics, takes: kind('garlic'), max: 1 }, woodyHerbs,
    { name: 'spice', takes: id('nutmeg', 'paprika', 'smoked-paprika', 'dried-thyme', 'mustard-powder'), max: 1 },
    { name: 'mustard', takes: id('dijon-mustard', 'wholegrain-mustard', 'mustard'), max: 1 },
    { name: 'crumb', takes: id('breadcrumb', 'panko'), max: 1 }, { ...herbs, max: 1 },
  ],
  suits: (filled) => ['rich', 'milk', 'cheese'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const roots = cook.all('roots', { cut: 'thinly sliced', share: 1.1 })
    const layers = cook.all('layers', { cut: 'thinly sliced' })
    const weight = roots.reduce((sum, { quantity }) => sum + quantity, 0)
    if (weight < cook.serves * 90) throw new CannotCook('too thin a gratin')
    const cream = cook.one('rich', { quantity: weight * 0.4 })
    const milk = weight * 0.45 - (cream?.quantity ?? 0) >= weight * 0.12 ? (cook.one('milk', { quantity: weight * 0.45 - (cream?.quantity ?? 0) }) ?? cook.need('milk', weight * 0.45 - (cream?.quantity ?? 0))) : undefined
    const [meat, cheese, crumb] = [cook.one('meat'), cook.one('cheese', { share: 1.2 }), cook.one('crumb')]
    const scents = [...cook.all('aromatics'), ...cook.all('woodyHerbs'), ...cook.all('spice'), ...cook.all('mustard')]
    const butter = cook.need('butter', 20)
    const softened = [...layers, ...(meat && !isReady(meat) ? [meat] : [])]
    const heat = ovenTemperature(180)
    cook.step(`Heat the oven to ${heat} and rub a baking dish with some of ${cook.the(butter)}.`)
    if (softened.length > 0) cook.step(`Melt the rest of ${cook.the(butter)} in a pan over medium heat. ${cook.inStages(softened, 'fry', 'fry')}`)
    cook.step(`Bring ${cook.the(cream, milk, ...scents)} to a simmer in a wide pan; ${cook.season()}. Add ${cook.the(...roots)} and cook gently for ${cook.min(8)}, stirring, until the slices begin to bend.`)
    const between = [...softened, ...(meat && isReady(meat) ? [meat] : [])]
    const top = [cheese, crumb].filter((use) => use !== undefined)
    const hot = meat ? ', 74 °C (165 °F) in the middle' : ''
    cook.step(`Layer in the dish${between.length > 0 ? ` with ${cook.the(...between)} between` : ''}${top.length > 0 ? ', pour' : ' and pour'} the liquid over${top.length > 0 ? ` and scatter with ${cook.the(...top)}` : ''}. Bake for ${cook.min(50)}, until bubbling and brown on top and a knife slips through${hot}.`)
    const fresh = cook.all('herbs')
    cook.step(`Let it settle for ${cook.min(10)}${fresh.length > 0 ? `, scatter with ${cook.the(...fresh)}` : ''} and serve from the dish.`)
    const with_ = [meat, ...layers, cheese].filter((use) => use !== undefined)
    return {
      title: `${attributive(roots, 2)} gratin${with_.length > 0 ? ` with ${with_.slice(0, 2).map(titleName).join(' and ')}` : ''}`,
      sentence: cook.say('Soft layers below, a brown crust above.', 'Thin slices, a slow oven, and patience at the end.'),
      tip: cook.say('Do not rinse the slices: their starch thickens the sauce.', 'If the top browns too soon, lay foil over it.'),
    }
  },
} // prettier-ignore

/** Vegetables boiled first and browned under a white sauce or cream. */
export const vegetableGratin: DishForm = {
  id: 'vegetable-gratin',
  name: 'gratin',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  slots: [
    { name: 'vegetables', takes: every(some(kind('brassica', 'root', 'squash'), id('leek', 'fennel', 'potato', 'new-potato', 'sweet-potato', 'green-bean', 'endive', 'white-asparagus', 'swiss-chard')), cooks('boil')), min: 1, max: 3 },
    { name: 'rich', takes: rich, max: 1 },
    { name: 'milk', takes: every(poured, kind('milk', 'plant-milk')), max: 1 },
    { name: 'meat', takes: every(ham, not(kind('bacon'))), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('ricotta', 'mascarpone', 'cottage-cheese'))), min: 1, max: 1 },
    { ...aromatics, takes: kind('garlic'), max: 1 },
    { name: 'spice', takes: id('nutmeg', 'paprika', 'smoked-paprika', 'mustard-powder'), max: 1 },
    { name: 'mustard', takes: id('dijon-mustard', 'wholegrain-mustard', 'mustard'), max: 1 },
    { name: 'crumb', takes: id('breadcrumb', 'panko'), max: 1 },
  ],
  suits: (filled) => (filled.get('vegetables') ?? []).some(({ food }) => food.kind !== 'tuber'),
  write(cook) {
    const vegetables = cook.all('vegetables', { share: 1.3 })
    const cheese = cook.must('cheese', { share: 1.3 })
    const [meat, crumb] = [cook.one('meat'), cook.one('crumb')]
    const scents = [...cook.all('aromatics'), ...cook.all('spice'), ...cook.all('mustard')]
    const wanted = cook.serves * 125
    cook.step(`Heat the oven to ${ovenTemperature(220)}. Bring ${cook.pour('water', 1500)} to the boil with a pinch of ${cook.names(cook.need('salt', 5))}. ${cook.inStages(vegetables, 'boil', 'boil')} Drain very well.`)
    const cream = cook.one('rich', { quantity: wanted })
    if (cream) {
      cook.step(`Stir ${cook.the(cream, ...scents)} with half of ${cook.the(cheese)}.`)
    } else {
      const milk = cook.one('milk', { quantity: wanted }) ?? cook.need('milk', wanted)
      const [butter, flour] = [cook.need('butter', milk.quantity / 10), cook.need('flour', milk.quantity / 10)]
      cook.step(`melt ${cook.the(butter)} in a small pan, stir in ${cook.the(flour)} and cook for ${cook.min(1)}. Whisk in ${cook.the(milk)} bit by bit and simmer for ${cook.min(3)}, until it coats the spoon. Take off the heat and stir in ${scents.length > 0 ? `${cook.the(...scents)} and ` : ''}half of ${cook.the(cheese)}.`, { meanwhile: true })
    }
    const under = meat ? [...vegetables, meat] : vegetables
    cook.step(`Lay ${cook.the(...under)} in a baking dish, pour the sauce over and scatter with the rest of ${cook.the(cheese, crumb)}. Bake for ${cook.min(18)}, until bubbling and well browned${meat ? ', 74 °C (165 °F) in the middle' : ''}.`)
    cook.step(`Stand for ${cook.min(5)} before serving: the sauce is fiercely hot.`)
    return {
      title: `${attributive(vegetables, 2)} ${cook.say('gratin', 'bake')}${meat ? ` with ${titleName(meat)}` : ''}`,
      sentence: cook.say('Tender below, crisp and salty above.', 'The plainest vegetables become supper under a crust of cheese.'),
      tip: 'Drain until no more steam rises: wet vegetables thin the sauce.',
    }
  },
} // prettier-ignore
