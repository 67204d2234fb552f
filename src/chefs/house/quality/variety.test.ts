import { expect, test } from 'vitest'
import { drawnFrom, wideFrom } from '#shared/seeds.ts'
import { planRecipe } from '../planning/plan.ts'
import { everydayLists } from './everyday-lists.testing.ts'
import { understood } from './understood.testing.ts'

const inARow = (count: number, first = 0) => Array.from({ length: count }, (_, index) => first + index)

/** The titles that seeds bring of a list. */
function titles(list: string, seeds: readonly number[]): string[] {
  const understanding = understood(list.split(', '))
  return seeds.map((seed) => planRecipe(understanding, seed)!.title)
}

/** How many dishes the first seeds bring. */
const dishes = (list: string, seeds: number) => new Set(titles(list, inARow(seeds))).size

const shareOfLists = (holds: (list: string) => boolean) =>
  everydayLists.filter(holds).length / everydayLists.length

test('five seeds bring two dishes of nine in ten everyday lists', () => {
  expect(shareOfLists((list) => dishes(list, 5) >= 2)).toBeGreaterThanOrEqual(0.9)
})

test('the seeds that ideas are counted by bring four dishes of five in six everyday lists', () => {
  expect(shareOfLists((list) => dishes(list, drawnFrom) >= 4)).toBeGreaterThanOrEqual(5 / 6)
})

test.each([
  ['all that the list has', 0, wideFrom],
  ['less of it', wideFrom, drawnFrom],
])('of the seeds that bring %s three of five bring the best', (_, from, to) => {
  for (const list of everydayLists.slice(0, 10)) {
    const [best] = titles(list, [0])
    const bring = titles(list, inARow(to - from, from)).filter((title) => title === best)
    expect(bring.length / (to - from)).toBeGreaterThanOrEqual(0.6)
  }
})
