import { expect, test } from 'vitest'
import { dishForms } from './all.ts'
import { recipesOf } from './one-dish.testing.ts'
import { typicalLists } from './typical-lists.testing.ts'

// What is particular to one form is tested in a file beside this one; a search for its id finds the tests.

test('every dish form has a list that wants to be it', () => {
  expect(Object.keys(typicalLists).toSorted()).toEqual(dishForms.map(({ id }) => id).toSorted())
})

const rows = Object.entries(typicalLists).flatMap(([id, lists]) => lists.map((list) => [id, list] as const))

test.each(rows)('%s is among the answers to %s, and leaves nothing out', (id, list) => {
  const leftOut = recipesOf(id, list).map(({ setAside }) => setAside.map(({ item }) => item.food.id))
  expect(leftOut).toContainEqual([])
})
