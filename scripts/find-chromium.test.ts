import { afterEach, expect, test, vi } from 'vitest'

import { findChromium } from './find-chromium.js'

afterEach(() => void vi.unstubAllEnvs())

test('CHROME_PATH decides', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findChromium()).toBe(process.execPath)
})

test('a CHROME_PATH that leads nowhere is one clear error, and nothing else is tried', () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  expect(() => findChromium()).toThrow('CHROME_PATH is /no/such/browser, but there is no such file.')
})
