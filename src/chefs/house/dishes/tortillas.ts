import type { DishForm } from './dish-form.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { given } from './building-blocks/optional-phrases.ts'
import { anyOf, aromatics, cooks, every, id, kind, may, must, not, rawEdible, role, savoury, some, type Test } from './building-blocks/slots.ts' // prettier-ignore
import { attributive, withNames } from './building-blocks/food-names.ts'

export const filling: Test = every(
  role('protein'),
  savoury,
  cooks('fry', 16),
  not(kind('egg', 'cured-meat', 'offal', 'ready-fish', 'frying-cheese')),
  not(id('pate', 'silken-tofu', 'baked-bean')),
)
export const warmth: Test = every(kind('spice', 'spice-blend', 'dried-herb'), not(id('curry-powder', 'garam-masala', 'five-spice'))) // prettier-ignore
export const cool: Test = some(kind('yogurt'), id('sour-cream', 'guacamole', 'mayonnaise', 'creme-fraiche', 'vegan-mayonnaise')) // prettier-ignore
export const crisp: Test = every(some(kind('salad-leaf', 'tomato', 'cabbage'), id('avocado', 'cucumber', 'radish', 'mango', 'pineapple', 'red-onion', 'tomatillo')), rawEdible) // prettier-ignore
export const melting: Test = kind('melting-cheese', 'crumbling-cheese', 'plant-cheese')
export const sharp: Test = id('salsa', 'hot-sauce', 'chipotle-paste', 'jalapeno', 'pickled-jalapeno', 'pickled-onion') // prettier-ignore

/** Tacos: a hot, spiced filling in warm tortillas, with cool and crisp things on top. */
export const tacos: DishForm = {
  id: 'tacos',
  name: 'taco',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 2,
  appeal: 1.2,
  slots: [
    must('tortillas', id('corn-tortilla', 'flour-tortilla', 'taco-shell')),
    may('protein', some(filling, every(kind('cured-meat'), cooks('fry')))), may('egg', some(id('egg'), kind('cooked-pulse'))),
    may('vegetables', every(role('vegetable'), cooks('fry', 14), savoury, not(kind('tomato', 'seaweed', 'cabbage')), not(id('avocado'))), 3),
    may('potatoes', id('sweet-potato', 'potato', 'plantain')),
    may('spices', warmth, 3), may('crisp', crisp, 3), { ...aromatics, max: 2 },
    may('cool', cool), may('sharp', sharp), may('cheese', melting), may('herbs', id('coriander', 'spring-onion')),
    { ...may('citrus', id('lime', 'lemon')), boldly: true },
  ],
  suits: anyOf('protein', 'egg', 'vegetables', 'potatoes'),
  write(cook) {
    const shells = cook.must('tortillas', { share: 1.3 })
    const protein = [...cook.all('protein', { share: 0.9, cut: 'cut into strips' }), ...cook.all('egg', { share: 0.9, cut: 'beaten' })]
    const vegetables = [...cook.all('potatoes', { share: 0.5, cut: 'diced' }), ...cook.all('vegetables', { share: 0.7 })]
    const spices = cook.all('spices')
    const hot = [...protein, ...vegetables, ...cook.all('aromatics')]
    const salt = cook.need('salt', 3)
    cook.step(`Warm ${cook.the(cook.need('oil', 15))} in a wide pan over medium-high heat. ${cook.inStages(hot, 'fry', 'fry')}${cook.rest(protein[0])}`)
    cook.step(`Stir in ${cook.the(...spices, salt)} with ${cook.pour('water', 30)} and cook for ${cook.min(2)}, until the filling glistens and is almost dry.`)
    const warmed = shells.food.id === 'taco-shell' ? `in the oven at ${ovenTemperature(180)} for ${cook.min(4)}, until crisp` : `in a dry pan for ${cook.min(3)}, turning, until supple and freckled`
    cook.step(`warm ${cook.the(shells)} ${warmed}.`, { meanwhile: true })
    const fresh = cook.all('crisp', { share: 0.6 })
    const [dollop, heat, cheese] = [cook.one('cool', { share: 0.7 }), cook.one('sharp', { share: 0.7 }), cook.one('cheese', { share: 0.7 })]
    cook.step(`Fill ${cook.the(shells)} with the hot filling${given(cook, [...fresh, dollop, heat, cheese, ...cook.all('herbs')], (foods) => `, then top with ${foods}`)}.${given(cook, [cook.one('citrus', { share: 0.6 })], (food) => ` Squeeze ${food} over.`)} Fold and eat with your fingers.`)
    return {
      title: `${spices.some(({ food }) => food.adjective === 'smoky') ? 'smoky ' : ''}${attributive(protein.length > 0 ? protein : vegetables)} tacos${withNames([...fresh, heat, ...(protein.length > 0 ? vegetables : [])])}`,
      sentence: 'Put everything on the table and let each build their own.',
    }
  },
} // prettier-ignore
