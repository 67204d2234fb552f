import type { Dish } from './dish.ts'

/** The dishes of `cookbook/`, as `scripts/compile-cookbook.ts` compiled them. */
export declare const cookbook: readonly Dish[]
