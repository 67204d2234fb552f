// Not to be eaten raw: cassava (cyanogenic glycosides), taro and yam (calcium oxalate): FAO/WHO and FDA advice.
// Allergens follow Regulation (EU) 1169/2011, Annex II: celery includes celeriac.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Roots, tubers and potatoes. */
// prettier-ignore
export const roots: Food[] = [
  ...foodTable('root', {
    carrot: { emoji: '🥕', taste: 'either' },
    parsnip: { aka: 'root parsley', piece: 120, raw: false },
    turnip: { aka: 'shalgam', piece: 120 },
    'lotus root': { piece: 250, raw: false },
    swede: { aka: 'neep', piece: 600, per: [70, 120, 180] },
    celeriac: { piece: 600, allergens: ['celery'] },
    beetroot: { piece: 110 },
    'cooked beetroot': { aka: 'vacuum-packed beetroot,vac-pac beetroot,vac-pack beetroot,canned beetroot', piece: 60, state: 'ready' },
    radish: { role: 'salad', piece: 15, per: [20, 40, 80] },
    daikon: { aka: 'mooli,white radish', piece: 400 },
    kohlrabi: { aka: 'german turnip,turnip cabbage', piece: 250 },
    'Jerusalem artichoke': { aka: 'sunchoke', piece: 60 },
    jicama: { aka: 'mexican turnip,yam bean', role: 'salad', piece: 500 },
    'root vegetable': { many: true, aka: 'root veg,winter vegetable', measure: 'weight', piece: 100, per: [80, 130, 200], raw: false },
  }),
  ...foodTable('tuber', {
    potato: { emoji: '🥔', aka: 'maris piper,king edward,russet,yukon gold,spud,tattie,aloo' },
    'new potato': { aka: 'baby potato,waxy potato,salad potato,fingerling,jersey royal', piece: 45 },
    'sweet potato': { emoji: '🍠', taste: 'either', piece: 220 },
    cassava: { aka: 'yuca', piece: 400 },
    taro: { plural: 'taro', aka: 'taro root,eddo' },
    breadfruit: { aka: 'ulu', measure: 'weight', piece: 1200 },
    plantain: { aka: 'green banana,matoke,matooke,cooking banana', taste: 'either' },
    'mashed potato': { aka: 'mash,mash potato,potato mash', measure: 'weight', cup: 210, raw: true, safeRule: 'reheated', state: 'ready' },
    colcannon: { aka: 'champ,stoemp,clapshot,stamppot,rumbledethumps', sortOf: 'mashed-potato', origin: 'dairy', measure: 'weight', cup: 210, raw: true, safeRule: 'reheated', state: 'ready', allergens: ['milk'] },
    'boiled potato': { many: true, aka: 'parboiled potato,roast potato,canned new potato,canned potato', measure: 'weight', raw: true, safeRule: 'reheated', state: 'ready' },
    'shredded potato': { aka: 'grated potato,frozen diced potato', measure: 'weight', cup: 110 },
  }),
]
