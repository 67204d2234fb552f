import type { Food } from '#food/model/food.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What every kitchen has and no recipe counts. */
const free = list('salt black-pepper white-pepper water ice oil olive-oil')

/** Seasonings: in a row of foods one of them can be spared. */
const seasonings: ReadonlySet<Food['role']> = new Set(['spice', 'herb', 'aromatic', 'salt'])

/** Whether a row of foods reads and tastes right without it. */
export function isSpareable({ role }: Food): boolean {
  return seasonings.has(role)
}

const oils = list('oil olive-oil')

const mild = list(
  'gochujang ssamjang harissa chipotle-paste chili-crisp sriracha peri-peri-sauce kashmiri-chili-powder',
)

/**
 * How many times as much of a food gives the heat that a dish means by "any hot thing", which is that of chili flakes: a
 * paste is mostly not chili, a mild powder is red before it is hot, cayenne is nothing else.
 */
export function mildness({ id }: Food): number {
  if (mild.has(id)) return 3
  return id === 'cayenne' ? 0.5 : 1
}

/** What most kitchens have: up to five of these may be asked of a visitor who did not list them. */
const common = list(
  'onion garlic butter milk egg flour sugar brown-sugar honey stock vegetable-stock chicken-stock beef-stock lemon lime vinegar white-wine-vinegar red-wine-vinegar cider-vinegar rice-vinegar soy-sauce tomato-paste canned-tomato dijon-mustard mayonnaise ketchup oregano dried-thyme bay-leaf cumin cumin-seed ground-coriander coriander-seed turmeric paprika smoked-paprika chili-flake cayenne curry-powder garam-masala cinnamon nutmeg ground-ginger dried-mixed-herb parmesan baking-powder baking-soda cornstarch vanilla-extract rice breadcrumb ginger sesame-oil clove cardamom carrot potato worcestershire caster-sugar icing-sugar self-raising-flour mustard thyme rosemary parsley cocoa dried-yeast mustard-seed fennel-seed italian-seasoning allspice mixed-spice five-spice chili-powder',
)

/** Most extras from the cupboard, and beyond it, that a recipe may ask for. */
export const mostExtras = { common: 5, bought: 1 } as const

export type ExtraClass = 'free' | 'common' | 'bought'

/** How ordinary an extra is. */
export function extraClass({ id }: Food): ExtraClass {
  if (free.has(id)) return 'free'
  return common.has(id) ? 'common' : 'bought'
}

/**
 * What does the work of a food that a dish names, in order of preference: taken from the visitor's list where the food
 * itself is not there, and from the cupboard where a wish rules the food out.
 */
const standIns: Readonly<Record<string, string>> = {
  onion: 'red-onion white-onion sweet-onion shallot leek spring-onion',
  'red-onion': 'onion shallot spring-onion white-onion',
  shallot: 'onion red-onion white-onion',
  'spring-onion': 'chive red-onion shallot onion leek',
  chive: 'spring-onion',
  garlic: 'garlic-paste',
  ginger: 'ginger-paste galangal',
  lemongrass: 'lemongrass-paste',
  chili: 'green-chili jalapeno birds-eye-chili',
  'chili-flake': 'cayenne gochugaru chili-powder chili-oil chili-crisp harissa sriracha hot-sauce',
  cayenne: 'chili-flake chili-powder harissa hot-sauce',
  oil: 'sunflower-oil rapeseed-oil corn-oil grapeseed-oil soybean-oil peanut-oil avocado-oil olive-oil coconut-oil ghee lard',
  'olive-oil': 'oil sunflower-oil rapeseed-oil avocado-oil corn-oil',
  butter: 'ghee margarine vegan-butter olive-oil oil',
  ghee: 'butter oil',
  milk: 'skimmed-milk lactose-free-milk oat-milk soy-milk almond-milk',
  'heavy-cream': 'single-cream creme-fraiche oat-cream soy-cream',
  'single-cream': 'heavy-cream oat-cream soy-cream',
  'creme-fraiche': 'sour-cream heavy-cream',
  'sour-cream': 'creme-fraiche greek-yogurt yogurt vegan-sour-cream',
  yogurt: 'greek-yogurt skyr soy-yogurt oat-yogurt',
  'greek-yogurt': 'yogurt skyr labneh soy-yogurt',
  egg: 'liquid-egg',
  flour: 'self-raising-flour wholemeal-flour gluten-free-flour rice-flour cornstarch',
  sugar: 'caster-sugar brown-sugar demerara honey',
  'caster-sugar': 'sugar',
  'brown-sugar': 'dark-brown-sugar demerara sugar jaggery',
  honey: 'maple-syrup agave-syrup golden-syrup sugar',
  'maple-syrup': 'honey agave-syrup golden-syrup',
  stock: 'vegetable-stock chicken-stock beef-stock bone-broth vegetable-stock-cube stock-cube chicken-stock-cube',
  'vegetable-stock': 'stock chicken-stock bone-broth vegetable-stock-cube stock-cube chicken-stock-cube mushroom-stock',
  'chicken-stock': 'stock vegetable-stock bone-broth beef-stock chicken-stock-cube stock-cube vegetable-stock-cube',
  'beef-stock': 'stock bone-broth vegetable-stock chicken-stock beef-stock-cube stock-cube vegetable-stock-cube',
  'fish-stock': 'stock vegetable-stock shellfish-stock chicken-stock',
  dashi: 'kombu-dashi dashi-powder vegetable-stock',
  'soy-sauce': 'tamari coconut-aminos dark-soy-sauce',
  'fish-sauce': 'vegan-fish-sauce soy-sauce tamari',
  'oyster-sauce': 'mushroom-stir-fry-sauce hoisin soy-sauce',
  lemon: 'lemon-juice bottled-lemon-juice lime lime-juice white-wine-vinegar vinegar',
  lime: 'lime-juice bottled-lime-juice lemon lemon-juice rice-vinegar',
  'white-wine-vinegar': 'vinegar cider-vinegar red-wine-vinegar rice-vinegar lemon',
  'red-wine-vinegar': 'white-wine-vinegar cider-vinegar vinegar balsamic-vinegar lemon',
  'cider-vinegar': 'white-wine-vinegar vinegar malt-vinegar rice-vinegar lemon',
  'rice-vinegar': 'white-wine-vinegar cider-vinegar lime vinegar',
  vinegar: 'white-wine-vinegar cider-vinegar red-wine-vinegar malt-vinegar rice-vinegar lemon',
  'white-wine': 'vermouth sherry',
  'red-wine': 'port',
  'shaoxing-wine': 'sherry sake mirin',
  parmesan: 'grana-padano pecorino-romano asiago manchego vegan-parmesan',
  'pecorino-romano': 'parmesan grana-padano',
  cheddar: 'cheese gruyere gouda emmental monterey-jack edam provolone mozzarella brie camembert vegan-cheese',
  gruyere: 'emmental cheddar cheese gouda provolone brie camembert',
  mozzarella: 'fresh-mozzarella provolone cheese vegan-cheese',
  'fresh-mozzarella': 'mozzarella',
  ricotta: 'farmer-cheese cottage-cheese',
  'cottage-cheese': 'farmer-cheese',
  feta: 'queso-fresco ricotta-salata goat-cheese vegan-feta',
  'canned-tomato': 'passata tomato cherry-tomato tomato-sauce',
  passata: 'canned-tomato tomato-sauce tomato',
  tomato: 'cherry-tomato canned-tomato',
  'cherry-tomato': 'tomato',
  'dijon-mustard': 'mustard wholegrain-mustard english-mustard honey-mustard',
  mustard: 'dijon-mustard wholegrain-mustard english-mustard',
  oregano: 'marjoram dried-mixed-herb italian-seasoning herbes-de-provence dried-thyme',
  'dried-thyme': 'thyme herbes-de-provence dried-mixed-herb oregano',
  thyme: 'dried-thyme rosemary herbes-de-provence',
  rosemary: 'dried-rosemary thyme',
  sage: 'dried-sage',
  cumin: 'cumin-seed',
  'cumin-seed': 'cumin',
  'ground-coriander': 'coriander-seed',
  paprika: 'smoked-paprika',
  'smoked-paprika': 'paprika',
  'chili-powder': 'taco-seasoning cayenne',
  'taco-seasoning': 'chili-powder fajita-paste',
  'curry-powder': 'garam-masala curry-paste',
  'garam-masala': 'curry-powder',
  coriander: 'parsley',
  parsley: 'coriander',
  breadcrumb: 'panko stale-bread cracker gluten-free-breadcrumb bread',
  panko: 'breadcrumb cracker',
  cornstarch: 'potato-starch arrowroot tapioca-starch flour',
  'dark-chocolate': 'chocolate chocolate-chip unsweetened-chocolate vegan-chocolate',
  'vanilla-extract': 'vanilla-bean',
  mayonnaise: 'vegan-mayonnaise aioli',
  bacon: 'bacon-lardon pancetta guanciale',
  pancetta: 'bacon bacon-lardon guanciale',
  shrimp: 'crayfish',
  carrot: 'parsnip',
  taro: 'breadfruit',
  'canned-peach': 'canned-pear fruit-cocktail',
  'canned-pear': 'canned-peach',
  'bell-pepper': 'green-bell-pepper roasted-pepper',
  spinach: 'swiss-chard kale rocket pak-choi',
  'basmati-rice': 'rice jasmine-rice brown-rice',
  'jasmine-rice': 'rice basmati-rice',
  rice: 'basmati-rice jasmine-rice brown-rice',
} // prettier-ignore

/** What is asked for in the place of a food that a wish rules out with all its kin; nobody's own carrot is taken for an onion. */
const insteads: Readonly<Record<string, string>> = {
  onion: 'carrot',
  'red-onion': 'carrot',
  'white-onion': 'carrot',
  shallot: 'carrot',
  garlic: 'parsley coriander',
  leek: 'celery',
  potato: 'celeriac',
  bread: 'gluten-free-bread',
  'wholemeal-bread': 'gluten-free-bread',
  'sourdough-bread': 'gluten-free-bread',
  'rye-bread': 'gluten-free-bread',
  'stale-bread': 'gluten-free-bread',
  baguette: 'gluten-free-bread',
  ciabatta: 'gluten-free-bread',
  pasta: 'gluten-free-pasta',
  penne: 'gluten-free-pasta',
  spaghetti: 'gluten-free-pasta',
  couscous: 'quinoa',
  bulgur: 'quinoa',
  noodle: 'rice-noodle',
  'egg-noodle': 'rice-noodle',
}

/** The ids of what is asked for where nothing of a food's kind may be; none for what a dish can't be made without. */
export function insteadsOf(id: string): readonly string[] {
  return insteads[id]?.split(' ') ?? []
}

const standInsById: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(standIns).map(([id, others]) => [id, others.split(' ')]),
)

/** The ids of what may do the work of a food, the best first. */
export function standInsFor(id: string): readonly string[] {
  return standInsById.get(id) ?? []
}

/** What a food can do the work of, and how far it stands from it: 1 for the best to do it. */
export type Role = { of: string; distance: number }

const rolesById = new Map<string, Role[]>()
for (const [of, others] of standInsById)
  for (const [index, id] of others.entries())
    rolesById.set(id, [...(rolesById.get(id) ?? []), { of, distance: index + 1 }])

/** The foods whose work a food does. */
export function rolesOf({ id }: Food): readonly Role[] {
  return rolesById.get(id) ?? []
}

/** Whether it does that work also where the other makes the dish: one fries in oil instead of butter, but folds no croissant with it. */
export function standsInForDefining({ id }: Food, of: string): boolean {
  return of !== 'butter' || !oils.has(id)
}

/** Every id that the tables above name, for their own test. */
export const namedIds: readonly string[] = [
  ...free,
  ...common,
  ...Object.entries(standIns).flatMap(([id, others]) => [id, ...others.split(' ')]),
  ...Object.entries(insteads).flatMap(([id, others]) => [id, ...others.split(' ')]),
]
