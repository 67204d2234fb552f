// Safe temperatures: USDA FSIS, shellfish 63 °C (145 °F). Allergens: Regulation (EU) 1169/2011, Annex II
// (molluscs); US FALCPA names crustaceans only.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Crustaceans, molluscs, and mixed seafood. */
// prettier-ignore
export const shellfish: Food[] = [
  ...foodTable('crustacean', {
    shrimp: { emoji: '🦐' },
    'cooked-shrimp': { name: 'cooked small shrimp', aka: 'canned shrimp,grey shrimp', per: [40, 70, 120], raw: true, safeRule: 'reheated', state: 'ready' },
    'dried shrimp': { role: 'sauce', per: [3, 6, 15], cup: 60, state: 'dried' },
    'breaded shrimp': { emoji: '🍤', aka: 'tempura prawn,scampi,breaded prawn,popcorn shrimp,battered prawn,tempura shrimp', allergens: ['wheat', 'gluten', 'crustaceans'] },
    crayfish: {},
    lobster: { emoji: '🦞', aka: 'lobster tail', measure: 'each', piece: 600, per: [200, 300, 500] },
    crab: { emoji: '🦀', measure: 'each', piece: 700, per: [250, 350, 500] },
    'crab meat': { aka: 'canned crab', per: [40, 80, 120], raw: true, safeRule: 'reheated', state: 'ready' },
    'soft-shell crab': { measure: 'each', piece: 90, per: [90, 180, 270] },
    'potted shrimp': { role: 'ready', per: [30, 55, 110], raw: true, safeRule: 'reheated', state: 'ready', allergens: ['milk', 'crustaceans'] },
  }),
  ...foodTable('mollusc', {
    seafood: { name: 'mixed seafood', aka: 'seafood,seafood mix,seafood marinara,sea cucumber', allergens: ['fish', 'crustaceans', 'molluscs'] },
    shellfish: { allergens: ['crustaceans', 'molluscs'] },
    squid: { emoji: '🦑', aka: 'cuttlefish' },
    'breaded squid': { aka: 'fried calamari,breaded calamari,battered squid', allergens: ['wheat', 'gluten', 'molluscs'] },
    octopus: { emoji: '🐙' },
    mussel: { many: true, aka: 'rope-grown mussel', per: [200, 400, 500] },
    'mussel-meat': { name: 'shelled mussels', aka: 'canned mussel,smoked mussel', per: [40, 80, 150], raw: true, safeRule: 'reheated', state: 'ready' },
    clam: { many: true, per: [200, 350, 500] },
    'canned clam': { many: true, aka: 'baby clam,jar of clams,jarred clam,tin of clams,can of clams', per: [40, 70, 120], raw: true, safeRule: 'reheated', state: 'ready' },
    escargot: { many: true, aka: 'snail,edible snail,land snail,garden snail,canned snail,tinned snail', per: [40, 80, 120] },
    scallop: { many: true, piece: 25, per: [60, 100, 150] },
    oyster: { many: true, emoji: '🦪', aka: 'jarred oyster', piece: 20, per: [60, 100, 180] },
    'smoked oyster': { many: true, piece: 65, pieceName: 'can', aka: 'canned oyster,smoked clam', per: [25, 45, 85], raw: true, safeRule: 'reheated', state: 'ready' },
  }),
]
