import { beforeAll, expect, test } from 'vitest'
import { houseChef } from './house-chef.ts'
import { answer } from './quality/invariants.testing.ts'

// The first call builds the lexicon.
beforeAll(async () => {
  await answer(['egg'], 1)
}, 60_000)

const seeds = Array.from({ length: 20 }, (_, index) => index)

/** The lines of one section of the markdown. */
function section(markdown: string, heading: string): string {
  return markdown.split(/^### /m).find((part) => part.startsWith(heading)) ?? ''
}

const main = ['chicken thighs', 'rice', 'garlic', 'lemon', 'spinach']

test.each(seeds)(
  'all five of a plain list are in the ingredients and in the method (seed %d)',
  async (seed) => {
    const { markdown, notes } = await answer(main, seed)
    const [ingredients, method] = [section(markdown, 'Ingredients'), section(markdown, 'Method')]
    for (const word of ['chicken', 'rice', 'garlic', 'lemon', 'spinach']) {
      expect(ingredients).toContain(word)
      expect(method).toContain(word)
    }
    expect(method).toContain('74 °C (165 °F)')
    expect(notes.temperatures).toContainEqual({ food: 'chicken thigh', celsius: 74, fahrenheit: 165 })
    expect(notes.setAside).toEqual([])
  },
)

test('the same list and seed give the same bytes, other seeds other dishes', async () => {
  const first = await Promise.all(seeds.map((seed) => answer(main, seed)))
  const second = await Promise.all(seeds.map((seed) => answer(main, seed)))
  expect(second).toEqual(first)
  expect(new Set(first.map(({ markdown }) => markdown.split('\n')[0])).size).toBeGreaterThan(3)
})

test('the markdown is title, sentence, servings and time, ingredients, numbered method and at most one tip', async () => {
  for (const seed of seeds) {
    const { markdown } = await answer(main, seed)
    expect(markdown).toMatch(
      /^## [^\n]+\n\n[^\n]+\n\n(?:Serves|Makes) \d+ · [^\n]+\n\n### Ingredients\n\n(?:- [^\n]+\n)+\n### Method\n\n(?:\d+\. [^\n]+\n)+(?:\n\*\*Tip:\*\* [^\n]+\n)?$/,
    )
  }
})

test.each([
  [['bleach', 'ammonia', 'water'], 'poison'],
  [['a shoe', 'qwxzv'], 'Nothing on the list'],
  [['water', 'salt'], 'one or two more'],
])('%j gets a calm refusal: a title and a sentence, no recipe', async (list, words) => {
  const { markdown } = await answer(list, 1)
  expect(markdown).toMatch(/^## [^\n]+\n\n[^\n]+\n$/)
  expect(markdown).toContain(words)
  expect(markdown).not.toMatch(/###|Ingredients|Method/)
})

test('a hazard among foods is named in the notes and in no line of the recipe', async () => {
  for (const seed of seeds) {
    const { markdown, notes } = await answer(['bleach', 'chicken', 'rice'], seed)
    expect(markdown).not.toMatch(/bleach/i)
    expect(markdown).toMatch(/chicken/)
    expect(notes.setAside).toContainEqual({ ingredient: 'bleach', reason: expect.stringContaining('poison') })
    expect(notes.warnings.join(' ')).toContain('1-800-222-1222')
  }
})

test('an aborted call throws the reason and says nothing', async () => {
  const reason = new Error('gone')
  const call = houseChef([], { signal: AbortSignal.abort(reason) })
  await expect(call.next()).rejects.toBe(reason)
})

test("a food keeps the name of the visitor's own dialect in list and method", async () => {
  for (const seed of seeds) {
    const { markdown } = await answer(['eggplant', 'tomato', 'garlic', 'rice', 'cilantro'], seed)
    expect(section(markdown, 'Ingredients')).toContain('eggplant')
    expect(section(markdown, 'Method')).toContain('eggplant')
    const told = section(markdown, 'Ingredients') + section(markdown, 'Method')
    expect(told).not.toMatch(/aubergine|coriander/i)
  }
})
