import type { CookedDish } from '#chefs/house/cookbook/cook-dish.ts'
import { safeTemperature } from '#chefs/house/cooking/doneness.ts'
import { isMeat, isSea } from '#food/model/traits.ts'

/** What is plainly broken in a text: marks, joints and articles that lost their word. */
const broken: readonly [RegExp, string][] = [
  [/undefined|NaN|\[object/, 'a value of the program shows'],
  [/[[\]{}@~#|]/, 'a mark shows'],
  [/ {2}/, 'a double space: put the space inside the brackets'],
  [/ [,.;:!?](?:\s|$)/, 'a space before a mark'],
  [/,,|\.\.|;;|,\.|;\.|:\.|,;|, ,/, 'two marks'],
  [/\p{Ll}\.\p{Lu}/u, 'no space after a sentence: put it inside the brackets'],
  [/\b(\p{L}+) \1\b/iu, 'a word twice'],
  [/\ba [aeiou](?!u|ne|ni)/i, '"a" before a vowel'],
  [/\b(?:the|a|an|and|with|of|into|or)(?=[,.;])/i, 'a word is missing'],
  [/\bthe (?:and|or|with|in|to|for|until|over|on|is|are)\b/i, 'a food is missing'],
  [/\bfor (?:until|and)\b|\buntil (?:until|and)\b|\bwith with\b|\band and\b|\band,/, 'broken joints'],
]

const longestStep = 520

/** Whether a food needs no thermometer by its author's word; no word of that kind cooks raw meat or fish. */
function isExcused({ unmeasured, food, item }: CookedDish['ingredients'][number]): boolean {
  const comesCooked = item?.condition === 'cooked' || item?.condition === 'leftover'
  const isRawFlesh = food.state === 'raw' && (isMeat(food) || isSea(food)) && !comesCooked
  return unmeasured === 'raw' || (unmeasured === 'baked' && !isRawFlesh)
}

/** The faults of one form of a dish, for its author. */
export function reviewed({
  title,
  sentence: headnote,
  tip,
  ingredients: lines,
  steps,
  left,
}: CookedDish): string[] {
  const faults: string[] = []
  const texts = [title, headnote, ...(tip ? [tip] : []), ...steps.map(({ text }) => text)]
  for (const text of texts)
    for (const [pattern, what] of broken) if (pattern.test(text)) faults.push(`${what}: ${text}`)
  for (const line of lines) {
    const after = steps.filter(({ mentions }) => mentions.has(line)).map(({ text }) => text)
    if (after.length === 0) faults.push(`${line.food.name} is in no step`)
    const safe = safeTemperature(line)
    const method = steps.map(({ text }) => text).join('\n')
    if (safe && !isExcused(line) && !method.includes(safe.text))
      faults.push(
        `say when the ${line.noun} ${line.noun.endsWith('s') ? 'are' : 'is'} done: "until …{${line.filling.place.name} temperature}", or {${line.filling.place.name} raw} or {… baked}`,
      )
    if (
      safe?.restMinutes &&
      !line.unmeasured &&
      !/\brest\b[^.]*\b(?:[3-9]|\d\d) (?:to \d+ )?minutes/i.test(method)
    )
      faults.push(`let the ${line.noun} rest for at least ~{3%minutes}`)
  }
  for (const { text } of steps)
    if (text.length > longestStep)
      faults.push(`a step of more than ${longestStep} characters: ${text.slice(0, 60)}…`)
  if (!/[.!?]$/.test(headnote)) faults.push(`a headnote without its end: ${headnote}`)
  if (title.length > 70) faults.push(`a title of more than 70 characters: ${title}`)
  if (left.length > 0)
    faults.push(`takes no ${left.map(({ text }) => text).join(', ')}: mention its place in this form`)
  return faults
}
