import type { Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import { isMeat, isSea } from '../../model/traits.ts'
import type { Place } from '../../parser/element.ts'

const cookedToKeep: ReadonlySet<Food['role']> = new Set(['starch', 'vegetable', 'leaf', 'ready'])

/** What is reheated to a temperature where it was left over. */
export function isKept(food: Food): boolean {
  return isMeat(food) || isSea(food) || cookedToKeep.has(food.role)
}

// Steps are read without accents.
const before =
  /\b(?:leftovers?|day old|restes (?:de|du|d)|sobras (?:de|del)|avanz[oi] (?:di|del|dell)|rest[eo]? vo[nm]|(?:ubrig ?)?geblieben\w*)\b/
const behind = /^(?:(?:\w+ )?(?:sobrantes?|avanzat[oaie])|leftovers|reste|(?:cocid[oa]s? )?de ayer)\b/
const coldWords = wordSet(
  'cold chilled frio fria frios frias froid froide froids froides kalte kalten kalter kaltes freddo fredda freddi fredde',
)
const cookedWords = wordSet(
  'cooked cocido cocida cocidos cocidas cuit cuite cuits cuites gekochte gekochten gekochter gekochtes cotto cotta cotti cotte',
)

const wordsBefore = 4
const wordsBehind = 3

/** How a sentence says that the food at a place comes: "cold leftover rice", "riso avanzato", "cooked chicken". */
export function conditionSaid(
  tokens: readonly Token[],
  { from, to }: Place,
): 'leftover' | 'cooked' | undefined {
  const front = tokens.slice(Math.max(0, from - wordsBefore), from)
  const own = front.slice(front.findLastIndex(isJoint) + 1)
  const after = tokens.slice(to, to + wordsBehind)
  const end = after.findIndex(isJoint)
  const next = end < 0 ? after : after.slice(0, end)
  const around = [...own, ...next]
  const isCooked = around.some((word) => cookedWords.has(word.text))
  const isCold = around.some((word) => coldWords.has(word.text))
  const isLeft = before.test(textOf(own)) || behind.test(textOf(next))
  if (isLeft || (isCooked && isCold)) return 'leftover'
  return isCooked ? 'cooked' : undefined
}

const joining = wordSet('and or y o et ou und oder e')

const isJoint = ({ kind, text }: Token) =>
  (kind === 'mark' && text !== '-') || kind === 'number' || joining.has(text)

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
