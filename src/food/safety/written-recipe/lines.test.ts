import { expect, test } from 'vitest'
import { foodsOfRecipe } from './read.ts'

const foodsIn = (text: string) => {
  const { cooked, served } = foodsOfRecipe(text)
  return [...cooked.map(({ food }) => food), ...served].map(({ id }) => id)
}

const soup = 'Boil 200 g peas with 1 onion.'

test.each([
  [`${soup} **Storage:** 4 days. **Swaps:** prawns for peas; soy or oat milk.`, []],
  [`${soup} **Vegetarian?** Use halloumi.`, []],
  [`${soup} Tip: add cream. Variation: add prawns.`, []],
  ['- 200 g peas\n- 1 onion\n\n1. Blend and serve. **Variations:** top with prawns.', []],
  [`${soup} **Tip:** add cream. **To serve:** crusty bread.`, ['bread']],
  ['**Storage:** 2 days. **Ingredients:** 200 g peas, 1 onion. **Method:** Boil. **Swaps:** ham.', []],
  ['Cuece 200 g de guisantes con 1 cebolla. **Truco:** se congela. **Variaciones:** con chorizo.', []],
  ['Cuece 200 g de guisantes con 1 cebolla.\n\n¿Variaciones? Con chorizo o con gambas.', []],
  ['Faites cuire 200 g de petits pois avec 1 oignon. Astuce : ajoutez de la crème.', []],
  ['200 g Erbsen mit 1 Zwiebel kochen. **Tipp:** hält 3 Tage. **Varianten:** mit Speck.', []],
])('a label inside a paragraph opens a part of its own up to the next: %s', (text, further) => {
  expect(foodsIn(`# Soup\n${text}`).toSorted()).toEqual(['onion', 'pea', ...further].toSorted())
})
