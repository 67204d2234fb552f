import '#web/styles/tokens.css'
import '#web/styles/page.css'
import '#web/styles/entry.css'

import { createRoot } from 'react-dom/client'

import { Page } from '#web/page.tsx'

// The same page as most of its kind are built: an empty root and one script, fetched at once.
createRoot(document.getElementById('root')!).render(<Page helpWording="List 4 or more ingredients." />)
