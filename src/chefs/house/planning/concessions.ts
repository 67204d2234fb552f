import type { Requests } from '#food/model/understanding.ts'

/** What is asked of a dish, less what was given up of it. */
export type Concession = {
  requests: Requests
  /** What was given up, as phrases: "from the thai kitchen". */
  unmet: readonly string[]
  /** Whether the time was given up: the dish that takes the least is then the nearest. */
  isHurried: boolean
}

type Bendable = 'mostMinutes' | 'kitchens' | 'courses' | 'nothingElse' | 'noOven'

/**
 * What could be asked for, the whole first, then with as little as possible given up: better something good, with a word
 * about it, than nothing. People and heat are never given up.
 */
export function concessionsTo(asked: Requests): Concession[] {
  const wishes = (['mostMinutes', 'kitchens', 'courses', 'nothingElse', 'noOven'] as const).filter(
    (wish) => asked[wish] !== undefined,
  )
  const sets = wishes.reduce<Bendable[][]>(
    (found, wish) => [...found, ...found.map((set) => [...set, wish])],
    [[]],
  )
  return sets
    .toSorted((one, other) => one.length - other.length)
    .map((set) => ({
      requests: without(asked, set),
      unmet: set.map((wish) => phraseOf(wish, asked)),
      isHurried: set.includes('mostMinutes'),
    }))
}

function without(asked: Requests, wishes: readonly Bendable[]): Requests {
  const rest = { ...asked }
  for (const wish of wishes) delete rest[wish]
  return rest
}

function phraseOf(wish: Bendable, { mostMinutes, kitchens, courses }: Requests): string {
  if (wish === 'nothingElse') return 'without anything else'
  if (wish === 'noOven') return 'without an oven'
  if (wish === 'mostMinutes') return `in ${mostMinutes} minutes`
  return wish === 'kitchens' ? `from the ${kitchens?.[0]} kitchen` : `for ${courses?.[0]}`
}
