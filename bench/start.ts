import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { Figure } from './figures.ts'
import { startServer } from './processes.ts'

const rounds = 5
const port = '38127'

/** Milliseconds from `npm start` with a finished build to its first answer. */
async function startMs(): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('npm start came to an end')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const ms = performance.now() - begun
  const exit = once(child, 'exit')
  // npm and the server are a group of their own.
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await exit
  return ms
}

/** Start and rest of the server without any setting. */
export async function measureStart(): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await startMs())
  const servers = await Promise.all(
    Array.from({ length: rounds }, () => startServer(['scripts/start.js'], {})),
  )
  const megabytes = () => servers.map((server) => server.rss() / 1e6)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const resting = megabytes()
  await Promise.all(servers.map((server) => server.stop()))
  return [
    { what: 'start: npm start to the first answer', unit: 'ms', values: times, target: { atMost: 1000 } },
    { what: 'start: memory at rest', unit: 'MB', values: resting, target: { atMost: 90 } },
  ]
}
