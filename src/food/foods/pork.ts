// Safe temperatures: USDA FSIS, whole cuts of pork 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable, type Food } from '../food.ts'

/** Pork and bacon, raw. */
// prettier-ignore
export const pork: Food[] = [
  ...foodTable('stewing-meat', {
    pork: { emoji: '🐷', aka: ['pork meat', 'diced pork', 'pork piece', 'pork cube', 'stewing pork', 'pork leg steak', 'casserole pork', 'pork chunk', 'boneless pork', 'cubed pork', 'stew pork', 'pig meat'], origin: 'pork', cook: { fry: 9, braise: 75, simmer: 75 }, done: 'browned and cooked through' },
    'pork-belly': { aka: ['belly pork', 'pork belly slice', 'belly of pork', 'side of pork', 'fresh side pork', 'samgyeopsal', 'pork side', 'belly slice'], origin: 'pork', cook: { fry: 15, roast: 75, braise: 90, simmer: 90 }, done: 'tender and browned' },
    'pork-shank': { plural: 'pork shanks', aka: ['ham hock', 'pork knuckle', 'pork hock', 'gammon hock', 'gammon knuckle', 'schweinshaxe', 'pig knuckle', 'smoked ham hock', 'smoked hock', 'eisbein', 'ham shank'], origin: 'pork', piece: 900, per: [250, 350, 450], cut: 'whole', cook: { braise: 150, simmer: 150, roast: 150 }, done: 'falling from the bone' },
    'pork-cheek': { plural: 'pork cheeks', aka: ['pig cheek', 'pork jowl', 'jowl', 'hog jowl'], origin: 'pork', piece: 90 },
    'pig-trotter': { name: "pig's trotter", plural: "pig's trotters", aka: ['trotter', 'pig trotter', "pig's foot", 'pig foot', 'pork foot', 'pork trotter'], origin: 'pork', piece: 350, per: [150, 250, 350], cut: 'whole', cook: { simmer: 180, braise: 180 } },
  }),
  ...foodTable('chop', {
    'pork-chop': { plural: 'pork chops', aka: ['pork loin chop', 'pork rib chop', 'pork cutlet', 'bone-in pork chop', 'boneless pork chop', 'chop', 'smoked pork chop', 'kassler', 'pork t-bone', 'thin pork chop'], piece: 200 },
    'pork-steak': { plural: 'pork steaks', aka: ['pork loin steak', 'pork shoulder steak', 'pork escalope', 'pork schnitzel', 'pork medallion', 'pork leg', 'boneless pork loin chop', 'pork collar', 'secreto', 'pluma', 'pork neck', 'pork neck steak', 'iberico pork', 'stir-fry pork', 'pork strip', 'pork stir-fry strip', 'pork sirloin'], piece: 150 },
    'gammon-steak': { plural: 'gammon steaks', aka: ['gammon', 'ham steak', 'bacon chop', 'bacon steak', 'gammon slice'], piece: 200, cook: { fry: 9, grill: 9, roast: 20 } },
  }),
  ...foodTable('roast', {
    'pork-tenderloin': { plural: 'pork tenderloins', aka: ['pork fillet', 'tenderloin', 'pork filet', 'fillet of pork'], origin: 'pork', piece: 450, per: [110, 150, 200], cook: { roast: 25, fry: 15, grill: 18, braise: 35 } },
    'pork-loin': { plural: 'pork loins', aka: ['pork loin roast', 'loin of pork', 'pork roast', 'roasting pork', 'pork joint', 'pork roasting joint', 'leg of pork', 'crackling joint', 'fresh ham', 'pork rack', 'rack of pork', 'porchetta', 'pork rump', 'lomo'], origin: 'pork', cook: { roast: 75, braise: 90 } },
    'pork-shoulder': { plural: 'pork shoulders', aka: ['pork butt', 'Boston butt', 'shoulder of pork', 'picnic shoulder', 'pork picnic', 'pork shoulder roast', 'boneless pork shoulder', 'carnitas meat', 'hand of pork'], origin: 'pork', cook: { braise: 180, roast: 220, simmer: 150 }, done: 'tender enough to pull apart with a fork' },
    'pork-rib': { many: true, emoji: '🍖', aka: ['pork rib', 'rib', 'spare rib', 'sparerib', 'baby back rib', 'back rib', 'rack of ribs', 'rib rack', 'pork spare rib', 'country-style rib', 'country style rib', 'St. Louis rib', 'loin rib'], origin: 'pork', per: [250, 350, 450], cook: { roast: 120, braise: 110, simmer: 90, grill: 60 }, done: 'tender and the meat draws back from the bone' },
    'gammon-joint': { plural: 'gammon joints', aka: ['smoked gammon', 'smoked gammon joint', 'bacon joint', 'uncooked ham', 'raw ham joint', 'boiling bacon', 'country ham', 'cured ham joint', 'boiling ham'], origin: 'pork', cook: { boil: 90, roast: 100, simmer: 90 }, done: 'tender and cooked through' },
  }),
  ...foodTable('ground-meat', {
    'ground-pork': { aka: ['pork mince', 'minced pork', 'lean ground pork', 'seasoned ground pork', 'ground pork meat', 'mett'], origin: 'pork' },
    'pork-burger': { aka: ['pork patty', 'pork and apple burger'], origin: 'pork', measure: 'each', piece: 115, cook: { fry: 12, grill: 12, roast: 20 } },
  }),
  ...foodTable('bacon', {
    bacon: { emoji: '🥓', aka: ['streaky bacon', 'bacon rasher', 'rasher', 'rasher of bacon', 'bacon slice', 'bacon strip', 'strip of bacon', 'slice of bacon', 'smoked bacon', 'thick-cut bacon', 'thick cut bacon', 'applewood bacon', 'unsmoked bacon', 'center-cut bacon', 'maple bacon', 'green bacon', 'American bacon', 'side bacon', 'smoked streaky bacon', 'hickory smoked bacon', 'bacon end', 'back bacon', 'English bacon', 'Irish bacon', 'English back bacon', 'smoked back bacon', 'peameal bacon', 'bacon medallion', 'Danish bacon', 'unsmoked back bacon'], piece: 25, pieceName: 'rasher' },
    'bacon-lardon': { name: 'lardons', aka: ['lardon', 'bacon lardon', 'diced bacon', 'bacon cube', 'speck cube', 'smoked lardon', 'bacon piece', 'cooking bacon', 'schinkenwürfel'] },
    pancetta: { aka: ['cubed pancetta', 'pancetta cube', 'diced pancetta', 'smoked pancetta', 'panceta', 'ventrèche'] },
    guanciale: { aka: ['cured pork cheek', 'cured pork jowl'] },
    'salt-pork': { aka: ['fatback', 'pork fatback', 'tocino', 'petit salé', 'salted pork belly', 'fat bacon', 'streak of lean'], cook: { fry: 8, simmer: 40, boil: 40 } },
    'turkey-bacon': { aka: ['turkey rasher', 'chicken bacon'], origin: 'poultry', safe: 'poultry' },
    'beef-bacon': { aka: ['halal bacon', 'veal bacon', 'kosher bacon', 'lamb bacon'], origin: 'beef' },
  }),
]
