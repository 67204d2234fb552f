import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake for as long as the component is on the page, and gives whether it does.
 * Quiet where the browser cannot (no https) or will not (a low battery).
 */
export function useWakeLock(): boolean {
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    const { wakeLock }: { wakeLock?: WakeLock } = navigator
    let lock: WakeLockSentinel | undefined
    let left = false

    // The browser lets go whenever the page is out of sight.
    async function hold() {
      if (document.visibilityState !== 'visible' || lock?.released === false) return
      try {
        const taken = await wakeLock?.request('screen')
        if (left) return void taken?.release()
        lock = taken
        setAwake(lock !== undefined)
        lock?.addEventListener('release', () => setAwake(false))
      } catch {
        // Refused: the screen goes dark as it always does.
      }
    }

    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])

  return awake
}
