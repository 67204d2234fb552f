import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { App } from './app.tsx'
import { helpWordings } from './ingredients/help-wordings.ts'
import { scriptedChef } from './scripted-chef.testing.ts'

test('the first screen renders where there is no window, with the wording that was drawn', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    createElement(App, {
      chef: scriptedChef().chef,
      prepareChef: () => {},
      ctaMinIngredients: 4,
      helpWording: helpWordings[6],
      author: { name: 'Ada', url: 'https://example.org/ada' },
    }),
  )
  expect(html).toContain(helpWordings[6])
  expect(html).toContain('placeholder="e.g. oregano"')
  expect(html).toContain('aria-live="polite"></section>')
})
