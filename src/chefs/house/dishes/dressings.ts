import type { DishForm } from '../dish.ts'
import { listOf } from '../phrase.ts'
import { every, id, kind, some, souring } from './slots.ts'
import { attributive } from './telling.ts'

const oils = every(kind('oil'), ({ food }) => !['cooking-spray', 'shortening', 'vegetable-suet', 'palm-oil', 'coconut-oil'].includes(food.id)) // prettier-ignore

/** Oil and acid, 3 to 1, shaken with what binds and sharpens. */
export const dressing: DishForm = {
  id: 'dressing',
  name: 'dressing',
  course: 'basic',
  serves: 4,
  appeal: -2.5,
  slots: [
    { name: 'acid', takes: souring, min: 1, max: 1 },
    { name: 'oil', takes: oils, max: 1 },
    { name: 'bind', takes: id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'honey', 'maple-syrup', 'tahini', 'yogurt', 'mayonnaise', 'miso', 'soy-sauce', 'agave-syrup'), max: 3 },
    { name: 'scents', takes: id('garlic', 'shallot', 'ginger', 'chili', 'red-onion', 'spring-onion'), max: 2 },
    { name: 'herbs', takes: some(kind('soft-herb', 'dried-herb'), id('paprika', 'cumin', 'sumac')), max: 2 },
  ],
  suits: (filled) => (filled.get('oil')?.length ?? 0) + (filled.get('bind')?.length ?? 0) > 0,
  write(cook) {
    const sour = cook.must('acid', { quantity: 30 })
    const fat = cook.one('oil', { quantity: 90 }) ?? cook.need('oil', 90)
    const bind = cook.all('bind', { quantity: 15 })
    const scents = cook.all('scents', { share: 0.3, cut: 'finely chopped' })
    const salt = cook.need('salt', 2)
    const squeezed = sour.food.measure === 'each' ? `the juice of ${cook.the(sour)}` : cook.the(sour)
    cook.step(`Put ${squeezed} into a jar with ${cook.the(salt, ...bind, ...scents)} and leave for ${cook.min(5)}, until the salt dissolves.`)
    const green = cook.all('herbs', { share: 0.7 })
    cook.step(`Pour in ${cook.the(fat)}, close the jar and shake until thick and cloudy.${green.length > 0 ? ` Stir in ${cook.the(...green)}.` : ''} Taste on a leaf, not on a spoon.`)
    const named = [...bind, ...green, ...scents]
    return { title: `${named.length > 0 ? `${attributive(named, 2)} dressing` : `${sour.food.name} vinaigrette`}`, sentence: 'A jar, a shake, and every salad of the week is dressed.', tip: 'Keep it in the fridge for a few days and shake again before use.' }
  },
} // prettier-ignore

/** Herbs pounded with oil: with nuts and cheese it is a pesto, with something sharp a green sauce. */
export const herbSauce: DishForm = {
  id: 'herb-sauce',
  name: 'herb sauce',
  course: 'basic',
  regions: ['european', 'latin'],
  serves: 4,
  appeal: -2,
  slots: [
    { name: 'herbs', takes: id('basil', 'parsley', 'coriander', 'mint', 'chive', 'rocket', 'wild-garlic', 'dill', 'tarragon'), min: 1, max: 3 },
    { name: 'oil', takes: oils, max: 1 },
    { name: 'nuts', takes: id('pine-nut', 'walnut', 'almond', 'hazelnut', 'cashew', 'pistachio'), max: 1 },
    { name: 'cheese', takes: kind('hard-cheese'), max: 1 },
    { name: 'garlic', takes: id('garlic'), max: 1 },
    { name: 'sharp', takes: souring, max: 1 },
    { name: 'salty', takes: id('caper', 'anchovy', 'gherkin', 'chili', 'chili-flake'), max: 2 },
  ],
  suits: (filled) => ['nuts', 'sharp', 'salty'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const herbs = cook.all('herbs', { share: 2.5, cut: 'roughly chopped' })
    const [nuts, cheese, garlic] = [cook.one('nuts', { quantity: 40 }), cook.one('cheese', { quantity: 50 }), cook.one('garlic', { quantity: 5 })]
    const sour = cook.one('sharp', { quantity: 20 })
    const fat = cook.one('oil', { quantity: 90 }) ?? cook.need('oil', 90)
    if (nuts) cook.step(`Toast ${cook.the(nuts)} in a dry pan for ${cook.min(3)}, shaking, until they smell warm; cool.`)
    const pounded = [nuts, garlic].filter((use) => use !== undefined)
    cook.step(`${pounded.length > 0 ? `Pound or blend ${cook.the(...pounded)} with ${cook.the(cook.need('salt', 1))} to a paste, then work in ${cook.the(...herbs)}` : `Chop or blend ${cook.the(...herbs)} with ${cook.the(cook.need('salt', 1))}`}. Trickle in ${cook.the(fat)} until it falls from the spoon.`)
    const stirred = [cheese, ...cook.all('salty', { share: 0.5 })].filter((use) => use !== undefined)
    const juice = sour ? [sour.food.measure === 'each' ? `the juice of ${cook.the(sour)}` : cook.the(sour)] : []
    if (stirred.length > 0 || sour) cook.step(`Stir in ${listOf([...juice, ...(stirred.length > 0 ? [cook.the(...stirred)] : [])])} and taste.`)
    return { title: nuts && cheese ? `${attributive(herbs, 1)} pesto` : `${attributive(herbs, 2)} ${cook.say('green sauce', 'herb sauce')}`, sentence: 'Five minutes, and it lifts whatever it touches: pasta, fish, potatoes, beans.', tip: 'A film of oil on top keeps it green in the fridge for three days.' }
  },
} // prettier-ignore
