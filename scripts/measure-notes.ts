// How true the kitchen notes about recipes of a language model are: tsx scripts/measure-notes.ts [--half tuned|held-back] [--list]
// The recipes were written, and labelled by reading them alone, by somebody who saw nothing of the code.
import { parseArgs } from 'node:util'
import { halves, judged, type Verdict } from '#food/safety/model-recipes/judging.testing.ts'

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const names = Object.keys(halves).filter((name) => values.half === undefined || name === values.half)

const columns: [heading: string, faults: (verdict: Verdict) => readonly string[]][] = [
  ['wrong sure allergen', ({ wrongAllergens }) => wrongAllergens],
  ['missed sure allergen', ({ missedAllergens }) => missedAllergens],
  ['wrong temperature', ({ wrongTemperatures }) => wrongTemperatures],
  ['missed temperature', ({ missedTemperatures }) => missedTemperatures],
  ['false objection', ({ falseObjections }) => falseObjections],
  ['missed objection', ({ missedObjections }) => missedObjections],
  ['label to check that the reader does not name', ({ extraToCheck }) => extraToCheck],
]

for (const name of names) {
  const verdicts = judged(halves[name]!)
  console.log(`${name}: ${verdicts.length} recipes`)
  for (const [heading, faults] of columns) {
    const faulty = verdicts.filter((verdict) => faults(verdict).length > 0)
    console.log(`  ${heading.padEnd(46)} ${String(faulty.length).padStart(3)}`)
    if (values.list)
      for (const verdict of faulty) console.log(`    ${verdict.id}: ${faults(verdict).join('; ')}`)
  }
}
