// Safe temperatures: USDA FSIS, whole cuts of beef, veal and bison 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable, type Food } from '../food.ts'

/** Beef, veal and bison, raw; the generic words "meat", "steak", "roast" and "ground meat". */
// prettier-ignore
export const beef: Food[] = [
  ...foodTable('steak', {
    steak: { plural: 'steaks', emoji: '🥩', aka: ['beef steak', 'beefsteak', 'sirloin steak', 'sirloin', 'grilling steak', 'frying steak', 'New York strip', 'strip steak', 'NY strip', 'striploin', 'delmonico steak', 'club steak', 'entrecôte', 'minute steak', 'sandwich steak', 'Swiss steak', 'loin steak', 'Wagyu steak', 'Kobe beef', 'wagyu', 'T-bone steak', 'T-bone', 'porterhouse', 'porterhouse steak', 'tbone', 'bistecca fiorentina', 'rump steak', 'rump', 'top sirloin', 'beef rump', 'picanha', 'top sirloin steak', 'coulotte', 'ribeye steak', 'ribeye', 'rib eye', 'rib-eye steak', 'rib eye steak', 'cowboy steak', 'tomahawk steak', 'scotch fillet', 'rib steak', 'cote de boeuf', 'côte de bœuf', 'flank steak', 'skirt steak', 'hanger steak', 'bavette', 'onglet', 'flank', 'flat iron steak', 'flat-iron steak', 'fajita meat', 'london broil', 'beef skirt', 'tri-tip steak', 'carne asada', 'arrachera', 'beef flank'], piece: 225 },
    'fillet-steak': { plural: 'fillet steaks', aka: ['filet mignon', 'beef tenderloin steak', 'tenderloin steak', 'beef medallion', 'tournedos', 'beef fillet steak', 'chateaubriand'], piece: 180 },
    'stir-fry-beef': { aka: ['beef strip', 'beef for stir-fry', 'beef stir-fry strip', 'shaved beef', 'shaved steak', 'thinly sliced beef', 'bulgogi beef', 'sukiyaki beef', 'shabu shabu beef', 'hot pot beef', 'steak strip', 'fajita beef'], per: [90, 130, 200], cut: 'cut into strips', cook: { fry: 4, grill: 4, simmer: 4 }, done: 'browned' },
    'veal-escalope': { plural: 'veal escalopes', aka: ['veal cutlet', 'veal scaloppine', 'veal schnitzel', 'veal scallopini', 'wiener schnitzel', 'veal steak', 'veal loin'], piece: 120, cook: { fry: 6, grill: 6 }, done: 'golden on both sides' },
  }),
  ...foodTable('stewing-meat', {
    meat: { aka: ['red meat', 'meat cube', 'meat chunk', 'stewing meat', 'stew meat', 'butcher meat', 'meat piece'], safe: 'ground' },
    beef: { emoji: '🐮', aka: ['beef meat', 'diced beef', 'stewing beef', 'beef chunk', 'stewing steak', 'beef stew meat', 'braising steak', 'beef chuck', 'chuck', 'chuck steak', 'casserole steak', 'casserole beef', 'braising beef', 'gravy beef', 'chuck beef', 'beef neck', 'shoulder of beef', 'stew beef', 'beef for stew', 'blade steak', 'feather blade', 'cubed beef', 'boneless beef'] },
    'beef-shin': { aka: ['shin of beef', 'beef shank', 'beef shanks', 'leg of beef', 'shin beef', 'beef leg', 'gravy meat', 'beef cheek', 'ox cheek', 'cow cheek', 'beef cheek meat'], cook: { braise: 180, simmer: 180 } },
    oxtail: { aka: ['ox tail', 'beef tail'], per: [200, 300, 400], cut: 'whole', cook: { braise: 200, simmer: 200 }, done: 'falling from the bone' },
    'short-rib': { plural: 'short ribs', aka: ['beef short rib', 'beef rib', "jacob's ladder", 'kalbi', 'galbi', 'flanken rib', 'plate rib'], piece: 250, per: [200, 300, 400], cut: 'whole', cook: { braise: 170, roast: 180, simmer: 170 }, done: 'falling from the bone' },
    'veal-shank': { plural: 'veal shanks', aka: ['osso buco', 'ossobuco', 'osso bucco', 'veal shin'], piece: 350, per: [200, 300, 400], cut: 'whole', done: 'falling from the bone' },
    veal: { aka: ['diced veal', 'stewing veal', 'veal meat', 'veal shoulder', 'veal stew meat', 'rose veal', 'veal breast', 'calf meat', 'veal roasting joint', 'veal roast', 'roasting veal', 'leg of veal', 'loin of veal', 'veal rump', 'veal joint'], cook: { braise: 90, simmer: 90 } },
    'beef-bone': { plural: 'beef bones', aka: ['soup bone', 'stock bone', 'veal bone', 'knuckle bone', 'meat bone', 'pork bone', 'beef knuckle'], piece: 300, cut: 'whole', cook: { simmer: 180, boil: 180, roast: 45 }, done: 'the broth is brown and full-flavoured' },
  }),
  ...foodTable('roast', {
    'beef-roast': { name: 'beef roasting joint', plural: 'beef roasting joints', aka: ['roast', 'beef roast', 'roasting beef', 'beef joint', 'roasting joint', 'topside', 'silverside', 'top round', 'bottom round', 'eye of round', 'round roast', 'sirloin roast', 'rump roast', 'beef round', 'roasting meat', 'joint of beef', 'joint of meat', 'sirloin tip', 'rolled sirloin', 'tri-tip', 'tri tip', 'round steak', 'beef topside', 'beef silverside', 'Sunday joint', 'rib of beef', 'prime rib', 'standing rib roast', 'rib roast', 'beef rib roast', 'ribeye roast', 'forerib', 'fore rib of beef'] },
    'beef-fillet': { plural: 'beef fillets', aka: ['beef tenderloin', 'fillet of beef', 'tenderloin roast', 'whole beef tenderloin', 'beef wellington fillet'], cook: { roast: 35, fry: 12 } },
    'beef-brisket': { aka: ['brisket', 'brisket of beef', 'rolled brisket', 'fresh brisket', 'brisket flat'], cook: { braise: 200, roast: 220, simmer: 200 }, done: 'tender enough to pull apart with a fork' },
    'pot-roast': { aka: ['chuck roast', 'beef pot roast', 'blade roast', 'arm roast', 'shoulder roast', 'beef shoulder', '7-bone roast', 'chuck eye roast', 'beef blade'], cook: { braise: 180, roast: 180 }, done: 'tender enough to pull apart with a fork' },
    'salt-beef': { aka: ['raw corned beef', 'corned beef brisket', 'corned brisket', 'salted beef', 'corned silverside'], cook: { boil: 150, simmer: 150, braise: 170 }, done: 'tender enough to pull apart with a fork' },
  }),
  ...foodTable('chop', {
    'veal-chop': { plural: 'veal chops', aka: ['veal rib chop', 'veal loin chop', 'veal t-bone'], origin: 'beef', piece: 250, cook: { fry: 12, grill: 12, roast: 25 } },
  }),
  ...foodTable('ground-meat', {
    'ground-beef': { aka: ['minced beef', 'beef mince', 'mince', 'minced meat', 'ground meat', 'hamburger meat', 'ground chuck', 'lean ground beef', 'ground round', 'ground sirloin', 'steak mince', 'lean mince', 'burger meat', 'ground beef meat', 'taco meat', 'meat mince', 'lean beef mince', 'hamburg meat', 'extra lean ground beef', 'chopped meat', 'keema'] },
    'mixed-ground-meat': { name: 'mixed ground beef and pork', aka: ['mixed mince', 'meatloaf mix', 'half and half mince', 'beef and pork mince', 'ground beef and pork', 'mixed ground meat', 'mixed minced meat'], origin: 'pork' },
    'ground-veal': { aka: ['veal mince', 'minced veal'] },
    'ground-bison': { aka: ['ground buffalo', 'bison mince', 'bison burger'] },
    'beef-burger': { name: 'burger patty', aka: ['beef burger', 'beefburger', 'hamburger patty', 'beef patty', 'frozen burger', 'burger', 'quarter pounder', 'meat patty', 'patty', 'smash burger', 'chopped steak', 'salisbury steak', 'hamburger steak'], measure: 'each', piece: 115, cook: { fry: 10, grill: 10, roast: 18 } },
    meatball: { aka: ['Swedish meatball', 'Ikea meatball', 'köttbullar', 'pork meatball', 'Italian meatball', 'polpette', 'albondiga', 'frikadelle', 'rissole'], origin: 'pork', measure: 'each', piece: 30, cook: { fry: 12, roast: 20, simmer: 20, grill: 12 }, allergens: ['wheat', 'gluten', 'egg'] },
    'beef-meatball': { aka: ['veal meatball', 'beef kofta', 'ćevapi', 'ćevapčići', 'cevapcici'], measure: 'each', piece: 30, cook: { fry: 12, roast: 20, simmer: 20, grill: 12 }, allergens: ['wheat', 'gluten', 'egg'] },
  }),
]
