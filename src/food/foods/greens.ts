// Nettles and taro leaves sting or burn until cooked through; allergens follow Regulation (EU) 1169/2011, Annex II.
import { foodTable, type Food } from '../food.ts'

/** Brassicas, cabbages, cooking greens and everything for the salad bowl. */
// prettier-ignore
export const greens: Food[] = [
  ...foodTable('brassica', {
    broccoli: { emoji: '🥦', aka: ['broccoli floret', 'calabrese', 'broccoli head', 'head of broccoli', 'broccoli crown', 'baby broccoli', 'broccoli stalk', 'broccoli stem', 'cauliflower leaf', 'cauliflower stalk'], piece: 350 },
    'tenderstem-broccoli': { aka: ['tenderstem', 'broccolini', 'long-stem broccoli', 'sprouting broccoli', 'purple sprouting broccoli', 'long-stemmed broccoli', 'stem broccoli', 'bimi', 'broccoli rabe', 'rapini', 'cime di rapa', 'friarielli', 'broccoli raab', 'turnip top', 'turnip green'], piece: 15, cut: 'trimmed', cook: { fry: 6, simmer: 5, boil: 3, steam: 5, roast: 14, grill: 6 } },
    'chinese-broccoli': { name: 'Chinese broccoli', aka: ['gai lan', 'kai lan', 'kailan', 'chinese kale'], cut: 'sliced', cook: { fry: 5, simmer: 5, boil: 3, steam: 5 }, raw: false },
    cauliflower: { aka: ['cauli', 'cauliflower floret', 'head of cauliflower', 'purple cauliflower', 'cauliflower head', 'cauliflower steak', 'romanesco', 'romanesco cauliflower', 'romanesco broccoli', 'roman cauliflower'], piece: 600, cup: 105, cook: { fry: 9, simmer: 12, boil: 7, steam: 9, roast: 25, grill: 10, braise: 25 } },
    'brussels-sprout': { name: 'Brussels sprouts', aka: ['brussels sprout', 'brussel sprout', 'sprout', 'baby sprout', 'brussel sprouts'], piece: 18, cut: 'halved', cook: { fry: 9, simmer: 10, boil: 7, steam: 8, roast: 22, braise: 20 } },
  }),
  ...foodTable('cabbage', {
    cabbage: { aka: ['white cabbage', 'green cabbage', 'head of cabbage', 'drumhead cabbage', 'shredded cabbage', 'taiwanese cabbage', 'flat cabbage', 'round cabbage', 'pointed cabbage', 'hispi cabbage', 'sweetheart cabbage', 'hispi', 'conehead cabbage', 'cone cabbage', 'sugarloaf cabbage'], piece: 900 },
    'red-cabbage': { aka: ['purple cabbage'], piece: 900, cook: { fry: 8, simmer: 20, boil: 10, steam: 10, braise: 50, roast: 30 } },
    'savoy-cabbage': { aka: ['savoy', 'january king cabbage', 'january king'], piece: 700 },
    'napa-cabbage': { aka: ['chinese cabbage', 'chinese leaf', 'chinese leaves', 'wombok', 'wong bok', 'nappa cabbage', 'celery cabbage', 'hakusai', 'peking cabbage', 'napa', 'baechu'], piece: 800, cook: { fry: 4, simmer: 6, boil: 3, steam: 5, braise: 20 } },
  }),
  ...foodTable('hardy-leaf', {
    kale: { aka: ['curly kale', 'green kale', 'red kale', 'russian kale', 'baby kale', 'purple kale', 'borecole', 'red russian kale', 'kalette', 'flower sprout', 'kale sprout'], piece: 200 },
    'cavolo-nero': { aka: ['black kale', 'tuscan kale', 'lacinato kale', 'dinosaur kale', 'lacinato', 'dino kale', 'palm kale', 'tuscan cabbage'], cook: { fry: 6, simmer: 10, steam: 7, boil: 6, braise: 25, roast: 8 } },
    'collard-green': { many: true, aka: ['collard', 'collard green', 'couve', 'sukuma wiki', 'collards'], cook: { fry: 7, simmer: 25, boil: 15, braise: 45, steam: 12 }, raw: false, done: 'tender' },
    'mustard-green': { many: true, aka: ['mustard green', 'mustard leaf', 'gai choy', 'leaf mustard', 'brown mustard leaf'], cook: { fry: 4, simmer: 8, boil: 5, braise: 25 }, allergens: ['mustard'] },
    'swiss-chard': { name: 'Swiss chard', aka: ['chard', 'rainbow chard', 'silverbeet', 'mangold', 'ruby chard', 'green chard', 'red chard', 'blette'], cup: 40, raw: false },
    greens: { name: 'greens', aka: ['sweet potato leaf', 'leafy green', 'cooking greens', 'leafy greens', 'winter greens', 'green leafy vegetable', 'dark leafy green', 'braising greens', 'field greens', 'asian greens', 'spring green', 'spring cabbage', 'green leaf', 'cabbage green', 'beet green', 'beetroot leaf', 'beet top', 'beet leaf', 'beetroot top', 'dandelion green', 'dandelion', 'dandelion leaf'] },
    'vine-leaf': { many: true, aka: ['vine leaf', 'grape leaf', 'grapevine leaf', 'preserved vine leaf'], measure: 'each', piece: 4, per: [15, 25, 40], cut: 'rinsed', cook: { simmer: 40, braise: 45, steam: 40 }, state: 'ready' },
    'taro-leaf': { many: true, aka: ['taro leaf', 'callaloo', 'callaloo leaf', 'luau leaf'], cook: { simmer: 45, boil: 45, braise: 50, steam: 50 }, raw: false, done: 'completely soft' },
    'cassava-leaf': { many: true, aka: ['cassava leaf', 'saka saka'], cook: { simmer: 60, boil: 45, braise: 75 }, raw: false, done: 'completely soft' },
  }),
  ...foodTable('tender-leaf', {
    spinach: { emoji: '🥬', aka: ['baby spinach', 'spinach leaf', 'leaf spinach', 'baby leaf spinach', 'frozen leaf spinach', 'fresh spinach', 'young spinach', 'english spinach', 'chopped spinach', 'frozen spinach', 'New Zealand spinach', 'tetragon', 'warrigal greens', 'Malabar spinach', 'basella', 'ceylon spinach', 'alugbati', 'pui shak'] },
    'pak-choi': { aka: ['bok choy', 'pak choy', 'bok choi', 'baby pak choi', 'baby bok choy', 'choi sum', 'choy sum', 'yu choy', 'shanghai pak choi', 'shanghai bok choy', 'pok choy', 'qing cai', 'bak choi', 'yau choy', 'tatsoi', 'tat soi', 'spoon cabbage', 'rosette pak choi'], piece: 120, cup: 70, cut: 'sliced', cook: { fry: 4, simmer: 4, steam: 5, boil: 2 }, done: 'the leaves wilt and the stems are just tender' },
    'water-spinach': { aka: ['morning glory', 'kangkong', 'ong choy', 'kang kong', 'kangkung', 'rau muong'], cut: 'chopped', cook: { fry: 4, simmer: 4, boil: 2 }, raw: false },
    mizuna: { aka: ['japanese mustard green', 'mibuna', 'komatsuna', 'mustard spinach'], cook: { fry: 2, simmer: 2, boil: 1 }, allergens: ['mustard'] },
    'chrysanthemum-green': { many: true, aka: ['shungiku', 'tong ho', 'garland chrysanthemum', 'crown daisy'], cut: 'chopped', cook: { fry: 2, simmer: 2, boil: 1 } },
    sorrel: { aka: ['sorrel leaf', 'french sorrel', 'garden sorrel', 'wood sorrel'], per: [10, 25, 60] },
    nettle: { many: true, aka: ['stinging nettle', 'nettle', 'nettle top', 'nettle leaf'], cook: { simmer: 6, boil: 3, steam: 5, fry: 5 }, raw: false },
    'wild-garlic': { aka: ['ramson', 'ramsons', "bear's garlic", 'bear garlic', 'wild garlic leaf', 'bear leek', 'ramp', 'wild leek', 'ramson bulb'], role: 'herb', measure: 'handful', per: [5, 15, 40], cut: 'chopped' },
    'pea-shoot': { many: true, aka: ['pea shoot', 'pea sprout', 'pea top', 'pea tendril', 'dou miao', 'snow pea shoot'], per: [15, 40, 80] },
    samphire: { aka: ['marsh samphire', 'rock samphire', 'glasswort', 'sea asparagus', 'sea bean', 'salicornia', 'agretti', "monk's beard"], per: [15, 35, 70], cup: 60, cut: 'rinsed', cook: { fry: 3, boil: 2, steam: 3 }, done: 'bright and tender' },
    'edible-flower': { many: true, aka: ['edible flower', 'nasturtium', 'viola', 'borage', 'calendula', 'chive flower', 'marigold petal', 'violet flower', 'pansy', 'courgette flower', 'zucchini flower', 'squash blossom', 'pumpkin flower', 'zucchini blossom', 'courgette blossom', 'pumpkin blossom'], role: 'salad', taste: 'either', measure: 'handful', per: [1, 3, 6], cup: 10, cook: {} },
  }),
  ...foodTable('salad-leaf', {
    lettuce: { aka: ['round lettuce', 'butterhead lettuce', 'green lettuce', 'butter lettuce', 'bibb lettuce', 'boston lettuce', 'oak leaf lettuce', 'lollo rosso', 'red leaf lettuce', 'green leaf lettuce', 'head of lettuce', 'leaf lettuce', 'lollo biondo', 'red lettuce', 'lettuce leaf', 'lettuce heart', 'batavia lettuce', 'shredded lettuce', 'butterhead', 'loose-leaf lettuce', 'iceberg lettuce', 'iceberg', 'crisphead lettuce', 'crisp lettuce'], piece: 250 },
    'romaine-lettuce': { aka: ['romaine', 'cos lettuce', 'cos', 'little gem', 'little gem lettuce', 'romaine heart', 'gem lettuce', 'baby gem', 'baby gem lettuce', 'sweet gem'], piece: 250, cook: { grill: 3, simmer: 3 }, done: 'lightly charred' },
    rocket: { aka: ['arugula', 'wild rocket', 'roquette', 'rucola', 'rocket leaf', 'baby rocket', 'salad rocket', 'rughetta'], per: [10, 25, 60], cup: 20, cut: 'whole' },
    watercress: { aka: ['water cress', 'land cress', 'upland cress'], per: [10, 30, 70], cup: 34, cut: 'whole', cook: { simmer: 3 }, done: 'just wilted' },
    cress: { aka: ['garden cress', 'salad cress', 'mustard cress', 'mustard and cress', 'peppercress', 'microgreen', 'micro green', 'micro herb', 'baby cress', 'sunflower shoot', 'radish shoot', 'kaiware'], measure: 'handful', per: [3, 8, 20], cup: 25, cut: 'whole', allergens: ['mustard'] },
    'lambs-lettuce': { name: "lamb's lettuce", aka: ['corn salad', 'mache', 'mâche', 'lambs lettuce', 'nut lettuce', 'rapunzel', 'feldsalat'], per: [15, 35, 70], cup: 30, cut: 'whole' },
    salad: { name: 'salad leaves', emoji: '🥗', aka: ['salad', 'salad leaf', 'mixed leaf', 'mixed salad leaf', 'mixed greens', 'spring mix', 'mesclun', 'baby leaf salad', 'salad greens', 'mixed salad', 'green salad', 'bagged salad', 'herb salad', 'baby leaf', 'side salad', 'bag of salad', 'salad mix', 'salad bag', 'baby salad leaf', 'baby greens', 'mixed lettuce', 'garden salad', 'italian salad', 'rocket salad', 'purslane', 'verdolaga', 'verdolagas', 'pussley', 'portulaca', "miner's lettuce"], cup: 30, cut: 'whole' },
    endive: { aka: ['chicory', 'belgian endive', 'witloof', 'french endive', 'red endive', 'red chicory', 'white chicory', 'chicon', 'frisée', 'curly endive', 'frisee', 'frisée lettuce', 'escarole', 'curly chicory', 'batavian endive', 'scarole', 'catalogna', 'puntarelle', 'frisee lettuce'], piece: 120, cup: 90, cut: 'sliced', cook: { fry: 6, braise: 30, grill: 6, roast: 25 }, done: 'tender and golden' },
    radicchio: { aka: ['treviso', 'radicchio di treviso', 'castelfranco', 'italian chicory', 'radicchio rosso', 'tardivo'], piece: 250, cut: 'shredded', cook: { fry: 4, grill: 5, roast: 15, braise: 20 }, done: 'wilted and browned at the edges' },
  }),
  ...foodTable('salad-vegetable', {
    'salad-vegetable': { many: true, aka: ['salad vegetable', 'salad veg', 'salad stuff', 'salad ingredients'] },
    'slaw-mix': { name: 'slaw vegetables', aka: ['slaw mix', 'coleslaw mix', 'coleslaw vegetable', 'rainbow slaw'], cup: 80, cut: 'whole', cook: { fry: 4 }, done: 'hot but still crisp' },
  }),
]
