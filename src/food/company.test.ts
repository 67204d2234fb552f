import { expect, test } from 'vitest'
import { foodsOf, understood } from './understanding.testing.ts'

test('turkey beside bread is sliced or left over, and is called cooked', () => {
  const { items } = understood('turkey', 'sourdough bread', 'mustard')
  expect(items[0]?.food).toMatchObject({ id: 'deli-turkey', name: 'cooked turkey', state: 'ready' })
})

test.each(['raw turkey', 'turkey thighs', 'frozen turkey', '2 lb turkey', 'fresh turkey', 'ground turkey'])(
  '"%s" beside bread is raw all the same',
  (text) => {
    const [item] = understood(text, 'bread').items
    expect(item?.food).toMatchObject({ origin: 'poultry', safeRule: 'poultry' })
  },
)

test('turkey without bread is raw', () => {
  expect(foodsOf('turkey', 'potatoes')).toEqual(['turkey', 'potato'])
})

test('chips are fried potatoes beside fish and steak, else crisps', () => {
  expect(foodsOf('cod fillets', 'chips')).toEqual(['cod', 'french-fry'])
  expect(foodsOf('sirloin steak', 'chips')).toEqual(['steak', 'french-fry'])
  expect(foodsOf('tinned tuna', 'bread', 'chips')).toEqual(['canned-tuna', 'bread', 'crisp'])
  expect(foodsOf('fish fingers', 'crisps')[1]).toBe('crisp')
})

test('rice cakes are to be fried beside what Korea cooks with, else puffed', () => {
  expect(foodsOf('rice cakes', 'gochujang')).toEqual(['rice-cake-korean', 'gochujang'])
  expect(foodsOf('rice cakes', 'peanut butter')[0]).toBe('rice-cake')
})

test('artichokes are hearts beside what those go with, else whole', () => {
  expect(foodsOf('artichokes', 'spinach', 'cream cheese')[0]).toBe('artichoke-heart')
  expect(foodsOf('artichokes', 'butter', 'lemon')[0]).toBe('globe-artichoke')
})

test('vermicelli is of rice beside what is rolled in rice paper, else of wheat', () => {
  expect(foodsOf('vermicelli', 'rice paper', 'mint')[0]).toBe('rice-vermicelli')
  expect(foodsOf('vermicelli', 'prawns', 'lime')[0]).toBe('rice-vermicelli')
  expect(foodsOf('vermicelli', 'tomatoes')[0]).toBe('angel-hair-pasta')
})

test('coconut is dried beside oats and flour, else a nut', () => {
  expect(foodsOf('coconut', 'oats')[0]).toBe('desiccated-coconut')
  expect(foodsOf('a whole coconut', 'oats')[0]).toBe('coconut')
  expect(foodsOf('coconut', 'prawns')[0]).toBe('coconut')
})

test('salsa verde is of tomatillos beside Mexican food, else of herbs', () => {
  expect(foodsOf('salsa verde', 'corn tortillas')).toEqual(['tomatillo-salsa', 'corn-tortilla'])
  expect(foodsOf('salsa verde', 'sea bass')).toEqual(['green-herb-sauce', 'sea-bass'])
  expect(foodsOf('chimichurri', 'corn tortillas')).toEqual(['green-herb-sauce', 'corn-tortilla'])
})

test('short-grain rice is for dinner beside what Japan and Korea cook with, else for pudding', () => {
  expect(foodsOf('short grain rice', 'mirin')).toEqual(['sushi-rice', 'mirin'])
  expect(foodsOf('short grain rice', 'milk')[0]).toBe('pudding-rice')
  expect(foodsOf('pudding rice', 'soy sauce')[0]).toBe('pudding-rice')
})

test('beans beside bacon and sausages are baked beans, else any', () => {
  expect(foodsOf('beans', 'bacon', 'eggs')[0]).toBe('baked-bean')
  expect(foodsOf('beans', 'rice', 'onion')[0]).toBe('bean')
})

test('muffins beside eggs and bacon are English ones, else sweet', () => {
  expect(foodsOf('muffins', 'bacon', 'eggs')[0]).toBe('english-muffin')
  expect(foodsOf('blueberry muffins', 'eggs')[0]).toBe('muffin')
})

test('a yolk that is left over is as raw as it was', () => {
  expect(understood('2 leftover egg yolks').items[0]).toMatchObject({ food: { id: 'egg-yolk' }, have: 36 })
  expect(understood('2 leftover egg yolks').items[0]?.condition).toBeUndefined()
})

test('British chilli powder is a blend beside mince and beans, and hot in an Indian pot', () => {
  expect(foodsOf('beef mince', 'kidney beans', 'chilli powder')[2]).toBe('chili-powder')
  expect(foodsOf('kidney beans', 'garam masala', 'chilli powder')[2]).toBe('cayenne')
  expect(foodsOf('beef mince', 'hot chilli powder')[1]).toBe('cayenne')
})

test('drumsticks are pods beside the lentils of a sambar, else of a chicken', () => {
  expect(foodsOf('toor dal', 'drumsticks', 'tomatoes')[1]).toBe('drumstick-pod')
  expect(foodsOf('drumsticks', 'honey', 'mustard')[0]).toBe('chicken-drumstick')
})

test('coriander between spices is one of them, else a herb', () => {
  expect(foodsOf('carrots', 'cumin', 'coriander', 'turmeric')[2]).toBe('ground-coriander')
  expect(foodsOf('cumin', 'coriander', 'yogurt')[1]).toBe('coriander')
  expect(foodsOf('cumin', 'fresh coriander', 'turmeric')[1]).toBe('coriander')
})
