// Judges the house chef over random lists: `npx tsx scripts/judge-house-chef.ts --lists 20000 --seed 1`.
import { parseArgs } from 'node:util'
import { answer, judge } from '#chefs/house/quality/invariants.testing.ts'
import { randomList } from '#chefs/house/quality/random-lists.testing.ts'

const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    examples: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const [lists, seed, shown] = [values.lists, values.seed, values.examples].map(Number) as [
  number,
  number,
  number,
]

/** Percent of the lists that hold food. */
const mostRefused = 3
const refusedFood = '7: refused although there is food'
const counts = new Map<string, { count: number; examples: string[] }>()
const titles = new Set<string>()
let [refused, hungry, faulty] = [0, 0, 0]

for (let index = 0; index < lists; index++) {
  const list = randomList(seed + index)
  const { markdown, notes } = await answer(list, index)
  const faults = judge(list, markdown, notes)
  if (index % 10 === 0) {
    const again = await answer(list, index)
    if (again.markdown !== markdown || JSON.stringify(again.notes) !== JSON.stringify(notes))
      faults.push('8: same list and seed, other bytes |')
  }
  titles.add(markdown.split('\n')[0]!)
  if (!markdown.includes('###')) refused++
  // Of these a share is allowed, and of faults none.
  const isHungry = faults.some((fault) => fault.startsWith(refusedFood))
  if (isHungry) hungry++
  else if (faults.length > 0) faulty++
  for (const fault of faults) {
    const [what = '', where = ''] = fault.split(' | ')
    const known = counts.get(what) ?? { count: 0, examples: [] }
    known.count++
    if (known.examples.length < shown) known.examples.push(`${where} [list ${seed + index}, seed ${index}]`)
    counts.set(what, known)
  }
}

for (const [what, { count, examples }] of [...counts].toSorted(([, a], [, b]) => b.count - a.count)) {
  if (values.only !== undefined && !what.startsWith(values.only)) continue
  console.log(`${String(count).padStart(6)}  ${what}`)
  for (const example of examples) console.log(`          ${example}`)
}
const share = ((hungry / (lists - refused + hungry)) * 100).toFixed(2)
console.log(
  `${lists} lists, ${faulty} with a fault, ${refused} refused, of them ${hungry} that hold food (${share} %), ${titles.size} different titles`,
)
process.exitCode = faulty > 0 || Number(share) >= mostRefused ? 1 : 0
