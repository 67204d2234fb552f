import { useLayoutEffect, useRef } from 'react'

import type { Kitchen } from './use-recipe.ts'

/** The `Generating...` line. Its status region is on the page from the start, so that it is announced. */
export function LoadingLine({
  request,
  isWriting,
  kitchen,
  onStop,
  onGone,
}: {
  /** The request that runs, if one does. */
  request: number | undefined
  /** Its text has begun to come. */
  isWriting: boolean
  kitchen: Kitchen | undefined
  onStop: () => void
  onGone: () => void
}) {
  const loading = request !== undefined
  return (
    <div className="loading-line">
      <div className="loading-pill">
        <div>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <p role="status">{loading && 'Generating...'}</p>
          {loading && !isWriting && kitchen && <kitchen.LongWait key={request} />}
        </div>
        {loading && kitchen && <kitchen.ElapsedTime key={request} />}
        {loading && <StopButton onStop={onStop} onGone={onGone} />}
      </div>
    </div>
  )
}

/** `onGone` is told when the button leaves the page with the focus on it, or by its own click. */
function StopButton({ onStop, onGone }: { onStop: () => void; onGone: () => void }) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const stop = button.current
    return () => {
      if (stop === document.activeElement) onGone()
    }
  }, [onGone])

  function stopped() {
    // Not every browser focuses the button that is clicked.
    button.current?.focus()
    onStop()
  }

  return (
    <button ref={button} className="button button-quiet" type="button" onClick={stopped}>
      Stop
    </button>
  )
}
