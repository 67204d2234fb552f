import { foodOf } from '../../lexicon/match.ts'
import type { Token } from '../../lexicon/tokens.ts'
import { unitOf } from '../../lexicon/units.ts'
import { keySet, wordSet } from '../../lexicon/word-list.ts'
import type { FoodRole } from '../../model/facts.ts'
import type { Food } from '../../model/food.ts'
import type { KindName } from '../../model/kinds.ts'
import type { Language } from './language.ts'
import type { Name } from './names.ts'

/** A sentence in its words, with the foods that it names. */
export type ReadSentence = { text: string; tokens: readonly Token[]; names: readonly Name[] }

const phrase = (openers: string, articles: string) =>
  new RegExp(
    String.raw`\b(?:${openers})(?: (?:${articles}))?(?: (?!(?:with|of|and|con|y|avec|et|mit|und|e)\b|\p{L}+(?:ant|[ae]ndo)\b)\p{L}+){0,2}$`,
    'u',
  )

// What stands before the name of something that a recipe makes itself.
const becoming: Readonly<Record<Language, RegExp>> = {
  en: phrase(
    '(?:in)?to an?|becomes?|turns? into|to make|makes|(?:that|this|it|these|they)(?:s| is| are| will be)? (?:now )?(?:the|your|our|a)|(?:you|we) (?:now )?have|until (?:it is|you get|it forms)|acts? as|for (?:the|your)',
    'an?|the|your|our',
  ),
  es: phrase(
    'hasta (?:obtener|formar|conseguir|que (?:quede|se forme|tengas?))|para (?:hacer|preparar)|convierte\\w* en|esta es|sera|para',
    'una?|el|la|tu|nuestra',
  ),
  fr: phrase(
    "jusqu'?a? (?:obtenir|former|ce que vous ayez)|pour (?:faire|obtenir|former|preparer)|devient|c'?est|ce sera|voila|en|pour",
    'une?|le|la|l|votre|notre',
  ),
  de: phrase(
    'zu(?: ein\\w*)?|wird|werden|ergibt|ergeben|d(?:as|ies) ist|fur',
    'ein\\w*|die|der|den|das|unsere?|deine?',
  ),
  it: phrase(
    'fino ad? (?:ottenere|formare|avere)|per (?:fare|preparare|ottenere)|diventa|questa e|sara|per',
    'una?|il|la|l',
  ),
  nl: phrase('tot|wordt|dit is|voor', 'een|de|het'),
  pt: phrase('ate (?:obter|formar)|para fazer|vira|essa e|para', 'uma?|o|a'),
  pl: phrase('to jest|jako', 'nasz'),
}

// What makes one thing of several.
const making =
  /\b(?:blend|blitz|puls|process|pur[ei]|whi[sz]k|whip|mix|mash|crumbl|combin|stir|soak|shak|churn|marinat|licu|tritur|bate|bati|mezcl|mont[aeo]|mixe|fouett|melang|batt|ecras|gemixt|schlag|ruhr|verruhr|mischen|zerdruck|zerkrumel|frull|mescol|sbatt|schiacci|sbriciol)/

// What cooks make of other foods; what grows or grazes is none of it.
const madeRoles: ReadonlySet<FoodRole> = new Set(['sauce', 'dairy', 'cheese', 'fat', 'bread', 'sweet'])
const pressed: ReadonlySet<KindName> = new Set(['oil', 'animal-fat', 'salty-sauce'])
const isMadeOfOthers = ({ role, kind }: Food) => madeRoles.has(role) && !pressed.has(kind)

/**
 * The ids of foods that a recipe makes itself and then calls by name: "blend the cashews with water, for the crema",
 * "this is the sour cream". What it measures anywhere ("2 tbsp butter") or names before was there already.
 */
export function foodsMadeIn(sentences: readonly ReadSentence[], language: Language): ReadonlySet<string> {
  const made = new Set<string>()
  const given = new Set<string>()
  const short = new Set<string>()
  for (const sentence of sentences) {
    const mayBeMade = sentence.names.filter(({ food }) => isMadeOfOthers(food))
    const isMaking = mayBeMade.length > 0 && making.test(sentence.text)
    for (const name of mayBeMade) {
      const { id } = name.food
      if (isMeasured(name, sentence)) given.add(id)
      else if (short.has(id)) (isDefinite(name, sentence) ? made : given).add(id)
      else if (isMaking && isMadeHere(name, sentence, language)) made.add(id)
      else if (!made.has(id)) given.add(id)
    }
    for (const name of sentence.names) {
      const id = shortNameOf(name, sentence)
      if (id !== undefined) short.add(id)
    }
  }
  return new Set([...made].filter((id) => !given.has(id)))
}

/** The ids of foods that groups of a list are named after: "For the mayo". */
export function foodsNamedAsGroups(headings: readonly ReadSentence[]): string[] {
  return headings
    .flatMap(({ names }) => names.map(({ food }) => food).filter(isMadeOfOthers))
    .map(({ id }) => id)
}

const the = wordSet('the la die der')

/** "Cuaja la tortilla": where eggs are beaten and none is counted or bought, a tortilla is what is made of them. */
export function omeletteIn(sentences: readonly ReadSentence[]): string[] {
  const hasEggs = sentences.some(({ names }) => names.some(({ food }) => food.kind === 'egg'))
  const isOfEggs = ({ from, to }: Name, { tokens }: ReadSentence) =>
    to - from === 1 && tokens[from]!.text === 'tortilla' && the.has(tokens[from - 1]?.text ?? '')
  const named = sentences.flatMap((sentence) =>
    sentence.names.filter(({ food }) => food.id === 'flour-tortilla').map((name) => isOfEggs(name, sentence)),
  )
  return hasEggs && named.length > 0 && named.every(Boolean) ? ['flour-tortilla'] : []
}

const milky = keySet('cream milk butter cheese yogurt ricotta feta parmesan mozzarella buttermilk')

/** What is called "the cream" or "the ricotta" behind "cashew cream" and "tofu ricotta", by its id. */
function shortNameOf({ food, from, to }: Name, { tokens, names }: ReadSentence): string | undefined {
  if (food.origin !== 'plant') return undefined
  const isLongName = to - from > 1 && milky.has(tokens[to - 1]!.key)
  const last = isLongName ? tokens[to - 1] : tokens[to]
  if (last === undefined || !milky.has(last.key)) return undefined
  const isOwnName = !isLongName && names.some((other) => other.from === to)
  return isOwnName ? undefined : foodOf(last.key)?.id
}

const isDefinite = ({ from }: Name, { tokens }: ReadSentence) => tokens[from - 1]?.text === 'the'

const measureBefore = 3
const of = wordSet('of de d di')

function isMeasured({ from }: Name, { tokens }: ReadSentence): boolean {
  const before = clauseBefore(tokens, from, measureBefore)
  const isSpoken = of.has(before.at(-1)?.text ?? '') && unitOf(before.at(-2)?.key ?? '') !== undefined
  return isSpoken || before.some(({ kind }) => kind === 'number')
}

const mostBefore = 7

function isMadeHere(name: Name, { tokens, names }: ReadSentence, language: Language): boolean {
  const others = names.filter(({ food }) => food.id !== name.food.id)
  if (others.length === 0) return false
  if (isTitle(name, tokens)) return isMadeOfNext(tokens, others)
  const before = clauseBefore(tokens, name.from, mostBefore)
  return others.some(({ to }) => to <= name.from) && becoming[language].test(textOf(before))
}

const ofTitles = wordSet(`
  make prepare for the a an your my our quick easy vegan homemade haz prepara faites preparez la el le un una une fai prepara il
  die der das den eine
`)

/** "Make the buttermilk: stir the lemon juice into the milk", "Tofu ricotta: crumble the tofu". */
function isTitle({ from, to }: Name, tokens: readonly Token[]): boolean {
  const isClosed = tokens[to]?.text === ':' || (tokens[to]?.text === '.' && to + 1 < tokens.length)
  return isClosed && tokens.slice(0, from).every(({ text }) => ofTitles.has(text))
}

const mostBehindVerb = 5
const joined = wordSet('with in into to until con en avec dans mit in bis')

/** Whether a verb of making is said of another food at once; "Yogurt: mix with garlic" is said of the title. */
function isMadeOfNext(tokens: readonly Token[], others: readonly Name[]): boolean {
  const verb = tokens.findIndex(({ text }) => making.test(text))
  const next = others.find(({ from }) => from > verb)
  const between = next && tokens.slice(verb + 1, next.from)
  if (between === undefined || between.length > mostBehindVerb) return false
  return !between.some(({ kind, text }) => kind === 'mark' || joined.has(text))
}

/** The words before a place, no further back than its clause. */
function clauseBefore(tokens: readonly Token[], at: number, most: number): readonly Token[] {
  const before = tokens.slice(Math.max(0, at - most), at)
  return before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
