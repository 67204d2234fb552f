// Raw flour and batters made of it are not eaten uncooked: FDA, "Flour Is a Raw Food".
// Allergens follow Regulation (EU) 1169/2011, Annex II, and the US FALCPA and FASTER acts.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Cereals, flours, starches and leavening. */
// prettier-ignore
export const flours: Food[] = [
  ...foodTable('cereal', {
    'rolled oat': { many: true, aka: 'oat,porridge' },
    'steel-cut-oat': { name: 'steel-cut oats', plural: 'steel-cut oats', aka: 'steel cut oat,pinhead oat,irish oat', cup: 170, raw: false },
    cereal: { name: 'breakfast cereal', emoji: '🥣', aka: 'cereal,cheerios', cup: 35, allergens: ['wheat', 'gluten'] },
    granola: { taste: 'sweet', cup: 110, allergens: ['gluten', 'tree nuts'] },
    muesli: { taste: 'sweet', allergens: ['wheat', 'gluten', 'tree nuts'] },
    'wheat cereal': { aka: 'bran flake,wheat flake,shredded wheat,wheat biscuit,shreddie,grape nut', cup: 35, allergens: ['wheat', 'gluten'] },
    cornflake: { many: true, cup: 28 },
    'rice-krispie': { name: 'puffed rice', aka: 'rice krispies,crispy rice cereal,coco pops', cup: 28 },
    'cream of wheat': { cup: 175, raw: false, allergens: ['wheat', 'gluten'] },
  }),
  ...foodTable('flour', {
    flour: { aka: 'maida' },
    'self raising flour': {},
    'bread flour': { aka: '00 flour' },
    'cake flour': {},
    'wholemeal flour': { aka: 'chapati flour,roti flour,whole grain flour,wholegrain flour,atta,spelt flour' },
    'wheat gluten': { aka: 'vital wheat gluten,gluten flour' },
    'wheat bran': { aka: 'wheat germ' },
    'rye flour': { aka: 'rye,barley flour', cup: 105, allergens: ['gluten'] },
    'oat flour': { aka: 'ground oat,fine oatmeal', cup: 95, allergens: ['gluten'] },
    'buckwheat flour': { allergens: [] },
    'millet flour': { allergens: [] },
    'cassava flour': { allergens: [] },
    'fufu flour': { aka: 'fufu', role: 'starch', taste: 'savoury', per: [50, 80, 120], allergens: [] },
    'dosa batter': { taste: 'savoury', per: [100, 160, 250], cup: 250, state: 'raw', allergens: [] },
    semolina: { aka: 'sooji,suji,rava', per: [20, 45, 80], cup: 165 },
    'corn-flour-masa': { name: 'masa harina', aka: 'masa', per: [30, 60, 100], allergens: [] },
    masarepa: { aka: 'precooked corn flour,pre-cooked cornmeal,harina pan', per: [30, 60, 100], allergens: [] },
    'glutinous rice flour': { aka: 'sweet rice flour,sticky rice flour,mochiko,shiratamako', cup: 155, allergens: [] },
    'rice flour': { aka: 'ground rice,cream of rice', cup: 155, allergens: [] },
    'almond flour': { aka: 'ground almond,almond meal', role: 'baking', cup: 100, raw: true, allergens: ['tree nuts'] },
    'coconut flour': { allergens: [] },
    'chickpea flour': { aka: 'gram flour,besan,bean flour', cup: 95, allergens: [] },
    'soy flour': { aka: 'soya flour', cup: 85, allergens: ['soy'] },
    'lupin flour': { aka: 'lupine flour', allergens: ['lupin'] },
    'gluten free flour': { allergens: [] },
    'pancake mix': { aka: 'baking mix,waffle mix,batter,batter mix,yorkshire pudding mix', origin: 'dairy', per: [30, 60, 100], allergens: ['wheat', 'gluten', 'egg', 'milk'] },
    'cake mix': { aka: 'brownie mix,muffin mix,sponge mix', origin: 'dairy', taste: 'sweet', per: [30, 45, 70], allergens: ['wheat', 'gluten', 'egg', 'milk', 'soy'] },
  }),
  ...foodTable('starch', {
    cornstarch: { name: 'cornflour', aka: 'maize starch,starch flour' },
    'potato starch': { aka: 'potato flour', cup: 160 },
    'tapioca starch': { aka: 'tapioca,polvilho azedo' },
    'tapioca pearl': { many: true, aka: 'boba', role: 'baking', taste: 'sweet', measure: 'weight', per: [15, 30, 50], cup: 150 },
    arrowroot: {},
    'ogbono seed': { many: true, aka: 'ogbono,ground ogbono', taste: 'savoury', per: [8, 15, 25] },
    'custard powder': { aka: "bird's custard,instant custard", role: 'baking', taste: 'sweet' },
    'pudding mix': { aka: 'instant pudding', role: 'baking', taste: 'sweet', measure: 'weight', per: [10, 20, 30], cup: 160, raw: true, allergens: ['milk'] },
  }),
  ...foodTable('leavening', {
    'baking powder': {},
    'baking soda': { aka: 'bicarb,bicarbonate,bicarb soda' },
    'dried yeast': { aka: 'yeast', piece: 7, pieceName: 'sachet', cup: 150 },
    'fresh yeast': { measure: 'weight', per: [2, 5, 12] },
    'sourdough starter': { aka: 'sourdough discard', measure: 'weight', per: [20, 40, 80], raw: false, allergens: ['wheat', 'gluten'] },
    'cream of tartar': { per: [0.5, 1, 2.5] },
    "baker's ammonia": { per: [1, 1.5, 2.5], raw: false },
  }),
]
