import { expect, test } from 'vitest'

import { houseChef } from '#chefs/house/house-chef.ts'
import type { Chef } from '#chefs/chef.ts'
import { list } from '#chefs/cooking.testing.ts'

import { refusal, testApp } from './app.testing.ts'
import { inTurn, readingTurn, Turns } from './turns.ts'

const { signal } = new AbortController()
const nextRound = () => new Promise((resolve) => setImmediate(resolve))

const breaking: Chef = async function* ([first], options) {
  if (first === 'break') throw new TypeError('broken')
  yield* houseChef(list('eggs', 'rice'), options)
}

/** Takes a turn for each size and notes in which order they come. */
function takeAll(turns: Turns, sizes: readonly number[]) {
  const begun: number[] = []
  const all = sizes.map((size) => turns.take(size, signal).then(() => void begun.push(size)))
  return { begun, done: Promise.all(all) }
}

test('[148] between two recipes the event loop goes round: what else is due waits for one of them at most', async () => {
  const { begun, done } = takeAll(new Turns(), Array(20).fill(1))
  for (let round = 1; round < 20; round++) {
    await nextRound()
    expect(begun.length).toBeLessThanOrEqual(round + 1)
  }
  await done
  expect(begun).toHaveLength(20)
})

test('[148] a small list is cooked before the large ones that came first, and large ones are not put off for ever', async () => {
  const { begun, done } = takeAll(new Turns(), [900, 900, 901, 1, 2, 3, 4, 5])
  await done
  expect(begun.slice(0, 4)).toEqual([900, 1, 2, 3])
  expect(begun.indexOf(900, 1)).toBeLessThan(begun.indexOf(5))
})

test('[150] 500 house recipes at once: those beyond the queue get 503 with Retry-After, all others their recipe', async () => {
  const turns = new Turns()
  const { post } = testApp(inTurn(houseChef, turns, 200))
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) => post({ ingredients: ['eggs', 'rice', `${at} g peas`] })),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(200)
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  const cooked = answers.filter(({ status }) => status === 200)
  expect(cooked.length).toBe(500 - refused.length)
  expect(cooked.length).toBeGreaterThanOrEqual(200)
  for (const answer of cooked) expect(await answer.text()).toContain('"end"')
  expect(turns.waiting).toBe(0)
}, 60_000)

test('a full queue refuses, and is open again when one has left it', async () => {
  const turns = new Turns()
  const order = (leaving = new AbortController()) => {
    const events = inTurn(breaking, turns, 1)(list('eggs'), leaving)
    return { leaving, opening: events[Symbol.asyncIterator]().next() }
  }
  await turns.take(1, signal)
  const { leaving, opening } = order()
  expect(await refusal(order().opening)).toMatchObject({ limit: 'queue', retryAfterSeconds: 2 })
  leaving.abort()
  await expect(opening).rejects.toThrow('aborted')
  expect(turns.waiting).toBe(0)
  expect(await order().opening).toMatchObject({ value: { type: 'chef' } })
})

test('[148] a long list, or a long recipe, is read in its turn, an ordinary one at once', async () => {
  const turns = new Turns()
  const foods = list('eggs', 'rice')
  expect(readingTurn(turns, foods, 'Fry the rice. '.repeat(200), signal)).toBeUndefined()
  await turns.take(1, signal)
  const long = [
    readingTurn(turns, foods, 'Fry the rice. '.repeat(2000), signal),
    readingTurn(turns, list(...Array<string>(100).fill('allergic to red onions')), '', signal),
  ]
  expect(turns.waiting).toBe(2)
  await Promise.all(long)
})

test('[149] a recipe whose cooking breaks fails as failures do, and those behind it are cooked', async () => {
  const { post, logged } = testApp(inTurn(breaking, new Turns()))
  const lists = ['eggs', 'break', 'rice', 'break', 'peas']
  const answers = await Promise.all(lists.map((food) => post({ ingredients: [food] })))
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 500, 200])
  expect(logged.filter((line) => line.includes('"failure":"TypeError"'))).toHaveLength(2)
})
