import type { Ingredient } from '#shared/ingredient.ts'
import { elementsOf, type Element } from './elements.ts'
import { readPhrase, type Reading } from './phrase.ts'
import { tokenize } from './tokens.ts'
import type { Item, SetAside, Understanding } from './understanding.ts'

/** What a list of ingredients means: the foods in it, what stays out and why, and what the visitor wishes. */
export function understand(ingredients: readonly Ingredient[]): Understanding {
  const items = new Map<string, Item>()
  const setAside: SetAside[] = []
  for (const ingredient of ingredients) {
    const readings = readEntry(ingredient)
    if (readings.length === 0)
      setAside.push({ ingredient, cause: 'unknown', reason: 'not a food this kitchen knows' })
    for (const reading of readings) add(items, ingredient, reading)
  }
  return {
    items: [...items.values()],
    setAside,
    wishes: [],
    excludes: () => undefined,
    warnings: [],
    equipment: [],
  }
}

function readEntry(text: string): Reading[] {
  const tokens = tokenize(text)
  const elements = elementsOf(tokens)
  const readings: Reading[] = []
  for (const phrase of phrases(elements)) {
    const reading = readPhrase(
      phrase,
      tokens,
      elements.filter(({ aside }) => aside),
    )
    if (typeof reading !== 'string') readings.push(reading)
  }
  return readings
}

function phrases(elements: readonly Element[]): Element[][] {
  const found: Element[][] = [[]]
  for (const element of elements)
    if (!element.aside && (element.kind === 'comma' || element.kind === 'and' || element.kind === 'stop'))
      found.push([])
    else found.at(-1)!.push(element)
  return found
}

function add(items: Map<string, Item>, text: Ingredient, { food, condition, have, foreign }: Reading): void {
  const known = items.get(food.id)
  if (known === undefined) {
    items.set(food.id, {
      food,
      text,
      ...(condition && { condition }),
      ...(have !== undefined && { have }),
      ...(foreign !== undefined && { foreign }),
    })
    return
  }
  if (known.condition !== condition) delete known.condition
  if (known.have !== undefined && have !== undefined) known.have += have
  else delete known.have
}
