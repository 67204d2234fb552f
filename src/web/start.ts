import './styles/tokens.css'
import './styles/page.css'
import './styles/entry.css'

// The first screen comes with the document, so it is painted before the script is even fetched.
// Whatever is entered until the script runs is entered again once it does. The development server's document is empty.
const field = document.querySelector('input') as HTMLInputElement
const entered: string[] = []

function keep(event: SubmitEvent) {
  event.preventDefault()
  entered.push(field.value)
  field.value = ''
}

async function run() {
  if (import.meta.env.PROD)
    await new Promise((painted) =>
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
    )
  await import('./main.tsx')
  removeEventListener('submit', keep)
  const typed = field?.value
  for (const text of entered) {
    field.value = text
    // A click makes React hydrate what it is about; a submission would not.
    field.form!.querySelector('button')!.click()
  }
  if (typed) field.value = typed
}

addEventListener('submit', keep)
void run()
