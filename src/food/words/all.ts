import { dairyAndEggWords } from './dairy-and-eggs.ts'
import { fruitAndNutWords } from './fruit-and-nuts.ts'
import { meatAndFishWords } from './meat-and-fish.ts'
import { pantryWords } from './pantry.ts'
import { seasoningWords } from './seasonings.ts'
import { vegetableWords } from './vegetables.ts'

/** Everyday names in other languages: food id → words, comma-separated. */
export const foreignWords: Readonly<Record<string, string>> = {
  ...vegetableWords,
  ...fruitAndNutWords,
  ...meatAndFishWords,
  ...dairyAndEggWords,
  ...pantryWords,
  ...seasoningWords,
}
