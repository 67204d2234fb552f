import type { Cook, Use } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
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
  ready,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { adjective, jointName, readyWhen, titleName, titleNames } from './telling.ts'

/** What roasts around a joint, in its juices. */
const around: Slot = {
  name: 'vegetables',
  takes: every(some(role('vegetable'), kind('tuber')), savoury, cooks('roast'), not(kind('pea', 'pod', 'tinned-vegetable', 'mushroom')), not(id('mashed-potato', 'shredded-potato'))),
  max: 4,
} // prettier-ignore
const roots: Slot = { name: 'roots', takes: every(kind('root', 'tuber', 'squash'), around.takes), max: 3 }
/** What is boiled and buttered beside it. */
const green: Slot = {
  name: 'green',
  takes: some(kind('pea', 'pod'), every(role('leaf'), cooks('boil'))),
  max: 1,
}
const sauce: Slot = { name: 'sauce', takes: some(id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'horseradish', 'mint-sauce', 'cranberry-sauce', 'apple-sauce', 'currant-jelly', 'gravy')), max: 1 } // prettier-ignore
const butter: Slot = { name: 'butter', takes: kind('butter'), max: 1 }
const wine: Slot = { name: 'wine', takes: some(kind('wine', 'stock'), id('hard-cider')), max: 1 }

/** Roasts a joint or bird with vegetables around it, rests it and carves. */
function roastAndCarve(cook: Cook, meat: Use, under: string): { vegetables: readonly Use[] } {
  const vegetables = [...cook.all('roots', { cut: 'cut into large chunks' }), ...cook.all('vegetables')]
  const total = cook.minutes(meat, 'roast')
  const rub = [...cook.all('spices'), ...cook.all('woodyHerbs')]
  const fat = cook.one('butter', { quantity: 40 }) ?? cook.need('oil', 45)
  cook.step(`Heat the oven to ${ovenTemperature(total > 150 ? 180 : 200)}. Rub ${cook.the(meat)} with ${cook.the(fat, ...rub)} and ${cook.season()}.${under} Set in a large roasting tin.`)
  const slowest = Math.max(0, ...vegetables.map((use) => minutesOf(use, 'roast') ?? 0))
  if (vegetables.length === 0) cook.step(`Roast for ${cook.min(total)}, basting once or twice, until ${cook.done(meat, 'roast')}.`)
  else {
    const head = total - slowest
    if (head >= 8) cook.step(`Roast for ${cook.min(head)}.`)
    cook.step(`Turn ${cook.the(...vegetables)} in the fat of the tin and roast everything for ${cook.min(head >= 8 ? slowest : Math.max(total, slowest))}${head >= 8 ? ' more' : ''}, until the vegetables are brown at the edges; ${readyWhen(cook, meat, 'roast')}.`)
  }
  cook.step(`Lift ${cook.the(meat)} on to a board, cover with foil and rest for ${cook.min(15)}.${vegetables.length > 0 ? ' Keep the vegetables hot in the oven, switched off.' : ''}`)
  const [side, splash, condiment] = [cook.one('green'), cook.one('wine', { quantity: cook.serves * 50 }), cook.one('sauce')]
  if (side) cook.step(`boil ${cook.the(side)} in ${cook.pour('water', 1000)} for ${cook.min(cook.minutes(side, 'boil'))}, until ${cook.done(side, 'boil')}; drain.`, { meanwhile: true })
  if (splash) cook.step(`set the tin over medium heat, pour in ${cook.the(splash)} and bubble for ${cook.min(4)}, scraping up the brown bits, until syrupy.`, { meanwhile: true })
  const fresh = cook.all('herbs')
  cook.step(`Carve ${cook.the(meat)}${fresh.length > 0 ? `, scatter with ${cook.the(...fresh)}` : ''} and serve with the ${vegetables.length > 0 ? 'vegetables and the ' : ''}pan juices${side || condiment ? `, with ${cook.the(side, condiment)} beside` : ''}.`)
  return { vegetables }
} // prettier-ignore

export const roastJoint: DishForm = {
  id: 'roast-joint',
  name: 'roast',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 6,
  appeal: 1,
  slots: [
    { name: 'meat', takes: every(kind('roast'), cooks('roast', 110), not(ready)), min: 1, max: 1 },
    roots, around, butter, { ...aromatics, takes: every(role('aromatic'), cooks('roast')) }, { ...spices, max: 2 }, woodyHerbs, green, wine, sauce, herbs,
  ],
  write(cook) {
    const meat = cook.must('meat')
    const scents = cook.all('aromatics', { cut: 'cut up roughly' })
    const under = scents.length > 0 ? ` Make a bed of ${cook.the(...scents)}.` : ''
    const { vegetables } = roastAndCarve(cook, meat, under)
    return {
      title: `${cook.say('roast', 'Sunday roast')} ${jointName(meat)}${vegetables.length > 0 ? ` with ${titleNames(vegetables, 2)}` : ''}`,
      sentence: cook.say('The oven does the work, the rest does the rest.', 'A joint for the middle of the table.'),
      tip: 'Take the meat out of the fridge half an hour before, so that it cooks evenly.',
    }
  },
} // prettier-ignore

const birdSlots = (bird: Slot): readonly Slot[] => [
  bird, roots, around, butter, citrus, { ...aromatics, takes: every(kind('onion', 'garlic'), cooks('roast')), max: 2 }, { ...spices, max: 2 }, woodyHerbs, green, wine, sauce, herbs,
] // prettier-ignore

function writeBird(cook: Cook): ReturnType<DishForm['write']> {
  const bird = cook.must('bird', { share: 1.1 })
  const stuffed = [cook.one('citrus', { share: 0.6 }), ...cook.all('aromatics', { cut: 'halved' })].filter(
    (use) => use !== undefined,
  )
  const { vegetables } = roastAndCarve(
    cook,
    bird,
    stuffed.length > 0 ? ` Put ${cook.the(...stuffed)} inside.` : '',
  )
  return {
    title: `${adjective(cook, [...stuffed])}roast ${titleName(bird)}${vegetables.length > 0 ? ` with ${titleNames(vegetables, 2)}` : ''}`,
    sentence: cook.say(
      'Crisp skin, clear juices, and something for soup tomorrow.',
      'Nothing fills a house with a better smell.',
    ),
    tip: cook.say(
      'Dry skin crisps: leave the bird uncovered in the fridge overnight if there is time.',
      'Keep the bones: simmered for an hour they make the next soup.',
    ),
  }
}

export const roastBird: DishForm = {
  id: 'roast-bird',
  name: 'roast',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1.5,
  slots: birdSlots({ name: 'bird', takes: every(some(kind('poultry-whole'), id('guinea-fowl')), not(ready), not(id('whole-turkey', 'goose'))), min: 1, max: 1 }),
  write: writeBird,
} // prettier-ignore

/** Birds that feed a large table. */
export const feastBird: DishForm = {
  ...roastBird,
  id: 'feast-bird',
  serves: 10,
  slots: birdSlots({ name: 'bird', takes: every(id('whole-turkey', 'goose'), not(ready)), min: 1, max: 1 }),
}
