import type { DishForm } from '../dish.ts'
import { bakeForms, crumble } from './bake.ts'
import { board, simplyCooked, spiceBlend, toast } from './basic.ts'
import { coconutSoup } from './coconut-soup.ts'
import { congee } from './congee.ts'
import { curry } from './curry.ts'
import { beanCurry, dal } from './dal.ts'
import { boiledEgg, frittata, scrambledEggs } from './egg.ts'
import { friedRice } from './fried-rice.ts'
import { donburi, misoSoup, onigiri, sushiBowl } from './japanese.ts'
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
import { fruitSalad, mixedDrink, smoothie } from './sweet.ts'
import { traybake } from './traybake.ts'

/** Every dish form the house chef knows. */
export const dishForms: readonly DishForm[] = [
  friedRice, noodleSoup, friedNoodles, misoSoup, donburi, sushiBowl, onigiri, coconutSoup, noodleSalad, congee,
  dal, beanCurry, biryani, jambalaya, koftas, shakshuka, tagine, peanutStew,
  stirFry, pilaf, skillet, soup, pasta, curry, traybake, frittata, scrambledEggs, boiledEgg, salad,
  ...bakeForms, crumble, fruitSalad, smoothie, mixedDrink, toast, simplyCooked, board, spiceBlend,
] // prettier-ignore
