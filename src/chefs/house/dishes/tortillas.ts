import type { FoodFilter } from '../cooking/slot.ts'
import type { DishForm } from './dish-form.ts'
import { ovenTemperature, capitalize } from '../wording/phrases.ts'
import { whenPresent, squeeze } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  cooks,
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
} from './building-blocks/slots.ts'
import { attributive, withNames } from './building-blocks/food-names.ts'

const filling: FoodFilter = allOf(
  role('protein'),
  savoury,
  cooks('fry', 16),
  except(kind('egg', 'cured-meat', 'offal', 'ready-fish', 'frying-cheese')),
  except(id('pate', 'silken-tofu', 'baked-bean')),
)
const warmth: FoodFilter = allOf(
  kind('spice', 'spice-blend', 'dried-herb'),
  except(id('curry-powder', 'garam-masala', 'five-spice')),
)
export const cool: FoodFilter = anyOf(
  kind('yogurt'),
  id('sour-cream', 'guacamole', 'mayonnaise', 'creme-fraiche', 'vegan-mayonnaise'),
)
const crisp: FoodFilter = allOf(
  anyOf(
    kind('salad-leaf', 'tomato', 'cabbage'),
    id('avocado', 'cucumber', 'radish', 'mango', 'pineapple', 'red-onion', 'tomatillo'),
  ),
  rawEdible,
)
export const melting: FoodFilter = kind('melting-cheese', 'crumbling-cheese', 'plant-cheese')
const sharp: FoodFilter = id(
  'salsa',
  'hot-sauce',
  'chipotle-paste',
  'jalapeno',
  'pickled-jalapeno',
  'pickled-onion',
)

/** Tacos: a hot, spiced filling in warm tortillas, with cool and crisp things on top. */
export const tacos: DishForm = {
  id: 'tacos',
  name: 'taco',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 2,
  appeal: 1.2,
  slots: [
    required('tortillas', id('corn-tortilla', 'flour-tortilla', 'taco-shell')),
    optional('protein', anyOf(filling, allOf(kind('cured-meat'), cooks('fry')))),
    optional('egg', anyOf(id('egg'), kind('cooked-pulse'))),
    optional(
      'vegetables',
      allOf(
        role('vegetable'),
        cooks('fry', 14),
        savoury,
        except(kind('tomato', 'seaweed', 'cabbage')),
        except(id('avocado')),
      ),
      3,
    ),
    optional('potatoes', id('sweet-potato', 'potato', 'plantain')),
    optional('spices', warmth, 3),
    optional('crisp', crisp, 3),
    { ...aromatics, max: 2 },
    optional('cool', cool),
    optional('sharp', sharp),
    optional('cheese', melting),
    optional('herbs', id('coriander', 'spring-onion')),
    { ...optional('citrus', id('lime', 'lemon')), ignoresClashes: true },
  ],
  accepts: anyFilled('protein', 'egg', 'vegetables', 'potatoes'),
  write(cook) {
    const shells = cook.oneOrThrow('tortillas', { share: 1.3 })
    const protein = [
      ...cook.all('protein', { share: 0.9, cut: 'cut into strips' }),
      ...cook.all('egg', { share: 0.9, cut: 'beaten' }),
    ]
    const vegetables = [
      ...cook.all('potatoes', { share: 0.5, cut: 'diced' }),
      ...cook.all('vegetables', { share: 0.7 }),
    ]
    const spices = cook.all('spices')
    const hot = [...protein, ...vegetables, ...cook.all('aromatics')]
    const salt = cook.salt(3)
    cook.step(
      `Warm ${cook.the(cook.need('oil', 15))} in a wide pan over medium-high heat. ${cook.inStages(hot, 'fry', 'fry')}${cook.rest(protein[0])}`,
    )
    cook.step(
      `Stir in ${cook.the(...spices, salt)} with ${cook.measured('water', 30)} and cook for ${cook.min(2)}, until the filling glistens and is almost dry.`,
    )
    const warmed =
      shells.food.id === 'taco-shell'
        ? `in the oven at ${ovenTemperature(180)} for ${cook.min(4)}, until crisp`
        : `in a dry pan for ${cook.min(3)}, turning, until supple and freckled`
    cook.step(`warm ${cook.the(shells)} ${warmed}.`, { meanwhile: true })
    const fresh = cook.all('crisp', { share: 0.6 })
    const [dollop, heat, cheese] = [
      cook.one('cool', { share: 0.7 }),
      cook.one('sharp', { share: 0.7 }),
      cook.one('cheese', { share: 0.7 }),
    ]
    const herbs = cook.all('herbs')
    const lime = cook.one('citrus', { share: 0.6 })
    cook.step(
      `Fill ${cook.the(shells)} with the hot filling${whenPresent(cook, [...fresh, dollop, heat, cheese, ...herbs], (foods) => `, then top with ${foods}`)}.${lime ? ` ${capitalize(squeeze(cook, lime))} over.` : ''} Fold and eat with your fingers.`,
    )
    return {
      title: `${spices.some(({ food }) => food.adjective === 'smoky') ? 'smoky ' : ''}${attributive(protein.length > 0 ? protein : vegetables)} tacos${withNames([...fresh, heat, ...(protein.length > 0 ? vegetables : [])])}`,
      sentence: 'Put everything on the table and let each build their own.',
    }
  },
}
