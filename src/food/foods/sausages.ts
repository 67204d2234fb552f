// Safe temperatures: USDA FSIS, raw sausages of red meat 71 °C (160 °F), of poultry 74 °C (165 °F).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Raw sausages. */
// prettier-ignore
export const rawSausages: Food[] = [
  ...foodTable('raw-sausage', {
    sausage: { aka: 'pork sausage,pork and apple sausage,pork and leek sausage,pork and herb sausage,pork and sage sausage,pork and chilli sausage,sage and onion sausage,banger,snag,pigs in blankets', allergens: ['wheat', 'gluten', 'sulphites'] },
    'Italian sausage': { aka: 'salsiccia', piece: 100 },
    bratwurst: { aka: 'brat,boerewors,nürnberger,german sausage', piece: 100 },
    'breakfast sausage': { aka: 'sausage patty', piece: 30 },
    chipolata: { aka: 'cocktail sausage', piece: 30, allergens: ['wheat', 'gluten', 'sulphites'] },
    'fresh chorizo': { plural: 'fresh chorizo sausages', aka: 'mexican chorizo,chorizo mexicano,cooking chorizo,raw chorizo,soft chorizo', hot: true },
    'beef sausage': { aka: 'halal sausage,kosher sausage', origin: 'beef', allergens: ['wheat', 'gluten', 'sulphites'] },
    'chicken sausage': { aka: 'turkey sausage', origin: 'poultry', safeRule: 'poultry' },
    alheira: { piece: 180, safeRule: 'poultry', allergens: ['wheat', 'gluten'] },
    'venison sausage': { aka: 'wild boar sausage', origin: 'game' },
    'lap cheong': { plural: 'lap cheong', aka: 'chinese sausage', piece: 45, per: [25, 45, 90], allergens: ['wheat', 'gluten', 'soy'] },
  }),
  ...foodTable('ground-meat', {
    'sausage meat': { origin: 'pork', allergens: ['wheat', 'gluten', 'sulphites'] },
  }),
]

/** Organ meats; USDA FSIS treats them as ground meat, 71 °C (160 °F), those of birds as poultry. */
// prettier-ignore
export const offal: Food[] = [
  ...foodTable('offal', {
    liver: { aka: "offal,brain,beef liver,ox liver,calf's liver,calves' liver,veal liver" },
    'lamb-liver': { name: "lamb's liver", aka: 'lamb liver', origin: 'lamb' },
    'pork-liver': { name: "pig's liver", origin: 'pork' },
    'chicken liver': { plural: 'chicken livers', aka: 'duck liver,foie gras,goose liver,turkey liver,poultry liver', origin: 'poultry', safeRule: 'poultry' },
    kidney: { aka: "ox kidney,beef kidney,veal kidney,calf's kidney", piece: 400 },
    'lamb-kidney': { name: "lamb's kidney", aka: 'mutton kidney,devilled kidney', origin: 'lamb', piece: 60 },
    'pork-kidney': { name: "pig's kidney", origin: 'pork', piece: 150 },
    'pork skin': { aka: 'pig skin', origin: 'pork', per: [20, 40, 80] },
    'chicken gizzard': { many: true, aka: 'giblet,gizzard,chicken heart', origin: 'poultry', safeRule: 'poultry' },
    'ox tongue': { aka: 'beef tongue,veal tongue', piece: 1400 },
    tripe: { aka: 'beef tripe,ox tripe,honeycomb tripe,shaki' },
    sweetbread: { many: true, aka: 'veal sweetbread,lamb sweetbread' },
    'beef offal': { aka: "ox heart,beef heart,veal heart,calf's foot,calf foot,beef foot,cow heel,cowheel,beef lung" },
    'lamb offal': { aka: "lamb's heart,lamb heart,lamb's tongue,lamb tongue,lamb's brain,lamb trotter,lamb foot,sheep trotter,lamb's head,lamb head,sheep's head,sheep head", origin: 'lamb' },
    'pork offal': { aka: "pig's heart,pork heart,pig's ear,pig ear,pork tongue,chitterling,pork intestine,pork stomach,trotter,pig trotter,pork trotter,pig foot,pork foot,pig's head,pig head,pig snout,pig's snout", origin: 'pork' },
  }),
]
