import { expect, test } from 'vitest'
import { decodeDish } from '#chefs/house/cookbook/decode.ts'
import type { Amount, Dish } from '#chefs/house/cookbook/dish.ts'
import { dishIds, dishOf } from './compile.ts'
import { encodeDish } from './encode.ts'

/**
 * Amounts keep four decimals, times what their words say: a third of a teaspoon is not measured more finely. Places go by
 * their numbers.
 */
function rounded(dish: Dish): unknown {
  const { titles, headnotes, tip, steps } = dish
  const numbers = new Map(dish.places.map(({ name }, index) => [name, String(index)]))
  const named = ['name', 'mention', 'has', 'agrees', 'temperature', 'unmeasured']
  return JSON.parse(
    JSON.stringify(
      {
        ...dish,
        titles,
        headnotes,
        tip,
        steps,
        needs: dish.needs.map((group) => group.map((name) => numbers.get(name))),
      },
      (key, value: unknown) => {
        if (typeof value === 'number') return Math.round(value * 1000) / 1000
        if (typeof value !== 'string' || !named.includes(key)) return value
        return value.replace(
          /^(frozen )?(.+)$/,
          (_, frozen = '', name) => frozen + (numbers.get(name) ?? name),
        )
      },
    ),
  )
}

test('a dish is the same after it was encoded and decoded', () => {
  // Every sixteenth: to read all of them takes long, and they say nothing new.
  for (const id of dishIds().filter((_, index) => index % 16 === 0)) {
    const dish = dishOf(id)
    expect(rounded(decodeDish(encodeDish(dish))), id).toEqual(rounded(dish))
  }
})

test.each<[Amount, string]>([
  [{ quantity: 1 / 3, unit: 'tsp' }, '0.3333tsp'],
  [{ quantity: 2, unit: '' }, '2'],
  [{ quantity: 1, unit: 'tsp', fixed: true }, '=1tsp'],
])('the amount %j is written as %s', (amount, written) => {
  const [id = ''] = dishIds()
  const place = { name: 'thing', most: 1, choices: [{ food: 'carrot', amount }] }
  const encoded = encodeDish({
    ...dishOf(id),
    needs: [['thing']],
    places: [place],
    titles: [],
    headnotes: [],
    steps: [],
  })
  expect(encoded).toContain(`>>carrot{${written}}`)
})
