import { understand } from '#food/recognize.ts'
import type { Understanding } from '#food/model/understanding.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

/** A list as a visitor types it, understood. */
export function understood(list: readonly string[]): Understanding {
  return understand(list.flatMap((text) => normalizeIngredient(text) ?? []))
}
