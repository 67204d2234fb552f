// Kidney and white beans hold phytohaemagglutinin: FDA (Bad Bug Book) asks to soak them five hours, change the water
// and boil them; below the boil they grow more toxic. So these dried beans can only be boiled here.
// Allergens: Regulation (EU) 1169/2011, Annex II (lupin, soy).
import { foodTable, type Food } from '../food.ts'

/** Cooked pulses, as from a can or jar. */
// prettier-ignore
export const cookedPulses: Food[] = [
  ...foodTable('cooked-pulse', {
    chickpea: { many: true, aka: ['chickpea', 'chick pea', 'garbanzo bean', 'garbanzo', 'canned chickpea', 'tinned chickpea', 'ceci bean', 'jarred chickpea', 'chana', 'cici bean', 'can of chickpeas'] },
    'black-bean': { many: true, aka: ['black bean', 'black turtle bean', 'turtle bean', 'canned black bean', 'tinned black bean', 'frijol negro', 'Mexican black bean', 'seasoned black bean'] },
    'kidney-bean': { many: true, aka: ['kidney bean', 'red kidney bean', 'canned kidney bean', 'tinned kidney bean', 'red bean', 'dark red kidney bean', 'light red kidney bean', 'chilli bean', 'rajma', 'chili bean', 'kidney beans in chili sauce', 'small red bean'] },
    'cannellini-bean': { many: true, aka: ['cannellini bean', 'white bean', 'white kidney bean', 'canned white bean', 'cannellini', 'canellini bean', 'coco bean', 'canned cannellini bean', 'tinned white bean', 'flageolet beans', 'flageolet', 'flageolet bean'] },
    'butter-bean': { many: true, aka: ['butter bean', 'lima bean', 'baby lima bean', 'gigantes bean', 'gigante bean', 'Madagascar bean', 'judion bean', 'large white bean', 'jarred butter bean', 'giant bean', 'baby butter bean', 'queen butter bean', 'judiones'] },
    'pinto-bean': { many: true, aka: ['pinto bean', 'canned pinto bean', 'bayo bean', 'pink bean', 'ranch style bean', 'ranch bean', 'charro bean', 'peruano bean', 'canary bean'] },
    'navy-bean': { many: true, aka: ['navy bean', 'haricot bean', 'small white bean', 'pea bean', 'Boston bean', 'great northern bean', 'northern bean', 'tinned haricot bean', 'canned navy bean'] },
    'borlotti-bean': { many: true, aka: ['borlotti bean', 'cranberry bean', 'Roman bean', 'borlotti', 'rosecoco bean', 'fresh borlotti bean'] },
    'canned-fava-bean': { many: true, aka: ['ful medames', 'canned fava bean', 'foul medames', 'ful', 'tinned broad bean', 'foul mudammas', 'cooked fava bean', 'canned broad bean'] },
    'black-eyed-pea': { name: 'black-eyed peas', aka: ['black-eyed pea', 'black-eyed bean', 'black eyed bean', 'black eye bean', 'black eye pea', 'cowpea', 'blackeye pea', 'field pea', 'crowder pea', 'lobia', 'purple hull pea', 'black eyed pea'] },
    'adzuki-bean': { many: true, aka: ['adzuki bean', 'azuki bean', 'aduki bean', 'azuki', 'Japanese red bean', 'canned adzuki bean'] },
    bean: { name: 'mixed beans', emoji: '🫘', aka: ['bean', 'mixed bean', 'bean salad', 'mixed bean salad', 'pulse', 'three-bean salad', 'canned bean', 'tinned bean', 'legume', 'mixed pulse', 'five-bean salad', 'taco bean', 'three bean salad', 'mixed bean in water', 'dense bean salad', 'cooked bean', 'jarred bean'] },
    'baked-bean': { many: true, aka: ['baked bean', 'Heinz beans', 'Heinz baked beans', 'beans in tomato sauce', 'Branston beans', 'pork and beans', "Bush's beans", 'tinned baked bean', 'Heinz Beanz', 'Boston baked beans', 'bean in tomato sauce', 'BBQ beans', "van camp's beans"], piece: 400, per: [100, 150, 250], cup: 255, cut: 'whole', cook: { simmer: 5 } },
    'refried-bean': { many: true, aka: ['refried bean', 'refried black bean', 'frijoles refritos', 'refried pinto bean', 'canned refried bean', 'fat-free refried bean', 'Old El Paso refried bean'], piece: 430, cup: 240, cut: 'whole', cook: { fry: 5, simmer: 5, roast: 15 } },
    'cooked-lentil': { name: 'canned lentils', aka: ['canned lentil', 'tinned lentil', 'ready-to-eat lentil', 'lentil pouch', 'precooked lentil', 'Merchant Gourmet lentil', 'ready-cooked lentil', 'pouch of lentils', 'canned green lentil', 'steamed lentil'], cook: { fry: 4, simmer: 5 } },
    'lupin-bean': { many: true, aka: ['lupin bean', 'lupini bean', 'lupini', 'lupine', 'lupin', 'lupin seed', 'lupine bean', 'tremoço'], allergens: ['lupin'] },
    'canned-soybean': { name: 'cooked soybeans', aka: ['canned soybean', 'tinned soya bean', 'cooked soybean', 'canned soya bean'], allergens: ['soy'] },
  }),
]

/** Dried pulses and lentils, to be cooked from dry. */
// prettier-ignore
export const driedPulses: Food[] = [
  ...foodTable('dried-pulse', {
    'dried-chickpea': { many: true, aka: ['dried chickpea', 'dry chickpea', 'dried garbanzo', 'dry garbanzo bean', 'dried garbanzo bean', 'kabuli chana', 'kala chana', 'black chickpea', 'soaked chickpea', 'desi chickpea', 'brown chickpea', 'raw chickpea', 'uncooked chickpea'] },
    'dried-kidney-bean': { many: true, aka: ['dried kidney bean', 'dry kidney bean', 'dried red kidney bean', 'dry red kidney bean', 'dried red bean', 'dry red bean', 'soaked kidney bean', 'dried rajma', 'dried small red bean', 'dried chili bean'], cook: { boil: 60 } },
    'dried-black-bean': { many: true, aka: ['dried black bean', 'dry black bean', 'dried turtle bean', 'soaked black bean', 'raw black bean', 'uncooked black bean', 'dried black turtle bean'], cook: { boil: 60 } },
    'dried-white-bean': { many: true, aka: ['dried white bean', 'dry white bean', 'dried cannellini bean', 'dried navy bean', 'dried haricot bean', 'dry navy bean', 'dried great northern bean', 'soaked white bean', 'dry cannellini bean', 'dried haricot', 'fabada bean', 'dry great northern bean', 'tarbais bean', 'dried small white bean', 'uncooked white bean', 'dried flageolet bean', 'dried flageolet', 'verdina bean', 'fabes'], cook: { boil: 60 } },
    'dried-borlotti-bean': { many: true, aka: ['dried borlotti bean', 'dried cranberry bean', 'dry borlotti bean', 'dry cranberry bean', 'dried borlotti', 'soaked borlotti bean'], cook: { boil: 60 } },
    'dried-fava-bean': { many: true, aka: ['dried fava bean', 'dried broad bean', 'dry fava bean', 'split fava bean', 'dried split fava bean', 'dried fava', 'dried ful', 'habas secas'] },
    'dried-black-eyed-pea': { name: 'dried black-eyed peas', aka: ['dried black-eyed pea', 'dried black-eyed bean', 'dry black-eyed pea', 'dried black eyed bean', 'dry black-eyed bean', 'dried cowpea', 'dried black eye bean', 'dry black eyed pea', 'dried pigeon pea', 'dried gungo pea'], cook: { simmer: 45, boil: 45, braise: 60 } },
    'dried-adzuki-bean': { many: true, aka: ['dried adzuki bean', 'dried azuki bean', 'dry adzuki bean', 'dried aduki bean', 'dry azuki bean', 'dry aduki bean'], cook: { boil: 50 } },
    'mung-bean': { many: true, aka: ['mung bean', 'moong bean', 'green gram', 'dried mung bean', 'whole moong', 'green moong', 'sabut moong', 'mungo bean', 'moth bean', 'whole mung bean', 'mung'], cook: { simmer: 35, boil: 35 } },
    'dried-soybean': { many: true, aka: ['dried soybean', 'dried soya bean', 'dry soybean', 'yellow soybean', 'dry soya bean', 'dried black soybean', 'black soybean', 'soaked soybean', 'dried soy bean'], cook: { boil: 120 }, allergens: ['soy'] },
    'dried-pea': { many: true, aka: ['dried pea', 'dried green pea', 'dried marrowfat pea', 'whole dried pea', 'blue pea', 'dried whole pea', 'carlin pea', 'dried yellow pea', 'vatana', 'maple pea', 'soup pea'], cook: { simmer: 75, boil: 75 } },
    'dried-lupin-bean': { many: true, aka: ['dried lupin bean', 'dried lupini bean', 'dry lupini bean', 'dried lupin', 'lupin flake'], cook: { boil: 120 }, allergens: ['lupin'] },
    'dried-bean': { many: true, aka: ['dried bean', 'dry bean', 'soup bean', '15 bean soup mix', 'bean soup mix', 'dried mixed bean', 'soaked bean', '15-bean soup', 'dried pulse', 'soup and broth mix', 'uncooked bean', 'dry bean mix', 'bean mix', 'dried legume', 'broth mix', 'dried butter bean', 'dried lima bean', 'dry lima bean', 'dry butter bean', 'large dried lima bean', 'dried baby lima bean', 'dried gigantes bean', 'dried gigante bean', 'soaked butter bean', 'dried pinto bean', 'dry pinto bean', 'soaked pinto bean', 'dry pink bean', 'dried mayocoba bean', 'dried peruano bean', 'uncooked pinto bean', 'mayocoba bean'], cook: { boil: 75 } },
  }),
  ...foodTable('lentil', {
    lentil: { many: true, aka: ['lentil', 'brown lentil', 'dried lentil', 'dry lentil', 'pardina lentil', 'continental lentil', 'whole lentil', 'large green lentil', 'Castelluccio lentil', 'masoor', 'sabut masoor', 'Spanish lentil', 'uncooked lentil', 'raw lentil', 'dry brown lentil', 'plate lentil'], done: 'tender but whole' },
    'red-lentil': { many: true, aka: ['red lentil', 'split red lentil', 'masoor dal', 'masoor dhal', 'orange lentil', 'dal', 'dhal', 'daal', 'dahl', 'dried red lentil', 'yellow lentil', 'coral lentil', 'Egyptian lentil', 'pink lentil', 'masur dal', 'split lentil', 'Egyptian red lentil'], cook: { simmer: 18, boil: 18 } },
    'green-lentil': { many: true, aka: ['green lentil', 'dried green lentil', 'dry green lentil'], done: 'tender but whole' },
    'puy-lentil': { name: 'Puy lentils', aka: ['Puy lentil', 'French lentil', 'French green lentil', 'lentille verte', 'lentilles du Puy', 'speckled lentil', 'dark green lentil'], done: 'tender but whole' },
    'black-lentil': { many: true, aka: ['black lentil', 'beluga lentil', 'caviar lentil', 'black beluga lentil'], done: 'tender but whole' },
    'split-pea': { many: true, aka: ['split pea', 'green split pea', 'yellow split pea', 'dried split pea', 'dry split pea', 'yellow pea', 'split green pea', 'split yellow pea', 'fava santorini'], cook: { simmer: 45, boil: 45 } },
    'moong-dal': { name: 'moong dal', aka: ['mung dal', 'moong dhal', 'split mung bean', 'yellow moong dal', 'split moong', 'yellow mung bean', 'peeled mung bean', 'petite yellow lentil', 'mung dhal', 'moong daal', 'hulled mung bean', 'split yellow mung bean'] },
    'chana-dal': { name: 'chana dal', aka: ['chana dhal', 'split chickpea', 'Bengal gram', 'channa dal', 'chana daal', 'gram lentil', 'channa dhal', 'split Bengal gram'], cook: { simmer: 45, boil: 45 } },
    'urad-dal': { name: 'urad dal', aka: ['urad dhal', 'black gram', 'urad lentil', 'urid dal', 'split urad', 'urad', 'sabut urad', 'white lentil', 'urad daal', 'whole urad', 'urid', 'urid bean', 'ulundu'], cook: { simmer: 40, boil: 40 } },
    'toor-dal': { name: 'toor dal', aka: ['tur dal', 'arhar dal', 'toor dhal', 'toor daal', 'split pigeon pea', 'tuvar dal', 'yellow dal', 'toovar dal', 'oily toor dal', 'thoor dal'] },
  }),
]
