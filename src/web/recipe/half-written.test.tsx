import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { withoutHalfWritten } from './half-written.ts'
import { RecipeMarkdown } from './recipe-markdown.tsx'

afterEach(cleanup)

const recipes = {
  'a recipe with bold, lists and a table': `## Lemony **chicken** rice

A quick supper, *bright* and **warm**, for _two_ or __three__.

**Serves 2** · 35 minutes & no more

### Ingredients

- 300 g (10½ oz) **chicken** thighs
- ~~200 g~~ 150 g rice
- 1 lemon
  - its *zest*
* \`salt\` & pepper

### Method

1. **Season** the chicken, ***well and early***.
2. Fry it
   for 5 minutes.

   Turn it at ~160 °C.
10. Serve.

| For | Change |
| --- | :---: |
| **more heat** | a pinch of \`chilli\` |
| no lemon | vinegar |

*Tip: **rest** it.*
`,
  'a recipe with every other mark': `Soup from the pantry
====================

> A word *before* cooking
> and **another**

Amounts
---

+ 2 × 3 eggs, **a*b*c** and snake_case_words
+ [x] milk
+ [ ] a [jar](https://example.com/a_b "t") of beans

***

2) Boil 5 * 3 minutes \\*not a mark\\* &amp; rest\\
   until **soft _and warm_**.
3) Eat!

\`\`\`text
a plain line
\`\`\`

    indented

![photo](https://example.com/p.png) Done.

For | Change
--- | ---
a | b
`,
}

/** White space between blocks comes and goes with them. */
const words = (shown: string) => shown.replace(/\s+/g, '')

describe.each(Object.entries(recipes))('%s', (_, recipe) => {
  test('shows no raw mark at any of its beginnings, and nothing that will not stand at its end', () => {
    const { container, rerender } = render(<RecipeMarkdown key="whole" text={recipe} />)
    const whole = words(container.textContent ?? '')
    for (let end = 1; end <= recipe.length; end++) {
      rerender(<RecipeMarkdown key="growing" text={recipe.slice(0, end)} growing />)
      const shown = container.textContent ?? ''
      const after = `after ${JSON.stringify(recipe.slice(0, end).slice(-40))}`
      expect(shown, after).not.toMatch(/\*\*|__|~~|[`|]|\]\(|^#|---|===/)
      expect(whole.startsWith(words(shown)), `${after}: ${shown.slice(-40)}`).toBe(true)
    }
  })

  test('never lags more than a line behind', () => {
    for (let end = 1; end <= recipe.length; end++) {
      const written = recipe.slice(0, end)
      const lastLines = written.split('\n').slice(-3).join('\n').length
      expect(withoutHalfWritten(written).length).toBeGreaterThanOrEqual(written.length - lastLines)
    }
  })
})

test.each([
  ['2 * 3 * 4 eggs', '2 * 3 * 4 eggs'],
  ['about ~5 min', 'about ~5 min'],
  ['snake_case and a_', 'snake_case and a'],
  ['**Season', '**Season**'],
  ['***both* one', '***both* one**'],
  ['a **b *c', 'a **b *c***'],
  ['a `code **x', 'a `code **x`'],
  ['\\**a', '\\**a*'],
  ['```\na ** b', '```\na ** b'],
  ['text\n\n| For | Ch', 'text\n'],
  ['text\n\n| For | Change |\n| -', 'text\n'],
  ['- eggs\n-', '- eggs\n'],
])('%j streams as %j', (tail, shown) => {
  expect(withoutHalfWritten(tail)).toBe(shown)
})
