// `npm start`: builds what is missing or older than its sources, then serves it in this very process, so that
// signals reach the server; its workers run this file too. An installation without development tools serves the build that it has.
import { spawnSync } from 'node:child_process'
import cluster from 'node:cluster'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const root = join(import.meta.dirname, '..')
const server = join(root, 'dist/server/main.js')
const built = [server, join(root, 'dist/client/index.html')]
const sources = [
  'src',
  'cookbook',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** @param {string} path @returns {number} when the path or anything under it was last changed, 0 for none */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  // A directory's own time shows that something in it was deleted.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}

function buildWhatIsStale() {
  const isFresh =
    built.every((path) => existsSync(path)) &&
    Math.min(...built.map(lastChange)) >= Math.max(...sources.map((path) => lastChange(join(root, path))))

  if (!isFresh && existsSync(join(root, 'node_modules/vite'))) {
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true })
    if (status !== 0) process.exit(status ?? 1)
  }
  if (!existsSync(server)) {
    console.error('There is no build to serve, and nothing to build with: run npm ci first.')
    process.exit(1)
  }
}

if (cluster.isPrimary) buildWhatIsStale()
// While its tables are built V8 would make room for much new memory, and keep it as long as nobody asks for anything.
setFlagsFromString('--semi-space-growth-factor=1')
await import(server)
// When many ask at once it grows faster than by V8's own factor of 2: what is short-lived is then not kept for old.
setFlagsFromString('--semi-space-growth-factor=4')
// Old objects are collected once they have grown by so many percent: V8 on its own waits longer, and every open stream
// then takes twice the memory.
setFlagsFromString('--heap-growing-percent=50')
