// Allergens: Regulation (EU) 1169/2011, Annex II. Margarines often hold whey or buttermilk, so milk is named there.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Butter, spreads, animal fats, and gelatine. */
// prettier-ignore
export const fats: Food[] = [
  ...foodTable('butter', {
    butter: { emoji: '🧈', aka: 'beurre noisette', piece: 113, pieceName: 'stick' },
    'garlic butter': { aka: 'herb butter', taste: 'savoury' },
    ghee: { aka: 'clarified butter,niter kibbeh,nitter kibbeh,spiced butter,smen' },
    margarine: { aka: 'marg,stork,clover', origin: 'plant' },
    'vegan butter': { aka: 'plant butter,dairy-free butter,vegan spread', origin: 'plant', allergens: [] },
  }),
  ...foodTable('animal-fat', {
    lard: { aka: 'manteca,pork fat' },
    'bacon fat': { aka: 'bacon grease,bacon dripping' },
    suet: { aka: 'kidney fat', origin: 'beef', taste: 'either', measure: 'weight', per: [20, 35, 50], cup: 120, raw: false, allergens: ['wheat', 'gluten'] },
    dripping: { aka: 'tallow,beef fat,mutton fat', origin: 'beef' },
    'duck fat': { aka: 'chicken dripping,goose dripping,graisse de canard', origin: 'poultry' },
  }),
  ...foodTable('baking-aid', {
    gelatine: { origin: 'gelatine', taste: 'either', piece: 2, pieceName: 'leaf', cup: 150 },
  }),
]
