import type { Element } from './elements.ts'
import type { Food } from './food.ts'
import { lexicon, matchKeys } from './lexicon.ts'
import { tokenize, type Token } from './tokens.ts'

const uncookedWords = new Set(
  'dried dry dehydrated seco seca secco secchi raw uncooked soaked unsoaked'.split(' '),
)
// "canned chickpeas, drained and patted dry" were cooked at the maker's.
const cookedWords = new Set(
  'cooked precooked boiled canned tinned jarred leftover pat patted ready'.split(' '),
)

/** Whether the words around a food say that it still has to be cooked: "soaked", "dry", "raw". */
export function isUncooked(around: readonly Element[], tokens: readonly Token[]): boolean {
  const said = (words: ReadonlySet<string>) =>
    around.some(({ from, to }) => tokens.slice(from, to).some(({ key }) => words.has(key)))
  const inCan = around.some(
    ({ kind, from }) => kind === 'unit' && ['can', 'tin', 'jar'].includes(tokens[from]!.key),
  )
  return said(uncookedWords) && !said(cookedWords) && !inCan
}

// Made of beans that were cooked: there is no dry form of them.
const made = new Set(['baked-bean', 'refried-bean'])

/** The dried form of a pulse that the tables know as cooked; any other food as it is. What is raw must never pass for cooked. */
export function uncooked(food: Food): Food {
  if (food.kind !== 'cooked-pulse' || made.has(food.id)) return food
  const name = food.id.replace(/^(?:canned|cooked)-/, '')
  const { byId } = lexicon()
  const itself = byId.get(name)
  if (itself?.state === 'dried') return itself
  const dried = matchKeys(tokenize(`dried ${name.replaceAll('-', ' ')}`).map(({ key }) => key))
  return dried?.kind === 'food' && dried.food.state === 'dried' ? dried.food : byId.get('dried-bean')!
}
