import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { startProvider } from '../e2e/provider/provider.ts'

async function check(settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-provider.ts'], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')])
  return { said, errors, code: run.exitCode }
}

test('the command exits with 0 where all works, and with 1 where something does not', async () => {
  const provider = await startProvider()
  const good = await check({ CHEF_ENDPOINT: provider.url('recipe-at-once') })
  expect(good).toMatchObject({ code: 0, said: expect.stringMatching(/All works\.\n$/) })
  const bad = await check({ CHEF_ENDPOINT: provider.url('status-401'), HF_TOKEN: 'canary' })
  expect(bad).toMatchObject({ code: 1, said: expect.stringContaining('check HF_TOKEN') })
  expect(bad.said + bad.errors).not.toContain('canary')
  expect(await check({ CHEF_ENDPOINT: 'nowhere' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('CHEF_ENDPOINT'),
  })
  expect(await check({})).toMatchObject({ code: 0, said: expect.stringContaining('the house chef answers') })
  await provider.close()
}, 60_000)
