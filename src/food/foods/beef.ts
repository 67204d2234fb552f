// Safe temperatures: USDA FSIS, whole cuts of beef, veal and bison 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable, type Food } from '../food.ts'

/** Beef, veal and bison, raw; the generic words "meat", "steak", "roast" and "ground meat". */
// prettier-ignore
export const beef: Food[] = [
  ...foodTable('steak', {
    steak: { emoji: '🥩', plural: 'steaks', piece: 225, aka: ['beef steak', 'beefsteak', 'sirloin steak', 'sirloin', 'grilling steak', 'frying steak', 'New York strip', 'strip steak', 'NY strip', 'striploin', 'delmonico steak', 'club steak', 'entrecôte', 'minute steak', 'sandwich steak', 'Swiss steak', 'loin steak', 'Wagyu steak', 'Kobe beef', 'wagyu'] },
    'ribeye-steak': { name: 'ribeye steak', plural: 'ribeye steaks', piece: 280, aka: ['ribeye', 'rib eye', 'rib-eye steak', 'rib eye steak', 'cowboy steak', 'tomahawk steak', 'scotch fillet', 'rib steak', 'cote de boeuf', 'côte de bœuf'] },
    'fillet-steak': { plural: 'fillet steaks', piece: 180, aka: ['filet mignon', 'beef tenderloin steak', 'tenderloin steak', 'beef medallion', 'tournedos', 'beef fillet steak', 'chateaubriand'] },
    'rump-steak': { plural: 'rump steaks', piece: 225, aka: ['rump', 'top sirloin', 'beef rump', 'picanha', 'top sirloin steak', 'coulotte'] },
    't-bone-steak': { name: 'T-bone steak', plural: 'T-bone steaks', piece: 450, per: [200, 300, 400], aka: ['T-bone', 'porterhouse', 'porterhouse steak', 'tbone', 'bistecca fiorentina'], cook: { fry: 12, grill: 12, roast: 22 } },
    'flank-steak': { plural: 'flank steaks', piece: 600, aka: ['skirt steak', 'hanger steak', 'bavette', 'onglet', 'flank', 'flat iron steak', 'flat-iron steak', 'fajita meat', 'london broil', 'beef skirt', 'tri-tip steak', 'carne asada', 'arrachera', 'beef flank'], cook: { fry: 9, grill: 9, roast: 18 } },
    'stir-fry-beef': { aka: ['beef strip', 'beef for stir-fry', 'beef stir-fry strip', 'shaved beef', 'shaved steak', 'thinly sliced beef', 'bulgogi beef', 'sukiyaki beef', 'shabu shabu beef', 'hot pot beef', 'steak strip', 'fajita beef'], cut: 'cut into strips', per: [90, 130, 200], cook: { fry: 4, grill: 4, simmer: 4 }, done: 'browned' },
    'veal-escalope': { plural: 'veal escalopes', piece: 120, aka: ['veal cutlet', 'veal scaloppine', 'veal schnitzel', 'veal scallopini', 'wiener schnitzel', 'veal steak', 'veal loin'], cook: { fry: 6, grill: 6 }, done: 'golden on both sides' },
    'bison-steak': { plural: 'bison steaks', piece: 225, aka: ['bison', 'buffalo steak', 'buffalo meat'] },
  }),
  ...foodTable('stewing-meat', {
    meat: { aka: ['red meat', 'meat cube', 'meat chunk', 'stewing meat', 'stew meat', 'butcher meat', 'meat piece'], safe: 'ground', cook: { braise: 100, simmer: 100 } },
    beef: { emoji: '🐮', aka: ['beef meat', 'diced beef', 'stewing beef', 'beef chunk', 'stewing steak', 'beef stew meat', 'braising steak', 'beef chuck', 'chuck', 'chuck steak', 'casserole steak', 'casserole beef', 'braising beef', 'gravy beef', 'chuck beef', 'beef neck', 'shoulder of beef', 'stew beef', 'beef for stew', 'blade steak', 'feather blade', 'cubed beef', 'boneless beef'] },
    'beef-shin': { aka: ['shin of beef', 'beef shank', 'beef shanks', 'leg of beef', 'shin beef', 'beef leg', 'gravy meat'], cook: { braise: 180, simmer: 180 } },
    'beef-cheek': { plural: 'beef cheeks', piece: 350, aka: ['ox cheek', 'cow cheek', 'beef cheek meat'], cook: { braise: 180, simmer: 180 } },
    oxtail: { aka: ['ox tail', 'beef tail'], per: [200, 300, 400], cut: 'whole', cook: { braise: 200, simmer: 200 }, done: 'falling from the bone' },
    'short-rib': { plural: 'short ribs', piece: 250, per: [200, 300, 400], cut: 'whole', aka: ['beef short rib', 'beef rib', "jacob's ladder", 'kalbi', 'galbi', 'flanken rib', 'plate rib'], cook: { braise: 170, roast: 180, simmer: 170 }, done: 'falling from the bone' },
    'veal-shank': { plural: 'veal shanks', piece: 350, per: [200, 300, 400], cut: 'whole', aka: ['osso buco', 'ossobuco', 'osso bucco', 'veal shin'], cook: { braise: 120, simmer: 120 }, done: 'falling from the bone' },
    veal: { aka: ['diced veal', 'stewing veal', 'veal meat', 'veal shoulder', 'veal stew meat', 'rose veal', 'veal breast', 'calf meat'], cook: { braise: 90, simmer: 90 } },
    'beef-bone': { plural: 'beef bones', piece: 300, per: [80, 150, 250], cut: 'whole', aka: ['soup bone', 'stock bone', 'veal bone', 'knuckle bone', 'meat bone', 'pork bone', 'beef knuckle'], cook: { simmer: 180, boil: 180, roast: 45 }, done: 'the broth is brown and full-flavoured' },
  }),
  ...foodTable('roast', {
    'beef-roast': { name: 'beef roasting joint', plural: 'beef roasting joints', aka: ['roast', 'beef roast', 'roasting beef', 'beef joint', 'roasting joint', 'topside', 'silverside', 'top round', 'bottom round', 'eye of round', 'round roast', 'sirloin roast', 'rump roast', 'beef round', 'roasting meat', 'joint of beef', 'joint of meat', 'sirloin tip', 'rolled sirloin', 'tri-tip', 'tri tip', 'round steak', 'beef topside', 'beef silverside', 'Sunday joint'] },
    'rib-of-beef': { name: 'rib of beef', plural: 'ribs of beef', aka: ['prime rib', 'standing rib roast', 'rib roast', 'beef rib roast', 'ribeye roast', 'forerib', 'fore rib of beef'], cook: { roast: 100 }, per: [200, 300, 400] },
    'beef-fillet': { plural: 'beef fillets', aka: ['beef tenderloin', 'fillet of beef', 'tenderloin roast', 'whole beef tenderloin', 'beef wellington fillet'], cook: { roast: 35, fry: 12 } },
    'beef-brisket': { aka: ['brisket', 'brisket of beef', 'rolled brisket', 'fresh brisket', 'brisket flat'], cook: { braise: 200, roast: 220, simmer: 200 }, done: 'tender enough to pull apart with a fork' },
    'pot-roast': { aka: ['chuck roast', 'beef pot roast', 'blade roast', 'arm roast', 'shoulder roast', 'beef shoulder', '7-bone roast', 'chuck eye roast', 'beef blade'], cook: { braise: 180, roast: 180 }, done: 'tender enough to pull apart with a fork' },
    'veal-roast': { name: 'veal roasting joint', plural: 'veal roasting joints', aka: ['veal roast', 'roasting veal', 'leg of veal', 'loin of veal', 'veal rump', 'veal joint'], cook: { roast: 75, braise: 100 } },
    'salt-beef': { aka: ['raw corned beef', 'corned beef brisket', 'corned brisket', 'salted beef', 'corned silverside'], cook: { boil: 150, simmer: 150, braise: 170 }, done: 'tender enough to pull apart with a fork' },
  }),
  ...foodTable('chop', {
    'veal-chop': { origin: 'beef', plural: 'veal chops', piece: 250, aka: ['veal rib chop', 'veal loin chop', 'veal t-bone'], cook: { fry: 12, grill: 12, roast: 25 } },
  }),
  ...foodTable('ground-meat', {
    'ground-beef': { aka: ['minced beef', 'beef mince', 'mince', 'minced meat', 'ground meat', 'hamburger meat', 'ground chuck', 'lean ground beef', 'ground round', 'ground sirloin', 'steak mince', 'lean mince', 'burger meat', 'ground beef meat', 'taco meat', 'meat mince', 'lean beef mince', 'hamburg meat', 'extra lean ground beef', 'chopped meat', 'keema'] },
    'mixed-ground-meat': { name: 'mixed ground beef and pork', origin: 'pork', aka: ['mixed mince', 'meatloaf mix', 'half and half mince', 'beef and pork mince', 'ground beef and pork', 'mixed ground meat', 'mixed minced meat'] },
    'ground-veal': { aka: ['veal mince', 'minced veal'] },
    'ground-bison': { aka: ['ground buffalo', 'bison mince', 'bison burger'] },
    'beef-burger': { name: 'burger patty', plural: 'burger patties', measure: 'each', piece: 115, per: [100, 115, 230], aka: ['beef burger', 'beefburger', 'hamburger patty', 'beef patty', 'frozen burger', 'burger', 'quarter pounder', 'meat patty', 'patty', 'smash burger', 'chopped steak', 'salisbury steak', 'hamburger steak'], cook: { fry: 10, grill: 10, roast: 18 } },
    meatball: { measure: 'each', piece: 30, per: [80, 120, 180], origin: 'pork', allergens: ['wheat', 'gluten', 'egg'], aka: ['Swedish meatball', 'Ikea meatball', 'köttbullar', 'pork meatball', 'Italian meatball', 'polpette', 'albondiga', 'frikadelle', 'rissole'], cook: { fry: 12, roast: 20, simmer: 20, grill: 12 } },
    'beef-meatball': { measure: 'each', piece: 30, per: [80, 120, 180], allergens: ['wheat', 'gluten', 'egg'], aka: ['veal meatball', 'beef kofta', 'ćevapi', 'ćevapčići', 'cevapcici'], cook: { fry: 12, roast: 20, simmer: 20, grill: 12 } },
  }),
]
