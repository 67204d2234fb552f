import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import { isCan, type Element } from './element.ts'

// Denials, verbs and people: what stands beside them is told, wished or ruled out, and not how the food is.
const telling = wordSet(`
  not never no non is are was were be been would could should might may will works work do does did has had
  my our we they he she it them too also ones
`)

/**
 * What a run of words beside a food (a clause, or what stands in parentheses) says of it: all of it but the conditions
 * of side remarks ("not canned", "frozen ones would do", "thawed if frozen") and of alternatives ("fresh or frozen").
 */
export function saidIn(run: readonly Element[], tokens: readonly Token[]): Element[] {
  const plain = plainOf(run)
  const isRemark = plain.some(({ from }) => telling.has(tokens[from]!.text)) || areAlternatives(run)
  const facts = isRemark ? [] : plain
  return run.filter((element) => !isCondition(element) || facts.includes(element))
}

/** What stands before the words that only comment: "cooked" of "cooked for the salad". */
export function plainOf(run: readonly Element[]): readonly Element[] {
  const commentAt = run.findIndex(({ kind }) => kind === 'commenting')
  return commentAt < 0 ? run : run.slice(0, commentAt)
}

const isCondition = (element: Element) => element.kind === 'condition' || isCan(element)

function areAlternatives(run: readonly Element[]): boolean {
  const said = new Set(run.flatMap((element) => (element.kind === 'condition' ? [element.condition] : [])))
  const isListed = said.size > 1 && run.some(({ kind }) => kind === 'comma')
  return isListed || run.some((element, at) => element.kind === 'or' && isChoice(run[at - 1], run[at + 1]))
}

function isChoice(before: Element | undefined, after: Element | undefined): boolean {
  return before === undefined || [before, after].some((element) => element?.kind === 'condition')
}
