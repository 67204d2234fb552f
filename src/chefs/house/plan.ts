import type { FoodRole } from '#food/model/facts.ts'
import { isBland } from '#food/model/food.ts'
import type { Item, Understanding } from '#food/model/understanding.ts'
import { Cook } from './cook.ts'
import { CannotCook } from './larder.ts'
import { critique } from './critique.ts'
import type { Course, DishForm, Filled } from './dish.ts'
import { dishForms } from './dishes/all.ts'
import { clash, fishy, flesh, pairing } from './pairings.ts'
import { offersOf, type Offers } from './offers.ts'
import { isScarce } from './portion.ts'
import { createRandom, type Random } from './random.ts'
import type { Recipe } from './recipe.ts'
import { reasonLeftOut } from './left-out.ts'
import { regionsOf } from './regions.ts'

/** How much it matters that a listed food finds its place, by role. */
const weights: Record<FoodRole, number> = {
  protein: 6, vegetable: 3, leaf: 3, salad: 2.5, aromatic: 2, starch: 4.5, bread: 3.5, fruit: 3, herb: 1, spice: 1, salt: 0.3,
  fat: 0.7, acid: 1.5, liquid: 1.2, dairy: 2, cheese: 2, sauce: 1.8, sweetener: 1.2, nut: 1.5, flour: 3.5, leavening: 1.5,
  baking: 2, sweet: 2.5, drink: 2, spirit: 2.5, ready: 3,
} // prettier-ignore

type Plan = { form: DishForm; filled: Filled; score: number }

/** How far below the best a dish may score and still be served for the sake of variety. */
const tolerance = 2.5
/** Most listed foods in one dish: more is a clearance, not a recipe; who lists a whole kitchen wants a choice. */
const mostOf = (listed: number): number => (listed > 20 ? 10 : 13)
/** Foods that a dish gains by; beyond them one more counts little. */
const fullCoverage = 7
/** What each food that is set aside costs a dish: little where so many are listed that some must be. */
const setAsideCost = (listed: number): number => (listed > fullCoverage ? 0.3 : 1.5)
/** What it costs a dish to leave out all the meat and fish: who lists a steak wants to eat it. */
const meatlessCost = 3
/** What listed staples that no slot takes may add to a plan: butter to fry in. */
const besides = 2
/** Dish forms that are written out in full before one is chosen. */
const shortlist = 8

/** The recipe for these foods and this seed, or undefined where no dish form can be made of them. */
export function planRecipe(understanding: Understanding, seed: number): Recipe | undefined {
  if (understanding.items.every(({ food }) => isBland(food))) return undefined
  const random = createRandom(seed)
  const plenty = understanding.items.filter((item) => !isScarce(item))
  const offers = offersOf(plenty)
  const plans = dishForms
    .map((form) => planDish(form, plenty, offers, random))
    .filter((plan) => plan !== undefined)
    .toSorted((a, b) => b.score - a.score)
  const written: { recipe: Recipe; score: number }[] = []
  for (const plan of plans) {
    // A recipe scores hardly more than its plan: only by staples that it takes besides.
    if (written.length >= shortlist || written.some(({ score }) => score - tolerance - besides > plan.score))
      break
    const recipe = cookWell(plan, understanding, seed)
    if (recipe) written.push({ recipe, score: scoreOf(recipe) })
  }
  const best = Math.max(...written.map(({ score }) => score))
  const choices = written.filter(({ score }) => score >= best - tolerance)
  return choices.length === 0
    ? undefined
    : random.pickWeighted(choices, ({ score }) => Math.exp(score - best)).recipe
}

/** Cooks a plan; where foods in it are at fault, once more without them. */
function cookWell(plan: Plan, understanding: Understanding, seed: number): Recipe | undefined {
  const { form } = plan
  const first = cook(plan, understanding, createRandom(seed ^ hash(form.id)))
  if (first === undefined) return undefined
  const faults = critique(first, understanding)
  if (faults.length === 0) return first
  const culprits = new Set(faults.map(({ item }) => item))
  if (culprits.has(undefined)) return undefined
  const rest = understanding.items.filter((item) => !isScarce(item) && !culprits.has(item))
  const again = planDish(form, rest, offersOf(rest), createRandom(seed))
  const second = again && cook(again, understanding, createRandom(seed ^ hash(form.id)))
  return second && critique(second, understanding).length === 0 ? second : undefined
}

/** Courses whose seasonings belong to no kitchen: cinnamon meets maple syrup and cardamom meets brandy. */
const free: ReadonlySet<Course> = new Set(['bake', 'dessert', 'drink', 'breakfast'])
/** Courses whose slots are strict enough that nothing in them quarrels: lemon does no harm to the milk of a cake. */
const mild: ReadonlySet<Course> = new Set(['bake', 'dessert', 'drink'])

function planDish(form: DishForm, items: readonly Item[], offers: Offers, random: Random): Plan | undefined {
  if (form.slots.some((slot) => slot.min && !offers.has(slot))) return undefined
  const filled = new Map<string, Item[]>()
  const taken: Item[] = []
  let regions = form.regions
  for (const slot of form.slots) {
    const offered = offers.get(slot)
    if (offered === undefined) continue
    const chosen: Item[] = []
    for (const item of byLiking(offered, taken, random)) {
      if (
        chosen.length >= slot.max ||
        (taken.length >= mostOf(items.length) && chosen.length >= (slot.min ?? 0))
      )
        break
      const spoken = free.has(form.course) ? undefined : regionsOf(item.food)
      if (spoken && regions && !spoken.some((region) => regions?.includes(region))) continue
      if (!slot.boldly && !mild.has(form.course) && taken.some((other) => clash(item.food, other.food)))
        continue
      if (spoken) regions = regions ? regions.filter((region) => spoken.includes(region)) : spoken
      chosen.push(item)
      taken.push(item)
    }
    if (chosen.length < (slot.min ?? 0)) return undefined
    filled.set(
      slot.name,
      chosen.toSorted((a, b) => items.indexOf(a) - items.indexOf(b)),
    )
  }
  if (form.suits && !form.suits(filled)) return undefined
  const left = items.filter((item) => !taken.includes(item))
  return { form, filled, score: valueOf(form, taken, left) }
}

/** What is not taken yet, the best liked by what is taken first. */
function byLiking(offered: readonly Item[], taken: readonly Item[], random: Random): Item[] {
  const free = offered.filter((item) => !taken.includes(item))
  if (free.length < 2) return free
  return free
    .map((item) => ({ item, liking: pairing(item, taken) + random.next() }))
    .toSorted((a, b) => b.liking - a.liking)
    .map(({ item }) => item)
}

function cook({ form, filled }: Plan, understanding: Understanding, random: Random): Recipe | undefined {
  const cook = new Cook(filled, understanding, servesOf(form, filled), random)
  try {
    const headline = form.write(cook)
    const used = new Set(cook.uses.map(({ item }) => item))
    const left = understanding.items.filter((item) => !used.has(item))
    const setAside = left.map((item) => ({ item, reason: reasonLeftOut(item, form, cook.uses) }))
    return {
      ...headline,
      form,
      serves: cook.serves,
      uses: cook.uses,
      steps: cook.steps,
      setAside,
    }
  } catch (error) {
    if (error instanceof CannotCook) return undefined
    throw error
  }
}

/** Fewer than usual where the visitor has too little of what the dish is made of, up to four where there is plenty. */
function servesOf(form: DishForm, filled: Filled): number {
  // A batch shrinks by what it is weighed from: two eggs do not make two muffins.
  if (mild.has(form.course)) return form.serves
  const core = [...filled.values()].flat().filter(({ food }) => food.role === 'protein')
  const possible = core.flatMap(({ food, have }) =>
    have === undefined ? [] : [Math.floor(have / food.per[0])],
  )
  const least = Math.min(...possible, Infinity)
  const plenty = core.some(({ food, have }) => have !== undefined && have >= food.per[1] * 4)
  return Math.max(1, Math.min(plenty && form.course === 'main' ? 4 : form.serves, least))
}

function coverage(items: readonly Item[]): number {
  const gains = items.map(({ food }) => weights[food.role]).toSorted((a, b) => b - a)
  return gains.reduce((sum, gain, index) => sum + (index < fullCoverage ? gain : gain / 4), 0)
}

const isMeat = ({ food }: Item) => fishy(food) || flesh(food)

/** What a dish of these foods is worth to one who listed those that it leaves out, too. */
function valueOf(form: DishForm, taken: readonly Item[], left: readonly Item[]): number {
  const meatless = left.some(isMeat) && !taken.some(isMeat) ? meatlessCost : 0
  return (
    coverage(taken) + (form.appeal ?? 0) - left.length * setAsideCost(taken.length + left.length) - meatless
  )
}

function scoreOf({ uses, form, setAside }: Recipe): number {
  const taken = uses.flatMap(({ item }) => item ?? [])
  const extras = uses.filter(
    ({ item, food }) => item === undefined && !['salt', 'fat', 'liquid'].includes(food.role),
  )
  const left = setAside.map(({ item }) => item)
  return valueOf(form, taken, left) - extras.length * 0.8
}

function hash(text: string): number {
  let value = 0
  for (const char of text) value = (Math.imul(value, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return value
}
