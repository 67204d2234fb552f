// Safe temperatures: USDA FSIS. Whole cuts of lamb, mutton and goat 63 °C (145 °F) and 3 minutes' rest; ground meat,
// and game such as venison, rabbit and boar, 71 °C (160 °F): the row `ground`; game birds 74 °C (165 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Lamb, mutton and goat, raw. */
// prettier-ignore
export const lamb: Food[] = [
  ...foodTable('stewing-meat', {
    lamb: { emoji: '🐑', origin: 'lamb' },
    mutton: { aka: 'sheep meat', origin: 'lamb' },
    goat: { emoji: '🐐', aka: 'kid meat', origin: 'lamb' },
    'lamb shank': { aka: 'shank', origin: 'lamb', piece: 400, per: [300, 400, 450] },
  }),
  ...foodTable('chop', {
    'lamb chop': { aka: 'lamb cutlet,lamb shoulder chop,lamb loin,lamb rump,lamb fillet,lamb tenderloin,lamb loin chop,lamb rib chop,mutton chop', origin: 'lamb', piece: 120 },
    'lamb steak': { aka: 'lamb leg steak,lamb rump steak', origin: 'lamb', piece: 150 },
  }),
  ...foodTable('roast', {
    'leg of lamb': { aka: 'lamb leg,lamb joint,roast lamb joint,lamb roast', origin: 'lamb' },
    'shoulder of lamb': { aka: 'lamb shoulder', origin: 'lamb' },
    'rack of lamb': { aka: 'lamb rack', origin: 'lamb' },
  }),
  ...foodTable('ground-meat', {
    'ground lamb': { aka: 'lamb burger,lamb keema,mutton mince,goat mince', origin: 'lamb' },
    'lamb kofta': { aka: 'kofta,kebab,lamb kebab,shish kebab,seekh kebab,doner kebab,kebab meat,lamb meatball,döner meat,gyro meat,shawarma meat', origin: 'lamb', measure: 'each', piece: 60 },
  }),
]

/** Game, wild or farmed, raw. */
// prettier-ignore
export const game: Food[] = [
  ...foodTable('stewing-meat', {
    venison: { emoji: '🦌', aka: 'deer,game,elk,moose,reindeer,venison shank,venison roast,venison haunch,venison shoulder', origin: 'game', safeRule: 'ground' },
    rabbit: { emoji: '🐇', aka: 'hare,rabbit leg,rabbit saddle', origin: 'game', per: [150, 230, 320], safeRule: 'ground' },
    'wild boar': { emoji: '🐗', aka: 'boar', origin: 'pork', safeRule: 'ground' },
  }),
  ...foodTable('steak', {
    'venison steak': { aka: 'venison tenderloin,deer steak,elk steak,ostrich steak,kangaroo steak,kangaroo fillet,ostrich', origin: 'game', piece: 170, safeRule: 'ground' },
  }),
  ...foodTable('ground-meat', {
    'ground venison': { aka: 'venison mince,venison burger,game mince', origin: 'game' },
    'ground-boar': { name: 'ground wild boar', aka: 'wild boar mince', origin: 'pork' },
  }),
  ...foodTable('poultry-whole', {
    pheasant: { aka: 'game bird,grouse', origin: 'game', piece: 900 },
  }),
]
