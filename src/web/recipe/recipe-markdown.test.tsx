import { cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { allBlocks, growBlocks, type MarkdownBlocks, noBlocks } from './markdown-blocks.ts'
import { RecipeMarkdown } from './recipe-markdown.tsx'

afterEach(cleanup)

const recipe = `## Lemony *chicken* rice

A quick supper, bright and **warm**.

Serves 2 · 35 minutes

### Ingredients

- 300 g (10½ oz) chicken thighs
- 1 lemon
  - its zest
  - its juice

| food | amount |
| --- | ---: |
| rice | 200 g |

### Method

1. Season the chicken.

2. Fry it
   for 5 minutes.

   Turn it.
3. Serve.

Setext title
---

> Tip: rest it
lazily.

    indented

\`\`\`
fenced

text
\`\`\`

Last words &amp; crumbs.
`

const htmlOf = (text: string) => {
  const { container, unmount } = render(<RecipeMarkdown text={text} />)
  const html = container.innerHTML
  unmount()
  return withoutBreaks(html)
}

/** What react-markdown makes of a text in one piece; white space between blocks does not count. */
const wholeHtmlOf = (text: string) => {
  const { container, unmount } = render(<Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>)
  const html = container.innerHTML
  unmount()
  return withoutBreaks(html)
}

const pieces = ({ finished, open, tail }: MarkdownBlocks) => [finished, open, tail]

const withoutBreaks = (html: string) => html.replace(/>\n+</g, '><')

const line = fc.constantFrom(
  ...[
    '- egg',
    '- rice, *hot*',
    '-',
    '* peas',
    '- - deep',
    '1. - in',
    '1. Fry.',
    '2. Stir.',
    '3) Serve.',
    '10. Eat.',
  ].concat([
    'words',
    '**bold**',
    '# Soup',
    '> quote',
    '> - quoted',
    '---',
    '***',
    '===',
    '```\nfenced\n```',
    '',
  ]),
)
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\n\n')

describe('finished blocks', () => {
  test('a text that grows in any pieces ends as the document that it is when read whole', () => {
    const whole = growBlocks(noBlocks, recipe)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: recipe.length }), { maxLength: 60 }), (cuts) => {
        let blocks = noBlocks
        for (const cut of [...cuts.toSorted((a, b) => a - b), recipe.length])
          blocks = growBlocks(blocks, recipe.slice(0, cut))
        expect(pieces(blocks)).toEqual(pieces(whole))
        expect(
          allBlocks(blocks)
            .flatMap((block) => (typeof block === 'string' ? block : block.items))
            .join(''),
        ).toBe(recipe)
      }),
    )
  })

  test('in pieces, whatever the lines are, a text shows as react-markdown shows it whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('', '  ', '   '), line, lineEnd), { maxLength: 12 }),
        (lines) => {
          const text = lines.map((parts) => parts.join('')).join('')
          render(<RecipeMarkdown text={text.slice(0, text.length / 2)} growing />)
          expect(htmlOf(text), JSON.stringify(text)).toBe(wholeHtmlOf(text))
          cleanup()
        },
      ),
      { numRuns: 300 },
    )
  }, 60_000)

  test.each([
    ['a list with an indent below a heading', '### Ingredients\n\n   - egg\n   - rice\n'],
    ['a list that turns loose at its last item', '- egg\n- rice\n- peas\n\n- ginger\n\nDone.\n'],
    ['a method that begins at 4', '4. Fry.\n5. Stir.\n\n   Again.\n9. Serve.\n'],
    ['two lists that touch', '- egg\n- rice\n* peas\n1. Fry.\n2) Stir.\n'],
    ['steps with a list each', '1. Fry\n   - egg\n   - rice\n2. Stir\n   - peas\n'],
  ])('%s is the same list in pieces', (_, text) => {
    expect(htmlOf(text)).toBe(wholeHtmlOf(text))
  })

  test('an item that is finished keeps its element when the list goes on, turns loose and ends', () => {
    const { container, rerender } = render(<RecipeMarkdown text={'1. Fry.\n2. Stir.\n3'} growing />)
    const item = container.querySelector('li')
    for (const more of [
      '\n3. Serve.',
      '\n3. Serve.\n\n4. Eat.\n',
      '\n3. Serve.\n\n4. Eat.\n\nDone.\n\nTip.\n',
    ]) {
      rerender(<RecipeMarkdown text={`1. Fry.\n2. Stir.${more}`} growing />)
      expect(container.querySelector('ol > li')).toBe(item)
    }
    expect(container.querySelectorAll('ol > li > p')).toHaveLength(4)
  })

  test('they keep their elements while the text grows', () => {
    const { container, rerender } = render(<RecipeMarkdown text={'# Soup\n\nHot.\n\nTa'} />)
    const heading = container.querySelector('h1')
    const paragraph = container.querySelector('p')
    rerender(<RecipeMarkdown text={'# Soup\n\nHot.\n\nTail\n\nMore.'} />)
    expect(container.querySelector('h1')).toBe(heading)
    expect(container.querySelector('p')).toBe(paragraph)
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Hot.', 'Tail', 'More.'])
  })

  test('a number that starts a line is no block of its own before the line is complete', () => {
    const { container, rerender } = render(<RecipeMarkdown text={'1. Fry.\n\n2. Stir.\n\n3'} />)
    rerender(<RecipeMarkdown text={'1. Fry.\n\n2. Stir.\n\n3. Serve.\n\nDone.'} />)
    expect(container.querySelectorAll('ol')).toHaveLength(1)
    expect(container.querySelectorAll('ol > li')).toHaveLength(3)
  })
})

describe('what a model may write', () => {
  test('[113] markup is shown as text', () => {
    const html = htmlOf(
      '<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> <b>b</b>\n\n<iframe srcdoc="x">',
    )
    expect(html).not.toMatch(/<(script|img|iframe|b)\b/)
    expect(html).toContain('&lt;script&gt;')
  })

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVa&#58;alert(1))',
    '[a](https://evil.example)',
    '<https://evil.example>',
    'https://evil.example and www.evil.example and a@evil.example',
    '[a]\n\n[a]: https://evil.example',
    '![alt](https://evil.example/p.gif)',
    '![alt][i]\n\n[i]: https://evil.example/p.gif',
    '- [ ] <input>\n- [x] eggs',
    'a[^1]\n\n[^1]: note',
  ])('[114] [115] [116] no link, image or control comes of %j', (text) => {
    const html = htmlOf(text)
    expect(html).not.toMatch(/<(a|img|input|link|button|form)\b|href|src=/)
  })

  test('tables are read by keyboard in their own box', () => {
    const { container } = render(<RecipeMarkdown text={'| a |\n| - |\n| b |'} />)
    expect(container.querySelector('[tabindex="0"] > table td')?.textContent).toBe('b')
  })

  test.each([
    ['quotes', '>'.repeat(3000)],
    ['quotes with spaces', '> '.repeat(3000) + 'deep'],
    ['bullets', '- '.repeat(2000) + 'deep'],
    ['numbers', '1. '.repeat(2000) + 'deep'],
    ['indented bullets', Array.from({ length: 400 }, (_, depth) => ' '.repeat(depth * 2) + '- a').join('\n')],
    ['stars', '*'.repeat(6000) + 'a' + '*'.repeat(6000)],
    ['open emphasis', '*a _b '.repeat(2000) + ' c_ d*'.repeat(2000)],
    ['brackets', '['.repeat(8000) + ']'.repeat(8000)],
    ['image brackets', '!['.repeat(5000) + '](a)'.repeat(5000)],
  ])('[117] a bomb of nested %s is text', (_, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = render(<RecipeMarkdown text={text} />)
    expect(container.textContent?.length).toBeGreaterThan(0)
    expect(container.querySelectorAll('*').length).toBeLessThan(5000)
    vi.restoreAllMocks()
  })

  test.each([
    ['a text past 32 KiB', '# a\n\n'.repeat(7000)],
    [
      'a table of 50 by 50',
      `|${' a |'.repeat(50)}\n|${' - |'.repeat(50)}\n` + `|${' a |'.repeat(50)}\n`.repeat(50),
    ],
  ])('[118] %s is shown as plain text', (_, text) => {
    const { container } = render(<RecipeMarkdown text={text} />)
    expect(container.querySelector('h1, table')).toBeNull()
    expect(container.querySelectorAll('p')).toHaveLength(1)
  })

  test('[119] every beginning of a recipe renders, and nothing half-built can be clicked', () => {
    const text =
      recipe + '\n[link](https://a.example "t") ![i](b) <a href="x">c</a> `code` ~~gone~~ **bold**\n'
    for (let end = 0; end <= text.length; end += 1)
      expect(htmlOf(text.slice(0, end))).not.toMatch(/<(a|img)\b/)
  }, 60_000)
})
