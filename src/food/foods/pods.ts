// Not eaten raw: fresh beans in the pod (lectins), sprouts (FDA: cook them for anyone at risk), fiddleheads (Health
// Canada: boil 15 minutes), bamboo shoots (cyanogenic).
// Ackee is known as canned only: unripe fruit holds hypoglycin (FDA import alert 21-11). Allergens follow Regulation (EU) 1169/2011, Annex II.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Stalks, pods, peas, corn, sprouted things and tinned vegetables. */
// prettier-ignore
export const pods: Food[] = [
  ...foodTable('stalk', {
    celery: { aka: 'celery rib', piece: 45, allergens: ['celery'] },
    asparagus: { piece: 18, per: [50, 90, 150], cup: 130, cut: 'trimmed', cook: { fry: 5, simmer: 4, boil: 3, steam: 4, roast: 12, grill: 6 }, doneWhen: 'bright and just tender' },
    fennel: { aka: 'anise bulb', piece: 250, per: [40, 90, 160], cup: 87, cut: 'thinly sliced', cook: { fry: 9, simmer: 14, steam: 12, roast: 30, grill: 8, braise: 35 } },
  }),
  ...foodTable('pod', {
    'green bean': { many: true, aka: 'french bean,string bean,flat bean,wax bean,long bean,fine bean,snap bean,yardlong bean,romano bean', cook: { fry: 7, simmer: 7, boil: 5, steam: 6, roast: 16, braise: 35 } },
    'runner bean': { many: true, aka: 'stick bean', cut: 'sliced', cook: { fry: 7, simmer: 7, boil: 6, steam: 7, braise: 35 } },
    'snow-pea': { name: 'mangetout', cup: 63, cook: { fry: 3, simmer: 2, boil: 2, steam: 3 }, raw: true },
    'sugar snap pea': { many: true, aka: 'snap pea,sugarsnap', cup: 90, cook: { fry: 4, simmer: 3, boil: 2, steam: 3, roast: 8 }, raw: true },
  }),
  ...foodTable('pea', {
    pea: { many: true, emoji: '🫛' },
    'canned pea': { many: true, aka: 'can of peas,tin of peas', cut: 'drained', cook: { fry: 2, simmer: 3 }, doneWhen: 'hot through', state: 'ready' },
    'broad bean': { many: true, aka: 'fava,faba bean,horse bean', raw: false },
    edamame: { aka: 'soya bean,soybean', role: 'protein', raw: false, allergens: ['soy'] },
    sweetcorn: { emoji: '🌽', cook: { fry: 4, simmer: 5, boil: 4, steam: 5, roast: 15 } },
    'canned-corn': { name: 'canned sweetcorn', aka: 'can of corn,tin of sweetcorn,whole kernel corn,canned corn', piece: 160, pieceName: 'can', cut: 'drained', cook: { fry: 3, simmer: 3, roast: 10 }, doneWhen: 'hot through', state: 'ready' },
    'creamed corn': { aka: 'cream corn', cup: 250, cook: { simmer: 4, roast: 20 }, doneWhen: 'hot through', state: 'ready' },
    'corn on the cob': { plural: 'corn cobs', aka: 'ear of corn,sweetcorn cob,corn cob', measure: 'each', piece: 180, per: [120, 200, 300], cook: { simmer: 10, boil: 8, steam: 10, roast: 25, grill: 12 }, raw: false },
    'baby corn': { aka: 'baby sweetcorn', piece: 10, cut: 'halved' },
    hominy: { role: 'starch', per: [60, 110, 160], cut: 'drained and rinsed', cook: { fry: 5, simmer: 15 }, doneWhen: 'hot through', state: 'ready' },
  }),
  ...foodTable('sprout', {
    'bean-sprout': { name: 'beansprouts', aka: 'soybean sprout,mung bean sprout,soy sprout,mung sprout' },
    'alfalfa sprout': { many: true, aka: 'alfalfa,sprouted seed,broccoli sprout,clover sprout,radish sprout', per: [10, 20, 40], cup: 33 },
    'sprouted-pulse': { name: 'sprouted lentils', aka: 'sprouted bean,sprouted chickpea', cook: { fry: 5, simmer: 8, steam: 6 } },
    'bamboo-shoot': { name: 'fresh bamboo shoots', aka: 'fresh bamboo', cup: 150, cut: 'sliced', cook: { simmer: 60, boil: 60 }, doneWhen: 'completely tender' },
  }),
  ...foodTable('tinned-vegetable', {
    'canned-bamboo-shoot': { name: 'bamboo shoots', aka: 'bamboo', piece: 140 },
    ackee: {},
    'water chestnut': { many: true, piece: 140, cut: 'sliced' },
    'artichoke heart': { many: true, aka: 'canned artichoke,marinated artichoke,jarred artichoke' },
    'palm heart': { many: true, aka: 'heart of palm', cut: 'sliced' },
    'roasted-pepper': { name: 'roasted red peppers', aka: 'roasted pepper,jarred pepper,pimento', piece: 60, pieceName: 'pepper', per: [20, 50, 90], cut: 'sliced' },
    'canned green chili': { many: true, aka: 'diced green chili,chopped green chile', piece: 115, per: [10, 25, 45], cut: 'whole' },
    'canned mixed vegetable': { many: true, aka: 'canned vegetable,canned green bean,canned carrot' },
    'pumpkin purée': { aka: 'canned pumpkin,sweet potato puree', taste: 'either', piece: 425, cup: 245, cut: 'whole', cook: { simmer: 5, roast: 35 } },
    'green-jackfruit': { name: 'young jackfruit', aka: 'green jackfruit,canned jackfruit,jackfruit,jackfruit in brine', role: 'protein', per: [70, 110, 160], cook: { fry: 8, simmer: 20, roast: 25, braise: 30 }, doneWhen: 'soft enough to shred' },
  }),
]
