import { expect, test } from 'vitest'
import { tidyTitle } from './title.ts'

test.each([
  ['roast roast duck with taros', 'roast duck with taros'],
  ['seaweed salad salad', 'seaweed salad'],
  ['plain roast nut roast', 'plain nut roast'],
  ['spring greens and green papaya salad', 'green papaya salad'],
  ['green bean soup with beet greens', 'green bean soup'],
  ['pea soup with peas and carrots', 'pea soup'],
  [' curry', 'curry'],
  ['garlicky roast tofu with broccoli and garlic', 'garlicky roast tofu with broccoli'],
  ['lemony chicken with rice and lemon', 'lemony chicken with rice'],
  ['canned pea and frozen carrot soup', 'pea and carrot soup'],
  [
    'roast plant-based chicken with fresh chestnuts and broccoli and cauliflower mix',
    'roast plant-based chicken with fresh chestnuts and broccoli',
  ],
])('a title says no word twice and has 70 characters at most: %j', (title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy)
})
