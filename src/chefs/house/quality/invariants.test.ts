import { beforeAll, expect, test } from 'vitest'
import { hardLists } from './hard-lists.testing.ts'
import { answer, judge } from './invariants.testing.ts'
import { randomList } from './random-lists.testing.ts'
import { parseRecipe } from './written-recipe.testing.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index)
const invariants = 'use, extras, amounts, times, temperatures, hazards, bytes and shape'

// The first call builds the lexicon.
beforeAll(() => answer(['egg'], 0), 60_000)

test.each(hardLists)(
  '$list is answered as a good cook would, over 20 seeds',
  { timeout: 60_000 },
  async ({ list, expected }) => {
    const faults = new Set<string>()
    for (const seed of seeds) {
      const given = await answer(list, seed)
      const recipe = parseRecipe(given.markdown)
      for (const [what, holds] of Object.entries(expected({ ...given, ...(recipe && { recipe }) })))
        if (!holds) faults.add(`${what} (seed ${seed})`)
      for (const fault of judge(list, given.markdown, given.notes)) faults.add(`${fault} (seed ${seed})`)
    }
    expect([...faults]).toEqual([])
  },
)

test.each([0, 1, 2, 3])(
  `${invariants} hold over 100 random lists (%i)`,
  { timeout: 60_000 },
  async (part) => {
    const faults: string[] = []
    for (let index = part * 100; index < part * 100 + 100; index++) {
      const list = randomList(index)
      const { markdown, notes } = await answer(list, index)
      for (const fault of judge(list, markdown, notes)) faults.push(`${fault} [list ${index}]`)
      expect(await answer(list, index)).toEqual({ markdown, notes })
    }
    expect(faults).toEqual([])
  },
)
