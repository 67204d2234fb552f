import { starchWords } from './starches.ts'
import { breadWords } from './breads.ts'
import { flourWords } from './flours.ts'
import { sweetWords } from './sweets.ts'
import { oilAndVinegarWords } from './oils-and-vinegars.ts'
import { stockWords } from './stocks.ts'
import { sauceWords } from './sauces.ts'
import { drinkWords } from './drinks.ts'
import { snackWords } from './snacks.ts'

/** Everyday names in other languages: food id → words, comma-separated. */
export const foreignWords: Readonly<Record<string, string>> = {
  ...starchWords,
  ...breadWords,
  ...flourWords,
  ...sweetWords,
  ...oilAndVinegarWords,
  ...stockWords,
  ...sauceWords,
  ...drinkWords,
  ...snackWords,
}
