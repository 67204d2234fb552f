import type { DishForm } from './dish-form.ts'
import { beanDip } from './bean-dip.ts'
import { brothBowl } from './broth-bowl.ts'
import { chili } from './chili.ts'
import { crumbed } from './crumbed.ts'
import { curry } from './curry.ts'
import { frittata, scrambledEggs } from './egg.ts'
import { pasta } from './pasta.ts'
import { pilaf } from './pilaf.ts'
import { salad } from './salad.ts'
import { skillet } from './skillet.ts'
import { smoothSoup, soup } from './soup.ts'
import { tagine } from './tagine.ts'
import { tacos } from './tortillas.ts'
import { steamedShellfish } from './steamed-shellfish.ts'
import { friedNoodles, friedRice, stirFry } from './wok.ts'
import { traybake } from './traybake.ts'
import { casserole } from './casserole.ts'
import { dressing, herbSauce } from './dressings.ts'
import { gratin } from './gratin.ts'
import { cottagePie } from './pie.ts'
import { pizza } from './pizza.ts'
import { risotto } from './risotto.ts'
import { roasts } from './roast.ts'
import { sandwich } from './sandwich.ts'
import { vegetableSide } from './sides.ts'
import { pulledMeat, stew } from './stew.ts'
import { quiche, savouryTart } from './tart.ts'
import { board, nibbles } from './board.ts'
import { brownies, butterCake } from './cakes.ts'
import { cheesecake, setChocolate } from './chilled.ts'
import { lemonade, mixedDrink, poured } from './cold-drinks.ts'
import { cookies, shortbread } from './cookies.ts'
import { bowl, fruitSalad, smoothie } from './fruit-bowls.ts'
import { bakedFruit, compote } from './fruit-puddings.ts'
import { heatedMeal } from './heated.ts'
import { brew, hotMilk } from './hot-drinks.ts'
import { frenchToast, ricePudding } from './milk-puddings.ts'
import { muffins } from './muffins.ts'
import { oatBars, porridge } from './oats.ts'
import { friedEggs, omelette } from './omelette.ts'
import { pancakes } from './pancakes.ts'
import { bakedDough, galette, sweetTart } from './pastries.ts'
import { scones } from './scones.ts'
import { bakedCustard, meringues, setCream } from './set-creams.ts'
import { simplyCooked } from './simply-cooked.ts'
import { spiceBlend } from './spice-blend.ts'
import { sweetToast, toast } from './toast.ts'
import { yeastLoaf } from './yeast-bread.ts'
import { flatbread } from './griddle-breads.ts'

/** Every dish form the house chef knows. */
export const dishForms: readonly DishForm[] = [
  friedRice,
  brothBowl,
  friedNoodles,

  tagine,
  chili,
  tacos,
  beanDip,
  stew,
  pulledMeat,
  ...roasts,
  cottagePie,
  gratin,

  crumbed,
  casserole,
  risotto,
  smoothSoup,
  sandwich,
  pizza,
  quiche,
  savouryTart,
  vegetableSide,
  dressing,
  herbSauce,
  stirFry,
  pilaf,
  skillet,
  soup,
  pasta,
  curry,
  traybake,
  steamedShellfish,
  frittata,
  scrambledEggs,
  salad,
  omelette,
  friedEggs,
  pancakes,
  frenchToast,
  porridge,
  bowl,
  butterCake,
  brownies,
  cookies,
  shortbread,
  muffins,
  scones,
  yeastLoaf,
  flatbread,
  oatBars,
  galette,
  sweetTart,
  bakedFruit,
  compote,
  ricePudding,
  bakedCustard,
  setCream,
  meringues,
  cheesecake,
  setChocolate,
  fruitSalad,
  smoothie,
  hotMilk,
  brew,
  lemonade,
  mixedDrink,
  poured,
  toast,
  sweetToast,
  board,
  nibbles,
  heatedMeal,
  bakedDough,
  spiceBlend,
  simplyCooked,
]
