import type { DishForm } from '../dish.ts'
import { aromatics, citrus, herbs, id, kind, some, spices, woodyHerbs } from './slots.ts'
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
