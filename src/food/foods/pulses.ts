// Kidney and white beans hold phytohaemagglutinin: FDA (Bad Bug Book) asks to soak them five hours, change the water
// and boil them; below the boil they grow more toxic. So these dried beans can only be boiled here.
// Allergens: Regulation (EU) 1169/2011, Annex II (lupin, soy).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Cooked pulses, as from a can or jar. */
// prettier-ignore
export const cookedPulses: Food[] = [
  ...foodTable('cooked-pulse', {
    chickpea: { many: true, aka: 'chana' },
    'black bean': { many: true, aka: 'turtle bean' },
    'kidney bean': { many: true, aka: 'red bean,rajma,chili bean' },
    'cannellini bean': { many: true, aka: 'white bean,white kidney bean,cannellini,flageolet' },
    'butter bean': { many: true, aka: 'large white bean,giant bean,gigantes bean' },
    'canned-fava-bean': { name: 'canned fava beans', aka: 'canned broad bean,ful medames' },
    'pinto bean': { many: true },
    'navy bean': { many: true, aka: 'small white bean' },
    'borlotti bean': { many: true, aka: 'cranberry bean,borlotti' },
    'black-eyed-pea': { name: 'black-eyed peas', aka: 'black eyed bean,lobia,cowpea,cow pea' },
    'pigeon pea': { many: true, aka: 'gungo pea' },
    'adzuki bean': { many: true, aka: 'azuki' },
    bean: { name: 'mixed beans', emoji: '🫘', aka: 'bean,bean salad,pulse,legume' },
    'baked bean': { many: true, aka: 'pork and beans,heinz bean', piece: 400, per: [100, 150, 250], cup: 255 },
    'refried bean': { many: true, aka: 'refried pinto bean', piece: 430, cup: 240 },
    'cooked-lentil': { name: 'canned lentils', aka: 'precooked lentil' },
    'lupin bean': { many: true, aka: 'lupine,lupin', allergens: ['lupin'] },
  }),
]

/** Dried pulses and lentils, to be cooked from dry. */
// prettier-ignore
export const driedPulses: Food[] = [
  ...foodTable('dried-pulse', {
    'dried chickpea': { many: true, aka: 'kala chana,kabuli chana' },
    'dried kidney bean': { many: true, aka: 'dried red bean' },
    'dried black bean': { many: true, aka: 'uncooked black bean' },
    'dried white bean': { many: true, aka: 'dried cannellini bean,dried navy bean,fabes,dried great northern bean,dry great northern bean' },
    'dried borlotti bean': { many: true },
    'dried fava bean': { many: true, aka: 'dried broad bean' },
    'dried-black-eyed-pea': { name: 'dried black-eyed peas' },
    'dried adzuki bean': { many: true },
    'mung bean': { many: true, aka: 'green gram,mung,moong bean' },
    'moth bean': { many: true, aka: 'matki' },
    'dried soybean': { many: true, aka: 'dried soya bean,dry soybean,yellow soybean,black soybean,soaked soybean', allergens: ['soy'] },
    'dried pea': { many: true },
    'dried lupin bean': { many: true, allergens: ['lupin'] },
    'dried bean': { many: true, aka: 'sugar bean,15-bean soup' },
  }),
  ...foodTable('lentil', {
    lentil: { many: true, aka: 'large green lentil,masoor' },
    'red lentil': { many: true, aka: 'dal,dhal,daal,yellow lentil,red split lentil,split red lentil' },
    'green lentil': { many: true },
    'puy-lentil': { name: 'Puy lentils', aka: 'french lentil' },
    'black lentil': { many: true, aka: 'beluga lentil' },
    'split pea': { many: true, aka: 'dried split pea,yellow pea,split pea soup mix' },
    'moong dal': { aka: 'mung dal,split mung bean' },
    'chana dal': { aka: 'split chickpea' },
    'urad dal': { aka: 'black gram,urad' },
    'toor dal': { aka: 'arhar dal,split pigeon pea' },
  }),
]
