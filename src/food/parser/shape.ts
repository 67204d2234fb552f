import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { keySet } from '../lexicon/word-list.ts'
import type { FoodRole } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import { isSea } from '../model/traits.ts'
import { keysAt, type Element, type Named } from './element.ts'
import type { Head, Unread } from './reading.ts'

const grown: readonly FoodRole[] = ['vegetable', 'leaf', 'salad', 'aromatic', 'herb', 'fruit']
const roleIn =
  (...roles: readonly FoodRole[]) =>
  ({ role }: Food): boolean =>
    roles.includes(role)

// What may stand behind which foods' names and leaves them what they are: "macaroni elbows", "celery hearts".
const shapes: readonly { of: (food: Food) => boolean; words: ReadonlySet<string> }[] = [
  { of: () => true, words: keySet('trimmings offcuts scraps parts ground') },
  {
    of: roleIn(...grown),
    words: keySet(
      'batons hearts caps crowns tops fronds shoots bottoms coins matchsticks kernels weed balls sections',
    ),
  },
  { of: roleIn('starch'), words: keySet('elbows nests tubes shells spirals twists ribbons quills') },
  { of: isSea, words: keySet('tails belly collar') },
  { of: roleIn('protein'), words: keySet('medallions noisettes goujons joint joints links') },
  { of: roleIn('cheese'), words: keySet('pearls logs wheels crumbles shavings curls shreds') },
  { of: roleIn('sweet'), words: keySet('curls shavings nibs squares kisses mix') },
  { of: roleIn('bread'), words: keySet('shells cases squares') },
  { of: roleIn('drink'), words: keySet('beverage concentrate') },
  { of: roleIn('nut'), words: keySet('kernels chips nibs slivers') },
  { of: roleIn('spice'), words: keySet('strands threads blades') },
]

const powders = keySet('powder granules ground')

/** Whether a word behind a name says that the food is ground. */
export function isPowderWord({ kind, from }: Element, tokens: readonly Token[]): boolean {
  return kind === 'unknown' && powders.has(tokens[from]!.key)
}

/** Whether a word behind a food's name only says in which shape it comes. */
export function isShape(element: Element, { meaning }: Named, tokens: readonly Token[]): boolean {
  if (element.kind !== 'unknown' || meaning.kind !== 'food') return false
  const { key } = tokens[element.from]!
  return shapes.some(({ of, words }) => words.has(key) && of(meaning.food))
}

/**
 * "turmeric powder", "onion granules", "coriander powder": what the tables know as ground, or a spice as it is; powders of
 * other foods are not known.
 */
export function powdered(head: Head, tokens: readonly Token[]): Head | Unread {
  const { meaning, from, to } = head
  if (meaning.kind !== 'food') return head
  const name = keysAt([head], tokens)
  const isSpice = meaning.food.role === 'spice' || meaning.food.role === 'salt'
  const ground = [foodOf('ground', ...name), foodOf('dried', ...name)].find((food) => food?.role === 'spice')
  const last = meaning.food.kind === 'stock' ? foodOf(name.at(-1)!, 'powder') : undefined
  const food = foodOf(...name, 'powder') ?? last ?? (isSpice ? meaning.food : ground)
  if (food) return { meaning: { ...meaning, food }, from, to: to + 1 }
  return tokens[to]!.key === 'ground' ? head : 'unknown'
}
