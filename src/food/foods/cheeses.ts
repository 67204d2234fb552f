// Every dairy cheese holds milk (Regulation (EU) 1169/2011, Annex II; FALCPA); many are set with calf rennet.
import { foodTable, type Food } from '../food.ts'

/** Cheeses of cow's, sheep's, goat's and buffalo's milk. */
// prettier-ignore
export const cheeses: Food[] = [
  ...foodTable('hard-cheese', {
    parmesan: { aka: 'parm,reggiano,hard cheese', foreign: 'parmesano,parmigiano,parmigiano reggiano,parmesão,parmezaan,parmezan,パルメザンチーズ,粉チーズ' },
    'Grana Padano': { aka: 'grana' },
    'pecorino-romano': { name: 'pecorino', aka: 'romano,sheep cheese,pecorino toscano,pecorino sardo' },
    Asiago: {},
    Manchego: { per: [15, 30, 50] },
  }),
  ...foodTable('melting-cheese', {
    cheese: { emoji: '🧀', aka: 'cheese blend,cheese curd,babybel,cheese string,havarti,muenster,port salut,tomme de savoie,limburger', foreign: 'queso,fromage,käse,formaggio,queijo,kaas,ser żółty,チーズ,奶酪,芝士' },
    cheddar: { aka: 'cotija,colby,red leicester,double gloucester,cheshire,wensleydale' },
    mozzarella: { aka: 'mozz,oaxaca,quesillo', foreign: 'モッツァレラ' },
    'fresh mozzarella': { aka: 'mozzarella ball,buffalo mozzarella,bocconcini,burrata', piece: 125, pieceName: 'ball', per: [40, 60, 125], cut: 'torn' },
    Gruyère: { aka: 'comte,beaufort,mountain cheese,bergkäse' },
    Emmental: { aka: 'swiss,jarlsberg,maasdam,emental' },
    gouda: { aka: 'dutch cheese' },
    Edam: { aka: 'edamer,ball cheese,queso de bola' },
    'Monterey Jack': { aka: 'jack cheese' },
    'pepper Jack': {},
    provolone: { aka: 'caciocavallo,scamorza' },
    fontina: { aka: 'taleggio,stracchino' },
    raclette: { aka: "reblochon,saint-nectaire,mont d'or" },
    'American cheese': { aka: 'cheese slice,processed cheese,kraft singles,burger cheese,velveeta,sliced cheese,slice cheese,kraft slice', piece: 20, pieceName: 'slice', cut: 'whole', allergens: ['milk', 'soy'] },
  }),
  ...foodTable('soft-cheese', {
    'cream cheese': { aka: 'philadelphia,soft cheese,philly,neufchatel,creme cheese', foreign: 'queso crema,frischkäse,roomkaas,serek śmietankowy,クリームチーズ', taste: 'either' },
    boursin: { name: 'herb and garlic cream cheese', aka: 'boursin,herb cheese' },
    'spreadable-cheese': { name: 'cheese spread', aka: 'cheese triangle,laughing cow,spreadable cheese' },
    ricotta: { aka: 'brocciu,whey cheese,anthotyro,urda', foreign: 'requesón,ricota', taste: 'either', per: [40, 70, 125] },
    mascarpone: { aka: 'mascarpone cream', taste: 'either' },
    'cottage cheese': { foreign: 'hüttenkäse,fiocchi di latte,serek wiejski', taste: 'either', per: [50, 90, 150] },
    brie: { cut: 'sliced' },
    camembert: { piece: 250, pieceName: 'wheel', cut: 'sliced' },
    'goat-cheese': { name: "goat's cheese", aka: 'goat cheese log,crottin', foreign: 'queso de cabra,chèvre,ziegenkäse,formaggio di capra,caprino,queijo de cabra,geitenkaas', adjective: 'tangy' },
  }),
  ...foodTable('crumbling-cheese', {
    feta: { aka: 'salad cheese,greek cheese,sirene,bryndza', foreign: 'schafskäse' },
    'blue cheese': { aka: "danish blue,saint agur,cabrales,cashel blue,bleu d'auvergne,bleu cheese", foreign: 'blauschimmelkäse' },
    gorgonzola: { aka: 'dolcelatte' },
    Roquefort: {},
    Stilton: {},
    'queso fresco': { aka: 'queso blanco,mexican cheese,queso panela' },
    'ricotta salata': { cut: 'grated' },
  }),
  ...foodTable('frying-cheese', {
    halloumi: { aka: 'grilling cheese,frying cheese,saganaki,provoleta', piece: 225, pieceName: 'block' },
    paneer: { aka: 'indian cheese', piece: 225, pieceName: 'block', cut: 'diced' },
    'breaded cheese': { aka: 'breaded mozzarella stick,fried cheese,breaded camembert,breaded brie,breaded halloumi', cut: 'whole', cook: { roast: 12, fry: 6 }, done: 'crisp and melting', raw: false, allergens: ['milk', 'wheat', 'gluten'] },
  }),
]
