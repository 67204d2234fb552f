import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { beside, cookMeanwhile } from './starch.ts'
import { finish } from './stewing.ts'
import { adjective, titleName, titleNames } from './telling.ts'

const southern = id('aubergine', 'courgette', 'bell-pepper', 'green-bell-pepper', 'fennel', 'artichoke-heart', 'green-bean', 'okra', 'patty-pan-squash') // prettier-ignore

/** Summer vegetables fried one after the other and stewed with tomato. */
export const ratatouille: DishForm = {
  id: 'ratatouille',
  name: 'vegetable stew',
  course: 'main',
  regions: ['european', 'middle-eastern'],
  serves: 4,
  appeal: 0.5,
  slots: [
    { name: 'vegetables', takes: southern, min: 1, max: 4 },
    { name: 'tomato', takes: kind('tomato', 'tomato-sauce'), min: 1, max: 2 },
    { name: 'paste', takes: id('tomato-paste', 'harissa'), max: 1 },
    { name: 'pulse', takes: id('chickpea', 'cannellini-bean', 'butter-bean', 'borlotti-bean', 'cooked-lentil'), max: 1 },
    aromatics, { ...spices, max: 2 }, woodyHerbs, herbs,
    { name: 'pickles', takes: id('olive', 'black-olive', 'caper', 'sun-dried-tomato'), max: 2 },
    { name: 'sharp', takes: some(id('red-wine-vinegar', 'balsamic-vinegar', 'sherry-vinegar'), citrus.takes), max: 1 },
    { name: 'cheese', takes: id('feta', 'goat-cheese', 'parmesan', 'fresh-mozzarella', 'ricotta'), max: 1 },
    beside,
  ],
  suits: (filled) => (filled.get('vegetables')?.length ?? 0) + (filled.get('pulse')?.length ?? 0) >= 2,
  write(cook) {
    const vegetables = cook.all('vegetables', { cut: 'cut into chunks', share: 1.1 })
    const tomatoes = cook.all('tomato', { share: 1.1 })
    const scents = cook.all('aromatics')
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('paste')]
    const pulse = cook.one('pulse', { share: 0.8 })
    const oil = cook.need('oil', 45)
    const fried = [...vegetables].toSorted((a, b) => cook.minutes(b, 'fry') - cook.minutes(a, 'fry')).filter(({ food }) => food.cook.fry !== undefined)
    const steps = fried.map((use) => `${cook.the(use)} for ${cook.min(Math.max(4, cook.minutes(use, 'fry') - 2))}`)
    cook.step(`Warm ${cook.the(oil)} in a wide heavy pot over medium-high heat. Fry ${steps.length > 0 ? `${steps.join(', then ')}` : cook.the(...vegetables)}${steps.length > 1 ? ', each' : ','} until golden, and lift out.`)
    cook.step(`${scents.length > 0 ? `Lower the heat. ${cook.inStages(scents, 'fry', 'soften')} ` : ''}Stir in ${cook.the(...tomatoes, ...seasonings)} and simmer for ${cook.min(8)}, until it slumps and thickens.`)
    const pickles = cook.all('pickles')
    cook.step(`Return ${cook.the(...vegetables)}${pulse || pickles.length > 0 ? ` with ${cook.the(pulse, ...pickles)}` : ''}, cover and stew gently for ${cook.min(Math.max(18, ...vegetables.map((use) => cook.minutes(use, 'simmer'))))}, until everything is soft but not yet a mash.`)
    const serving = cookMeanwhile(cook, cook.one('beside'))
    const sharp = cook.one('sharp', { share: 0.5 })
    const top = finish(cook, [cook.one('cheese'), ...cook.all('herbs')])
    cook.step(`${cook.season(sharp)}${top === '' ? '' : ` and ${top}`}. Serve${serving || ' hot, warm or cold'}.`)
    const full = ['aubergine', 'courgette'].every((name) => vegetables.some(({ food }) => food.id === name))
    return {
      title: full ? `${adjective(cook, seasonings)}ratatouille${pulse ? ` with ${titleName(pulse)}` : ''}` : `${adjective(cook, seasonings)}${cook.say('stewed', 'braised')} ${titleNames([...vegetables, ...(pulse ? [pulse] : [])], 2)} in ${tomatoes[0]?.noun.includes('tomato') ? 'tomato' : tomatoes[0]?.noun}`,
      sentence: cook.say('Summer in a pot, and better at room temperature than hot.', 'Each vegetable is fried on its own, so that each keeps its taste.'),
      tip: 'Make it a day ahead: it needs a night to come together.',
    }
  },
} // prettier-ignore

/** Fish and thin vegetables baked in paper, in their own steam. */
export const fishParcels: DishForm = {
  id: 'fish-parcels',
  name: 'fish baked in paper',
  course: 'main',
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'fish', takes: every(kind('white-fish', 'oily-fish'), cooks('roast', 16), ({ condition }) => condition === undefined || condition === 'fresh' || condition === 'frozen', not(id('fish-pie-mix', 'fish-head', 'fish-roe', 'salt-cod'))), min: 1, max: 1 },
    { name: 'vegetables', takes: every(id('courgette', 'fennel', 'leek', 'asparagus', 'snow-pea', 'sugar-snap-pea', 'bell-pepper', 'pea', 'carrot', 'celery', 'baby-corn', 'pak-choi', 'spinach', 'patty-pan-squash'), savoury), max: 3 },
    { name: 'tomatoes', takes: kind('tomato'), max: 1 },
    { name: 'starch', takes: some(beside.takes, id('potato', 'new-potato')), max: 1 },
    { ...aromatics, max: 2 }, citrus, { ...herbs, max: 2 }, { ...woodyHerbs, max: 1 }, { ...spices, max: 1 },
    { name: 'sauce', takes: id('white-wine', 'soy-sauce', 'miso', 'pesto', 'caper', 'olive', 'black-olive', 'sesame-oil', 'ponzu'), max: 2 },
    { name: 'butter', takes: kind('butter'), max: 1 },
  ],
  suits: (filled) => ['vegetables', 'tomatoes'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const fish = cook.must('fish')
    const vegetables = [...cook.all('vegetables', { share: 0.9, cut: 'thinly sliced' }), ...cook.all('tomatoes', { share: 0.9 })]
    const scents = cook.all('aromatics', { cut: 'thinly sliced', share: 0.6 })
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('sauce')]
    const lemon = cook.one('citrus', { cut: 'sliced' })
    const fat = cook.one('butter') ?? cook.need('oil', 20)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Cut ${cook.serves === 1 ? 'a large sheet' : `${cook.serves} large sheets`} of baking paper. Pile ${cook.the(...vegetables, ...scents)} in the middle${cook.serves === 1 ? '' : ' of each'} and ${cook.season()}.`)
    const over = [lemon, ...seasonings].filter((use) => use !== undefined)
    cook.step(`Lay ${cook.the(fish)} on top with ${cook.the(fat, ...over)}. Fold the paper over and crimp the edges tightly, so that no steam escapes.`)
    cook.step(`Bake on a tray for ${cook.min(cook.minutes(fish, 'roast') + 4)}, until the paper is puffed and brown; inside, ${cook.the(fish)} must be ${cook.done(fish, 'steam')}.`)
    const serving = cookMeanwhile(cook, cook.one('starch')).replace(' over ', ' with ')
    const fresh = cook.all('herbs')
    cook.step(`Open at the table, minding the steam${fresh.length > 0 ? `, scatter with ${cook.the(...fresh)}` : ''}, and serve${serving || ' straight from the paper'}.`)
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}${titleName(fish)} ${cook.say('in paper', 'en papillote', 'parcels')} with ${titleNames(vegetables, 2)}`,
      sentence: cook.say('Steamed in its own juices, with nothing to wash up but plates.', 'A parcel that perfumes the table when it is opened.'),
      tip: 'Slice the vegetables as thin as you can: they have only minutes.',
    }
  },
} // prettier-ignore
