import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const text = (file: string) => readFileSync(file, 'utf8')

test('the proxy of compose.yaml has the documented configuration, with the addresses of the three chefs', () => {
  const [, documented = ''] = [...text('docs/operations.md').matchAll(/```nginx\n([^]*?)```/g)].map(
    ([, sample]) => sample,
  )
  const kept = text('container/nginx.conf')
    .replace(/^#.*\n/, '')
    .replace(/ {2}location = \/metrics \{\n.*\n {2}\}\n\n/, '')
    .replace('listen 8080;', 'listen 80;')
    .replaceAll(/10\.89\.7\.1(\d)/g, '10.0.0.$1')
  expect(kept).toBe(documented)
  const addresses = text('container/nginx.conf').match(/10\.89\.7\.\d+/g)
  expect(text('compose.yaml').match(/10\.89\.7\.1\d/g)).toEqual(addresses)
})

test('the image is built of what the build reads: each folder and file that it copies is let through', () => {
  const ignored = text('.dockerignore')
  for (const source of [
    'src',
    'cookbook',
    'public',
    'index.html',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ])
    expect(ignored).toContain(`!${source}\n`)
})

test('stopping a container leaves recipes the time that the server gives them', () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(text('compose.yaml')) ?? []
  const [, drain = ''] = /maxDrainMs = ([\d_]+)/.exec(text('src/server/draining.ts')) ?? []
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(drain.replaceAll('_', '')))
  expect(text('Dockerfile')).toContain('STOPSIGNAL SIGTERM')
})
