import { CannotCook } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  cooks,
  every,
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
import { soften } from './stewing.ts'
import { titleName, titleNames } from './telling.ts'

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
