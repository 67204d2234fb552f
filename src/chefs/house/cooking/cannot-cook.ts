import type { StapleName } from './staples.ts'

/** What a dish turned out to lack while it was written. */
export type Lack =
  | { lacks: 'slot'; slot: string }
  | { lacks: 'staple'; staple: StapleName; because: 'excluded' | 'too many extras' }
  /** Less of a listed food than a third of what the batch takes. */
  | { lacks: 'amount'; slot: string }
  /** Less in the pot than makes the dish: a soup that is mostly water. */
  | { lacks: 'substance' }

/**
 * Thrown when a dish cannot be made of what there is, under the visitor's wishes; the planner tries the next.
 */
export class CannotCook extends Error {
  readonly lack: Lack

  constructor(lack: Lack) {
    super(`cannot cook: lacks ${lack.lacks}`)
    this.lack = lack
  }
}
