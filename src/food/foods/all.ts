import type { Food } from '../model/food.ts'
import { nuts } from './nuts.ts'
import { fruit } from './fruit.ts'
import { citrus } from './citrus.ts'
import { spices } from './spices.ts'
import { herbs } from './herbs.ts'
import { pickles } from './pickles.ts'
import { mushrooms } from './mushrooms.ts'
import { pods } from './pods.ts'
import { greens } from './greens.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { alliums } from './alliums.ts'
import { roots } from './roots.ts'
import { starches } from './starches.ts'
import { breads } from './breads.ts'
import { flours } from './flours.ts'
import { sweets } from './sweets.ts'
import { oilsAndVinegars } from './oils-and-vinegars.ts'
import { stocks } from './stocks.ts'
import { sauces } from './sauces.ts'
import { drinks } from './drinks.ts'
import { snacks } from './snacks.ts'
import { poultry } from './poultry.ts'
import { beef } from './beef.ts'
import { pork } from './pork.ts'
import { lamb, game } from './lamb-and-game.ts'
import { rawSausages, offal } from './sausages.ts'
import { readyMeats } from './charcuterie.ts'
import { fish } from './fish.ts'
import { shellfish } from './shellfish.ts'
import { eggs } from './eggs.ts'
import { plantProteins } from './plant-proteins.ts'
import { cookedPulses, driedPulses } from './pulses.ts'
import { milks, plantMilks } from './milks.ts'
import { cheeses } from './cheeses.ts'
import { fats } from './fats.ts'

/** Every food the chef knows. */
export const allFoods: readonly Food[] = [
  ...nuts,
  ...fruit,
  ...citrus,
  ...spices,
  ...herbs,
  ...pickles,
  ...mushrooms,
  ...pods,
  ...greens,
  ...fruitVegetables,
  ...alliums,
  ...roots,
  ...starches,
  ...breads,
  ...flours,
  ...sweets,
  ...oilsAndVinegars,
  ...stocks,
  ...sauces,
  ...drinks,
  ...snacks,
  ...poultry,
  ...beef,
  ...pork,
  ...lamb,
  ...game,
  ...rawSausages,
  ...offal,
  ...readyMeats,
  ...fish,
  ...shellfish,
  ...eggs,
  ...plantProteins,
  ...cookedPulses,
  ...driedPulses,
  ...milks,
  ...plantMilks,
  ...cheeses,
  ...fats,
]
