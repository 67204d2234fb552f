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
    asparagus: { piece: 18, per: [50, 90, 150], cup: 130 },
    fennel: { aka: 'anise bulb', piece: 250, per: [40, 90, 160], cup: 87 },
    'drumstick-pod': { name: 'drumstick pods', aka: 'drumstick vegetable,vegetable drumstick,moringa pod', piece: 40, per: [40, 80, 120] },
  }),
  ...foodTable('pod', {
    'green bean': { many: true, aka: 'french bean,string bean,flat bean,wax bean,long bean,fine bean,snap bean,yardlong bean,romano bean' },
    'runner bean': { many: true, aka: 'stick bean' },
    'snow-pea': { name: 'mangetout', cup: 63, raw: true },
    'sugar snap pea': { many: true, aka: 'snap pea,sugarsnap', cup: 90, raw: true },
  }),
  ...foodTable('pea', {
    pea: { many: true, emoji: '🫛' },
    'canned pea': { many: true, aka: 'can of peas,tin of peas', state: 'ready' },
    'broad bean': { many: true, aka: 'fava,faba bean,horse bean', raw: false },
    edamame: { aka: 'soya bean,soybean', role: 'protein', raw: false, allergens: ['soy'] },
    sweetcorn: { emoji: '🌽' },
    'canned-corn': { name: 'canned sweetcorn', aka: 'can of corn,tin of sweetcorn,whole kernel corn,canned corn', piece: 160, pieceName: 'can', state: 'ready' },
    'creamed corn': { aka: 'cream corn,canned creamed corn,can of creamed corn', cup: 250, state: 'ready' },
    'corn on the cob': { plural: 'corn cobs', aka: 'ear of corn,sweetcorn cob,corn cob', measure: 'each', piece: 180, per: [120, 200, 300], raw: false },
    'baby corn': { aka: 'baby sweetcorn', piece: 10 },
    hominy: { role: 'starch', per: [60, 110, 160], state: 'ready' },
  }),
  ...foodTable('sprout', {
    'bean-sprout': { name: 'beansprouts', aka: 'soybean sprout,mung bean sprout,soy sprout,mung sprout' },
    'alfalfa sprout': { many: true, aka: 'alfalfa,sprouted seed,broccoli sprout,clover sprout,radish sprout', per: [10, 20, 40], cup: 33 },
    'sprouted-pulse': { name: 'sprouted lentils', aka: 'sprouted bean,sprouted chickpea' },
    'bamboo-shoot': { name: 'fresh bamboo shoots', aka: 'fresh bamboo', cup: 150 },
  }),
  ...foodTable('tinned-vegetable', {
    'canned-bamboo-shoot': { name: 'bamboo shoots', aka: 'bamboo', piece: 140 },
    ackee: {},
    'water chestnut': { many: true, piece: 140 },
    'artichoke heart': { many: true, aka: 'canned artichoke,canned globe artichoke,marinated artichoke,jarred artichoke' },
    'palm heart': { many: true, aka: 'heart of palm' },
    'roasted-pepper': { name: 'roasted red peppers', aka: 'roasted pepper,roast pepper,jarred pepper,canned bell pepper,pimento', piece: 60, pieceName: 'pepper', per: [20, 50, 90] },
    'canned green chili': { many: true, aka: 'diced green chili,chopped green chile,can of green chili,tin of green chili', piece: 115, per: [10, 25, 45] },
    'canned mixed vegetable': { many: true, aka: 'canned vegetable,canned carrot' },
    'pumpkin purée': { aka: 'canned pumpkin,sweet potato puree', taste: 'either', piece: 425, cup: 245 },
    'green-jackfruit': { name: 'young jackfruit', aka: 'green jackfruit,canned jackfruit,jackfruit,jackfruit in brine', role: 'protein', per: [70, 110, 160] },
    'banana blossom': { plural: 'banana blossoms', aka: 'banana flower' },
  }),
]
