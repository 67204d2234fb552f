/** A seeded source of choices; the same seed gives the same choices on every machine. */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** One of the options; throws when there is none. */
  pick<T>(options: readonly T[]): T
  /** One of the options, each as likely as its weight. */
  pickWeighted<T>(options: readonly T[], weight: (option: T) => number): T
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for choosing a dinner. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (options) => at(options, Math.floor(next() * options.length)),
    pickWeighted(options, weight) {
      let rest = next() * options.reduce((sum, option) => sum + weight(option), 0)
      const index = options.findIndex((option) => (rest -= weight(option)) < 0)
      return at(options, index === -1 ? options.length - 1 : index)
    },
  }
}

function at<T>(options: readonly T[], index: number): T {
  const option = options[index]
  if (option === undefined) throw new RangeError('nothing to pick from')
  return option
}
