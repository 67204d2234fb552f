/** What a dish scores, and the share of what was listed that it uses. */
type Rated = { score: number; share: number }

/**
 * How far below the best a dish may stand and still be served: it must use what the best uses, but for a herb. Only where
 * none does so, one that is less of a dish; and at last one that leaves something out.
 */
const tolerances: readonly Rated[] = [
  { score: 2, share: 0.025 },
  { score: 4, share: 0.025 },
  { score: 6, share: 0.2 },
]

/** Share of the seeds that bring the best. Readers like it better than what comes next, by half a point of ten and more. */
const forBest = 0.75

/** The golden ratio's fraction: its multiples fill the range from 0 to 1 evenly, however many are taken. */
const golden = (Math.sqrt(5) - 1) / 2

/**
 * One of these dishes: the best for most seeds, and for seeds in a row soon each of the others that are as good or nearly
 * so. Seed 0 brings the best. Throws a `RangeError` when there is none.
 */
export function choose<T extends Rated>(options: readonly T[], seed: number): T {
  const [best, ...others] = options.toSorted((one, other) => other.score - one.score)
  if (best === undefined) throw new RangeError('nothing to choose from')
  const turn = (seed * golden) % 1
  for (const { score, share } of tolerances) {
    const near = others.filter(
      (other) => other.score >= best.score - score && other.share >= best.share - share,
    )
    if (near.length === 0) continue
    return turn < forBest ? best : near[Math.floor(((turn - forBest) / (1 - forBest)) * near.length)]!
  }
  return best
}
