// Every dairy cheese holds milk (Regulation (EU) 1169/2011, Annex II; FALCPA); many are set with calf rennet.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Cheeses of cow's, sheep's, goat's and buffalo's milk. */
// prettier-ignore
export const cheeses: Food[] = [
  ...foodTable('hard-cheese', {
    parmesan: { aka: 'parm,reggiano' },
    'parmesan rind': { aka: 'rind end of parmesan,parmesan rind end', role: 'sauce', measure: 'each', piece: 60, per: [20, 40, 60] },
    'Grana Padano': { aka: 'grana' },
    'pecorino-romano': { name: 'pecorino', aka: 'romano' },
    Asiago: { aka: 'västerbotten' },
    Manchego: { per: [15, 30, 50] },
  }),
  ...foodTable('melting-cheese', {
    cheese: { emoji: '🧀', aka: 'cheese blend,cheese curd,babybel,muenster,port salut,tomme de savoie' },
    cheddar: { aka: 'caerphilly,colby,cheshire' },
    mozzarella: { aka: 'mozz,oaxaca,string cheese' },
    'fresh mozzarella': { aka: 'mozzarella di bufala,mozzarella ball,buffalo mozzarella,bocconcini', piece: 125, pieceName: 'ball', per: [40, 60, 125] },
    Gruyère: { aka: 'comte,beaufort' },
    Emmental: { aka: 'swiss,jarlsberg' },
    gouda: {},
    Edam: { aka: 'edamer' },
    'Monterey Jack': { aka: 'jack cheese' },
    'pepper Jack': {},
    provolone: {},
    fontina: {},
    'American cheese': { aka: 'cheese slice,processed cheese,burger cheese', piece: 20, pieceName: 'slice', allergens: ['milk', 'soy'] },
  }),
  ...foodTable('soft-cheese', {
    'cream cheese': { aka: 'boursin,philadelphia,soft cheese,philly,neufchatel,creme cheese', taste: 'either' },
    'spreadable-cheese': { name: 'cheese spread', aka: 'laughing cow,spreadable cheese' },
    ricotta: { aka: 'whey cheese', taste: 'either', per: [40, 70, 125] },
    mascarpone: { aka: 'mascarpone cream', taste: 'either' },
    'cottage cheese': { taste: 'either', per: [50, 90, 150] },
    'farmer cheese': { taste: 'either', per: [50, 90, 150] },
    brie: {},
    camembert: { piece: 250, pieceName: 'wheel' },
    'goat-cheese': { name: "goat's cheese", aka: "goat curd,goat's curd" },
  }),
  ...foodTable('crumbling-cheese', {
    feta: { aka: 'greek cheese' },
    'blue cheese': { aka: 'danish blue,bleu cheese' },
    gorgonzola: { aka: 'dolcelatte' },
    Roquefort: {},
    Stilton: {},
    'queso fresco': { aka: 'queso de mano,queso blanco,queso panela,fresh cheese' },
    'ricotta salata': {},
  }),
  ...foodTable('frying-cheese', {
    halloumi: { aka: 'grilling cheese,frying cheese,queso de freír', piece: 225, pieceName: 'block' },
    paneer: { piece: 225, pieceName: 'block' },
    'breaded cheese': { aka: 'breaded mozzarella stick,fried cheese,breaded camembert,breaded brie,breaded halloumi,mozzarella stick', raw: false, allergens: ['wheat', 'gluten', 'milk'] },
  }),
]
