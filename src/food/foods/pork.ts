// Safe temperatures: USDA FSIS, whole cuts of pork 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Pork and bacon, raw. */
// prettier-ignore
export const pork: Food[] = [
  ...foodTable('stewing-meat', {
    pork: { emoji: '🐷', aka: 'pork leg steak,pig meat,pork cheek,pig cheek,pork tail,pig tail', origin: 'pork' },
    'pork belly': { aka: 'belly pork,pork belly slab,pork belly joint', origin: 'pork' },
    'pork shank': { aka: 'pork knuckle,ham shank', origin: 'pork', piece: 900, per: [250, 350, 450] },
  }),
  ...foodTable('chop', {
    'pork chop': { aka: 'pork cutlet,chop', piece: 200 },
    'pork steak': { aka: 'schnitzel,pork escalope,pork neck steak,pork loin steak,pork shoulder steak', piece: 150 },
    'gammon steak': { aka: 'gammon', piece: 200 },
  }),
  ...foodTable('roast', {
    'pork tenderloin': { aka: 'pork fillet,tenderloin', origin: 'pork', piece: 450 },
    'pork loin': { aka: 'loin of pork,pork roast,pork joint,roast pork joint,leg of pork,pork loin roast,fresh ham', origin: 'pork' },
    'pork shoulder': { aka: 'pork butt,shoulder of pork,pork shoulder roast,pork neck', origin: 'pork' },
    'pork rib': { many: true, emoji: '🍖', aka: 'rib,sparerib', origin: 'pork', per: [250, 350, 450] },
    'gammon joint': { aka: 'bacon joint,ham joint,boiling bacon,boiling bacon joint,country ham,uncooked ham,boiling ham', origin: 'pork' },
  }),
  ...foodTable('ground-meat', {
    'ground pork': { origin: 'pork' },
    'pork burger': { aka: 'pork patty', origin: 'pork', measure: 'each', piece: 115 },
  }),
  ...foodTable('bacon', {
    bacon: { emoji: '🥓', aka: 'rasher', piece: 25, pieceName: 'rasher' },
    'bacon-lardon': { name: 'lardons', aka: 'diced bacon,cooking bacon' },
    pancetta: {},
    guanciale: { aka: 'cured pork cheek' },
    'salt pork': { aka: 'fatback' },
    'turkey bacon': { aka: 'chicken bacon', origin: 'poultry', safeRule: 'poultry' },
    'beef bacon': { aka: 'halal bacon,veal bacon,lamb bacon,kosher bacon', origin: 'beef' },
  }),
]
