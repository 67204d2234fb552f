import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import { finish, soakAndBoil, soften, wholePulse } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, titleNames } from './telling.ts'

/** Rice and beans as in the Caribbean and the American South: a thick pot of beans over plain rice. */
export const riceAndBeans: DishForm = {
  id: 'rice-and-beans',
  name: 'pot of rice and beans',
  course: 'main',
  regions: ['latin', 'north-american', 'african'],
  serves: 4,
  appeal: 0.8,
  slots: [
    { name: 'beans', takes: every(wholePulse, not(id('chickpea', 'dried-chickpea'))), min: 1, max: 1 },
    { name: 'rice', takes: every(kind('rice'), role('starch'), cooks('boil'), not(id('arborio-rice', 'pudding-rice', 'sushi-rice', 'wild-rice'))), min: 1, max: 1 },
    { name: 'meat', takes: id('smoked-sausage', 'chorizo', 'ham', 'bacon', 'bacon-lardon', 'smoked-tofu'), max: 1 },
    { ...aromatics, takes: kind('onion', 'garlic', 'chili') },
    { name: 'vegetables', takes: id('bell-pepper', 'green-bell-pepper', 'celery', 'carrot', 'sweetcorn', 'okra', 'tomato', 'butternut-squash'), max: 3 },
    { name: 'leaf', takes: every(role('leaf'), savoury, cooks('simmer', 8)), max: 1 },
    { name: 'spices', takes: id('cumin', 'paprika', 'smoked-paprika', 'cajun-seasoning', 'dried-thyme', 'oregano', 'cayenne', 'allspice', 'chili-powder', 'adobo-seasoning', 'jerk-seasoning'), max: 3 },
    { name: 'coconut', takes: id('coconut-milk'), max: 1 },
    { name: 'sauce', takes: some(id('hot-sauce', 'tomato-paste')), max: 1 },
    { ...herbs, takes: id('coriander', 'parsley', 'spring-onion'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1, boldly: true },
  ],
  suits: (filled) => ['aromatics', 'spices', 'meat', 'vegetables', 'coconut'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const beans = cook.must('beans')
    const rice = cook.must('rice')
    const meat = cook.one('meat', { share: 0.6, cut: 'diced' })
    const scents = cook.all('aromatics')
    const vegetables = cook.all('vegetables', { share: 0.6 })
    const spices = cook.all('spices')
    const [greens, coconut, sauce, lime] = [cook.one('leaf', { share: 0.6 }), cook.one('coconut', { quantity: cook.serves * 60 }), cook.one('sauce'), cook.one('citrus', { share: 0.4 })]
    const fresh = cook.all('herbs')
    soakAndBoil(cook, beans)
    const oil = cook.need('oil', cook.serves * 6)
    const brown = meat ? ` Brown ${cook.the(meat)} for ${cook.min(Math.max(4, cook.minutes(meat, 'fry')))}, until ${cook.done(meat)}.` : ''
    const seasoned = [...spices, ...(sauce ? [sauce] : [])]
    cook.step(`Warm ${cook.the(oil)} in a heavy pot over medium heat.${brown}${soften(cook, scents)}${seasoned.length > 0 ? ` Stir in ${cook.the(...seasoned)} for ${cook.min(1)}, until fragrant.` : ''}`)
    const salt = cook.need('salt', cook.serves * 1.5)
    const soaked = isReady(beans) ? [] : [beans]
    const liquids = listOf([...[...soaked, ...(coconut ? [coconut] : [])].map((use) => cook.the(use)), cook.pour('water', cook.serves * (coconut ? 50 : 100))])
    const body = [...vegetables, ...(isReady(beans) ? [beans] : []), ...(greens ? [greens] : [])]
    const staged = body.length > 0 ? cook.inStages(body, 'simmer', 'simmer') : `Simmer for ${cook.min(15)}, until creamy.`
    cook.step(`${soaked.length > 0 ? 'Add' : 'Pour in'} ${liquids} with ${cook.the(salt)} and bring to a simmer. ${staged} Crush a few of ${cook.the(beans)} against the side, to make the pot creamy.`)
    const before = cook.steps.length
    const serving = cookAlongside(cook, rice)
    if (cook.steps.length > before) Object.assign(cook.steps[before]!, { meanwhile: true })
    const end = finish(cook, fresh, lime)
    cook.step(`${cook.say('Ladle', 'Spoon')} ${cook.the(beans)} and all their sauce${serving}${end && `; ${end}`}.`)
    const name = beans.food.name.replace(/^dried /, '')
    return {
      title: `${adjective(cook, seasoned)}${coconut ? 'coconut ' : ''}${name} and rice${vegetables.length + (greens ? 1 : 0) > 0 ? ` with ${titleNames([...(greens ? [greens] : []), ...vegetables], 2)}` : ''}`,
      sentence: cook.say('Humble, creamy and filling.', 'Half the world eats this on a weekday, and for good reason.', 'Better the next day, if any is left.'),
      tip: 'Crush more if you like it thick: their own starch is the sauce.',
    }
  },
} // prettier-ignore
