import type { Lack } from '../cooking/cannot-cook.ts'
import type { Fault } from './critique.ts'

/** What speaks against a dish for a list of foods. */
export type Objection =
  /** Nothing listed may stand in a slot that the dish needs, or only what does not go with the rest. */
  | { code: 'slot-empty'; slot: string; because: 'nothing fits' | 'nothing goes with the rest' }
  /** Each food fits its slot; together they do not want to be this dish. */
  | { code: 'combination' }
  | { code: 'lack'; lack: Lack }
  | { code: 'fault'; fault: Fault }
  /** A dish of the cookbook says it itself. */
  | { code: 'said'; what: string }
  /** Others were so much better that it was not chosen, or not even written. */
  | { code: 'outscored' }
