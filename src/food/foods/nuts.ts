// Tree nuts: Regulation (EU) 1169/2011, Annex II (almond, hazelnut, walnut, cashew, pecan, Brazil, pistachio, macadamia)
// and FDA's list of January 2025, which adds the pine nut. Chestnut and coconut are on neither. Peanuts are their own.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Nuts, seeds and their butters. */
// prettier-ignore
export const nuts: Food[] = [
  ...foodTable('nut', {
    almond: { many: true, aka: 'almond nut', piece: 1.2 },
    'flaked almond': { many: true, aka: 'sliced almond,slivered almond', cup: 95 },
    walnut: { many: true, aka: 'walnut meat', piece: 4, cup: 110 },
    pecan: { many: true, aka: 'pecan nut,candied walnut', piece: 1.5, cup: 105 },
    hazelnut: { many: true, piece: 1 },
    cashew: { many: true, aka: 'cashew nut,kaju', piece: 1.5 },
    pistachio: { many: true, aka: 'pistachio paste', piece: 0.7 },
    macadamia: { name: 'macadamia nuts', aka: 'macadamia,queensland nut', piece: 2.5 },
    'brazil-nut': { name: 'Brazil nuts', aka: 'brazil,para nut', piece: 5 },
    'pine nut': { many: true, aka: 'pine kernel', per: [5, 12, 25] },
    peanut: { many: true, emoji: '🥜', aka: 'groundnut', allergens: ['peanuts'] },
    'mixed nut': { many: true, aka: 'nut,nut meat', allergens: ['tree nuts', 'peanuts'] },
    chestnut: { many: true, emoji: '🌰', role: 'vegetable', piece: 9, per: [25, 50, 100], allergens: [] },
    'ginkgo nut': { many: true, aka: 'ginkgo', role: 'vegetable', per: [5, 10, 15], raw: false, state: 'raw', allergens: [] },
    candlenut: { many: true, aka: 'kemiri', taste: 'savoury', piece: 4, per: [4, 8, 16], raw: false, state: 'raw', allergens: [] },
    'tiger nut': { many: true, allergens: [] },
    'soy nut': { many: true, aka: 'roasted soybean', taste: 'savoury', allergens: ['soy'] },
  }),
  ...foodTable('seed', {
    'sesame seed': { many: true, aka: 'gomasio,gomashio,black sesame paste', allergens: ['sesame'] },
    'sunflower seed': { many: true, emoji: '🌻' },
    'pumpkin seed': { many: true, aka: 'pepita' },
    'egusi seed': { many: true, aka: 'egusi,ground egusi', per: [15, 30, 50] },
    'poppy seed': { many: true, aka: 'poppy' },
    'chia seed': { many: true, aka: 'chia', cup: 165 },
    flaxseed: { aka: 'linseed,flax' },
    'hemp seed': { many: true, aka: 'hemp heart' },
    seed: { name: 'mixed seeds', aka: 'seed', allergens: ['sesame'] },
  }),
  ...foodTable('nut-butter', {
    'peanut butter': { aka: 'pb', allergens: ['peanuts'] },
    'almond butter': {},
    'cashew butter': { aka: 'hazelnut butter' },
    'sunflower butter': { aka: 'sunflower seed butter,sunbutter', allergens: [] },
    'nut butter': { allergens: ['tree nuts', 'peanuts'] },
    tahini: { aka: 'sesame paste,tahini sauce,tahini dressing', allergens: ['sesame'] },
  }),
]
