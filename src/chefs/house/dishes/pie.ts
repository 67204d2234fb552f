import { CannotCook } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'
import { capitalize, ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  poured,
  ready,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { cookMeanwhile, looseGrain } from './starch.ts'
import { soften } from './stewing.ts'
import { adjective, titleName, titleNames } from './telling.ts'

const mince = some(every(kind('ground-meat', 'ground-poultry'), not(id('beef-burger', 'pork-burger', 'chicken-burger', 'meatball', 'beef-meatball', 'chicken-meatball', 'lamb-kofta'))), id('plant-mince', 'quorn-mince')) // prettier-ignore

/** Minced meat, or lentils, under a crust of mashed potato. */
export const cottagePie: DishForm = {
  id: 'cottage-pie',
  name: 'cottage pie',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'mince', takes: some(mince, id('cooked-lentil', 'green-lentil', 'lentil', 'puy-lentil')), min: 1, max: 1 },
    { name: 'potatoes', takes: id('potato', 'sweet-potato', 'mashed-potato'), min: 1, max: 2 },
    { name: 'vegetables', takes: every(some(role('vegetable')), cooks('simmer', 15), savoury, not(kind('seaweed', 'sprout', 'squash'))), max: 4 },
    aromatics, { ...spices, max: 2 }, woodyHerbs,
    { name: 'tomato', takes: some(id('tomato-paste', 'canned-tomato', 'passata', 'ketchup')), max: 1 },
    { name: 'stock', takes: kind('stock', 'stock-cube'), max: 1 },
    { name: 'savour', takes: id('worcestershire', 'gravy-granule', 'yeast-extract', 'vegan-worcestershire', 'mustard', 'dijon-mustard'), max: 1 },
    { name: 'butter', takes: kind('butter'), max: 1 },
    { name: 'milk', takes: poured, max: 1 },
    { name: 'cheese', takes: kind('melting-cheese', 'hard-cheese', 'plant-cheese'), max: 1 },
  ],
  write(cook) {
    const meat = cook.must('mince')
    const potatoes = cook.all('potatoes')
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const scents = cook.all('aromatics')
    const cheese = cook.one('cheese', { share: 0.7 })
    const oil = cook.need('oil', 15)
    const lentils = meat.food.kind === 'lentil' && !isReady(meat)
    if (potatoes.reduce((sum, { quantity }) => sum + quantity, 0) < cook.serves * 80) throw new CannotCook('too thin a crust')
    const raw = potatoes.filter((use) => !isReady(use))
    if (raw.length > 0) cook.step(`Cover ${cook.the(...raw)} with ${cook.pour('water', 1200)} and a pinch of ${cook.names(cook.need('salt', 5))}, bring to the boil and simmer for ${cook.min(Math.max(...raw.map((use) => cook.minutes(use, 'boil'))))}, until a knife slips through. Drain.`)
    const stock = cook.one('stock', { quantity: cook.serves * 75 })
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('tomato', { share: 0.7 }), ...cook.all('savour')]
    const brown = lentils || meat.food.kind === 'cooked-pulse' ? '' : ` Add ${cook.the(meat)} and fry for ${cook.min(cook.minutes(meat, 'fry'))}, breaking up the lumps, until ${cook.done(meat, 'fry')}.`
    cook.step(`Warm ${cook.the(oil)} in a wide pan over medium heat.${soften(cook, scents)}${brown}`, { meanwhile: raw.length > 0 })
    const liquid = cook.pour('water', Math.max(100, cook.serves * (lentils ? 200 : 75) - (stock?.food.measure === 'volume' ? stock.quantity : 0)))
    const simmered = [...vegetables, ...(brown === '' ? [meat] : [])]
    cook.step(`Stir in ${seasonings.length > 0 || stock ? `${cook.the(...seasonings, stock)} and ` : ''}${liquid} and bring to a simmer. ${simmered.length > 0 ? cook.inStages(simmered, 'simmer', 'simmer') : `Simmer for ${cook.min(10)}.`} It should be thick, not dry; ${cook.season()}.`)
    const mash = [cook.one('butter', { quantity: cook.serves * 8 }) ?? (cook.has('milk') ? undefined : cook.want('butter', cook.serves * 8)), cook.one('milk', { quantity: cook.serves * 20 })].filter((use) => use !== undefined)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. ${potatoes.every(isReady) ? 'Loosen' : 'Mash'} ${cook.the(...potatoes)}${mash.length > 0 ? ` with ${cook.the(...mash)}` : ''} until smooth.`)
    cook.step(`Tip the filling into a baking dish, spread the mash over and rough it up with a fork${cheese ? `; scatter with ${cook.the(cheese)}` : ''}. Bake for ${cook.min(25)}, until golden and bubbling at the edges, 74 °C (165 °F) in the middle. Stand for ${cook.min(5)} before serving.`)
    const sweet = potatoes[0]?.food.id === 'sweet-potato'
    const name = meat.food.origin === 'lamb' ? "shepherd's pie" : meat.food.origin === 'beef' || meat.food.id === 'mixed-ground-meat' ? 'cottage pie' : meat.food.origin === 'plant' ? `${meat.noun} under ${sweet ? 'sweet potato' : 'potato'} mash` : `${titleName({ ...meat, noun: meat.food.name })} and ${sweet ? 'sweet potato' : 'potato'} pie`
    return {
      title: `${name}${sweet && !name.includes('sweet') ? ' with a sweet potato crust' : vegetables.length > 0 ? ` with ${titleNames(vegetables, 2)}` : ''}`,
      sentence: cook.say('A crust of mash, and a savoury filling that bubbles through.', 'Comfort in one dish, and nothing to serve with it but a spoon.'),
      tip: 'Let the filling cool for a moment before the mash goes on, and the mash will not sink.',
    }
  },
} // prettier-ignore

/** Peppers, courgettes, aubergines and their like, halved, filled and baked. */
export const stuffedVegetables: DishForm = {
  id: 'stuffed-vegetables',
  name: 'dish of stuffed vegetables',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'shells', takes: id('bell-pepper', 'green-bell-pepper', 'courgette', 'aubergine', 'beefsteak-tomato', 'poblano', 'acorn-squash'), max: 1 },
    { name: 'caps', takes: id('portobello-mushroom'), max: 1 },
    { name: 'protein', takes: some(mince, id('sausage-meat'), every(kind('cooked-pulse'), not(id('baked-bean', 'lupin-bean'))), every(kind('lentil'), ready)), max: 1 },
    { name: 'grain', takes: looseGrain, max: 1 },
    { name: 'vegetables', takes: every(some(kind('tomato', 'mushroom', 'pea'), id('carrot', 'celery', 'spinach', 'courgette', 'bell-pepper')), cooks('fry', 10)), max: 2 },
    aromatics, { ...spices, max: 2 },
    { name: 'tomato', takes: kind('tomato-sauce', 'paste'), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone'))), max: 1 },
    { name: 'nuts', takes: some(id('pine-nut', 'walnut', 'almond', 'pistachio', 'raisin')), max: 1 },
    herbs, { name: 'crumb', takes: id('breadcrumb', 'panko'), max: 1 },
    { name: 'yogurt', takes: id('yogurt', 'greek-yogurt', 'sour-cream'), max: 1 },
  ],
  suits: (filled) => [['shells', 'caps'], ['protein', 'grain']].every((slots) => slots.some((slot) => (filled.get(slot)?.length ?? 0) > 0)),
  write(cook) {
    const caps = cook.has('shells') ? undefined : cook.one('caps', { share: 1.7, cut: 'stalks removed' })
    const shells = caps ?? cook.must('shells', { share: 1.7, cut: 'halved' })
    const grain = cook.one('grain', { share: 0.5 })
    const protein = cook.one('protein', { share: 0.7 })
    const total = cook.minutes(shells, 'roast')
    const oil = cook.need('oil', 30)
    const laid = caps ? `Lay ${cook.the(caps)}, gills up,` : `Scoop out the middles of ${cook.the(shells)} and lay the halves`
    cook.step(`Heat the oven to ${ovenTemperature(200)}. ${laid} in a baking dish, brush with half of ${cook.the(oil)} and bake for ${cook.min(Math.max(10, total - 12))}, until they begin to soften.`)
    if (grain && !isReady(grain)) cookMeanwhile(cook, grain)
    const scents = cook.all('aromatics', { share: 0.7 })
    const fried = [...scents, ...cook.all('vegetables', { share: 0.6 }), ...(protein && minutesOf(protein, 'fry') !== undefined ? [protein] : [])]
    const seasonings = [...cook.all('spices'), ...cook.all('tomato', { share: 0.5 }), ...cook.all('nuts', { share: 0.7 })]
    const added = [grain, ...seasonings].filter((use) => use !== undefined)
    cook.step(`warm the rest of ${cook.the(oil)} in a pan over medium heat.${fried.length > 0 ? ` ${cook.inStages(fried, 'fry', 'fry')}` : ''}${added.length > 0 ? ` Stir in ${cook.the(...added)} and heat for ${cook.min(2)}${grain && isReady(grain) ? `, until steaming, 74 °C (165 °F) in the middle` : ''}.` : ''} ${capitalize(cook.season())}.`, { meanwhile: true })
    const top = [cook.one('cheese'), cook.one('crumb')].filter((use) => use !== undefined)
    const hot = protein && cook.done(protein).includes('°C') ? ', 74 °C (165 °F) in the middle' : ''
    cook.step(`Fill ${cook.the(shells)}${top.length > 0 ? `, scatter with ${cook.the(...top)}` : ''} and bake for ${cook.min(18)} more, until soft to a knife and browned on top${hot}.`)
    const over = cook.all('herbs')
    const spoon = cook.one('yogurt')
    cook.step(`Stand for ${cook.min(3)}${over.length > 0 ? `, scatter with ${cook.the(...over)}` : ''} and serve${spoon ? ` with ${cook.the(spoon)}` : ''}.`)
    const inside = [protein, grain].filter((use) => use !== undefined)
    return {
      title: `${adjective(cook, seasonings)}stuffed ${titleName({ ...shells, noun: shells.food.plural })} with ${titleNames(inside, 2)}`,
      sentence: cook.say('The vegetable is both dish and supper.', 'A handful of filling goes a long way in a good shell.'),
      tip: 'Bake the shells empty first: they soften, and the filling does not dry out.',
    }
  },
} // prettier-ignore
