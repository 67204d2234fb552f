/** What a dish scores, and the share of what was listed that it uses. */
type Rated = { score: number; share: number }

/** Dishes so far below the best, and the part of the range from 0 to 1 in which seeds bring one of them. */
type Tolerance = Rated & { from: number; to: number }

/**
 * How far below the best a dish may stand and still be served: it must use what the best uses, but for a herb. Only where
 * none does so, one that is less of a dish; and at last one that leaves something out. Readers like the best better by
 * half a point of ten and more, and than what is far from it by one and a half: that comes for one seed in ten, seed 3
 * among them.
 */
const tolerances: readonly Tolerance[] = [
  { score: 2, share: 0.025, from: 0.75, to: 1 },
  { score: 4, share: 0.025, from: 0.8, to: 0.9 },
  { score: 6, share: 0.2, from: 0.8, to: 0.9 },
]

/** How far below the best a dish may stand that this seed could bring: for most seeds none does. */
export function reachOf(seed: number): number {
  const turn = turnOf(seed)
  return Math.max(0, ...tolerances.map(({ score, from, to }) => (turn >= from && turn < to ? score : 0)))
}

/** The golden ratio's fraction: its multiples fill the range from 0 to 1 evenly, however many are taken. */
const golden = (Math.sqrt(5) - 1) / 2

/** Where a seed stands in the range from 0 to 1. */
const turnOf = (seed: number) => (seed * golden) % 1

/**
 * One of these dishes: the best for most seeds, and for seeds in a row soon each of the others that are as good or nearly
 * so. Seed 0 brings the best. Throws a `RangeError` when there is none.
 */
export function choose<T extends Rated>(options: readonly T[], seed: number): T {
  const [best, ...others] = options.toSorted((one, other) => other.score - one.score)
  if (best === undefined) throw new RangeError('nothing to choose from')
  const turn = turnOf(seed)
  for (const { score, share, from, to } of tolerances) {
    const near = others.filter(
      (other) => other.score >= best.score - score && other.share >= best.share - share,
    )
    if (near.length === 0) continue
    const isForOther = turn >= from && turn < to
    return isForOther ? near[Math.floor(((turn - from) / (to - from)) * near.length)]! : best
  }
  return best
}
