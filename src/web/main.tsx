import { createRoot, hydrateRoot } from 'react-dom/client'

import { keepOffline } from './offline/keep-offline.ts'
import { Page } from './page.tsx'

/**
 * Makes the document's first screen work; the document keeps what is entered until `takeEntered` is called.
 *
 * @public `start.ts` imports it from where the build put this file.
 */
export function open(takeEntered: () => string[]) {
  // The build sees to it that every document has it.
  const root = document.getElementById('root') as HTMLElement
  // The document says which wording it was prerendered with; the development server's is empty.
  const page = <Page helpWording={root.dataset['help'] ?? ''} takeEntered={takeEntered} />
  const options = {
    // oxlint-disable-next-line no-console -- for whoever looks: the visitor sees no message
    onCaughtError: (error: unknown) => console.error('Chef Basil could not show the recipe:', error),
  }
  if (import.meta.env.PROD) hydrateRoot(root, page, options)
  else createRoot(root, options).render(page)
  if (import.meta.env.MODE === 'static') keepOffline()
}
