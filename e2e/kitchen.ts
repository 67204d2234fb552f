import { test as base, type Page } from '@playwright/test'

import { startChefServer, type ChefServer, type Host } from './chef-server.ts'
import { startWorkerd } from './edge/workerd.ts'
import { words } from './provider/completion-chunk.ts'
import type { Scenario } from './provider/call.ts'
import { type Provider, startProvider } from './provider/provider.ts'

/** A list that is long enough for the call to action. */
export const fourIngredients = ['egg', 'rice', 'peas', 'ginger']

const row = (cell: string) => `|${` ${cell} |`.repeat(40)}\n`

const wideTable: Scenario = {
  about: 'a table of 40 columns',
  play: (call) => call.answer(words(row('column') + row('---') + row('7').repeat(5)), 1),
}

const manyTimes: Scenario = {
  about: 'a recipe with six times',
  play: (call) =>
    call.answer([
      '## Six times soup\n\n1. Fry the onion for 5 minutes, then boil it for 10 to 12 minutes.\n',
      '2. Simmer for 1 hour 15 minutes.\n3. Rest for 30 seconds, cool for half an hour and chill for 2 hours.\n',
    ]),
}

type Fixtures = {
  /** What the servers run on: a project says so. */
  host: Host
  /** Starts a server with these settings. */
  start: (settings?: Record<string, string>) => Promise<ChefServer>
  /** Base URL of a server without any setting: the house chef answers. */
  house: string
  /** Base URL of a server whose hosted chef plays the scenario that is named as an ingredient; no stand-in. */
  hosted: string
  provider: Provider
}

export const test = base.extend<object, Fixtures>({
  host: ['node', { option: true, scope: 'worker' }],
  start: [
    async ({ host }, use) => {
      const running: ChefServer[] = []
      await use(async (settings = {}) => {
        const server = await (host === 'node' ? startChefServer : startWorkerd)(settings)
        running.push(server)
        return server
      })
      await Promise.all(running.map((server) => server.stop()))
    },
    { scope: 'worker' },
  ],
  house: [async ({ start }, use) => use((await start()).url), { scope: 'worker' }],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
    async ({}, use) => {
      const provider = await startProvider({
        scenarios: { 'wide-table': wideTable, 'many-times': manyTimes },
      })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  hosted: [
    async ({ provider, start }, use) => {
      const server = await start({
        CHEF_ENDPOINT: provider.url('by-ingredient'),
        CHEF_STANDIN: 'none',
        RATE_LIMIT_PER_MINUTE: '10000',
        RATE_LIMIT_PER_DAY: '10000',
      })
      await use(server.url)
    },
    { scope: 'worker' },
  ],
})

/** The page's parts by role and text, and what a visitor does with them. */
export function visit(page: Page) {
  const field = page.getByRole('textbox', { name: 'Add ingredient' })
  return {
    field,
    addButton: page.getByRole('button', { name: 'Add ingredient' }),
    list: page.getByRole('region', { name: 'Ingredients on hand:' }),
    pills: page.getByRole('region', { name: 'Ingredients on hand:' }).getByRole('listitem'),
    help: page.getByText('4 or more ingredients'),
    ask: page.getByRole('button', { name: 'Get a recipe' }),
    stop: page.getByRole('button', { name: 'Stop' }),
    generating: page.getByText('Generating...', { exact: true }),
    region: page.locator('section[aria-live="polite"]'),
    heading: page.getByRole('heading', { name: 'Chef Basil recommends:' }),
    article: page.getByRole('article'),
    notes: page.getByRole('complementary', { name: 'Kitchen notes' }),
    draft: page.locator('[aria-hidden="true"]', { hasText: 'Chef Basil recommends:' }),
    async add(...ingredients: string[]) {
      for (const ingredient of ingredients) {
        await field.fill(ingredient)
        await field.press('Enter')
      }
    },
  }
}

/** Counts the page's own `console.error`s, apart from what the browser itself logs. Call before `goto`. */
export async function countErrors(page: Page) {
  const errors: string[] = []
  await page.exposeFunction('reportError_', (text: string) => errors.push(text))
  await page.addInitScript(() => {
    const log = console.error
    console.error = (...words: unknown[]) => {
      void (window as unknown as { reportError_(text: string): void }).reportError_(words.join(' '))
      log(...words)
    }
  })
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  return { errors, uncaught }
}
