import { expect, test } from 'vitest'

import { cookingParts } from './method-steps.ts'

test('the steps are the items of the numbered lists, the ingredients those of the lists before them', () => {
  const markdown = `## Pie

- not hot, **good**

### Ingredients

- 2 eggs
- 1 lemon
  - its zest

### Method

1. Beat the eggs.

2. Bake
   for *20 minutes*.

   Turn it.

A word between.

9. Cool.
10. Serve with

    a spoon.

- Tip: eat
`
  expect(cookingParts(markdown)).toEqual({
    ingredients: ['not hot, **good**', '2 eggs', '1 lemon\n- its zest'],
    steps: ['Beat the eggs.', 'Bake\nfor *20 minutes*.\n\nTurn it.', 'Cool.', 'Serve with\n\na spoon.'],
  })
})

test.each(['Not for the kitchen.', '- 2 eggs\n- salt', '', '1.', '> 1. quoted'])(
  'there is nothing to tick in %j',
  (markdown) => {
    expect(cookingParts(markdown)).toEqual({ ingredients: [], steps: [] })
  },
)
