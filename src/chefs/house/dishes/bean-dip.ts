import type { DishForm } from './dish-form.ts'
import { juiceOf, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  except,
  rawEdible,
  role,
  anyOf,
  spices,
} from './building-blocks/slots.ts'
import { finish, soakAndBoil, tableFlatbread, wholePulse } from './building-blocks/stewing.ts'
import { attributive, withNames } from './building-blocks/food-names.ts'

/** Hummus and its kin: pulses blended smooth with something nutty and something sharp. */
export const beanDip: DishForm = {
  id: 'bean-dip',
  name: 'dip',
  course: 'side',
  regions: ['middle-eastern', 'european', 'latin'],
  serves: 4,
  appeal: 0.2,
  slots: [
    required('pulse', allOf(wholePulse, except(id('bean', 'dried-bean', 'dried-soybean', 'dried-pea')))),
    optional('nutty', kind('nut-butter')),
    optional('sharp', id('lemon', 'lime')),
    optional('garlic', kind('garlic')),
    optional(
      'blended',
      id('cooked-beetroot', 'roasted-pepper', 'avocado', 'sun-dried-tomato', 'olive', 'harissa'),
    ),
    { ...spices, max: 2 },
    { ...herbs, max: 1 },
    optional('topping', anyOf(kind('seed'), id('pine-nut', 'feta', 'pomegranate', 'yogurt')), 2),
    optional('bread', anyOf(tableFlatbread, kind('bread', 'roll'), id('tortilla-chip', 'cracker'))),
    optional(
      'sticks',
      allOf(anyOf(role('salad'), id('carrot', 'cucumber', 'bell-pepper', 'celery', 'radish')), rawEdible),
      3,
    ),
  ],
  accepts: (filled) =>
    anyFilled('nutty', 'sharp', 'garlic', 'blended')(filled) &&
    anyFilled('nutty', 'sharp', 'bread', 'sticks', 'spices', 'blended')(filled),
  write(cook) {
    const pulse = cook.oneOrThrow('pulse', { share: 0.6 })
    const [nutty, garlic, blended] = [
      cook.one('nutty', { quantity: cook.serves * 15 }),
      cook.one('garlic', { share: 0.4 }),
      cook.one('blended', { share: 0.4 }),
    ]
    const sour = cook.one('sharp', { share: 0.5 }) ?? cook.need('vinegar', cook.serves * 4)
    const [oil, salt] = [cook.need('oil', cook.serves * 10), cook.salt(4)]
    soakAndBoil(cook, pulse)
    if (cook.atLeast(pulse))
      cook.step(
        `Heat ${cook.the(pulse)} in a covered pan with ${cook.measured('water', 60)} for ${cook.min(5)}, until steaming hot${cook.atLeast(pulse)}; cool for ${cook.min(10)}.`,
      )
    cook.step(
      `Blend ${cook.the(pulse, garlic, nutty, blended, salt)} with ${juiceOf(cook, sour)}, half of ${cook.the(oil)} and ${cook.measured('water', cook.serves * 12)} for ${cook.min(3)}, scraping down once or twice, until very smooth.`,
    )
    const end = finish(cook, [
      ...cook.all('spices'),
      ...cook.all('topping', { share: 0.4 }),
      ...cook.all('herbs', { share: 0.5 }),
    ])
    const dippers = present([
      cook.one('bread', { share: 0.7 }),
      ...cook.all('sticks', { share: 0.6, cut: 'cut into sticks' }),
    ])
    cook.step(
      `Spread on a plate and pour over the rest of ${cook.the(oil)}${end && `; ${end}`}. Serve${withThe(cook, ...dippers) || ' at room temperature'}.`,
    )
    const name =
      pulse.food.id.includes('chickpea') && nutty?.food.id === 'tahini'
        ? 'hummus'
        : `${attributive([pulse])} dip`
    return {
      title: `${blended ? `${attributive([blended])} ` : ''}${name}${withNames(dippers)}`,
      sentence: 'Smooth, sharp and made for tearing into.',
    }
  },
}
