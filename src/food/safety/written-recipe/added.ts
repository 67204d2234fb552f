import { ofTheDayBefore } from '../../lexicon/left-over.ts'
import { isUnspaced } from '../../lexicon/lexicon.ts'
import { keySet, wordSet } from '../../lexicon/word-list.ts'
import { tokenize, type Token } from '../../lexicon/tokens.ts'
import type { Food } from '../../model/food.ts'
import { isMeat, isSea } from '../../model/traits.ts'
import { readUnspaced } from '../../parser/unspaced.ts'
import { isCookedSausage, type Prepared } from '../temperatures.ts'
import type { Language } from './language.ts'
import { foodsSaidBeside } from './adjectives.ts'
import { conditionSaid, isKept } from './kept.ts'
import { foodsMadeIn, foodsNamedAsGroups, omeletteIn, type ReadSentence } from './made.ts'
import { namesIn, type Name } from './names.ts'
import { isOtherWay, isOtherWayInSteps } from './other-ways.ts'
import type { Parts } from './parts.ts'
import { isServing, said, sentencesOf } from './sentences.ts'
import { withSharedNouns, withWholeCompounds } from './shared-nouns.ts'

/** Foods that a recipe adds to its list: specific ones alone. */
export type AddedFoods = { inSteps: readonly Prepared[]; served: readonly Food[] }

type Said = Prepared & { isMeasured?: boolean }

/** What the steps of a recipe add to its list, and what is served with it. */
export function foodsAddedIn(
  { headings, ingredients, method, rest }: Parts,
  listed: readonly Food[],
  language: Language,
  tokensOf: (text: string) => readonly Token[],
): AddedFoods {
  // Where nothing is listed the dish's own name stands for nothing that is.
  const named = ingredients.length > 0 ? new Set([...headings, ...ingredients.flat()]) : []
  const known = new Set([...named].flatMap((words) => tokensOf(words).map(({ key }) => key)))
  const readIn = (sentences: readonly string[]) =>
    [...new Set(sentences)].map((sentence) => readSentence(said(sentence, language), language))
  const addedBy = (sentences: readonly ReadSentence[], made: ReadonlySet<string>) => {
    const foods = sentences.flatMap((sentence) => foodsIn(sentence, known))
    const added = foods.filter(
      ({ food }) => !made.has(food.id) && !listed.some((other) => isMeantBy(food, other)),
    )
    // What is said of a food is said where it is named first, or where its amount is.
    const each = new Map<string, Prepared>()
    for (const { food, condition, isMeasured: hasAmount } of added)
      if (!each.has(food.id) || hasAmount) each.set(food.id, condition ? { food, condition } : { food })
    const foodsOnce = [...each.values()]
    const sorts = new Set(foodsOnce.flatMap(({ food }) => (isMeat(food) ? sortsOf(food) : [])))
    return foodsOnce.filter(({ food: { kind, name } }) => !sorts.has(`${kind} ${name}`))
  }
  const steps = method.flatMap(sentencesOf).filter((sentence) => !isOtherWayInSteps(sentence, language))
  const atTable = rest.flatMap(sentencesOf).filter((sentence) => isServing(sentence, language))
  const done = readIn(steps)
  // "For the mayo" above a group of the list: it is made of what stands there.
  const groups =
    ingredients.length > 0 ? headings.slice(1).map((heading) => readSentence(heading, language)) : []
  const made = new Set([...foodsMadeIn(done, language), ...foodsNamedAsGroups(groups), ...omeletteIn(done)])
  return {
    inSteps: addedBy(done, made),
    served: addedBy(readIn(atTable.filter((sentence) => !isOtherWay(sentence, language))), made).map(
      ({ food }) => food,
    ),
  }
}

function readSentence(text: string, language: Language): ReadSentence {
  if (isUnspaced(text)) return { text, tokens: [], names: [] }
  const tokens = withSharedNouns(tokenize(withWholeCompounds(text, language)), language)
  const names = namesIn(tokens, language)
  return { text, tokens, names: [...names, ...foodsSaidBeside(tokens, () => names, language, 'told')] }
}

function foodsIn({ text, tokens, names }: ReadSentence, known: ReadonlySet<string>): Said[] {
  const isOneRun = tokens.length === 0 && isUnspaced(text)
  if (isOneRun) return readUnspaced(text).readings.filter(({ food }) => isSpecific(food))
  const conditionOf = (name: Name) => {
    if (!isKept(name.food)) return undefined
    return ofTheDayBefore.test(text) ? 'leftover' : conditionSaid(tokens, name)
  }
  return names
    .filter((name) => !isSaidOf(name, tokens) && !isKnown(name, tokens, known) && isSpecific(name.food))
    .map((name) => {
      const { food } = name
      const condition = conditionOf(name)
      const hasAmount = condition !== undefined && isMeasured(name, tokens)
      // "The cooked pasta" was cooked a step before, "300 g cooked rice" when it came; ham is so always.
      const comesCooked = hasAmount && food.state !== 'ready'
      if (condition === undefined || (condition === 'cooked' && !comesCooked)) return { food }
      return { food, condition, isMeasured: hasAmount }
    })
}

const mostBeforeName = 7

/** "300 g cold leftover rice": an amount before the name, with words for how it comes between. */
function isMeasured({ from }: Name, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, from - mostBeforeName), from)
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
  return clause.some(({ kind }) => kind === 'number')
}

// "the chicken" is the thighs of the list, "the noodles" are its rice noodles.
function isKnown({ from, to }: Name, tokens: readonly Token[], known: ReadonlySet<string>): boolean {
  return tokens.slice(from, to).every(({ kind, key }) => kind === 'mark' || known.has(key))
}

// Names of foods that in a method are mostly something else: "toast the spices", "until crisp", "roll out".
const otherThings = keySet(`
  toast crisp roll char sole skate perch date dip spread rub bar wrap chip sub float shake stock season grain
  pie ray drum spring bass stew roast fluff patty chop crumb crust mash pancake batter dough cake loaf
  puff game rib wing shank tenderloin drumstick rump brain bird dairy curd glass ice fudge icing frosting
  meal sprinkle caramel crepe dressing soup sauce salad sandwich burger cracklings seed nut crumble malt clover swiss
`)

// "On toast", "with buttered toast"; else toast is a verb.
const served = wordSet('on with of buttered hot')

// "Cream the butter", "flour a board", "butter one side", "salt the water".
const verbs = wordSet('cream butter flour salt oil sugar pepper water spice egg bread')
const objects = wordSet('the a an your one both each it them together generously lightly well')

// "Beef up the flavour", "milk it", "duck the heat".
const idioms = wordSet('beef ham egg fish duck milk scallop')
const idiomatic = wordSet('up out it the')

// "a butter knife", "pea-sized", "a pie plate".
const things = keySet(`
  size sized shape shaped knife pan tin plate dish bowl board glass tray paper cutter cooker spoon cup mug sheet rack stone
  counter like wrap wrapper sieve brush machine maker mill press slicer color colour allergy consistency texture style flavor flavour taste
`)

/** Whether a name is something else where it stands: a verb, a tool, a way to look. */
function isSaidOf({ from, to }: Name, tokens: readonly Token[]): boolean {
  const next = tokens[to]
  if (next && things.has(next.key)) return true
  if (to - from > 1) return false
  const { key, text } = tokens[from]!
  if (key === 'toast' && served.has(tokens[from - 1]?.text ?? '')) return false
  const isIdiom = idioms.has(text) && idiomatic.has(next?.text ?? '')
  return isIdiom || otherThings.has(key) || (verbs.has(text) && objects.has(next?.text ?? ''))
}

// Classes of food and dishes: what is in them the list says.
const generic = wordSet(`
  sauce salad-dressing vinaigrette spice meat fish seafood shellfish stuffing pastry pie fruit vegetable grain seed mixed-nut
  milk-powder curry-sauce gravy white-sauce pasta-sauce custard cereal cake chocolate-sauce pancake-mix cake-mix mixed-ground-meat wasabi-pea trail-mix chow-mein-crispy
`)

// Sold ready, and named for what they are: oatcakes, tortilla chips.
const plain = new Set<Food['kind']>(['crumb', 'snack'])

/** Whether a food is one that a sentence can add: no dish and no class of foods. */
function isSpecific({ id, kind, role }: Food): boolean {
  return (role !== 'ready' || plain.has(kind)) && !generic.has(id)
}

// Kinds that a method calls by one name: "the cheese", "the noodles".
const classes: readonly ReadonlySet<Food['kind']>[] = [
  new Set([
    'hard-cheese',
    'melting-cheese',
    'soft-cheese',
    'crumbling-cheese',
    'frying-cheese',
    'plant-cheese',
  ]),
  new Set(['pasta', 'noodle']),
]

/** Whether a sentence that names one food may mean another of the list: "the fish" its cod, "the pasta" its linguine. */
function isMeantBy(food: Food, listed: Food): boolean {
  if (food.id === listed.id || food.kind === listed.kind) return true
  if (isDough(food) && listed.kind === 'flour') return true
  if (isSausage(food) && isSausage(listed)) return true
  if (classes.some((kinds) => kinds.has(food.kind) && kinds.has(listed.kind))) return true
  return (isMeat(food) || isSea(food)) && food.origin === listed.origin && food.role === listed.role
}

/** What a meat is a sort of: "the liver" is the lamb's liver of a sentence before. */
function sortsOf({ kind, name }: Food): string[] {
  const words = name.split(' ')
  return words.slice(1).map((_, at) => `${kind} ${words.slice(at + 1).join(' ')}`)
}

// "Den Hefeteig ausrollen": made of the flour of the list.
const isDough = ({ id, kind }: Food) => kind === 'pastry' || id === 'pizza-dough'

// "The sausages" of a step are the hot dogs of the list, raw or not.
const isSausage = ({ id, kind }: Food) => kind === 'raw-sausage' || isCookedSausage(id)
