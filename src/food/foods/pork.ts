// Safe temperatures: USDA FSIS, whole cuts of pork 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Pork and bacon, raw. */
// prettier-ignore
export const pork: Food[] = [
  ...foodTable('stewing-meat', {
    pork: { emoji: '🐷', aka: 'pork leg steak,pig meat,pork cheek', origin: 'pork', cook: { fry: 9, simmer: 75, braise: 75 }, doneWhen: 'browned and cooked through' },
    'pork belly': { aka: 'belly pork', origin: 'pork', cook: { fry: 15, simmer: 90, roast: 75, braise: 90 }, doneWhen: 'tender and browned' },
    'pork shank': { aka: 'pork knuckle,ham shank,trotter,pig trotter,pig foot,ham bone', origin: 'pork', piece: 900, per: [250, 350, 450], cut: 'whole', cook: { simmer: 150, roast: 150, braise: 150 }, doneWhen: 'falling from the bone' },
  }),
  ...foodTable('chop', {
    'pork chop': { aka: 'pork cutlet,chop', piece: 200 },
    'pork steak': { aka: 'schnitzel,pork escalope,pork neck,pork loin steak,pork shoulder steak', piece: 150 },
    'gammon steak': { aka: 'gammon,ham steak', piece: 200, cook: { fry: 9, roast: 20, grill: 9 } },
  }),
  ...foodTable('roast', {
    'pork tenderloin': { aka: 'pork fillet,tenderloin', origin: 'pork', piece: 450, cook: { fry: 15, roast: 25, grill: 18, braise: 35 } },
    'pork loin': { aka: 'loin of pork,pork roast,pork joint,leg of pork,pork loin roast,fresh ham', origin: 'pork', cook: { roast: 75, braise: 90 } },
    'pork shoulder': { aka: 'pork butt,shoulder of pork,pork shoulder roast', origin: 'pork', cook: { simmer: 150, roast: 220, braise: 180 }, doneWhen: 'tender enough to pull apart with a fork' },
    'pork rib': { many: true, emoji: '🍖', aka: 'rib,sparerib', origin: 'pork', per: [250, 350, 450], cook: { simmer: 90, roast: 120, grill: 60, braise: 110 }, doneWhen: 'tender and the meat draws back from the bone' },
    'gammon joint': { aka: 'bacon joint,country ham,uncooked ham,boiling ham', origin: 'pork', cook: { simmer: 90, boil: 90, roast: 100 }, doneWhen: 'tender and cooked through' },
  }),
  ...foodTable('ground-meat', {
    'ground pork': { origin: 'pork' },
    'pork burger': { aka: 'pork patty', origin: 'pork', measure: 'each', piece: 115, cook: { fry: 12, roast: 20, grill: 12 } },
  }),
  ...foodTable('bacon', {
    bacon: { emoji: '🥓', aka: 'rasher', piece: 25, pieceName: 'rasher' },
    'bacon-lardon': { name: 'lardons', aka: 'diced bacon,cooking bacon' },
    pancetta: {},
    guanciale: { aka: 'cured pork cheek' },
    'salt pork': { aka: 'fatback', cook: { fry: 8, simmer: 40, boil: 40 } },
    'turkey bacon': { aka: 'chicken bacon', origin: 'poultry', safeRule: 'poultry' },
    'beef bacon': { aka: 'halal bacon,veal bacon,lamb bacon,kosher bacon', origin: 'beef' },
  }),
]
