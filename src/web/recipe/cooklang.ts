import type { CookingParts } from './method-steps.ts'
import { recipeTitle } from './recipe-file.ts'
import { type StepTime, stepTimes } from './step-times.ts'

/** A line of the ingredient list: `before` is what stands before the food, as a step may repeat it. */
type Listed = { before: string; food: string; quantity: string; notes: string }

/** A stretch of a step that gives way to markup. */
type Mark = { at: number; end: number; markup: string }

const unit =
  'k?g|m?l|cl|dl|litres?|oz|lb|cups?|tablespoons?|teaspoons?|tbsp|tsp|cm|pinch|handful|bunch|knob|splash|dash'
const number = '\\d+(?:[.,]\\d+)?(?: ?[½¼¾⅓⅔])?(?:[-–]\\d+)?|[½¼¾⅓⅔]|an?(?= \\p{L}+ of\\b)'
const quantity = `(?:about )?(?<number>${number}) (?:(?<unit>${unit}|\\p{L}+(?= of\\b))\\b ?(?:\\([^)]*\\) ?)?)?(?:of )?`
const listLine = new RegExp(
  `^(?<before>(?:${quantity}(?<rest>plus [^ ]+ (?:tea|table)spoons? )?)?)(?<food>[^,(]+?)(?<notes>(?: \\([^)]*\\))*(?:,.*)?)$`,
  'iu',
)
const origin = / \*\(([^)]*)\)\*$/

const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }

/**
 * A house recipe in Cooklang, which other recipe programs read: each food with its amount where a step names it
 * first, each time as a timer.
 */
export function cooklang(markdown: string, { ingredients, steps }: CookingParts): string {
  const marks = steps.map((text) => stepTimes(text).map(timerMark))
  // "Olive oil" is looked for before an "oil" that is another.
  const longestFirst = ingredients
    .map(parseLine)
    .toSorted((one, other) => other.food.length - one.food.length)
  const unnamed = longestFirst.filter((listed) => !markFirstMention(listed, steps, marks))
  const ready = unnamed.map((listed) => foodMarkup(listed.food, listed))
  const [, intro] = /^#.*\n+(?!Serves|Makes|#)(.+)\n/m.exec(markdown) ?? []
  const [, tip] = /^\*\*Tip:\*\* (.+)$/m.exec(markdown) ?? []
  const blocks = [
    frontMatter(markdown),
    intro && `> ${intro}`,
    ready.length > 0 && `Have ready ${ready.join(', ')}.`,
    ...steps.map((text, step) => marked(text, marks[step] ?? [])),
    tip && `> Tip: ${tip}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function frontMatter(markdown: string): string {
  const [, made = 'Serves', count, time] = /^(Serves|Makes) (\d+) · ([^(\n]*)/m.exec(markdown) ?? []
  return [
    '---',
    `title: ${JSON.stringify(recipeTitle(markdown))}`,
    count && `${made === 'Serves' ? 'servings' : 'yield'}: ${count}`,
    time && `time: ${time.trim()}`,
    '---',
  ]
    .filter(Boolean)
    .join('\n')
}

function parseLine(line: string): Listed {
  const bare = line.replace(origin, '')
  const {
    before = '',
    number = '',
    unit = '',
    rest = '',
    food = bare,
    notes = '',
  } = listLine.exec(bare)?.groups ?? {}
  const count = number
    .replace(/^an?$/i, '1')
    .replace(/ ?([½¼¾⅓⅔])/, (_, sign: string) => ` ${fractions[sign]}`)
    .trim()
  const said = [rest.trim(), notes.replace(/^[ ,]+/, ''), origin.exec(line)?.[1]].filter(Boolean).join('; ')
  return {
    before,
    food,
    quantity: unit ? `${count}%${unit}` : count,
    // A bracket would end the note.
    notes: said.replace(/[()]/g, ''),
  }
}

/** Marks where the steps name a food first, by its whole name or else by a part of it. False when they never do. */
function markFirstMention(listed: Listed, steps: readonly string[], marks: Mark[][]): boolean {
  for (const name of namesOf(listed.food)) {
    const mention = new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'giu')
    for (const [step, text] of steps.entries()) {
      const taken = marks[step] ?? []
      for (const { 0: said, index } of text.matchAll(mention)) {
        const end = index + said.length
        if (taken.some((mark) => mark.at < end && index < mark.end)) continue
        const repeats = listed.before !== '' && text.slice(0, index).endsWith(listed.before)
        const at = repeats ? index - listed.before.length : index
        taken.push({ at, end, markup: foodMarkup(said, listed) })
        return true
      }
    }
  }
  return false
}

/** Patterns of what a food may be called in a step: "chicken thighs", then "thighs", then "chicken". */
function namesOf(food: string): string[] {
  const words = food.trim().split(' ')
  const ends = words.map((_, from) => words.slice(from))
  const begins = words.slice(1).map((_, index) => words.slice(0, -1 - index))
  return [...ends, ...begins].map((some) => {
    const escaped = some.join(' ').replace(/[^\p{L}\p{N} -]/gu, '\\$&')
    const stem = escaped.replace(/(?<=..)(?:ies|y|es|s)$/i, '')
    return `${stem}(?:ies|y|es|e|s)?`
  })
}

function foodMarkup(said: string, { quantity, notes }: Listed): string {
  return `@${said}{${quantity}}${notes && `(${notes})`}`
}

function timerMark({ at, said, seconds, upTo = seconds }: StepTime): Mark {
  const [unit, length] =
    (
      [
        ['hours', 3600],
        ['minutes', 60],
      ] as const
    ).find(([, length]) => seconds % length === 0 && upTo % length === 0) ?? (['seconds', 1] as const)
  const range = upTo === seconds ? '' : `-${upTo / length}`
  return { at, end: at + said.length, markup: `~{${seconds / length}${range}%${unit}}` }
}

/** A step's text with its marks in place, and nothing else that Cooklang would read as one. */
function marked(text: string, marks: readonly Mark[]): string {
  let result = ''
  let end = 0
  const plain = (from: number, to?: number) =>
    text
      .slice(from, to)
      .replace(/[@#~{}]/g, '')
      .replace(/\s*\n\s*/g, ' ')
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    result += plain(end, mark.at) + mark.markup
    end = mark.end
  }
  return result + plain(end)
}
