import { expect, test } from 'vitest'

import { isPlainText } from './markdown-limits.ts'

const numbered = (line: string) => Array.from({ length: 200 }, (_, at) => `${at + 1}. ${line}`).join('\n')

test.each([
  ['bullets', '- **egg**, *fresh*\n'.repeat(200)],
  ['numbered steps below a heading', `### Method\n${numbered('**Fry** the *egg*.')}`],
  ['numbered steps with lines of their own', numbered('**Fry** the *egg*.\n    Turn *it*.\n')],
])('a long list of %s is no plain text, however much of it is bold', (_, text) => {
  expect(isPlainText(text)).toBe(false)
})

test.each([
  ['words', 'words\n'],
  ['a quote that ended the list', '1. One\n  > quote\n'],
  ['a list with another mark', '1) One\n'],
  ['indented code', '\tcode\n\n'],
])('[117] lines with numbers after %s are one paragraph, and hostile as one', (_, before) => {
  expect(isPlainText(before + '2. *a\n'.repeat(500))).toBe(true)
})
