/** A time in a recipe's step. Of a range, `seconds` is the lower end, `atLeast` its words, and `upTo` the upper end. */
export type StepTime = {
  readonly at: number
  readonly said: string
  readonly seconds: number
  readonly atLeast?: string
  readonly upTo?: number
}

const fractions: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }
const words = ['half', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numbers: Record<string, number> = {
  ...Object.fromEntries(words.map((word, index) => [word, index || 1 / 2])),
  a: 1,
  an: 1,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  sixty: 60,
}

const amount = `(?:\\d+(?:[.,]\\d+)?(?: ?[½¼¾⅓⅔]| \\d/\\d)?|\\d/\\d|[½¼¾⅓⅔]|half an?|(?:${Object.keys(numbers).toReversed().join('|')})(?: and a half)?)`
const unit = (name: string) => `(?:${name})\\b(?: and a half)?`
const hours = unit('hours?|hrs?|h')
const minutes = unit('minutes?|mins?')
const seconds = unit('seconds?|secs?')
const span = [
  `${amount}[ -]?${hours}(?: (?:and )?${amount} ?${minutes})?`,
  `${amount}[ -]?${minutes}(?: (?:and )?${amount} ?${seconds})?`,
  `${amount}[ -]?${seconds}`,
].join('|')
const range = ' ?(?:-|–|—|to|or) ?'

const time = new RegExp(
  `(?<![-\\p{L}\\d.,/½¼¾⅓⅔]|every )(?:(?<low>${amount})${range})?(?<first>${span})(?:${range}(?<second>${span}))?(?!\\p{L})`,
  'giu',
)
const part = new RegExp(`(${amount})[ -]?(h|m|s)[a-z]*( and a half)?`, 'giu')
const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** Shorter ones are no times ("a second egg"), longer ones are not waited for. */
const shortest = 5
const longest = 24 * 3600

/** The times in a text: "12 minutes", "10 to 12 minutes", "1 hour 15 minutes", "half an hour". */
export function stepTimes(text: string): readonly StepTime[] {
  return [...text.matchAll(time)].flatMap(({ 0: said, index, groups = {} }) => {
    const { low, first = '', second } = groups
    const lowest = low === undefined ? first : `${low} ${unitOf(first)}`
    const isRange = low !== undefined || second !== undefined
    const seconds = secondsOf(lowest)
    const upTo = secondsOf(second ?? first)
    // "Twenty-five" is no range.
    if (isRange && seconds >= upTo) return []
    if (seconds < shortest || seconds > longest) return []
    return [{ at: index, said, seconds, ...(isRange && { atLeast: lowest, upTo }) }]
  })
}

/** The unit of a span's first amount, as it is written. */
function unitOf(text: string): string {
  return new RegExp(`^${amount}[ -]?(\\p{L}+)`, 'iu').exec(text)?.[1] ?? ''
}

function secondsOf(text: string): number {
  return [...text.matchAll(part)].reduce((sum, [, count = '', letter = '', half]) => {
    return sum + (numberOf(count) + (half ? 1 / 2 : 0)) * (unitSeconds[letter.toLowerCase()] ?? 0)
  }, 0)
}

function numberOf(text: string): number {
  const said = text.toLowerCase()
  const [word = ''] = said.split(' ')
  const half = said.endsWith(' and a half') ? 1 / 2 : 0
  if (numbers[word] !== undefined) return numbers[word] + half
  const [, whole = '0', above, below, sign] =
    /^(\d+(?:[.,]\d+)?(?![\d/]))? ?(?:(\d)\/(\d)|([½¼¾⅓⅔]))?$/.exec(said) ?? []
  const fraction = sign ? (fractions[sign] ?? 0) : Number(above ?? 0) / Number(below ?? 1)
  return Number(whole.replace(',', '.')) + fraction
}

const verb =
  /(?<![\p{L}-])(?:stir-fry|(?:boil|simmer|bake|roast|fry|sauté|brown|sear|soften|cook|steam|poach|grill|toast|broil|braise|stew|rest|stand|cool|chill|freeze|soak|marinate|prove|rise|knead|whisk|beat|blanch|reduce|scramble|warm|melt|toss|infuse|sweat|drain|refrigerate))(?![\p{L}-])/giu

/** What a time is for, by the last word for cooking before it in its sentence. */
export function timeName(step: number, before: string): string {
  const sentence = before.slice(Math.max(...['. ', '; ', '! '].map((end) => before.lastIndexOf(end))) + 1)
  const doing = sentence.match(verb)?.at(-1)?.toLowerCase()
  return doing === undefined ? `Step ${step + 1}` : `Step ${step + 1}, ${doing}`
}
