// Every dairy cheese holds milk (Regulation (EU) 1169/2011, Annex II; FALCPA); many are set with calf rennet.
import { foodTable, type Food } from '../food.ts'

/** Cheeses of cow's, sheep's, goat's and buffalo's milk. */
// prettier-ignore
export const cheeses: Food[] = [
  ...foodTable('hard-cheese', {
    parmesan: { aka: 'parm, Reggiano, parmasan, hard cheese' },
    'grana-padano': { name: 'Grana Padano', aka: 'grana' },
    'pecorino-romano': { name: 'pecorino', aka: 'Romano, sheep cheese, pecorino toscano, pecorino sardo' },
    asiago: { name: 'Asiago' },
    manchego: { name: 'Manchego', per: [15, 30, 50] },
  }),
  ...foodTable('melting-cheese', {
    cheese: { emoji: '🧀', aka: 'block of cheese, cheese blend, cheese curd, Babybel, cheese string, smoked cheese, havarti, muenster, port salut, tomme de savoie, limburger' },
    cheddar: { aka: 'cotija, colby, red leicester, double gloucester, Cheshire, wensleydale' },
    mozzarella: { aka: 'mozz, mozarella, smoked mozzarella, oaxaca, quesillo' },
    'fresh-mozzarella': { name: 'fresh mozzarella', aka: 'mozzarella ball, buffalo mozzarella, bocconcini, burrata', piece: 125, pieceName: 'ball', per: [40, 60, 125], cut: 'torn' },
    gruyere: { name: 'Gruyère', aka: 'Comte, Beaufort, mountain cheese, bergkäse' },
    emmental: { name: 'Emmental', aka: 'Swiss, Jarlsberg, emmentaler, Maasdam, emental' },
    gouda: { aka: 'Dutch cheese' },
    edam: { name: 'Edam', aka: 'edamer, ball cheese, queso de bola' },
    'monterey-jack': { name: 'Monterey Jack', aka: 'Jack cheese' },
    'pepper-jack': { name: 'pepper Jack' },
    provolone: { aka: 'caciocavallo, scamorza' },
    fontina: { aka: 'taleggio, stracchino' },
    raclette: { aka: "reblochon, Saint-Nectaire, mont d'or" },
    'american-cheese': { name: 'American cheese', aka: 'cheese slice, processed cheese, Kraft Singles, burger cheese, Velveeta, sliced cheese, slice cheese, Kraft slice', piece: 20, pieceName: 'slice', cut: 'whole', allergens: ['milk', 'soy'] },
  }),
  ...foodTable('soft-cheese', {
    'cream-cheese': { name: 'cream cheese', aka: 'Philadelphia, soft cheese, Philly, neufchatel, creme cheese', taste: 'either' },
    boursin: { name: 'herb and garlic cream cheese', aka: 'Boursin, herb cheese' },
    'spreadable-cheese': { name: 'cheese spread', aka: 'cheese triangle, Laughing Cow, spreadable cheese' },
    ricotta: { aka: 'brocciu, ricotta fresca, whey cheese, anthotyro, urda', taste: 'either', per: [40, 70, 125] },
    mascarpone: { aka: 'marscapone, mascapone, mascarpone cream', taste: 'either' },
    'cottage-cheese': { name: 'cottage cheese', taste: 'either', per: [50, 90, 150] },
    brie: { cut: 'sliced' },
    camembert: { piece: 250, pieceName: 'wheel', cut: 'sliced' },
    'goat-cheese': { name: "goat's cheese", aka: 'goat cheese log, crottin', adjective: 'tangy' },
  }),
  ...foodTable('crumbling-cheese', {
    feta: { aka: 'salad cheese, Greek cheese, sirene, bryndza' },
    'blue-cheese': { name: 'blue cheese', aka: "bleu cheese, Danish blue, Saint Agur, Cabrales, Cashel Blue, bleu d'auvergne" },
    gorgonzola: { aka: 'dolcelatte' },
    roquefort: { name: 'Roquefort' },
    stilton: { name: 'Stilton' },
    'queso-fresco': { name: 'queso fresco', aka: 'queso blanco, Mexican cheese, queso panela' },
    'ricotta-salata': { name: 'ricotta salata', cut: 'grated' },
  }),
  ...foodTable('frying-cheese', {
    halloumi: { aka: 'grilling cheese, frying cheese, saganaki, provoleta', piece: 225, pieceName: 'block' },
    paneer: { aka: 'Indian cheese', piece: 225, pieceName: 'block', cut: 'diced' },
    'breaded-cheese': { name: 'breaded cheese', aka: 'breaded mozzarella stick, fried cheese, breaded camembert, breaded brie, breaded halloumi', cut: 'whole', cook: { roast: 12, fry: 6 }, raw: false, done: 'crisp and melting', allergens: ['milk', 'wheat', 'gluten'] },
  }),
]
