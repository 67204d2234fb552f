import type { DishForm } from '../dish.ts'
import { bun } from './breads.ts'
import { given, present, withThe } from './given.ts'
import { aromatics, every, herbs, id, kind, may, must, not, role, savoury, some, spices, woodyHerbs } from './slots.ts' // prettier-ignore
import { beside, cookMeanwhile } from './starch.ts'
import { soften } from './stewing.ts'
import { adjective, titleName, withNames } from './telling.ts'

const shaped = id('meatball', 'beef-meatball', 'chicken-meatball', 'vegan-meatball')
const patty = id('beef-burger', 'pork-burger', 'chicken-burger', 'vegan-burger')
const mince = every(kind('ground-meat', 'ground-poultry'), not(some(shaped, patty, id('lamb-kofta'))))
const onion = id('onion', 'red-onion', 'white-onion', 'sweet-onion')

/** Balls of mince, browned and simmered in tomato sauce; 1 part crumbs to 8 parts meat. */
export const meatballs: DishForm = {
  id: 'meatballs',
  name: 'dish of meatballs',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    must('meat', some(mince, shaped)),
    must('tomato', some(kind('tomato-sauce', 'tomato'), id('pasta-sauce')), 2),
    may('crumbs', id('breadcrumb', 'panko')), may('eggs', id('egg')), beside,
    aromatics, { ...spices, max: 2 }, woodyHerbs, herbs,
    may('cheese', some(kind('hard-cheese'), id('mozzarella', 'fresh-mozzarella', 'feta'))),
    may('paste', id('tomato-paste', 'red-wine', 'olive', 'black-olive'), 2),
  ],
  write(cook) {
    const meat = cook.must('meat')
    const whole = shaped(meat.item!)
    const crumbs = whole ? undefined : cook.one('crumbs', { quantity: meat.quantity / 8 })
    const egg = whole ? undefined : cook.one('eggs', { quantity: 50, cut: 'beaten' })
    const [scents, seasonings, tomatoes] = [cook.all('aromatics'), cook.all('spices'), cook.all('tomato', { share: 1.1 })]
    if (!whole) cook.step(`Mix ${cook.the(meat)} lightly${withThe(cook, crumbs, egg, ...seasonings)} and ${cook.season()}. With wet hands, roll into balls the size of a walnut.`)
    cook.step(`Warm ${cook.the(cook.need('oil', 20))} in a wide pan over medium-high heat and brown ${whole ? cook.the(meat) : 'the meatballs'} for ${cook.min(8)}, turning, until crusted all over. Lift out.`)
    const stirred = [...tomatoes, ...cook.all('paste', { share: 0.8 }), ...cook.all('woodyHerbs'), ...(whole ? seasonings : [])]
    const thin = tomatoes.every(({ food }) => food.kind === 'tomato') ? ` with ${cook.pour('water', 100)}` : ''
    cook.step(`Lower the heat.${soften(cook, scents)} Stir in ${cook.the(...stirred)}${thin} and simmer for ${cook.min(10)}, until it thickens a little; ${cook.season()}.`)
    cook.step(`Return the meatballs, cover and simmer gently for ${cook.min(12)}, until ${cook.done(meat, 'simmer')}.`)
    const serving = cookMeanwhile(cook, cook.one('beside'))
    cook.step(`Serve${serving}${given(cook, [cook.one('cheese'), ...cook.all('herbs')], (foods) => `, with ${foods} over the top`) || ' at once'}.`)
    return {
      title: `${adjective(cook, [...seasonings, ...scents])}${titleName(meat)}${whole ? '' : ' meatballs'} in tomato sauce${serving.replace(/^ (?:over|with) the/, ' with')}`,
      sentence: cook.say('Small, tender and glossy with sauce.', 'Browned first, then finished in the sauce, so that each flavours the other.'),
      tip: 'A light hand keeps them tender: stop as soon as the mixture holds.',
    }
  },
} // prettier-ignore

export const burgers: DishForm = {
  id: 'burgers',
  name: 'burger',
  course: 'main',
  regions: ['north-american', 'european', 'latin'],
  serves: 2,
  appeal: 1.5,
  slots: [
    must('meat', some(patty, mince)), must('buns', bun),
    may('cheese', kind('melting-cheese', 'crumbling-cheese', 'plant-cheese')),
    may('salad', some(every(role('salad'), savoury), kind('tomato')), 3),
    may('onion', onion), may('bacon', kind('bacon')),
    may('sauces', some(kind('condiment'), id('gherkin', 'pickled-jalapeno', 'guacamole')), 3), { ...spices, max: 2 },
  ],
  write(cook) {
    const meat = cook.must('meat', { share: 1.15 })
    const buns = cook.must('buns', { quantity: cook.serves * 70, cut: 'split' })
    const [cheese, rings, bacon] = [cook.one('cheese', { cut: 'sliced' }), cook.one('onion', { cut: 'thinly sliced', share: 0.7 }), cook.one('bacon', { cut: 'whole' })]
    const whole = patty(meat.item!)
    const rub = cook.all('spices')
    const name = whole ? cook.the(meat) : 'the patties'
    if (!whole) cook.step(`Divide ${cook.the(meat)} into ${cook.serves} and press each, lightly, into a patty a little wider than the bread. Just before frying, ${cook.season(...rub)}.`)
    if (bacon) cook.step(`Fry ${cook.the(bacon)} in a heavy pan for ${cook.min(cook.minutes(bacon, 'fry'))}, until ${cook.done(bacon, 'fry')}; lift out.`)
    cook.step(`Heat ${cook.the(cook.need('oil', 10))} in a heavy pan until it shimmers. Fry ${name}${whole ? withThe(cook, ...rub) : ''} for ${cook.min(Math.max(10, cook.minutes(meat, 'fry')))}, turning once, until ${cook.done(meat, 'fry')}.${given(cook, [cheese], (food) => ` Lay ${food} on top for the last minute to melt.`)}`)
    cook.step(`toast ${cook.the(buns)}, cut side down, for ${cook.min(2)}, until golden.`, { meanwhile: true })
    const layers = [...cook.all('salad', { share: 0.5, cut: 'sliced' }), ...present([rings, bacon])]
    cook.step(`${given(cook, cook.all('sauces'), (foods) => `Spread the bread with ${foods}. `)}Fill with ${name}${given(cook, layers, (foods) => ` and ${foods}`)} and eat at once.`)
    const plain = `${titleName({ ...meat, noun: meat.food.name })} burgers`.replace(/burger burgers|burger patty burgers/, 'burgers')
    return {
      title: `${adjective(cook, rub)}${cheese ? plain.replace(/burgers$/, 'cheeseburgers') : plain}${withNames([bacon, ...layers])}`,
      sentence: cook.say('A hot pan, a light hand, and a napkin.', 'Crusted outside, juicy inside.'),
      tip: 'Press a dimple into the middle of each patty and it stays flat.',
    }
  },
} // prettier-ignore
