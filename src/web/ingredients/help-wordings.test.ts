import { expect, test } from 'vitest'

import { helpWordings } from './help-wordings.ts'

test('there are 15 wordings, all different, and each asks for 4 or more ingredients', () => {
  expect(new Set(helpWordings).size).toBe(15)
  for (const wording of helpWordings) expect(wording).toContain('4 or more ingredients')
})
