// Allergens follow Regulation (EU) 1169/2011, Annex II; dried tomatoes are commonly treated with sulphur dioxide.
import { foodTable, type Food } from '../food.ts'

/** Peppers, aubergines, courgettes, cucumbers, tomatoes in every form, squashes and pumpkins. */
// prettier-ignore
export const fruitVegetables: Food[] = [
  ...foodTable('fruit-vegetable', {
    'bell-pepper': { emoji: '🫑', aka: ['peppers', 'red pepper', 'sweet pepper', 'capsicum', 'red bell pepper', 'yellow pepper', 'orange pepper', 'yellow bell pepper', 'orange bell pepper', 'mixed pepper', 'romano pepper', 'pointed pepper', 'sweet pointed pepper', 'mini pepper', 'red capsicum', 'ramiro pepper', 'sweet red pepper', 'baby pepper', 'tricolour pepper', 'mini sweet pepper', 'snacking pepper', 'sliced pepper'], cut: 'sliced', cook: { fry: 7, simmer: 12, roast: 25, grill: 8, braise: 30 } },
    'green-bell-pepper': { aka: ['green pepper', 'green capsicum', 'sweet green pepper'], cut: 'sliced', cook: { fry: 8, simmer: 12, roast: 25, grill: 8, braise: 30 } },
    aubergine: { emoji: '🍆', aka: ['eggplant', 'brinjal', 'baby aubergine', 'japanese eggplant', 'chinese eggplant', 'thai eggplant', 'italian eggplant', 'baingan', 'pea aubergine', 'graffiti aubergine', 'indian eggplant', 'thai aubergine'], piece: 300, per: [70, 120, 200], cup: 85, cook: { fry: 10, simmer: 18, roast: 30, grill: 10, steam: 15, braise: 35 }, raw: false, done: 'golden and completely soft' },
    courgette: { aka: ['zucchini', 'baby courgette', 'baby marrow', 'yellow courgette', 'yellow zucchini', 'summer squash', 'yellow squash', 'crookneck squash', 'round courgette', 'baby zucchini', 'courgetti', 'zoodle', 'zucchini noodle', 'courgette spaghetti'], piece: 200, cup: 120, cut: 'sliced', cook: { fry: 6, simmer: 8, roast: 20, grill: 6, steam: 5 }, done: 'just tender' },
    'patty-pan-squash': { aka: ['pattypan', 'patty pan', 'pattypan squash', 'scallop squash'], piece: 60, cut: 'halved' },
    marrow: { piece: 800, per: [80, 140, 220], cook: { fry: 8, simmer: 12, roast: 35, steam: 10 }, raw: false },
    cucumber: { emoji: '🥒', aka: ['english cucumber', 'hothouse cucumber', 'persian cucumber', 'lebanese cucumber', 'mini cucumber', 'japanese cucumber', 'kirby cucumber', 'cuke', 'telegraph cucumber', 'baby cucumber', 'ridge cucumber', 'kyuri'], role: 'salad', piece: 350, cup: 120, cut: 'sliced', cook: { fry: 3 }, done: 'just hot' },
    okra: { name: 'okra', aka: ["lady's finger", 'ladies finger', 'lady finger', 'bhindi', 'gumbo pod', 'bamia', 'okra pod'], measure: 'weight', piece: 12, cup: 100, cut: 'trimmed', cook: { fry: 8, simmer: 12, roast: 18, grill: 8 }, raw: false },
    chayote: { aka: ['christophene', 'chocho', 'mirliton', 'choko', 'cho cho', 'vegetable pear'], piece: 250, cook: { fry: 8, simmer: 15, steam: 12, roast: 30, boil: 12 } },
    'bitter-melon': { aka: ['bitter gourd', 'karela', 'goya', 'ampalaya', 'balsam pear'], cut: 'thinly sliced', cook: { fry: 7, simmer: 12, steam: 8 }, raw: false },
    'winter-melon': { aka: ['wax gourd', 'ash gourd', 'white gourd', 'dong gua'], measure: 'weight', piece: 3000, cut: 'cut into chunks', cook: { simmer: 18, steam: 15, boil: 15 }, raw: false },
    'bottle-gourd': { aka: ['lauki', 'calabash', 'opo squash', 'doodhi', 'dudhi', 'upo'], piece: 600, cook: { fry: 12, simmer: 18, steam: 15 }, raw: false },
    avocado: { emoji: '🥑', aka: ['avo', 'hass avocado', 'avocado pear', 'guacamole avocado', 'ripe avocado'], role: 'salad', taste: 'either', per: [30, 60, 100], cut: 'sliced', cook: { grill: 3 }, done: 'marked by the grill' },
    tomatillo: { aka: ['mexican husk tomato', 'husk tomato', 'tomate verde', 'green tomatillo'], piece: 40, cut: 'chopped', cook: { simmer: 10, roast: 15, boil: 8, grill: 8 }, done: 'soft and collapsing' },
    'globe-artichoke': { aka: ['artichoke', 'fresh artichoke', 'baby artichoke', 'carciofi'], piece: 250, per: [100, 200, 300], cut: 'trimmed', cook: { boil: 30, steam: 35, braise: 40, roast: 45, simmer: 35 }, raw: false, done: 'a leaf pulls away easily' },
    vegetable: { many: true, aka: ['vegetable', 'veg', 'veggie', 'mixed vegetable', 'mixed veg', 'fresh vegetable', 'seasonal vegetable', 'assorted vegetable', 'garden vegetable', 'leftover veg', 'roasting vegetable', 'mediterranean vegetable', 'summer vegetable', 'grilled vegetable', 'roasted vegetable', 'crudité', 'crudites'], measure: 'weight', per: [80, 130, 200], cook: { fry: 8, simmer: 12, boil: 6, steam: 8, roast: 28, grill: 8 }, raw: false },
    'stir-fry-vegetable': { name: 'stir-fry vegetables', aka: ['stir fry vegetable', 'stir-fry vegetable', 'stir fry mix', 'stir fry veg', 'stir-fry mix', 'asian vegetable', 'wok vegetable', 'chop suey vegetable'], measure: 'weight', per: [80, 120, 180], cup: 90, cut: 'whole', cook: { fry: 5, simmer: 5, steam: 5 }, raw: false, done: 'hot but still crisp' },
    'frozen-vegetable': { name: 'frozen mixed vegetables', aka: ['frozen vegetable', 'frozen veg', 'frozen mixed vegetable', 'frozen mixed veg', 'peas and carrots', 'pea and carrot', 'frozen veggie', 'macedoine', 'bag of frozen vegetables', 'broccoli and cauliflower mix', 'broccoli and cauliflower', 'california mix', 'california blend', 'california vegetables'], measure: 'weight', cut: 'whole', cook: { fry: 5, simmer: 5, boil: 4, steam: 5 }, raw: false, done: 'hot through' },
    mirepoix: { name: 'soffritto mix', aka: ['mirepoix', 'soffritto', 'sofrito vegetable', 'soup vegetable', 'soup mix vegetable', 'casserole vegetable', 'stew vegetable', 'stewpack', 'soup greens'], role: 'aromatic', measure: 'weight', cut: 'whole', cook: { fry: 9, simmer: 15, braise: 40 }, done: 'soft and golden', allergens: ['celery'] },
  }),
  ...foodTable('tomato', {
    tomato: { emoji: '🍅', aka: ['vine tomato', 'salad tomato', 'fresh tomato', 'ripe tomato', 'red tomato', 'roma tomato', 'plum tomato', 'heirloom tomato', 'heritage tomato', 'tomato on the vine', 'roma', 'love apple', 'campari tomato', 'san marzano', 'yellow tomato'] },
    'beefsteak-tomato': { aka: ['beef tomato', 'ox heart tomato', 'coeur de boeuf'], piece: 250, cut: 'sliced' },
    'cherry-tomato': { many: true, aka: ['grape tomato', 'baby plum tomato', 'piccolo tomato', 'cocktail tomato', 'datterini', 'baby tomato', 'pomodorini', 'sugar plum tomato', 'datterino tomato', 'cherry vine tomato', 'mini tomato', 'pear tomato'], measure: 'weight', piece: 15, cup: 150, cut: 'halved', cook: { fry: 4, simmer: 8, roast: 15, grill: 4 }, done: 'soft and starting to burst' },
    'green-tomato': { aka: ['unripe tomato'], cut: 'sliced', cook: { fry: 7, simmer: 15, grill: 7 }, raw: false, done: 'golden and tender' },
  }),
  ...foodTable('tomato-sauce', {
    'canned-tomato': { many: true, emoji: '🥫', aka: ['canned tomato', 'tinned tomato', 'chopped tomato', 'canned chopped tomato', 'tinned chopped tomato', 'diced tomato', 'crushed tomato', 'can of tomatoes', 'tin of tomatoes', 'stewed tomato', 'canned plum tomato', 'tinned plum tomato', 'peeled tomato', 'whole peeled tomato', 'canned diced tomato', 'canned crushed tomato', 'polpa', 'pelati', 'ground tomato', 'fire-roasted tomato', 'fire roasted tomato', 'peeled plum tomato', 'can of diced tomatoes', 'tomatoes in juice', 'canned tomatoes with green chilies', 'Rotel', 'ro-tel', 'ro*tel', 'diced tomatoes and green chilies', 'diced tomatoes with green chilies', 'diced tomatoes and chiles'] },
    'canned-cherry-tomato': { many: true, aka: ['tinned cherry tomato', 'canned cherry tomato'] },
    passata: { aka: ['sieved tomato', 'strained tomato', 'tomato passata', 'passata di pomodoro', 'Mutti', 'pomi', 'pureed tomato', 'sugocasa'], piece: 500, pieceName: 'carton' },
    'tomato-sauce': { aka: ['canned tomato sauce', 'can of tomato sauce', 'tomato pulp', 'fresh tomato sauce'], piece: 225 },
  }),
  ...foodTable('paste', {
    'tomato-paste': { aka: ['tomato puree', 'tomato purée', 'tomato concentrate', 'double concentrate', 'concentrated tomato', 'double concentrated tomato puree', 'concentrated tomato paste', 'tube of tomato puree', 'tomato conserve', 'sun dried tomato paste', 'sundried tomato paste', 'sun-dried tomato puree'] },
  }),
  ...foodTable('pickle', {
    'sun-dried-tomato': { name: 'sun-dried tomatoes', aka: ['sun dried tomato', 'sundried tomato', 'sun-dried tomato', 'sunblush tomato', 'semi-dried tomato', 'dried tomato', 'oil-packed sun-dried tomato', 'sun-blushed tomato', 'sun-dried tomatoes in oil', 'slow-roasted tomato'], piece: 8, cup: 110, cut: 'sliced', cook: { fry: 2, simmer: 6 }, allergens: ['sulphites'] },
  }),
  ...foodTable('squash', {
    'butternut-squash': { aka: ['butternut', 'butternut pumpkin', 'squash', 'winter squash', 'butternut squash cube', 'cubed squash'], taste: 'either', piece: 1000 },
    pumpkin: { emoji: '🎃', aka: ['sugar pumpkin', 'pie pumpkin', 'culinary pumpkin', 'muscat pumpkin', 'halloween pumpkin', 'calabaza', 'kent pumpkin', 'jap pumpkin', 'crown prince squash', 'hubbard squash', 'crown prince'], taste: 'either', piece: 2500 },
    'kabocha-squash': { aka: ['kabocha', 'japanese pumpkin', 'buttercup squash', 'red kuri squash', 'onion squash', 'hokkaido pumpkin', 'hokkaido squash', 'uchiki kuri', 'red kuri', 'potimarron', 'hokkaido'], taste: 'either', piece: 1200 },
    'acorn-squash': { aka: ['pepper squash', 'carnival squash', 'harlequin squash', 'delicata squash', 'delicata', 'sweet dumpling squash', 'gem squash'], piece: 700, cut: 'halved', cook: { roast: 45, steam: 20, simmer: 15 } },
    'spaghetti-squash': { aka: ['vegetable spaghetti', 'noodle squash'], piece: 1200, cut: 'halved', cook: { roast: 45, steam: 25 }, done: 'the strands pull away with a fork' },
  }),
]
