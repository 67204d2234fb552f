import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { textChunk, event, finishChunk } from '../../e2e/provider/completion-chunk.ts'
import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { omelette, thoughtAlone, unknownModel } from '../../e2e/provider/recorded.ts'
import { until } from './app.testing.ts'
import { cooked, kitchenOf } from './kitchen.testing.ts'

vi.setConfig({ testTimeout: 30_000 })

const reasons = ['eos', 'end_turn', 'STOP', 'max_tokens', 'MAX_TOKENS']

let provider: Provider
beforeAll(async () => {
  const scenarios = reasons.map((reason) => [
    `ends-with-${reason}`,
    {
      about: `ends with ${reason}`,
      async play(call: { open(): void; write(text: string): Promise<void>; response: { end(): void } }) {
        call.open()
        await call.write(event(textChunk(omelette)) + event(finishChunk(reason)))
        call.response.end()
      },
    },
  ])
  provider = await startProvider({ scenarios: Object.fromEntries(scenarios) })
})
afterAll(() => provider.close())

const sent = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>

const strict = { CHEF_STANDIN: 'none' }
const cuts = ['', '?cut=event', '?cut=byte']

describe('an answer as services send it: in one write, a write an event, a write a byte', () => {
  test.each([
    { row: 135, scenario: 'content-parts' },
    { row: 136, scenario: 'text-after-finish' },
    { row: 136, scenario: 'finish-in-every-chunk' },
    { row: 137, scenario: 'think-tags' },
    { row: 137, scenario: 'thought-tags' },
    { row: 137, scenario: 'reasoning-tags' },
    { row: 140, scenario: 'done-alone' },
    { row: 141, scenario: 'thinks-as-reasoning-content' },
    { row: 141, scenario: 'thinks-as-reasoning' },
    { row: 142, scenario: 'null-error' },
    { row: 145, scenario: 'fenced' },
    { row: 145, scenario: 'fenced-after-thinking' },
    { row: 147, scenario: 'end-mark-s' },
    { row: 147, scenario: 'end-mark-im-end' },
    { row: 147, scenario: 'end-mark-eot' },
  ])('[$row] $scenario is the recipe and nothing else, and so are its notes', async ({ scenario }) => {
    for (const cut of cuts) {
      const { status, events, text } = await cooked(await kitchenOf(provider.url(scenario) + cut, strict))
      expect({ cut, status, text }).toEqual({ cut, status: 200, text: omelette })
      expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' })
      // The thought speaks of butter, the recipe of eggs.
      expect(events.at(-2)).toMatchObject({ notes: { allergens: [{ name: 'egg' }] } })
    }
  })

  test('[138] tool-results: an event of 250 KB is read past', async () => {
    for (const cut of cuts.slice(0, 2)) {
      const { text, events } = await cooked(await kitchenOf(provider.url('tool-results') + cut, strict))
      expect(text).toBe(omelette)
      expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' })
    }
  })

  test('[138] an event of more than 1 MiB is a failure', async () => {
    expect((await cooked(await kitchenOf(provider.url('giant-event'), strict))).status).toBe(502)
  })

  test.each(reasons)('[139] a finish reason of %s is a good end', async (reason) => {
    const { events, text } = await cooked(await kitchenOf(provider.url(`ends-with-${reason}`), strict))
    expect(text).toBe(omelette)
    expect(events.at(-1)).toEqual({ type: 'end', reason: /max/i.test(reason) ? 'length' : 'stop' })
  })
})

describe('thinking', () => {
  test.each(Object.keys(thoughtAlone))('[137] %s fails before its first text', async (scenario) => {
    for (const cut of cuts) {
      const kitchen = await kitchenOf(provider.url(scenario) + cut, strict)
      expect((await cooked(kitchen)).status).toBe(502)
      await until(() => kitchen.logged.join('').includes('raise CHEF_MAX_TOKENS, which is 1024'))
    }
    const { events } = await cooked(await kitchenOf(provider.url(scenario)))
    expect(events[0]).toEqual({ type: 'chef', chef: 'house', standingIn: true })
  })

  test('[141] may last longer than the wait for a first text', async () => {
    const times = { CHEF_FIRST_TEXT_MS: '1000', CHEF_GAP_MS: '1000' }
    const cooking = cooked(await kitchenOf(provider.url('thinks'), { ...strict, ...times }))
    for (const _ of ['one thought', 'another']) {
      await new Promise((resolve) => setTimeout(resolve, 700))
      provider.requests.at(-1)?.release()
    }
    expect(await cooking).toMatchObject({ status: 200, text: omelette })
  })

  test('[141] is bounded by the whole time alone, and silence in it by the wait for a first text', async () => {
    const endless = { ...strict, CHEF_FIRST_TEXT_MS: '300', CHEF_TOTAL_MS: '1500' }
    const begun = performance.now()
    expect((await cooked(await kitchenOf(provider.url('thinks-for-ever'), endless))).status).toBe(504)
    expect(performance.now() - begun).toBeGreaterThan(1400)
    const silent = { ...strict, CHEF_FIRST_TEXT_MS: '300' }
    expect((await cooked(await kitchenOf(provider.url('thinks'), silent))).status).toBe(504)
  })

  test('[141] ends at once where the visitor stops it', async () => {
    const leaving = new AbortController()
    const before = provider.requests.length
    const cooking = cooked(await kitchenOf(provider.url('thinks-for-ever'), strict), leaving.signal)
    await until(() => provider.requests.length > before)
    setTimeout(() => leaving.abort(), 100)
    expect((await cooking).events).toEqual([])
    await until(() => provider.requests.at(-1)?.aborted === true)
  })
})

describe('the limit of the answer', () => {
  test('CHEF_MAX_TOKENS is what the call asks for', async () => {
    await cooked(await kitchenOf(provider.url('recipe-at-once'), { CHEF_MAX_TOKENS: '4096' }))
    expect(sent(provider.requests.at(-1))['max_tokens']).toBe(4096)
  })

  test('[143] goes by its other name after one refusal, and from then on', async () => {
    const kitchen = await kitchenOf(provider.url('other-limit'), strict)
    const before = provider.requests.length
    for (const recipe of ['first', 'second']) {
      const { status, text } = await cooked(kitchen)
      expect({ recipe, status, text }).toEqual({ recipe, status: 200, text: omelette })
    }
    const [refused, repeated, next, ...more] = provider.requests.slice(before)
    expect(sent(refused)).toMatchObject({ max_tokens: 1024 })
    const { max_tokens: limit, ...rest } = sent(refused)
    for (const call of [repeated, next]) expect(sent(call)).toEqual({ ...rest, max_completion_tokens: limit })
    expect(more).toEqual([])
  })
})

describe('a model that is not served', () => {
  test.each(Object.keys(unknownModel))('[146] %s: the house chef, one line, a metric', async (scenario) => {
    const kitchen = await kitchenOf(provider.url(scenario), { CHEF_MODEL: 'kitchen/no-such' })
    for (const recipe of ['first', 'second']) {
      const { events } = await cooked(kitchen)
      expect({ recipe, first: events[0] }).toMatchObject({ recipe, first: { standingIn: true } })
    }
    const advice = () => kitchen.logged.filter((line) => line.includes('CHEF_MODEL is kitchen/no-such'))
    await until(() => advice().length > 0)
    expect(advice()).toHaveLength(1)
    expect(await kitchen.metrics.registry.metrics()).toContain(
      'chef_provider_errors_total{kind="model-not-served"} 2',
    )
  })
})
