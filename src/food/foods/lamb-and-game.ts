// Safe temperatures: USDA FSIS. Whole cuts of lamb, mutton and goat 63 °C (145 °F) and 3 minutes' rest; ground meat,
// and game such as venison, rabbit and boar, 71 °C (160 °F): the row `ground`; game birds 74 °C (165 °F).
import { foodTable, type Food } from '../food.ts'

/** Lamb, mutton and goat, raw. */
// prettier-ignore
export const lamb: Food[] = [
  ...foodTable('stewing-meat', {
    lamb: { origin: 'lamb', emoji: '🐑', aka: ['diced lamb', 'lamb meat', 'stewing lamb', 'lamb chunk', 'lamb cube', 'lamb neck', 'lamb stew meat', 'lamb neck fillet', 'scrag end', 'lamb for stew', 'lamb piece', 'hogget', 'boneless lamb', 'lamb breast', 'cubed lamb'], cook: { braise: 90, simmer: 90, fry: 10 } },
    mutton: { origin: 'lamb', aka: ['diced mutton', 'mutton meat', 'stewing mutton', 'sheep', 'sheep meat', 'mutton piece', 'mutton leg', 'mutton shoulder'], cook: { braise: 130, simmer: 130 } },
    goat: { origin: 'lamb', emoji: '🐐', aka: ['goat meat', 'diced goat', 'kid goat', 'kid meat', 'chevon', 'cabrito', 'goat leg', 'goat shoulder', 'curry goat', 'capretto'], cook: { braise: 130, simmer: 130 } },
    'lamb-shank': { origin: 'lamb', plural: 'lamb shanks', piece: 400, per: [300, 400, 450], cut: 'whole', aka: ['shank', 'shank of lamb'], cook: { braise: 150, simmer: 150, roast: 150 }, done: 'falling from the bone' },
  }),
  ...foodTable('chop', {
    'lamb-chop': { origin: 'lamb', plural: 'lamb chops', piece: 120, aka: ['lamb cutlet', 'lamb loin chop', 'lamb rib chop', 'mutton chop', 'barnsley chop', 'lamb loin', 'lamb chump chop', 'lamb chump'] , cook: { fry: 9, grill: 9, roast: 20, braise: 60 } },
    'lamb-steak': { origin: 'lamb', plural: 'lamb steaks', piece: 150, aka: ['lamb leg steak', 'lamb rump', 'lamb fillet', 'lamb rump steak', 'lamb tenderloin', 'lamb strip'], cook: { fry: 9, grill: 9, roast: 20 } },
  }),
  ...foodTable('roast', {
    'leg-of-lamb': { origin: 'lamb', plural: 'legs of lamb', aka: ['lamb leg', 'gigot', 'lamb joint', 'lamb roast', 'roasting lamb', 'boneless leg of lamb', 'butterflied leg of lamb', 'lamb leg joint', 'roast of lamb'], per: [180, 260, 350], cook: { roast: 85, braise: 150 } },
    'shoulder-of-lamb': { origin: 'lamb', plural: 'shoulders of lamb', aka: ['lamb shoulder', 'boneless lamb shoulder', 'half lamb shoulder', 'rolled lamb shoulder'], per: [180, 260, 350], cook: { roast: 210, braise: 180 }, done: 'tender enough to pull apart with a fork' },
    'rack-of-lamb': { origin: 'lamb', plural: 'racks of lamb', aka: ['lamb rack', 'best end of lamb', 'carré of lamb', 'crown roast of lamb'], per: [180, 260, 350], cook: { roast: 28 } },
  }),
  ...foodTable('ground-meat', {
    'ground-lamb': { origin: 'lamb', aka: ['lamb mince', 'minced lamb', 'minced mutton', 'mutton mince', 'ground mutton', 'goat mince', 'ground goat', 'keema lamb', 'lamb keema', 'lamb burger', 'lean ground lamb'] },
    'lamb-kofta': { origin: 'lamb', measure: 'each', piece: 60, per: [80, 120, 180], aka: ['kofta', 'köfte', 'kofte', 'kefta', 'lamb meatball', 'lamb kebab', 'kebab meat', 'seekh kebab', 'shish kebab meat', 'doner meat', 'döner meat', 'gyro meat', 'shawarma meat'], cook: { fry: 12, roast: 20, grill: 12 }, done: 'browned and cooked through' },
  }),
]

/** Game, wild or farmed, raw. */
// prettier-ignore
export const game: Food[] = [
  ...foodTable('stewing-meat', {
    venison: { origin: 'game', safe: 'ground', emoji: '🦌', aka: ['deer', 'deer meat', 'diced venison', 'stewing venison', 'venison shoulder', 'elk', 'elk meat', 'moose', 'moose meat', 'reindeer', 'reindeer meat', 'caribou', 'roe deer', 'game', 'game meat', 'mixed game', 'venison shank', 'antelope'] },
    rabbit: { origin: 'game', safe: 'ground', emoji: '🐇', aka: ['rabbit meat', 'rabbit leg', 'rabbit joint', 'rabbit piece', 'rabbit saddle', 'whole rabbit', 'jointed rabbit'], per: [150, 230, 320], cut: 'whole', cook: { braise: 70, simmer: 70, roast: 50 }, done: 'tender at the bone' },
    hare: { origin: 'game', safe: 'ground', aka: ['jugged hare', 'hare leg', 'saddle of hare', 'wild hare'], per: [150, 230, 320], cook: { braise: 150, simmer: 150 } },
    'wild-boar': { origin: 'pork', safe: 'ground', emoji: '🐗', aka: ['boar', 'boar meat', 'diced wild boar', 'wild pig'], cook: { braise: 150, simmer: 150 } },
    'horse-meat': { name: 'horse meat', plural: 'horse meat', origin: 'game', safe: 'ground', aka: ['horse', 'horsemeat', 'horse steak'], cook: { braise: 120, simmer: 120, fry: 8 } },
  }),
  ...foodTable('steak', {
    'venison-steak': { origin: 'game', safe: 'ground', plural: 'venison steaks', piece: 170, aka: ['venison loin', 'venison haunch steak', 'venison fillet', 'deer steak', 'venison medallion', 'venison tenderloin', 'elk steak', 'reindeer steak', 'deer loin', 'venison backstrap', 'backstrap'], cook: { fry: 9, grill: 9, roast: 20 } },
    'ostrich-steak': { origin: 'game', safe: 'ground', plural: 'ostrich steaks', piece: 170, aka: ['ostrich', 'emu', 'emu steak', 'ostrich fillet', 'ostrich meat'] },
    'kangaroo-steak': { origin: 'game', safe: 'ground', plural: 'kangaroo steaks', piece: 170, aka: ['kangaroo', 'kangaroo fillet', 'kangaroo meat', 'roo'] },
    'crocodile-steak': { name: 'alligator', plural: 'alligator', origin: 'game', safe: 'poultry', aka: ['alligator meat', 'crocodile', 'gator', 'crocodile meat', 'alligator tail', 'crocodile steak'], cut: 'cut into chunks', cook: { fry: 10, grill: 10, braise: 40 }, done: 'opaque and cooked through' },
  }),
  ...foodTable('roast', {
    'haunch-of-venison': { origin: 'game', safe: 'ground', plural: 'haunches of venison', aka: ['venison roast', 'venison haunch', 'saddle of venison', 'leg of venison', 'venison joint', 'venison leg'], cook: { roast: 70, braise: 150 } },
  }),
  ...foodTable('ground-meat', {
    'ground-venison': { origin: 'game', aka: ['venison mince', 'minced venison', 'ground deer', 'venison burger', 'ground elk', 'game mince', 'deer burger'] },
    'ground-boar': { name: 'ground wild boar', origin: 'pork', aka: ['wild boar mince', 'minced wild boar', 'ground boar'] },
  }),
  ...foodTable('poultry-whole', {
    pheasant: { origin: 'game', piece: 900, per: [250, 350, 450], aka: ['whole pheasant', 'pheasant breast', 'brace of pheasants', 'game bird', 'pheasant leg'], cook: { roast: 50, braise: 75 } },
    partridge: { origin: 'game', piece: 350, per: [250, 350, 400], aka: ['grouse', 'woodcock', 'snipe', 'red-legged partridge', 'ptarmigan', 'chukar'], cook: { roast: 35, braise: 60 } },
    'wild-duck': { origin: 'game', piece: 800, per: [250, 350, 450], aka: ['mallard', 'teal', 'widgeon', 'wigeon', 'wild goose', 'Canada goose'], cook: { roast: 45, braise: 90 } },
  }),
]
