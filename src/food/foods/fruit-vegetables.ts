// Allergens follow Regulation (EU) 1169/2011, Annex II; dried tomatoes are commonly treated with sulphur dioxide.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Peppers, aubergines, courgettes, cucumbers, tomatoes in every form, squashes and pumpkins. */
// prettier-ignore
export const fruitVegetables: Food[] = [
  ...foodTable('fruit-vegetable', {
    'bell pepper': { emoji: '🫑', aka: 'peppers,red pepper,sweet pepper,yellow pepper,mixed pepper', cut: 'sliced', cook: { fry: 7, simmer: 12, roast: 25, grill: 8, braise: 30 } },
    'green bell pepper': { aka: 'green pepper', cut: 'sliced', cook: { fry: 8, simmer: 12, roast: 25, grill: 8, braise: 30 } },
    aubergine: { emoji: '🍆', aka: 'brinjal', piece: 300, per: [70, 120, 200], cup: 85, cook: { fry: 10, simmer: 18, steam: 15, roast: 30, grill: 10, braise: 35 }, doneWhen: 'golden and completely soft', raw: false },
    courgette: { aka: 'baby marrow,summer squash,round squash', piece: 200, cut: 'sliced', cook: { fry: 6, simmer: 8, steam: 5, roast: 20, grill: 6 }, doneWhen: 'just tender' },
    cucumber: { emoji: '🥒', role: 'salad', piece: 350, cut: 'sliced', cook: { fry: 3 }, doneWhen: 'just hot' },
    okra: { aka: "bhindi,lady's finger,ladies' finger", measure: 'weight', piece: 12, cup: 100, cut: 'trimmed', cook: { fry: 8, simmer: 12, roast: 18, grill: 8 }, raw: false },
    'bitter melon': { aka: 'bitter gourd,karela', cut: 'thinly sliced', cook: { fry: 7, simmer: 12, steam: 8 }, raw: false },
    'winter melon': { measure: 'weight', piece: 3000, cut: 'cut into chunks', cook: { simmer: 18, boil: 15, steam: 15 }, raw: false },
    avocado: { emoji: '🥑', aka: 'avo,avocado pear', role: 'salad', taste: 'either', per: [30, 60, 100], cut: 'sliced', cook: { grill: 3 }, doneWhen: 'marked by the grill' },
    tomatillo: { aka: 'husk tomato,tomate verde', piece: 40, cut: 'chopped', cook: { simmer: 10, boil: 8, roast: 15, grill: 8 }, doneWhen: 'soft and collapsing' },
    nopal: { aka: 'cactus paddle,nopalito,cactus leaf', piece: 100, cut: 'cut into strips', cook: { fry: 10, simmer: 10, boil: 10, grill: 8 } },
    'globe artichoke': { aka: 'artichoke', piece: 250, per: [100, 200, 300], cut: 'trimmed', cook: { simmer: 35, boil: 30, steam: 35, roast: 45, braise: 40 }, doneWhen: 'a leaf pulls away easily', raw: false },
    vegetable: { many: true, aka: 'veg', measure: 'weight', per: [80, 130, 200], cook: { fry: 8, simmer: 12, boil: 6, steam: 8, roast: 28, grill: 8 }, raw: false },
    'stir-fry-vegetable': { name: 'stir-fry vegetables', aka: 'stir-fry mix', measure: 'weight', per: [80, 120, 180], cup: 90, cut: 'whole', cook: { fry: 5, simmer: 5, steam: 5 }, doneWhen: 'hot but still crisp', raw: false },
    'frozen-vegetable': { name: 'frozen mixed vegetables', aka: 'frozen vegetable,frozen veg,pea and carrot,broccoli and cauliflower mix,broccoli and cauliflower', measure: 'weight', cut: 'whole', cook: { fry: 5, simmer: 5, boil: 4, steam: 5 }, doneWhen: 'hot through', raw: false },
    mirepoix: { name: 'soffritto mix', aka: 'mirepoix,soffritto,soup vegetable,soup greens', role: 'aromatic', measure: 'weight', cut: 'whole', cook: { fry: 9, simmer: 15, braise: 40 }, doneWhen: 'soft and golden', allergens: ['celery'] },
  }),
  ...foodTable('tomato', {
    tomato: { emoji: '🍅', aka: 'roma,love apple,san marzano' },
    'cherry tomato': { many: true, aka: 'grape tomato,baby tomato', measure: 'weight', piece: 15, cup: 150, cut: 'halved', cook: { fry: 4, simmer: 8, roast: 15, grill: 4 }, doneWhen: 'soft and starting to burst' },
    'green tomato': { aka: 'unripe tomato', cut: 'sliced', cook: { fry: 7, simmer: 15, grill: 7 }, doneWhen: 'golden and tender', raw: false },
  }),
  ...foodTable('tomato-sauce', {
    'canned tomato': { many: true, emoji: '🥫', aka: 'chopped tomato,diced tomato,crushed tomato,can of tomatoes,tin of tomatoes,stewed tomato,peeled tomato,canned plum tomato,rotel,fire roasted tomato' },
    passata: { aka: 'sieved tomato,strained tomato,pureed tomato', piece: 500, pieceName: 'carton' },
    'tomato sauce': { piece: 225 },
  }),
  ...foodTable('paste', {
    'tomato paste': { aka: 'tomato purée,tomato concentrate,concentrated tomato,concentrated tomato puree' },
  }),
  ...foodTable('pickle', {
    'sun-dried-tomato': { name: 'sun-dried tomatoes', aka: 'sunblush tomato,dried tomato', piece: 8, cup: 110, cut: 'sliced', cook: { fry: 2, simmer: 6 }, allergens: ['sulphites'] },
  }),
  ...foodTable('squash', {
    'butternut squash': { aka: 'butternut,squash', taste: 'either', piece: 1000 },
    pumpkin: { emoji: '🎃', taste: 'either', piece: 2500 },
    'kabocha squash': { aka: 'kabocha,hokkaido', taste: 'either', piece: 1200 },
    'spaghetti squash': { aka: 'vegetable spaghetti', piece: 1200, cut: 'halved', cook: { steam: 25, roast: 45 }, doneWhen: 'the strands pull away with a fork' },
  }),
]
