import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pluralOf } from './model/plural.ts'
import { allFoods } from './foods/all.ts'
import { foreignNamesOf } from './lexicon/languages/all.ts'
import { causesOf, foodsOf, listed, understood } from './understanding.testing.ts'
import { understand } from './recognize.ts'

test.each([
  ['eggs', 'egg'],
  ['loaves of bread', 'bread'],
  ['cherries', 'cherry'],
  ['potatoes', 'potato'],
  ['bay leaves', 'bay-leaf'],
  ['Chopped fresh parsley (optional)', 'parsley'],
  ['boneless skinless chicken breasts', 'chicken-breast'],
  ['extra virgin olive oil', 'olive-oil'],
  ['Salt, to taste', 'salt'],
  ['garlic, sliced or diced', 'garlic'],
  ['onions of your choice', 'onion'],
  ['I have some eggs', 'egg'],
  ['tomatoes - chopped', 'tomato'],
  ['sugar, brown', 'brown-sugar'],
  ['fresh sour cream', 'sour-cream'],
  ['fresh Thai basil', 'thai-basil'],
  ['\u0441rab meat', 'crab-meat'],
  ['peas (dried green split)', 'split-pea'],
  ['leaves of basil', 'basil'],
  ['juice of 1 lemon', 'lemon-juice'],
  ['zest of 2 limes', 'lime-zest'],
  ['ground lean grass-fed beef', 'ground-beef'],
  ['beef or vegetable stock', 'beef-stock'],
  ['1 egg or 2 egg yolks', 'egg'],
  ['frozen fries', 'french-fry'],
  ['oil or butter', 'oil'],
  ['white or brown rice', 'rice'],
  ['red or green peppers', 'bell-pepper'],
  ['green or red lentils', 'green-lentil'],
  ['sweet or smoked paprika', 'paprika'],
  ['fresh or dried thyme', 'thyme'],
  ['milk or white chocolate', 'milk-chocolate'],
  ['red wine or sherry vinegar', 'red-wine-vinegar'],
  ['pork or chicken sausages', 'sausage'],
  ['Greek yoghurt', 'greek-yogurt'],
  ['white couverture chocolate', 'white-chocolate'],
  ['1 bottle cider (I like it dry :)', 'hard-cider'],
  ['1 tablespoon butter, or margarine', 'butter'],
  ['tuna in oil', 'canned-tuna'],
  ['cloves (not garlic cloves): 5', 'clove'],
  ['1 6 oz can of tomato paste', 'tomato-paste'],
  ['pasta noodles of choice', 'pasta'],
  ['2 chopped tomatoes', 'tomato'],
  ['400 g tin chopped tomatoes', 'canned-tomato'],
  ['garlic, minced', 'garlic'],
  ['**tomato**', 'tomato'],
  ['- 2 carrots', 'carrot'],
  ['[flour](https://example.org/flour)', 'flour'],
])('"%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each([
  ['peanut butter', 'peanut-butter'],
  ['coconut milk', 'coconut-milk'],
  ['chicken stock', 'chicken-stock'],
  ['tomato paste', 'tomato-paste'],
  ['cream of tartar', 'cream-of-tartar'],
  ['butternut squash', 'butternut-squash'],
  ['buttermilk', 'buttermilk'],
  ['egg noodles', 'egg-noodle'],
  ['eggplant', 'aubergine'],
  ['egg plant', 'aubergine'],
  ['apple cider vinegar', 'cider-vinegar'],
  ['lemon zest', 'lemon-zest'],
  ['lemon grass', 'lemongrass'],
  ['cauliflower rice', 'cauliflower-rice'],
  ['bleached flour', 'flour'],
  ["baker's ammonia", 'bakers-ammonia'],
  ['glutinous rice', 'sticky-rice'],
  ['tiger prawns', 'shrimp'],
  ['hot dogs', 'frankfurter'],
  ['chilli powder', 'cayenne'],
  ['chili powder', 'chili-powder'],
  ['peppers', 'bell-pepper'],
  ['pepper', 'black-pepper'],
])('a longer name is never the shorter one inside it: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each([
  ['salt and pepper', ['salt', 'black-pepper']],
  ['chicken, rice & peas', ['chicken', 'rice', 'pea']],
  ['olive oil and garlic', ['olive-oil', 'garlic']],
  ['onion and garlic powder', ['onion-powder', 'garlic-powder']],
  ['juice and zest of 1 lime', ['lime-juice', 'lime-zest']],
  ['sal y pimienta', ['salt', 'black-pepper']],
  ['🍅🥕', ['tomato', 'carrot']],
  ['🍗 chicken thighs', ['chicken-thigh']],
  ['mac & cheese', ['mac-and-cheese']],
])('"%s" holds %j', (text, ids) => {
  expect(foodsOf(text)).toEqual(ids)
})

test.each([
  ['2 lbs chicken thighs', 907.2],
  ['½ onion', 55],
  ['1 ½ cups flour', 187.5],
  ['1 - 1/2 cups flour', 187.5],
  ['3 15oz cans chickpeas', 1275.75],
  ['two dozen eggs', 1200],
  ['a couple of tablespoons of milk', 30],
  ['1 cup chicken or vegetable stock', 237],
  ['10 sage leaves', 5],
  ['a squeeze of lemon juice', 1],
  ['2-inch piece of cinnamon stick', 4],
  ['1 1/2 cups flour', 187.5],
  ['250ml milk', 250],
  ['2-3 eggs', 100],
  ['a dozen eggs', 600],
  ['half a dozen eggs', 300],
  ['a quarter of a pound of rice', 113.4],
  ['one and a half cups of flour', 187.5],
  ['2 x 400g tins chopped tomatoes', 800],
  ['2 (14 oz) cans chopped tomatoes', 793.8],
  ['1,5 kg potatoes', 1500],
  ['Spaghetti: 320 g | 11 oz', 320],
  ['Mayonnaise (100 ml)', 100],
  ['~70g of cheese', 70],
  ['1 cup/240 ml milk', 237],
  ['3 garlic cloves', 15],
  ['2 heads of garlic', 100],
  ['a pinch of salt', 0.5],
  ['eggs 6', 300],
  ['3x onions', 330],
  ['1 tsp sugar', 4.22],
  ['2T milk', 30],
  ['1 lb 12 oz beef', 793.8],
  ['2 lb 4 oz potatoes', 1020.6],
  ['1 kg 200 g chicken', 1200],
  ['1 cup 2 tbsp milk', 267],
  ['1 cup plus 2 tablespoons flour', 140.8],
  ['2 tbsp + 1 tsp oil', 35],
  ['1 lb 450 g potatoes', 453.6],
  ['1kg/2lb 2oz apples', 1000],
  ['500g / 1 lb 2 oz strawberries', 500],
  ['2 cans of chickpeas', 480],
  ['3 tins of kidney beans', 720],
  ['2 cans (400 g each) chickpeas', 800],
  ['2 cans (15 oz) black beans', 850.5],
  ['5 potatoes (about 2 lbs)', 907.2],
  ['2 (8 ounce) boneless, skinless chicken breasts', 453.6],
  ['4 skinless, boneless chicken breasts', 680],
  ['12 ounces skinless, boneless chicken breasts', 340.2],
  ['455ml/16 fl oz chicken or lamb stock', 473.6],
  ['1 (3 1/2) pound chuck roast', 1587.6],
  ['12 chipolata sausages', 360],
  ['6 chipolatas', 180],
  ['2 loaves', 900],
  ['½ loaf wholemeal bread', 225],
  ['2 slices baguette', 40],
  ['Juice of 2 limes', 60],
])('"%s" is %d grams or millilitres', (text, have) => {
  expect(understood(text).items[0]?.have).toBeCloseTo(have, 0)
})

test('an indefinite amount is none', () => {
  const vague = [
    'some rice',
    'a packet of sugar',
    'spinach',
    '4 cabbage leaves',
    'eggs (1 egg per 500 g of flour)',
  ]
  expect(understood(...vague).items.map(({ have }) => have)).toEqual(vague.map(() => undefined))
})

test.each([
  ['frozen peas', 'pea', 'frozen'],
  ['frozen spinach', 'spinach', 'frozen'],
  ['peas (frozen)', 'pea', 'frozen'],
  ['turkey leftovers', 'turkey', 'leftover'],
  ['leftover rice', 'rice', 'leftover'],
  ['day-old rice', 'rice', 'leftover'],
  ['leftover cooked chicken', 'chicken', 'leftover'],
  ['cooked pasta', 'pasta', 'cooked'],
  ['🍚', 'rice', 'cooked'],
  ['canned tuna', 'canned-tuna', undefined],
  ['stale bread', 'stale-bread', undefined],
  ['leftover lasagne', 'lasagne', 'leftover'],
  ['leftover lamb tagine', 'lamb-stew', 'leftover'],
  ['leftover paella', 'paella', 'leftover'],
  ['cold colcannon', 'colcannon', undefined],
  ['leftover lamb kebabs', 'lamb-kofta', 'leftover'],
  ['cold pap', 'polenta', 'leftover'],
  ['mashed swede', 'swede', 'cooked'],
  ['cold chips', 'french-fry', undefined],
  ['carne asada', 'steak', undefined],
  ['leftover popcorn', 'popcorn', undefined],
  ['leftover cookies', 'biscuit', undefined],
  ['leftover white wine', 'white-wine', undefined],
  ['2 (fresh or frozen) carrots', 'carrot', undefined],
  ['carrots, peas (frozen), corn', 'carrot', undefined],
  ['Rosemary; dried is fine, but fresh is better', 'rosemary', undefined],
  ['precooked corn flour', 'masarepa', undefined],
])('"%s" is %s, %s', (text, id, condition) => {
  const [item] = understood(text).items
  expect([item?.food.id, item?.condition]).toEqual([id, condition])
})

test.each(['Stuffing:', 'For the sauce', 'Seafood, choose from:'])(
  '"%s" is a heading and no food',
  (text) => {
    expect([foodsOf(text), causesOf(text)]).toEqual([[], ['not-food']])
  },
)

test.each([
  ['1 tin tomatoes', 'canned-tomato', 400],
  ['half a jar of pesto', 'pesto', 95],
  ['jar of artichokes', 'artichoke-heart', 300],
  ['a tin of cherry tomatoes', 'canned-tomato', 400],
  ['a tin of anchovies', 'anchovy', 30],
  ['a can of corned beef', 'corned-beef', 340],
  ['2 tins tomatoes', 'canned-tomato', 800],
  ['tin tomato', 'canned-tomato', 400],
  ['1 can salmon', 'canned-salmon', 170],
  ['a tin of peaches', 'canned-peach', 240],
  ['1 can pineapple', 'canned-pineapple', 240],
  ['1 can corn', 'canned-corn', 160],
  ['1 can peas', 'canned-pea', 240],
])('a tin makes of a fresh food the tinned one: "%s" is %s, %d', (text, id, have) => {
  expect(understood(text).items).toMatchObject([{ food: { id }, have }])
})

test('the same food twice is one item with both amounts', () => {
  const { items } = understood('2 eggs', '1 egg', 'Eggs x 3')
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ text: '2 eggs', have: 300 })
  expect(understood('2 eggs', 'eggs').items[0]?.have).toBeUndefined()
})

test('a foreign word is kept beside its food', () => {
  const { items } = understood('pollo', 'limón', 'espinacas', '人参')
  expect(items.map(({ food, foreign }) => [food.id, foreign])).toEqual([
    ['chicken', 'pollo'],
    ['lemon', 'limón'],
    ['spinach', 'espinacas'],
    ['carrot', '人参'],
  ])
})

test('a foreign word that is the English one too is not said twice', () => {
  const { items } = understood('pollo', 'mayonnaise', 'ananas', 'Spaghetti')
  expect(items.map(({ food, foreign }) => [food.id, foreign])).toEqual([
    ['chicken', 'pollo'],
    ['mayonnaise', undefined],
    ['pineapple', 'ananas'],
    ['spaghetti', undefined],
  ])
})

test('accents tell words apart, and a foreign list its own meanings', () => {
  expect(foodsOf('romã')).toEqual(['pomegranate'])
  expect(foodsOf('pan', 'pollo', 'arroz')).toEqual(['chicken', 'rice', 'bread'].toSorted())
  expect(causesOf('pan', 'chicken', 'rice')).toEqual(['equipment'])
})

test.each([
  ['Pastinaken Zwiebeln Kirschen', 'parsnip onion cherry'],
  ['pomodori cipolle fichi', 'tomato onion fig'],
])('plurals of other languages: %s', (words, foods) => {
  expect(words.split(' ').flatMap((word) => foodsOf(word))).toEqual(foods.split(' '))
})

test('meat of what is not known is not known', () => {
  expect(foodsOf('falcon meat')).toEqual([])
})

test('every English name of every food is understood as that food', () => {
  // Names of other languages or brands that end like plurals, and a diet's own name.
  const others = new Set(['veggie', 'A.1. steak sauce'])
  const wrong = allFoods.flatMap((food) =>
    [food.name, food.plural, ...food.aka].filter(
      (name) => !others.has(name) && foodsOf(name).join() !== food.id,
    ),
  )
  expect(wrong).toEqual([])
})

// Cut or counted, some names are the fresh thing: "2 chopped tomatoes" are no tin, "1 pepper" is a vegetable. A unit in
// a name is one after a number, and a pound of hamburger is mince.
const cutOrUnit =
  /^(?:chopped|crushed|diced|mashed|minced|peeled|sliced|cup|glass|gram|pound|sprinkle|tsp|veggie)|^(?:pepper|hamburgers?)$/
const names = allFoods.flatMap((food) =>
  [food.name, food.plural, ...food.aka].map((name) => [name, food.id] as const),
)

test.each([
  ['a number', (name: string) => `2 ${name}`],
  ['an amount', (name: string) => `100 g ${name}`],
])('every English name is understood as its food with %s before it', (_, around) => {
  const wrong = names.filter(([name, id]) => !cutOrUnit.test(name) && foodsOf(around(name)).join() !== id)
  expect(wrong).toEqual([])
})

test('"chopped" and "fresh" make another food only of what has a row for it', () => {
  // Fresh: pasta, yeast, tuna, ham and others that the tables know under that name too.
  const known = new Set(names.flatMap(([name, id]) => (/^(?:fresh|chopped|diced)/.test(name) ? [id] : [])))
  const wrong = names.filter(([name, id]) =>
    ['chopped', 'fresh'].some((word) => {
      const read = foodsOf(`${word} ${name}`).join()
      return !cutOrUnit.test(name) && read !== id && !known.has(read) && !read.startsWith('fresh-')
    }),
  )
  expect(wrong.length / names.length).toBeLessThan(0.005)
})

test('nearly every plural of every alias is understood as its food', () => {
  const names = allFoods.flatMap((food) =>
    food.aka.filter((name) => !name.endsWith('s')).map((name) => [pluralOf(name), food.id] as const),
  )
  const wrong = names.filter(([name, id]) => foodsOf(name).join() !== id)
  expect(wrong.length / names.length).toBeLessThan(0.005)
})

test('every foreign name is understood as its food, or is an English word of the kitchen', () => {
  const words = allFoods.flatMap(({ id }) => foreignNamesOf(id).map((word) => [word, id] as const))
  const wrong = words.filter(([word, id]) => foodsOf(word).join() !== id)
  expect(wrong.length / words.length).toBeLessThan(0.002)
})

test('any text is understood as something, set aside or wished, and never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { maxLength: 8 }), (texts) => {
      const ingredients = listed(...texts)
      const { items, setAside, wishes } = understand(ingredients)
      const understoodAs = items.length + setAside.length + wishes.length
      expect(ingredients.length === 0 || understoodAs > 0).toBe(true)
      for (const { have } of items) expect(have === undefined || have > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('foods with words of the kitchen around them never throw and never lose a hazard', () => {
  const word = fc.constantFrom(
    '2',
    '½',
    'cups',
    'of',
    'frozen',
    'and',
    'or',
    ',',
    '(',
    ')',
    'chopped',
    'no',
    'vegan',
    'with',
    'egg',
    'butter',
    'rice',
    'g',
    'x',
    '400',
    'tin',
    'brocolli',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(' ')
      expect(() => understood(text)).not.toThrow()
      expect(causesOf(`${text} ; bleach`.trim())).not.toEqual([])
      expect(foodsOf(`${text} ; bleach`)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a list of 200 long entries is understood in time that grows with its length', () => {
  const entry = 'tomatto pepperz onionn garlck butterr creamm cheesee '.repeat(3).slice(0, 119)
  const timed = (count: number) => {
    const list = listed(...Array.from({ length: count }, () => entry))
    const start = performance.now()
    understand(list)
    return performance.now() - start
  }
  timed(50)
  expect(timed(200)).toBeLessThan(2000)
})

test.each([
  ['Nudeln vom Vortag', 'pasta'],
  ['riz de la veille', 'rice'],
  ['restos de pollo', 'chicken'],
  ['avanzi di pollo', 'chicken'],
  ['Pellkartoffeln vom Vortag', 'boiled-potato'],
])('%s was left over', (line, id) => {
  const { items } = understood(line)
  expect(items.map(({ food, condition }) => [food.id, condition])).toEqual([[id, 'leftover']])
})

test('what is left over and unknown is set aside in the visitor’s own words', () => {
  const { setAside } = understood('Reste vom Xyzgericht')
  expect(setAside.map(({ ingredient }) => ingredient)).toEqual(['Reste vom Xyzgericht'])
})

test.each(['glutenfreies Brot', 'glutenfreie Nudeln'])('%s holds no gluten', (line) => {
  const [item] = understood(line).items
  expect(item?.food.allergens).not.toContain('gluten')
})
