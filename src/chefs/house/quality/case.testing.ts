import { inCompany } from '#food/company.ts'
import type { Food } from '#food/model/food.ts'
import type { Condition } from '#food/model/understanding.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { foodsNamed } from './food-words.testing.ts'
import { understood } from './understood.testing.ts'
import type { WrittenIngredient, WrittenRecipe } from './written-recipe.testing.ts'

/** A food that the visitor listed, from every entry that names it. */
export type Listed = { food: Food; entries: string[]; condition?: Condition; have?: number }

/** A line of the ingredient list and the food that it is. */
export type Line = WrittenIngredient & { of: Food; condition?: Condition; listed?: Listed }

/** A written answer beside the list that it answers. */
export type Case = {
  list: readonly string[]
  notes: KitchenNotes
  recipe: WrittenRecipe
  /** Foods of the list, each entry read alone. */
  listed: Listed[]
  lines: Line[]
  /** Ingredient lines whose food the tables do not know. */
  unread: string[]
  method: string
}

/** Whether a food is of an animal that had to die for it. */
export const isFlesh = ({ origin }: Food) =>
  ['poultry', 'beef', 'pork', 'lamb', 'game', 'gelatine', 'fish', 'shellfish'].includes(origin)

/** Entries that are read as no food and no wish at all, with the cause. */
export function refusedEntries(list: readonly string[]): { entry: string; cause: string }[] {
  return list.flatMap((entry) => {
    const { items, setAside } = understood([entry])
    const [first] = setAside
    return items.length === 0 && first && first.cause !== 'excluded' ? [{ entry, cause: first.cause }] : []
  })
}

/** The foods of a list, each entry read alone and then beside the others, in order. */
export function listedFoods(list: readonly string[]): Listed[] {
  const all = new Map<string, Listed>()
  const unmeasured = new Set<string>()
  const company = list.flatMap((entry) => understood([entry]).items)
  for (const entry of list)
    for (const item of understood([entry]).items) {
      const { food, condition, have } = inCompany(item, company)
      if (have === undefined) unmeasured.add(food.id)
      const known = all.get(food.id)
      if (known === undefined) {
        all.set(food.id, {
          food,
          entries: [entry],
          ...(condition && { condition }),
          ...(have !== undefined && { have }),
        })
        continue
      }
      known.entries.push(entry)
      if (known.condition !== condition) delete known.condition
      if (unmeasured.has(food.id)) delete known.have
      else known.have = (known.have ?? 0) + (have ?? 0)
    }
  return [...all.values()]
}

/** Reasons that the list's wishes, all together, give against a food. */
export function objections(list: readonly string[]): (food: Food) => string | undefined {
  return understood(list).excludes
}

const spokenConditions = ['cooked', 'leftover', 'frozen', 'canned', 'dried', 'smoked'] as const

/** A lemon gives its juice, sage its leaves. */
const part = / (?:lea(?:f|ves)|juice)$/

/** The listed food that a line means: by its own name first, then as what it may be called. */
function visitorsFood(
  { food: name, isMadeUp, piece }: WrittenIngredient,
  said: Condition | undefined,
  listed: readonly Listed[],
): Listed | undefined {
  const bare = said ? name.slice(said.length + 1) : undefined
  if (isMadeUp) {
    const cubes = listed.filter(({ food }) => food.kind === 'stock-cube')
    const names = [bare ?? name, name].flatMap((made) => [`${made} cube`, `${made} granules`, `${made} mix`])
    return cubes.find(({ food }) => names.includes(food.name)) ?? cubes[0]
  }
  const namesOf = ({ food }: Listed) => [food.name, food.plural, food.id.replaceAll('-', ' ')]
  const isCalled = (each: Listed, ...names: string[]) => namesOf(each).some((own) => names.includes(own))
  const exactly = listed.find((each) => isCalled(each, piece?.startsWith('can') ? `canned ${name}` : name))
  const loosely = listed.find((each) => {
    const isSaid = each.condition !== undefined && each.condition === said
    const names = [name, `canned ${name}`, name.replace(part, '')]
    return (
      isCalled(each, ...names) ||
      (isSaid && bare !== undefined && isCalled(each, bare, bare.replace(part, '')))
    )
  })
  return exactly ?? loosely
}

export function caseOf(list: readonly string[], recipe: WrittenRecipe, notes: KitchenNotes): Case {
  const listed = listedFoods(list)
  const unread: string[] = []
  const lines = recipe.ingredients.flatMap((written): Line[] => {
    const said = spokenConditions.find((condition) => written.food.startsWith(`${condition} `))
    const ofVisitor = written.pantry ? undefined : visitorsFood(written, said, listed)
    const tinned = written.piece?.startsWith('can') ? foodsNamed(`canned ${written.food}`)[0] : undefined
    const juice = written.food.endsWith(' juice') ? foodsNamed(written.food)[0] : undefined
    const of = juice ?? ofVisitor?.food ?? tinned ?? foodsNamed(written.food)[0]
    if (of === undefined) {
      unread.push(written.line)
      return []
    }
    const condition = ofVisitor?.condition
    return [{ ...written, of, ...(condition && { condition }), ...(ofVisitor && { listed: ofVisitor }) }]
  })
  const method = recipe.steps.map(({ text }) => text).join('\n')
  return { list, notes, recipe, listed, lines, unread, method }
}
