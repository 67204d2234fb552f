import type { Cook, Use } from '../cook.ts'
import { isReady } from '../doneness.ts'

/**
 * Cooks a starch or bread that goes with a dish, as a step of its own, and gives the words for serving with it:
 * "over the rice". Run it first: it takes longest.
 */
export function cookAlongside(cook: Cook, starch: Use | undefined): string {
  if (starch === undefined) return ''
  const { food } = starch
  if (food.role === 'bread') return ` with ${cook.the(starch)}`
  if (isReady(starch)) {
    const heat = cook.min(food.kind === 'tuber' ? 6 : 4)
    cook.step(
      `Heat ${cook.the(starch)} through with ${cook.pour('water', 30)} in a covered pan for ${heat}, until steaming hot, 74 °C (165 °F) in the middle.`,
    )
    return ` over ${cook.the(starch)}`
  }
  if (food.kind === 'rice') {
    const water = cook.pour(
      'water',
      starch.quantity * (food.id.includes('brown') || food.id.includes('wild') ? 2.5 : 2),
    )
    const minutes = cook.minutes(starch, 'boil')
    cook.step(
      `Bring ${cook.the(starch)} and ${water} to the boil with a pinch of ${cook.names(cook.need('salt', 2))}, cover and cook on the lowest heat for ${cook.min(minutes)}, until tender and the water is absorbed. Leave it covered, off the heat, until needed.`,
    )
    return ` over ${cook.the(starch)}`
  }
  if (food.id === 'couscous') {
    const water = cook.pour('water', starch.quantity * 1.25)
    cook.step(
      `Bring ${water} to the boil with a pinch of ${cook.names(cook.need('salt', 2))}, pour it over ${cook.the(starch)}, cover and leave for ${cook.min(5)}, until swollen; fluff with a fork.`,
    )
    return ` over ${cook.the(starch)}`
  }
  const salt = cook.need('salt', 5)
  const water = cook.need('water', 1500)
  const minutes = cook.minutes(starch, 'boil')
  cook.step(
    `Bring ${cook.the(water)} to the boil with ${cook.the(salt)}. Cook ${cook.the(starch)} in it for ${cook.min(minutes)}, until ${cook.done(starch)}, then drain.`,
  )
  return food.kind === 'tuber' ? ` with ${cook.the(starch)}` : ` over ${cook.the(starch)}`
}
