import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { bun } from './breads.ts'
import { aromatics, every, herbs, id, kind, role, savoury, some, spices, woodyHerbs } from './slots.ts'
import { beside, cookMeanwhile } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

const shaped = id('meatball', 'beef-meatball', 'chicken-meatball', 'vegan-meatball')
const patty = id('beef-burger', 'pork-burger', 'chicken-burger', 'vegan-burger')
const mince = some(id('ground-beef', 'mixed-ground-meat', 'ground-veal', 'ground-bison', 'ground-pork', 'ground-lamb', 'ground-venison', 'ground-boar', 'ground-chicken', 'ground-turkey', 'sausage-meat')) // prettier-ignore

/** Balls of mince, browned and simmered in tomato sauce; 1 part crumbs to 8 parts meat. */
export const meatballs: DishForm = {
  id: 'meatballs',
  name: 'dish of meatballs',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    { name: 'meat', takes: some(mince, shaped), min: 1, max: 1 },
    { name: 'tomato', takes: some(id('canned-tomato', 'passata', 'tomato-sauce', 'canned-cherry-tomato', 'pasta-sauce', 'tomato', 'cherry-tomato')), min: 1, max: 2 },
    { name: 'crumbs', takes: id('breadcrumb', 'panko', 'gluten-free-breadcrumb'), max: 1 },
    { name: 'eggs', takes: id('egg'), max: 1 },
    { ...beside, min: 0 },
    aromatics, { ...spices, max: 2 }, woodyHerbs, herbs,
    { name: 'cheese', takes: some(kind('hard-cheese'), id('mozzarella', 'fresh-mozzarella', 'feta')), max: 1 },
    { name: 'paste', takes: id('tomato-paste', 'red-wine', 'olive', 'black-olive'), max: 2 },
    { name: 'leaf', takes: id('spinach', 'rocket', 'kale'), max: 1 },
  ],
  write(cook) {
    const meat = cook.must('meat')
    const whole = ['meatball', 'beef-meatball', 'chicken-meatball', 'vegan-meatball'].includes(meat.food.id)
    const parts = meat.quantity / 480
    const crumbs = whole ? undefined : cook.one('crumbs', { quantity: 60 * parts })
    const egg = whole ? undefined : cook.one('eggs', { quantity: 50, cut: 'beaten' })
    const scents = cook.all('aromatics', { cut: 'finely chopped' })
    const herbsUsed = cook.all('herbs')
    const seasonings = cook.all('spices')
    const tomatoes = cook.all('tomato', { share: 1.1 })
    const cheese = cook.one('cheese')
    const binders = [crumbs, egg, ...(whole ? [] : seasonings)].filter((use) => use !== undefined)
    if (!whole) cook.step(`${binders.length > 0 ? `Mix ${cook.the(meat)} with ${cook.the(...binders)}` : `Put ${cook.the(meat)} into a bowl`} and ${cook.season()}, working it lightly with wet hands. Roll into balls the size of a walnut.`)
    const oil = cook.need('oil', 20)
    cook.step(`Warm ${cook.the(oil)} in a wide pan over medium-high heat and brown ${whole ? cook.the(meat) : 'the meatballs'} for ${cook.min(whole ? 6 : 8)}, turning, until crusted all over. Lift out.`)
    const soft = scents.length > 0 ? `Lower the heat. ${cook.inStages(scents, 'fry', 'fry')} ` : ''
    const stirred = [...tomatoes, ...cook.all('paste', { share: 0.8 }), ...cook.all('woodyHerbs'), ...(whole ? seasonings : [])]
    const fresh = tomatoes.every(({ food }) => food.kind === 'tomato')
    cook.step(`${soft}Stir in ${cook.the(...stirred)}${fresh ? ` with ${cook.pour('water', 100)}` : ''} and simmer for ${cook.min(fresh ? 12 : 8)}, until ${fresh ? 'the tomatoes collapse' : 'it thickens a little'}; ${cook.season()}.`)
    const greens = cook.one('leaf')
    cook.step(`Return the meatballs, cover and simmer gently for ${cook.min(12)}, until ${cook.done(meat, 'simmer')}.${greens ? ` Fold in ${cook.the(greens)} for the last moment, until wilted.` : ''}`)
    const serving = cookMeanwhile(cook, cook.one('beside'))
    const top = [cheese, ...herbsUsed].filter((use) => use !== undefined)
    cook.step(`Serve${serving || ' in deep plates'}${top.length > 0 ? `, with ${cook.the(...top)} over the top` : ''}.`)
    const name = whole ? titleName(meat) : `${titleName(meat)} meatballs`
    return {
      title: `${adjective(cook, [...seasonings, ...scents])}${name} in ${tomatoes.some(({ noun }) => noun.includes('tomato')) ? cook.say('tomato sauce', 'a tomato sauce') : titleNames(tomatoes, 1)}${serving.startsWith(' over') ? serving.replace(' over the', ' with') : ''}`,
      sentence: cook.say('Small, tender and glossy with sauce.', 'Browned first, then finished in the sauce, so that each flavours the other.'),
      tip: cook.say('A light hand keeps them tender: stop as soon as the mixture holds.', 'Fry a pinch of the mixture and taste it before you shape the rest.'),
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
    { name: 'meat', takes: some(patty, mince), min: 1, max: 1 },
    { name: 'buns', takes: bun, min: 1, max: 1 },
    { name: 'cheese', takes: kind('melting-cheese', 'crumbling-cheese', 'plant-cheese'), max: 1 },
    { name: 'salad', takes: some(every(role('salad'), savoury), kind('tomato')), max: 3 },
    { name: 'onion', takes: id('onion', 'red-onion', 'white-onion', 'sweet-onion'), max: 1 },
    { name: 'bacon', takes: kind('bacon'), max: 1 },
    { name: 'sauces', takes: some(kind('condiment'), id('gherkin', 'pickled-jalapeno', 'guacamole')), max: 3 },
    { ...spices, max: 2 },
  ],
  write(cook) {
    const meat = cook.must('meat', { share: 1.15 })
    const buns = cook.must('buns', { quantity: cook.serves * 70, cut: 'split' })
    const [cheese, onion, bacon] = [cook.one('cheese', { cut: 'sliced' }), cook.one('onion', { cut: 'thinly sliced', share: 0.7 }), cook.one('bacon', { cut: 'whole' })]
    const ready = ['beef-burger', 'pork-burger', 'chicken-burger', 'vegan-burger'].includes(meat.food.id)
    const rub = cook.all('spices')
    const name = ready ? cook.the(meat) : 'the patties'
    if (!ready) cook.step(`Divide ${cook.the(meat)} into ${cook.serves} and press each, lightly, into a patty a little wider than the bread. ${rub.length > 0 ? `Sprinkle with ${cook.the(...rub)} and ` : ''}${rub.length > 0 ? cook.season() : capitalize(cook.season())} just before frying.`)
    if (bacon) cook.step(`Fry ${cook.the(bacon)} in a heavy pan for ${cook.min(cook.minutes(bacon, 'fry'))}, until ${cook.done(bacon, 'fry')}; lift out.`)
    const oil = cook.need('oil', 10)
    cook.step(`Heat ${cook.the(oil)} in ${bacon ? 'the' : 'a heavy'} pan until it shimmers. Fry ${name}${ready && rub.length > 0 ? `, sprinkled with ${cook.the(...rub)},` : ''} for ${cook.min(Math.max(10, cook.minutes(meat, 'fry')))}, turning once, until ${cook.done(meat, 'fry')}.${cheese ? ` Lay ${cook.the(cheese)} on top for the last minute and let it melt.` : ''}`)
    cook.step(`toast ${cook.the(buns)}, cut side down, for ${cook.min(2)}, until golden.`, { meanwhile: true })
    const below = cook.all('salad', { share: 0.5, cut: 'sliced' })
    const sauces = cook.all('sauces')
    const layers = [...below, onion, bacon].filter((use) => use !== undefined)
    cook.step(`${sauces.length > 0 ? `Spread the bread with ${cook.the(...sauces)}. ` : ''}Fill with ${name}${layers.length > 0 ? `, ${cook.names(...layers)}` : ''} and eat at once.`)
    const kindOf = ready ? titleName({ ...meat, noun: meat.food.plural }) : `${titleName(meat)} burgers`
    return {
      title: `${adjective(cook, rub)}${bacon ? `${titleName(bacon)} ` : ''}${cheese ? `${kindOf.replace(/burgers?$|burger patties/, 'cheeseburgers')}` : kindOf.replace('burger patties', 'burgers')}${onion || below.length > 0 ? ` with ${titleName(onion ?? below[0]!)}` : ` on ${buns.noun}`}`,
      sentence: cook.say('A hot pan, a light hand, and a napkin.', 'Crusted outside, juicy inside, and taller than it should be.'),
      tip: 'Press a dimple into the middle of each patty and it stays flat.',
    }
  },
} // prettier-ignore
