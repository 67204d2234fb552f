import type { FoodFacts } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import { kinds, type KindName } from '../model/kinds.ts'
import { pluralOf } from '../model/plural.ts'

/** One row of a table: only what differs from the kind. */
export type FoodRow = Partial<FoodFacts> & {
  /** Where running text says it otherwise than the id. */
  name?: string
  /** Named in the plural in running text: "almonds", "green beans". */
  many?: true
  plural?: string
  /** Comma-separated. */
  aka?: string
  emoji?: string
  /** The id of what it is a sort of: what a dish asks for by that name it may be. */
  sortOf?: string
}

/** Rows of one kind, keyed by name in the singular as running text has it; a row with a name of its own is keyed by its id. */
export function foodTable(kind: KindName, rows: Record<string, FoodRow>): Food[] {
  return Object.entries(rows).map(([key, row]) => {
    const { many, aka, ...own } = row
    const name = row.name ?? (many ? pluralOf(key) : key)
    const facts: FoodFacts = { ...kinds[kind], ...own }
    return {
      ...facts,
      id: idOf(key),
      kind,
      name,
      plural: row.plural ?? (isCounted(facts, name, row) && !many ? pluralOf(name) : name),
      aka: aka?.split(',') ?? [],
    }
  })
}

// Meat and fish are weighed, but where a piece has a weight of its own they come in pieces too: "2 chicken breasts".
function isCounted({ measure, pieceName, safeRule }: FoodFacts, name: string, { piece }: FoodRow): boolean {
  if (name.endsWith('mushroom')) return true
  return pieceName === undefined && (measure === 'each' || (safeRule !== undefined && piece !== undefined))
}

// "Brie de Meaux" → `brie-de-meaux`, "crème fraîche" → `creme-fraiche`.
function idOf(key: string): string {
  const plain = key
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
  return plain.replaceAll(' ', '-')
}
