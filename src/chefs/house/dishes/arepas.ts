import type { DishForm } from '../dish.ts'
import { listOf } from '../phrase.ts'
import { finish } from './stewing.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury } from './slots.ts'
import { titleName, titleNames } from './telling.ts'

/** Arepas or hot-water corn cakes: corn flour and water, patted flat, fried and filled or topped. */
export const arepas: DishForm = {
  id: 'arepas',
  name: 'batch of corn cakes',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 2,
  appeal: 0.6,
  slots: [
    { name: 'corn', takes: id('corn-flour-masa', 'cornmeal'), min: 1, max: 1 },
    { name: 'cheese', takes: every(role('cheese'), kind('melting-cheese', 'crumbling-cheese', 'soft-cheese'), not(id('mascarpone', 'cream-cheese'))), max: 1 },
    { name: 'filling', takes: every(role('protein'), savoury, cooks('fry', 10), not(kind('egg', 'frying-cheese', 'white-fish', 'oily-fish', 'offal', 'tofu', 'steak', 'chop', 'mollusc')), not(id('pate', 'anchovy', 'baked-bean'))), max: 1 },
    { name: 'vegetables', takes: id('bell-pepper', 'green-bell-pepper', 'sweetcorn', 'canned-corn', 'mushroom', 'courgette'), max: 2 },
    { name: 'aromatics', takes: kind('onion', 'garlic', 'chili'), max: 2 },
    { name: 'spices', takes: id('cumin', 'paprika', 'smoked-paprika', 'chili-powder', 'cayenne', 'taco-seasoning', 'oregano', 'chili-flake'), max: 2 },
    { name: 'fresh', takes: every(id('avocado', 'tomato', 'cherry-tomato', 'lettuce', 'rocket', 'red-cabbage', 'red-onion'), rawEdible), max: 2 },
    { name: 'sauce', takes: id('salsa', 'guacamole', 'hot-sauce', 'sour-cream', 'mayonnaise', 'tomatillo-salsa'), max: 1 },
    { name: 'herbs', takes: id('coriander', 'parsley'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1, boldly: true },
  ],
  suits: (filled) => ['cheese', 'filling', 'vegetables', 'fresh', 'sauce'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const masa = cook.serves * 75
    const scale = cook.scale({ corn: masa })
    const corn = cook.must('corn', { quantity: masa * scale })
    const cheese = cook.one('cheese')
    const filling = cook.one('filling', { share: 0.7, cut: 'cut into small pieces' })
    const vegetables = cook.all('vegetables', { share: 0.6 })
    const scents = cook.all('aromatics')
    const spices = cook.all('spices')
    const fresh = cook.all('fresh', { share: 0.6 })
    const [sauce, lime] = [cook.one('sauce', { share: 0.7 }), cook.one('citrus', { share: 0.4 })]
    const green = cook.all('herbs')
    const salt = cook.need('salt', 4)
    const oil = cook.need('neutralOil', 25)
    const water = cook.pour('water', corn.quantity * (corn.food.id === 'cornmeal' ? 1.6 : 1.4))
    const flour = corn.food.id !== 'cornmeal'
    cook.step(`Stir ${cook.the(corn)} with most of ${cook.the(salt)}. ${flour ? `Work in ${water}, warm from the tap,` : `Bring ${water} to the boil, pour it in and stir`} until no dry spots are left; rest for ${cook.min(10)}. It should shape without cracking: wet your hands if it does.`)
    cook.step(`Shape into ${cook.serves * 2} cakes, about ${flour ? '1.5 cm (½ inch)' : '1 cm (½ inch)'} thick. Warm ${filling || vegetables.length > 0 ? 'half of ' : ''}${cook.the(oil)} in a wide pan over medium heat and fry them for ${cook.min(12)}, turning once, until ${cook.say('they wear a freckled crust and sound hollow when tapped', 'crusty and deep gold on both sides')}.`)
    const hot = [...(filling ? [filling] : []), ...vegetables, ...scents]
    if (hot.length > 0) cook.step(`heat ${filling || vegetables.length > 0 ? `the rest of ${cook.the(oil)}` : cook.the(oil)} in a second pan. ${cook.inStages(hot, 'fry', 'fry')}${spices.length > 0 ? ` Stir in ${cook.the(...spices)} for ${cook.min(1)}.` : ''}${cook.rest(filling)}`, { meanwhile: true })
    const inside = [cheese, ...fresh, sauce, ...(hot.length === 0 ? spices : [])].filter((use) => use !== undefined)
    const end = finish(cook, green, lime)
    cook.step(`${flour ? cook.say('Split the cakes and fill', 'Top the hot cakes') : 'Top the hot cakes'} with ${listOf([...(hot.length > 0 ? ['what is in the pan'] : []), ...inside.map((use) => cook.the(use))])}${end && `; ${end}`}. Season with the rest of ${cook.the(salt)} and eat at once.`)
    const beside = titleNames([...(filling ? [filling] : []), ...(cheese ? [cheese] : []), ...fresh, ...vegetables], 2) || (sauce ? titleName(sauce) : '')
    return {
      title: `${flour ? 'arepas' : cook.say('cornmeal cakes', 'hot-water corn cakes')} with ${beside}`,
      sentence: cook.say('Crusty outside, tender within, and ready for anything.', 'A hot pan and a pair of wet hands are all it takes.', 'Eat them out of the hand, with a napkin.'),
      tip: 'Cover the waiting ones with a damp cloth: the surface cracks as it dries.',
    }
  },
} // prettier-ignore
