import type { Course, Dish as AnyDish } from '../dish.ts'
import { reasonLeftOut } from '../planning/left-out.ts'
import type { Recipe } from '../recipe.ts'
import { longestTitle, tidyTitle } from '../wording/title.ts'
import type { CookedDish } from './cook-dish.ts'
import { courseOf, type Dish } from './dish.ts'

const courses: Readonly<Record<string, Course>> = {
  baking: 'bake',
  breads: 'bake',
  desserts: 'dessert',
  drinks: 'drink',
  breakfasts: 'breakfast',
  sides: 'side',
  sauces: 'side',
}

/** A dish of the cookbook as the planner knows dishes. */
export function asDish(dish: Dish): AnyDish {
  const name = dish.id.slice(dish.id.indexOf('/') + 1).replaceAll('-', ' ')
  return { id: dish.id, name, course: courses[courseOf(dish)] ?? 'main' }
}

/** A cooked dish as a recipe, with the reasons for what it leaves out. */
export function recipeOf({ dish, left, ...cooked }: CookedDish): Recipe {
  const known = asDish(dish)
  const setAside = left.map((item) => ({ item, reason: reasonLeftOut(item, known, cooked.ingredients) }))
  const { title } = cooked
  return { ...cooked, title: title.length > longestTitle ? tidyTitle(title) : title, dish: known, setAside }
}
