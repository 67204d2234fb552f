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
    shallot: { piece: 35, per: [15, 30, 60] },
    'spring onion': { aka: 'salad onion,welsh onion,onion greens', piece: 15, per: [8, 20, 40], cup: 60 },
    leek: { role: 'vegetable', piece: 180, per: [50, 90, 160], cup: 90 },
    'pearl onion': { aka: 'baby onion,cipollini', piece: 15 },
    'fried-onion': { name: 'crispy fried onions', aka: 'fried onion,crispy onion,crispy shallot', measure: 'weight', per: [5, 12, 25], cup: 60, state: 'ready', allergens: ['wheat', 'gluten'] },
    'caramelized onion': { many: true, measure: 'weight', per: [15, 35, 70], cup: 220, state: 'ready' },
  }),
  ...foodTable('garlic', {
    garlic: { emoji: '🧄', aka: 'garlic confit' },
  }),
  ...foodTable('ginger', {
    ginger: { emoji: '🫚', aka: 'gingerroot', taste: 'either' },
    'garlic paste': { aka: 'garlic puree,jarred garlic,minced garlic', cup: 250, state: 'ready' },
    'ginger paste': { aka: 'ginger puree,minced ginger', taste: 'either', cup: 250, state: 'ready' },
    galangal: { aka: 'thai ginger' },
    'lemongrass paste': { aka: 'lemongrass puree', cup: 250, state: 'ready' },
    lemongrass: { measure: 'each', pieceName: 'stalk', per: [4, 8, 15], cup: 70 },
  }),
  ...foodTable('chili', {
    chili: { emoji: '🌶️', aka: 'chile pepper,hot pepper,fresno pepper,peperoncino', hot: true },
    'green chili': { aka: 'serrano,serrano pepper', piece: 10 },
    jalapeño: { aka: 'jalapeño pepper', piece: 18 },
    "bird's eye chili": { aka: 'thai pepper', piece: 3, per: [1, 2, 5] },
    'Scotch bonnet': { aka: 'habanero,scotch bonnet chili,ghost pepper', piece: 9, per: [1, 2, 4] },
    poblano: { aka: 'anaheim,cubanelle', role: 'vegetable', piece: 90, per: [30, 60, 110] },
    padron: { name: 'Padrón peppers', aka: 'shishito', role: 'vegetable', measure: 'weight', piece: 8, per: [40, 75, 130], raw: false },
    'chili paste': { aka: 'paprika paste', measure: 'spoon', per: [1, 4, 10], cup: 250, state: 'ready' },
  }),
]
