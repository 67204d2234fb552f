import './styles/tokens.css'
import './styles/page.css'
import './styles/entry.css'

import { createRoot, hydrateRoot } from 'react-dom/client'

import { keepOffline } from './offline/keep-offline.ts'
import { Page } from './page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (import.meta.env.MODE === 'static') keepOffline()

// The document says which wording it was prerendered with; the development server's is empty.
const page = <Page helpWording={root.dataset['help'] ?? ''} />
const options = {
  // oxlint-disable-next-line no-console -- for whoever looks: the visitor sees no message
  onCaughtError: (error: unknown) => console.error('Chef Basil could not show the recipe:', error),
}
if (root.hasChildNodes()) hydrateRoot(root, page, options)
else createRoot(root, options).render(page)
