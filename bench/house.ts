import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'

import { built } from './built.ts'
import { median, percentile, type Figure } from './figures.ts'
import { startOurs } from './processes.ts'
import { visitServer } from './visiting.ts'

const foods =
  'egg, rice, peas, ginger, chicken thighs, garlic, lemon, onion, spinach, feta, tomato, potato, carrot, salmon, cream, butter, parmesan, pasta, basil, chickpeas, coconut milk, lentils, bell pepper, zucchini, mushrooms, kale, black beans, tofu, soy sauce, cumin'.split(
    ', ',
  )

const rounds = 5

/** So many ingredients; past thirty the same foods come again in other amounts. */
function list(count: number, from: number): Ingredient[] {
  const texts = Array.from({ length: count }, (_, at) => {
    const food = foods[(from + at) % foods.length] ?? ''
    return at < foods.length ? food : `${at} g ${food}`
  })
  return texts.flatMap((text) => normalizeIngredient(text) ?? [])
}

type House = typeof import('#chefs/house/house-chef.ts')
const { houseChef } = await built<House>('chefs/house/house-chef.ts')

async function recipeMs(ingredients: Ingredient[], seed: number): Promise<number> {
  const begun = performance.now()
  for await (const event of houseChef(ingredients, { signal: new AbortController().signal, seed }))
    if (event.type === 'end') return performance.now() - begun
  throw new Error('a recipe without an end')
}

/** One round: the milliseconds of so many recipes for lists of a length. */
async function round(count: number, recipes: number): Promise<number[]> {
  const times: number[] = []
  for (let seed = 0; seed < recipes; seed++) times.push(await recipeMs(list(count, seed * 7), seed))
  return times
}

/** The house chef alone and over HTTP. */
export async function measureHouse(): Promise<Figure[]> {
  const first = await recipeMs(list(4, 0), 0)
  const bySize = new Map<number, number[][]>([4, 30, 100].map((count) => [count, []]))
  await round(30, 50)
  for (let at = 0; at < rounds; at++)
    for (const [count, times] of bySize) times.push(await round(count, count > 4 ? 100 : 400))
  const medians = (count: number) => (bySize.get(count) ?? []).map(median)
  const ofFour = bySize.get(4) ?? []
  const alone: Figure[] = [
    { what: 'house: the first recipe of a process, tables built', unit: 'ms', values: [first] },
    { what: 'house: recipe for 4, p50', unit: 'ms', values: medians(4) },
    { what: 'house: recipe for 4, p99', unit: 'ms', values: ofFour.map((times) => percentile(times, 0.99)) },
    {
      what: 'house: recipes a second on one core',
      unit: '/s',
      values: ofFour.map((times) => (times.length * 1000) / times.reduce((sum, ms) => sum + ms, 0)),
    },
    {
      what: 'house: p50 for 30',
      unit: 'ms',
      values: medians(30),
      beside: { what: 'ms for 4', values: medians(4) },
    },
    {
      what: 'house: p50 for 100',
      unit: 'ms',
      values: medians(100),
      beside: { what: 'ms for 4', values: medians(4) },
    },
  ]
  return [...alone, ...(await overHttp())]
}

async function overHttp(): Promise<Figure[]> {
  const server = await startOurs()
  await visitServer(server.url, { atOnce: 64, calls: 2000 })
  const perSecond: number[] = []
  const perCpuSecond: number[] = []
  const p99: number[] = []
  for (let at = 0; at < rounds; at++) {
    const cpu = server.cpuSeconds()
    const many = await visitServer(server.url, { atOnce: 64, calls: 4000 })
    perSecond.push(many.total.length / many.seconds)
    perCpuSecond.push(many.total.length / (server.cpuSeconds() - cpu))
    const few = await visitServer(server.url, { atOnce: 8, calls: 2000 })
    p99.push(percentile(few.total, 0.99))
  }
  await server.stop()
  return [
    { what: 'house over HTTP: 64 connections', unit: '/s', values: perSecond, target: { atLeast: 1000 } },
    // What others take of the core counts in the line above and not in this one.
    { what: 'house over HTTP: for a second of processor', unit: '/s', values: perCpuSecond },
    { what: 'house over HTTP: p99 at 8 connections', unit: 'ms', values: p99, target: { atMost: 20 } },
  ]
}
