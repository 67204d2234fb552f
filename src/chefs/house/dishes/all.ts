import type { DishForm } from '../dish.ts'
import { arepas } from './arepas.ts'
import { beanDip } from './bean-dip.ts'
import { burritoBowl } from './burrito-bowl.ts'
import { chili, mole } from './chili.ts'
import { coconutSoup } from './coconut-soup.ts'
import { congee } from './congee.ts'
import { curry } from './curry.ts'
import { beanCurry, dal } from './dal.ts'
import { boiledEgg, frittata, scrambledEggs } from './egg.ts'
import { friedRice } from './fried-rice.ts'
import { donburi, misoSoup } from './japanese.ts'
import { koftas } from './koftas.ts'
import { noodleSalad } from './noodle-salad.ts'
import { friedNoodles, noodleSoup } from './noodle-bowls.ts'
import { pasta } from './pasta.ts'
import { pilaf } from './pilaf.ts'
import { salad } from './salad.ts'
import { skillet } from './skillet.ts'
import { shakshuka } from './shakshuka.ts'
import { biryani, jambalaya } from './spiced-rice.ts'
import { soup } from './soup.ts'
import { stirFry } from './stir-fry.ts'
import { peanutStew, tagine } from './tagine.ts'
import { onigiri, sushiBowl } from './sushi.ts'
import { tabbouleh } from './tabbouleh.ts'
import { quesadilla, tacos } from './tortillas.ts'
import { traybake } from './traybake.ts'
import { beanCasserole, beansOnToast } from './beans.ts'
import { dressing, herbSauce } from './dressings.ts'
import { gratin, vegetableGratin } from './gratin.ts'
import { coleslaw, potatoSalad } from './mayonnaise-salads.ts'
import { burgers, meatballs } from './meatballs.ts'
import { macaroniCheese, pastaBake } from './pasta-bake.ts'
import { cottagePie, stuffedVegetables } from './pie.ts'
import { pizza, pizzaFromScratch } from './pizza.ts'
import { breadSalad, grainBowl, mashPlate } from './plates.ts'
import { fishParcels, ratatouille } from './ratatouille.ts'
import { riceAndBeans } from './rice-and-beans.ts'
import { risotto } from './risotto.ts'
import { feastBird, roastBird, roastJoint } from './roast.ts'
import { sandwich } from './sandwich.ts'
import { vegetableSide } from './sides.ts'
import { smoothSoup } from './smooth-soup.ts'
import { potRoast, stew } from './stew.ts'
import { quiche, savouryTart, strata } from './tart.ts'
import { board, nibbles } from './board.ts'
import { brownies, butterCake } from './cakes.ts'
import { affogato, cheesecake, milkshake, sundae } from './chilled.ts'
import { bark, chocolatePots, fridgeCake, truffles } from './chocolate.ts'
import { highball, poured, sour, spritz, stirred } from './cocktails.ts'
import { cooler, lemonade } from './cold-drinks.ts'
import { cookies, shortbread } from './cookies.ts'
import { cerealBowl, fruitSalad, smoothie, yogurtBowl } from './fruit-bowls.ts'
import { bakedFruit, crumble, poachedFruit } from './fruit-puddings.ts'
import { broth, heatedMeal, popcornPan, roastedNuts } from './heated.ts'
import { brew, hotChocolate, icedBrew, infusion, mulled } from './hot-drinks.ts'
import { breadPudding, frenchToast, ricePudding } from './milk-puddings.ts'
import { muffins, quickBread } from './muffins.ts'
import { energyBalls, granola, oatBars, overnightOats, porridge } from './oats.ts'
import { friedEggs, omelette, poachedEggs } from './omelette.ts'
import { crepes, thickPancakes } from './pancakes.ts'
import { bakedDough, galette, jamTarts } from './pastries.ts'
import { brigadeiros, compote, jam, simpleSyrup } from './preserves.ts'
import { scones, sodaBread } from './scones.ts'
import { bakedCustard, meringues, pannaCotta, stovePudding } from './set-creams.ts'
import { simplyCooked } from './simply-cooked.ts'
import { spiceBlend } from './spice-blend.ts'
import { sweetToast, toast } from './toast.ts'
import { flatbread, focaccia, socca, yeastLoaf } from './yeast-bread.ts'

/** Every dish form the house chef knows. */
export const dishForms: readonly DishForm[] = [
  friedRice, noodleSoup, friedNoodles, misoSoup, donburi, sushiBowl, onigiri, coconutSoup, noodleSalad, congee,
  dal, beanCurry, biryani, jambalaya, koftas, shakshuka, tagine, peanutStew,
  chili, mole, tacos, quesadilla, burritoBowl, tabbouleh, beanDip, arepas, riceAndBeans,
  stew, potRoast, roastJoint, roastBird, feastBird, cottagePie, stuffedVegetables, gratin, vegetableGratin, meatballs, burgers,
  beanCasserole, beansOnToast, risotto, smoothSoup, ratatouille, fishParcels, potatoSalad, coleslaw, sandwich, pizza, pizzaFromScratch,
  quiche, savouryTart, strata, macaroniCheese, pastaBake, mashPlate, grainBowl, breadSalad, vegetableSide, dressing, herbSauce,
  stirFry, pilaf, skillet, soup, pasta, curry, traybake, frittata, scrambledEggs, boiledEgg, salad,
  omelette, poachedEggs, friedEggs, crepes, thickPancakes, frenchToast, porridge, overnightOats, granola, yogurtBowl, cerealBowl,
  butterCake, brownies, cookies, shortbread, muffins, quickBread, scones, sodaBread, yeastLoaf, focaccia, flatbread, socca, oatBars,
  crumble, galette, jamTarts, poachedFruit, bakedFruit, compote, jam, ricePudding, breadPudding, bakedCustard, pannaCotta, stovePudding,
  meringues, chocolatePots, truffles, bark, fridgeCake, cheesecake, affogato, sundae, energyBalls, brigadeiros, fruitSalad, smoothie, milkshake,
  hotChocolate, brew, icedBrew, infusion, mulled, lemonade, cooler, sour, highball, spritz, stirred, poured,
  toast, sweetToast, board, nibbles, heatedMeal, popcornPan, roastedNuts, broth, bakedDough, simpleSyrup, spiceBlend, simplyCooked,
] // prettier-ignore
