/** Seeds are the whole numbers below this. */
export const seeds = 2 ** 32

/** Brings the house chef's best dish for a list. */
export const bestSeed = 0

/**
 * Of the seeds below `drawnFrom`, which bring one idea after the other, those that bring what leaves out more of the list
 * than the best does. Of three such seeds in a row one at least asks for an idea that those before it did not bring.
 */
export const wideFrom = 20

/** Seeds from this on draw, and mostly draw the best. */
export const drawnFrom = 40
