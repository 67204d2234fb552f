import { expect, test } from 'vitest'

import { recipeFileName, recipeTitle } from './recipe-file.ts'

test.each([
  ['## Lemony **chicken** rice\n\ntext', 'Lemony chicken rice', 'lemony-chicken-rice.md'],
  ['Just text', 'Recipe', 'recipe.md'],
  ['# ../../etc/passwd', '../../etc/passwd', 'etc-passwd.md'],
  ['# 卵とご飯', '卵とご飯', '卵とご飯.md'],
  ['# 🍲', '🍲', 'recipe.md'],
])('%j is saved under its title', (markdown, title, fileName) => {
  expect(recipeTitle(markdown)).toBe(title)
  expect(recipeFileName(markdown, 'md')).toBe(fileName)
})
