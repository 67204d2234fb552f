import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Onions, garlic, ginger and their family, and fresh chilies. */
// prettier-ignore
export const alliums: Food[] = [
  ...foodTable('onion', {
    onion: { emoji: '🧅' },
    'red onion': { aka: 'purple onion' },
    'white onion': {},
    'sweet onion': { aka: 'spanish onion', piece: 200 },
    shallot: { piece: 35, per: [15, 30, 60], cook: { fry: 5, simmer: 12, roast: 30, braise: 35 } },
    'spring onion': { aka: 'salad onion,welsh onion,onion greens', piece: 15, per: [8, 20, 40], cup: 60, cut: 'thinly sliced', cook: { fry: 2, simmer: 2, roast: 12, grill: 4 }, doneWhen: 'just soft' },
    leek: { role: 'vegetable', piece: 180, per: [50, 90, 160], cup: 90, cut: 'sliced', cook: { fry: 8, simmer: 15, boil: 10, steam: 10, roast: 25, braise: 30 }, doneWhen: 'soft' },
    'pearl onion': { aka: 'baby onion,cipollini', piece: 15, cut: 'whole', cook: { fry: 12, simmer: 20, boil: 12, roast: 30, braise: 40 }, doneWhen: 'tender and golden' },
    'fried-onion': { name: 'crispy fried onions', aka: 'fried onion,crispy onion,crispy shallot', measure: 'weight', per: [5, 12, 25], cup: 60, cut: 'whole', cook: {}, state: 'ready', allergens: ['wheat', 'gluten'] },
    'caramelized onion': { many: true, measure: 'weight', per: [15, 35, 70], cup: 220, cut: 'whole', cook: { fry: 3, simmer: 4, roast: 12 }, doneWhen: 'hot through', state: 'ready' },
  }),
  ...foodTable('garlic', {
    garlic: { emoji: '🧄', aka: 'garlic confit', adjective: 'garlicky' },
  }),
  ...foodTable('ginger', {
    ginger: { emoji: '🫚', aka: 'gingerroot', adjective: 'gingery', taste: 'either' },
    'garlic paste': { aka: 'garlic puree,jarred garlic,minced garlic', cup: 250, cut: 'whole', state: 'ready' },
    'ginger paste': { aka: 'ginger puree,minced ginger', taste: 'either', cup: 250, cut: 'whole', state: 'ready' },
    galangal: { aka: 'thai ginger', cut: 'sliced' },
    lemongrass: { measure: 'each', pieceName: 'stalk', per: [4, 8, 15], cup: 70, cut: 'crushed', cook: { fry: 2, simmer: 15, steam: 10, braise: 40 } },
  }),
  ...foodTable('chili', {
    chili: { emoji: '🌶️', aka: 'chile pepper,hot pepper,fresno pepper,peperoncino', adjective: 'spicy' },
    'green chili': { aka: 'serrano,serrano pepper', piece: 10 },
    jalapeño: { aka: 'jalapeño pepper', piece: 18, cut: 'thinly sliced' },
    "bird's eye chili": { aka: 'thai pepper', piece: 3, per: [1, 2, 5] },
    'Scotch bonnet': { aka: 'habanero,scotch bonnet chili,ghost pepper', piece: 9, per: [1, 2, 4] },
    poblano: { aka: 'anaheim,banana pepper,cubanelle', role: 'vegetable', piece: 90, per: [30, 60, 110], cut: 'cut into strips', cook: { fry: 8, simmer: 12, roast: 25, grill: 10 }, doneWhen: 'soft and blistered' },
    padron: { name: 'Padrón peppers', aka: 'shishito', role: 'vegetable', measure: 'weight', piece: 8, per: [40, 75, 130], cut: 'whole', cook: { fry: 5, roast: 12, grill: 6 }, doneWhen: 'blistered', raw: false },
    'chili paste': { aka: 'red pepper paste,aji amarillo,paprika paste', measure: 'spoon', per: [1, 4, 10], cup: 250, cut: 'whole', state: 'ready' },
  }),
]
