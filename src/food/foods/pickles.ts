// Allergens follow Regulation (EU) 1169/2011, Annex II: mustard seed in pickling spice, sulphites in preserved vegetables;
// most kimchi is made with fish sauce and salted shrimp, so plain "kimchi" counts as fish.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Pickles, olives, capers and fermented vegetables. */
// prettier-ignore
export const pickles: Food[] = [
  ...foodTable('pickle', {
    gherkin: { many: true, aka: 'pickle,pickled cucumber', piece: 35, cut: 'sliced', allergens: ['mustard', 'sulphites'] },
    olive: { many: true, emoji: '🫒', piece: 4, cut: 'halved', cook: { fry: 2, simmer: 5, roast: 15, braise: 30 } },
    'black olive': { many: true, aka: 'kalamata,kalamata olive', piece: 4, cut: 'halved', cook: { fry: 2, simmer: 5, roast: 15, braise: 30 } },
    caper: { many: true, aka: 'caperberry', measure: 'spoon', per: [2, 5, 12], cut: 'drained', cook: { fry: 2, simmer: 3, roast: 8 } },
    'pickled-jalapeno': { name: 'pickled jalapeños', aka: 'sliced jalapeño,canned jalapeño', measure: 'spoon', per: [3, 8, 20] },
    pepperoncini: { aka: 'pickled pepper,peppadew,cherry pepper', per: [5, 15, 30], cut: 'sliced', allergens: ['sulphites'] },
    'pickled onion': { many: true, aka: 'cocktail onion', piece: 15, allergens: ['sulphites'] },
    'pickled beetroot': { aka: 'pickled beet', per: [25, 50, 90], cut: 'drained' },
    'pickled red cabbage': { aka: 'pickled cabbage', per: [20, 40, 80], cut: 'drained', allergens: ['sulphites'] },
    sauerkraut: { aka: 'kraut', adjective: 'tangy', role: 'vegetable', per: [40, 80, 150], cut: 'drained', cook: { fry: 5, simmer: 15, roast: 30, braise: 45 }, doneWhen: 'hot through' },
    kimchi: { aka: 'kimchi cabbage', role: 'vegetable', origin: 'fish', per: [25, 60, 120], cook: { fry: 4, simmer: 10, braise: 40 }, doneWhen: 'hot through', allergens: ['fish', 'crustaceans'] },
    'vegan kimchi': { aka: 'vegetarian kimchi,fish-free kimchi', role: 'vegetable', per: [25, 60, 120], cook: { fry: 4, simmer: 10, braise: 40 }, doneWhen: 'hot through' },
    'pickled ginger': { aka: 'sushi ginger', measure: 'spoon', per: [3, 8, 15] },
    'pickled-vegetable': { name: 'mixed pickles', aka: 'pickled vegetable,pickled carrot,pickled mushroom,pickled garlic,pickled daikon,giardiniera', allergens: ['celery', 'mustard', 'sulphites'] },
    umeboshi: { aka: 'pickled plum', measure: 'spoon', per: [3, 6, 12] },
    'preserved lemon': { aka: 'salted lemon', adjective: 'lemony', measure: 'spoon', per: [3, 8, 15], cook: { fry: 2, simmer: 10, braise: 40 } },
  }),
]
