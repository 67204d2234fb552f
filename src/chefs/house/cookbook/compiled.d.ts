/** The parts of each dish, as `scripts/compile-cookbook.ts` encoded them, with an empty line between dishes. */
export type CompiledParts = {
  /** The dish's own line, its needs, titles, headnotes and tip. */
  heads: string
  places: string
  steps: string
}

export declare const compiled: CompiledParts
