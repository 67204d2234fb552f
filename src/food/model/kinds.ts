import type { FoodFacts } from './facts.ts'

const plant = {
  origin: 'plant', taste: 'savoury', measure: 'weight', cut: 'chopped', raw: false, state: 'raw', allergens: [],
} as const // prettier-ignore

const meat = {
  role: 'protein', taste: 'savoury', measure: 'weight', raw: false, state: 'raw', allergens: [], safeRule: 'whole-cut', cup: 140,
} as const // prettier-ignore

const readyMeat = { ...meat, state: 'ready', safeRule: 'reheated', raw: true } as const

const sea = {
  role: 'protein', origin: 'fish', taste: 'savoury', measure: 'weight', raw: false, state: 'raw', safeRule: 'fish', allergens: ['fish'], cup: 150,
} as const // prettier-ignore

const dairy = {
  origin: 'dairy', taste: 'either', raw: true, state: 'ready', allergens: ['milk'], cut: 'whole', cook: {},
} as const // prettier-ignore

const cheese = {
  ...dairy,
  role: 'cheese',
  taste: 'savoury',
  measure: 'weight',
  per: [20, 35, 60],
  cup: 110,
  cut: 'grated',
} as const

const shelf = {
  origin: 'plant', taste: 'savoury', cut: 'whole', cook: {}, raw: true, state: 'ready', allergens: [],
} as const // prettier-ignore

const sweet = { ...shelf, taste: 'sweet' } as const

/**
 * What foods of one kind share. Minutes and amounts are our own judgement of ordinary home cooking:
 * `fry` in a hot pan in bite-size pieces, `simmer` in a soup or sauce, `boil` in water, `roast` at 200 °C.
 */
export const kinds = {
  // poultry
  'poultry-piece': { ...meat, origin: 'poultry', per: [100, 150, 220], cut: 'whole', cook: { fry: 14, simmer: 25, roast: 35, grill: 16, braise: 40, boil: 20 }, safeRule: 'poultry', doneWhen: 'golden and the juices run clear' },
  'poultry-boneless': { ...meat, origin: 'poultry', per: [90, 140, 200], cut: 'cut into chunks', cook: { fry: 8, simmer: 15, roast: 25, grill: 12, braise: 30, boil: 15 }, safeRule: 'poultry', doneWhen: 'golden and cooked through' },
  'poultry-whole': { ...meat, origin: 'poultry', per: [200, 300, 450], cut: 'whole', measure: 'each', piece: 1500, cook: { roast: 80, braise: 80, boil: 70 }, safeRule: 'poultry', doneWhen: 'the juices run clear at the thickest part of the thigh' },
  // meat
  steak: { ...meat, origin: 'beef', per: [120, 180, 250], cut: 'whole', cook: { fry: 8, grill: 8, roast: 20 }, doneWhen: 'deeply browned' },
  'stewing-meat': { ...meat, origin: 'beef', per: [100, 150, 220], cut: 'cut into chunks', cook: { braise: 120, simmer: 120 }, doneWhen: 'tender enough to pull apart with a fork' },
  roast: { ...meat, origin: 'beef', per: [150, 200, 280], cut: 'whole', cook: { simmer: 120, roast: 75, braise: 150 }, doneWhen: 'browned all over' },
  chop: { ...meat, origin: 'pork', per: [120, 170, 240], cut: 'whole', cook: { fry: 10, grill: 10, roast: 25, braise: 40 }, doneWhen: 'golden on both sides' },
  'ground-meat': { ...meat, origin: 'beef', per: [75, 120, 180], cut: 'whole', cook: { fry: 8, simmer: 20, roast: 30, grill: 12 }, safeRule: 'ground', cup: 225, doneWhen: 'browned with no pink left' },
  'ground-poultry': { ...meat, origin: 'poultry', per: [75, 120, 180], cut: 'whole', cook: { fry: 8, simmer: 20, roast: 30, grill: 12 }, safeRule: 'poultry', cup: 225, doneWhen: 'browned with no pink left' },
  'raw-sausage': { ...meat, origin: 'pork', measure: 'each', piece: 80, per: [80, 150, 200], cut: 'whole', cook: { fry: 15, grill: 15, roast: 25, simmer: 25 }, safeRule: 'ground', doneWhen: 'browned all over and cooked through' },
  bacon: { ...meat, origin: 'pork', per: [20, 40, 80], cut: 'chopped', cook: { fry: 6, roast: 15, grill: 6 }, doneWhen: 'crisp at the edges' },
  offal: { ...meat, origin: 'beef', per: [80, 120, 180], cut: 'sliced', cook: { fry: 6, braise: 60 }, safeRule: 'ground', doneWhen: 'browned and cooked through' },
  'ready-meat': { ...readyMeat, origin: 'pork', per: [30, 60, 120], cut: 'chopped', cook: { fry: 4, simmer: 5, roast: 15, grill: 4 }, doneWhen: 'hot through' },
  'cured-meat': { ...readyMeat, origin: 'pork', per: [20, 35, 60], cut: 'sliced', cook: { fry: 3, simmer: 10, roast: 12 }, doneWhen: 'crisp at the edges' },
  // fish and shellfish
  'white-fish': { ...sea, per: [110, 150, 200], cut: 'whole', cook: { fry: 8, simmer: 8, steam: 8, roast: 14, grill: 8 }, doneWhen: 'opaque and flaking easily' },
  'oily-fish': { ...sea, per: [100, 140, 190], cut: 'whole', cook: { fry: 8, simmer: 8, steam: 10, roast: 14, grill: 8 }, doneWhen: 'opaque and flaking easily' },
  'ready-fish': { ...sea, per: [40, 70, 120], cut: 'drained', cook: { fry: 3, simmer: 4, roast: 12 }, raw: true, state: 'ready', safeRule: 'reheated', doneWhen: 'hot through' },
  crustacean: { ...sea, origin: 'shellfish', per: [80, 120, 180], cut: 'whole', cook: { fry: 4, simmer: 4, steam: 5, boil: 4, roast: 9, grill: 5 }, allergens: ['crustaceans'], doneWhen: 'pink and firm' },
  mollusc: { ...sea, origin: 'shellfish', per: [80, 150, 300], cut: 'whole', cook: { fry: 4, simmer: 6, steam: 6, grill: 4 }, allergens: ['molluscs'], doneWhen: 'opaque and firm' },
  // eggs, soy, pulses
  egg: { role: 'protein', origin: 'egg', taste: 'either', measure: 'each', piece: 50, per: [50, 100, 150], cut: 'whole', cook: { fry: 4, boil: 9, roast: 15, simmer: 8, steam: 10 }, raw: false, state: 'raw', safeRule: 'egg', allergens: ['egg'], cup: 240, doneWhen: 'the whites and yolks are set' },
  tofu: { ...plant, role: 'protein', per: [80, 120, 180], cut: 'diced', cook: { fry: 8, simmer: 8, roast: 25, grill: 8, steam: 8 }, raw: true, state: 'ready', allergens: ['soy'], cup: 250, doneWhen: 'golden at the edges' },
  'plant-protein': { ...plant, role: 'protein', per: [60, 100, 150], cut: 'sliced', cook: { fry: 8, simmer: 10, roast: 20, grill: 8 }, allergens: ['soy'], cup: 120, doneWhen: 'browned' },
  'cooked-pulse': { ...plant, role: 'protein', per: [60, 110, 180], cut: 'drained and rinsed', cook: { fry: 5, simmer: 10, roast: 25 }, raw: true, state: 'ready', cup: 170, piece: 240, pieceName: 'can', doneWhen: 'hot through' },
  'dried-pulse': { ...plant, role: 'protein', per: [40, 70, 100], cut: 'rinsed', cook: { simmer: 60, boil: 60, braise: 75 }, state: 'dried', cup: 190, doneWhen: 'completely tender' },
  lentil: { ...plant, role: 'protein', per: [40, 65, 100], cut: 'rinsed', cook: { simmer: 25, boil: 25 }, state: 'dried', cup: 190, doneWhen: 'soft' },
  // vegetables
  root: { ...plant, role: 'vegetable', measure: 'each', piece: 80, per: [50, 90, 150], cut: 'diced', cook: { fry: 10, simmer: 15, boil: 12, steam: 12, roast: 30, braise: 40 }, raw: true, cup: 130, doneWhen: 'tender to the point of a knife' },
  tuber: { ...plant, role: 'starch', measure: 'each', piece: 170, per: [120, 200, 300], cut: 'cut into chunks', cook: { fry: 18, simmer: 18, boil: 15, steam: 18, roast: 40, braise: 45 }, cup: 150, doneWhen: 'tender to the point of a knife' },
  onion: { ...plant, role: 'aromatic', measure: 'each', piece: 110, per: [25, 50, 110], cut: 'finely chopped', cook: { fry: 7, simmer: 15, roast: 30, grill: 8, braise: 40 }, raw: true, cup: 150, doneWhen: 'soft and golden' },
  garlic: { ...plant, role: 'aromatic', measure: 'each', piece: 5, pieceName: 'clove', per: [2, 5, 12], cut: 'finely chopped', cook: { fry: 1, simmer: 10, roast: 25, braise: 40 }, raw: true, cup: 140, doneWhen: 'fragrant' },
  ginger: { ...plant, role: 'aromatic', measure: 'spoon', per: [2, 5, 10], cut: 'grated', cook: { fry: 1, simmer: 10 }, raw: true, cup: 100, piece: 15, doneWhen: 'fragrant' },
  chili: { ...plant, role: 'aromatic', measure: 'each', piece: 12, per: [3, 6, 15], cut: 'finely chopped', cook: { fry: 1, simmer: 10, roast: 15 }, raw: true, cup: 90, doneWhen: 'fragrant' },
  'fruit-vegetable': { ...plant, role: 'vegetable', measure: 'each', piece: 150, per: [50, 90, 160], cut: 'diced', cook: { fry: 7, simmer: 12, roast: 25, grill: 8, steam: 8 }, raw: true, cup: 140, doneWhen: 'tender' },
  tomato: { ...plant, role: 'vegetable', measure: 'each', piece: 110, per: [50, 100, 200], cut: 'chopped', cook: { fry: 5, simmer: 10, roast: 20, grill: 5 }, raw: true, cup: 180, doneWhen: 'soft and collapsing' },
  squash: { ...plant, role: 'vegetable', per: [80, 140, 220], cut: 'cut into chunks', cook: { fry: 14, simmer: 15, boil: 12, steam: 12, roast: 35 }, cup: 140, doneWhen: 'tender to the point of a knife' },
  brassica: { ...plant, role: 'vegetable', per: [60, 100, 160], cut: 'cut into florets', cook: { fry: 7, simmer: 8, boil: 4, steam: 6, roast: 22 }, raw: true, cup: 90, doneWhen: 'just tender' },
  cabbage: { ...plant, role: 'vegetable', per: [50, 90, 160], cut: 'shredded', cook: { fry: 6, simmer: 12, boil: 6, steam: 8, braise: 30, roast: 25 }, raw: true, cup: 80, doneWhen: 'just tender' },
  'hardy-leaf': { ...plant, role: 'leaf', per: [30, 60, 100], cut: 'shredded', cook: { fry: 5, simmer: 8, steam: 6, boil: 5 }, raw: true, cup: 60, doneWhen: 'wilted and tender' },
  'tender-leaf': { ...plant, role: 'leaf', per: [25, 60, 100], cut: 'whole', cook: { fry: 2, simmer: 2, steam: 2, boil: 1 }, raw: true, cup: 30, doneWhen: 'just wilted' },
  'salad-leaf': { ...plant, role: 'salad', per: [25, 45, 80], cut: 'torn', cook: {}, raw: true, cup: 40 },
  'salad-vegetable': { ...plant, role: 'salad', per: [40, 70, 130], cut: 'sliced', cook: {}, raw: true, cup: 110 },
  stalk: { ...plant, role: 'vegetable', per: [30, 60, 120], cut: 'sliced', cook: { fry: 8, simmer: 12, steam: 8, roast: 22, braise: 40 }, raw: true, cup: 110, doneWhen: 'tender' },
  pod: { ...plant, role: 'vegetable', per: [50, 80, 130], cut: 'trimmed', cook: { fry: 5, simmer: 5, boil: 4, steam: 5, roast: 15 }, cup: 120, doneWhen: 'bright and just tender' },
  pea: { ...plant, role: 'vegetable', per: [40, 75, 120], cut: 'whole', cook: { fry: 3, simmer: 3, boil: 3, steam: 3 }, raw: true, cup: 145, doneWhen: 'bright and tender' },
  mushroom: { ...plant, role: 'vegetable', per: [50, 90, 150], cut: 'sliced', cook: { fry: 7, simmer: 12, roast: 20, grill: 8, braise: 40 }, cup: 80, doneWhen: 'browned and their liquid is gone' },
  sprout: { ...plant, role: 'vegetable', per: [30, 60, 100], cut: 'rinsed', cook: { fry: 3, simmer: 3 }, cup: 90, doneWhen: 'hot but still crisp' },
  seaweed: { ...plant, role: 'vegetable', measure: 'handful', per: [2, 4, 8], cut: 'torn', cook: { simmer: 3 }, raw: true, cup: 15 },
  'tinned-vegetable': { ...plant, role: 'vegetable', per: [40, 75, 120], cut: 'drained', cook: { fry: 4, simmer: 4, roast: 15 }, raw: true, state: 'ready', cup: 150, piece: 240, pieceName: 'can', doneWhen: 'hot through' },
  pickle: { ...shelf, role: 'sauce', measure: 'weight', per: [10, 20, 40], cut: 'chopped', cup: 140, cook: { simmer: 3, fry: 2 } },
  // herbs, spices
  'soft-herb': { ...plant, role: 'herb', measure: 'handful', per: [3, 6, 15], cut: 'chopped', cook: {}, raw: true, cup: 25, piece: 40, pieceName: 'bunch' },
  'woody-herb': { ...plant, role: 'herb', measure: 'each', piece: 2, pieceName: 'sprig', per: [1, 2, 4], cut: 'whole', cook: { fry: 1, simmer: 10, roast: 25, braise: 60 }, raw: true, cup: 30 },
  'dried-herb': { ...shelf, role: 'spice', measure: 'spoon', per: [0.6, 1.25, 4], cup: 50, cook: { fry: 1, simmer: 10 } },
  spice: { ...shelf, role: 'spice', measure: 'spoon', per: [0.6, 1.25, 4], cup: 110, cook: { fry: 1, simmer: 10 } },
  'sweet-spice': { ...shelf, role: 'spice', taste: 'either', measure: 'spoon', per: [0.3, 0.6, 2.5], cup: 110, cook: { fry: 1, simmer: 10 } },
  'spice-blend': { ...shelf, role: 'spice', measure: 'spoon', per: [1.25, 2.5, 8], cup: 110, cook: { fry: 1, simmer: 10 } },
  salt: { ...shelf, role: 'salt', taste: 'either', measure: 'pinch', per: [0.5, 1, 2], cup: 280 },
  // starches
  rice: { ...shelf, role: 'starch', taste: 'either', measure: 'weight', per: [60, 75, 100], state: 'dried', raw: false, cup: 190, cut: 'rinsed', cook: { boil: 12, simmer: 18 }, doneWhen: 'tender and the liquid is absorbed' },
  grain: { ...shelf, role: 'starch', measure: 'weight', per: [50, 70, 100], state: 'dried', raw: false, cup: 180, cut: 'rinsed', cook: { boil: 20, simmer: 20 }, doneWhen: 'tender' },
  pasta: { ...shelf, role: 'starch', measure: 'weight', per: [70, 100, 130], state: 'dried', raw: false, cup: 100, cook: { boil: 10, simmer: 11 }, allergens: ['wheat', 'gluten'], doneWhen: 'tender with a little bite' },
  noodle: { ...shelf, role: 'starch', measure: 'weight', per: [60, 85, 120], state: 'dried', raw: false, cup: 100, cook: { boil: 5, simmer: 5, fry: 3 }, allergens: ['wheat', 'gluten'], doneWhen: 'just tender' },
  bread: { ...shelf, role: 'bread', taste: 'either', measure: 'each', piece: 40, pieceName: 'slice', per: [30, 70, 120], cup: 50, cut: 'whole', cook: { roast: 8, grill: 3, fry: 4 }, allergens: ['wheat', 'gluten'], doneWhen: 'crisp and golden' },
  roll: { ...shelf, role: 'bread', measure: 'each', piece: 70, per: [60, 90, 140], cook: { roast: 6, grill: 3 }, allergens: ['wheat', 'gluten'], doneWhen: 'warm and crisp' },
  flatbread: { ...shelf, role: 'bread', measure: 'each', piece: 60, per: [40, 90, 140], cook: { roast: 5, grill: 2, fry: 2 }, allergens: ['wheat', 'gluten'], doneWhen: 'warm and supple' },
  pastry: { ...shelf, role: 'bread', taste: 'either', measure: 'weight', per: [50, 80, 120], state: 'raw', raw: false, cup: 230, cook: { roast: 25 }, allergens: ['wheat', 'gluten'], doneWhen: 'puffed and golden' },
  crumb: { ...shelf, role: 'flour', measure: 'weight', per: [10, 20, 40], cup: 110, cook: { fry: 4, roast: 12 }, allergens: ['wheat', 'gluten'] },
  cereal: { ...shelf, role: 'baking', taste: 'either', measure: 'weight', per: [30, 45, 70], cup: 90, state: 'dried', cook: { simmer: 5, roast: 20 }, allergens: ['gluten'] },
  flour: { ...shelf, role: 'flour', taste: 'either', measure: 'weight', per: [5, 50, 125], cup: 125, state: 'dried', raw: false, allergens: ['wheat', 'gluten'] },
  starch: { ...shelf, role: 'flour', taste: 'either', measure: 'spoon', per: [3, 7, 20], cup: 125, state: 'dried', raw: false },
  leavening: { ...shelf, role: 'leavening', taste: 'either', measure: 'spoon', per: [1, 2.5, 5], cup: 220 },
  // dairy and cheese
  milk: { ...dairy, role: 'dairy', measure: 'volume', per: [30, 100, 250], cup: 240 },
  cream: { ...dairy, role: 'dairy', measure: 'volume', per: [20, 50, 100], cup: 240 },
  yogurt: { ...dairy, role: 'dairy', measure: 'weight', per: [30, 60, 150], cup: 245 },
  'hard-cheese': { ...cheese, per: [10, 20, 40] },
  'melting-cheese': { ...cheese },
  'soft-cheese': { ...cheese, per: [25, 45, 80], cup: 230, cut: 'whole' },
  'crumbling-cheese': { ...cheese, per: [20, 35, 70], cup: 140, cut: 'whole' },
  'frying-cheese': { ...cheese, role: 'protein', per: [60, 90, 125], cut: 'sliced', cook: { fry: 5, grill: 5, roast: 15, simmer: 5 }, doneWhen: 'golden' },
  'plant-milk': { ...shelf, role: 'dairy', taste: 'either', measure: 'volume', per: [30, 100, 250], cup: 240 },
  'plant-dairy': { ...shelf, role: 'dairy', taste: 'either', measure: 'weight', per: [20, 50, 120], cup: 235 },
  'plant-cheese': { ...shelf, role: 'cheese', measure: 'weight', per: [20, 35, 60], cup: 110, cut: 'grated' },
  // fats, acids, liquids, sauces
  butter: { ...dairy, role: 'fat', measure: 'spoon', per: [4, 7, 20], cup: 227, cook: { fry: 1 } },
  oil: { ...shelf, role: 'fat', measure: 'spoon', per: [4, 7.5, 20], cup: 220 },
  'animal-fat': { ...shelf, role: 'fat', origin: 'pork', measure: 'spoon', per: [4, 7.5, 15], cup: 205 },
  citrus: { ...plant, role: 'acid', taste: 'either', measure: 'each', piece: 90, per: [20, 45, 90], cut: 'halved', cook: { roast: 25 }, raw: true, cup: 240 },
  vinegar: { ...shelf, role: 'acid', measure: 'spoon', per: [3, 7.5, 15], cup: 240 },
  stock: { ...shelf, role: 'liquid', measure: 'volume', per: [60, 200, 400], cup: 240 },
  'stock-cube': { ...shelf, role: 'liquid', measure: 'each', piece: 10, per: [2, 5, 10] },
  'cooking-liquid': { ...shelf, role: 'liquid', measure: 'volume', per: [60, 125, 250], cup: 240 },
  'tomato-sauce': { ...shelf, role: 'sauce', measure: 'weight', per: [80, 150, 250], cup: 245, cook: { simmer: 12 }, piece: 400, pieceName: 'can' },
  paste: { ...shelf, role: 'sauce', measure: 'spoon', per: [5, 10, 30], cup: 260, cook: { fry: 2, simmer: 10 } },
  'salty-sauce': { ...shelf, role: 'sauce', measure: 'spoon', per: [3, 7.5, 20], cup: 255 },
  condiment: { ...shelf, role: 'sauce', measure: 'spoon', per: [3, 7.5, 25], cup: 245 },
  dip: { ...shelf, role: 'sauce', measure: 'weight', per: [20, 45, 80], cup: 245 },
  'cooking-sauce': { ...shelf, role: 'sauce', measure: 'weight', per: [60, 110, 180], cup: 245, cook: { simmer: 10 } },
  // fruit and nuts
  fruit: { ...plant, role: 'fruit', taste: 'sweet', measure: 'each', piece: 160, per: [60, 110, 200], cut: 'sliced', cook: { fry: 5, simmer: 10, roast: 25, grill: 6 }, raw: true, cup: 140, doneWhen: 'soft' },
  berry: { ...plant, role: 'fruit', taste: 'sweet', per: [40, 80, 150], cut: 'whole', cook: { simmer: 8, roast: 15 }, raw: true, cup: 145, doneWhen: 'soft and juicy' },
  'dried-fruit': { ...sweet, role: 'fruit', measure: 'weight', per: [10, 25, 50], cup: 150, cut: 'chopped', cook: { simmer: 10, roast: 25 } },
  'tinned-fruit': { ...sweet, role: 'fruit', measure: 'weight', per: [60, 110, 180], cup: 210, cut: 'drained', cook: { simmer: 5, roast: 20 } },
  nut: { ...shelf, role: 'nut', taste: 'either', measure: 'weight', per: [10, 20, 40], cup: 130, cut: 'chopped', cook: { fry: 3, roast: 8 }, allergens: ['tree nuts'] },
  seed: { ...shelf, role: 'nut', taste: 'either', measure: 'spoon', per: [4, 8, 25], cup: 140, cook: { fry: 2, roast: 6 } },
  'nut-butter': { ...shelf, role: 'sauce', taste: 'either', measure: 'spoon', per: [10, 20, 40], cup: 255, allergens: ['tree nuts'] },
  // the sweet shelf
  sugar: { ...sweet, role: 'sweetener', measure: 'weight', per: [3, 20, 60], cup: 200 },
  syrup: { ...sweet, role: 'sweetener', measure: 'spoon', per: [5, 10, 30], cup: 330 },
  chocolate: { ...sweet, role: 'sweet', measure: 'weight', per: [15, 30, 60], cup: 170, cut: 'chopped', allergens: ['milk', 'soy'] },
  'sweet-spread': { ...sweet, role: 'sweet', measure: 'spoon', per: [10, 20, 40], cup: 320 },
  biscuit: { ...sweet, role: 'sweet', measure: 'weight', per: [20, 40, 80], cup: 100, cut: 'crushed', allergens: ['wheat', 'gluten'] },
  confection: { ...sweet, role: 'sweet', measure: 'weight', per: [10, 25, 50], cup: 100 },
  'frozen-sweet': { ...sweet, role: 'sweet', origin: 'dairy', measure: 'weight', per: [50, 90, 150], cup: 135, allergens: ['milk'] },
  'baking-aid': { ...sweet, role: 'baking', measure: 'spoon', per: [1, 2.5, 10], cup: 120 },
  // drinks
  juice: { ...sweet, role: 'drink', measure: 'volume', per: [60, 150, 250], cup: 240 },
  'soft-drink': { ...sweet, role: 'drink', measure: 'volume', per: [100, 200, 330], cup: 240 },
  'hot-drink': { ...shelf, role: 'drink', taste: 'either', measure: 'spoon', per: [2, 5, 15], cup: 80 },
  water: { ...shelf, role: 'liquid', taste: 'either', measure: 'volume', per: [50, 200, 400], cup: 240 },
  wine: { ...shelf, role: 'liquid', measure: 'volume', per: [40, 75, 150], cup: 240, alcohol: true, allergens: ['sulphites'], cook: { simmer: 5 } },
  beer: { ...shelf, role: 'spirit', measure: 'volume', per: [60, 150, 330], cup: 240, alcohol: true, allergens: ['gluten'] },
  spirit: { ...shelf, role: 'spirit', taste: 'either', measure: 'volume', per: [15, 45, 60], cup: 240, alcohol: true },
  // eaten as they are
  'ready-meal': { ...shelf, role: 'ready', measure: 'weight', per: [200, 300, 450], cook: { roast: 20, simmer: 8 }, safeRule: 'reheated', cup: 240 },
  snack: { ...shelf, role: 'ready', measure: 'weight', per: [15, 30, 60], cup: 30 },
} as const satisfies Record<string, FoodFacts> // prettier-ignore

export type KindName = keyof typeof kinds
