import { expect, test } from 'vitest'
import { foodsOfRecipe } from './read.ts'

const cookedIn = (text: string) => foodsOfRecipe(text).cooked.map(({ food }) => food.id)
const servedWith = (text: string) => foodsOfRecipe(text).served.map(({ id }) => id)

const method = '## Method\n1. Whisk everything and cook it.'

test.each([
  ['a heading', '## Ingredients\n- 2 eggs\n- butter'],
  ['bold words', '**Ingredients:**\n* 2 eggs\n* butter'],
  ['groups', '### For the pan\n- butter\n### For the eggs\n- 2 eggs'],
  ['nested items', '1. **Ingredients**\n   - 2 eggs\n   - butter\n2. Cook.'],
  [
    'a table',
    '| Ingredient | Amount | Substitute |\n|---|---|---|\n| Eggs | 2 | tofu |\n| Butter | 1 tbsp | oil |',
  ],
  ['numbered lines', '**You need**\n1. 2 eggs\n2. butter'],
  ['plain lines', 'Ingredients:\n2 eggs\nButter, for the pan'],
  ['one line', 'Ingredients: 2 eggs, 1 tbsp butter'],
  ['no heading at all', '- 2 eggs\n- butter'],
  ['other bullets', '☐ 2 eggs\n☐ butter'],
  ['no bullets and no heading', '2 eggs\n1 tbsp butter'],
  ['a word alone', 'Ingredients\n\n2 eggs\nButter'],
  ['names of groups', 'Ingredients:\nFish & batter\n- 2 eggs\n- butter'],
  ['plain lines above steps', 'Ingredients:\n2 eggs\nButter\n\n1. Whisk it.'],
  ['one line with points', '*Shopping list:* 2 eggs · 1 tbsp butter'],
  ['a remark', '*Makes about two plates*\n### Filling\n- 2 eggs\n- butter'],
  ['Spanish', '## Ingredientes\n- 2 huevos\n- mantequilla\n## Pasos\n1. Bate los huevos con la mantequilla.'],
  ['French', 'Ingrédients :\n- 2 œufs\n- du beurre\n\nPréparation :\n1. Battez les œufs avec le beurre.'],
  ['German', '**Zutaten**\n- 2 Eier\n- Butter\n\n**So geht’s**\n1. Die Eier mit der Butter mischen.'],
])('a list under %s is read line by line', (_, list) => {
  expect(new Set(cookedIn(`# Supper\n${list}\n\n${method}`))).toEqual(new Set(['egg', 'butter']))
})

const recipeWith = (line: string) => `# Supper\n## Ingredients\n- ${line}\n${method}`

test.each([
  ['2 tbsp soy sauce or tamari', ['soy-sauce', 'tamari']],
  ['1 cup milk (or almond milk)', ['milk', 'almond-milk']],
  ['½ cup mayo, 1 tbsp Creole mustard', ['mayonnaise', 'mustard']],
  ['200 g pasta (gluten-free if needed)', ['pasta']],
  ['3 tbsp soy sauce (regular or gluten-free)', ['soy-sauce']],
  ['1 cup milk (dairy or plant-based)', ['milk']],
  ['1 lemon, half sliced and half juiced', ['lemon']],
])('"%s" is %j', (line, ids) => {
  expect(cookedIn(recipeWith(line))).toEqual(ids)
})

test.each([
  ['1 pâte feuilletée pur beurre', ['puff-pastry', 'butter']],
  ['1 noix de beurre', ['butter']],
  ['1 gros morceau de gingembre de la taille d’une noix', ['ginger']],
  ['100 g de crevettes roses', ['shrimp']],
])('in French "%s" is %j', (line, ids) => {
  const text = `# Souper\n## Ingrédients pour le soir\n- ${line}\n## Préparation\n1. Faites cuire le tout dans une poêle avec les herbes.`
  expect(new Set(cookedIn(text))).toEqual(new Set(ids))
})

test.each([
  ['1. Fold the chicken into the sauce. Bake in the oven.', 'leftover'],
  ['1. Toss the chicken with the leaves.', 'cooked'],
])('cooked chicken is heated again where a step says so: %s', (step, condition) => {
  const [chicken] = foodsOfRecipe(
    `# Supper\n## Ingredients\n- 400 g cooked chicken\n## Method\n${step}`,
  ).cooked
  expect(chicken?.condition).toBe(condition)
})

test('eggs that a recipe leaves raw are not cooked', () => {
  const mousse = '# Mousse\n## Ingredients\n- 3 eggs\n## Method\n1. Whisk.\n\n'
  const [raw] = foodsOfRecipe(`${mousse}The eggs are left raw here.`).cooked
  const [done] = foodsOfRecipe(`${mousse}The eggs are not raw.`).cooked
  expect([raw?.staysRaw, done?.staysRaw]).toEqual([true, undefined])
})

const list = '# Stew\n## Ingredients\n- 500 g diced beef\n- 2 carrots\n- 200 g rice noodles\n## Method\n'

test.each([
  ['1. Finish with a spoonful of mustard.', ['mustard']],
  ['1. Serve with crusty bread.', ['bread']],
  ['1. Stir the beef and the noodles into the sauce; the meat should be tender.', []],
  ['1. Cook without butter, until the sauce is thick as cream or looks like pancake batter.', []],
  ['1. Butter a dish and toast the spices in a pie plate with a bread knife.', []],
  ['1. Use oil instead of butter.', ['oil']],
  ['1. Cut the carrots into steaks the size of a walnut, smooth as butter.', []],
  ['1. Brush with oil where others use beaten egg; avoid using butter.', ['oil']],
  ['1. You could add prawns. Make it posh with pistachios. Lovely with ham.', []],
  ['1. Now you can add the cream.', ['heavy-cream']],
])('beside its list a step adds what it really adds: %s', (step, ids) => {
  expect(cookedIn(list + step).filter((id) => !['beef', 'carrot', 'rice-noodle'].includes(id))).toEqual(ids)
})

const steps = '1. Simmer for two hours.\n\n'

test.each([
  ['Serve with crusty bread.', ['bread']],
  ['**To serve:** garlic bread', ['garlic-bread']],
  ['### To serve\n- garlic bread', ['garlic-bread']],
  ['**Vegan?** Serve with tofu and soy sauce.', []],
  ['If you eat dairy, serve it with butter.', []],
  ['## Variations\n- Swap the beef for tofu.\n- Add prawns.', []],
  ['Cut it to the size of a walnut and serve.', []],
])('of what stands around the steps only what is served with the dish belongs to it: %s', (text, ids) => {
  expect(servedWith(list + steps + text)).toEqual(ids)
})

test('a recipe that lists nothing is read from its sentences', () => {
  const text = 'Heat two tablespoons of olive oil. Add 400 g chicken breast and 2 tablespoons of soy sauce.'
  expect(cookedIn(text)).toEqual(['olive-oil', 'chicken-breast', 'soy-sauce'])
})

test('any text is read', () => {
  for (const text of ['', '\n\n', '**', '| |', '1.', '- (', '# \n- ', '```\n```', 'or or or', '材料\n- 卵'])
    expect(() => foodsOfRecipe(text)).not.toThrow()
})
