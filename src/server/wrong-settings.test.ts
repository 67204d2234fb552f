import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { recipe } from '../../e2e/provider/recipes.ts'
import { until } from './app.testing.ts'
import { ask, hosted, killServers, startServer } from './built-server.testing.ts'
import { parseConfig } from './config.ts'
import { checkProvider } from './provider-check.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  const models = ['kitchen/one', 'kitchen/two:latest', 'kitchen/three', 'kitchen/4', 'kitchen/5', 'kitchen/6']
  provider = await startProvider({
    scenarios: {
      // `/openai/v1` is a base that services have.
      openai: { about: 'lists its models and serves one', models, play: (call) => call.answer([recipe]) },
      lists: {
        about: 'lists its models and refuses all others',
        models,
        play(call) {
          const { model } = call.request.body as { model: string }
          const error = { code: 'model_not_found', message: 'canary' }
          return model === 'kitchen/one' ? call.answer([recipe]) : call.refuse(404, {}, { error })
        },
      },
    },
  })
})
afterAll(() => provider.close())
afterEach(killServers)

const at = (scenario: string, settings: Record<string, string> = {}) =>
  hosted(provider.url(scenario), { CHEF_MODEL: 'kitchen/one', ...settings })

/** The lines that a started server logs above `info`. */
const complaints = (out: string) =>
  out
    .split('\n')
    .filter((line) => /"level":"(warn|error)"/.test(line) && !line.includes('recipe failed'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg)

test('[144] the start says where the calls go', async () => {
  const server = startServer(at('lists', { CHEF_ENDPOINT: `${provider.url('lists')}?key=canary` }))
  await server.url
  await until(() => server.said.out.includes('The hosted chef answers'))
  expect(server.said.out).toContain(`kitchen/one at ${provider.url('lists')}/chat/completions?…`)
  expect(server.said.out).not.toContain('canary')
})

const noSuch = { CHEF_MODEL: 'kitchen/no-such' }

test.each([
  { row: 146, what: 'a model that is not listed', scenario: 'lists', settings: noSuch, asks: false, says: /CHEF_MODEL is kitchen\/no-such; served at http:\S+: kitchen\/one, kitchen\/two:latest, kitchen\/three, kitchen\/4, kitchen\/5, and 1 more$/ },
  { row: 146, what: 'a model that is refused', scenario: 'unknown-to-ollama', settings: noSuch, asks: true, says: /CHEF_MODEL is kitchen\/no-such: set it to a model that is served at http/ },
  { row: 52, what: 'a token that is refused', scenario: 'status-401', settings: {}, asks: true, says: /refused the credential: check HF_TOKEN/ },
  { row: 52, what: 'no token where one is wanted', scenario: 'status-401', settings: { HF_TOKEN: '' }, asks: true, says: /wants a token: set HF_TOKEN$/ },
  { row: 61, what: 'an address that is a web page', scenario: 'html-200', settings: {}, asks: true, says: /check CHEF_ENDPOINT: http:\S+ is no chat-completion service$/ },
  { row: 54, what: "a base path that is another's", scenario: 'nobody', settings: {}, asks: true, says: /takes no chat completions at this address: CHEF_ENDPOINT leads to http:\S+; try CHEF_ENDPOINT=http:\S+\/openai\/v1$/ },
  { row: 87, what: 'a service that is not there', scenario: 'nobody', settings: { CHEF_ENDPOINT: 'http://127.0.0.1:9/v1' }, asks: false, says: /could not be reached: check CHEF_ENDPOINT/ },
])('[$row] $what is one line that says what to do, and the house chef stands in', async (wrong) => {
  const server = startServer(at(wrong.scenario, wrong.settings))
  const url = await server.url
  // What the start can find out it says before any visitor comes.
  if (!wrong.asks) await until(() => complaints(server.said.out).length > 0)
  for (const visit of ['first', 'second']) {
    const [chef] = recipeEventDecoder().feed(await (await ask(url)).text())
    expect({ visit, chef }).toEqual({ visit, chef: { type: 'chef', chef: 'house', standingIn: true } })
  }
  const advice = () => complaints(server.said.out).filter((line) => wrong.says.test(line))
  await until(() => advice().length > 0)
  expect(advice()).toHaveLength(1)
  expect(server.said.out).not.toContain('canary')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/chef_provider_errors_total\{kind="[a-z-]+"\} 2/)
}) // prettier-ignore

async function checked(scenario: string, settings: Record<string, string> = {}) {
  const lines: string[] = []
  const config = parseConfig(at(scenario, settings)).hosted!
  const works = await checkProvider(config, (line) => lines.push(line))
  expect(lines.join('\n')).not.toContain('canary')
  return { works, said: lines.join('\n') }
}

test('a check of good settings says where, what is listed, how long it took and that all works', async () => {
  const { works, said } = await checked('lists')
  expect(works).toBe(true)
  expect(said).toMatch(
    new RegExp(
      `^Asking kitchen/one at http:\\S+/lists/v1/chat/completions
6 models are listed there; kitchen/one is one of them\\.
The first text came after \\d+\\.\\d s\\.
A recipe of ${recipe.length} characters was there after \\d+\\.\\d s\\.
All works\\.$`,
    ),
  )
  expect((await checked('length')).said).toContain('cut short: raise CHEF_MAX_TOKENS, which is 1024')
})

test.each([
  { scenario: 'lists', settings: noSuch, says: /is not one of them[^]*\(404\): CHEF_MODEL is kitchen\/no-such; served at/ },
  { scenario: 'status-401', settings: {}, says: /\(401\): check HF_TOKEN/ },
  { scenario: 'html-200', settings: {}, says: /is no chat-completion service\.$/ },
  { scenario: 'redirect', settings: {}, says: /leads elsewhere, and redirects are not followed\.$/ },
  { scenario: 'nobody', settings: {}, says: /try CHEF_ENDPOINT=http:\S+\/openai\/v1\.$/ },
  { scenario: 'think-unclosed', settings: {}, says: /wrote nothing: raise CHEF_MAX_TOKENS, which is 1024\.$/ },
  { scenario: 'silent', settings: { CHEF_FIRST_TEXT_MS: '300' }, says: /the provider took too long\.$/ },
])('a check against $scenario with $settings fails and says what to do', async (wrong) => {
  const { works, said } = await checked(wrong.scenario, wrong.settings)
  expect(works).toBe(false)
  expect(said).toMatch(wrong.says)
}) // prettier-ignore
