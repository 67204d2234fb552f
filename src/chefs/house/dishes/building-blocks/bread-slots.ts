import type { FoodFilter } from '../../cooking/slot.ts'
import { allOf, id, kind, except, anyOf } from './slots.ts'

/** Plain bread that is sliced, toasted or torn: no cake, no bun. */
export const loaf: FoodFilter = anyOf(
  allOf(
    kind('bread'),
    except(id('raisin-bread', 'brioche', 'challah', 'milk-bread', 'corn-bread', 'garlic-bread')),
  ),
  id('baguette', 'bread-roll'),
)

/** Rolls that are split and filled. */
export const bun: FoodFilter = id(
  'bread-roll',
  'burger-bun',
  'baguette',
  'bagel',
  'english-muffin',
  'brioche',
  'hot-dog-bun',
  'croissant',
)

/** Flatbreads that are rolled or folded around a filling. */
export const wrap: FoodFilter = id('flatbread', 'flour-tortilla', 'pita', 'naan', 'roti')
