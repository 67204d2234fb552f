import type { DishForm } from '../dish.ts'
import { needed, sugar } from './baking.ts'

/** Sugar and water alone, in equal weights. */
export const simpleSyrup: DishForm = {
  id: 'simple-syrup',
  name: 'syrup',
  course: 'basic',
  serves: 8,
  appeal: -3,
  slots: [needed(sugar)],
  write(cook) {
    const scale = cook.batch({ sugar: 200 })
    cook.step(`Warm ${cook.the(cook.must('sugar', { quantity: 200 * scale }))} with ${cook.pour('water', 200 * scale)} for ${cook.min(5)}, stirring, until clear. Cool. It keeps for a month in the fridge.`)
    return { title: 'simple syrup', sentence: 'Equal weights, five minutes, and sweetness that never stays gritty.' }
  },
} // prettier-ignore
