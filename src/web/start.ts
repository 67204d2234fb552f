import './styles/tokens.css'
import './styles/page.css'
import './styles/entry.css'

// The first screen comes with the document, so it is painted before the script is even fetched.
// A button pressed until the script runs, by hand or with Enter, is pressed again once it does.
let pressed: HTMLElement | null

function keep(event: SubmitEvent) {
  event.preventDefault()
  pressed = event.submitter
}

async function run() {
  // The development server's document is empty: there is nothing to paint first.
  if (import.meta.env.PROD)
    await new Promise((painted) =>
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
    )
  await import('./main.tsx')
  removeEventListener('submit', keep)
  // A click makes React hydrate what it is about; a submission would not.
  pressed?.click()
}

addEventListener('submit', keep)
void run()
