// Safe temperatures: USDA FSIS, shellfish 63 °C (145 °F). Allergens: Regulation (EU) 1169/2011, Annex II
// (molluscs); US FALCPA names crustaceans only.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Crustaceans, molluscs, and mixed seafood. */
// prettier-ignore
export const shellfish: Food[] = [
  ...foodTable('crustacean', {
    shrimp: { emoji: '🦐' },
    'cooked-shrimp': { name: 'cooked small shrimp', aka: 'canned shrimp,grey shrimp', per: [40, 70, 120], cook: { fry: 2, simmer: 2 }, doneWhen: 'hot through', raw: true, safeRule: 'reheated', state: 'ready' },
    'dried shrimp': { role: 'sauce', per: [3, 6, 15], cup: 60, cook: { fry: 3, simmer: 10 }, doneWhen: 'fragrant', state: 'dried' },
    'breaded shrimp': { emoji: '🍤', aka: 'tempura prawn,scampi,breaded prawn,popcorn shrimp,battered prawn,tempura shrimp', cook: { fry: 5, roast: 14 }, doneWhen: 'crisp and hot through', allergens: ['wheat', 'gluten', 'crustaceans'] },
    crayfish: { aka: 'crawfish,langoustine', cook: { fry: 4, simmer: 5, boil: 6, steam: 7 } },
    lobster: { emoji: '🦞', aka: 'lobster tail', measure: 'each', piece: 600, per: [200, 300, 500], cook: { boil: 12, steam: 14, roast: 18, grill: 12 }, doneWhen: 'red and the flesh is opaque' },
    crab: { emoji: '🦀', measure: 'each', piece: 700, per: [250, 350, 500], cook: { boil: 15, steam: 16, grill: 8 }, doneWhen: 'bright orange and the flesh is opaque' },
    'crab meat': { per: [40, 80, 120], cook: { fry: 2, simmer: 3, roast: 12 }, doneWhen: 'hot through', raw: true, safeRule: 'reheated', state: 'ready' },
  }),
  ...foodTable('mollusc', {
    seafood: { name: 'mixed seafood', aka: 'seafood,seafood mix,seafood marinara,sea cucumber', cook: { fry: 5, simmer: 5, steam: 6 }, allergens: ['fish', 'crustaceans', 'molluscs'] },
    shellfish: { doneWhen: 'open or opaque throughout', allergens: ['crustaceans', 'molluscs'] },
    squid: { emoji: '🦑', cut: 'sliced', cook: { fry: 3, simmer: 40, grill: 3, braise: 40 } },
    'breaded squid': { aka: 'fried calamari,breaded calamari,battered squid', cook: { fry: 5, roast: 15 }, doneWhen: 'crisp and hot through', allergens: ['wheat', 'gluten', 'molluscs'] },
    octopus: { emoji: '🐙', cook: { simmer: 50, boil: 50, braise: 60 }, doneWhen: 'tender to the point of a knife' },
    mussel: { many: true, aka: 'rope-grown mussel', per: [200, 400, 500], cut: 'rinsed', cook: { simmer: 5, steam: 5 }, doneWhen: 'the shells are open' },
    'mussel-meat': { name: 'shelled mussels', aka: 'canned mussel,smoked mussel', per: [40, 80, 150], cook: { fry: 3, simmer: 3 }, doneWhen: 'hot through', raw: true, safeRule: 'reheated', state: 'ready' },
    clam: { many: true, aka: 'cockle,whelk', per: [200, 350, 500], cut: 'rinsed', cook: { simmer: 6, steam: 6 }, doneWhen: 'the shells are open' },
    'canned clam': { many: true, aka: 'baby clam', per: [40, 70, 120], cut: 'drained', cook: { fry: 3, simmer: 3 }, doneWhen: 'hot through', raw: true, safeRule: 'reheated', state: 'ready' },
    scallop: { many: true, piece: 25, per: [60, 100, 150], cook: { fry: 4, simmer: 3, steam: 4, roast: 8, grill: 4 } },
    oyster: { many: true, emoji: '🦪', aka: 'jarred oyster', piece: 20, per: [60, 100, 180], cook: { fry: 4, simmer: 4, steam: 6, roast: 10, grill: 6 }, doneWhen: 'firm and curled at the edges' },
    'smoked oyster': { many: true, aka: 'canned oyster,smoked clam', per: [25, 45, 85], cut: 'drained', cook: { fry: 3, simmer: 3 }, doneWhen: 'hot through', raw: true, safeRule: 'reheated', state: 'ready' },
  }),
]
