import type { DishForm } from '../dish.ts'
import { capitalize, listOf, ovenTemperature } from '../phrase.ts'
import { finish } from './stewing.ts'
import { aromatics, cooks, every, id, kind, not, rawEdible, role, savoury, some, type Test } from './slots.ts'
import { attributive, titleNames } from './telling.ts'

const tortilla = id('corn-tortilla', 'flour-tortilla', 'taco-shell')
export const filling: Test = every(
  role('protein'),
  savoury,
  cooks('fry', 16),
  not(kind('egg', 'cured-meat', 'offal', 'ready-fish')),
  not(id('pate', 'silken-tofu', 'baked-bean')),
)
export const warmth: Test = id(
  'taco-seasoning',
  'chili-powder',
  'cumin',
  'cumin-seed',
  'paprika',
  'smoked-paprika',
  'cayenne',
  'chili-flake',
  'chipotle-chili',
  'chipotle-paste',
  'oregano',
  'ground-coriander',
  'garlic-powder',
  'adobo-seasoning',
  'tajin',
  'ancho-powder',
  'fajita-paste',
)
export const cool: Test = id(
  'sour-cream',
  'yogurt',
  'greek-yogurt',
  'guacamole',
  'mayonnaise',
  'creme-fraiche',
  'vegan-mayonnaise',
)
export const crisp: Test = every(
  some(
    id(
      'avocado',
      'tomato',
      'cherry-tomato',
      'cucumber',
      'radish',
      'cabbage',
      'red-cabbage',
      'mango',
      'pineapple',
      'red-onion',
    ),
    kind('salad-leaf'),
  ),
  rawEdible,
)
export const melting: Test = every(
  role('cheese'),
  kind('melting-cheese', 'crumbling-cheese', 'hard-cheese', 'plant-cheese'),
  not(id('parmesan')),
)
export const sharp: Test = id(
  'salsa',
  'tomatillo-salsa',
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
    { name: 'tortillas', takes: tortilla, min: 1, max: 1 },
    { name: 'protein', takes: every(filling, not(kind('frying-cheese'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 14), savoury, not(kind('tomato', 'seaweed', 'pickle')), not(id('avocado', 'cabbage', 'red-cabbage'))), max: 3 },
    { name: 'potatoes', takes: id('sweet-potato', 'potato', 'plantain'), max: 1 },
    { name: 'spices', takes: warmth, max: 3 },
    { name: 'crisp', takes: crisp, max: 3 },
    { ...aromatics, max: 2 },
    { name: 'cool', takes: cool, max: 1 },
    { name: 'sharp', takes: sharp, max: 1 },
    { name: 'cheese', takes: melting, max: 1 },
    { name: 'herbs', takes: id('coriander', 'spring-onion'), max: 1 },
    { name: 'citrus', takes: id('lime', 'lemon'), max: 1, boldly: true },
  ],
  suits: (filled) => ['protein', 'vegetables', 'potatoes'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const shells = cook.must('tortillas', { share: 1.3 })
    const protein = cook.one('protein', { share: 0.9, cut: 'cut into strips' })
    const vegetables = [...cook.all('potatoes', { share: 0.5, cut: 'diced' }), ...cook.all('vegetables', { share: 0.7 })]
    const spices = cook.all('spices')
    const scents = cook.all('aromatics')
    const fresh = cook.all('crisp', { share: 0.6 })
    const [dollop, heat, cheese, lime] = [cook.one('cool', { share: 0.7 }), cook.one('sharp', { share: 0.7 }), cook.one('cheese', { share: 0.7 }), cook.one('citrus', { share: 0.6 })]
    const green = cook.all('herbs')
    const oil = cook.need('oil', 15)
    const salt = cook.need('salt', 3)
    const hot = [...(protein ? [protein] : []), ...vegetables, ...scents]
    cook.step(`Warm ${cook.the(oil)} in a wide pan over medium-high heat. ${cook.inStages(hot, 'fry', 'fry')}${cook.rest(protein)}`)
    cook.step(`Stir in ${listOf([...[...spices, salt].map((use) => cook.the(use)), cook.pour('water', 30)])} and cook for ${cook.min(2)}, until ${cook.say('the filling glistens and is almost dry', 'everything is well coated')}.`)
    const shell = shells.food.id === 'taco-shell'
    cook.step(`warm ${cook.the(shells)} ${shell ? `in the oven at ${ovenTemperature(180)} for ${cook.min(4)}, until crisp` : `in a dry pan for ${cook.min(3)}, turning, until supple and freckled; keep in a clean cloth`}.`, { meanwhile: true })
    const over = [...fresh, dollop, heat, cheese, ...green].filter((use) => use !== undefined)
    const end = finish(cook, [], lime)
    cook.step(`Fill ${cook.the(shells)} with the hot filling${over.length > 0 ? `, then top with ${cook.the(...over)}` : ''}.${end && ` ${capitalize(end)}.`} ${cook.say('Fold and eat with your fingers.', 'Eat at once, folded, over a plate.')}`)
    const lead = protein ? attributive([protein]) : attributive(vegetables)
    const beside = titleNames([...fresh, ...(heat ? [heat] : []), ...(protein ? vegetables : [])], 2)
    return {
      title: `${spices.some(({ food }) => food.adjective === 'smoky') ? 'smoky ' : ''}${lead} tacos${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('Something hot, something cool, something crunchy, in one hand.', 'Put everything on the table and let each build their own.', 'A quick filling, and all the pleasure of assembling it.'),
      tip: 'Chop what goes on top first: the hot part takes only minutes.',
    }
  },
} // prettier-ignore

/** Quesadillas: cheese melted between tortillas, with a little of something else. */
export const quesadilla: DishForm = {
  id: 'quesadilla',
  name: 'quesadilla',
  course: 'main',
  regions: ['latin', 'north-american', 'european'],
  serves: 2,
  appeal: 0.8,
  slots: [
    { name: 'tortillas', takes: id('flour-tortilla', 'corn-tortilla'), min: 1, max: 1 },
    { name: 'cheese', takes: melting, min: 1, max: 1 },
    { name: 'protein', takes: every(filling, not(kind('frying-cheese', 'white-fish', 'oily-fish'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 10), savoury, not(kind('seaweed', 'pickle')), not(id('avocado'))), max: 2 },
    { name: 'leaf', takes: every(role('leaf'), cooks('fry', 5)), max: 1 },
    { name: 'aromatics', takes: kind('onion', 'chili'), max: 2 },
    { name: 'spices', takes: warmth, max: 2 },
    { name: 'dips', takes: some(cool, id('salsa', 'tomatillo-salsa', 'hot-sauce')), max: 2 },
    { name: 'avocado', takes: id('avocado'), max: 1 },
    { name: 'herbs', takes: id('coriander', 'chive'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1, boldly: true },
  ],
  write(cook) {
    const rounds = cook.must('tortillas')
    const cheese = cook.must('cheese', { share: 1.4 })
    const protein = cook.one('protein', { share: 0.5, cut: 'cut into small pieces' })
    const inside = cook.all('vegetables', { share: 0.5, cut: 'thinly sliced' })
    const scents = cook.all('aromatics', { share: 0.6 })
    const [greens, avocado, lime] = [cook.one('leaf', { share: 0.5 }), cook.one('avocado', { share: 0.7 }), cook.one('citrus', { share: 0.4 })]
    const spices = cook.all('spices')
    const dips = cook.all('dips', { share: 0.8 })
    const green = cook.all('herbs')
    const oil = cook.need('oil', 10)
    const filled = [...(protein ? [protein] : []), ...inside, ...scents, ...(greens ? [greens] : [])]
    if (filled.length > 0) cook.step(`Warm half of ${cook.the(oil)} in a wide pan over medium heat. ${cook.inStages(filled, 'fry', 'fry')}${spices.length > 0 ? ` Stir in ${cook.the(...spices)} for ${cook.min(1)}.` : ''} Tip out.${cook.rest(protein)}`)
    const inner = filled.length > 0 ? ' and the filling' : spices.length > 0 ? ` and ${cook.the(...spices)}` : ''
    cook.step(`Scatter half of each of ${cook.the(rounds)} with ${cook.the(cheese, ...green)}${inner}, and fold over.`)
    cook.step(`${filled.length > 0 ? `Wipe the pan and add the rest of ${cook.the(oil)}` : `Warm ${cook.the(oil)} in a wide pan over medium heat`}. Fry, pressing lightly, for ${cook.min(6)} in all, turning once, until ${cook.say('crisp and freckled, and molten inside', 'golden outside and stringy within')}.`)
    const beside = [avocado, ...dips].filter((use) => use !== undefined)
    cook.step(`Cut into wedges and serve${beside.length > 0 ? ` with ${cook.the(...beside)}` : ' hot'}${lime ? `, with ${cook.the(lime)} to squeeze` : ''}.`)
    const lead = attributive([...(protein ? [protein] : []), ...(greens ? [greens] : []), ...inside, cheese])
    return {
      title: `${lead} quesadillas${beside.length > 0 ? ` with ${titleNames(beside, 1)}` : ''}`,
      sentence: cook.say('Crisp outside, molten inside, on the table in a quarter of an hour.', 'The answer to a nearly empty fridge.', 'A toasted sandwich with better manners.'),
      tip: 'Keep the heat at medium: the outside should brown no faster than the inside melts.',
    }
  },
} // prettier-ignore
