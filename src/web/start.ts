import './styles/tokens.css'
import './styles/page.css'
import './styles/entry.css'

// The build puts these few lines into the document. The first screen comes with it too, so it is painted before the
// script is even fetched. Whatever is entered until the script runs is kept for it. The development server's document is
// empty.
const field = document.querySelector('input') as HTMLInputElement
const entered: string[] = []
const early = new AbortController()

function keep(event: Event, text: string) {
  event.preventDefault()
  entered.push(text)
  field.value = ''
}

function pasted(event: ClipboardEvent) {
  const { value, selectionStart, selectionEnd } = field
  const text = event.clipboardData!.getData('text')
  // A field of one line would run the lines together, and cut what is longer than an ingredient.
  if (/[\n\r]|^.{121}/.test(text))
    keep(event, value.slice(0, selectionStart!) + text + value.slice(selectionEnd!))
}

function takeEntered() {
  early.abort()
  return entered.splice(0)
}

async function run() {
  if (import.meta.env.PROD)
    await new Promise((painted) =>
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
    )
  // Inside the document no address is relative to this file: the build says where the script is.
  const main = import.meta.env.PROD ? document.getElementById('root')!.dataset['main']! : './main.tsx'
  const { open } = (await import(/* @vite-ignore */ main)) as typeof import('./main.tsx')
  open(takeEntered)
}

addEventListener('submit', (event) => keep(event, field.value), early)
addEventListener('paste', pasted, early)
void run()
