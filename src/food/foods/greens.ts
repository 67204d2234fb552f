// Nettles and taro leaves sting or burn until cooked through; allergens follow Regulation (EU) 1169/2011, Annex II.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Brassicas, cabbages, cooking greens and everything for the salad bowl. */
// prettier-ignore
export const greens: Food[] = [
  ...foodTable('brassica', {
    broccoli: { emoji: '🥦', piece: 350 },
    'tenderstem broccoli': { aka: 'broccoli rabe,rapini,tenderstem,broccolini,cime di rapa', piece: 15, cut: 'trimmed', cook: { fry: 6, simmer: 5, boil: 3, steam: 5, roast: 14, grill: 6 } },
    'Chinese broccoli': { aka: 'gai lan', cut: 'sliced', cook: { fry: 5, simmer: 5, boil: 3, steam: 5 }, raw: false },
    cauliflower: { aka: 'romanesco', piece: 600, cup: 105, cook: { fry: 9, simmer: 12, boil: 7, steam: 9, roast: 25, grill: 10, braise: 25 } },
    'brussels-sprout': { name: 'Brussels sprouts', aka: 'sprout', piece: 18, cut: 'halved', cook: { fry: 9, simmer: 10, boil: 7, steam: 8, roast: 22, braise: 20 } },
  }),
  ...foodTable('cabbage', {
    cabbage: { piece: 900 },
    'red cabbage': { aka: 'purple cabbage', piece: 900, cook: { fry: 8, simmer: 20, boil: 10, steam: 10, roast: 30, braise: 50 } },
    'savoy cabbage': { aka: 'savoy', piece: 700 },
    'napa cabbage': { aka: 'chinese cabbage,chinese leaf,napa', piece: 800, cook: { fry: 4, simmer: 6, boil: 3, steam: 5, braise: 20 } },
  }),
  ...foodTable('hardy-leaf', {
    kale: { piece: 200 },
    'cavolo nero': { cook: { fry: 6, simmer: 10, boil: 6, steam: 7, roast: 8, braise: 25 } },
    'collard green': { many: true, aka: 'collard', cook: { fry: 7, simmer: 25, boil: 15, steam: 12, braise: 45 }, doneWhen: 'tender', raw: false },
    'mustard green': { many: true, aka: 'mustard leaf', cook: { fry: 4, simmer: 8, boil: 5, braise: 25 }, allergens: ['mustard'] },
    'Swiss chard': { aka: 'chard', cup: 40, raw: false },
    greens: { aka: 'leafy green,spring green,spring cabbage,beet green,dandelion,sweet potato leaf,beet top,turnip top,turnip green,carrot top,radish top' },
    'vine leaf': { many: true, aka: 'grape leaf', measure: 'each', piece: 4, per: [15, 25, 40], cut: 'rinsed', cook: { simmer: 40, steam: 40, braise: 45 }, state: 'ready' },
    'taro leaf': { many: true, aka: 'callaloo', cook: { simmer: 45, boil: 45, steam: 50, braise: 50 }, doneWhen: 'completely soft', raw: false },
    'cassava leaf': { many: true, cook: { simmer: 60, boil: 45, braise: 75 }, doneWhen: 'completely soft', raw: false },
  }),
  ...foodTable('tender-leaf', {
    spinach: { emoji: '🥬' },
    'pak choi': { aka: 'choi sum,choy sum', piece: 120, cup: 70, cut: 'sliced', cook: { fry: 4, simmer: 4, boil: 2, steam: 5 }, doneWhen: 'the leaves wilt and the stems are just tender' },
    mizuna: { cook: { fry: 2, simmer: 2, boil: 1 }, allergens: ['mustard'] },
  }),
  ...foodTable('salad-leaf', {
    lettuce: { aka: 'iceberg', piece: 250 },
    'romaine lettuce': { aka: 'romaine,cos,little gem', piece: 250, cook: { simmer: 3, grill: 3 }, doneWhen: 'lightly charred' },
    rocket: { per: [10, 25, 60], cup: 20, cut: 'whole' },
    watercress: { aka: 'land cress,upland cress', per: [10, 30, 70], cut: 'whole', cook: { simmer: 3 }, doneWhen: 'just wilted' },
    cress: { aka: 'microgreen', measure: 'handful', per: [3, 8, 20], cup: 25, cut: 'whole', allergens: ['mustard'] },
    "lamb's lettuce": { aka: 'corn salad', per: [15, 35, 70], cup: 30, cut: 'whole' },
    salad: { name: 'salad leaves', emoji: '🥗', aka: 'salad,mixed leaf,mixed greens,mesclun,spring mix', cup: 30, cut: 'whole' },
    endive: { aka: 'frisee,escarole', piece: 120, cup: 90, cut: 'sliced', cook: { fry: 6, roast: 25, grill: 6, braise: 30 }, doneWhen: 'tender and golden' },
    radicchio: { piece: 250, cut: 'shredded', cook: { fry: 4, roast: 15, grill: 5, braise: 20 }, doneWhen: 'wilted and browned at the edges' },
  }),
  ...foodTable('salad-vegetable', {
    'slaw-mix': { name: 'slaw vegetables', aka: 'coleslaw mix,broccoli slaw,coleslaw blend', cup: 80, cut: 'whole', cook: { fry: 4 }, doneWhen: 'hot but still crisp' },
  }),
]
