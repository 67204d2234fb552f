import { request as httpRequest } from 'node:http'

import { expect } from '@playwright/test'

import { startChefServer } from './chef-server.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'
import { nginx, sample, startNginx, stopEveryNginx } from './nginx.ts'

if (!nginx) console.warn('No nginx here: the tests behind a proxy are skipped.')
test.skip(!nginx, 'no nginx here')
test.afterEach(stopEveryNginx)

const body = (scenario: string) => JSON.stringify({ ingredients: [scenario, ...fourIngredients] })
const json = { 'content-type': 'application/json' }

function ask(url: string, scenario: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: body(scenario),
  })
}

test('[109] with buffering and compression on, the first text arrives while the provider still writes', async ({
  hosted,
  provider,
}) => {
  const proxy = await startNginx(hosted)
  const before = provider.requests.length
  const response = ask(proxy.url, 'gated', { 'accept-encoding': 'gzip' })
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  provider.requests[before]!.release()
  const released = performance.now()
  const reader = (await response).body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes('Lemony chicken rice'))
    text += decoder.decode((await reader.read()).value, { stream: true })
  // A second is meant; a machine that runs other tests at once takes longer.
  expect(performance.now() - released).toBeLessThan(5000)
  expect((await response).headers.get('content-encoding')).toBe('gzip')
  expect(text).not.toContain('A one-pan supper')
  for (let line = 0; line < 60; line++) provider.requests[before]!.release()
  for (let step = await reader.read(); !step.done; step = await reader.read())
    text += decoder.decode(step.value, { stream: true })
  expect(text).toContain('"type":"end"')
})

for (const { how, change, arrivesAs } of [
  { how: 'as a broken connection', change: (text: string) => text, arrivesAs: 'broken' },
  {
    how: 'as a clean end, by a proxy that speaks HTTP/1.0',
    change: (text: string) => text.replace('proxy_http_version 1.1;', 'proxy_http_version 1.0;'),
    arrivesAs: 'ended without an end',
  },
])
  test(`[110] a cut in the middle reaches the page as a failure: ${how}`, async ({ page, hosted }) => {
    const proxy = await startNginx(hosted, change)
    const response = await ask(proxy.url, 'cut')
    expect(response.status).toBe(200)
    const outcome = await response.text().then(
      (text) => (text.includes('"type":"end"') ? 'finished' : 'ended without an end'),
      () => 'broken',
    )
    expect(outcome).toBe(arrivesAs)

    const { errors } = await countErrors(page)
    await page.goto(proxy.url)
    const { ask: button, add, article, pills, generating } = visit(page)
    await add(...fourIngredients, 'echo')
    await button.click()
    await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
    await pills.last().getByRole('button').click()
    await add('cut')
    const main = await page.getByRole('main').innerHTML()
    await button.click()
    await expect.poll(() => errors.length).toBe(1)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML()).toBe(main)
  })

test('[36] where the proxy rewrites Host, visitors pass by Sec-Fetch-Site and other sites do not', async ({
  page,
  hosted,
}) => {
  const rewritten = sample.replace('proxy_set_header Host $host;', 'proxy_set_header Host kitchen.internal;')
  expect(rewritten).not.toBe(sample)
  const proxy = await startNginx(hosted, () => rewritten)
  await page.goto(proxy.url)
  const { ask: button, add, article } = visit(page)
  await add('echo', ...fourIngredients)
  await button.click()
  await expect(article).toContainText('I have echo')
  const statusOf = async (headers: Record<string, string>) =>
    (await ask(proxy.url, 'recipe-at-once', headers)).status
  expect(await statusOf({ origin: proxy.url, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ origin: proxy.url })).toBe(403)
})

test('[49] TRUST_PROXY=1 counts by the address that the proxy saw, whatever a visitor claims', async ({
  provider,
}) => {
  const server = await startChefServer({
    CHEF_ENDPOINT: provider.url('recipe-at-once'),
    CHEF_STANDIN: 'none',
    RATE_LIMIT_PER_MINUTE: '1',
    TRUST_PROXY: '1',
  })
  const proxy = await startNginx(server.url)
  const statusFrom = (localAddress: string, claimed?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...json, ...(claimed && { 'x-forwarded-for': claimed }) }
      const options = { port: proxy.port, path: '/api/recipe', method: 'POST', host: '127.0.0.1' }
      httpRequest({ ...options, localAddress, headers }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      })
        .on('error', reject)
        .end(body('recipe'))
    })
  expect(await statusFrom('127.0.0.1')).toBe(200)
  expect(await statusFrom('127.0.0.1')).toBe(429)
  expect(await statusFrom('127.0.0.1', '203.0.113.7')).toBe(429)
  expect(await statusFrom('127.0.0.2')).toBe(200)
  expect(await statusFrom('127.0.0.2', '127.0.0.3')).toBe(429)
  await server.stop()
})

test('over TLS at the proxy the page is told to stay with TLS', async ({ provider }) => {
  const server = await startChefServer({ CHEF_ENDPOINT: provider.url('recipe-at-once'), TRUST_PROXY: '1' })
  const proxy = await startNginx(server.url, (text) => text.replace('$scheme', 'https'))
  const response = await fetch(proxy.url)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  await server.stop()
})
