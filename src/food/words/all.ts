import { nutWords } from './nuts.ts'
import { fruitWords } from './fruit.ts'
import { citrusWords } from './citrus.ts'
import { spiceWords } from './spices.ts'
import { herbWords } from './herbs.ts'
import { pickleWords } from './pickles.ts'
import { mushroomWords } from './mushrooms.ts'
import { podWords } from './pods.ts'
import { greenWords } from './greens.ts'
import { fruitVegetableWords } from './fruit-vegetables.ts'
import { alliumWords } from './alliums.ts'
import { rootWords } from './roots.ts'
import { starchWords } from './starches.ts'
import { breadWords } from './breads.ts'
import { flourWords } from './flours.ts'
import { sweetWords } from './sweets.ts'
import { oilAndVinegarWords } from './oils-and-vinegars.ts'
import { stockWords } from './stocks.ts'
import { sauceWords } from './sauces.ts'
import { drinkWords } from './drinks.ts'
import { snackWords } from './snacks.ts'
import { poultryWords } from './poultry.ts'
import { beefWords } from './beef.ts'
import { porkWords } from './pork.ts'
import { lambAndGameWords } from './lamb-and-game.ts'
import { sausageWords } from './sausages.ts'
import { charcuterieWords } from './charcuterie.ts'
import { fishWords } from './fish.ts'
import { shellfishWords } from './shellfish.ts'
import { eggWords } from './eggs.ts'
import { plantProteinWords } from './plant-proteins.ts'
import { pulseWords } from './pulses.ts'
import { milkWords } from './milks.ts'
import { cheeseWords } from './cheeses.ts'
import { fatWords } from './fats.ts'

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
  ...rootWords,
  ...alliumWords,
  ...fruitVegetableWords,
  ...greenWords,
  ...podWords,
  ...mushroomWords,
  ...pickleWords,
  ...herbWords,
  ...spiceWords,
  ...citrusWords,
  ...fruitWords,
  ...nutWords,
  ...poultryWords,
  ...beefWords,
  ...porkWords,
  ...lambAndGameWords,
  ...sausageWords,
  ...charcuterieWords,
  ...fishWords,
  ...shellfishWords,
  ...eggWords,
  ...plantProteinWords,
  ...pulseWords,
  ...milkWords,
  ...cheeseWords,
  ...fatWords,
}
