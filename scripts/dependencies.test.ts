import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

type Locked = {
  version: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  integrity?: string
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')
const installed = locked.filter(([, { dev }]) => !dev)

test('every dependency is one exact version, and every package of the lockfile has its checksum', () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(
    locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
})

test('nothing that the product runs on needs a script of its own at installation', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
})

test('the product stands on few packages', () => {
  // Most of them are the markdown parser, which is many small packages of one project.
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(20)
  expect(installed.length).toBeLessThanOrEqual(160)
})
