// Nettles and taro leaves sting or burn until cooked through; allergens follow Regulation (EU) 1169/2011, Annex II.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Brassicas, cabbages, cooking greens and everything for the salad bowl. */
// prettier-ignore
export const greens: Food[] = [
  ...foodTable('brassica', {
    broccoli: { emoji: '🥦', piece: 350 },
    'tenderstem broccoli': { aka: 'rapini,tenderstem,broccolini', piece: 15 },
    'Chinese broccoli': { aka: 'gai lan', raw: false },
    cauliflower: { aka: 'romanesco,gobi', piece: 600, cup: 105 },
    'brussels-sprout': { name: 'Brussels sprouts', aka: 'sprout', piece: 18 },
  }),
  ...foodTable('cabbage', {
    cabbage: { piece: 900 },
    'red cabbage': { aka: 'purple cabbage', piece: 900 },
    'savoy cabbage': { aka: 'savoy,january king', piece: 700 },
    'napa cabbage': { aka: 'chinese cabbage,chinese leaf,napa', piece: 800 },
  }),
  ...foodTable('hardy-leaf', {
    kale: { piece: 200 },
    'cavolo nero': {},
    'collard green': { many: true, aka: 'collard,sukuma wiki,sukuma', raw: false },
    'mustard green': { many: true, aka: 'mustard leaf', allergens: ['mustard'] },
    'Swiss chard': { aka: 'chard', cup: 40, raw: false },
    greens: { aka: 'leafy green,spring green,spring cabbage,dandelion,sweet potato leaf,beet top,turnip top,carrot top,radish top' },
    'vine leaf': { many: true, aka: 'grape leaf', measure: 'each', piece: 4, per: [15, 25, 40], state: 'ready' },
    'taro leaf': { many: true, raw: false },
    'cassava leaf': { many: true, raw: false },
  }),
  ...foodTable('tender-leaf', {
    spinach: { emoji: '🥬' },
    'pak choi': { aka: 'bok choi,choi sum,choy sum', piece: 120, cup: 70 },
    'water spinach': { aka: 'morning glory,kangkong,kangkung,ong choy' },
    'fresh-fenugreek': { name: 'fenugreek greens', aka: 'fresh fenugreek,methi leaf' },
    'amaranth leaf': { many: true, aka: 'amaranth greens,red amaranth' },
    molokhia: { aka: 'mulukhiyah,jute leaf,ewedu,saluyot', raw: false },
    mizuna: { allergens: ['mustard'] },
  }),
  ...foodTable('salad-leaf', {
    lettuce: { aka: 'iceberg', piece: 250 },
    'romaine lettuce': { aka: 'romaine,cos,little gem,baby gem', piece: 250 },
    rocket: { per: [10, 25, 60], cup: 20 },
    watercress: { aka: 'land cress,upland cress', per: [10, 30, 70] },
    cress: { aka: 'microgreen', measure: 'handful', per: [3, 8, 20], cup: 25, allergens: ['mustard'] },
    "lamb's lettuce": { aka: 'corn salad', per: [15, 35, 70], cup: 30 },
    salad: { name: 'salad leaves', emoji: '🥗', aka: 'salad,mixed leaf,mixed greens,mesclun,spring mix', cup: 30 },
    endive: { aka: 'frisee,escarole', piece: 120, cup: 90 },
    radicchio: { piece: 250 },
  }),
  ...foodTable('salad-vegetable', {
    'slaw-mix': { name: 'slaw vegetables', aka: 'coleslaw mix,slaw mix,broccoli slaw,coleslaw blend', cup: 80 },
  }),
]
