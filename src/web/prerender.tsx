import { renderToString } from 'react-dom/server'

import { helpWordings } from './ingredients/help-wordings.ts'
import { Page } from './page.tsx'

/** The first screen as HTML for each wording of the help line, in their order. */
export function prerenderAll(): { helpWording: string; html: string }[] {
  return helpWordings.map((helpWording) => ({
    helpWording,
    html: renderToString(<Page helpWording={helpWording} />),
  }))
}
