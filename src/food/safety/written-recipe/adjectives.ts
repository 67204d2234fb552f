import { lexicon } from '../../lexicon/lexicon.ts'
import { tokenize, type Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import type { Language } from './language.ts'
import { nameAt, type Name } from './names.ts'

/** Words that say that a food is in what they stand beside, and the id of that food. */
type Adjectives = readonly (readonly [adjective: RegExp, id: string])[]

const before: Readonly<Partial<Record<Language, Adjectives>>> = {
  en: [
    [/^butter(?:ed|y)$/, 'butter'],
    [/^chees[ye]y?$/, 'cheese'],
    [/^creamed$/, 'heavy-cream'],
    [/^eggy$/, 'egg'],
    [/^(?:breaded|breadcrumbed|crumbed)$/, 'breadcrumb'],
    [/^battered$/, 'flour'],
  ],
  de: [
    [/^gebuttert\p{L}*$/u, 'butter'],
    [/^paniert\p{L}*$/u, 'breadcrumb'],
  ],
}

const behind: Readonly<Partial<Record<Language, Adjectives>>> = {
  en: [[/^buttered$/, 'butter']],
  fr: [
    [/^beurree?s?$/, 'butter'],
    [/^panee?s?$/, 'breadcrumb'],
  ],
  es: [
    [/^(?:empanad|apanad)[oa]s?$/, 'breadcrumb'],
    [/^rebozad[oa]s?$/, 'flour'],
  ],
  it: [
    [/^imburrat[oaie]$/, 'butter'],
    [/^impanat[oaie]$/, 'breadcrumb'],
  ],
}

// "Butternudeln", "Rahmspinat": the first half of a German compound.
const halves: Adjectives = [
  [/^butter(?=\p{L}{3})/u, 'butter'],
  [/^(?:rahm|sahne)(?=\p{L}{3})/u, 'heavy-cream'],
  [/^kase(?=\p{L}{3})/u, 'cheese'],
  [/^eier(?=\p{L}{3})/u, 'egg'],
]

// Nearly every word is none of them, which one look tells.
const anyOf = (adjectives: Adjectives) => new RegExp(adjectives.map(([{ source }]) => source).join('|'), 'u')
const anySaid = new Map(
  (['en', 'de', 'fr', 'es', 'it'] as const).map((language) => [
    language as Language,
    anyOf([...(before[language] ?? []), ...(behind[language] ?? [])]),
  ]),
)

// What the recipe itself coats: its list says with what.
const coatings = wordSet('breadcrumb flour')
// No noun that a coat is on, or a tool that is greased.
const uncoated = wordSet(`
  para de la las los un una unas y el du des au
  moule moules plat plats papier ramequin ramequins poele plaque cocotte molde fuente bandeja papel sarten stampo teglia pirofila carta
`)
const definite = wordSet('the die der das den dem le la les el los las il lo gli i')
const dietary = wordSet('vegan free')
const reach = 3

/** The foods that adjectives and compounds say are in others: "buttered noodles", "Rahmspinat", "pain beurré". */
export function foodsSaidBeside(
  tokens: readonly Token[],
  names: () => readonly Name[],
  language: Language,
  kind: 'listed' | 'told',
): Name[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return []
    const id = idSaidBy(tokens, at, names, language)
    const isOwn = id !== undefined && kind === 'told' && (coatings.has(id) || isDefinite(tokens, at))
    const beside = id === undefined || isOwn ? [] : [lexicon().byId.get(id)!]
    const inside = language === 'de' ? foodsOfCompound(token.text) : []
    return [...beside, ...inside].map((food) => ({ food, from: at, to: at + 1 }))
  })
}

function idSaidBy(
  tokens: readonly Token[],
  at: number,
  names: () => readonly Name[],
  language: Language,
): Food['id'] | undefined {
  const { text } = tokens[at]!
  if (!anySaid.get(language)?.test(text)) return undefined
  const isPartOfName = () => names().some(({ from, to }) => from <= at && at < to)
  const first = idOf(before[language], text)
  const isSaid = first !== undefined && (coatings.has(first) || !isPartOfName())
  if (isSaid && isBeforeFood(tokens, at, names)) return first
  const second = idOf(behind[language], text)
  return second && isBehindFood(tokens, at, names, language) ? second : undefined
}

const idOf = (adjectives: Adjectives | undefined, text: string) =>
  adjectives?.find(([adjective]) => adjective.test(text))?.[1]

const isDefinite = (tokens: readonly Token[], at: number) => definite.has(tokens[at - 1]?.text ?? '')

function isBeforeFood(tokens: readonly Token[], at: number, names: () => readonly Name[]): boolean {
  if (dietary.has(tokens[at - 1]?.text ?? '')) return false
  const next = names().find(({ from, to }) => to > at + 1 && from <= at + reach)
  return next !== undefined && !tokens.slice(at, next.from).some(({ kind }) => kind === 'mark')
}

/** "Crusty bread, buttered", "tartines beurrées"; no "moule beurré". */
function isBehindFood(
  tokens: readonly Token[],
  at: number,
  names: () => readonly Name[],
  language: Language,
): boolean {
  const last = tokens[at - 1]
  // A "moule" is a mussel, and here a tin.
  if (last === undefined || uncoated.has(last.text)) return false
  const isBehindName = names().some(({ to }) => to === at || (to === at - 1 && tokens[to]!.kind === 'mark'))
  return isBehindName || (language !== 'en' && last.kind === 'word')
}

/** Of "Butternudeln", which the tables do not know as a whole, the butter and the noodles. */
function foodsOfCompound(word: string): Food[] {
  const half = halves.find(([prefix]) => prefix.test(word))
  if (half === undefined || foodNamed(word) !== undefined) return []
  const rest = foodNamed(word.replace(half[0], ''))
  return rest === undefined ? [] : [lexicon().byId.get(half[1])!, rest]
}

function foodNamed(word: string): Food | undefined {
  const [token] = tokenize(word)
  const match = token && nameAt([token], [token.key], 0, 'de')
  return match?.meaning.kind === 'food' ? match.meaning.food : undefined
}
