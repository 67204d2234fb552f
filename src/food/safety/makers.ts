import { lexicon } from '../lexicon/lexicon.ts'
import type { Allergen } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { KindName } from '../model/kinds.ts'
import { animalAllergens, seaAllergens } from '../model/traits.ts'
import type { MadeFor } from '../model/variants.ts'

type Facts = { may: readonly Allergen[]; names: string }

const grain = ['wheat', 'gluten'] as const
const packaged = [...grain, 'milk', 'soy', 'celery'] as const

/*
 * What a bought food holds at one maker and not at the next: only its label says. The names of Annex II of Regulation
 * (EU) 1169/2011 that EU labels must stress; where they are to be looked for, by:
 *   FSA    UK Food Standards Agency, "Allergen guidance for food businesses", the 14 allergens and where they hide:
 *          celery in stock cubes and soups; mustard in curries, dressings, sauces and meat products; fish in
 *          Worcestershire sauce; milk, egg, soya and sesame in breads and glazes; cereals in baking powder, batters,
 *          sauces and meat products; crustaceans in Thai curry paste; sulphur dioxide in dried fruit, wine and meat
 *          products; lupin in pastries; molluscs in oyster sauce
 *   FDA    US Food and Drug Administration, "Food Allergies" and "Guidance for Industry: Questions and Answers Regarding
 *          Food Allergens": soy lecithin, hydrolysed protein in canned tuna; "Dark Chocolate and Milk Allergies"; sulfiting agents on shrimp (21 CFR 101.100)
 *   1333   Regulation (EC) 1333/2008: dried apricots up to 2000 mg/kg of sulphur dioxide, without which they are brown
 *   PDO    the rules of Grana Padano, which is made with lysozyme of eggs
 */
// prettier-ignore
const ofKinds: Partial<Record<KindName, readonly Allergen[]>> = {
  // FSA: celery, cereals, milk and soya in stocks, cubes and soups
  stock: ['celery'],
  'stock-cube': packaged,
  // FSA: celery and mustard in spice mixes
  'spice-blend': ['celery', 'mustard'],
  // FSA: sulphur dioxide
  'dried-fruit': ['sulphites'],
  vinegar: ['sulphites'],
  pickle: ['sulphites'],
  crustacean: ['sulphites'],
  // FSA: soya, sesame, milk and egg in bread, rolls and pastry
  bread: ['milk', 'soy', 'sesame'],
  roll: ['egg', 'milk', 'soy', 'sesame'],
  flatbread: ['milk', 'soy', 'sesame'],
  crumb: ['milk', 'soy', 'sesame'],
  pastry: ['egg', 'milk', 'soy'],
  biscuit: ['milk', 'soy'],
  // FSA: egg in pasta
  pasta: ['egg'],
  // FDA: dark chocolate and milk; soy lecithin
  chocolate: ['milk', 'soy'],
  'frozen-sweet': ['egg', 'soy', 'tree nuts'],
  confection: ['soy'],
  // FSA: cereals, mustard, milk, soya and sulphites in meat products
  'raw-sausage': [...grain, 'soy', 'celery', 'mustard', 'sulphites'],
  'ready-meat': ['gluten', 'milk', 'soy', 'mustard', 'sulphites'],
  'cured-meat': ['gluten', 'milk', 'soy', 'sulphites'],
  // FSA: soya, nuts and cereals in vegetarian products
  'plant-dairy': ['soy', 'tree nuts'],
  'plant-cheese': ['soy', 'tree nuts'],
  'plant-protein': [...grain, 'egg', 'soy'],
}

const ofFoods: readonly Facts[] = [
  { may: [], names: 'tagliatelle, fettuccine, pappardelle, fresh-pasta, tortellini, ravioli, clam-juice, kombu-dashi, mushroom-stock, dashi, rotisserie-chicken, roast-duck, roast-beef, roast-lamb, roast-pork, pulled-pork, duck-confit, prosciutto, serrano-ham, tempeh, tvp, egg-pasta, egg-noodle, soy-yogurt, oat-yogurt, almond-yogurt, cashew-cheese, spring-roll-wrapper, rice-vinegar, corn-tortilla, butter-puff-pastry, dried-apricot' },
  { may: ['celery'], names: 'panch-phoron, pasta-sauce, bolognese-sauce, sofrito, pepper-sauce-creamy, tomato-juice, carrot-juice, maggi, ketchup, garam-masala, chili-powder' },
  { may: ['mustard'], names: 'old-bay, ranch-dressing, mayonnaise, aioli, tartar-sauce, caesar-dressing, wasabi, lime-pickle' },
  { may: ['celery', 'mustard'], names: 'spice, curry-powder' },
  { may: ['celery', 'fish', 'mustard'], names: 'cocktail-sauce' },
  { may: ['celery', 'fish', 'molluscs'], names: 'shellfish-stock' },
  { may: [...grain, 'soy'], names: 'dashi-powder, jerk-paste, sweet-and-sour-sauce, peanut-sauce' },
  { may: grain, names: 'tamari, miso, enchilada-sauce, chili-con-carne, english-mustard, mustard-powder, baking-powder, black-vinegar, grain, quinoa-pouch, suet, vegetable-suet' },
  { may: [...grain, 'sulphites'], names: 'worcestershire' },
  { may: ['sulphites'], names: 'mustard, dijon-mustard, wholegrain-mustard, hot-sauce, sriracha, sweet-chili-sauce, chipotle-paste, harissa, shaoxing-wine, bottled-lemon-juice, bottled-lime-juice, olive, caper' },
  { may: [...grain, 'celery', 'fish', 'mustard', 'soy'], names: 'barbecue-sauce' },
  { may: [...grain, 'sesame'], names: 'falafel' },
  { may: [...grain, 'molluscs', 'sesame', 'soy'], names: 'stir-fry-sauce' },
  { may: ['mustard', 'sulphites', 'celery'], names: 'relish, pickled-vegetable' },
  { may: [...grain, 'celery', 'sulphites'], names: 'piccalilli' },
  { may: ['mustard', 'sulphites'], names: 'vinaigrette, chutney, mango-chutney, gherkin' },
  { may: ['milk', 'mustard', 'sulphites'], names: 'horseradish' },
  { may: [...grain, 'egg', 'milk', 'sulphites'], names: 'mustard-sauce' },
  { may: ['soy', 'mustard'], names: 'vegan-mayonnaise' },
  { may: [...grain, 'egg', 'milk', 'soy', 'sesame', 'mustard', 'sulphites'], names: 'salad-dressing' },
  { may: [...grain, 'egg', 'soy'], names: 'sesame-dressing, fish-ball' },
  { may: [...grain, 'egg', 'milk', 'fish', 'soy', 'celery', 'mustard'], names: 'sauce' },
  { may: ['fish'], names: 'tapenade, ponzu, shrimp-paste, yakisoba-sauce' },
  { may: ['fish', 'crustaceans'], names: 'kimchi, thai-red-curry-paste, thai-green-curry-paste, thai-yellow-curry-paste' },
  { may: ['mustard', 'crustaceans', 'celery', 'tree nuts'], names: 'curry-paste' },
  { may: ['milk', 'soy', 'celery'], names: 'japanese-curry-roux' },
  { may: ['soy'], names: 'iru' },
  { may: ['fish', 'soy'], names: 'thai-chili-jam' },
  { may: [...grain, 'sesame', 'tree nuts', 'peanuts'], names: 'mole-paste' },
  { may: ['soy', 'sesame', 'peanuts'], names: 'chili-crisp' },
  { may: ['sesame', 'soy'], names: 'chili-oil, seaweed-snack' },
  { may: ['soy'], names: 'yorkshire-pudding, soybean-oil, vegan-worcestershire, vegan-fish-sauce, vegan-chocolate, milk-chocolate, white-chocolate, american-cheese, canned-tuna, brioche, filo, seitan, cookie-dough, instant-noodle, chocolate-spread, speculoos-spread, pizza-dough, pizza-base, cake, brownie, muffin, doughnut, sponge-cake' },
  { may: ['soy', 'sesame'], names: 'challah, croissant, soda-bread, brioche-bun' },
  { may: ['egg', 'soy', 'sesame'], names: 'naan' },
  { may: ['egg', 'milk', 'soy', 'sesame'], names: 'raisin-bread, hot-cross-bun' },
  { may: ['egg', 'milk', 'soy'], names: 'pancake-mix, cake-mix, biscuit-dough' },
  { may: [...grain, 'egg', 'milk', 'soy'], names: 'meatball, beef-meatball, chicken-meatball' },
  { may: ['gluten', 'soy', 'tree nuts'], names: 'plant-milk, plant-yogurt' },
  { may: ['egg', 'milk'], names: 'fish-cake' },
  { may: [...grain, 'egg'], names: 'alfredo-sauce' },
  { may: ['celery', 'wheat'], names: 'yeast-extract' },
  { may: ['wheat'], names: 'rolled-oat, oat-flour, oat-milk, oatcake, beer, stout' },
  { may: ['gluten'], names: 'cornflake, rice-krispie, corn-snack, chicory' },
  { may: ['milk'], names: 'maultasche, pudding-mix, coffee-creamer, drinking-chocolate, baby-food, burrito, paratha, oreo, english-muffin' },
  { may: ['milk', 'soy'], names: 'margarine, frosting, protein-powder, chocolate-sauce, digestive-biscuit' },
  { may: ['milk', 'mustard'], names: 'dal, samosa' },
  { may: ['milk', 'mustard', 'tree nuts'], names: 'curry-sauce' },
  { may: ['milk', 'sulphites'], names: 'instant-mash' },
  { may: ['egg'], names: 'noodle, udon-noodle, ramen-noodle, parmesan, grana-padano, gluten-free-bread, scone, buttermilk-biscuit, ice-cream, wonton-wrapper, chow-mein-crispy, quorn, quorn-mince' },
  { may: ['egg', 'milk'], names: 'pierogi, meat-tortellini, meat-pie' },
  { may: ['egg', 'milk', 'soy', 'sesame'], names: 'burger-bun, hot-dog-bun, bagel, corn-bread' },
  { may: ['egg', 'milk', 'mustard'], names: 'coleslaw, sandwich' },
  { may: ['egg', 'milk', 'sesame', 'mustard'], names: 'hamburger' },
  { may: [...grain, 'egg', 'milk', 'mustard'], names: 'potato-salad' },
  { may: ['egg', 'milk', 'soy', 'celery', 'mustard'], names: 'stuffing' },
  { may: [...grain, 'milk', 'celery'], names: 'tomato-soup' },
  { may: packaged, names: 'canned-soup, gravy' },
  { may: ['soy', 'celery'], names: 'mushroom-soup, cream-soup' },
  { may: [...grain, 'celery'], names: 'beef-stew' },
  { may: [...packaged, 'egg'], names: 'chicken-soup, ready-meal' },
  { may: ['egg', 'celery'], names: 'lasagne' },
  { may: ['egg', 'soy', 'sesame', 'crustaceans'], names: 'dumpling' },
  { may: ['egg', 'soy', 'sesame', 'celery'], names: 'spring-roll' },
  { may: ['soy', 'sesame'], names: 'vegetable-dumpling' },
  { may: [...grain, 'egg', 'soy', 'sesame', 'mustard', 'crustaceans'], names: 'sushi' },
  { may: [...grain, 'soy', 'celery', 'mustard', 'sulphites'], names: 'sausage-meat' },
  { may: ['milk', 'soy', 'mustard', 'sulphites'], names: 'meatloaf' },
  { may: [...grain, 'milk', 'soy', 'sesame', 'mustard'], names: 'trail-mix' },
  { may: [...grain, 'soy'], names: 'wasabi-pea' },
  { may: ['wheat', 'milk', 'soy', 'sesame', 'tree nuts'], names: 'granola, muesli' },
  { may: [...grain, 'milk', 'tree nuts'], names: 'cereal' },
  { may: ['milk', 'soy', 'tree nuts'], names: 'cereal-bar' },
  { may: ['crustaceans'], names: 'surimi' },
  { may: ['tree nuts'], names: 'almond-extract, amaretto' },
  { may: ['peanuts'], names: 'mixed-nut' },
  { may: ['peanuts', 'tree nuts'], names: 'nut-butter' },
  { may: ['sesame'], names: 'seed, hoisin' },
  { may: ['soy', 'lupin'], names: 'egg-substitute' },
] // prettier-ignore

const byFood = new Map(ofFoods.flatMap(({ may, names }) => names.split(', ').map((id) => [id, may] as const)))

/** Ids of the foods that have facts of their own. */
export const foodsWithMakers: readonly string[] = [...byFood.keys()]

/** Allergens that a food holds or does not, depending on who made it. */
export function onTheLabelOf({ id, kind }: Food): readonly Allergen[] {
  const known = byFood.get(id)
  if (known !== undefined || lexicon().byId.has(id)) return known ?? ofKinds[kind] ?? []
  const free = Object.entries(freeOf).find(([label]) => id.startsWith(`${label}-`))?.[1] ?? []
  return (madeOf(id) ?? ofKinds[kind] ?? []).filter((name) => !free.includes(name))
}

// What a food that is sold for a diet is without, whoever made it.
const freeOf: Readonly<Record<MadeFor, readonly Allergen[]>> = {
  vegan: animalAllergens,
  vegetarian: seaAllergens,
  'gluten-free': grain,
  'wheat-free': ['wheat'],
  'dairy-free': ['milk'],
  'egg-free': ['egg'],
  'nut-free': ['tree nuts', 'peanuts'],
  'peanut-free': ['peanuts'],
  'soy-free': ['soy'],
  'fish-free': ['fish'],
  'shellfish-free': ['crustaceans', 'molluscs'],
}

// "Gluten-free burger bun", "lemon sauce": made of a food of the tables, whose id ends theirs.
function madeOf(id: string): readonly Allergen[] | undefined {
  const words = id.split('-')
  const base = words.findIndex((_, at) => at > 0 && byFood.has(words.slice(at).join('-')))
  return base < 0 ? undefined : byFood.get(words.slice(base).join('-'))
}
