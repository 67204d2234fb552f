import { covers } from '#chefs/house/cookbook/accepts.ts'
import { arrange, type Arranged } from '#chefs/house/cookbook/arrange.ts'
import { cookDish, type CookedDish } from '#chefs/house/cookbook/cook-dish.ts'
import type { Choice, Condition, Dish, Place } from '#chefs/house/cookbook/dish.ts'
import { Unfit, type Excludes } from '#chefs/house/cookbook/fill.ts'
import { CookbookIndex } from '#chefs/house/cookbook/wants.ts'
import { allFoods } from '#food/foods/all.ts'
import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

/** A list of foods that a dish is made of. */
export type Form = { what: string; items: readonly Item[] }

export type Trial = Form & { cooked?: CookedDish; problem?: string }

const nothing = () => undefined

/** A dish cooked in all its forms. */
export function matrixOf(dish: Dish): Trial[] {
  return formsOf(dish).map((form) => trial(dish, form))
}

/**
 * All forms of a dish: bare, with every place full, with each alternative alone, and with each food that it can do
 * without missing.
 */
export function formsOf(dish: Dish): Form[] {
  const needed = dish.needs.map((group) => placeNamed(dish, group[0]!))
  const others = dish.needs.flatMap((group) => group.slice(1))
  const optional = dish.places.filter((place) => !needed.includes(place) && !others.includes(place.name))
  const bare = first(needed)
  const all = [...bare, ...first(optional)]
  const forms = [form('bare', bare), form('everything', all)]
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
        forms.push(form(`${name}: ${choiceName(choice)}`, [...others, itemFor(choice)]))
    }
  for (const place of optional)
    for (const choice of place.choices)
      forms.push(form(`with ${choiceName(choice)}`, [...bare, itemFor(choice)]))
  for (const place of optional)
    forms.push(
      form(
        `without ${place.name}`,
        all.filter((item) => item.food !== itemFor(place.choices[0]!).food),
      ),
    )
  return forms
}

/**
 * Forms of a dish for visitors who have none of some foods, as far as it is made without them: from what it needs
 * alone, with what its titles and headnotes ask about, and with everything.
 */
export function formsWithout(dish: Dish, isMissing: (food: Food) => boolean): Form[] {
  const itemsOf = ({ choices }: Place) =>
    choices.flatMap((choice) => {
      const food = foodsCalled(choice.food).find((known) => !isMissing(known))
      return food ? [itemOf(food, choice)] : []
    })
  const firstOf = (places: readonly Place[]) => places.flatMap((place) => itemsOf(place).slice(0, 1))
  // A need that nothing else meets is met as the dish means it.
  const needed = dish.needs.map((group) => {
    const places = group.map((name) => placeNamed(dish, name))
    const items = places.flatMap((place) => firstOf([place]))
    return items.length > 0 ? items : [itemFor(places[0]!.choices[0]!)]
  })
  const bare = needed.map(([item]) => item!)
  const otherwise = needed.flatMap((items, at) => items.slice(1).map((item) => bare.with(at, item)))
  const asked = [...dish.titles, ...dish.headnotes].flatMap(({ when }) => (when ? namesIn(when) : []))
  const more = dish.places.flatMap((place) =>
    itemsOf(place).filter(({ food }) => asked.some((name) => name === place.name || covers(name, food))),
  )
  const everything = [...bare, ...firstOf(dish.places)]
  const lists = [bare, ...otherwise, ...more.map((item) => [...bare, item]), everything]
  return lists.map((items) => form('without', items))
}

/** The places, foods and classes that a condition asks about. */
function namesIn(condition: Condition): string[] {
  if ('has' in condition) return [condition.has.replace(/^(?:cooked|frozen) /, '')]
  if ('not' in condition) return namesIn(condition.not)
  return ('every' in condition ? condition.every : condition.some).flatMap(namesIn)
}

const first = (places: readonly Place[]) => places.map((place) => itemFor(place.choices[0]!))

function placeNamed({ places }: Dish, name: string): Place {
  const place = places.find((known) => known.name === name)
  if (!place) throw new RangeError(`no place "${name}"`)
  return place
}

const choiceName = ({ food, cooked }: Choice) => (cooked ? `cooked ${food}` : food)

function itemFor(choice: Choice): Item {
  const [food] = foodsCalled(choice.food)
  if (!food) throw new RangeError(`no food is "${choice.food}"`)
  return itemOf(food, choice)
}

const called = new Map<string, readonly Food[]>()

/** The foods that a dish may mean by a name. */
function foodsCalled(name: string): readonly Food[] {
  const foods = called.get(name) ?? allFoods.filter((food) => covers(name, food))
  called.set(name, foods)
  return foods
}

function itemOf(food: Food, choice: Choice): Item {
  const text = normalizeIngredient(choiceName({ ...choice, food: food.name }))!
  return { food, text, ...(choice.cooked && { condition: 'cooked' as const }) }
}

/** A list in which no food stands twice. */
function form(what: string, all: readonly Item[]): Form {
  return { what, items: [...new Map(all.map((item) => [item.food.id, item])).values()] }
}

const indexes = new WeakMap<Dish, CookbookIndex>()

/** A dish arranged of a list, whatever else could be made of it. Throws `Unfit`. */
export function arrangedOf(dish: Dish, items: readonly Item[], excludes: Excludes = nothing): Arranged {
  const index = indexes.get(dish) ?? new CookbookIndex([dish])
  indexes.set(dish, index)
  const wants = index.wantsOf(dish, items)
  return arrange(dish, wants, { items, excludes })
}

/** A dish made of a list. Throws `Unfit`. */
export function cookedOf(dish: Dish, items: readonly Item[], excludes?: Excludes): CookedDish {
  return cookDish(arrangedOf(dish, items, excludes))
}

function trial(dish: Dish, form: Form): Trial {
  try {
    return { ...form, cooked: cookedOf(dish, form.items) }
  } catch (error) {
    if (error instanceof Unfit) return { ...form, problem: error.message }
    throw error
  }
}
