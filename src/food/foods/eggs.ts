// Safe temperatures: USDA FSIS, eggs and egg dishes 71 °C (160 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Eggs, their parts, and what stands in for them. */
// prettier-ignore
export const eggs: Food[] = [
  ...foodTable('egg', {
    egg: { emoji: '🥚', aka: 'egg wash,fried egg,poached egg' },
    'egg yolk': { aka: 'yolk', piece: 18, per: [18, 18, 36] },
    'egg white': { piece: 33, per: [33, 66, 100] },
    'liquid egg': { aka: 'egg beater', measure: 'volume' },
    'quail egg': { piece: 10, per: [20, 40, 60] },
    'hard-boiled egg': { aka: 'cooked egg,pickled egg', raw: true, safeRule: 'reheated', state: 'ready' },
    'salted egg': { aka: 'salted duck egg', piece: 65, raw: true, safeRule: 'reheated', state: 'ready' },
  }),
  ...foodTable('plant-protein', {
    'egg-substitute': { name: 'plant-based egg', aka: 'egg substitute,egg replacer,egg replacement,just egg,vegan egg,flax egg,plant egg,chia egg', measure: 'volume', cup: 240, allergens: ['soy', 'lupin'] },
  }),
]
