// Allergens follow Regulation (EU) 1169/2011, Annex II: mustard seed in pickling spice, mustard in the sauce of piccalilli,
// sulphites in preserved vegetables; most kimchi is made with fish sauce and salted shrimp, so plain "kimchi" counts as fish.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Pickles, olives, capers and fermented vegetables. */
// prettier-ignore
export const pickles: Food[] = [
  ...foodTable('pickle', {
    gherkin: { many: true, aka: 'pickle,pickled cucumber', piece: 35, allergens: ['mustard', 'sulphites'] },
    olive: { many: true, emoji: '🫒', piece: 4 },
    'black olive': { many: true, aka: 'kalamata,kalamata olive', piece: 4 },
    caper: { many: true, aka: 'caperberry', measure: 'spoon', per: [2, 5, 12] },
    'pickled-jalapeno': { name: 'pickled jalapeños', aka: 'sliced jalapeño,canned jalapeño', measure: 'spoon', per: [3, 8, 20] },
    pepperoncini: { aka: 'pickled pepper,peppadew,cherry pepper,pickled banana pepper', per: [5, 15, 30], allergens: ['sulphites'] },
    'pickled onion': { many: true, aka: 'cocktail onion', piece: 15, allergens: ['sulphites'] },
    'pickled beetroot': { aka: 'pickled beet', per: [25, 50, 90] },
    'pickled red cabbage': { aka: 'pickled cabbage', per: [20, 40, 80], allergens: ['sulphites'] },
    sauerkraut: { aka: 'kraut', role: 'vegetable', per: [40, 80, 150] },
    kimchi: { aka: 'kimchi cabbage', role: 'vegetable', origin: 'fish', per: [25, 60, 120], allergens: ['fish', 'crustaceans'] },
    'vegan kimchi': { aka: 'vegetarian kimchi,fish-free kimchi', role: 'vegetable', per: [25, 60, 120] },
    'pickled ginger': { aka: 'sushi ginger', measure: 'spoon', per: [3, 8, 15] },
    'preserved mustard green': { many: true, aka: 'zha cai,ya cai,pickled mustard green,sichuan preserved vegetable', per: [5, 20, 50], allergens: ['mustard'] },
    'pickled-vegetable': { name: 'mixed pickles', aka: 'pickled vegetable,pickled carrot,pickled mushroom,pickled garlic,pickled turnip,pickled cauliflower,pickled beetroot and onion,pickled daikon,giardiniera', allergens: ['celery', 'mustard', 'sulphites'] },
    piccalilli: { aka: 'mustard pickle,mustard relish', per: [5, 20, 40], allergens: ['mustard'] },
    umeboshi: { aka: 'pickled plum', measure: 'spoon', per: [3, 6, 12] },
    'preserved lemon': { aka: 'salted lemon', measure: 'spoon', per: [3, 8, 15] },
  }),
]
