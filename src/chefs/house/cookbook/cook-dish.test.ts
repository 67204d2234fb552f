import { expect, test } from 'vitest'
import { isMeat } from '#food/model/traits.ts'
import { understood } from '../quality/understood.testing.ts'
import { readDish } from '../../../../scripts/cookbook/read-dish.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'
import { arrange, type Order } from './arrange.ts'
import { cookDish } from './cook-dish.ts'
import type { Dish } from './dish.ts'
import { Unfit } from './fill.ts'
import { recipeOf } from '../planning/recipe-of.ts'
import { CookbookIndex } from './wants.ts'

type Wishes = Partial<Omit<Order, 'items' | 'excludes'>>

/** A dish for two of these places and steps, made of a list. */
function cooked(list: string, places: string, steps: string, wishes: Wishes = {}) {
  const needs = /^\w+/.exec(places)![0]
  const front = `title: Dinner\nkitchen: any\nserves: 2\nheadnote: Good.\nneeds: ${needs}\nplaces:\n  ${places}`
  const { dish } = readDish('meat/dinner', `---\n${front}\n---\n${steps}\n`)
  const { items, excludes, requests } = understood(list.split(', '))
  const wants = new CookbookIndex([dish]).wantsOf(dish, items)
  const order = { items, excludes, ...requests, ...wishes }
  const result = cookDish(arrange(dish, wants, order), order.serves)
  const ids = result.ingredients.map(({ food }) => food.id)
  const [, shopping = ''] = /### Ingredients\n\n([^]*?)\n\n/.exec(writeRecipe(recipeOf(result))) ?? []
  return { ...result, ids, shopping, texts: result.steps.map(({ text }) => text) }
}

function servedOf(dish: Dish, ...list: string[]): number {
  const { items, excludes } = understood(list)
  const wants = new CookbookIndex([dish]).wantsOf(dish, items)
  return cookDish(arrange(dish, wants, { items, excludes })).serves
}

const root = 'main: carrot {2} (sliced) | parsnip {2} (sliced)'

test('what a dish asks for beside the list stays within the limit, and seasonings in a row are spared first', () => {
  const { ids, texts } = cooked(
    'carrots',
    root,
    'Fry the @main{} in @butter{1%tbsp} with the @onion{1}, @garlic{1%clove}, @cumin{1%tsp}, @turmeric{1%tsp}, @paprika{1%tsp}, @bay leaf{1} and @flour{1%tbsp}.',
  )
  expect(ids).toEqual(['carrot', 'butter', 'onion', 'garlic', 'cumin', 'flour'])
  expect(texts).toEqual(['Fry the carrots in butter with the onion, garlic, cumin and flour.'])
})

test('a dish that cannot do without too many extras is not made', () => {
  const steps = 'Fry the @main{} in @saffron{1%pinch} until gold. Stir in @tahini{1%tbsp}.'
  expect(() => cooked('carrots', root, steps)).toThrow(Unfit)
  expect(cooked('carrots, tahini', root, steps).ids).toEqual(['carrot', 'saffron', 'tahini'])
})

test('what stands in for an onion is not halved, and a paste is taken by the spoon where flakes are by the pinch', () => {
  const heat = `${root}\n  heat: any hot thing {1/2 tsp}`
  const steps = 'Fry the @main{} with the @onion{1} and @heat{}.'
  expect(cooked('carrots, leek, chili flakes', heat, steps).shopping).toBe(
    '- 2 carrots, sliced\n- 1 leek\n- ½ teaspoon chili flakes',
  )
  expect(cooked('carrots, onion, harissa', heat, steps).shopping).toContain('- 2 teaspoons harissa')
})

test('oil does for butter in the pan, but not where butter makes the dish', () => {
  expect(() => cooked('olive oil', 'main: butter {100 g}', 'Fold in the @main{}.')).toThrow(Unfit)
  expect(cooked('carrots, olive oil', root, 'Fry the @main{} in @butter{1%tbsp}.').ids).toEqual([
    'carrot',
    'olive-oil',
  ])
})

test('a lemon that stands in for vinegar is measured as its juice', () => {
  const { shopping } = cooked('carrots, lemon', root, 'Toss the @main{} with @white wine vinegar{2%tsp}.')
  expect(shopping).toContain('- 2 teaspoons lemon juice')
})

test('a list without meat or fish gets none through the stock, a list with meat does', () => {
  const places = 'main: carrot {2} (sliced) | chicken {300 g} (diced)'
  const steps =
    'Simmer the @main{} in @chicken stock{500%ml} for ~{20%minutes}, until done{main temperature}.'
  expect(cooked('carrots', places, steps).ingredients.filter(({ food }) => isMeat(food))).toEqual([])
  expect(cooked('chicken', places, steps).ids).toEqual(['chicken', 'chicken-stock'])
})

test('what a wish rules out is replaced by what does its work, or the dish is not made', () => {
  const fried = 'Fry the @main{} in @butter{1%tbsp}.'
  expect(cooked('carrots', root, fried).ids).toContain('butter')
  const vegan = cooked('carrots, vegan', root, fried).ids
  expect(vegan).toHaveLength(2)
  expect(vegan).not.toContain('butter')
  expect(() => cooked('carrots, no saffron', root, 'Boil the @main{} with @saffron{1%pinch}.')).toThrow(Unfit)
})

test('"nothing else" leaves what the text can spare, and refuses what it cannot', () => {
  const spared = cooked('carrots', root, 'Fry the @main{} in @olive oil{1%tbsp}[ with @cumin{1%tsp}].', {
    nothingElse: true,
  })
  expect(spared.ids).toEqual(['carrot', 'olive-oil'])
  expect(spared.texts).toEqual(['Fry the carrots in olive oil.'])
  expect(() => cooked('carrots', root, 'Fry the @main{} in @butter{1%tbsp}.', { nothingElse: true })).toThrow(
    Unfit,
  )
})

test('a spicy dish gets chili where it takes something hot, and none where something hot is there', () => {
  const steps = 'Fry the @main{}[ with @?chili flakes{1/2%tsp}][ and @?jalapeño{1}].'
  expect(cooked('carrots', root, steps).ids).not.toContain('chili-flake')
  expect(cooked('carrots', root, steps, { spicy: true }).ids).toContain('chili-flake')
  expect(cooked('carrots, jalapeño', root, steps, { spicy: true }).ids).toEqual(['carrot', 'jalapeno'])
})

test('amounts follow the people, and what never scales does not', () => {
  const steps = 'Fry the @main{} in @oil{1%tbsp} with @salt{=1/2%tsp}.'
  const four = cooked('carrots', root, steps, { serves: 4 })
  expect(four.serves).toBe(4)
  expect(cooked('carrots', root, steps).serves).toBe(2)
  expect(four.shopping).toMatch(/4 carrots/)
  expect(four.shopping).toMatch(/2 tablespoons/)
  expect(four.shopping).toMatch(/½ teaspoon/)
})

test.each([
  [1, '230 ml', '1 litre'],
  [2, '450 ml', '2 litres'],
  [4, '900 ml', '4 litres'],
])('water that is told in passing follows the people: for %i %s', (serves, some, plenty) => {
  const steps = 'Boil the @main{} in 2 litres of water. Keep 450 ml of the water.'
  const { texts } = cooked('carrots', root, steps, { serves })
  expect(texts).toEqual([
    `Boil the carrot${serves > 1 ? 's' : ''} in ${plenty} of water. Keep ${some} of the water.`,
  ])
})

test.each([
  ['600 g', '600 g'],
  ['900 g', '900 g'],
  ['1.5 kg', '1 kg'],
])(
  'of %s a dish that wants 500 g takes %s: a little more goes in, much more feeds more people',
  (have, taken) => {
    const { shopping } = cooked(
      `${have} green beans`,
      'main: green beans {500 g}',
      'Boil the @main{} until tender.',
    )
    expect(shopping).toContain(`- ${taken} (`)
  },
)

test.each([
  ['2 carrots', '2 carrots'],
  ['3 carrots', '3 carrots'],
  ['4 carrots', '2 carrots'],
])(
  'of %s a dish that wants 2 beside its rice takes %s: the last one goes in, two more stay',
  (have, taken) => {
    const places = 'grain: rice {200 g}\n  main: carrot {2} (sliced)'
    const { shopping } = cooked(`200 g rice, ${have}`, places, 'Boil the @grain{} with the @main{}.')
    expect(shopping).toContain(`- ${taken}`)
  },
)

test('what steps take in parts stays as much as they say', () => {
  const steps = 'Boil @main{400%g}, and grate @main{100%g}.'
  expect(cooked('600 g green beans', 'main: green beans', steps).shopping).toContain('- 500 g (')
})

test('one apple with four chops is dinner for four, four apples with two chops are dinner for two', () => {
  const front = 'title: Chops\nkitchen: any\nserves: 4\nheadnote: Good.\nneeds: chops, wedges'
  const places = 'chops: pork chop {4}\n  wedges: apple {4}'
  const steps =
    'Fry the @chops{} for ~{10%minutes}{chops temperature}, rest them and serve with the @wedges{}.'
  const { dish } = readDish('meat/chops', `---\n${front}\nplaces:\n  ${places}\n---\n${steps}\n`)
  expect(servedOf(dish, '4 pork chops', '1 apple')).toBe(4)
  expect(servedOf(dish, '2 pork chops', '4 apples')).toBe(2)
})

test('two leeks for six thighs will do, one leek will not', () => {
  const front = 'title: Thighs\nkitchen: any\nserves: 4\nheadnote: Good.\nneeds: thighs, greens'
  const places = 'thighs: chicken thigh {6}\n  greens: leek {3}'
  const steps = 'Fry the @thighs{} with the @greens{} for ~{25%minutes}{thighs temperature}.'
  const { dish } = readDish('poultry/thighs', `---\n${front}\nplaces:\n  ${places}\n---\n${steps}\n`)
  expect(servedOf(dish, '6 chicken thighs', '2 leeks')).toBe(4)
  expect(servedOf(dish, '6 chicken thighs', '1 leek')).toBe(2)
})

test('tofu decides as meat does, and is used up', () => {
  const front = 'title: Tofu\nkitchen: any\nserves: 4\nheadnote: Good.\nneeds: block, greens'
  const places = 'block: tofu {225 g}\n  greens: cauliflower {600 g}'
  const steps = 'Fry the @block{} with the @greens{} for ~{10%minutes}.'
  const { dish } = readDish('curries/tofu', `---\n${front}\nplaces:\n  ${places}\n---\n${steps}\n`)
  expect(servedOf(dish, '225 g tofu', '360 g cauliflower')).toBe(4)
  expect(cooked('450 g tofu', 'main: tofu {225 g}', 'Fry the @main{}.').shopping).toContain('- 450 g (')
})

test('eggs that are counted are for so many, though the dish could do without them', () => {
  const front =
    'title: Hash\nkitchen: any\nserves: 4\nheadnote: Good.\nneeds: roots\nplaces:\n  roots: potato {800 g} (diced)'
  const steps = 'Fry the @roots{} for ~{20%minutes}.[ Fry the @?eggs{4} for ~{4%minutes}{egg temperature}.]'
  const { dish } = readDish('eggs/hash', `---\n${front}\n---\n${steps}\n`)
  expect(servedOf(dish, '800 g potatoes', '2 eggs')).toBe(2)
  expect(servedOf(dish, '800 g potatoes', 'eggs')).toBe(4)
})

const omeletteOf = (serves: number, eggs: number) =>
  readDish(
    'eggs/omelette',
    `---\ntitle: Omelette\nkitchen: any\nserves: ${serves}\nheadnote: Good.\nneeds: main\nplaces:\n  main: egg {${eggs}}\n---\nFry the @main{} for ~{4%minutes}, until set{main temperature}.\n`,
  ).dish

test('what is set in one pan is for two or more, and one egg is no omelette', () => {
  expect(servedOf(omeletteOf(3, 6), '3 eggs')).toBe(2)
  expect(() => servedOf(omeletteOf(3, 6), '1 egg')).toThrow(Unfit)
  expect(() => servedOf(omeletteOf(2, 5), '1 egg')).toThrow(Unfit)
  expect(servedOf(omeletteOf(2, 4), '1 egg')).toBe(1)
})

test.each([
  ['frozen spinach', 'main: spinach {200 g} (stalks cut off)', 'frozen spinach, thawed and squeezed dry'],
  ['spinach', 'main: spinach {200 g} (stalks cut off)', 'spinach, stalks cut off'],
  ['garlic', 'main: garlic {2 cloves} (finely grated)', 'garlic, finely grated'],
  ['garlic paste', 'main: garlic {2 cloves} (finely grated)', 'garlic paste'],
])('what is frozen or comes as a paste is not cut: %s', (list, places, line) => {
  expect(cooked(list, places, 'Stir in the @main{} and simmer for ~{5%minutes}.').shopping).toMatch(
    new RegExp(`${line}$`),
  )
})

test.each([
  ['gravy granules', '{400 ml}', '400 ml (1⅔ cups) gravy (made up as the packet says)'],
  ['onion soup mix', '{2 tbsp}', '2 tablespoons soup mix'],
])('%s is made up where a dish pours it, and a seasoning by the spoon', (list, amount, line) => {
  const places = `main: gravy granules ${amount} | soup mix ${amount}`
  expect(cooked(list, places, 'Simmer the @main{} for ~{5%minutes}.').shopping).toBe(`- ${line}`)
})

test.each([
  ['flour', '12 buns', '300 g'],
  ['275 g flour', '12 buns', '275 g'],
  ['150 g flour', '8 buns', '150 g'],
])('a batch of %s is %s', (list, makes, flour) => {
  const front = 'title: Buns\nkitchen: any\nserves: 4\nmakes: 12 buns\nheadnote: Good.\nneeds: dusty'
  const places = 'dusty: flour {300 g}'
  const steps = 'Knead the @dusty{} with @water{180%ml} and bake for ~{15%minutes}.'
  const { dish } = readDish('breads/buns', `---\n${front}\nplaces:\n  ${places}\n---\n${steps}\n`)
  const { items, excludes } = understood([list])
  const wants = new CookbookIndex([dish]).wantsOf(dish, items)
  const result = cookDish(arrange(dish, wants, { items, excludes }))
  expect(result.makes).toBe(makes)
  expect(writeRecipe(recipeOf(result))).toContain(`- ${flour} (`)
})

test.each([1, 3, 5])('cans and eggs stay whole for %i', (serves) => {
  const places = 'main: egg {2}\n  tinned: canned tomatoes {1 can}'
  const steps = 'Simmer the @tinned{}, break in the @main{} and poach until set{main temperature}.'
  const { shopping } = cooked('eggs, canned tomatoes', places, steps, { serves })
  expect(shopping).toMatch(/\d cans? of/)
  expect(shopping).toMatch(/\d eggs?/)
  expect(shopping).not.toMatch(/[½¼¾⅓⅔] (?:cans?|eggs?)|[½¼¾⅓⅔] ?\w* eggs?/)
})

test.each([
  ['ground beef', '71 °C'],
  ['turkey mince', '74 °C'],
  ['lentils', undefined],
])('%s in the same place is done at %s', (food, temperature) => {
  const places = 'main: any ground meat {400 g} | any lentil {250 g}'
  const { texts } = cooked(food, places, 'Fry the @main{} for ~{8%minutes}, until browned{main temperature}.')
  const [text = ''] = texts
  expect(/(\d+ °C)/.exec(text)?.[1]).toBe(temperature)
  expect(text).toMatch(temperature ? /browned, \d+ °C \(\d+ °F\)\.$/ : /until browned\.$/)
})

test.each([
  [
    'chicken thighs, pork mince',
    'done, 74 °C (165 °F) in the middle of the chicken thighs and 71 °C (160 °F) of the pork mince',
  ],
  ['chicken thighs, turkey mince', 'done, 74 °C (165 °F) in the middle'],
  ['chicken thighs', 'done, 74 °C (165 °F) in the middle'],
])('of %s beside each other each has its temperature, and none is said twice', (list, done) => {
  const places = 'main: chicken thighs {300 g}\n  other: ground pork {200 g} | ground turkey {200 g}'
  const steps =
    'Fry the @main{} for ~{8%minutes}[ with the @other{}] until done{main temperature}[if other:{other temperature}].'
  expect(cooked(list, places, steps).texts[0]).toContain(`${done}.`)
})

test.each([
  ['leek, peas, spinach', 'Fry the leek, peas and spinach.'],
  ['leek, spinach', 'Fry the leek and spinach.'],
  ['peas, spinach', 'Fry the peas and spinach.'],
  ['spinach', 'Fry the spinach.'],
])('a row closes up, and its first food takes the article: %s', (list, text) => {
  const steps = 'Fry the @?leek{1}, @?peas{100%g} and @?spinach{100%g}. Add the @main{}.'
  expect(cooked(`carrots, ${list}`, root, steps).texts).toEqual([`${text} Add the carrots.`])
})

test('water is given with its amount where it is taken', () => {
  const { texts } = cooked('carrots', root, 'Boil the @main{} in @water{200%ml}.')
  expect(texts).toEqual([expect.stringMatching(/^Boil the carrots in 200 ml \([^)]+\) water\.$/)])
})

test('stock is made from the cubes that are there', () => {
  const { shopping, texts } = cooked(
    'carrots, vegetable stock cubes',
    root,
    'Simmer the @main{} in @vegetable stock{1%l} for ~{20%minutes}.',
  )
  expect(shopping).toMatch(/1 litre .*vegetable stock.*from 2 cubes/)
  expect(texts[0]).toContain('vegetable stock')
})

test.each([
  ['carrots, lemon', 'Add the juice of the lemon.'],
  ['carrots, lemon juice', 'Add the lemon juice.'],
])('a lemon is squeezed, its juice is poured: %s', (list, text) => {
  expect(cooked(list, root, 'Fry the @main{}. Add the juice of the @lemon{1}.').texts[0]).toContain(text)
})

test('the first step has nothing to run beside', () => {
  const steps = 'Meanwhile, fry the @main{} for ~{5%minutes}.\n\nMeanwhile, warm @butter{1%tbsp}.'
  const told = cooked('carrots', root, steps).steps
  expect(told.map(({ meanwhile }) => meanwhile)).toEqual([false, true])
  expect(told.map(({ text }) => text)).toEqual([
    'Fry the carrots for 5 minutes.',
    expect.stringMatching(/^Warm /),
  ])
})

test('what a dish has no place for is left, and said', () => {
  const { left } = cooked('carrots, bananas', root, 'Fry the @main{}.')
  expect(left.map(({ text }) => text)).toEqual(['bananas'])
})

test.each(['fruity', 'any berry', 'raspberries'])('what comes frozen can be told apart by "%s"', (name) => {
  const berries = 'fruity: any berry {200 g} | any soft fruit {200 g}'
  const steps = `Stir in the @fruity{}[if frozen ${name}: , still frozen].`
  expect(cooked('frozen raspberries', berries, steps).texts).toEqual([
    'Stir in the raspberries, still frozen.',
  ])
  expect(cooked('raspberries', berries, steps).texts).toEqual(['Stir in the raspberries.'])
})

test('a few tomatoes beside meat for two are for two, and beside nothing for one', () => {
  const places = 'main: chicken breast {400 g} | lentils {200 g}\n  red: cherry tomatoes {200 g}'
  const { dish } = readDish(
    'salads/dinner',
    `---\ntitle: Dinner\nkitchen: any\nserves: 2\nheadnote: Good.\nneeds: main, red\nplaces:\n  ${places}\n---\nFry the @main{} for ~{9%minutes}, until done{main temperature}. Add the @red{}.\n`,
  )
  expect(servedOf(dish, 'chicken breast', 'a few cherry tomatoes')).toBe(2)
  expect(servedOf(dish, 'lentils', 'a few cherry tomatoes')).toBe(1)
})

test('of a lemon for four half is for two, of an onion there is no half', () => {
  const steps = 'Fry the @main{} with the @onion{1} and the @lemon{1}(juice).'
  expect(cooked('carrots', root, steps, { serves: 1 }).shopping).toBe(
    '- 1 carrot, sliced\n- 1 onion *(pantry)*\n- ½ lemon, juice *(pantry)*',
  )
})

test.each([
  [
    'leftover ham',
    'Fry the @main{} for ~{5%minutes}.',
    'Fry the ham for 5 minutes. The ham must be piping hot, 74 °C (165 °F).',
  ],
  ['leftover ham', 'Lay the @main{} on a plate.', 'Lay the ham on a plate.'],
  ['ham', 'Fry the @main{} for ~{5%minutes}.', 'Fry the ham for 5 minutes.'],
])('leftovers that a dish heats are heated through: "%s", "%s"', (list, steps, told) => {
  expect(cooked(list, 'main: ham {200 g}', steps).texts).toEqual([told])
})

test('dry soya that stands in for mince is soaked, a third of its weight', () => {
  const { shopping } = cooked('tvp', 'main: any plant mince {300 g}', 'Fry the @main{} for ~{5%minutes}.')
  expect(shopping).toContain('- 100 g (3½ oz) textured soy protein, soaked in boiling water for 10 minutes')
})

test('who has rice of yesterday is asked for no raw rice', () => {
  const { ids } = cooked(
    'sausages, leftover rice',
    'main: sausage {4}\n  base: any rice {150 g}; else rice',
    'Fry the @main{} for ~{9%minutes}{main temperature}.[ Boil the @base{} for ~{12%minutes}.]',
  )
  expect(ids).not.toContain('rice')
})

test.each([
  ['lentils, curry paste', 'stock'],
  ['lentils, bolognese sauce', 'chicken-stock'],
])('who lists a curry paste need not eat chicken: "%s"', (list, stock) => {
  const steps =
    'Boil the @main{} in @chicken stock{500%ml}[ with @?curry paste{1%tbsp}][ and @?bolognese sauce{100%g}] for ~{30%minutes}.'
  expect(cooked(list, 'main: any lentil {200 g}', steps).ids).toContain(stock)
})

test('what stands on one pitta is for one', () => {
  const front = 'title: Toast\nkitchen: any\nserves: 2\nheadnote: Good.\nneeds: loaf, top'
  const places = 'loaf: pita {4}\n  top: hot dogs {4} (sliced)'
  const steps = 'Fry the @top{} for ~{5%minutes}{top temperature} and lay on the @loaf{}.'
  const { dish } = readDish('sandwiches/toast', `---\n${front}\nplaces:\n  ${places}\n---\n${steps}\n`)
  expect(servedOf(dish, '4 hot dogs', 'one pitta bread')).toBe(1)
  expect(servedOf(dish, '4 hot dogs', 'pitta bread')).toBe(2)
})

test('one piece of meat or fish is a helping for one; what was cooked before is eked out for two', () => {
  const pork = 'main: pork chops {2} | cooked pork chops {2}'
  const steps = 'Fry the @main{} in a #pan{} for ~{9%minutes}{main temperature}. Rest for ~{5%minutes}.'
  expect(cooked('1 pork chop', pork, steps).serves).toBe(1)
  expect(cooked('2 pork chops', pork, steps).serves).toBe(2)
  expect(cooked('1 leftover pork chop', pork, steps).serves).toBe(2)
})

test('who lists a stock cube has one, and beans that are frozen or left over are weighed', () => {
  const soup = 'main: leek {2} (sliced)\n  brew: any stock {1 l}\n  pulse: butter beans {1 can} (drained)'
  const steps = 'Simmer the @main{} in the @brew{}[ with the @?pulse{}] in a #pot{} for ~{20%minutes}.'
  const shopping = (list: string) => cooked(list, soup, steps).shopping
  expect(shopping('leeks, vegetable stock cube')).toContain('vegetable stock (from 1 cube)')
  expect(shopping('leeks, veg stock cube')).toContain('vegetable stock (from 1 cube)')
  expect(shopping('leeks, vegetable stock cubes')).toContain('vegetable stock (from 2 cubes)')
  expect(shopping('leeks, vegetable stock cube, frozen butter beans')).toContain(
    '240 g (8½ oz) frozen butter beans',
  )
  expect(shopping('leeks, vegetable stock cube, butter beans')).toContain('1 can of butter beans (400 g)')
})

test('too little of what another food of a dish makes up for rules nothing out', () => {
  const places =
    'main: spaghetti {200 g}\n  green: pesto {80 g} | cherry tomatoes {250 g}\n  more: cherry tomatoes {250 g}'
  const front = `title: Dinner\nkitchen: any\nserves: 2\nheadnote: Good.\nneeds: main, green or more\nplaces:\n  ${places}`
  const steps = 'Boil the @main{} for ~{9%minutes}. Toss with [the @?green{}][ and the @?more{}].'
  const { dish } = readDish('pasta/dinner', `---\n${front}\n---\n${steps}\n`)
  expect(servedOf(dish, 'spaghetti', 'pesto', 'a few cherry tomatoes')).toBe(2)
  expect(() => servedOf(dish, 'spaghetti', 'a few cherry tomatoes')).toThrow(Unfit)
})
