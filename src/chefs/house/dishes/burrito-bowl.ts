import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import { soakAndBoil, wholePulse } from './stewing.ts'
import { cooks, every, id, kind, not, role, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleName, titleNames } from './telling.ts'
import { cool, crisp, filling, melting, sharp, warmth } from './tortillas.ts'

/** Burrito bowl: rice and beans or meat with everything of a burrito but the wrap. */
export const burritoBowl: DishForm = {
  id: 'burrito-bowl',
  name: 'burrito bowl',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'rice', takes: every(some(kind('rice'), id('quinoa')), role('starch'), cooks('boil'), not(id('arborio-rice', 'pudding-rice', 'sushi-rice', 'paella-rice'))), min: 1, max: 1 },
    { name: 'protein', takes: every(filling, not(kind('cooked-pulse', 'frying-cheese'))), max: 1 },
    { name: 'beans', takes: some(every(wholePulse, not(id('chickpea', 'dried-chickpea', 'adzuki-bean', 'dried-adzuki-bean'))), id('refried-bean')), max: 1 },
    { name: 'vegetables', takes: id('bell-pepper', 'green-bell-pepper', 'sweetcorn', 'canned-corn', 'courgette', 'corn-on-the-cob'), max: 2 },
    { name: 'aromatics', takes: kind('onion', 'garlic', 'chili'), max: 2 },
    { name: 'potatoes', takes: id('sweet-potato', 'potato', 'plantain'), max: 1 },
    { name: 'spices', takes: warmth, max: 3 },
    { name: 'crisp', takes: crisp, max: 3 },
    { name: 'cool', takes: cool, max: 1 },
    { name: 'sharp', takes: sharp, max: 1 },
    { name: 'cheese', takes: melting, max: 1 },
    { name: 'chips', takes: id('tortilla-chip'), max: 1 },
    { name: 'herbs', takes: id('coriander'), max: 1 },
    { name: 'citrus', takes: id('lime', 'lemon'), max: 1, boldly: true },
  ],
  suits: (filled) => {
    const count = (slot: string) => filled.get(slot)?.length ?? 0
    const marks = [...filled.values()].flat().filter(({ food }) => ['salsa', 'avocado', 'guacamole', 'coriander', 'lime', 'sweetcorn', 'canned-corn', 'tortilla-chip', 'cumin', 'taco-seasoning', 'chili-powder', 'chipotle-paste', 'jalapeno', 'black-bean', 'pinto-bean', 'refried-bean', 'sour-cream'].includes(food.id))
    return count('protein') + count('beans') > 0 && marks.length >= 2
  },
  write(cook) {
    const rice = cook.must('rice', { share: 0.9 })
    const beans = cook.one('beans', { share: cook.has('protein') ? 0.6 : 1 })
    const protein = cook.one('protein', { share: 0.8, cut: 'cut into strips' })
    const vegetables = [...cook.all('potatoes', { share: 0.5, cut: 'diced' }), ...cook.all('vegetables', { share: 0.7 })]
    const scents = cook.all('aromatics')
    const spices = cook.all('spices')
    const fresh = cook.all('crisp', { share: 0.6 })
    const [dollop, heat, cheese, chips, lime] = [cook.one('cool', { share: 0.7 }), cook.one('sharp'), cook.one('cheese', { share: 0.7 }), cook.one('chips', { share: 0.7 }), cook.one('citrus', { share: 0.6 })]
    const green = cook.all('herbs')
    soakAndBoil(cook, beans)
    cookAlongside(cook, rice)
    const oil = cook.need('oil', 15)
    const soaked = beans && !isReady(beans)
    const hot = [...(protein ? [protein] : []), ...vegetables, ...scents, ...(beans && !soaked ? [beans] : [])]
    const coat = spices.length > 0 || soaked ? ` Stir in ${listOf([...[...(soaked ? [beans] : []), ...spices].map((use) => cook.the(use)), cook.pour('water', 30)])} and cook for ${cook.min(2)}, until fragrant.` : ''
    cook.step(`warm ${cook.the(oil)} in a wide pan over medium-high heat.${hot.length > 0 ? ` ${cook.inStages(hot, 'fry', 'fry')}` : ''}${coat}${cook.rest(protein)}`, { meanwhile: true })
    const salt = cook.need('salt', 3)
    cook.step(`Fork ${cook.the(rice)} loose${green.length > 0 || lime ? ` with ${listOf([...green.map((use) => cook.the(use)), ...(lime ? [`the juice of ${cook.the(lime)}`] : []), cook.the(salt)])}` : ` and season with ${cook.the(salt)}`}.`)
    const over = [...fresh, dollop, heat, cheese].filter((use) => use !== undefined)
    cook.step(`Divide between deep bowls, spoon over what is in the pan${over.length > 0 ? ` and arrange ${cook.the(...over)} on top` : ''}${chips ? `; push ${cook.the(chips)} in at the side` : ''}.`)
    const lead = [protein, beans].flatMap((use) => (use ? titleName({ food: use.food, noun: use.food.name.replace(/^dried /, '').replace(/s$/, '') }) : []))
    return {
      title: `${listOf(lead)} burrito bowl${fresh.length + vegetables.length > 0 ? ` with ${titleNames([...fresh, ...vegetables], 2)}` : ''}`,
      sentence: cook.say('Everything but the wrap, and easier to share out.', 'Hot below, cool and sharp on top.', 'A good lunch, and a better one from a box the next day.'),
      tip: 'Pack the cool things apart if it is for tomorrow.',
    }
  },
} // prettier-ignore
