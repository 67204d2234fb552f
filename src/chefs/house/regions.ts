import type { Food } from '#food/model/food.ts'
import type { Region } from './dish.ts'

const seasonings: Record<Region, string> = {
  european: 'pesto parmesan mascarpone pecorino-romano gruyere dijon-mustard mustard wholegrain-mustard worcestershire creme-fraiche marjoram herbes-de-provence caper',
  'east-asian': 'soy-sauce tamari miso hoisin oyster-sauce sesame-oil rice-vinegar mirin sake shaoxing-wine five-spice gochujang teriyaki ponzu black-bean-sauce nori wakame kombu kimchi wasabi dashi sichuan-pepper sriracha togarashi',
  'southeast-asian': 'fish-sauce soy-sauce oyster-sauce lemongrass galangal makrut-lime-leaf thai-red-curry-paste thai-green-curry-paste thai-basil sriracha sambal-oelek coconut-milk peanut-butter shrimp-paste sweet-chili-sauce tamarind-paste rice-vinegar sesame-oil',
  'south-asian': 'garam-masala curry-powder curry-leaf turmeric fenugreek-seed fenugreek-leaf mustard-seed cardamom curry-paste ghee coconut-milk tamarind-paste paneer naan mango-chutney cumin coriander-seed ground-coriander',
  'middle-eastern': 'zaatar sumac tahini harissa pomegranate-molasses bulgur couscous ras-el-hanout hummus preserved-lemon labneh cumin ground-coriander turmeric',
  african: 'peanut-butter suya-spice harissa cumin ground-coriander turmeric curry-powder coconut-milk',
  latin: 'taco-seasoning salsa corn-tortilla flour-tortilla taco-shell chipotle-chili chipotle-paste tomatillo cumin chili-powder refried-bean queso-fresco guacamole enchilada-sauce',
  'north-american': 'barbecue-sauce ranch-dressing old-bay cajun-seasoning monterey-jack american-cheese ketchup worcestershire mustard',
} // prettier-ignore

const regionsByFood = new Map<string, Region[]>()
for (const [region, ids] of Object.entries(seasonings) as [Region, string][])
  for (const id of ids.split(' ')) regionsByFood.set(id, [...(regionsByFood.get(id) ?? []), region])

/** The kitchens a food speaks of, or undefined where it is at home everywhere. */
export function regionsOf(food: Food): readonly Region[] | undefined {
  return regionsByFood.get(food.id)
}

/** All foods named above, for the table's own test. */
export const regionalFoodIds: readonly string[] = [...regionsByFood.keys()]
