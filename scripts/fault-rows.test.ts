import { expect, test } from 'vitest'

import { allRows, coveredRows, excusedRows } from './fault-rows.ts'

test('151 rows are known', () => {
  expect(allRows).toHaveLength(151)
  expect([allRows[0], allRows.at(-1)]).toEqual([1, 153])
})

test('a title, a text of a table and a field of a table name rows; other numbers do not', () => {
  const [a, b] = ['[7', '[8']
  expect(coveredRows(`test('${a}] one', f)\ntest("${a}] ${b}] two", f)`)).toEqual([7, 7, 8])
  expect(coveredRows(`test.each([['${b}] text', 1]])('%s: fails', f)`)).toEqual([8])
  expect(coveredRows(`it.each([{ row: 9 }])('[$row] fails', f)`)).toEqual([9])
  expect(coveredRows(`it.each([{ row: 9 }])('fails', f)\nexpect(events[7]).toBe('late [7] text')`)).toEqual(
    [],
  )
})

test('a document excuses rows in one section alone, with a reason', () => {
  const document =
    '## Other\n\n- 5: why\n\n## Faults that cannot be tested here\n\n- 6: why\n- 7:\n\n## After\n\n- 8: why\n'
  expect(excusedRows(document)).toEqual([6])
})
