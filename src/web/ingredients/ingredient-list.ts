import { codePointLength, normalizeIngredient } from '#shared/ingredient.ts'
import { maxIngredientCodePoints, maxIngredients } from '#shared/product.ts'

/** One pill. `text` is what the visitor typed; `id` tells duplicates apart. */
export type ListedIngredient = { readonly id: number; readonly text: string }

/** What was removed and can be put back, and its place. */
export type Removal = { readonly item: ListedIngredient; readonly at: number }

export type IngredientList = {
  readonly items: readonly ListedIngredient[]
  readonly nextId: number
  readonly removed?: Removal | undefined
}

export type IngredientListAction =
  | { type: 'ingredientsAdded'; texts: readonly string[] }
  | { type: 'ingredientRemoved'; id: number }
  | { type: 'removalUndone' }
  | { type: 'removalSettled' }

export const emptyIngredientList: IngredientList = { items: [], nextId: 1 }

export function ingredientListReducer(list: IngredientList, action: IngredientListAction): IngredientList {
  switch (action.type) {
    case 'ingredientsAdded': {
      const added = action.texts
        .map((text) => withinFieldLimit(text.trim()))
        .filter((text) => normalizeIngredient(text) !== undefined)
        .slice(0, maxIngredients - list.items.length)
        .map((text, index) => ({ id: list.nextId + index, text }))
      if (added.length === 0) return list
      return { ...list, items: [...list.items, ...added], nextId: list.nextId + added.length }
    }
    case 'ingredientRemoved': {
      const at = list.items.findIndex(({ id }) => id === action.id)
      const item = list.items[at]
      return item ? { ...list, items: list.items.toSpliced(at, 1), removed: { item, at } } : list
    }
    case 'removalUndone': {
      const { items, nextId, removed } = list
      return removed && !isFull(list) ? { items: items.toSpliced(removed.at, 0, removed.item), nextId } : list
    }
    case 'removalSettled':
      return { ...list, removed: undefined }
  }
}

/** True when the list takes no more. */
export function isFull(list: IngredientList): boolean {
  return list.items.length >= maxIngredients
}

/** The text, cut so that it and its normalized form hold at most `maxIngredientCodePoints` code points. */
export function withinFieldLimit(text: string): string {
  // In UTF-16 units a text is at least as long as in code points: most texts need no counting.
  let kept =
    text.length <= maxIngredientCodePoints ? text : [...text].slice(0, maxIngredientCodePoints).join('')
  // A few characters grow under NFC: the server counts what arrives there.
  while (codePointLength(kept.normalize('NFC')) > maxIngredientCodePoints)
    kept = [...kept].slice(0, -1).join('')
  return kept
}
