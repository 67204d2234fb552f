import type { FoodRole } from '#food/model/facts.ts'
import type { Item } from '#food/model/understanding.ts'
import { isScarce } from '../cooking/portion.ts'
import { courseOf, type Dish } from '../cookbook/dish.ts'
import type { RecipeIngredient } from '../recipe.ts'
import { areClashing } from '../cookbook/quarrels.ts'

/** Roles of which a dish wants one. */
const oneIsEnough: readonly FoodRole[] = ['starch', 'bread', 'dairy', 'cheese', 'acid', 'fat']

/** Courses in which savoury things have no place. */
const sweetCourses: readonly string[] = ['baking', 'desserts', 'drinks']

/** Why a listed food is no part of the dish, as a phrase for the notes. */
export function reasonLeftOut(item: Item, dish: Dish, ingredients: readonly RecipeIngredient[]): string {
  const { food } = item
  const isSweet = sweetCourses.includes(courseOf(dish))
  const boughtInstead = ingredients.some((other) => other.item === undefined && other.food.id === food.id)
  if (boughtInstead) return 'less of it than this dish needs'
  if (isScarce(item)) return 'too little of it to make a difference'
  if (!isSweet && food.taste === 'sweet') return 'too sweet for this dish; keep it for afterwards'
  if (isSweet && food.taste === 'savoury') return 'savoury, and this dish is sweet'

  const enemy = ingredients.find((other) => areClashing(food, other.food))
  if (enemy) return `would quarrel with the ${enemy.noun}`

  const same = ingredients.find((other) => other.item && other.food.role === food.role)
  if (same && food.role === 'protein') return `one protein is enough, and this dish has ${same.noun}`
  if (same && oneIsEnough.includes(food.role))
    return `not needed beside the ${same.noun}; keep it for another meal`
  if (food.role === 'spirit' || food.role === 'drink') return 'better in a glass than in this dish'
  if (food.role === 'ready') return 'a meal of its own; enjoy it as it is'

  return 'not needed in this dish; keep it for another meal'
}
