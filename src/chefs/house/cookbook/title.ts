import { stem } from '#food/lexicon/inflect.ts'
import type { Food } from '#food/model/food.ts'
import { pluralOf } from '#food/model/plural.ts'

/** Most foods of a row that a title says. */
const mostSaid = 3
/** Characters of a title's words, with which a row goes on growing. */
const shortTitle = 60

const colours = new Set(['green', 'red', 'white'])

const linking = new Set(['and', 'with', 'the', 'for', 'style'])

/** "Torn stale bread" is for the ingredient list. */
const aged = /^stale /

/** Of foods in a row the first, and others while the title stays short and says no word twice. */
export function fewOf(names: readonly string[], told: string): string[] {
  const said: string[] = []
  for (const whole of names) {
    const name = withoutColour(whole.replace(aged, ''), told)
    const words = [told, ...said].join(' ')
    const isShort = said.length < mostSaid && words.length + name.length <= shortTitle
    if (said.length === 0 || (isShort && !sharesWord(name, words))) said.push(name)
  }
  return said
}

/** "Bell peppers" in a green salad, where the title has the colour already. */
function withoutColour(name: string, told: string): string {
  const [first = '', ...others] = name.split(' ')
  return colours.has(first) && others.length > 0 && sharesWord(first, told) ? others.join(' ') : name
}

function sharesWord(one: string, other: string): boolean {
  const known = new Set(stemsOf(other))
  return stemsOf(one).some((word) => known.has(word))
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => !linking.has(word)).map(stem)
}

const noHead = 'and|or|with|in|on|under|over|of|for|from|to|al|all|alla|aglio|en'
const head = new RegExp(String.raw`^ (?!(?:${noHead})\b)(?!\S+ed\b)\p{L}`, 'u')

/** Whether a food's name only tells which soup, pie or salad the word behind it means. */
export function isAttributiveBefore(next: unknown): boolean {
  return typeof next === 'string' && head.test(next)
}

/** One of several, where the name is that of several of these foods: "chickpea" of "chickpeas". */
export function singularOf(name: string, foods: readonly Food[]): string {
  const food = foods.find((each) => each.plural === name)
  // "Greens" are never one.
  if (name === 'salad leaves') return 'leaf'
  if (food === undefined || name.endsWith('greens')) return name
  if (food.name !== name) return food.name
  const single = food.id.replaceAll('-', ' ')
  return pluralOf(single) === name ? single : name
}
