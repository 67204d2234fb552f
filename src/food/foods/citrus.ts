// Bottled lemon and lime juice are preserved with sulphites: Regulation (EU) 1169/2011, Annex II.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Citrus fruit, their juice and their zest. */
// prettier-ignore
export const citrus: Food[] = [
  ...foodTable('citrus', {
    lemon: { emoji: '🍋' },
    lime: { aka: 'calamansi', piece: 60, per: [15, 30, 60] },
    'lemon juice': { measure: 'spoon', per: [4, 10, 25], state: 'ready' },
    'bottled lemon juice': { aka: 'jif lemon', measure: 'spoon', per: [4, 10, 25], state: 'ready', allergens: ['sulphites'] },
    'lime juice': { piece: 60, measure: 'spoon', per: [4, 10, 25], state: 'ready' },
    'bottled lime juice': { measure: 'spoon', per: [4, 10, 25], state: 'ready', allergens: ['sulphites'] },
    'lemon zest': { aka: 'lemon peel,lemon rind', measure: 'spoon', piece: 6, per: [0.5, 1.5, 4], cup: 96 },
    'lime zest': { aka: 'lime peel', measure: 'spoon', piece: 4, per: [0.5, 1.5, 3], cup: 96 },
    'orange zest': { aka: 'orange peel,orange rind,tangerine peel', measure: 'spoon', piece: 8, per: [0.5, 1.5, 4], cup: 96 },
    yuzu: { aka: 'yuzu juice', per: [5, 15, 30] },
  }),
  ...foodTable('fruit', {
    orange: { emoji: '🍊' },
    mandarin: { aka: 'clementine,tangerine,satsuma', piece: 75 },
    grapefruit: { piece: 300, per: [80, 150, 220] },
  }),
]
