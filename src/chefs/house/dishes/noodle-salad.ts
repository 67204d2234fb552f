import type { DishForm } from '../dish.ts'
import { duration, listOf } from '../phrase.ts'
import { finish } from './stewing.ts'
import { cooks, every, herbs, id, kind, not, rawEdible, role, savoury, some } from './slots.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** Vietnamese-like rice noodle salad: cool noodles, raw vegetables, herbs, one warm thing, a sharp dressing. */
export const noodleSalad: DishForm = {
  id: 'noodle-salad',
  name: 'noodle salad',
  course: 'main',
  regions: ['southeast-asian', 'east-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'noodles', takes: id('rice-noodle', 'rice-vermicelli', 'glass-noodle', 'soba-noodle', 'somen', 'noodle'), min: 1, max: 1 },
    { name: 'raw', takes: every(some(id('carrot', 'cucumber', 'bell-pepper', 'red-cabbage', 'cabbage', 'napa-cabbage', 'daikon', 'radish', 'kohlrabi', 'mango', 'green-mango', 'green-papaya', 'sugar-snap-pea', 'snow-pea', 'spring-onion', 'red-onion', 'shallot'), kind('salad-leaf')), rawEdible), min: 1, max: 4 },
    { name: 'blanched', takes: id('bean-sprout', 'edamame'), max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 12), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'cured-meat', 'offal', 'bacon')), not(id('anchovy', 'silken-tofu', 'canned-tuna'))), max: 1 },
    { name: 'aromatics', takes: every(kind('chili', 'garlic', 'ginger'), rawEdible), max: 2 },
    { name: 'salty', takes: id('fish-sauce', 'vegan-fish-sauce', 'soy-sauce', 'tamari', 'liquid-aminos'), max: 1 },
    { name: 'sour', takes: id('lime', 'lemon', 'rice-vinegar'), max: 1 },
    { name: 'sweet', takes: id('brown-sugar', 'sugar', 'palm-sugar', 'honey', 'agave-syrup', 'sweet-chili-sauce', 'maple-syrup'), max: 1 },
    { name: 'oil', takes: id('sesame-oil'), max: 1 },
    { name: 'nuts', takes: id('peanut', 'cashew', 'sesame-seed'), max: 1 },
    { ...herbs, max: 3 },
  ],
  suits: (filled) => ['protein', 'herbs', 'nuts'].some((slot) => filled.get(slot)?.length) && ['salty', 'sour', 'aromatics', 'herbs'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const noodle = cook.must('noodles', { share: 0.85 })
    const raw = cook.all('raw', { share: 0.8, cut: 'cut into thin strips' })
    const blanched = cook.one('blanched', { share: 0.7 })
    const protein = cook.one('protein', { share: 0.8 })
    const scents = cook.all('aromatics')
    const salty = cook.one('salty', { quantity: cook.serves * 15 }) ?? cook.need('soySauce', cook.serves * 15)
    const sour = cook.one('sour', { share: 1 }) ?? cook.need('vinegar', cook.serves * 10)
    const sweet = cook.one('sweet', { quantity: cook.serves * 6 }) ?? cook.want('sugar', cook.serves * 6)
    const [drizzle, nuts] = [cook.one('oil', { share: 0.7 }), cook.one('nuts')]
    const fresh = cook.all('herbs', { share: 1.5 })
    const bath = cook.pour('water', cook.serves * 600)
    const sprouts = blanched ? ` Add ${cook.the(blanched)} for the last ${duration(Math.min(3, cook.minutes(blanched, 'simmer')))}.` : ''
    const boil = Math.max(cook.minutes(noodle, 'boil'), blanched ? cook.minutes(blanched, 'simmer') : 0)
    cook.step(`Bring ${bath} to the boil and cook ${cook.the(noodle)} in it for ${cook.min(boil)}, until ${cook.done(noodle, 'boil')}.${sprouts} Drain, rinse under the cold tap and drain again.`)
    const squeezed = sour.food.kind === 'citrus' ? `the juice of ${cook.the(sour)}` : cook.the(sour)
    const others = [sweet, drizzle, ...scents].flatMap((use) => (use ? cook.the(use) : []))
    cook.step(`Stir ${cook.the(salty)} with ${listOf([squeezed, ...others, cook.pour('water', cook.serves * 20)])}: the dressing should taste a little too strong.`)
    if (protein) {
      const oil = cook.need('neutralOil', 15)
      cook.step(`Heat ${cook.the(oil)} in a wide pan and ${cook.isHeated(protein) ? 'warm' : 'fry'} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.done(protein)}.${cook.rest(protein)}`)
    }
    cook.step(`Toss ${cook.the(noodle, ...raw)} with the dressing${protein ? ` and lay ${cook.the(protein)}${['steak', 'chop', 'roast'].includes(protein.food.kind) ? ', sliced,' : ''} on top` : ''}.${fresh.length > 0 || nuts ? ` ${finish(cook, [...fresh, nuts]).replace('scatter', 'Scatter generously')}.` : ' Serve cool.'}`)
    const lead = protein ? `${titleName({ food: protein.food, noun: protein.food.name })} ` : ''
    return {
      title: `${adjective(cook, [sour, ...scents])}${lead}${noodle.food.id === 'soba-noodle' ? 'soba' : noodle.food.id === 'glass-noodle' ? 'glass noodle' : noodle.food.id.startsWith('rice') ? 'rice noodle' : 'noodle'} salad with ${titleNames([...raw, ...fresh], 2)}`,
      sentence: cook.say('Cool strands, crisp strips and a dressing that wakes everything up.', 'Most of it is raw, all of it is fresh.', 'Made for a hot evening.'),
      tip: 'Dress it just before eating, and keep a little of the dressing for the table.',
    }
  },
} // prettier-ignore
