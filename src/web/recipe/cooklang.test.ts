import { parseCooklang } from 'cooklang-parse'
import { describe, expect, test } from 'vitest'

import { houseChef } from '#chefs/house/house-chef.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { cooklang } from './cooklang.ts'
import { cookingParts } from './method-steps.ts'

const markdown = `## Garlicky chicken: rice and peas

Everything in one pot.

Serves 2 · 1 hour 32 minutes (5 minutes to prepare, 1 hour 27 minutes to cook)

### Ingredients

- 150 g (5½ oz) rice, rinsed
- 3 chicken thighs (about 330 g, 11½ oz), cut into chunks
- 2 cloves of garlic, finely chopped
- 1½ tablespoons olive oil *(pantry)*
- 270 ml (1 cup) water *(pantry)*
- ½ lemon
- a pinch of black pepper *(pantry)*
- 1 teaspoon caraway
- 1 tablespoon plus ½ teaspoon salt *(pantry)*

### Method

1. Warm the olive oil. Brown the chicken in it for 6 to 8 minutes.
2. Add the garlic for 30 seconds. Pour in 270 ml (1 cup) water with the rice; simmer for 1 hour 18 minutes.
3. Rest for 1 hour. Squeeze the lemon over, season with salt and black pepper.

**Tip:** Serve in bowls.
`

const read = (text: string) => parseCooklang(cooklang(text, cookingParts(text)))

describe('a house recipe as Cooklang', () => {
  const recipe = read(markdown)

  test('is read without a complaint, with its title, servings and time', () => {
    expect(recipe.errors).toEqual([])
    expect(recipe.warnings).toEqual([])
    expect(recipe.metadata).toEqual({
      title: 'Garlicky chicken: rice and peas',
      servings: 2,
      time: '1 hour 32 minutes',
    })
  })

  test('has each food with its amount where a step names it first', () => {
    const foods = recipe.ingredients.map(({ name, quantity, units, note }) => [name, quantity, units, note])
    expect(foods).toEqual([
      ['caraway', 1, 'teaspoon', undefined],
      ['olive oil', 1.5, 'tablespoons', 'pantry'],
      ['chicken', 3, '', 'about 330 g, 11½ oz, cut into chunks'],
      ['garlic', 2, 'cloves', 'finely chopped'],
      ['water', 270, 'ml', 'pantry'],
      ['rice', 150, 'g', 'rinsed'],
      ['lemon', 0.5, '', undefined],
      ['salt', 1, 'tablespoon', 'plus ½ teaspoon; pantry'],
      ['black pepper', 1, 'pinch', 'pantry'],
    ])
  })

  test('has its times as timers', () => {
    expect(recipe.timers.map(({ quantity, units }) => [quantity, units])).toEqual([
      ['6-8', 'minutes'],
      [30, 'seconds'],
      [78, 'minutes'],
      [1, 'hours'],
    ])
  })

  test('says an amount once where the step says it too', () => {
    expect(cooklang(markdown, cookingParts(markdown))).toContain(
      'Pour in @water{270%ml}(pantry) with the @rice',
    )
  })
})

test.each([
  ['egg', 'rice', 'peas', 'ginger'],
  ['chicken thighs', 'rice', 'garlic', 'lemon', 'spinach'],
  ['plain flour', 'butter', 'brown sugar', 'apples'],
  ['chickpeas', 'tomatoes', 'onion', 'cumin', 'coriander'],
  ['salmon', 'potatoes', 'cream', 'dill'],
  ['beef mince', 'onion', 'carrots', 'pasta'],
  ['oats', 'banana', 'milk', 'honey'],
])('what the house chef makes of %s, %s, %s … keeps every food and every time', async (...list) => {
  const ingredients = list.map((text) => normalizeIngredient(text)!)
  for (let seed = 0; seed < 10; seed++) {
    let text = ''
    for await (const event of houseChef(ingredients, { signal: new AbortController().signal, seed }))
      if (event.type === 'text') text += event.text
    const parts = cookingParts(text)
    const recipe = read(text)
    expect(recipe.errors).toEqual([])
    expect(recipe.ingredients).toHaveLength(parts.ingredients.length)
    const counted = recipe.ingredients.filter(({ quantity }) => typeof quantity === 'number')
    expect(counted.length).toBeGreaterThanOrEqual(
      parts.ingredients.filter((line) => /^[\d½¼¾⅓⅔]/.test(line)).length,
    )
    const times = parts.steps.join('\n').match(/\d (?:minutes?|hours?)\b/g)
    expect(recipe.timers.length > 0).toBe(times !== null)
  }
})
