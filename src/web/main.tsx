import { createRoot, hydrateRoot } from 'react-dom/client'

import { keepOffline } from './offline/keep-offline.ts'
import { Page } from './page.tsx'

// The build sees to it that every document has it.
const root = document.getElementById('root') as HTMLElement

if (import.meta.env.MODE === 'static') keepOffline()

// The document says which wording it was prerendered with; the development server's is empty.
const page = <Page helpWording={root.dataset['help'] ?? ''} />
const options = {
  // oxlint-disable-next-line no-console -- for whoever looks: the visitor sees no message
  onCaughtError: (error: unknown) => console.error('Chef Basil could not show the recipe:', error),
}
if (import.meta.env.PROD) hydrateRoot(root, page, options)
else createRoot(root, options).render(page)
