import { expect, test } from 'vitest'
import { foodsListedIn } from './list-line.ts'

test.each([
  ['1 tbsp flour, seasoned with cayenne and mustard powder', ['flour', 'cayenne', 'mustard-powder']],
  ['4 chicken breasts stuffed with ricotta and spinach', ['chicken-breast', 'ricotta', 'spinach']],
  ['200 g noodles (tossed with sesame oil)', ['noodle', 'sesame-oil']],
  ['4 cod fillets, wrapped in prosciutto', ['cod', 'prosciutto']],
  ['2 tbsp cornflour, mixed to a paste with milk', ['cornstarch', 'milk']],
  ['12 prawns, to be tossed with butter', ['shrimp', 'butter']],
  ['500 g mussels, steamed in white wine', ['mussel', 'white-wine']],
  ['1 lb shrimp (not coated with breadcrumbs)', ['shrimp']],
  ['3 lemons, cut in half', ['lemon']],
])('what a food is done with is in it: %s', (line, ids) => {
  expect(new Set(foodsListedIn(line, 'en').map(({ food }) => food.id))).toEqual(new Set(ids))
})
