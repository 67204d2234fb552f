/** The dishes of `cookbook/`, as `scripts/compile-cookbook.ts` encoded them, with two empty lines between them. */
export declare const compiled: string
