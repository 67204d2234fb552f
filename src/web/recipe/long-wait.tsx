import { useEffect, useState } from 'react'

/** Waiting after which the second line shows: a model without thinking has begun to write by then. */
const longMs = 10_000

/**
 * The second line beside `Generating...`, for a chef who thinks before the first word. It goes by the time alone: many
 * models think where nobody sees it, and the server says nothing before the first word (docs/decisions/011-thinking.md).
 * Seen and not announced: a screen reader hears `Generating...`, and then the recipe.
 */
export function LongWait() {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])

  return isLong && <small>The chef is still thinking.</small>
}
