import type { Item, Understanding } from '#food/model/understanding.ts'
import { CannotCook } from '../cooking/cannot-cook.ts'
import { isScarce } from '../cooking/portion.ts'
import { RecipeCook } from '../cooking/recipe-cook.ts'
import type { FilledSlots } from '../cooking/slot.ts'
import { isSweetCourse } from '../dish.ts'
import { dishForms } from '../dishes/all.ts'
import type { DishForm } from '../dishes/dish-form.ts'
import { createRandom, type Random } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import type { Candidate, Refused } from './candidate.ts'
import { critique, type Fault } from './critique.ts'
import { fillSlots } from './fill-slots.ts'
import { reasonLeftOut } from './left-out.ts'
import type { Objection } from './objection.ts'
import { offersOf } from './offers.ts'
import { fullTitle } from '../wording/title.ts'
import { worthOf, worthOfRecipe } from './worth.ts'

/** What each dish form could make of the listed foods, or what speaks against it. */
export function formCandidates(
  understanding: Understanding,
  seed: number,
  random: Random,
): (Candidate | Refused)[] {
  const items = understanding.items.filter((item) => !isScarce(item))
  const offers = offersOf(items)
  return dishForms.map((form) => {
    const filling = fillSlots(form, items, offers, random)
    if ('against' in filling) return { dish: form, against: filling.against }
    const { filled, taken } = filling
    const left = items.filter((item) => !taken.includes(item))
    return {
      dish: form,
      score: worthOf(form.appeal ?? 0, taken, left),
      cook: () => cookWell(form, filled, understanding, seed),
    }
  })
}

/** Cooks a dish form; where foods in it are at fault, once more without them. */
function cookWell(
  form: DishForm,
  filled: FilledSlots,
  understanding: Understanding,
  seed: number,
): ReturnType<Candidate['cook']> {
  const first = cookOnce(form, filled, understanding, seed)
  if ('recipe' in first || first.atFault === undefined) return first
  const { atFault } = first
  const rest = understanding.items.filter((item) => !isScarce(item) && !atFault.has(item))
  const again = fillSlots(form, rest, offersOf(rest), createRandom(seed))
  return 'against' in again ? again : cookOnce(form, again.filled, understanding, seed)
}

type Attempt =
  | { recipe: Recipe; score: number }
  /** `atFault`: the listed foods without which it might pass. */
  | { against: readonly Objection[]; atFault?: ReadonlySet<Item> }

function cookOnce(form: DishForm, filled: FilledSlots, understanding: Understanding, seed: number): Attempt {
  const cook = new RecipeCook(
    filled,
    understanding,
    servesOf(form, filled),
    createRandom(seed ^ hash(form.id)),
  )
  try {
    const recipe = write(form, cook, understanding)
    const faults = critique(recipe, understanding)
    if (faults.length > 0) return failed(faults)
    return { recipe, score: worthOfRecipe(form.appeal ?? 0, recipe) }
  } catch (error) {
    if (error instanceof CannotCook) return { against: [{ code: 'lack', lack: error.lack }] }
    throw error
  }
}

function write(form: DishForm, cook: RecipeCook, understanding: Understanding): Recipe {
  const headline = form.write(cook)
  const { ingredients, steps, serves } = cook
  const used = new Set(ingredients.map(({ item }) => item))
  const left = understanding.items.filter((item) => !used.has(item))
  const setAside = left.map((item) => ({ item, reason: reasonLeftOut(item, form, ingredients) }))
  const title = fullTitle(headline.title, ingredients)
  return { ...headline, title, dish: form, serves, ingredients, steps, setAside }
}

function failed(faults: readonly Fault[]): Attempt {
  const against = faults.map((fault): Objection => ({ code: 'fault', fault }))
  const items = faults.flatMap(({ item }) => item ?? [])
  return items.length === faults.length ? { against, atFault: new Set(items) } : { against }
}

/**
 * Fewer than usual where the visitor has too little of what the dish is made of, up to four where there is
 * plenty.
 */
function servesOf({ course, serves }: DishForm, filled: FilledSlots): number {
  // A batch shrinks by what it is weighed from: two eggs do not make two muffins.
  if (isSweetCourse(course)) return serves
  const proteins = [...filled.values()].flat().filter(({ food }) => food.role === 'protein')
  let possible = Infinity
  let isPlenty = false
  for (const { food, have } of proteins) {
    if (have === undefined) continue
    const [least, usual] = food.per
    possible = Math.min(possible, Math.floor(have / least))
    isPlenty ||= have >= usual * 4
  }
  const wanted = isPlenty && course === 'main' ? 4 : serves
  return Math.max(1, Math.min(wanted, possible))
}

/** A number of its own for each dish, so that two dishes of one seed do not draw the same words. */
function hash(id: string): number {
  let value = 0
  for (const char of id) value = (Math.imul(value, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return value
}
