import { expect, test } from 'vitest'
import { lexicon } from '../lexicon/lexicon.ts'
import { causesOf, foodsOf, understood } from '../understanding.testing.ts'

const food = (id: string) => lexicon().byId.get(id)!

test.each([
  ['vegan', 'vegan'],
  ["I'm vegan", 'vegan'],
  ['vegetarian please', 'vegetarian'],
  ['gluten-free', 'gluten-free'],
  ['celiac', 'gluten-free'],
  ['sin gluten', 'gluten-free'],
  ['lactose intolerant', 'lactose-free'],
  ['sans lactose', 'lactose-free'],
  ['sans fruits à coque', 'no nuts'],
  ['sin frutos secos', 'no nuts'],
  ['ohne Nüsse', 'no nuts'],
  ['senza frutta a guscio', 'no nuts'],
  ['ohne Milchprodukte', 'no dairy'],
  ['sin soja', 'no soy'],
  ['sans blé', 'no wheat'],
  ['Nussallergie', 'allergic to nuts'],
  ['Fischallergie', 'allergic to fish'],
  ['alérgica al marisco', 'allergic to shellfish'],
  ['alérgico a los frutos secos', 'allergic to nuts'],
  ['allergique aux fruits à coque', 'allergic to nuts'],
  ['allergique à l’arachide', 'allergic to peanuts'],
  ['without dairy', 'no dairy'],
  ['ohne Ei', 'no egg'],
  ['no onions', 'no onions'],
  ['not cilantro', 'no cilantro'],
  ["don't like mushrooms", 'no mushrooms'],
  ['hate olives', 'no olives'],
  ['except celery', 'no celery'],
  ['hold the mayo', 'no mayonnaise'],
  ['I am allergic to peanuts', 'allergic to peanuts'],
  ['nut allergy', 'allergic to nuts'],
  ['allergic to shellfish', 'allergic to shellfish'],
  ['alergia al marisco', 'allergic to shellfish'],
  ['Meeresfrüchte-Allergie', 'allergic to shellfish'],
  ['allergie aux fruits de mer', 'allergic to shellfish'],
  ['sin marisco', 'no shellfish'],
  ['shellfish-free', 'shellfish-free'],
  ['fish-free', 'fish-free'],
  ['halal', 'halal'],
  ['keto', 'low-carb'],
  ['diabetic', 'no added sugar'],
  ['pregnant', 'in pregnancy'],
  ['for my 8 month old baby', 'for a baby'],
  ['kids', 'for children'],
])('"%s" is the wish "%s" and no food', (text, wish) => {
  const { items, setAside, wishes } = understood(text)
  expect({ items, setAside, wishes }).toEqual({ items: [], setAside: [], wishes: [wish] })
})

test.each([
  ['allergic to eggs, milk and nuts', 'allergic to egg, allergic to milk, allergic to nuts'],
  ['allergies: nuts', 'allergic to nuts'],
  ['allergia uova', 'allergic to egg'],
  ['sans œuf', 'no egg'],
  ['no onions, garlic', 'no onions, no garlic'],
  ['nut allergy, no milk', 'allergic to nuts, no dairy'],
])('no part of "%s" is lost', (text, wishes) => {
  expect(understood(text)).toMatchObject({ items: [], wishes: wishes.split(', ') })
})

test('a food after an allergy is still a food', () => {
  expect(understood('nut allergy, chicken').wishes).toEqual(['allergic to nuts'])
  expect(foodsOf('nut allergy, chicken')).toEqual(['chicken'])
})

test('two wishes in one entry are two wishes', () => {
  expect(understood('vegan and gluten free').wishes).toEqual(['vegan', 'gluten-free'])
  expect(understood('my wife hates onions and garlic').wishes).toEqual(['no onions', 'no garlic'])
})

test.each([
  'unsalted butter',
  'fat-free yogurt',
  'no-salt-added tomatoes',
  'seedless grapes',
  'sugar-free jam',
  'decaf coffee',
  'no bake cheesecake',
  'not too ripe bananas',
  'chicken without skin',
  'cage free eggs',
])('"%s" is a quality of a food and no wish', (text) => {
  const { items, wishes } = understood(text)
  expect([items.length, wishes]).toEqual([1, []])
})

test('a diet glued to a food makes it that food and is no wish', () => {
  const { items, wishes } = understood(
    'gluten free lasagna',
    'vegan sausages',
    'pasta without gluten',
    'dairy free cheddar',
  )
  expect(wishes).toEqual([])
  const [lasagna, sausage, pasta, cheddar] = items.map((item) => item.food)
  expect(lasagna!.allergens).not.toContain('gluten')
  expect(pasta!.allergens).not.toContain('wheat')
  expect(sausage!.origin).toBe('plant')
  expect([cheddar!.origin, cheddar!.allergens.includes('milk')]).toEqual(['plant', false])
})

test('an audience behind a food is a wish beside the food', () => {
  const { items, wishes } = understood('chicken for my baby')
  expect([items[0]!.food.id, wishes]).toEqual(['chicken', ['for a baby']])
})

test('an allergy to peanuts keeps out everything made of them, listed or not, and says why', () => {
  const { items, setAside, excludes } = understood('shrimp', 'noodles', 'peanuts', 'I am allergic to peanuts')
  expect(items.map((item) => item.food.id)).toEqual(['shrimp', 'noodle'])
  expect(setAside).toMatchObject([
    { ingredient: 'peanuts', cause: 'excluded', reason: 'contains peanuts, and you are allergic to them' },
  ])
  for (const id of ['peanut-oil', 'peanut-butter', 'peanut-sauce'])
    expect(excludes(food(id)), id).toBeDefined()
  expect(excludes(food('sesame-oil'))).toBeUndefined()
})

test('what is left out by name takes its sorts along and leaves its namesakes', () => {
  const { excludes } = understood('no onions', 'no milk', 'no eggs')
  for (const id of [
    'onion',
    'red-onion',
    'spring-onion',
    'onion-powder',
    'milk',
    'butter',
    'egg-noodle',
    'mayonnaise',
  ])
    expect(excludes(food(id)), id).toBeDefined()
  for (const id of ['coconut-milk', 'aubergine', 'garlic', 'peanut-butter', 'butternut-squash'])
    expect(excludes(food(id)), id).toBeUndefined()
})

test.each([
  [
    'vegan',
    ['honey', 'egg', 'butter', 'oyster-sauce', 'parmesan', 'gelatine', 'chicken-stock'],
    ['tofu', 'soy-sauce', 'olive-oil'],
  ],
  [
    'vegetarian',
    ['chicken', 'gelatine', 'anchovy', 'fish-sauce', 'worcestershire'],
    ['egg', 'butter', 'honey'],
  ],
  ['pescatarian', ['bacon', 'chicken'], ['salmon', 'shrimp', 'egg']],
  [
    'allergic to tomatoes',
    ['canned-tomato', 'passata', 'ketchup', 'sun-dried-tomato'],
    ['bell-pepper', 'pizza-dough'],
  ],
  ['no peppers', ['roasted-pepper', 'green-bell-pepper'], ['black-pepper', 'chili']],
  ['gluten free', ['pasta', 'bread', 'soy-sauce', 'flour', 'beer'], ['rice', 'potato', 'cornstarch']],
  ['halal', ['bacon', 'lard', 'red-wine', 'gelatine'], ['chicken', 'beef']],
  ['kosher', ['bacon', 'shrimp', 'squid', 'eel'], ['chicken', 'salmon', 'milk']],
  ['low carb', ['rice', 'pasta', 'sugar', 'potato'], ['chicken', 'spinach', 'olive-oil']],
  ['for my baby', ['honey', 'red-wine', 'salt', 'soy-sauce'], ['carrot', 'chicken', 'black-pepper']],
  ['pregnant', ['red-wine', 'swordfish', 'brie'], ['chicken', 'cheddar', 'salmon']],
])('%s keeps %j out and lets %j in', (wish, out, kept) => {
  const { excludes } = understood(wish)
  expect(out.filter((id) => excludes(food(id)) === undefined)).toEqual([])
  expect(kept.filter((id) => excludes(food(id)) !== undefined)).toEqual([])
})

test('kosher cooking keeps meat and milk apart', () => {
  expect(causesOf('kosher', 'beef', 'butter')).toEqual(['excluded'])
  expect(foodsOf('kosher', 'salmon', 'butter')).toEqual(['salmon', 'butter'])
})

test('a wish that is not understood is said to be so', () => {
  expect(causesOf('no flubber')).toEqual(['unknown'])
})
