// Allergens follow Regulation (EU) 1169/2011, Annex II; dried tomatoes are commonly treated with sulphur dioxide.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Peppers, aubergines, courgettes, cucumbers, tomatoes in every form, squashes and pumpkins. */
// prettier-ignore
export const fruitVegetables: Food[] = [
  ...foodTable('fruit-vegetable', {
    'bell pepper': { emoji: '🫑', aka: 'peppers,red pepper,sweet pepper,yellow pepper,mixed pepper' },
    'green bell pepper': { aka: 'green pepper' },
    aubergine: { emoji: '🍆', aka: 'brinjal', piece: 300, per: [70, 120, 200], cup: 85, raw: false },
    courgette: { aka: 'baby marrow,summer squash,yellow squash,yellow summer squash,crookneck squash,patty pan squash,pattypan squash,patty pan,round squash', piece: 200 },
    marrow: { measure: 'weight', piece: 1200, raw: false },
    'bottle gourd': { aka: 'lauki,doodhi,dudhi,calabash,opo squash,upo', measure: 'weight', piece: 800, raw: false },
    'ridge gourd': { aka: 'turai,luffa,silk squash', piece: 250, raw: false },
    'pointed gourd': { aka: 'parwal', measure: 'weight', piece: 25, raw: false },
    'courgette flower': { many: true, aka: 'zucchini flower,squash blossom,pumpkin flower,flor de calabaza', piece: 8, per: [20, 40, 80] },
    cucumber: { emoji: '🥒', role: 'salad', piece: 350 },
    okra: { aka: "bhindi,okro,lady's finger,ladies' finger", measure: 'weight', piece: 12, cup: 100, raw: false },
    'bitter melon': { raw: false },
    'winter melon': { measure: 'weight', piece: 3000, raw: false },
    avocado: { emoji: '🥑', aka: 'avo,avocado pear', role: 'salad', taste: 'either', per: [30, 60, 100] },
    tomatillo: { aka: 'husk tomato,tomate verde', piece: 40 },
    nopal: { aka: 'nopales,cactus paddle,nopalito,cactus leaf', piece: 100 },
    'globe artichoke': { aka: 'artichoke', piece: 250, per: [100, 200, 300], raw: false },
    vegetable: { many: true, aka: 'veg', measure: 'weight', per: [80, 130, 200], raw: false },
    'stir-fry-vegetable': { name: 'stir-fry vegetables', aka: 'stir-fry mix', measure: 'weight', per: [80, 120, 180], cup: 90, raw: false },
    'frozen-vegetable': { name: 'frozen mixed vegetables', aka: 'frozen vegetable,frozen veg,pea and carrot,broccoli and cauliflower mix,broccoli and cauliflower', measure: 'weight', raw: false },
    mirepoix: { name: 'soffritto mix', aka: 'mirepoix,soffritto,soup vegetable,soup greens', role: 'aromatic', measure: 'weight', allergens: ['celery'] },
  }),
  ...foodTable('tomato', {
    tomato: { emoji: '🍅', aka: 'tom,roma,love apple,san marzano' },
    'cherry tomato': { many: true, aka: 'grape tomato,baby tomato,cherry tom', measure: 'weight', piece: 15, cup: 150 },
    'green tomato': { aka: 'unripe tomato', raw: false },
  }),
  ...foodTable('tomato-sauce', {
    'canned tomato': { many: true, emoji: '🥫', aka: 'san marzano tomato,tin tom,tinned tom,chopped tom,chopped tomato,diced tomato,crushed tomato,can of tomatoes,tin of tomatoes,stewed tomato,peeled tomato,canned plum tomato,rotel,fire roasted tomato,canned cherry tomato,canned baby plum tomato' },
    passata: { aka: 'sieved tomato,strained tomato,pureed tomato', piece: 500, pieceName: 'carton' },
    'tomato sauce': { piece: 225 },
  }),
  ...foodTable('paste', {
    'tomato paste': { aka: 'tomato salça,tomato purée,tomato concentrate,concentrated tomato,concentrated tomato puree' },
  }),
  ...foodTable('pickle', {
    'sun-dried-tomato': { name: 'sun-dried tomatoes', aka: 'sunblush tomato,dried tomato', piece: 8, cup: 110, allergens: ['sulphites'] },
  }),
  ...foodTable('squash', {
    'butternut squash': { aka: 'butternut,squash', taste: 'either', piece: 1000 },
    pumpkin: { emoji: '🎃', taste: 'either', piece: 2500 },
    'kabocha squash': { aka: 'kabocha,hokkaido', taste: 'either', piece: 1200 },
    'spaghetti squash': { aka: 'vegetable spaghetti', piece: 1200 },
  }),
]
