import type { DishForm } from '../dish.ts'
import { finish, soakAndBoil, tableFlatbread, wholePulse } from './stewing.ts'
import { every, herbs, id, kind, not, rawEdible, role, some } from './slots.ts'
import { attributive, titleNames } from './telling.ts'

/** Hummus and its kin: pulses blended smooth with something nutty and something sharp. */
export const beanDip: DishForm = {
  id: 'bean-dip',
  name: 'dip',
  course: 'side',
  regions: ['middle-eastern', 'european', 'latin'],
  serves: 4,
  appeal: 0.2,
  slots: [
    { name: 'pulse', takes: every(wholePulse, not(id('bean', 'dried-bean', 'dried-soybean', 'dried-pea'))), min: 1, max: 1 },
    { name: 'nutty', takes: id('tahini', 'peanut-butter', 'almond-butter', 'cashew-butter'), max: 1 },
    { name: 'sharp', takes: id('lemon', 'lime'), max: 1 },
    { name: 'garlic', takes: kind('garlic'), max: 1 },
    { name: 'blended', takes: id('cooked-beetroot', 'roasted-pepper', 'avocado', 'sun-dried-tomato', 'olive', 'harissa'), max: 1 },
    { name: 'spices', takes: id('cumin', 'paprika', 'smoked-paprika', 'sumac', 'zaatar', 'chili-flake', 'aleppo-pepper', 'ground-coriander', 'cayenne', 'dukkah'), max: 2 },
    { ...herbs, max: 1 },
    { name: 'topping', takes: id('pine-nut', 'sesame-seed', 'feta', 'pomegranate', 'pumpkin-seed', 'yogurt'), max: 2 },
    { name: 'bread', takes: some(tableFlatbread, kind('bread', 'roll'), id('pita-chip', 'tortilla-chip', 'cracker')), max: 1 },
    { name: 'sticks', takes: every(some(id('carrot', 'cucumber', 'bell-pepper', 'celery', 'radish', 'cherry-tomato', 'chicory', 'endive', 'sugar-snap-pea', 'cauliflower'), every(role('salad'), kind('salad-vegetable'))), rawEdible), max: 3 },
  ],
  suits: (filled) => ['nutty', 'sharp', 'garlic', 'blended'].some((slot) => filled.get(slot)?.length) && ['nutty', 'sharp', 'bread', 'sticks', 'spices', 'blended'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const pulse = cook.must('pulse', { share: 0.6 })
    const [nutty, sharp, garlic, blended, bread] = [cook.one('nutty', { quantity: cook.serves * 15 }), cook.one('sharp', { share: 0.5 }), cook.one('garlic', { share: 0.4, cut: 'crushed' }), cook.one('blended', { share: 0.4 }), cook.one('bread', { share: 0.7 })]
    const spices = cook.all('spices')
    const fresh = cook.all('herbs', { share: 0.5 })
    const tops = cook.all('topping', { share: 0.4 })
    const sticks = cook.all('sticks', { share: 0.6, cut: 'cut into sticks' })
    const sour = sharp ?? cook.need('vinegar', cook.serves * 4)
    const oil = cook.need('oil', cook.serves * 10)
    const salt = cook.need('salt', 4)
    soakAndBoil(cook, pulse)
    if (cook.safe(pulse)) cook.step(`Heat ${cook.the(pulse)} in a covered pan with ${cook.pour('water', 60)} for ${cook.min(5)}, until steaming hot${cook.safe(pulse)}; cool for ${cook.min(10)}.`)
    const juice = sour.food.kind === 'citrus' ? `the juice of ${cook.the(sour)}` : cook.the(sour)
    const water = cook.pour('water', cook.serves * 12)
    const base = [garlic, nutty, blended, salt].filter((use) => use !== undefined)
    cook.step(`Put ${cook.the(...base)} into a food processor or tall jug with ${juice} and ${water}, and blend until ${nutty ? 'pale and thick' : 'smooth'}.`)
    cook.step(`Add ${cook.the(pulse)} and half of ${cook.the(oil)} and blend for ${cook.min(3)}, scraping down once or twice, until ${cook.say('very smooth', 'smooth and light')}. Taste for sharpness.`)
    const end = finish(cook, [...spices, ...tops, ...fresh])
    const dippers = [...(bread ? [bread] : []), ...sticks]
    cook.step(`Spread on a plate, make a hollow with the back of a spoon and pour in the rest of ${cook.the(oil)}${end && `; ${end}`}. Serve${dippers.length > 0 ? ` with ${cook.the(...dippers)} for dipping` : ' at room temperature'}.`)
    const chick = pulse.food.id.includes('chickpea')
    const name = chick && nutty?.food.id === 'tahini' ? 'hummus' : `${pulse.food.name.replace(/^dried |^cooked /, '').replace(/s$/, '')} ${cook.say('dip', 'spread')}`
    const beside = titleNames(dippers, 2)
    return {
      title: `${blended ? `${attributive([blended])} ` : ''}${name}${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('Three minutes of blending, and nothing from a tub comes near it.', 'Smooth, sharp and made for tearing into.', 'Something to put in the middle of a table.'),
      tip: 'Blend for longer than seems needed: air is what makes it light.',
    }
  },
} // prettier-ignore
