// Safe temperatures: USDA FSIS. Whole cuts of lamb, mutton and goat 63 °C (145 °F) and 3 minutes' rest; ground meat,
// and game such as venison, rabbit and boar, 71 °C (160 °F): the row `ground`; game birds 74 °C (165 °F).
import { foodTable, type Food } from '../food.ts'

/** Lamb, mutton and goat, raw. */
// prettier-ignore
export const lamb: Food[] = [
  ...foodTable('stewing-meat', {
    lamb: { emoji: '🐑', aka: ['diced lamb', 'lamb meat', 'stewing lamb', 'lamb chunk', 'lamb cube', 'lamb neck', 'lamb stew meat', 'lamb neck fillet', 'scrag end', 'lamb for stew', 'lamb piece', 'hogget', 'boneless lamb', 'lamb breast', 'cubed lamb'], origin: 'lamb', cook: { braise: 90, simmer: 90, fry: 10 } },
    mutton: { origin: 'lamb' },
    goat: { emoji: '🐐', aka: ['goat meat', 'diced goat', 'kid goat', 'kid meat', 'chevon', 'cabrito', 'goat leg', 'goat shoulder', 'curry goat', 'capretto'], origin: 'lamb' },
    'lamb-shank': { plural: 'lamb shanks', aka: ['shank', 'shank of lamb'], origin: 'lamb', piece: 400, per: [300, 400, 450], cut: 'whole', cook: { braise: 150, simmer: 150, roast: 150 }, done: 'falling from the bone' },
  }),
  ...foodTable('chop', {
    'lamb-chop': { plural: 'lamb chops', aka: ['lamb cutlet', 'lamb loin chop', 'lamb rib chop', 'mutton chop', 'barnsley chop', 'lamb loin', 'lamb chump chop', 'lamb chump', 'lamb steak', 'lamb leg steak', 'lamb rump', 'lamb fillet', 'lamb rump steak', 'lamb tenderloin', 'lamb strip'], origin: 'lamb', piece: 120, cook: { fry: 9, grill: 9, roast: 20, braise: 60 } },
  }),
  ...foodTable('roast', {
    'leg-of-lamb': { plural: 'legs of lamb', aka: ['lamb leg', 'gigot', 'lamb joint', 'lamb roast', 'roasting lamb', 'boneless leg of lamb', 'butterflied leg of lamb', 'lamb leg joint', 'roast of lamb'], origin: 'lamb' },
    'shoulder-of-lamb': { plural: 'shoulders of lamb', aka: ['lamb shoulder', 'boneless lamb shoulder', 'half lamb shoulder', 'rolled lamb shoulder'], origin: 'lamb', cook: { roast: 210, braise: 180 }, done: 'tender enough to pull apart with a fork' },
    'rack-of-lamb': { plural: 'racks of lamb', aka: ['lamb rack', 'best end of lamb', 'carré of lamb', 'crown roast of lamb'], origin: 'lamb', cook: { roast: 28 } },
  }),
  ...foodTable('ground-meat', {
    'ground-lamb': { aka: ['lamb mince', 'minced lamb', 'minced mutton', 'mutton mince', 'ground mutton', 'goat mince', 'ground goat', 'keema lamb', 'lamb keema', 'lamb burger', 'lean ground lamb'], origin: 'lamb' },
    'lamb-kofta': { aka: ['kofta', 'köfte', 'kofte', 'kefta', 'lamb meatball', 'lamb kebab', 'kebab meat', 'seekh kebab', 'shish kebab meat', 'doner meat', 'döner meat', 'gyro meat', 'shawarma meat'], origin: 'lamb', measure: 'each', piece: 60, cook: { fry: 12, roast: 20, grill: 12 }, done: 'browned and cooked through' },
  }),
]

/** Game, wild or farmed, raw. */
// prettier-ignore
export const game: Food[] = [
  ...foodTable('stewing-meat', {
    venison: { emoji: '🦌', aka: ['deer', 'deer meat', 'diced venison', 'stewing venison', 'venison shoulder', 'elk', 'elk meat', 'moose', 'moose meat', 'reindeer', 'reindeer meat', 'caribou', 'roe deer', 'game', 'game meat', 'mixed game', 'venison shank', 'antelope', 'haunch of venison', 'venison roast', 'venison haunch', 'saddle of venison', 'leg of venison', 'venison joint', 'venison leg'], origin: 'game', safe: 'ground' },
    rabbit: { emoji: '🐇', aka: ['rabbit meat', 'rabbit leg', 'rabbit joint', 'rabbit piece', 'rabbit saddle', 'whole rabbit', 'jointed rabbit', 'hare', 'jugged hare', 'hare leg', 'saddle of hare', 'wild hare'], origin: 'game', per: [150, 230, 320], cut: 'whole', cook: { braise: 70, simmer: 70, roast: 50 }, done: 'tender at the bone', safe: 'ground' },
    'wild-boar': { emoji: '🐗', aka: ['boar', 'boar meat', 'diced wild boar', 'wild pig'], origin: 'pork', safe: 'ground' },
  }),
  ...foodTable('steak', {
    'venison-steak': { plural: 'venison steaks', aka: ['venison loin', 'venison haunch steak', 'venison fillet', 'deer steak', 'venison medallion', 'venison tenderloin', 'elk steak', 'reindeer steak', 'deer loin', 'venison backstrap', 'backstrap'], origin: 'game', piece: 170, safe: 'ground' },
  }),
  ...foodTable('roast', {
  }),
  ...foodTable('ground-meat', {
    'ground-venison': { aka: ['venison mince', 'minced venison', 'ground deer', 'venison burger', 'ground elk', 'game mince', 'deer burger'], origin: 'game' },
    'ground-boar': { name: 'ground wild boar', aka: ['wild boar mince', 'minced wild boar', 'ground boar'], origin: 'pork' },
  }),
  ...foodTable('poultry-whole', {
    pheasant: { aka: ['whole pheasant', 'pheasant breast', 'brace of pheasants', 'game bird', 'pheasant leg', 'partridge', 'grouse', 'woodcock', 'snipe', 'red-legged partridge', 'ptarmigan', 'chukar'], origin: 'game', piece: 900, cook: { roast: 50, braise: 75 } },
  }),
]
