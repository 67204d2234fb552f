// How much of real ingredient lines is understood:
//   tsx scripts/measure-recognition.ts <lines.jsonl> [--half tune|held] [--sample 300 --seed 1]
// Each line of the file is {"recipe": string, "ingredients": string[]}. Understood is not right: the sample is for judging
// by reading. Rules and tables are mended by what the half `tune` shows; `held` only tells how well that went.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLine, type Line } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const path = positionals[0]
const { half } = values
if (path === undefined || !(half === undefined || half === 'tune' || half === 'held'))
  throw new Error(
    'usage: tsx scripts/measure-recognition.ts <lines.jsonl> [--half tune|held] [--sample 300 --seed 1]',
  )

type Outcome = 'understood' | 'not-food' | 'unknown'
type Result = { text: string; line: Line; outcome: Outcome }

const texts = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .flatMap((row) => (JSON.parse(row) as { ingredients: string[] }).ingredients)
  .flatMap((text) => normalizeIngredient(text) ?? [])
  .filter((text) => half === undefined || halfOf(text) === half)

const results: Result[] = texts.map((text) => {
  const line = readLine(text)
  return { text, line, outcome: outcomeOf(line) }
})

/** The half that a line belongs to, by its hash: the same line is always in the same one, whatever file it stands in. */
function halfOf(text: string): 'tune' | 'held' {
  return createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'tune' : 'held'
}

function outcomeOf({ readings, setAside, wishes }: Line): Outcome {
  if (readings.length > 0 || wishes.length > 0) return 'understood'
  return setAside.some(({ cause }) => cause === 'unknown') ? 'unknown' : 'not-food'
}

function described({ readings, setAside, wishes }: Line): string {
  const foods = readings.map(({ reading: { food, have, condition } }) =>
    [food.id, have, condition].filter((part) => part !== undefined).join(' | '),
  )
  return [
    ...foods,
    ...wishes.map(({ phrase }) => `wish: ${phrase}`),
    ...setAside.map(({ ingredient, cause }) => `(${cause}: ${ingredient})`),
  ].join(' ; ')
}

/** Mulberry32: the same seed gives the same sample. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

if (values.sample === undefined) {
  for (const { text, line, outcome } of results)
    if (outcome !== 'understood') console.log(`${outcome.padEnd(9)} ${text} → ${described(line)}`)
} else {
  const random = randomOf(Number(values.seed))
  const shuffled = results
    .map((result) => ({ result, order: random() }))
    .toSorted((a, b) => a.order - b.order)
  for (const { result } of shuffled.slice(0, Number(values.sample)))
    console.log(`${result.text} → ${described(result.line)}`)
}
const share = (outcome: Outcome) =>
  `${((100 * results.filter((result) => result.outcome === outcome).length) / results.length).toFixed(1)} % ${outcome}`
console.log(`${results.length} lines: ${share('understood')}, ${share('not-food')}, ${share('unknown')}`)
