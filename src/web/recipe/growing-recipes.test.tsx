import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { cook, list } from '#chefs/cooking.testing.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

import { hostileHtml, hostileLinks, multibyteRecipe, recipe } from '../../../e2e/provider/recipes.ts'
import { RecipeMarkdown } from './recipe-markdown.tsx'

afterEach(cleanup)

const live = 'a, img, iframe, object, embed, script, style, form, button, input, link, meta, base, svg, math'

/** What models write, whole or half, in its awkward parts. */
const written = [
  '## **Bold** title *with _nested_ marks*\n\n~~Old~~ **un*even** text*\n',
  'Setext\n===\n\nTwo\nlines\n---\n\n***\n\n___\n',
  '```\nfence\n<b>\n\nnever closed **\n\n1. one\n',
  '~~~md\n[a](b)\n~~~\n`` code ` tick `` `open\n',
  '| a | b |\n|:--|--:|\n| `x|y` | **b |\n| [l](m) | ![i](j) |\n\nafter\n',
  '1. One\n\n   more\n   - a\n     - b\n\n     > c\n2. Two\n10. Ten\n',
  '> quote\n> > deeper\nlazy\n\n> - list\n>   1. inner\n',
  '[link][ref] ![image][ref] [^note] [open](http://x "t\n\n[ref]: http://x "title"\n[^note]: text\n',
  '<div onclick="x">\n**raw** <a href="http://x">in</a> <!-- open\n\nstill <br/> &amp; &#x3c; &nope; &\n',
  'http://auto.example www.auto.example a@b.example <http://angle.example> \\[not\\](a) \\',
  '- [ ] todo\n- [x] done\n* star\n+ plus\n\n    code\n\ttab\n',
  'a\u0301\u200d \ud83d\ude00 \u202ertl\u202c line  \nbreak\\\nend\r\nlast\r\n',
]

const lists = [
  ['egg', 'rice', 'peas', 'ginger'],
  ['flour', 'sugar', 'butter', 'eggs'],
  ['tofu', 'noodles', 'pak choi', 'soy sauce'],
  ['bleach', 'petrol', 'soap', 'ants'],
]
const byHouseChef = await Promise.all(
  lists.map(async (names, seed) => (await cook(houseChef, list(...names), { seed })).text),
)

const recipes = [recipe, multibyteRecipe, hostileHtml, hostileLinks, ...written, ...byHouseChef]

test('[119] twenty recipes grow character by character: nothing throws, nothing half-built can be clicked', () => {
  const logged = vi.spyOn(console, 'error')
  expect(recipes).toHaveLength(20)
  for (const text of recipes) {
    const { container, rerender, unmount } = render(<RecipeMarkdown text="" />)
    for (let end = 1; end <= text.length; end++) {
      rerender(<RecipeMarkdown text={text.slice(0, end)} />)
      const found = container.querySelector(live)
      // A message is made only where there is something to tell: there are thousands of steps.
      if (found) throw new Error(`<${found.localName}> after ${JSON.stringify(text.slice(0, end))}`)
    }
    expect(container.textContent).not.toBe('')
    unmount()
  }
  expect(logged).not.toHaveBeenCalled()
}, 60_000)
