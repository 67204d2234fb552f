import { expect, test } from 'vitest'
import { answer } from '../quality/invariants.testing.ts'

test.each([['muesli', 'almond milk'], ['muesli'], ['dried cranberries', 'dried figs']])(
  'a title of %s alone says what is beside it',
  async (...list) => {
    for (let seed = 0; seed < 10; seed++) {
      const [title = ''] = (await answer(list, seed)).markdown.split('\n')
      expect(title.slice(3).toLowerCase()).not.toBe(list[0])
    }
  },
)
