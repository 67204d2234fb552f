import { useEffect, useState } from 'react'

/** Seconds of waiting after which the time shows. */
const shownFrom = 5

/** How long the wait has been since this came on the page. A timer is not announced as it runs. */
export function ElapsedTime() {
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])

  return seconds >= shownFrom && <span role="timer">{seconds} s</span>
}
