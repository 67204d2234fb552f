import { foodTable, type Food } from '../food.ts'

/** Onions, garlic, ginger and their family, and fresh chilies. */
// prettier-ignore
export const alliums: Food[] = [
  ...foodTable('onion', {
    onion: { emoji: '🧅', aka: ['brown onion', 'yellow onion', 'cooking onion', 'bulb onion', 'vidalia onion', 'vidalia', 'maui onion', 'walla walla onion', 'roscoff onion'] },
    'red-onion': { aka: ['purple onion', 'tropea onion'] },
    'white-onion': { },
    'sweet-onion': { aka: ['spanish onion'], piece: 200 },
    shallot: { aka: ['banana shallot', 'echalion shallot', 'eschalot', 'french shallot', 'asian shallot', 'thai shallot', 'round shallot'], piece: 35, per: [15, 30, 60], cook: { fry: 5, simmer: 12, roast: 30, braise: 35 } },
    'spring-onion': { aka: ['scallion', 'green onion', 'salad onion', 'welsh onion', 'bunching onion', 'syboe', 'chinese onion', 'negi'], role: 'aromatic', piece: 15, per: [8, 20, 40], cut: 'thinly sliced', cook: { fry: 2, simmer: 2, grill: 4, roast: 12 }, cup: 60, done: 'just soft' },
    leek: { aka: ['baby leek', 'white of leek', 'leek white'], role: 'vegetable', piece: 180, per: [50, 90, 160], cut: 'sliced', cook: { fry: 8, simmer: 15, boil: 10, steam: 10, roast: 25, braise: 30 }, cup: 90, done: 'soft' },
    'pearl-onion': { aka: ['silverskin onion', 'baby onion', 'button onion', 'pickling onion', 'cipollini onion', 'cipollini', 'boiler onion'], piece: 15, per: [30, 60, 100], cut: 'whole', cook: { fry: 12, simmer: 20, boil: 12, roast: 30, braise: 40 }, done: 'tender and golden' },
    ramp: { name: 'ramps', plural: 'ramps', measure: 'weight', role: 'leaf', aka: ['ramp', 'wild leek', 'ramson bulb'], per: [15, 30, 60], cook: { fry: 3, simmer: 4 }, cup: 50, done: 'wilted' },
    calcot: { aka: ['calçot'], piece: 60, per: [60, 120, 200], role: 'vegetable', cut: 'whole', cook: { grill: 15, roast: 25 }, done: 'soft and charred' },
    'fried-onion': { name: 'crispy fried onions', plural: 'crispy fried onions', measure: 'weight', aka: ['fried onion', 'crispy onion', 'french fried onion', 'crispy fried onion', 'crispy shallot', 'fried shallot', 'birista', 'bawang goreng'], state: 'ready', per: [5, 12, 25], cut: 'whole', cook: {}, cup: 60, allergens: ['wheat', 'gluten'] },
    'caramelized-onion': { name: 'caramelized onions', plural: 'caramelized onions', measure: 'weight', aka: ['caramelised onion', 'caramelized onion', 'sautéed onion', 'fried sliced onion'], state: 'ready', per: [15, 35, 70], cut: 'whole', cook: { fry: 3, simmer: 4, roast: 12 }, cup: 220, done: 'hot through' },
  }),
  ...foodTable('garlic', {
    garlic: { emoji: '🧄', adjective: 'garlicky', aka: ['garlic clove', 'clove of garlic', 'garlic bulb', 'head of garlic', 'bulb of garlic', 'fresh garlic', 'elephant garlic', 'purple garlic', 'wet garlic', 'new garlic', 'solo garlic'] },
    'black-garlic': { cut: 'sliced', state: 'ready', aka: ['fermented garlic'], cook: { simmer: 5 } },
    'roasted-garlic': { cut: 'crushed', state: 'ready', aka: ['garlic confit', 'roast garlic', 'confit garlic'], cook: { fry: 1, simmer: 3 } },
  }),
  ...foodTable('ginger', {
    ginger: { adjective: 'gingery', taste: 'either', emoji: '🫚', aka: ['fresh ginger', 'ginger root', 'root ginger', 'fresh ginger root', 'knob of ginger', 'gingerroot', 'thumb of ginger', 'piece of ginger', 'fresh root ginger', 'young ginger'] },
    'garlic-paste': { cut: 'whole', state: 'ready', cup: 250, aka: ['garlic puree', 'lazy garlic', 'minced garlic in oil', 'jarred garlic', 'frozen garlic', 'very lazy garlic', 'minced garlic'] },
    'ginger-paste': { taste: 'either', cut: 'whole', state: 'ready', cup: 250, aka: ['ginger puree', 'lazy ginger', 'minced ginger'] },
    'ginger-garlic-paste': { cut: 'whole', state: 'ready', per: [4, 8, 15], cup: 250, aka: ['garlic and ginger paste', 'ginger and garlic paste', 'garlic ginger paste', 'GG paste'] },
    galangal: { cut: 'sliced', aka: ['thai ginger', 'blue ginger', 'galanga', 'laos root', 'lengkuas'] },
    'fresh-turmeric': { aka: ['turmeric root', 'fresh turmeric root', 'root turmeric'] },
    lemongrass: { measure: 'each', piece: 15, pieceName: 'stalk', per: [4, 8, 15], cut: 'crushed', cook: { fry: 2, simmer: 15, steam: 10, braise: 40 }, aka: ['lemon grass', 'lemongrass stalk', 'lemongrass paste'], cup: 70 },
  }),
  ...foodTable('chili', {
    chili: { emoji: '🌶️', adjective: 'spicy', aka: ['chilli', 'chile', 'red chili', 'red chilli', 'red chile', 'fresh chili', 'fresh chilli', 'fresh chile', 'chili pepper', 'chilli pepper', 'chile pepper', 'hot pepper', 'fresno chili', 'fresno pepper', 'fresno chile', 'cayenne chili', 'hot chili', 'hot chilli', 'peperoncino', 'long red chilli', 'finger chilli', 'fresh red chilli', 'fresh red chili', 'red hot pepper'], cut: 'finely chopped' },
    'green-chili': { aka: ['green chilli', 'green chile', 'serrano', 'serrano pepper', 'serrano chili', 'serrano chile', 'fresh green chilli', 'hatch chile', 'hatch chili', 'long green chilli', 'green finger chilli', 'fresh green chili'], piece: 10 },
    jalapeno: { name: 'jalapeño', plural: 'jalapeños', aka: ['jalapeno', 'jalapeno pepper', 'jalapeño pepper', 'jalapeno chili', 'jalapeño chili', 'fresh jalapeño', 'fresh jalapeno', 'jalapeno chilli', 'jalapeño chile'], piece: 18, cut: 'thinly sliced' },
    'birds-eye-chili': { name: "bird's eye chili", aka: ['bird eye chili', "bird's eye chilli", 'birds eye chilli', 'birds eye chili', 'thai chili', 'thai chilli', 'thai chile', 'piri piri chili', 'bird chili', 'chili padi', 'siling labuyo', 'thai pepper'], piece: 3, per: [1, 2, 5] },
    'scotch-bonnet': { name: 'Scotch bonnet', aka: ['habanero', 'habanero pepper', 'scotch bonnet pepper', 'scotch bonnet chilli', 'scotch bonnet chili', 'habanero chile', 'ghost pepper', 'carolina reaper', 'habanero chili', 'naga chili'], piece: 9, per: [1, 2, 4] },
    poblano: { aka: ['poblano pepper', 'poblano chile', 'pasilla pepper', 'poblano chili'], role: 'vegetable', piece: 90, per: [30, 60, 110], cut: 'cut into strips', cook: { fry: 8, simmer: 12, roast: 25, grill: 10 }, done: 'soft and blistered' },
    anaheim: { name: 'Anaheim pepper', aka: ['anaheim', 'anaheim chile', 'anaheim chili', 'new mexico chile', 'hungarian wax pepper', 'banana pepper', 'cubanelle', 'cubanelle pepper', 'italian frying pepper'], role: 'vegetable', piece: 50, per: [25, 50, 100], cut: 'sliced', cook: { fry: 7, simmer: 12, roast: 22, grill: 9 }, done: 'soft and blistered' },
    padron: { name: 'Padrón peppers', plural: 'Padrón peppers', measure: 'weight', role: 'vegetable', aka: ['padrón pepper', 'padron pepper', 'shishito', 'shishito pepper', 'padron', 'padrón'], piece: 8, per: [40, 75, 130], cut: 'whole', raw: false, cook: { fry: 5, grill: 6, roast: 12 }, done: 'blistered' },
    'chili-paste': { name: 'chili paste', plural: 'chili paste', measure: 'spoon', cut: 'whole', state: 'ready', per: [1, 4, 10], cup: 250, aka: ['chilli paste', 'chile paste', 'chilli puree', 'lazy chilli', 'crushed chilli paste', 'red pepper paste', 'chopped chilli in oil'] },
  }),
  ...foodTable('stalk', {
    'garlic-scape': { name: 'garlic scapes', plural: 'garlic scapes', aka: ['garlic scape', 'garlic shoot', 'garlic stem'], per: [15, 40, 80], cut: 'sliced', cook: { fry: 5, simmer: 6, grill: 6 }, cup: 110, done: 'just tender' },
  }),
]
