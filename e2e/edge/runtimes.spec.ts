import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect } from '@playwright/test'

import { freePort } from '../free-port.ts'
import { fourIngredients, test } from '../kitchen.ts'

const runtimes = [
  { name: 'deno', command: ['deno', 'run', '--allow-net', '--allow-read', '--allow-env', 'main.ts'] },
  { name: 'bun', command: ['bun', 'main.ts'] },
] as const

/** The program of docs/operations.md, word by word. */
function programOf(name: string): string {
  const program = new RegExp(`\`\`\`ts ${name}\\n([^]*?)\`\`\``).exec(
    readFileSync('docs/operations.md', 'utf8'),
  )
  return program?.[1] ?? ''
}

for (const { name, command } of runtimes) {
  const [file, ...args] = command
  const isHere = spawnSync(file, ['--version']).status === 0
  if (!isHere) console.warn(`No ${name} here: the worker is not tried in it.`)

  test(`in ${name} the same worker serves the page, house recipes, streams and their failures`, async ({
    provider,
  }) => {
    test.skip(!isHere, `no ${name} here`)
    const folder = await mkdtemp(join(tmpdir(), `chef-basil-${name}-`))
    await symlink(resolve('dist-edge'), join(folder, 'dist-edge'))
    await writeFile(join(folder, 'main.ts'), programOf(name))
    const port = await freePort()
    const { PATH = '', HOME = '' } = process.env
    const settings = {
      CHEF_ENDPOINT: provider.url('by-ingredient'),
      CHEF_STANDIN: 'none',
      RATE_LIMIT_PER_MINUTE: '6',
      HF_TOKEN: 'hf_canary',
    }
    const run = spawn(file, args, {
      cwd: folder,
      env: { PATH, HOME, NO_COLOR: '1', PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = once(run, 'exit')
    let said = ''
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (piece) => (said += piece))
    const url = `http://127.0.0.1:${port}`
    const ask = (ingredients: string[], init: RequestInit = {}) =>
      fetch(`${url}/api/recipe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ingredients }),
        ...init,
      })
    try {
      await expect
        .poll(
          () =>
            fetch(`${url}/healthz`).then(
              ({ ok }) => ok,
              () => said,
            ),
          { timeout: 60_000 },
        )
        .toBe(true)

      const page = await fetch(url)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      const script = /data-main="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
      expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')

      expect(await (await ask(['bleach'])).text()).toContain('"chef":"house"')
      expect(await (await ask(['byte-by-byte', ...fourIngredients])).text()).toContain('"type":"end"')
      expect((await ask(['status-500', ...fourIngredients])).status).toBe(502)
      const cut = await ask(['cut', ...fourIngredients])
      const outcome = await cut.text().then(
        (text) => (text.includes('"type":"end"') ? 'finished' : 'ended without an end'),
        () => 'broken',
      )
      expect(outcome).not.toBe('finished')

      const before = provider.requests.length
      const leaving = new AbortController()
      const answer = await ask(['text-then-silence', ...fourIngredients], { signal: leaving.signal })
      expect(answer.status).toBe(200)
      leaving.abort()
      await expect.poll(() => provider.requests[before]?.aborted).toBe(true)

      const statuses = []
      for (let call = 0; call < 3; call++) statuses.push((await ask(['echo', ...fourIngredients])).status)
      expect(statuses).toContain(429)
      expect(said).not.toContain('canary')
    } finally {
      run.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true })
    }
  })
}
