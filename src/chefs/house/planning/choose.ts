/** What a dish scores, and the share of what was listed that it uses. */
type Rated = { score: number; share: number }

/** Dishes so far below the best, and of how many seeds in a row one brings one of them. */
type Tolerance = Rated & { every: number }

/**
 * How far below the best a dish may stand and still be served: it must use what the best uses, but for a herb. Only where
 * none does so, one that is less of a dish; and at last one that leaves something out. Readers like the best better by
 * half a point of ten and more, and than what is far from it by one and a half: that comes for one seed in ten, seed 3
 * among them.
 */
const tolerances: readonly Tolerance[] = [
  { score: 2, share: 0.025, every: 5 },
  { score: 4, share: 0.025, every: 10 },
  { score: 6, share: 0.2, every: 10 },
]

/** The first seed that brings another dish than the best. */
const firstOther = 3

const isForOther = (seed: number, every: number) => seed % every === firstOther

/** How far below the best a dish may stand that this seed could bring: for most seeds none does. */
export function reachOf(seed: number): number {
  return Math.max(0, ...tolerances.map(({ score, every }) => (isForOther(seed, every) ? score : 0)))
}

/**
 * One of these dishes: the best for four seeds of five, and for the fifth the next that is nearly as good. Seed 0 brings
 * the best. Throws a `RangeError` when there is none.
 */
export function choose<T extends Rated>(options: readonly T[], seed: number): T {
  const [best, ...others] = options.toSorted((one, other) => other.score - one.score)
  if (best === undefined) throw new RangeError('nothing to choose from')
  for (const { score, share, every } of tolerances) {
    const next = others.find(
      (other) => other.score >= best.score - score && other.share >= best.share - share,
    )
    if (next) return isForOther(seed, every) ? next : best
  }
  return best
}
