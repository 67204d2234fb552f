import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { Allergen } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { Item, SetAside, Understanding } from '../model/understanding.ts'
import { allergensOf, surelyIn } from './allergens.ts'
import { safeRuleOf, temperaturesOf, type Prepared } from './temperatures.ts'
import { warningsOf } from './warnings.ts'
import { mostNamed, type RecipeFoods } from './written-recipe/read.ts'

/**
 * Notes for a recipe that a model wrote: from the foods that it holds, listed by the visitor or not, for a model may
 * have added butter.
 */
export function notesOn(
  understanding: Understanding,
  { cooked, served, isWhole }: RecipeFoods,
  hazards: KitchenNotes['setAside'],
): KitchenNotes {
  const { setAside, wishes, audiences, excludes } = understanding
  const used: Item[] = cooked.map((item) => ({ text: item.food.name as Ingredient, ...item }))
  const named = [...cooked.map(({ food }) => food), ...served]
  const asides = [...hazards.map(asHazard), ...setAside]
  return {
    setAside: [...hazards, ...setAside.filter(isUnheeded)].map(({ ingredient, reason }) => ({
      ingredient,
      reason,
    })),
    allergens: allergensOf(named),
    temperatures: temperaturesOf(withoutGenerics(cooked).filter(isHeated)),
    wishes,
    warnings: [
      ...(isWhole
        ? []
        : [`The recipe names more than ${mostNamed} foods: of the others nothing is said here.`]),
      ...against(excludes, named),
      ...warningsOf({ items: used, setAside: asides, audiences }),
    ],
  }
}

// What was not read was not sent to the model either, and a wish that is not heeded is not held against the recipe.
const isUnheeded = ({ cause }: SetAside) => cause === 'unread' || cause === 'too-many-wishes'

function asHazard({ ingredient, reason }: KitchenNotes['setAside'][number]): SetAside {
  return { ingredient: ingredient as Ingredient, cause: 'hazard', reason }
}

function against(excludes: Understanding['excludes'], named: readonly Food[]): string[] {
  const objected = named.flatMap((food) => {
    const reason = excludes(byNature(food))
    return reason === undefined ? [] : [{ food, reason }]
  })
  const objections = objected
    .filter(({ food }) => !objected.some((other) => isShortFor(food, other.food)))
    .map(({ food, reason }) => `${food.name} (${reason})`)
  if (objections.length === 0) return []
  return [`The recipe names what does not fit your wishes: ${objections.join('; ')}.`]
}

// "A swirl of yogurt" is the Greek yogurt named before it.
const isShortFor = ({ kind, name }: Food, other: Food) =>
  kind === other.kind && other.name.endsWith(` ${name}`)

const allergensOfOrigin: Partial<Record<Food['origin'], readonly Allergen[]>> = {
  dairy: ['milk'],
  egg: ['egg'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
}

// Whether margarine is vegan, or a curry paste without shrimps, its label says: that is no objection, but a label to check.
function byNature(food: Food): Food {
  const sure = surelyIn(food)
  const ofOrigin = allergensOfOrigin[food.origin]
  const isOfMaker = ofOrigin !== undefined && !ofOrigin.some((name) => sure.includes(name))
  return { ...food, allergens: sure, origin: isOfMaker ? 'plant' : food.origin }
}

// Tins are cooked in the tin; salads and the like are eaten cold; of the rest the packet tells.
const asSold =
  /soup$|^(?:coleslaw|potato-salad|sandwich|hamburger|sushi|baby-food|pate|microwave-popcorn|french-fry|falafel|pizza|samosa|mac-and-cheese)$/

// What comes cooked may be eaten cold; what is left over is heated again.
function isHeated({ food, condition }: Prepared): boolean {
  return condition === 'cooked' ? food.kind === 'egg' : condition === 'leftover' || !asSold.test(food.id)
}

// "tilapia or other white fish", "the chicken" of thighs, whites beside eggs: one row for what is one thing in the pan.
function withoutGenerics(prepared: readonly Prepared[]): Prepared[] {
  const rows = prepared.filter((item, at) => !isSameRow(item) && !isEggAgain(item, prepared.slice(0, at)))
  return rows
    .filter((row) => safeRuleOf(row) !== undefined)
    .filter(({ food }) => !rows.some((other) => isSortOf(other.food, food) || isMadeOf(food, other.food)))
}

// Of "beef (ribeye or chuck)" the beef.
function isSameRow({ food, insteadOf }: Prepared): boolean {
  return insteadOf?.origin === food.origin && insteadOf.safeRule === food.safeRule
}

function isEggAgain({ food }: Prepared, before: readonly Prepared[]): boolean {
  return (
    food.kind === 'egg' &&
    before.some((other) => other.food.kind === 'egg' && safeRuleOf(other) !== undefined)
  )
}

// "Meatballs" above the lines of their own list.
function isMadeOf({ id, origin }: Food, other: Food): boolean {
  const isGround = other.kind.startsWith('ground-') && other.measure === 'weight'
  return isGround && (id === 'meatball' || (id.endsWith('-meatball') && origin === other.origin))
}

// "Last night's pasta" is the leftover spaghetti of a sentence later.
const starches: ReadonlySet<string> = new Set(['pasta', 'noodle', 'rice', 'potato'])

function isSortOf(food: Food, generic: Food): boolean {
  if (starches.has(generic.id)) return food.kind === generic.kind && food.id !== generic.id
  // A turkey's gravy is no sort of turkey.
  const isAlike = food.role === generic.role && food.safeRule !== undefined && generic.kind !== 'egg'
  const isSameAnimal = food.origin === generic.origin && isAlike
  const isGeneric = ['fish', 'meat', 'seafood'].includes(generic.id)
  // Nor are its feet: both are in the pot.
  const isOffal = food.kind === 'offal' && generic.kind !== 'offal'
  return (
    isSameAnimal &&
    !isOffal &&
    food.id !== generic.id &&
    (isGeneric ? food.safeRule === generic.safeRule : ` ${food.name} `.includes(` ${generic.name} `))
  )
}
