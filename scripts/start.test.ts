import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

// A project of the same shape, whose build writes a server that says who built it.
let root: string
const write = (path: string, text: string, seconds: number) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  utimesSync(join(root, path), seconds, seconds)
  for (let up = dirname(path); up !== '.'; up = dirname(up)) utimesSync(join(root, up), 1000, 1000)
}
const start = () => execFileSync(process.execPath, [join(root, 'scripts/start.js')], { encoding: 'utf8' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chef-basil-start-'))
  cpSync(join(import.meta.dirname, 'start.js'), join(root, 'scripts/start.js'))
  const build = `require('fs').writeFileSync('dist/server/main.js', "console.log('built anew')")`
  write('build.cjs', `require('fs').mkdirSync('dist/server', { recursive: true });${build}`, 1000)
  write('package.json', '{"type":"module","scripts":{"build":"node build.cjs"}}', 1000)
  write('node_modules/vite/package.json', '{}', 1000)
  write('src/main.ts', '', 1000)
  write('dist/client/index.html', '', 2000)
  write('dist/server/main.js', "console.log('built before')", 2000)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a finished build is served as it is', () => {
  expect(start()).toBe('built before\n')
})

test.each([
  ['is missing', () => rmSync(join(root, 'dist/server'), { recursive: true })],
  ['lacks the page', () => rmSync(join(root, 'dist/client/index.html'))],
  ['is older than its sources', () => write('src/deep/new.ts', '', 3000)],
  ['is older than its dependencies', () => write('package-lock.json', '{}', 3000)],
])('a build that %s is made first', (_, change) => {
  change()
  expect(start()).toMatch(/built anew\n$/)
})

test('without development tools the build that is there is served', () => {
  write('src/main.ts', '', 3000)
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(start()).toBe('built before\n')
})

test('without a build and without tools it says what to do', () => {
  rmSync(join(root, 'dist'), { recursive: true })
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(start).toThrow(/run npm ci first/)
})
