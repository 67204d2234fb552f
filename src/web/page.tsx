import { StrictMode } from 'react'

import { ctaMinIngredients } from '#shared/product.ts'
import { author } from '../../package.json'
import { App } from './app.tsx'
import { pageChef, preparePageChef } from './page-chef.ts'

/** The whole page as it is prerendered while building and hydrated in the browser. */
export function Page({
  helpWording,
  takeEntered,
}: {
  helpWording: string
  takeEntered?: () => readonly string[]
}) {
  return (
    <StrictMode>
      <App
        chef={pageChef}
        prepareChef={preparePageChef}
        ctaMinIngredients={ctaMinIngredients}
        helpWording={helpWording}
        author={author}
        takeEntered={takeEntered}
      />
    </StrictMode>
  )
}
