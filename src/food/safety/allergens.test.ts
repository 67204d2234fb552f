import { expect, test } from 'vitest'
import { lexicon } from '../lexicon/lexicon.ts'
import { allergensOf } from './allergens.ts'

const food = (id: string) => lexicon().byId.get(id)!

test('allergens are named with every food they come from', () => {
  expect(allergensOf(['butter', 'pasta', 'parmesan', 'shrimp'].map(food))).toEqual([
    { name: 'milk', from: ['butter', 'parmesan'] },
    { name: 'crustaceans', from: [food('shrimp').name] },
    { name: 'wheat', from: ['pasta'] },
    { name: 'gluten', from: ['pasta'] },
  ])
})
