import { stem } from '#food/lexicon/inflect.ts'
import type { Case } from './case.testing.ts'

const broken: readonly [RegExp, string][] = [
  [/undefined|NaN|null|\[object|Infinity/, 'a value of the program shows'],
  [/ {2}|\t/, 'a double space'],
  [/ [,.;:!?](?:\s|$)/, 'a space before a mark'],
  [/,,|\.\.|;;|,\.|;\.|:\.|,;|, ,/, 'two marks'],
  [/\(\)|\( | \)/, 'empty parentheses'],
  [/\b(\p{L}+) \1\b/iu, 'a word twice'],
  [/(?<![\p{L}\p{N}_])a (?:[aeiou](?!u|ne|ni))/iu, '"a" before a vowel'],
  [/\ban (?![aeiouh8]|\d)/i, '"an" before a consonant'],
  [/\bthe (?:and|or|with|in|to|for|until|over|on)\b|\b(?:the|a|and|with|of)(?=[,.;])/i, 'a word is missing'],
  [/(?<![\d¼⅓½⅔¾.])(?:1|½|¼|⅓|⅔|¾) (?:cups|teaspoons|tablespoons|litres|hours|minutes|slices|cloves|cans|sprigs)\b/, 'one in the plural'],
  [/\b(?:[2-9]|\d\d+) (?:cup|teaspoon|tablespoon|litre|hour|minute(?! steaks)|slice|clove|can|sprig)\b/, 'several in the singular'],
  [/\bfor (?:until|and)\b|\buntil (?:until|and)\b|\bwith with\b|\band and\b|\band,|, and(?=[.;,])/, 'broken joints'],
  [/\bsqueeze (?!out)(?:of |in )?(?:the )?(?:(?! and )[^.,;])*\b(?:zest|peel|leaf|leaves|vinegar)\b|juice of the [^.,;]*juice/i, 'what cannot be squeezed'],
  [/\buntil done\b(?!, \d)/, '"until done" says nothing'],
  [/\b0 (?:minutes|g|ml|°)|\b0 oz|\b0 cup/, 'a zero'],
  [/[a-z]\.[A-Z]/, 'no space after a sentence'],
  [/(?:^|[.!?] )[a-z]/m, 'a sentence begins small'],
] // prettier-ignore

/**
 * Invariants 4, 5 and 9 as far as they are a matter of words: grammar, the title, the sentence, the steps,
 * the clock.
 */
export function textFaults({ recipe, lines }: Case): string[] {
  const { title, sentence, steps, tip } = recipe
  const texts = [title, sentence, ...steps.map(({ text }) => text), ...(tip ? [tip] : [])]
  const faults = texts.flatMap((text) =>
    broken.flatMap(([pattern, what]) => (pattern.test(text) ? [`4: grammar, ${what} | ${text}`] : [])),
  )
  for (const { line } of lines)
    for (const [pattern, what] of broken)
      if (what !== 'a sentence begins small' && pattern.test(line))
        faults.push(`4: grammar, ${what} | ${line}`)
  const foods = lines.flatMap(({ food, of }) => [food, of.name, of.plural])
  return [...faults, ...headline(recipe, foods), ...method(recipe), ...clock(recipe)]
}

const linking = new Set([
  'and',
  'with',
  'the',
  'a',
  'of',
  'on',
  'in',
  'style',
  'stir',
  'fry',
  'stir-fry',
  'roast',
  'potato',
  'potatoes',
  'vegetable',
  'bean',
  'beans',
  'black',
  'vegetables',
])

function headline({ title, sentence, tip }: Case['recipe'], foods: readonly string[]): string[] {
  const faults: string[] = []
  if ([...title].length > 70) faults.push(`9: a title of more than 70 characters | ${title}`)
  // What stands in parentheses translates the name.
  const named = title.replace(/ \([^)]*\)/, '').toLowerCase()
  const words = (named.match(/[\p{L}’'-]+/gu) ?? [])
    .filter((word) => word.length > 2 && !linking.has(word))
    .map(stem)
  const twice = words.find((word, index) => words.indexOf(word) !== index)
  if (twice) faults.push(`9: a word twice in the title | ${title}`)
  if (!/^['’]?[\p{Lu}\d¼½]|^['’]\p{L}/u.test(title)) faults.push(`9: a title that begins small | ${title}`)
  if (/[.!?]$/.test(title)) faults.push(`9: a title that ends like a sentence | ${title}`)
  if ((title.match(/ and /g) ?? []).length > 2) faults.push(`9: a title of many ands | ${title}`)
  const isDish = /(?:salad|soup|roast|rub|burgers?|dogs|seasoning)$/.test(title)
  if (foods.includes(title.toLowerCase()) && !isDish) faults.push(`9: a title that says nothing | ${title}`)
  if (!/^[^.!?]+[.!?](?: [^.!?]+[.!?]){0,2}$/.test(sentence))
    faults.push(`9: not one or two sentences | ${sentence}`)
  if (tip && !/[.!?]$/.test(tip)) faults.push(`9: a tip that does not end | ${tip}`)
  return faults
}

function method({ steps }: Case['recipe']): string[] {
  return steps.flatMap(({ text, meanwhile }, index) => {
    const faults: string[] = []
    if (text.replace(/[^\p{L}]/gu, '').length < 6) faults.push(`9: an empty step | ${text}`)
    if (!/^[\p{Lu}]/u.test(text)) faults.push(`9: a step that begins small | ${text}`)
    if (!/[.!?]$/.test(text)) faults.push(`9: a step that does not end | ${text}`)
    if (meanwhile && index === 0) faults.push(`9: the first step runs meanwhile | ${text}`)
    if ([...text].length > 520) faults.push(`9: a step of more than 520 characters | ${text}`)
    return faults
  })
}

/** Times that no clock can count. */
const looseTime = /\d [–-] ?\d+ min/i

function clock({ steps, total, preparing, cooking }: Case['recipe']): string[] {
  let sum = 0
  let running = 0
  for (const { minutes, meanwhile } of steps) {
    sum += meanwhile ? Math.max(0, minutes - running) : minutes
    running = meanwhile ? Math.max(0, running - minutes) : minutes
  }
  const faults: string[] = []
  if (total !== preparing + sum || cooking !== sum)
    faults.push(`5: stated ${total} = ${preparing} + ${cooking} minutes, the steps take ${sum} |`)
  for (const { text, minutes } of steps)
    if (minutes === 0 && looseTime.test(text)) faults.push(`5: a time that is not on the clock | ${text}`)
  return faults
}
