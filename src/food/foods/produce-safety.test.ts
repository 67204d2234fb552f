import { expect, test } from 'vitest'
import type { Allergen } from '../model/facts.ts'
import { allFoods } from './all.ts'

function food(id: string) {
  const found = allFoods.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no food "${id}"`)
  return found
}

test.each([
  'cassava', 'taro-leaf', 'cassava-leaf', 'potato', 'green-bean', 'runner-bean', 'broad-bean', 'bean-sprout',
  'alfalfa-sprout', 'sprouted-pulse', 'bamboo-shoot', 'elderberry', 'rhubarb',
  'shiitake-mushroom', 'wild-mushroom', 'aubergine', 'ginkgo-nut', 'bottle-gourd', 'breadfruit', 'taro', 'candlenut',
])('%s is never served uncooked', (id) => {
  expect(food(id).raw).toBe(false)
}) // prettier-ignore

test.each<[id: string, allergens: Allergen[]]>([
  ['celery', ['celery']],
  ['celeriac', ['celery']],
  ['celery-salt', ['celery']],
  ['mustard-seed', ['mustard']],
  ['old-bay', ['celery', 'mustard']],
  ['zaatar', ['sesame']],
  ['tahini', ['sesame']],
  ['kimchi', ['fish', 'crustaceans']],
  ['edamame', ['soy']],
  ['peanut', ['peanuts']],
  ['peanut-butter', ['peanuts']],
  ['suya-spice', ['peanuts']],
  ['mixed-nut', ['tree nuts', 'peanuts']],
  ['pine-nut', ['tree nuts']],
  ['coconut', []],
  ['chestnut', []],
  ['dried-apricot', ['sulphites']],
  ['bottled-lemon-juice', ['sulphites']],
  ['millet-flour', []],
  ['dosa-batter', []],
  ['candlenut', []],
  ['ssamjang', ['wheat', 'gluten', 'soy', 'sesame']],
  ['preserved-mustard-green', ['mustard']],
  ['pimento-cheese', ['egg', 'milk']],
  ['bottarga', ['fish']],
  ['potted-shrimp', ['crustaceans', 'milk']],
])('%s names exactly its allergens', (id, expected) => {
  expect([...food(id).allergens].toSorted()).toEqual(expected.toSorted())
})

test('what is made with fish or milk is not passed off as plant', () => {
  expect(food('kimchi').origin).toBe('fish')
  expect(food('vegan-kimchi').origin).toBe('plant')
  expect(food('furikake').origin).toBe('fish')
  expect(food('ranch-seasoning').origin).toBe('dairy')
})
