// Not to be eaten raw: cassava (cyanogenic glycosides), taro and yam (calcium oxalate): FAO/WHO and FDA advice.
// Allergens follow Regulation (EU) 1169/2011, Annex II: celery includes celeriac.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Roots, tubers and potatoes. */
// prettier-ignore
export const roots: Food[] = [
  ...foodTable('root', {
    carrot: { emoji: '🥕', taste: 'either' },
    parsnip: { aka: 'root parsley', piece: 120, cut: 'cut into chunks', raw: false },
    turnip: { piece: 120 },
    swede: { aka: 'neep', piece: 600, per: [70, 120, 180], cook: { fry: 15, simmer: 22, boil: 20, steam: 20, roast: 40, braise: 50 } },
    celeriac: { piece: 600, cook: { fry: 12, simmer: 18, boil: 15, steam: 15, roast: 40, braise: 45 }, allergens: ['celery'] },
    beetroot: { piece: 110, cut: 'cut into chunks', cook: { simmer: 30, boil: 35, steam: 30, roast: 45, braise: 60 } },
    'cooked beetroot': { aka: 'vacuum-packed beetroot,vac-pac beetroot', piece: 60, cook: { fry: 4, simmer: 5, roast: 15 }, doneWhen: 'hot through', state: 'ready' },
    radish: { role: 'salad', piece: 15, per: [20, 40, 80], cut: 'thinly sliced', cook: { fry: 5, roast: 18, braise: 15 } },
    daikon: { aka: 'mooli,white radish', piece: 400, cook: { fry: 8, simmer: 20, boil: 18, steam: 18, braise: 40 } },
    kohlrabi: { aka: 'german turnip,turnip cabbage', piece: 250, cook: { fry: 8, simmer: 12, boil: 12, steam: 12, roast: 35 } },
    'Jerusalem artichoke': { aka: 'sunchoke', piece: 60, cut: 'sliced', cook: { fry: 12, simmer: 18, boil: 15, steam: 15, roast: 35 } },
    jicama: { aka: 'mexican turnip,yam bean', role: 'salad', piece: 500, cut: 'cut into strips', cook: { fry: 6, roast: 30 } },
    'root vegetable': { many: true, aka: 'root veg,winter vegetable', measure: 'weight', piece: 100, per: [80, 130, 200], cut: 'cut into chunks', raw: false },
  }),
  ...foodTable('tuber', {
    potato: { emoji: '🥔', aka: 'maris piper,king edward,russet,yukon gold,spud,aloo' },
    'new potato': { aka: 'baby potato,waxy potato,salad potato,fingerling', piece: 45, cut: 'halved' },
    'sweet potato': { emoji: '🍠', aka: 'kumara,ube', taste: 'either', piece: 220, cook: { fry: 14, simmer: 14, boil: 11, steam: 14, roast: 32, braise: 35 } },
    cassava: { aka: 'yuca', piece: 400, cook: { simmer: 30, boil: 28, braise: 45 }, doneWhen: 'completely soft' },
    taro: { aka: 'taro root,eddo', cook: { simmer: 25, boil: 25, braise: 45 } },
    plantain: { aka: 'green banana,cooking banana', taste: 'either', cut: 'sliced', cook: { fry: 6, simmer: 20, boil: 18, roast: 25, grill: 8 }, doneWhen: 'golden and soft' },
    'mashed potato': { aka: 'mash', measure: 'weight', cup: 210, cut: 'whole', cook: { fry: 8, roast: 25 }, doneWhen: 'hot through and golden', raw: true, safeRule: 'reheated', state: 'ready' },
    'boiled potato': { many: true, aka: 'parboiled potato,roast potato', measure: 'weight', cut: 'sliced', cook: { fry: 8, simmer: 5, roast: 20 }, doneWhen: 'hot through and golden', raw: true, safeRule: 'reheated', state: 'ready' },
    'shredded potato': { aka: 'grated potato,frozen diced potato', measure: 'weight', cup: 110, cut: 'whole', cook: { fry: 12, roast: 35 }, doneWhen: 'golden and crisp' },
  }),
]
