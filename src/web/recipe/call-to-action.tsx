import type { RefObject } from 'react'

export function CallToAction({
  buttonRef,
  onAsk,
}: {
  buttonRef: RefObject<HTMLButtonElement | null>
  onAsk: () => void
}) {
  return (
    <section className="call-to-action" aria-labelledby="ready-heading">
      <div>
        <h2 id="ready-heading">Ready for a recipe?</h2>
        <p>Generate a recipe from your list of ingredients.</p>
      </div>
      <button ref={buttonRef} className="button button-main" type="button" onClick={onAsk}>
        Get a recipe
      </button>
    </section>
  )
}
