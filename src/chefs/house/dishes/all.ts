import type { DishForm } from '../dish.ts'
import { arepas } from './arepas.ts'
import { bakeForms, crumble } from './bake.ts'
import { board, simplyCooked, spiceBlend, toast } from './basic.ts'
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
import { fruitSalad, mixedDrink, smoothie } from './sweet.ts'
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
import { risotto } from './risotto.ts'
import { feastBird, roastBird, roastJoint } from './roast.ts'
import { sandwich } from './sandwich.ts'
import { vegetableSide } from './sides.ts'
import { smoothSoup } from './smooth-soup.ts'
import { potRoast, stew } from './stew.ts'
import { quiche, savouryTart, strata } from './tart.ts'

/** Every dish form the house chef knows. */
export const dishForms: readonly DishForm[] = [
  friedRice, noodleSoup, friedNoodles, misoSoup, donburi, sushiBowl, onigiri, coconutSoup, noodleSalad, congee,
  dal, beanCurry, biryani, jambalaya, koftas, shakshuka, tagine, peanutStew,
  chili, mole, tacos, quesadilla, burritoBowl, tabbouleh, beanDip, arepas,
  stew, potRoast, roastJoint, roastBird, feastBird, cottagePie, stuffedVegetables, gratin, vegetableGratin, meatballs, burgers,
  beanCasserole, beansOnToast, risotto, smoothSoup, ratatouille, fishParcels, potatoSalad, coleslaw, sandwich, pizza, pizzaFromScratch,
  quiche, savouryTart, strata, macaroniCheese, pastaBake, mashPlate, grainBowl, breadSalad, vegetableSide, dressing, herbSauce,
  stirFry, pilaf, skillet, soup, pasta, curry, traybake, frittata, scrambledEggs, boiledEgg, salad,
  ...bakeForms, crumble, fruitSalad, smoothie, mixedDrink, toast, simplyCooked, board, spiceBlend,
] // prettier-ignore
