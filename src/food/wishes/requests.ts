import { numberOf } from '../lexicon/units.ts'
import { matchKeys } from '../lexicon/match.ts'
import { nameList, Phrases, wordSet } from '../lexicon/word-list.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { Requests } from '../model/understanding.ts'
import type { Wish } from './wish.ts'

const quickMinutes = 30
const mostServed = 12

const fill = wordSet(`
  i we want would like need please something some a an the dish meal recipe food dinner lunch supper tonight style kitchen cuisine cooking
  to make it be is in for of and easy simple nice good only just very really ready idea kind me us
`)

/** Words for a kitchen that are not its name in the cookbook, or that mean several. */
const kitchenWords: Readonly<Record<string, string>> = {
  asian: 'chinese,japanese,korean,thai,vietnamese,indonesian,malaysian,filipino',
  mediterranean: 'italian,greek,spanish,turkish,levantine,french,moroccan',
  'middle eastern': 'levantine,turkish,persian,egyptian',
  lebanese: 'levantine',
  syrian: 'levantine',
  israeli: 'levantine,jewish',
  palestinian: 'levantine',
  arabic: 'levantine,egyptian,north african',
  african: 'west african,ethiopian,moroccan,north african,south african,egyptian',
  nigerian: 'west african',
  ghanaian: 'west african',
  tunisian: 'north african',
  algerian: 'north african',
  scandinavian: 'nordic',
  swedish: 'nordic',
  danish: 'nordic',
  norwegian: 'nordic',
  finnish: 'nordic',
  english: 'british',
  scottish: 'british',
  welsh: 'british',
  iranian: 'persian',
  'tex mex': 'mexican,american',
  jamaican: 'caribbean',
  'puerto rican': 'caribbean,cuban',
  'latin american': 'mexican,peruvian,brazilian,argentinian,south american,cuban',
  latin: 'mexican,peruvian,brazilian,south american,cuban',
  creole: 'cajun',
  'eastern european': 'polish,russian,ukrainian,hungarian,eastern european',
}

const ownKitchens = nameList(`
  italian, french, spanish, portuguese, greek, british, irish, german, austrian, swiss, dutch, belgian, nordic, polish, hungarian, russian, ukrainian, balkan,
  georgian, jewish, turkish, levantine, moroccan, north african, egyptian, west african, ethiopian, south african, persian, indian, pakistani, sri lankan, chinese,
  japanese, korean, thai, vietnamese, indonesian, malaysian, filipino, mexican, caribbean, cuban, peruvian, brazilian, argentinian, american, southern, cajun, hawaiian,
  australian
`)

const courseWords: Readonly<Record<string, string>> = {
  dessert: 'desserts,baking',
  pudding: 'desserts',
  'something sweet': 'desserts,baking',
  'sweet treat': 'desserts,baking',
  sweet: 'desserts,baking',
  breakfast: 'breakfasts,eggs',
  brunch: 'breakfasts,eggs',
  starter: 'starters,soups,salads',
  appetizer: 'starters,sauces',
  appetiser: 'starters,sauces',
  'side dish': 'sides,salads',
  side: 'sides,salads',
  baking: 'baking,breads',
  bake: 'baking,breads',
  drink: 'drinks',
  'a drink': 'drinks',
  cocktail: 'drinks',
  snack: 'starters,sauces,sandwiches,baking',
  dip: 'sauces',
  soup: 'soups',
  salad: 'salads',
  sandwich: 'sandwiches',
  stew: 'stews,curries',
}

const spicyWords = new Phrases(nameList('spicy, extra spicy, hot and spicy, fiery, with heat, with a kick'))
const nothingElseWords = new Phrases(
  nameList(`
  nothing else, no extras, no extra ingredients, no other ingredients, only these, just these, only these ingredients, just these ingredients, nothing more,
  only this, just this, no shopping, without shopping
`),
)
const noOvenWords = new Phrases(
  nameList(
    'no oven, without oven, without an oven, no baking, stovetop only, only a stove, only a hob, hob only, broken oven, oven is broken',
  ),
)
const quickWords = new Phrases(nameList('quick, fast, in a hurry, weeknight, speedy, quickly, rapid'))
const kitchenPhrases = new Phrases([...ownKitchens, ...Object.keys(kitchenWords)])
const coursePhrases = new Phrases(Object.keys(courseWords))

/**
 * Reads an entry that asks something of the dish: "for 4", "quick", "under 30 minutes", "thai", "dessert", "spicy",
 * "nothing else", several at once too; undefined where a word of it is something else.
 */
export function readRequests(tokens: readonly Token[]): Wish[] | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  if (words.length === 0 || words.length > 12 || isFood(words)) return undefined
  const wishes: Wish[] = []
  for (let at = 0; at < words.length;) {
    const found = requestAt(words, at)
    if (found) {
      wishes.push(found.wish)
      at += found.length
    } else if (fill.has(words[at]!.text)) at++
    else return undefined
  }
  return wishes.length > 0 ? wishes : undefined
}

/** "salad", "soup", "pudding": foods of the tables stay foods where they are the whole entry. */
function isFood(words: readonly Token[]): boolean {
  return matchKeys(words.flatMap(({ kind, key }) => (kind === 'word' ? [key] : [])))?.kind === 'food'
}

type Found = { wish: Wish; length: number }

function requestAt(words: readonly Token[], at: number): Found | undefined {
  return (
    servingsAt(words, at) ??
    timeAt(words, at) ??
    namedAt(words, at, nothingElseWords, () => ({ phrase: 'nothing else', asks: { nothingElse: true } })) ??
    namedAt(words, at, noOvenWords, () => ({ phrase: 'no oven', asks: { noOven: true } })) ??
    namedAt(words, at, quickWords, () => ({
      phrase: `ready in ${quickMinutes} minutes`,
      asks: { mostMinutes: quickMinutes },
    })) ??
    namedAt(words, at, spicyWords, () => ({ phrase: 'spicy', asks: { spicy: true } })) ??
    namedAt(words, at, kitchenPhrases, (name) => ({
      phrase: `${capital(name)} cooking`,
      asks: { kitchens: kitchenWords[name]?.split(',') ?? [name] },
    })) ??
    namedAt(words, at, coursePhrases, (name) => ({
      phrase: `a ${name.replace(/^a /, '')}`,
      asks: { courses: courseWords[name]!.split(',') },
    }))
  )
}

type Asked = { phrase: string; asks: Requests }

const asWish = ({ phrase, asks }: Asked): Wish => ({ phrase, objects: () => undefined, asks })

/** The longest of the phrases that stands there. */
function namedAt(
  words: readonly Token[],
  at: number,
  phrases: Phrases,
  asked: (name: string) => Asked,
): Found | undefined {
  const found = phrases.longestAt(words, at)
  return found && { wish: asWish(asked(found.join(' '))), length: found.length }
}

const people = wordSet('people persons person servings serving portions portion guests eaters adults')

/** "for 4", "for four people", "serves 6", "2 servings". */
function servingsAt(words: readonly Token[], at: number): Found | undefined {
  const lead = words[at]!.text
  const isLed = lead === 'for' || lead === 'serves' || lead === 'serving' || lead === 'feeds'
  const number = words[isLed ? at + 1 : at]
  const serves = number && countOf(number)
  if (serves === undefined || serves < 1 || serves > mostServed || !Number.isInteger(serves)) return undefined
  const next = words[(isLed ? at + 1 : at) + 1]
  const isPeople = next !== undefined && people.has(next.text)
  if (!isLed && !isPeople) return undefined
  // "for 30 minutes" and "for 2 eggs" say something else.
  if (isLed && next !== undefined && !isPeople && !fill.has(next.text)) return undefined
  const length = (isLed ? 2 : 1) + (isPeople ? 1 : 0)
  return { wish: asWish({ phrase: `for ${serves}`, asks: { serves } }), length }
}

const atMost = [
  ...nameList('under, in, within, max, maximum, at most, less than, no more than, up to, below'),
  '',
].map((name) => name.split(' '))

/** "under 30 minutes", "half an hour", "in 20 min", "1 hour max". */
function timeAt(words: readonly Token[], at: number): Found | undefined {
  for (const lead of atMost) {
    const isHere = lead[0] === '' || lead.every((word, index) => words[at + index]?.text === word)
    const from = at + (lead[0] === '' ? 0 : lead.length)
    const found = isHere ? durationAt(words, from) : undefined
    if (!found) continue
    const end = from + found.length
    const isMax = words[end]?.text === 'max' || words[end]?.text === 'maximum'
    const wish = asWish({ phrase: `ready in ${found.minutes} minutes`, asks: { mostMinutes: found.minutes } })
    return { wish, length: end + (isMax ? 1 : 0) - at }
  }
  return undefined
}

function durationAt(words: readonly Token[], at: number): { minutes: number; length: number } | undefined {
  const texts = words.slice(at, at + 3).map(({ text }) => text)
  if (texts.join(' ') === 'half an hour') return { minutes: 30, length: 3 }
  if (texts[0] === 'an' && texts[1] === 'hour') return { minutes: 60, length: 2 }
  const count = words[at] && countOf(words[at])
  const unit = texts[1] ?? ''
  const factor = /^min(?:ute)?s?$/.test(unit) ? 1 : /^(?:hours?|hrs?|h)$/.test(unit) ? 60 : undefined
  return count === undefined || factor === undefined ? undefined : { minutes: count * factor, length: 2 }
}

function countOf({ kind, value, text }: Token): number | undefined {
  return kind === 'number' ? value : numberOf(text)
}

function capital(name: string): string {
  return name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** All that is asked, together: of two that contradict each other the later. */
export function requestsOf(wishes: readonly Wish[]): Requests {
  return Object.assign({}, ...wishes.map(({ asks }) => asks ?? {})) as Requests
}
