import type { DishForm } from './dish-form.ts'
import { listOf } from '../wording/phrases.ts'
import { juiceOf, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  anyOf,
  souring,
} from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

const oil = optional(
  'oil',
  allOf(kind('oil'), except(id('cooking-spray', 'shortening', 'vegetable-suet', 'coconut-oil'))),
)

/** Oil and acid, 3 to 1, shaken with what binds and sharpens. */
export const dressing: DishForm = {
  id: 'dressing',
  name: 'dressing',
  course: 'basic',
  serves: 4,
  appeal: -2.5,
  slots: [
    required('acid', souring),
    oil,
    optional(
      'bind',
      id(
        'mustard',
        'dijon-mustard',
        'wholegrain-mustard',
        'honey',
        'maple-syrup',
        'tahini',
        'yogurt',
        'mayonnaise',
        'miso',
        'soy-sauce',
      ),
      3,
    ),
    optional('scents', id('garlic', 'shallot', 'ginger', 'chili', 'spring-onion'), 2),
    optional('herbs', kind('soft-herb', 'dried-herb'), 2),
  ],
  accepts: anyFilled('oil', 'bind'),
  write(cook) {
    const sour = cook.oneOrThrow('acid', { quantity: 30 })
    const fat = cook.one('oil', { quantity: 90 }) ?? cook.need('oil', 90)
    const stirred = [
      ...cook.all('bind', { quantity: 15 }),
      ...cook.all('herbs', { share: 0.7 }),
      ...cook.all('scents', { share: 0.3, cut: 'finely chopped' }),
    ]
    cook.step(
      `Put ${juiceOf(cook, sour)} into a jar${withThe(cook, cook.salt(2), ...stirred)} and leave for ${cook.min(5)}, until the salt dissolves.`,
    )
    cook.step(
      `Pour in ${cook.the(fat)}, close the jar and shake until thick and cloudy. Taste on a leaf, not on a spoon.`,
    )
    return {
      title: stirred.length > 0 ? `${attributive(stirred)} dressing` : `${sour.food.name} vinaigrette`,
      sentence: 'A jar, a shake, and every salad of the week is dressed.',
    }
  },
}

/** Herbs pounded with oil: with nuts and cheese it is a pesto. */
export const herbSauce: DishForm = {
  id: 'herb-sauce',
  name: 'herb sauce',
  course: 'basic',
  regions: ['european', 'latin'],
  serves: 4,
  appeal: -2,
  slots: [
    required('herbs', anyOf(kind('soft-herb'), id('rocket')), 3),
    oil,
    optional('nuts', kind('nut')),
    optional('cheese', kind('hard-cheese')),
    optional('garlic', kind('garlic')),
    optional('sharp', souring),
    optional('salty', id('caper', 'anchovy', 'gherkin', 'chili', 'chili-flake'), 2),
  ],
  accepts: anyFilled('nuts', 'sharp', 'salty'),
  write(cook) {
    const herbs = cook.all('herbs', { share: 2.5, cut: 'roughly chopped' })
    const [nuts, cheese, garlic, sour] = [
      cook.one('nuts', { quantity: 40 }),
      cook.one('cheese', { quantity: 50 }),
      cook.one('garlic', { quantity: 5 }),
      cook.one('sharp', { quantity: 20 }),
    ]
    const fat = cook.one('oil', { quantity: 90 }) ?? cook.need('oil', 90)
    cook.step(
      `Pound or blend ${cook.the(...herbs, nuts, garlic)}${withThe(cook, cook.salt(1))} to a paste. Trickle in ${cook.the(fat)} until it falls from the spoon.`,
    )
    const stirred = [
      ...(sour ? [juiceOf(cook, sour)] : []),
      ...present([cheese, ...cook.all('salty', { share: 0.5 })]).map((ingredient) => cook.the(ingredient)),
    ]
    if (stirred.length > 0) cook.step(`Stir in ${listOf(stirred)} and taste.`)
    return {
      title: nuts && cheese ? `${attributive(herbs, 1)} pesto` : `${attributive(herbs)} sauce`,
      sentence: 'Five minutes, and it lifts whatever it touches: pasta, fish, potatoes, beans.',
    }
  },
}
