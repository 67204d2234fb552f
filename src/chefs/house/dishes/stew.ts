import type { Cook, Use } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  ready,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { beside, cookMeanwhile } from './starch.ts'
import { finish, restInPot, soften, wholePulse } from './stewing.ts'
import { adjective, jointName, readyWhen, titleName, titleNames } from './telling.ts'

/** Vegetables that can stand a pot: most go in with the meat, quick ones at the end. */
const potVegetables: Slot = {
  name: 'vegetables',
  takes: every(some(every(role('vegetable'), savoury), kind('tuber'), id('apple', 'radish')), some(cooks('braise'), cooks('simmer', 15)), not(kind('seaweed', 'sprout')), not(id('mashed-potato', 'boiled-potato'))),
  max: 3,
} // prettier-ignore
const roots: Slot = { name: 'roots', takes: every(kind('root', 'tuber'), potVegetables.takes), max: 3 }
const bacon: Slot = { name: 'bacon', takes: kind('bacon'), max: 1 }
const wine: Slot = { name: 'wine', takes: some(kind('wine'), id('beer', 'stout', 'hard-cider')), max: 1 }
const stock: Slot = { name: 'stock', takes: kind('stock', 'stock-cube'), max: 1 }
const tomato: Slot = { name: 'tomato', takes: some(kind('tomato-sauce'), id('tomato-paste')), max: 1 }
const savour: Slot = { name: 'savour', takes: id('worcestershire', 'dijon-mustard', 'wholegrain-mustard', 'mustard', 'olive', 'black-olive', 'prune', 'dried-apricot', 'orange-zest'), max: 2 } // prettier-ignore

const lasts = (use: Use) => minutesOf(use, 'braise') !== undefined

/** Pours the liquids over what is in the pot: `quantity` millilitres in all. */
function pourOver(cook: Cook, quantity: number): string {
  const liquid = cook.one('wine', { quantity: quantity * 0.4 })
  const broth = cook.one('stock', { quantity: quantity * 0.6 })
  const red = cook.one('tomato')
  const listed = [liquid, broth?.food.measure === 'volume' ? broth : undefined, red].reduce((sum, use) => sum + (use?.food.measure === 'spoon' ? 0 : (use?.quantity ?? 0)), 0)
  const water = cook.pour('water', Math.max(100, quantity - listed))
  const rest = [broth, red].filter((use) => use !== undefined)
  return `${liquid ? `Pour in ${cook.the(liquid)} and let it bubble for ${cook.min(2)}, scraping the bottom. ` : ''}Add ${rest.length > 0 ? `${cook.the(...rest)} and ` : ''}${water}`
} // prettier-ignore

export const stew: DishForm = {
  id: 'stew',
  name: 'stew',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'meat', takes: every(kind('stewing-meat', 'poultry-piece'), cooks('braise'), not(ready), not(id('beef-bone', 'pig-trotter', 'chicken-carcass', 'quail', 'chicken-wing'))), min: 1, max: 1 },
    roots, potVegetables, { name: 'beans', takes: every(wholePulse, ready), max: 1 }, bacon, aromatics, { ...spices, max: 2 }, woodyHerbs, herbs, leaf, wine, stock, tomato, savour, beside,
  ],
  suits: (filled) => ['roots', 'vegetables', 'beans', 'aromatics', 'wine'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const meat = cook.must('meat')
    const vegetables = [...cook.all('roots', { cut: 'cut into chunks' }), ...cook.all('vegetables')]
    const beans = cook.one('beans', { share: 0.6 })
    const rashers = cook.one('bacon')
    const scents = cook.all('aromatics')
    const savours = cook.all('savour')
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...savours]
    const greens = cook.one('leaf')
    const oil = cook.need('oil', 30)
    const flour = cook.want('flour', 15)
    const dusted = flour ? ` and dust with ${cook.the(flour)}` : ''
    cook.step(`Pat ${cook.the(meat)} dry, ${cook.season()}${dusted}. Warm ${cook.the(oil)} in a heavy pot over medium-high heat and brown ${cook.the(meat)} on all sides, in batches if need be, for ${cook.min(10)}, until dark golden. Lift out.`)
    const crisp = rashers ? ` Fry ${cook.the(rashers)} for ${cook.min(cook.minutes(rashers, 'fry'))}, until ${cook.done(rashers, 'fry')}.` : ''
    if (scents.length > 0 || rashers) cook.step(`Lower the heat.${crisp}${soften(cook, scents)}`)
    const slow = vegetables.filter(lasts)
    const quick = vegetables.filter((use) => !lasts(use))
    const total = cook.minutes(meat, 'braise')
    const slowest = Math.max(0, ...slow.map((use) => cook.minutes(use, 'braise')))
    const early = total - slowest >= 15
    const together = early ? [] : slow
    const pour = pourOver(cook, cook.serves * 175)
    cook.step(`Return ${cook.the(meat, ...together)} to the pot${seasonings.length > 0 ? ` with ${cook.the(...seasonings)}` : ''}. ${pour}, so that everything is barely covered; bring to a simmer.`)
    if (early) {
      cook.step(`Cover and simmer as gently as the stove allows for ${cook.min(total - slowest)}${slow.length > 0 ? '' : `, until ${cook.done(meat, 'braise')}`}.`)
      if (slow.length > 0) cook.step(`Stir in ${cook.the(...slow)}, cover again and simmer for ${cook.min(slowest)}, until the vegetables are tender; ${readyWhen(cook, meat, 'braise')}.`)
    } else {
      cook.step(`Cover and simmer gently for ${cook.min(Math.max(total, slowest))}, until the vegetables give to a knife; ${readyWhen(cook, meat, 'braise')}.`)
    }
    const serving = cookMeanwhile(cook, cook.one('beside'))
    const last = [...quick, ...(beans ? [beans] : [])]
    if (last.length > 0) cook.step(cook.inStages(last, 'simmer', 'simmer without the lid'))
    if (greens) cook.step(`Stir in ${cook.the(greens)} and simmer for ${cook.min(cook.minutes(greens, 'simmer'))}, until ${cook.done(greens, 'simmer')}.`)
    const over = finish(cook, cook.all('herbs'))
    const rest = restInPot(cook, meat)
    cook.step(`${rest === '' ? '' : `${rest.trim()} `}Taste and season again${over === '' ? '' : `, ${over}`} and serve${serving}.`)
    const drunk = cook.uses.find(({ food }) => ['red-wine', 'white-wine', 'beer', 'stout', 'hard-cider'].includes(food.id))
    const name = titleName(meat)
    const company = titleNames([...vegetables, ...(beans ? [beans] : []), ...scents], drunk ? 1 : 2)
    return {
      title: drunk ? `${name} braised in ${drunk.noun} with ${company}` : `${adjective(cook, seasonings)}${cook.say(`${name} stew with ${company}`, `slow-cooked ${name} with ${company}`, `braised ${name} with ${company}`)}`,
      sentence: cook.say('Ten minutes of browning, then the pot looks after itself.', 'Time does the work: tough cuts turn silky.', 'A pot for a cold evening, and better still tomorrow.'),
      tip: cook.say('It gains by a night in the fridge; cool within two hours and reheat until it bubbles.', 'A bubble now and then is enough: a hard boil makes meat stringy.', 'If the sauce is thin at the end, take the lid off for the last quarter of an hour.'),
    }
  },
} // prettier-ignore

export const potRoast: DishForm = {
  id: 'pot-roast',
  name: 'pot roast',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 6,
  appeal: 1,
  slots: [
    { name: 'meat', takes: every(kind('roast'), cooks('braise'), not(ready), not(id('salt-beef', 'pork-rib', 'pork-tenderloin'))), min: 1, max: 1 },
    roots, { ...potVegetables, takes: every(potVegetables.takes, cooks('braise')) }, aromatics, { ...spices, max: 2 }, woodyHerbs, herbs, wine, stock, tomato, savour,
  ],
  suits: (filled) => ['roots', 'vegetables'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const meat = cook.must('meat')
    const vegetables = [...cook.all('roots', { share: 0.9, cut: 'cut into large chunks' }), ...cook.all('vegetables', { share: 0.9 })]
    const scents = cook.all('aromatics', { cut: 'cut up roughly' })
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('savour')]
    const oil = cook.need('oil', 30)
    cook.step(`Heat the oven to ${ovenTemperature(160)}. Pat ${cook.the(meat)} dry and ${cook.season()}. Warm ${cook.the(oil)} in a heavy ovenproof pot and brown ${cook.the(meat)} for ${cook.min(12)}, turning, until dark on every side.`)
    const pour = pourOver(cook, cook.serves * 75)
    cook.step(`${scents.length + seasonings.length > 0 ? `Add ${cook.the(...scents, ...seasonings)} to the pot. ` : ''}${pour}, to come a third of the way up, and bring to a simmer.`)
    const slowest = Math.max(...vegetables.map((use) => cook.minutes(use, 'braise')))
    const wait = Math.max(20, cook.minutes(meat, 'braise') - slowest)
    cook.step(`Cover and set in the oven for ${cook.min(wait)}, turning ${cook.the(meat)} once.`)
    cook.step(`Settle ${cook.the(...vegetables)} in the juices, cover again and cook for ${cook.min(slowest)} more, until the vegetables are soft; ${readyWhen(cook, meat, 'braise')}.`)
    const over = finish(cook, cook.all('herbs'))
    cook.step(`Rest ${cook.the(meat)} under foil for ${cook.min(10)}; boil the juices down if they are thin. Slice across the grain${over === '' ? '' : `, ${over}`} and serve with the vegetables and juices.`)
    return {
      title: `${cook.say('pot-roast', 'slow-roast')} ${jointName(meat)} with ${titleNames(vegetables, 2)}`,
      sentence: cook.say('One heavy pot, a low oven and a free afternoon.', 'Sunday dinner that needs hardly a glance.'),
      tip: 'Leave it to rest before you slice: the juices settle, and the slices hold.',
    }
  },
} // prettier-ignore
