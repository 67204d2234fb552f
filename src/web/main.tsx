import './styles/tokens.css'
import './styles/page.css'
import './styles/entry.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { ctaMinIngredients } from '#shared/product.ts'
import { author } from '../../package.json'
import { App } from './app.tsx'
import { drawHelpWording } from './ingredients/help-wordings.ts'
import { pageChef, preparePageChef } from './page-chef.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root, {
  // oxlint-disable-next-line no-console -- for whoever looks: the visitor sees no message
  onCaughtError: (error) => console.error('Chef Basil could not show the recipe:', error),
}).render(
  <StrictMode>
    <App
      chef={pageChef}
      prepareChef={preparePageChef}
      ctaMinIngredients={ctaMinIngredients}
      helpWording={drawHelpWording(Math.random)}
      author={author}
    />
  </StrictMode>,
)
