import { capitalize, duration } from '../phrase.ts'
import type { CookedDish } from './cook-dish.ts'
import { extraClass, standInsFor } from './cupboard.ts'
import type { Line } from './tell.ts'

/** The recipe as markdown: title, headnote, servings and time, ingredients, method, at most one tip. */
export function writeDish(cooked: CookedDish): string {
  const { title, headnote, serves, makes, lines, steps, tip } = cooked
  const preparing = preparationMinutes(cooked)
  const cooking = cookingMinutes(cooked)
  const time =
    cooking === 0
      ? duration(preparing)
      : `${duration(preparing + cooking)} (${duration(preparing)} to prepare, ${duration(cooking)} to cook)`
  const method = steps.map(({ text, meanwhile }, index) => `${index + 1}. ${meanwhile ? `Meanwhile, ${text}` : text}`)
  const blocks = [
    `## ${capitalize(title)}`,
    headnote,
    `${makes === undefined ? `Serves ${serves}` : `Makes ${makes}`} · ${time}`,
    '### Ingredients',
    lines.map(lineText).join('\n'),
    '### Method',
    method.join('\n'),
  ]
  if (tip) blocks.push(`**Tip:** ${tip}`)
  return `${blocks.join('\n\n')}\n`
}

function lineText({ text, preparation, item, food, filling }: Line): string {
  const cut = preparation ? `, ${preparation}` : ''
  return `- ${text}${cut}${item ? '' : ` *(${markOf(food, filling.place.name)})*`}`
}

function markOf(food: Line['food'], place: string): string {
  if (extraClass(food) !== 'bought') return 'pantry'
  const [other] = standInsFor(place)
  return other ? `to buy, or use ${other.replaceAll('-', ' ')}` : 'to buy'
}

/** Minutes of knife work and of steps without a time of their own, to the nearest five. */
function preparationMinutes({ lines, steps }: CookedDish): number {
  const cut = lines.filter(({ preparation }) => preparation && !/^(?:drained|to serve)/.test(preparation)).length
  const untimed = steps.filter(({ minutes }) => minutes === 0).length
  return Math.max(5, Math.round((2 + cut * 1.7 + untimed * 2) / 5) * 5)
}

/** Minutes from the first step to the last; what runs meanwhile costs only what exceeds the step that it runs beside. */
function cookingMinutes({ steps }: CookedDish): number {
  let [total, beside] = [0, 0]
  for (const { minutes, meanwhile } of steps) {
    total += meanwhile ? Math.max(0, minutes - beside) : minutes
    beside = meanwhile ? Math.max(0, beside - minutes) : minutes
  }
  return total
}
