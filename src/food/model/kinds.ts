import type { FoodFacts } from './facts.ts'

const plant = {
  origin: 'plant', taste: 'savoury', measure: 'weight', raw: false, state: 'raw', allergens: [],
} as const // prettier-ignore

const meat = {
  role: 'protein', taste: 'savoury', measure: 'weight', raw: false, state: 'raw', allergens: [], safeRule: 'whole-cut', cup: 140,
} as const // prettier-ignore

const readyMeat = { ...meat, state: 'ready', safeRule: 'reheated', raw: true } as const

const sea = {
  role: 'protein', origin: 'fish', taste: 'savoury', measure: 'weight', raw: false, state: 'raw', safeRule: 'fish', allergens: ['fish'], cup: 150,
} as const // prettier-ignore

const dairy = { origin: 'dairy', taste: 'either', raw: true, state: 'ready', allergens: ['milk'] } as const

const cheese = {
  ...dairy,
  role: 'cheese',
  taste: 'savoury',
  measure: 'weight',
  per: [20, 35, 60],
  cup: 110,
} as const

const shelf = {
  origin: 'plant', taste: 'savoury', raw: true, state: 'ready', allergens: [],
} as const // prettier-ignore

const sweet = { ...shelf, taste: 'sweet' } as const

/**
 * What foods of one kind share. Minutes and amounts are our own judgement of ordinary home cooking:
 * `fry` in a hot pan in bite-size pieces, `simmer` in a soup or sauce, `boil` in water, `roast` at 200 °C.
 */
export const kinds = {
  // poultry
  'poultry-piece': { ...meat, origin: 'poultry', per: [100, 150, 220], safeRule: 'poultry' },
  'poultry-boneless': { ...meat, origin: 'poultry', per: [90, 140, 200], safeRule: 'poultry' },
  'poultry-whole': { ...meat, origin: 'poultry', per: [200, 300, 450], measure: 'each', piece: 1500, safeRule: 'poultry' },
  // meat
  steak: { ...meat, origin: 'beef', per: [120, 180, 250] },
  'stewing-meat': { ...meat, origin: 'beef', per: [100, 150, 220] },
  roast: { ...meat, origin: 'beef', per: [150, 200, 280] },
  chop: { ...meat, origin: 'pork', per: [120, 170, 240] },
  'ground-meat': { ...meat, origin: 'beef', per: [75, 120, 180], safeRule: 'ground', cup: 225 },
  'ground-poultry': { ...meat, origin: 'poultry', per: [75, 120, 180], safeRule: 'poultry', cup: 225 },
  'raw-sausage': { ...meat, origin: 'pork', measure: 'each', piece: 80, per: [80, 150, 200], safeRule: 'ground' },
  bacon: { ...meat, origin: 'pork', per: [20, 40, 80] },
  offal: { ...meat, origin: 'beef', per: [80, 120, 180], safeRule: 'ground' },
  'ready-meat': { ...readyMeat, origin: 'pork', per: [30, 60, 120] },
  'cured-meat': { ...readyMeat, origin: 'pork', per: [20, 35, 60] },
  // fish and shellfish
  'white-fish': { ...sea, per: [110, 150, 200] },
  'oily-fish': { ...sea, per: [100, 140, 190] },
  'ready-fish': { ...sea, per: [40, 70, 120], raw: true, state: 'ready', safeRule: 'reheated' },
  crustacean: { ...sea, origin: 'shellfish', per: [80, 120, 180], allergens: ['crustaceans'] },
  mollusc: { ...sea, origin: 'shellfish', per: [80, 150, 300], allergens: ['molluscs'] },
  // eggs, soy, pulses
  egg: { role: 'protein', origin: 'egg', taste: 'either', measure: 'each', piece: 50, per: [50, 100, 150], raw: false, state: 'raw', safeRule: 'egg', allergens: ['egg'], cup: 240 },
  tofu: { ...plant, role: 'protein', per: [80, 120, 180], raw: true, state: 'ready', allergens: ['soy'], cup: 250 },
  'plant-protein': { ...plant, role: 'protein', per: [60, 100, 150], allergens: ['soy'], cup: 120 },
  'cooked-pulse': { ...plant, role: 'protein', per: [60, 110, 180], raw: true, state: 'ready', cup: 170, piece: 240, pieceName: 'can' },
  'dried-pulse': { ...plant, role: 'protein', per: [40, 70, 100], state: 'dried', cup: 190 },
  lentil: { ...plant, role: 'protein', per: [40, 65, 100], state: 'dried', cup: 190 },
  // vegetables
  root: { ...plant, role: 'vegetable', measure: 'each', piece: 80, per: [50, 90, 150], raw: true, cup: 130 },
  tuber: { ...plant, role: 'starch', measure: 'each', piece: 170, per: [120, 200, 300], cup: 150 },
  onion: { ...plant, role: 'aromatic', measure: 'each', piece: 110, per: [25, 50, 110], raw: true, cup: 150 },
  garlic: { ...plant, role: 'aromatic', measure: 'each', piece: 5, pieceName: 'clove', per: [2, 5, 12], raw: true, cup: 140 },
  ginger: { ...plant, role: 'aromatic', measure: 'spoon', per: [2, 5, 10], raw: true, cup: 100, piece: 15 },
  chili: { ...plant, role: 'aromatic', measure: 'each', piece: 12, per: [3, 6, 15], raw: true, cup: 90 },
  'fruit-vegetable': { ...plant, role: 'vegetable', measure: 'each', piece: 150, per: [50, 90, 160], raw: true, cup: 140 },
  tomato: { ...plant, role: 'vegetable', measure: 'each', piece: 110, per: [50, 100, 200], raw: true, cup: 180 },
  squash: { ...plant, role: 'vegetable', per: [80, 140, 220], cup: 140 },
  brassica: { ...plant, role: 'vegetable', per: [60, 100, 160], raw: true, cup: 90 },
  cabbage: { ...plant, role: 'vegetable', per: [50, 90, 160], raw: true, cup: 80 },
  'hardy-leaf': { ...plant, role: 'leaf', per: [30, 60, 100], raw: true, cup: 60 },
  'tender-leaf': { ...plant, role: 'leaf', per: [25, 60, 100], raw: true, cup: 30 },
  'salad-leaf': { ...plant, role: 'salad', per: [25, 45, 80], raw: true, cup: 40 },
  'salad-vegetable': { ...plant, role: 'salad', per: [40, 70, 130], raw: true, cup: 110 },
  stalk: { ...plant, role: 'vegetable', per: [30, 60, 120], raw: true, cup: 110 },
  pod: { ...plant, role: 'vegetable', per: [50, 80, 130], cup: 120 },
  pea: { ...plant, role: 'vegetable', per: [40, 75, 120], raw: true, cup: 145 },
  mushroom: { ...plant, role: 'vegetable', per: [50, 90, 150], cup: 80 },
  sprout: { ...plant, role: 'vegetable', per: [30, 60, 100], cup: 90 },
  seaweed: { ...plant, role: 'vegetable', measure: 'handful', per: [2, 4, 8], raw: true, cup: 15 },
  'tinned-vegetable': { ...plant, role: 'vegetable', per: [40, 75, 120], raw: true, state: 'ready', cup: 150, piece: 240, pieceName: 'can' },
  pickle: { ...shelf, role: 'sauce', measure: 'weight', per: [10, 20, 40], cup: 140 },
  // herbs, spices
  'soft-herb': { ...plant, role: 'herb', measure: 'handful', per: [3, 6, 15], raw: true, cup: 25, piece: 40, pieceName: 'bunch' },
  'woody-herb': { ...plant, role: 'herb', measure: 'each', piece: 2, pieceName: 'sprig', per: [1, 2, 4], raw: true, cup: 30 },
  'dried-herb': { ...shelf, role: 'spice', measure: 'spoon', per: [0.6, 1.25, 4], cup: 50 },
  spice: { ...shelf, role: 'spice', measure: 'spoon', per: [0.6, 1.25, 4], cup: 110 },
  'sweet-spice': { ...shelf, role: 'spice', taste: 'either', measure: 'spoon', per: [0.3, 0.6, 2.5], cup: 110 },
  'spice-blend': { ...shelf, role: 'spice', measure: 'spoon', per: [1.25, 2.5, 8], cup: 110 },
  salt: { ...shelf, role: 'salt', taste: 'either', measure: 'pinch', per: [0.5, 1, 2], cup: 280 },
  // starches
  rice: { ...shelf, role: 'starch', taste: 'either', measure: 'weight', per: [60, 75, 100], state: 'dried', raw: false, cup: 190 },
  grain: { ...shelf, role: 'starch', measure: 'weight', per: [50, 70, 100], state: 'dried', raw: false, cup: 180 },
  pasta: { ...shelf, role: 'starch', measure: 'weight', per: [70, 100, 130], state: 'dried', raw: false, cup: 100, allergens: ['wheat', 'gluten'] },
  noodle: { ...shelf, role: 'starch', measure: 'weight', per: [60, 85, 120], state: 'dried', raw: false, cup: 100, allergens: ['wheat', 'gluten'] },
  bread: { ...shelf, role: 'bread', taste: 'either', measure: 'each', piece: 40, pieceName: 'slice', per: [30, 70, 120], cup: 50, allergens: ['wheat', 'gluten'] },
  roll: { ...shelf, role: 'bread', measure: 'each', piece: 70, per: [60, 90, 140], allergens: ['wheat', 'gluten'] },
  flatbread: { ...shelf, role: 'bread', measure: 'each', piece: 60, per: [40, 90, 140], allergens: ['wheat', 'gluten'] },
  pastry: { ...shelf, role: 'bread', taste: 'either', measure: 'weight', per: [50, 80, 120], state: 'raw', raw: false, cup: 230, allergens: ['wheat', 'gluten'] },
  crumb: { ...shelf, role: 'flour', measure: 'weight', per: [10, 20, 40], cup: 110, allergens: ['wheat', 'gluten'] },
  cereal: { ...shelf, role: 'baking', taste: 'either', measure: 'weight', per: [30, 45, 70], cup: 90, state: 'dried', allergens: ['gluten'] },
  flour: { ...shelf, role: 'flour', taste: 'either', measure: 'weight', per: [5, 50, 125], cup: 125, state: 'dried', raw: false, allergens: ['wheat', 'gluten'] },
  starch: { ...shelf, role: 'flour', taste: 'either', measure: 'spoon', per: [3, 7, 20], cup: 125, state: 'dried', raw: false },
  leavening: { ...shelf, role: 'leavening', taste: 'either', measure: 'spoon', per: [1, 2.5, 5], cup: 220 },
  // dairy and cheese
  milk: { ...dairy, role: 'dairy', measure: 'volume', per: [30, 100, 250], cup: 240 },
  cream: { ...dairy, role: 'dairy', measure: 'volume', per: [20, 50, 100], cup: 240 },
  yogurt: { ...dairy, role: 'dairy', measure: 'weight', per: [30, 60, 150], cup: 245 },
  'hard-cheese': { ...cheese, per: [10, 20, 40] },
  'melting-cheese': { ...cheese },
  'soft-cheese': { ...cheese, per: [25, 45, 80], cup: 230 },
  'crumbling-cheese': { ...cheese, per: [20, 35, 70], cup: 140 },
  'frying-cheese': { ...cheese, role: 'protein', per: [60, 90, 125] },
  'plant-milk': { ...shelf, role: 'dairy', taste: 'either', measure: 'volume', per: [30, 100, 250], cup: 240 },
  'plant-dairy': { ...shelf, role: 'dairy', taste: 'either', measure: 'weight', per: [20, 50, 120], cup: 235 },
  'plant-cheese': { ...shelf, role: 'cheese', measure: 'weight', per: [20, 35, 60], cup: 110 },
  // fats, acids, liquids, sauces
  butter: { ...dairy, role: 'fat', measure: 'spoon', per: [4, 7, 20], cup: 227 },
  oil: { ...shelf, role: 'fat', measure: 'spoon', per: [4, 7.5, 20], cup: 220 },
  'animal-fat': { ...shelf, role: 'fat', origin: 'pork', measure: 'spoon', per: [4, 7.5, 15], cup: 205 },
  citrus: { ...plant, role: 'acid', taste: 'either', measure: 'each', piece: 90, per: [20, 45, 90], raw: true, cup: 240 },
  vinegar: { ...shelf, role: 'acid', measure: 'spoon', per: [3, 7.5, 15], cup: 240 },
  stock: { ...shelf, role: 'liquid', measure: 'volume', per: [60, 200, 400], cup: 240 },
  'stock-cube': { ...shelf, role: 'liquid', measure: 'each', piece: 10, per: [2, 5, 10] },
  'cooking-liquid': { ...shelf, role: 'liquid', measure: 'volume', per: [60, 125, 250], cup: 240 },
  'tomato-sauce': { ...shelf, role: 'sauce', measure: 'weight', per: [80, 150, 250], cup: 245, piece: 400, pieceName: 'can' },
  paste: { ...shelf, role: 'sauce', measure: 'spoon', per: [5, 10, 30], cup: 260 },
  'salty-sauce': { ...shelf, role: 'sauce', measure: 'spoon', per: [3, 7.5, 20], cup: 255 },
  condiment: { ...shelf, role: 'sauce', measure: 'spoon', per: [3, 7.5, 25], cup: 245 },
  dip: { ...shelf, role: 'sauce', measure: 'weight', per: [20, 45, 80], cup: 245 },
  'cooking-sauce': { ...shelf, role: 'sauce', measure: 'weight', per: [60, 110, 180], cup: 245 },
  // fruit and nuts
  fruit: { ...plant, role: 'fruit', taste: 'sweet', measure: 'each', piece: 160, per: [60, 110, 200], raw: true, cup: 140 },
  berry: { ...plant, role: 'fruit', taste: 'sweet', per: [40, 80, 150], raw: true, cup: 145 },
  'dried-fruit': { ...sweet, role: 'fruit', measure: 'weight', per: [10, 25, 50], cup: 150 },
  'tinned-fruit': { ...sweet, role: 'fruit', measure: 'weight', per: [60, 110, 180], cup: 210 },
  nut: { ...shelf, role: 'nut', taste: 'either', measure: 'weight', per: [10, 20, 40], cup: 130, allergens: ['tree nuts'] },
  seed: { ...shelf, role: 'nut', taste: 'either', measure: 'spoon', per: [4, 8, 25], cup: 140 },
  'nut-butter': { ...shelf, role: 'sauce', taste: 'either', measure: 'spoon', per: [10, 20, 40], cup: 255, allergens: ['tree nuts'] },
  // the sweet shelf
  sugar: { ...sweet, role: 'sweetener', measure: 'weight', per: [3, 20, 60], cup: 200 },
  syrup: { ...sweet, role: 'sweetener', measure: 'spoon', per: [5, 10, 30], cup: 330 },
  chocolate: { ...sweet, role: 'sweet', measure: 'weight', per: [15, 30, 60], cup: 170, allergens: ['milk', 'soy'] },
  'sweet-spread': { ...sweet, role: 'sweet', measure: 'spoon', per: [10, 20, 40], cup: 320 },
  biscuit: { ...sweet, role: 'sweet', measure: 'weight', per: [20, 40, 80], cup: 100, allergens: ['wheat', 'gluten'] },
  confection: { ...sweet, role: 'sweet', measure: 'weight', per: [10, 25, 50], cup: 100 },
  'frozen-sweet': { ...sweet, role: 'sweet', origin: 'dairy', measure: 'weight', per: [50, 90, 150], cup: 135, allergens: ['milk'] },
  'baking-aid': { ...sweet, role: 'baking', measure: 'spoon', per: [1, 2.5, 10], cup: 120 },
  // drinks
  juice: { ...sweet, role: 'drink', measure: 'volume', per: [60, 150, 250], cup: 240 },
  'soft-drink': { ...sweet, role: 'drink', measure: 'volume', per: [100, 200, 330], cup: 240 },
  'hot-drink': { ...shelf, role: 'drink', taste: 'either', measure: 'spoon', per: [2, 5, 15], cup: 80 },
  water: { ...shelf, role: 'liquid', taste: 'either', measure: 'volume', per: [50, 200, 400], cup: 240 },
  wine: { ...shelf, role: 'liquid', measure: 'volume', per: [40, 75, 150], cup: 240, alcohol: true, allergens: ['sulphites'] },
  beer: { ...shelf, role: 'spirit', measure: 'volume', per: [60, 150, 330], cup: 240, alcohol: true, allergens: ['gluten'] },
  spirit: { ...shelf, role: 'spirit', taste: 'either', measure: 'volume', per: [15, 45, 60], cup: 240, alcohol: true },
  // eaten as they are
  'ready-meal': { ...shelf, role: 'ready', measure: 'weight', per: [200, 300, 450], safeRule: 'reheated', cup: 240 },
  snack: { ...shelf, role: 'ready', measure: 'weight', per: [15, 30, 60], cup: 30 },
} as const satisfies Record<string, FoodFacts> // prettier-ignore

export type KindName = keyof typeof kinds
