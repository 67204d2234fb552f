import type { Counts } from '#server/watch.ts'

const nothing = () => {}
const inc = { inc: nothing }
const observe = { observe: nothing }

/** Counts that nobody keeps: an isolate is one of many and gone before anyone asks it. Its log lines say the same. */
export const uncounted: Counts = {
  recipes: inc,
  firstText: observe,
  duration: observe,
  open: { inc: nothing, dec: nothing },
  limited: inc,
  standIns: inc,
  providerErrors: inc,
}
