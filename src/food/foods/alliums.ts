import { foodTable, type Food } from '../food.ts'

/** Onions, garlic, ginger and their family, and fresh chilies. */
// prettier-ignore
export const alliums: Food[] = [
  ...foodTable('onion', {
    onion: { emoji: '🧅', aka: ['brown onion', 'yellow onion', 'cooking onion', 'bulb onion', 'vidalia onion', 'vidalia', 'maui onion', 'walla walla onion', 'roscoff onion'] },
    'red-onion': { aka: ['purple onion', 'tropea onion'] },
    'white-onion': {},
    'sweet-onion': { aka: ['spanish onion'], piece: 200 },
    shallot: { aka: ['banana shallot', 'echalion shallot', 'eschalot', 'french shallot', 'asian shallot', 'thai shallot', 'round shallot'], piece: 35, per: [15, 30, 60], cook: { fry: 5, simmer: 12, roast: 30, braise: 35 } },
    'spring-onion': { aka: ['scallion', 'green onion', 'salad onion', 'welsh onion', 'bunching onion', 'syboe', 'chinese onion', 'negi'], piece: 15, per: [8, 20, 40], cup: 60, cut: 'thinly sliced', cook: { fry: 2, simmer: 2, grill: 4, roast: 12 }, done: 'just soft' },
    leek: { aka: ['baby leek', 'white of leek', 'leek white'], role: 'vegetable', piece: 180, per: [50, 90, 160], cup: 90, cut: 'sliced', cook: { fry: 8, simmer: 15, boil: 10, steam: 10, roast: 25, braise: 30 }, done: 'soft' },
    'pearl-onion': { aka: ['silverskin onion', 'baby onion', 'button onion', 'pickling onion', 'cipollini onion', 'cipollini', 'boiler onion'], piece: 15, cut: 'whole', cook: { fry: 12, simmer: 20, boil: 12, roast: 30, braise: 40 }, done: 'tender and golden' },
    'fried-onion': { name: 'crispy fried onions', aka: ['fried onion', 'crispy onion', 'french fried onion', 'crispy fried onion', 'crispy shallot', 'fried shallot', 'birista', 'bawang goreng'], measure: 'weight', per: [5, 12, 25], cup: 60, cut: 'whole', cook: {}, state: 'ready', allergens: ['wheat', 'gluten'] },
    'caramelized-onion': { many: true, aka: ['caramelised onion', 'caramelized onion', 'sautéed onion', 'fried sliced onion'], measure: 'weight', per: [15, 35, 70], cup: 220, cut: 'whole', cook: { fry: 3, simmer: 4, roast: 12 }, done: 'hot through', state: 'ready' },
  }),
  ...foodTable('garlic', {
    garlic: { emoji: '🧄', aka: ['garlic clove', 'clove of garlic', 'garlic bulb', 'head of garlic', 'bulb of garlic', 'fresh garlic', 'elephant garlic', 'purple garlic', 'wet garlic', 'new garlic', 'solo garlic', 'black garlic', 'fermented garlic', 'roasted garlic', 'garlic confit', 'roast garlic', 'confit garlic'], adjective: 'garlicky' },
  }),
  ...foodTable('ginger', {
    ginger: { emoji: '🫚', aka: ['fresh ginger', 'ginger root', 'root ginger', 'fresh ginger root', 'knob of ginger', 'gingerroot', 'thumb of ginger', 'piece of ginger', 'fresh root ginger', 'young ginger'], adjective: 'gingery', taste: 'either' },
    'garlic-paste': { aka: ['garlic puree', 'lazy garlic', 'minced garlic in oil', 'jarred garlic', 'frozen garlic', 'very lazy garlic', 'minced garlic'], cup: 250, cut: 'whole', state: 'ready' },
    'ginger-paste': { aka: ['ginger puree', 'lazy ginger', 'minced ginger'], taste: 'either', cup: 250, cut: 'whole', state: 'ready' },
    'ginger-garlic-paste': { aka: ['garlic and ginger paste', 'ginger and garlic paste', 'garlic ginger paste', 'GG paste'], per: [4, 8, 15], cup: 250, cut: 'whole', state: 'ready' },
    galangal: { aka: ['thai ginger', 'blue ginger', 'galanga', 'laos root', 'lengkuas'], cut: 'sliced' },
    'fresh-turmeric': { aka: ['turmeric root', 'fresh turmeric root', 'root turmeric'] },
    lemongrass: { aka: ['lemon grass', 'lemongrass stalk', 'lemongrass paste'], measure: 'each', pieceName: 'stalk', per: [4, 8, 15], cup: 70, cut: 'crushed', cook: { fry: 2, simmer: 15, steam: 10, braise: 40 } },
  }),
  ...foodTable('chili', {
    chili: { emoji: '🌶️', aka: ['chilli', 'chile', 'red chili', 'red chilli', 'red chile', 'fresh chili', 'fresh chilli', 'fresh chile', 'chili pepper', 'chilli pepper', 'chile pepper', 'hot pepper', 'fresno chili', 'fresno pepper', 'fresno chile', 'cayenne chili', 'hot chili', 'hot chilli', 'peperoncino', 'long red chilli', 'finger chilli', 'fresh red chilli', 'fresh red chili', 'red hot pepper'], adjective: 'spicy' },
    'green-chili': { aka: ['green chilli', 'green chile', 'serrano', 'serrano pepper', 'serrano chili', 'serrano chile', 'fresh green chilli', 'hatch chile', 'hatch chili', 'long green chilli', 'green finger chilli', 'fresh green chili'], piece: 10 },
    jalapeno: { name: 'jalapeño', aka: ['jalapeno', 'jalapeno pepper', 'jalapeño pepper', 'jalapeno chili', 'jalapeño chili', 'fresh jalapeño', 'fresh jalapeno', 'jalapeno chilli', 'jalapeño chile'], piece: 18, cut: 'thinly sliced' },
    'birds-eye-chili': { name: "bird's eye chili", aka: ['bird eye chili', "bird's eye chilli", 'birds eye chilli', 'birds eye chili', 'thai chili', 'thai chilli', 'thai chile', 'piri piri chili', 'bird chili', 'chili padi', 'siling labuyo', 'thai pepper'], piece: 3, per: [1, 2, 5] },
    'scotch-bonnet': { name: 'Scotch bonnet', aka: ['habanero', 'habanero pepper', 'scotch bonnet pepper', 'scotch bonnet chilli', 'scotch bonnet chili', 'habanero chile', 'ghost pepper', 'carolina reaper', 'habanero chili', 'naga chili'], piece: 9, per: [1, 2, 4] },
    poblano: { aka: ['poblano pepper', 'poblano chile', 'pasilla pepper', 'poblano chili', 'Anaheim pepper', 'anaheim', 'anaheim chile', 'anaheim chili', 'new mexico chile', 'hungarian wax pepper', 'banana pepper', 'cubanelle', 'cubanelle pepper', 'italian frying pepper'], role: 'vegetable', piece: 90, per: [30, 60, 110], cut: 'cut into strips', cook: { fry: 8, simmer: 12, roast: 25, grill: 10 }, done: 'soft and blistered' },
    padron: { name: 'Padrón peppers', aka: ['padrón pepper', 'padron pepper', 'shishito', 'shishito pepper', 'padron', 'padrón'], role: 'vegetable', measure: 'weight', piece: 8, per: [40, 75, 130], cut: 'whole', cook: { fry: 5, grill: 6, roast: 12 }, raw: false, done: 'blistered' },
    'chili-paste': { name: 'chili paste', aka: ['chilli paste', 'chile paste', 'chilli puree', 'lazy chilli', 'crushed chilli paste', 'red pepper paste', 'chopped chilli in oil', 'ají amarillo paste', 'aji amarillo', 'aji panca', 'biber salçası', 'Turkish pepper paste', 'Turkish red pepper paste', 'aji paste'], measure: 'spoon', per: [1, 4, 10], cup: 250, cut: 'whole', state: 'ready' },
  }),
  ...foodTable('stalk', {
  }),
]
