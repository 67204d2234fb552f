// Safe temperatures: USDA FSIS, whole cuts of beef, veal and bison 63 °C (145 °F) and 3 minutes' rest, ground 71 °C (160 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Beef, veal and bison, raw; the generic words "meat", "steak", "roast" and "ground meat". */
// prettier-ignore
export const beef: Food[] = [
  ...foodTable('steak', {
    steak: { emoji: '🥩', aka: 'sirloin,striploin,entrecôte,rump,ribeye,flank,carne asada,scotch fillet,london broil', piece: 225 },
    'fillet steak': { aka: 'filet mignon,beef tenderloin steak', piece: 180 },
    'veal escalope': { aka: 'veal cutlet,veal scallopini,veal scaloppine,veal schnitzel,veal steak', piece: 120 },
    'minute steak': { aka: 'sandwich steak,cube steak,cubed steak,breakfast steak,thin-cut steak,frying steak', piece: 115 },
    'stir fry beef': { aka: 'beef strip,beef stir fry strip,shaved beef', per: [90, 130, 200] },
  }),
  ...foodTable('stewing-meat', {
    meat: { safeRule: 'ground' },
    beef: { emoji: '🐮' },
    'stewing beef': { aka: 'stewing steak,stew meat,stew beef,beef stew meat,stewing meat,braising beef,braising steak,casserole steak,casserole beef,beef chuck,chuck,chuck steak,skirt,beef skirt,skirt beef,beef cubes' },
    'beef shin': {},
    oxtail: { aka: 'beef tail', per: [200, 300, 400] },
    'short rib': { aka: 'beef rib,flanken rib', piece: 250, per: [200, 300, 400] },
    'veal shank': { aka: 'ossobuco,veal shin', piece: 350, per: [200, 300, 400] },
    veal: {},
    'beef bone': { aka: 'soup bone,stock bone,pork bone,marrow bone,bone marrow', piece: 300 },
  }),
  ...foodTable('roast', {
    'beef-roast': { name: 'beef roasting joint', aka: 'roast,roasting beef,beef joint,roast beef joint,round steak,rib of beef,prime rib' },
    'beef fillet': { aka: 'fillet of beef' },
    'beef brisket': { aka: 'brisket' },
    'pot roast': { aka: 'chuck roast,beef chuck roast,beef chuck joint,chuck joint,beef shoulder,beef shoulder roast' },
    'salt beef': { aka: 'raw corned beef,corned beef brisket,corned silverside' },
  }),
  ...foodTable('chop', {
    'veal chop': { aka: 'veal rib chop,veal loin chop', origin: 'beef', piece: 250 },
  }),
  ...foodTable('ground-meat', {
    'ground beef': { aka: 'mince,minced meat,ground meat,hamburger meat,taco meat,keema' },
    'mixed-ground-meat': { name: 'mixed ground beef and pork', aka: 'meatloaf mix,mixed mince,beef and pork mince,pork and beef mince,ground beef and pork,ground pork and beef,minced beef and pork,mixed ground meat,mixed minced meat', origin: 'pork' },
    'ground veal': { aka: 'veal mince' },
    'beef-burger': { name: 'burger patty', aka: 'beefburger,burger,patty,hamburger steak', measure: 'each', piece: 115 },
    meatball: { origin: 'pork', measure: 'each', piece: 30, allergens: ['wheat', 'gluten', 'egg'] },
    'beef meatball': { aka: 'beef kofta,veal meatball', measure: 'each', piece: 30, allergens: ['wheat', 'gluten', 'egg'] },
  }),
]
