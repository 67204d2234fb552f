// Allergens follow Regulation (EU) 1169/2011, Annex II: lovage and other relatives of celery are not listed there.
import { foodTable, type Food } from '../food.ts'

/** Fresh herbs, soft and woody, and dried herbs. A plain name means the form most kitchens hold. */
// prettier-ignore
export const herbs: Food[] = [
  ...foodTable('soft-herb', {
    parsley: { aka: ['flat-leaf parsley', 'italian parsley', 'curly parsley', 'parsley leaf', 'flat leaf parsley', 'fresh parsley', 'flat parsley', 'parsley sprig', 'sprig of parsley', 'bunch of parsley', 'chopped parsley', 'curled parsley'], adjective: 'herby' },
    coriander: { aka: ['cilantro', 'coriander leaf', 'fresh coriander', 'fresh cilantro', 'cilantro leaf', 'chinese parsley', 'dhania', 'coriander stalk', 'coriander root', 'bunch of cilantro', 'coriander sprig', 'cilantro sprig', 'bunch of coriander', 'dhaniya', 'culantro', 'sawtooth coriander', 'saw tooth herb', 'recao', 'long coriander', 'ngo gai', 'sawtooth herb', 'chadon beni', 'shado beni'] },
    basil: { emoji: '🌿', aka: ['fresh basil', 'sweet basil', 'genovese basil', 'basil leaf', 'greek basil', 'bunch of basil', 'purple basil', 'basil plant', 'lemon basil', 'basil sprig'], cut: 'torn' },
    'thai-basil': { name: 'Thai basil', aka: ['holy basil', 'thai sweet basil', 'thai holy basil', 'horapa', 'tulsi', 'asian basil'], cut: 'whole' },
    mint: { aka: ['fresh mint', 'spearmint', 'mint leaf', 'peppermint leaf', 'garden mint', 'bunch of mint', 'sprig of mint', 'mint sprig', 'moroccan mint', 'pudina', 'peppermint', 'apple mint', 'Vietnamese coriander', 'vietnamese mint', 'rau ram', 'laksa leaf', 'hot mint', 'daun kesum'], adjective: 'minty', taste: 'either' },
    dill: { aka: ['fresh dill', 'dill weed', 'dillweed', 'dill frond', 'dill leaf', 'baby dill', 'bunch of dill', 'dill sprig', 'sprig of dill', 'fennel frond', 'green fennel'] },
    chive: { many: true, aka: ['chive', 'fresh chive', 'bunch of chives', 'garlic chive', 'chinese chive', 'nira', 'buchu', 'kow choi', 'chinese leek', 'yellow chive', 'flowering chive'], piece: 25, cut: 'finely chopped' },
    tarragon: { aka: ['fresh tarragon', 'french tarragon', 'tarragon leaf', 'estragon'] },
    chervil: { aka: ['fresh chervil', 'garden chervil', 'chervil leaf'] },
    'fresh-oregano': { aka: ['oregano leaf', 'oregano sprig', 'sprig of oregano', 'bunch of oregano'], piece: 20, cook: { simmer: 10 } },
    shiso: { aka: ['perilla', 'perilla leaf', 'sesame leaf', 'kkaennip', 'green shiso', 'ooba', 'shiso leaf', 'beefsteak plant', 'tia to'], per: [2, 4, 10] },
    'lemon-balm': { aka: ['lemon verbena', 'balm', 'melissa', 'verbena', 'lemon verbena leaf'], taste: 'either', per: [2, 4, 10] },
    epazote: { aka: ['mexican tea herb', 'fresh epazote', 'papalo', 'papaloquelite'], per: [1, 3, 6], cook: { simmer: 15 } },
    mitsuba: {},
    'fresh-fenugreek': { name: 'fresh fenugreek leaves', aka: ['methi', 'fresh methi', 'methi leaf', 'fenugreek leaf', 'fenugreek greens'], role: 'leaf', per: [10, 30, 80], cook: { fry: 4, simmer: 6 } },
    'fresh-herb': { many: true, aka: ['herb', 'fresh herb', 'soft herb', 'mixed fresh herb', 'green herb', 'sweet herb', 'garden herb', 'fines herbes', 'savory herb', 'savoury herb', 'leafy herb', 'tender herb', 'bunch of herbs', 'handful of herbs', 'fresh mixed herb'] },
  }),
  ...foodTable('woody-herb', {
    thyme: { aka: ['fresh thyme', 'thyme sprig', 'sprig of thyme', 'thyme leaf', 'lemon thyme', 'bunch of thyme', 'french thyme', 'common thyme'], piece: 1, per: [0.5, 1, 2] },
    rosemary: { aka: ['fresh rosemary', 'rosemary sprig', 'sprig of rosemary', 'rosemary needle', 'rosemary leaf', 'bunch of rosemary'], piece: 3 },
    sage: { aka: ['fresh sage', 'sage leaf', 'sage sprig', 'bunch of sage', 'sprig of sage', 'purple sage'], measure: 'handful', piece: 20, pieceName: 'bunch', cut: 'torn' },
    'bay-leaf': { name: 'bay leaf', plural: 'bay leaves', aka: ['bay', 'bayleaf', 'laurel leaf', 'laurel', 'fresh bay leaf', 'dried bay leaf', 'sweet bay', 'bay laurel', 'turkish bay leaf', 'indian bay leaf', 'tej patta'], measure: 'handful', piece: 0.5, pieceName: 'leaf', per: [0.15, 0.3, 0.6], cook: { simmer: 20, roast: 30, braise: 60 }, raw: false },
    savory: { aka: ['summer savory', 'winter savory', 'savoury herb sprig', 'fresh savory', 'dried savory', 'summer savoury', 'winter savoury'], piece: 1 },
    'curry-leaf': { many: true, aka: ['curry leaf', 'fresh curry leaf', 'dried curry leaf', 'kadi patta', 'sprig of curry leaves', 'karapincha', 'kari patta'], per: [0.5, 1, 3] },
    'makrut-lime-leaf': { plural: 'makrut lime leaves', aka: ['kaffir lime leaf', 'lime leaf', 'thai lime leaf', 'makrut leaf', 'kaffir leaf'], measure: 'handful', piece: 0.7, pieceName: 'leaf', per: [0.5, 1, 2], cook: { simmer: 15, fry: 1, steam: 10 } },
    'pandan-leaf': { plural: 'pandan leaves', aka: ['pandan', 'screwpine leaf', 'pandanus'], taste: 'either', piece: 8, pieceName: 'leaf', per: [2, 4, 8], cook: { simmer: 15, boil: 15 }, raw: false },
    'banana-leaf': { plural: 'banana leaves', piece: 40, pieceName: 'leaf', per: [10, 20, 40], cook: { steam: 30, grill: 15, roast: 30 }, raw: false, done: 'steamed through' },
    'bouquet-garni': { plural: 'bouquets garnis', aka: ['herb bundle', 'bundle of herbs', 'bunch of sweet herbs', 'faggot of herbs'], piece: 10, pieceName: 'bundle', cook: { simmer: 30, braise: 60 }, raw: false },
    lavender: { aka: ['culinary lavender', 'lavender flower', 'dried lavender', 'lavender bud'], adjective: 'floral', taste: 'sweet', measure: 'spoon', piece: 1, per: [0.2, 0.5, 1] },
  }),
  ...foodTable('dried-herb', {
    oregano: { aka: ['dried oregano', 'mexican oregano', 'greek oregano', 'dry oregano', 'ground oregano', 'oregano flake', 'wild marjoram', 'dried mexican oregano'] },
    'dried-thyme': { aka: ['ground thyme', 'dry thyme', 'dried thyme leaf', 'rubbed thyme', 'thyme powder'] },
    'dried-rosemary': { aka: ['ground rosemary', 'dry rosemary', 'crushed rosemary', 'rosemary powder'] },
    'dried-basil': { aka: ['dry basil', 'ground basil', 'basil flake', 'dried basil leaf'] },
    'dried-parsley': { aka: ['dry parsley', 'parsley flake', 'dried parsley flake', 'freeze-dried parsley'] },
    'dried-sage': { aka: ['rubbed sage', 'ground sage', 'dry sage', 'powdered sage'] },
    'dried-mint': { aka: ['dry mint', 'nana mint', 'dried mint leaf', 'dried spearmint'], taste: 'either' },
    marjoram: { aka: ['dried marjoram', 'dry marjoram', 'ground marjoram', 'knotted marjoram', 'fresh marjoram', 'sweet marjoram', 'marjoram leaf', 'marjoram sprig'] },
    'fenugreek-leaf': { name: 'dried fenugreek leaves', aka: ['kasuri methi', 'kasoori methi', 'dried fenugreek leaf', 'dried methi', 'dried fenugreek', 'qasuri methi'] },
    'italian-seasoning': { name: 'Italian seasoning', aka: ['italian herb', 'italian herbs seasoning', 'italian spice', 'dried italian herb', 'pizza seasoning', 'italian blend', 'tuscan seasoning', 'pasta seasoning', 'mixed italian herb', 'pizza herb', 'italian mixed herb'], adjective: 'herby' },
    'herbes-de-provence': { name: 'herbes de Provence', aka: ['herbs de provence', 'provencal herb', 'provençal herb', 'herbes de provence mix', 'herb de provence', 'herbs of provence'] },
    'dried-mixed-herb': { many: true, aka: ['mixed herb', 'dried herb', 'dried mixed herb', 'dry herb', 'herb seasoning', 'herb mix', 'dried herb mix', 'herb blend', 'salad herb', 'dried dill', 'dried dill weed', 'dry dill', 'dried dillweed', 'dried dill tip', 'dried tarragon', 'dry tarragon', 'dried estragon', 'dried coriander leaf', 'dried cilantro', 'dried coriander', 'cilantro flake', 'dry cilantro', 'dried chive', 'freeze-dried chive', 'dry chive'] },
    'poultry-seasoning': { aka: ["Bell's seasoning", 'turkey seasoning', 'stuffing seasoning'] },
  }),
]
