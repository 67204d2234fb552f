// Allergens: Regulation (EU) 1169/2011, Annex II. Margarines often hold whey or buttermilk, so milk is named there.
import { foodTable, type Food } from '../food.ts'

/** Butter, spreads, animal fats, and gelatine. */
// prettier-ignore
export const fats: Food[] = [
  ...foodTable('butter', {
    butter: { emoji: '🧈', aka: ['unsalted butter', 'salted butter', 'stick of butter', 'sweet butter', 'slightly salted butter', 'Kerrygold', 'Lurpak', 'spreadable butter', 'dairy butter', 'butter stick', 'cultured butter', 'Irish butter', 'European butter', 'pat of butter', 'knob of butter', 'block of butter', 'grass-fed butter', 'whipped butter', 'Anchor butter', 'goat butter', 'lightly salted butter', 'block butter', 'fresh butter', 'lactose-free butter', 'French butter', 'sweet cream butter', 'President butter', 'butter pat'], adjective: 'buttery', piece: 113, pieceName: 'stick' },
    'brown-butter': { name: 'brown butter', aka: ['browned butter', 'beurre noisette', 'burnt butter', 'noisette butter'], adjective: 'nutty' },
    'garlic-butter': { name: 'garlic butter', aka: ['herb butter', 'Café de Paris butter', "maître d'hôtel butter", 'garlic and herb butter', 'parsley butter', 'lemon butter', 'compound butter', 'kräuterbutter', 'flavoured butter', 'truffle butter'], taste: 'savoury' },
    ghee: { aka: ['clarified butter', 'butter ghee', 'drawn butter', 'desi ghee', 'smen', 'niter kibbeh', 'pure ghee', 'samna', 'cow ghee', 'butterschmalz', 'butter oil', 'samneh'] },
    margarine: { aka: ['marge', 'oleo', 'baking spread', 'Stork', 'buttery spread', 'vegetable spread', 'Country Crock', 'sunflower spread', 'Blue Band', 'oleomargarine', "I Can't Believe It's Not Butter", 'low-fat spread', 'Benecol', 'Clover', 'Bertolli spread', 'baking margarine', 'stick margarine', 'soft spread', 'olive oil spread', 'block margarine', 'fat spread', 'Rama', 'Imperial margarine', 'tub margarine', 'Utterly Butterly', 'butter substitute', 'Smart Balance'], origin: 'plant' },
    'vegan-butter': { name: 'vegan butter', aka: ['plant butter', 'dairy-free butter', 'plant-based butter', 'dairy-free spread', 'Flora', 'Earth Balance', 'Naturli', 'vegan block', 'Pure spread', 'vegan margarine', 'vegan spread', 'non-dairy butter', 'Flora plant butter', 'plant-based spread', 'Violife butter', 'Country Crock plant butter', 'dairy-free margarine', 'Vitalite', 'plant spread', 'vegan ghee', 'vegan block butter'], origin: 'plant', allergens: [] },
  }),
  ...foodTable('animal-fat', {
    lard: { aka: ['pork lard', 'manteca', 'pork fat', 'pig fat', 'leaf lard', 'rendered pork fat', 'lardo', "hog's lard", 'rendered lard', 'griebenschmalz', 'smalec'] },
    'bacon-fat': { name: 'bacon fat', aka: ['bacon grease', 'bacon dripping', 'bacon drippings', 'rendered bacon fat'], adjective: 'smoky' },
    suet: { aka: ['beef suet', 'shredded suet', 'shredded beef suet', 'mutton suet', 'Atora suet', 'kidney suet', 'packet suet', 'chopped suet', 'kidney fat'], origin: 'beef', taste: 'either', measure: 'weight', per: [20, 35, 50], cup: 120, cook: { simmer: 60, roast: 40 }, raw: false, allergens: ['wheat', 'gluten'] },
    dripping: { aka: ['beef dripping', 'beef tallow', 'tallow', 'beef fat', 'meat dripping', 'roasting fat', 'pan dripping', 'drippings', 'beef drippings', 'rendered beef fat', 'meat fat', 'mutton fat', 'lamb fat', 'sheep tail fat', 'wagyu tallow', 'animal fat'], origin: 'beef' },
    'duck-fat': { name: 'duck fat', aka: ['rendered duck fat', 'graisse de canard', 'goose fat', 'goose grease', 'gänseschmalz', 'goose dripping', 'schmaltz', 'chicken fat', 'chicken schmaltz', 'rendered chicken fat', 'turkey dripping', 'turkey fat', 'chicken dripping', 'chicken drippings', 'turkey drippings'], origin: 'poultry' },
  }),
  ...foodTable('baking-aid', {
    gelatine: { aka: ['gelatin', 'gelatine leaf', 'leaf gelatine', 'gelatin sheet', 'unflavored gelatin', 'gelatin powder', 'powdered gelatine', 'Knox gelatin', 'sheet gelatin', 'gelatine sheet', 'gelatine powder', 'isinglass', 'unflavoured gelatine', 'beef gelatin', 'pork gelatine', 'Dr Oetker gelatine', 'fish gelatine', 'aspic', 'aspic powder', 'gelatin packet', 'halal gelatine', "calf's foot jelly", 'Knox', 'envelope of gelatin'], origin: 'gelatine', taste: 'either', piece: 2, pieceName: 'leaf', cup: 150 },
  }),
]
