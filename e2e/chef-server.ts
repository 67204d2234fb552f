import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type ChefServer = { url: string; stop(): Promise<void> }

/** What the product runs on. */
export type Host = 'node' | 'workerd'

/** Starts the built server on a free port, with these settings and no others of its own kind. */
export async function startChefServer(settings: Record<string, string> = {}): Promise<ChefServer> {
  const { PATH = '' } = process.env
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  for await (const line of createInterface(server.stdout)) {
    const url = /is open at (http:\/\/[^\s"]+)/.exec(line)?.[1]
    if (!url) continue
    // What else it says is not read, but must not fill the pipe.
    server.stdout.resume()
    return {
      url,
      async stop() {
        // Twice: the second does not wait for open streams.
        server.kill()
        server.kill()
        await exited
      },
    }
  }
  throw new Error(`the server stopped before it was open: exit code ${server.exitCode}`)
}
