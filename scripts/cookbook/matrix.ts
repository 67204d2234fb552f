import { classes } from '#chefs/house/cookbook/classes.ts'
import { arrange } from '#chefs/house/cookbook/arrange.ts'
import { cookDish, type CookedDish } from '#chefs/house/cookbook/cook-dish.ts'
import type { Choice, Dish, Place } from '#chefs/house/cookbook/dish.ts'
import { Unfit, type Excludes } from '#chefs/house/cookbook/fill.ts'
import { CookbookIndex } from '#chefs/house/cookbook/wants.ts'
import { allFoods } from '#food/foods/all.ts'
import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

export type Trial = { what: string; items: readonly Item[]; cooked?: CookedDish; problem?: string }

const nothing = () => undefined

/**
 * A dish in all its forms: bare, with every place full, with each alternative alone, and with each food that it can do
 * without missing.
 */
export function matrixOf(dish: Dish): Trial[] {
  const needed = dish.needs.map((group) => placeNamed(dish, group[0]!))
  const others = dish.needs.flatMap((group) => group.slice(1))
  const optional = dish.places.filter((place) => !needed.includes(place) && !others.includes(place.name))
  const bare = first(needed)
  const all = [...bare, ...first(optional)]
  const trials = [trial(dish, 'bare', bare), trial(dish, 'everything', all)]
  for (const group of dish.needs)
    for (const name of group) {
      const place = placeNamed(dish, name)
      // What another group names too is still needed for that one, but never twice.
      const isElsewhere = (other: Place) =>
        dish.needs.some((known) => known !== group && known[0] === other.name)
      const others = first(
        needed.filter((other) => other !== place && (isElsewhere(other) || !group.includes(other.name))),
      )
      for (const choice of place.choices.slice(group[0] === name ? 1 : 0))
        trials.push(trial(dish, `${name}: ${choiceName(choice)}`, [...others, itemFor(choice)]))
    }
  for (const place of optional)
    for (const choice of place.choices)
      trials.push(trial(dish, `with ${choiceName(choice)}`, [...bare, itemFor(choice)]))
  for (const place of optional)
    trials.push(
      trial(
        dish,
        `without ${place.name}`,
        all.filter((item) => item.food !== itemFor(place.choices[0]!).food),
      ),
    )
  return trials
}

const first = (places: readonly Place[]) => places.map((place) => itemFor(place.choices[0]!))

function placeNamed({ places }: Dish, name: string): Place {
  const place = places.find((known) => known.name === name)
  if (!place) throw new RangeError(`no place "${name}"`)
  return place
}

const choiceName = ({ food, cooked }: Choice) => (cooked ? `cooked ${food}` : food)

function itemFor(choice: Choice): Item {
  const food = exampleOf(choice.food)
  const text = normalizeIngredient(choiceName({ ...choice, food: food.name }))!
  return { food, text, ...(choice.cooked && { condition: 'cooked' as const }) }
}

function exampleOf(name: string): Food {
  const test = name.startsWith('any ') ? classes[name.slice(4)]! : ({ id }: Food) => id === name
  const food = allFoods.find((known) => test(known))
  if (!food) throw new RangeError(`no food is "${name}"`)
  return food
}

/** A dish made of a list, whatever else could be made of it. Throws `Unfit`. */
export function cookedOf(dish: Dish, items: readonly Item[], excludes: Excludes = nothing): CookedDish {
  const wants = new CookbookIndex([dish]).wantsOf(items).get(dish) ?? []
  return cookDish(arrange(dish, wants, { items, excludes }))
}

function trial(dish: Dish, what: string, all: readonly Item[]): Trial {
  const items = [...new Map(all.map((item) => [item.food.id, item])).values()]
  try {
    return { what, items, cooked: cookedOf(dish, items) }
  } catch (error) {
    if (error instanceof Unfit) return { what, items, problem: error.message }
    throw error
  }
}
