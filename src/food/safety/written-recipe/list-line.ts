import { leftOver } from '../../lexicon/left-over.ts'
import { isUnspaced } from '../../lexicon/lexicon.ts'
import { tokenize, type Token } from '../../lexicon/tokens.ts'
import { keySet, wordSet } from '../../lexicon/word-list.ts'
import { readClauses } from '../../parser/clauses.ts'
import { isNamed, keysAt, split, type Element } from '../../parser/element.ts'
import { withoutMarkup } from '../../parser/markup.ts'
import { tag } from '../../parser/tag.ts'
import type { Reading } from '../../parser/reading.ts'
import { readUnspaced } from '../../parser/unspaced.ts'
import type { Food } from '../../model/food.ts'
import { isMeat, isRice, isSea } from '../../model/traits.ts'
import type { Prepared } from '../temperatures.ts'
import { foodsSaidBeside } from './adjectives.ts'
import { withoutForms } from './forms.ts'
import { isKept } from './kept.ts'
import type { Language } from './language.ts'
import { halves, isAnimalOf, isAnimalToo, isPart, isWhole, partOf } from './meats.ts'
import { wordsMixedInto } from './mixed-in.ts'
import { namesIn, withoutLeftOut, withoutNamesakes, withoutPurpose, type Name } from './names.ts'
import { or, withSharedNouns, withWholeCompounds } from './shared-nouns.ts'

// A longer line is no ingredient's.
const mostLetters = 400
const mostTokens = 60

/** The foods of one line of an ingredient list, all of its alternatives and options. */
export function foodsListedIn(
  text: string,
  language: Language,
  depth: 'whole' | 'names' = 'whole',
  tokensOf: (text: string) => readonly Token[] = tokenize,
): Prepared[] {
  const plain = withoutMarkup(text).text
  const meant = saidOnce(plain.replace(ifWanted, ''))
  const line = plain.length > mostLetters ? plain : withoutForms(meant, language)
  if (isUnspaced(line)) return readUnspaced(line).readings
  const whole = withWholeCompounds(line, language)
  const words = withSharedNouns(tokensOf(whole), language)
  const beside = foodsSaidBeside(words, () => namesIn(words, language), language, 'listed')
  return [...readSpaced(words, language, depth), ...beside].map((prepared) => asKept(prepared, whole))
}

function readSpaced(line: readonly Token[], language: Language, depth: 'whole' | 'names'): Prepared[] {
  const meant = withoutLeftOut(withoutNamesakes(line, language), language)
  const tokens = withoutPurpose(meant, language)
  if (depth === 'names' || tokens.length > mostTokens) return foodsNamedIn(tokens, language)
  const elements = withoutWays(tag(tokens), tokens)
  const chosen = withoutAnimals(readClauses(elements, tokens).readings, tokens)
  const [first] = chosen
  const others = alternativesIn(elements)
    .flatMap((words) => readClauses(words, tokens).readings)
    .map((reading) => (first ? asInsteadOf(first.food, reading) : reading))
  const measured = [...amountsApart(elements), ...amountsWithin(elements, tokens)]
  const mixedIn = language === 'en' ? foodsNamedIn(wordsMixedInto(tokens), language) : []
  const further = [
    ...measured.flatMap((clause) => foodsOfClause(clause, tokens, language)),
    ...mixedIn,
  ].filter(
    ({ food }) =>
      !(first && isPart(first.food) && isWhole(food) && tokens.some(({ text }) => halves.has(text))),
  )
  const read = [...chosen, ...others]
  // "1 rebanada de pan": what the reader of English lists takes for a pan.
  const isAbroad = language !== 'en'
  if (read.length > 0 && !isAbroad) return [...read, ...further]
  const comesCooked = elements.some(
    (element) => element.kind === 'condition' && element.condition === 'cooked',
  )
  const names = namesIn(tokens, language)
  const named = names
    .filter(({ food }) => !comesCooked || !chosen.some((cooked) => isRawAgain(food, cooked.food)))
    .map((name) => asNamed(name, names, tokens))
  const known = read
    .filter((reading) => !isMisread(reading, names))
    .map((reading) => ({ ...reading, ...named.find(({ food }) => food.id === reading.food.id) }))
  const all = [...known, ...further, ...named]
  return isAbroad && new Set(all.map(({ food }) => food.id)).size === 1
    ? all.map((prepared) => asCookedBehind(prepared, tokens))
    : all
}

/** "Mince, half beef and half pork": behind mince its animals are no foods of their own. */
function withoutAnimals(readings: readonly Reading[], tokens: readonly Token[]): Reading[] {
  const kept: Reading[] = []
  let end = 0
  let isOfAnimal = false
  for (const reading of readings) {
    const between = tokens.slice(end, reading.from)
    const last = kept.at(-1)
    isOfAnimal =
      last !== undefined &&
      (isOfAnimal ? isAnimalToo(reading.food, between) : isAnimalOf(last.food, reading.food, between))
    if (!isOfAnimal) kept.push(reading)
    end = reading.to
  }
  return kept
}

/**
 * Whether the reader of English lists took a part of a name for a food, or an English word for one of another language:
 * the beef of "hígado de ternera", breaded "scampi".
 */
function isMisread({ food, foreign, from, to }: Reading, names: readonly Name[]): boolean {
  const isOfEnglish = foreign === undefined
  const mayBePart = isWhole(food) || isPart(food) || food.id === 'meat'
  return (
    (isOfEnglish || mayBePart) &&
    names.some((name) => name.from < to && from < name.to && name.food.id !== food.id) &&
    !names.some((name) => name.food.id === food.id)
  )
}

// What is in shreds was cooked before.
const cookedBehind =
  /^(?:(?:pre)?cuit|(?:pre)?cocid|hervid|deshebrad|desmenuzad|desmechad|deshilachad|effiloch|cott[oaei]$|precott|less[oaei]$|lessat|bollit|sfilacciat|gekocht|vorgekocht|gegart|gebraten|zerzupft|zerrupft|zerpfluckt|cozid|desfiad|gotowan)/

/** "Viande de pot-au-feu cuite", "arroz cocido": raw meat or rice by its name, with the word that it is cooked further on. */
function asCookedBehind(prepared: Prepared, tokens: readonly Token[]): Prepared {
  const { food } = prepared
  const comesRaw = ((isMeat(food) || isSea(food)) && food.state === 'raw') || isRice(food)
  return comesRaw && prepared.condition === undefined && tokens.some(({ text }) => cookedBehind.test(text))
    ? { ...prepared, condition: 'cooked' }
    : prepared
}

// "Gekochtes Rindfleisch" is read as cooked beef, by its name alone as raw.
const isRawAgain = (food: Food, cooked: Food) =>
  isMeat(food) && food.origin === cooked.origin && food.state === 'raw' && cooked.state === 'ready'

// "pasta (gluten-free if needed)", "soy sauce (regular or gluten-free)": what it may be, not what it is.
const ifWanted =
  /[(,][^(),]*(?:\b(?:if|check|prefer\w*|ensure|make sure|use|as needed)\b[^(),]*(?:-free|vegan|vegetarian|plant|dairy|gluten)|(?:-free|vegan|vegetarian|plant-based)\b[^(),]*\b(?:if|or|prefer\w*|works?|optional)\b|\w+ or [\w-]*(?:-free|-based|vegan)\b)[^(),]*\)?/gi

const allOfIt = /(?<said>\b(?<name>\p{L}{3,})\b[^()]*)\(\d+\s?%(?: (?:de|of))? \k<name>\)/giu

/** "Salchichas de pavo (100 % pavo)": the same food once more. */
function saidOnce(line: string): string {
  return line.includes('%') ? line.replace(allOfIt, '$<said>') : line
}

const cold = /\b(?:cold|chilled|fr[ií][ao]s?|froide?s?|kalt(?:e[rsnm]?)?|fredd[oaie])\b/i

// "Steamed rice", "cooked rice, to serve", "freshly cooked rice": cooked for this dish.
const forTheTable =
  /\b(?:(?:to|for) serv(?:e|ing)|to accompany|(?:hot|warm|fresh(?:ly)?) (?:cooked|steamed|boiled)|^steamed\b|para (?:servir|acompa[nñ]ar)|pour (?:servir|accompagner)|z(?:um|u) (?:servieren|anrichten)|als beilage|frisch gekocht|per (?:servire|accompagnare)|reci[eé]n (?:cocid|hech))/i

// "Cold cooked rice" was kept, and is reheated to a temperature as meat and fish are; "rôti de porc" is a joint still to
// be roasted.
function asKept(prepared: Prepared, line: string): Prepared {
  const { food, condition } = prepared
  if (isKept(food) && leftOver.test(line)) return { ...prepared, condition: 'leftover' }
  if (condition === undefined && isCookedBird(food, line)) return { ...prepared, condition: 'cooked' }
  if (condition !== 'cooked') return prepared
  const isOfCold = isMeat(food) || isSea(food) || isRice(food)
  if (isOfCold && cold.test(line)) return { ...prepared, condition: 'leftover' }
  const { condition: _, ...raw } = prepared
  if (food.role === 'starch' && forTheTable.test(line)) return raw
  const isStillRaw = isRice(food) ? /parboiled/i.test(line) : /\b(?:r[oô]ti|arrosto|asado) d[ei']/i.test(line)
  return isStillRaw ? raw : prepared
}

const cookedMeat = /\b(?:cooked|cuite?s?|cocid[oa]s?|gekocht\p{L}*|cott[oa])(?!\p{L})/iu
const sliced = /\b(?:slice|deli|ham|lonch|jam[oó]n|fiambre|tranche|scheibe|aufschnitt|fett[ae]|affettat)/i

/** "Cooked turkey, shredded" is turkey that was cooked, and no cold cuts. */
function isCookedBird({ id }: Food, line: string): boolean {
  return /^deli-(?:turkey|chicken)$/.test(id) && cookedMeat.test(line) && !sliced.test(line)
}

const ways = keySet('roast stew')

/** "Cooked potatoes (boiled or roast)": behind a food no joint to be roasted. */
function withoutWays(elements: readonly Element[], tokens: readonly Token[]): Element[] {
  const first = elements.findIndex(isNamed)
  const isWay = (element: Element) => keysAt([element], tokens).every((key) => ways.has(key))
  return elements.map((element, at) =>
    at > first && isNamed(element) && isWay(element) ? { ...element, kind: 'describing' } : element,
  )
}

/** What stands after each "or", in parentheses too: "soy sauce or tamari", "dashi (or kombu broth)", "butter, ghee, or oil". */
function alternativesIn(elements: readonly Element[]): Element[][] {
  const isChoice = elements.some(({ kind }, at) => kind === 'or' && elements[at - 1]?.kind === 'comma')
  const [first = [], ...others] = split(elements, ({ kind }) => kind === 'or')
  const between = isChoice ? split(first, ({ kind }) => kind === 'comma').slice(1) : []
  return [...between, ...others]
    .filter((words) => words.some(isNamed))
    .map((words) => words.map((element) => ({ ...element, aside: false })))
}

/** Of "mince (beef or lamb)" the lamb is minced too. */
function asInsteadOf(first: Food, reading: Reading): Reading & Prepared {
  const isAnimal = isPart(first) && isWhole(reading.food)
  const food = isAnimal ? partOf(first, reading.food) : reading.food
  return { ...reading, food, insteadOf: first }
}

/** "Arrachera o bistec de res": the second instead of the first. */
function asNamed({ food, from }: Name, names: readonly Name[], tokens: readonly Token[]): Prepared {
  const before = names.findLast((name) => name.to <= from)
  const isInstead = before !== undefined && tokens.slice(before.to, from).some(({ text }) => or.has(text))
  return isInstead ? { food, insteadOf: before.food } : { food }
}

/** Later clauses that begin with an amount are foods of their own: "½ cup mayo, 1 tbsp Creole mustard". */
function amountsApart(elements: readonly Element[]): Element[][] {
  const [, ...clauses] = split(elements, ({ kind }) => kind === 'comma' || kind === 'stop')
  return clauses.filter((clause) => clause[0]!.kind === 'number' && clause.some(isNamed))
}

const mixing = wordSet('with plus in')

/** What is measured inside a clause is a food of its own: "softened in 20 g butter", "flour mixed with 1 egg". */
function amountsWithin(elements: readonly Element[], tokens: readonly Token[]): Element[][] {
  return elements.flatMap(({ from }, at) => {
    const word = tokens[from]!.text
    const [number, unit, ...others] = elements.slice(at + 1)
    // "In 4 steaks" is how something is cut.
    const isMeasured = unit?.kind === 'unit' && unit.unit.measures !== 'piece'
    const isAmount = number?.kind === 'number' && (word !== 'in' || isMeasured)
    if (unit === undefined || !isAmount || !mixing.has(word)) return []
    const end = others.findIndex(({ kind }) => kind === 'comma' || kind === 'stop')
    const clause = [number, unit, ...others.slice(0, end < 0 ? undefined : end)]
    return clause.some(isNamed) ? [clause.map((element) => ({ ...element, aside: false }))] : []
  })
}

function foodsOfClause(clause: readonly Element[], tokens: readonly Token[], language: Language): Prepared[] {
  const { readings } = readClauses(clause, tokens)
  if (readings.length > 0) return readings
  return foodsNamedIn(tokens.slice(clause[0]!.from, clause.at(-1)!.to), language)
}

function foodsNamedIn(tokens: readonly Token[], language: Language): Prepared[] {
  return namesIn(tokens, language).map(({ food }) => ({ food }))
}
