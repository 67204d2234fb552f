import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useWakeLock } from './wake-lock.ts'

function Stove() {
  return <p>{useWakeLock() ? 'awake' : 'asleep'}</p>
}

/** A browser's wake lock (jsdom has none): it lets go when the page is hidden. */
function wakeLockOf(refusal?: Error) {
  const locks: (EventTarget & { released: boolean; release(): Promise<void> })[] = []
  const request = vi.fn<() => Promise<EventTarget>>(async () => {
    if (refusal) throw refusal
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
      },
    })
    locks.push(lock)
    return lock
  })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  return { request, locks }
}

function showPage(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'visibilityState')
})

test('the screen stays awake while the component is on the page, and again after the page was hidden', async () => {
  const { request, locks } = wakeLockOf()
  const { unmount } = render(<Stove />)
  expect(await screen.findByText('awake')).toBeDefined()
  showPage('hidden')
  await locks[0]!.release()
  expect(await screen.findByText('asleep')).toBeDefined()
  expect(request).toHaveBeenCalledTimes(1)
  showPage('visible')
  expect(await screen.findByText('awake')).toBeDefined()
  showPage('visible')
  expect(request).toHaveBeenCalledTimes(2)
  unmount()
  expect(locks.map(({ released }) => released)).toEqual([true, true])
})

test('a lock that comes after the component has left is let go at once', async () => {
  const { locks } = wakeLockOf()
  render(<Stove />).unmount()
  await vi.waitFor(() => expect(locks[0]?.released).toBe(true))
})

test('a refusal and a browser without wake lock are quiet', async () => {
  const { request } = wakeLockOf(new DOMException('low battery', 'NotAllowedError'))
  const { unmount } = render(<Stove />)
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  expect(screen.getByText('asleep')).toBeDefined()
  unmount()
  Reflect.deleteProperty(navigator, 'wakeLock')
  render(<Stove />)
  expect(screen.getByText('asleep')).toBeDefined()
})
