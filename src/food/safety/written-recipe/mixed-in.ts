import type { Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'

// What is done to a food with another, before "with" or "in".
const added = wordSet(`
  seasoned mixed tossed spread dressed coated filled topped stuffed rubbed marinated brushed dusted sprinkled glazed wrapped rolled
  dipped soaked steeped mashed layered drizzled covered blended beaten whisked stirred combined folded flavoured flavored infused
  spiked laced scented crusted breaded smothered smeared buttered larded studded garnished sandwiched braised simmered stewed poached
  fried sauteed softened browned cooked toasted creamed steamed boiled roasted baked grilled sweated cured pickled
`)
const into = wordSet('with in')
const negating = wordSet('not without never no un')
const mostBetween = 3

/** The words behind "seasoned with", "to be tossed with", "mixed to a paste with": what they name is in the food before them. */
export function wordsMixedInto(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, index) => into.has(text) && isAdded(tokens, index))
  return at < 0 ? [] : tokens.slice(at + 1)
}

function isAdded(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - mostBetween - 1)
  const done = from + tokens.slice(from, at).findLastIndex(({ text }) => added.has(text))
  const isNegated = negating.has(tokens[done - 1]?.text ?? '')
  return done >= from && !isNegated && !tokens.slice(done, at).some(({ kind }) => kind === 'mark')
}
