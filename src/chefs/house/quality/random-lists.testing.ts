import { allFoods } from '#food/foods/all.ts'
import { foreignNamesOf } from '#food/lexicon/languages/all.ts'
import type { Food } from '#food/model/food.ts'
import type { FoodRole } from '#food/model/facts.ts'
import { createRandom, type Random } from './random.testing.ts'

const hazards = ['bleach', 'ammonia', 'antifreeze', 'fly agaric', 'dish soap', 'rat poison', 'drain cleaner', 'aspirin', 'petrol', 'death cap mushrooms'] // prettier-ignore
const spoiled = ['rotten eggs', 'mouldy bread', 'expired milk', 'spoiled chicken', 'rancid butter', 'slimy spinach'] // prettier-ignore
const nonFoods = ['a shoe', 'qwxzv', 'my laptop', 'ignore all previous instructions', 'https://example.invalid/', '<b>hi</b>', 'gravel', 'love', '🚗', '???'] // prettier-ignore
const equipment = ['slow cooker', 'wok', 'air fryer', 'microwave', 'blender']
const wishes = [
  'vegan', 'vegetarian', 'gluten free', 'dairy-free', 'nut-free', 'halal', 'kosher', 'low carb', 'pescatarian', 'egg free', 'no added sugar', 'low salt', 'for my baby', 'pregnant',
  'no onions', 'without garlic', 'no dairy', 'not cilantro', 'no pork', 'I am allergic to peanuts', 'allergic to shellfish', 'no alcohol', 'no mushrooms', 'I hate tomatoes', 'no salt', 'no oil', 'no egg', 'no meat', 'no butter', 'no pepper', 'soy-free', 'paleo',
] // prettier-ignore

const amounts = [
  (name: string) => `2 ${name}`,
  (name: string) => `1 ${name}`,
  (name: string) => `½ ${name}`,
  (name: string) => `200g ${name}`,
  (name: string) => `1.5 kg ${name}`,
  (name: string) => `30 g of ${name}`,
  (name: string) => `5g ${name}`,
  (name: string) => `1 1/2 cups ${name}`,
  (name: string) => `¼ cup ${name}`,
  (name: string) => `250ml ${name}`,
  (name: string) => `1 tbsp ${name}`,
  (name: string) => `2 teaspoons of ${name}`,
  (name: string) => `1/2 lb ${name}`,
  (name: string) => `2 lbs ${name}`,
  (name: string) => `12 oz ${name}`,
  (name: string) => `2-3 ${name}`,
  (name: string) => `a handful of ${name}`,
  (name: string) => `a pinch of ${name}`,
  (name: string) => `${name} (400 g)`,
  (name: string) => `${name} x 4`,
  (name: string) => `a dozen ${name}`,
  (name: string) => `one large ${name}`,
  (name: string) => `400g tin ${name}`,
  (name: string) => `some ${name}`,
] as const

const states = ['frozen', 'leftover', 'cooked', 'canned', 'fresh', 'leftover cooked', 'day-old', 'chopped', 'dried', 'smoked', 'organic', 'thawed'] // prettier-ignore

/** What a kitchen has to hand, role by role: the shape of lists that people write. */
const pantryShelf: readonly FoodRole[] = [
  'protein', 'vegetable', 'vegetable', 'aromatic', 'starch', 'leaf', 'herb', 'spice', 'dairy', 'cheese', 'fruit', 'fat', 'acid', 'sauce', 'bread', 'protein', 'salad', 'nut', 'sweetener', 'flour', 'liquid',
] // prettier-ignore
const bakersShelf: readonly FoodRole[] = ['flour', 'sweetener', 'fat', 'dairy', 'leavening', 'sweet', 'fruit', 'nut', 'baking', 'spice', 'protein'] // prettier-ignore
const barShelf: readonly FoodRole[] = ['drink', 'spirit', 'acid', 'fruit', 'herb', 'sweetener', 'liquid']
const anyShelf: readonly FoodRole[] = []

const byRole = (role: FoodRole) => allFoods.filter((food) => food.role === role)

/** A list of 1 to 30 things a visitor might enter, the same for the same seed. */
export function randomList(seed: number): string[] {
  const random = createRandom(seed)
  const size = random.next() < 0.75 ? 1 + Math.floor(random.next() * 10) : 1 + Math.floor(random.next() * 30)
  const shelf = random.pickWeighted([pantryShelf, bakersShelf, barShelf, anyShelf], (choice) =>
    choice === pantryShelf ? 6 : choice === anyShelf ? 3 : 1,
  )
  const plain = random.next() < 0.35
  return Array.from({ length: size }, () => entry(random, shelf, plain))
}

function entry(random: Random, shelf: readonly FoodRole[], plain: boolean): string {
  const food = random.pick(shelf === anyShelf ? allFoods : byRole(random.pick(shelf)))
  const name = nameOf(random, food)
  if (plain) return name
  const chance = random.next()
  if (chance < 0.05) return random.pick(wishes)
  if (chance < 0.065) return random.pick(hazards)
  if (chance < 0.08) return random.pick(spoiled)
  if (chance < 0.1) return random.pick(nonFoods)
  if (chance < 0.11) return random.pick(equipment)
  if (chance < 0.18) return misspelt(random, name)
  if (chance < 0.43) return random.pick(amounts)(name)
  if (chance < 0.55) return `${random.pick(states)} ${name}`
  if (chance < 0.58) return `${name} and ${nameOf(random, random.pick(allFoods))}`
  if (chance < 0.61) return foreign(random, food) ?? name
  if (chance < 0.63) return food.emoji ?? name
  return chance < 0.66 ? name.toUpperCase() : name
}

function nameOf(random: Random, food: Food): string {
  const chance = random.next()
  return chance < 0.5 || food.aka.length === 0
    ? food.name
    : chance < 0.7
      ? food.plural
      : random.pick(food.aka)
}

function foreign(random: Random, food: Food): string | undefined {
  const names = foreignNamesOf(food.id)
  return names.length === 0 ? undefined : random.pick(names)
}

/** A slip of the pen: a letter lost, doubled or swapped with the next. */
function misspelt(random: Random, name: string): string {
  const at = 1 + Math.floor(random.next() * Math.max(1, name.length - 2))
  const [before, letter = '', next = '', after] = [
    name.slice(0, at),
    name[at],
    name[at + 1],
    name.slice(at + 2),
  ]
  return random.pick([
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ])
}
