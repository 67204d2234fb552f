// Allergens follow Regulation (EU) 1169/2011, Annex II: lovage and other relatives of celery are not listed there.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Fresh herbs, soft and woody, and dried herbs. A plain name means the form most kitchens hold. */
// prettier-ignore
export const herbs: Food[] = [
  ...foodTable('soft-herb', {
    parsley: {},
    coriander: { aka: 'dhania' },
    epazote: {},
    basil: { emoji: '🌿' },
    'Thai basil': {},
    mint: { aka: 'spearmint,peppermint', taste: 'either' },
    dill: { aka: 'shepu' },
    chive: { many: true, piece: 25 },
    tarragon: {},
    'fresh herb': { many: true, aka: 'herb' },
  }),
  ...foodTable('woody-herb', {
    thyme: { aka: 'sprig of thyme', piece: 1, per: [0.5, 1, 2] },
    rosemary: { piece: 3 },
    sage: { measure: 'handful', piece: 20, pieceName: 'bunch' },
    'bay-leaf': { name: 'bay', plural: 'bay', aka: 'bayleaf,tej patta', piece: 0.5, pieceName: 'leaf', per: [0.15, 0.3, 0.6], raw: false },
    'curry leaf': { many: true, per: [0.5, 1, 3] },
    'makrut-lime-leaf': { name: 'makrut lime', plural: 'makrut lime', aka: 'lime leaf', piece: 0.7, pieceName: 'leaf', per: [0.5, 1, 2] },
    'pandan leaf': { plural: 'pandan leaves', aka: 'pandan', taste: 'either', piece: 8, pieceName: 'leaf', per: [2, 4, 8], raw: false },
    'banana leaf': { plural: 'banana leaves', piece: 40, pieceName: 'leaf', per: [10, 20, 40], raw: false },
    lavender: { taste: 'sweet', measure: 'spoon', piece: 1, per: [0.2, 0.5, 1] },
  }),
  ...foodTable('dried-herb', {
    oregano: { aka: 'zaatar leaf' },
    guascas: { plural: 'guascas' },
    'dried thyme': { aka: 'ground thyme' },
    'dried rosemary': { aka: 'ground rosemary' },
    'dried basil': { aka: 'ground basil,basil flake' },
    'dried parsley': { aka: 'parsley flake' },
    'dried sage': { aka: 'rubbed sage' },
    'dried mint': { aka: 'nana mint', taste: 'either' },
    'dried dill': { aka: 'dried dill weed' },
    marjoram: {},
    'dried savory': { aka: 'summer savory,winter savory' },
    'fenugreek-leaf': { name: 'dried fenugreek leaves', aka: 'methi,dried fenugreek,fenugreek leaf,kasuri methi' },
    'Italian seasoning': { aka: 'italian herb,italian spice,pizza seasoning' },
    'herbes de Provence': { aka: 'provençal herb,herb de provence,herbs of provence' },
    'dried mixed herb': { many: true, aka: 'mixed herb,dried herb,khmeli suneli,dried tarragon,dried chive,bouquet garni' },
    'poultry seasoning': {},
  }),
]
