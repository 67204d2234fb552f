// Allergens follow Regulation (EU) 1169/2011, Annex II; coconut is none of its tree nuts, nor of the FDA's since 2025.
import { foodTable, type Food } from '../food.ts'

/** Milk, cream and yogurt. */
// prettier-ignore
export const milks: Food[] = [
  ...foodTable('milk', {
    milk: { emoji: '🥛', aka: ['dairy', 'whole milk', 'cow milk', "cow's milk", 'full-fat milk', 'full fat milk', 'semi-skimmed milk', '2% milk', 'semi skimmed milk', 'fresh milk', 'UHT milk', 'long-life milk', 'raw milk', 'sweet milk', 'gold top milk', 'blue milk', 'half-fat milk', 'low-fat milk', 'pasteurized milk', 'reduced-fat milk', 'homogenized milk', 'new milk', 'vitamin D milk', 'full cream milk', '3.5% milk', 'low fat milk', 'shelf-stable milk', 'reduced fat milk', 'dairy product', 'green top milk', 'ultrafiltered milk', 'Fairlife', 'A2 milk'] },
    'skimmed-milk': { name: 'skimmed milk', aka: ['skim milk', 'nonfat milk', 'fat-free milk', 'non-fat milk', 'skimmed', 'fat free milk', 'one percent milk', 'non fat milk'] },
    'lactose-free-milk': { name: 'lactose-free milk', aka: ['Lactaid', 'lactose free milk', 'Arla Lactofree', 'Lactofree'] },
    'goat-milk': { name: "goat's milk", aka: ['goat milk', 'goats milk', "sheep's milk", 'sheep milk', 'ewe milk', 'buffalo milk', 'camel milk'] },
    buttermilk: { aka: ['cultured buttermilk', 'low-fat buttermilk', 'butter milk', 'sour milk', 'full-fat buttermilk', 'soured milk', 'clabbered milk', 'lben', 'chaas', 'clabber', 'piimä'] },
    kefir: { aka: ['milk kefir', 'plain kefir', 'drinking yogurt', 'ayran', 'yogurt drink', 'drinkable yogurt', 'lassi', 'filmjölk', 'doogh', 'kefir yogurt', 'yoghurt drink', 'Yakult', 'Actimel'] },
    'evaporated-milk': { name: 'evaporated milk', aka: ['Carnation milk', 'canned milk', 'tinned milk', 'evap milk', 'Carnation', 'Carnation evaporated milk', 'unsweetened condensed milk', 'PET milk', 'can of evaporated milk', 'ideal milk', 'tin milk'], piece: 400, pieceName: 'can' },
    'condensed-milk': { name: 'condensed milk', aka: ['sweetened condensed milk', 'Eagle Brand', 'leche condensada', 'canned condensed milk', 'Eagle Brand milk', 'sweet condensed milk', 'Milkmaid'], role: 'sweet', taste: 'sweet', measure: 'weight', piece: 397, pieceName: 'can', per: [20, 50, 100], cup: 305 },
    'chocolate-milk': { name: 'chocolate milk', aka: ['Nesquik milk', 'chocolate flavoured milk', 'strawberry milk', 'flavoured milk', 'banana milk', 'milkshake', 'Yoo-hoo', 'flavored milk', 'Frijj', 'vanilla milk'], taste: 'sweet' },
    'coffee-creamer': { name: 'coffee creamer', aka: ['creamer', 'non-dairy creamer', 'Coffee-mate', 'coffee mate', 'French vanilla creamer', 'vanilla creamer', 'Coffeemate', 'hazelnut creamer', 'powdered creamer', 'liquid creamer'], taste: 'sweet', per: [10, 30, 60] },
  }),
  // Powder is no milk until water is added: no form may take it by the millilitre.
  ...foodTable('baking-aid', {
    'milk-powder': { name: 'milk powder', aka: ['powdered milk', 'dried milk', 'dry milk', 'skimmed milk powder', 'skim milk powder', 'Nido', 'nonfat dry milk', 'dry milk powder', 'Marvel milk powder', 'instant milk', 'buttermilk powder', 'full cream milk powder', 'dried milk powder', 'coffee whitener', 'powdered buttermilk', 'Klim', 'dried skimmed milk', 'instant dry milk', 'whole milk powder'], role: 'dairy', origin: 'dairy', taste: 'either', per: [5, 15, 40], allergens: ['milk'] },
  }),
  ...foodTable('cream', {
    'heavy-cream': { name: 'heavy cream', aka: ['cream', 'double cream', 'whipping cream', 'heavy whipping cream', 'thickened cream', 'thick cream', 'fresh cream', 'sweet cream', 'extra thick cream', 'crème fleurette', 'dairy cream', 'extra thick double cream', 'liquid cream', 'thin cream', '35% cream', 'pouring cream', 'UHT cream', 'Elmlea', 'crème liquide', 'full-fat cream', 'full cream', 'milk cream'] },
    'single-cream': { name: 'single cream', aka: ['light cream', 'table cream', 'cooking cream', 'coffee cream', 'half-and-half', 'half and half', 'half n half', 'low-fat cream', 'media crema', 'half-fat cream', 'tinned cream', 'crème légère', 'reduced-fat cream', 'half cream', 'canned cream', 'Nestlé cream', 'top of the milk', 'cuisine cream'] },
    'whipped-cream': { name: 'whipped cream', aka: ['squirty cream', 'Cool Whip', 'Reddi-wip', 'aerosol cream', 'spray cream', 'chantilly', 'whipped topping', 'chantilly cream', 'spray whipped cream', 'Reddi Wip', 'canned whipped cream', 'Anchor squirty cream', 'Dream Topping', 'cream spray'], taste: 'sweet', measure: 'spoon', per: [10, 20, 40], cup: 70 },
    'sour-cream': { name: 'sour cream', aka: ['soured cream', 'smetana', 'sourcream', 'light sour cream', 'Daisy sour cream', 'smântână', 'cultured cream', 'low-fat sour cream', 'schmand', 'saure sahne', 'reduced-fat sour cream', 'gräddfil', 'Mexican crema', 'crema Mexicana'], adjective: 'tangy', measure: 'spoon', per: [15, 30, 80] },
    'creme-fraiche': { name: 'crème fraîche', aka: ['creme fraiche', 'half-fat crème fraîche', 'crème fraiche', 'low-fat crème fraîche', 'half fat creme fraiche', 'full-fat crème fraîche', 'creme fresh', 'crème épaisse', 'reduced-fat crème fraîche'], measure: 'spoon', per: [15, 35, 80] },
    'clotted-cream': { name: 'clotted cream', aka: ['Cornish clotted cream', 'kaymak', 'Devonshire cream', 'malai', 'Devon cream', 'kajmak', 'eshta', 'ashta'], taste: 'sweet', measure: 'spoon', per: [15, 30, 50] },
  }),
  ...foodTable('yogurt', {
    yogurt: { aka: ['yoghurt', 'natural yogurt', 'plain yogurt', 'natural yoghurt', 'plain yoghurt', 'curd', 'yoghourt', 'whole milk yogurt', 'low-fat yogurt', 'dahi', 'set yogurt', 'set yoghurt', 'unsweetened yogurt', 'live yogurt', 'Danone', 'Onken', 'natural live yogurt', 'probiotic yogurt', 'Dannon', 'Bulgarian yogurt', 'low fat yogurt', 'bio yogurt', 'joghurt', 'Turkish yogurt', 'Yeo Valley yogurt', 'dadih', 'nonfat yogurt', 'goat yogurt', 'lactose-free yogurt', 'activia', 'sheep yogurt', 'goat milk yogurt', 'fat-free yogurt', 'yogurt pot', 'low-fat natural yogurt', 'full-fat yogurt', 'buffalo yogurt'] },
    'greek-yogurt': { name: 'Greek yogurt', aka: ['Greek yoghurt', 'strained yogurt', 'Fage', 'Chobani', 'Greek style yogurt', 'Greek-style yogurt', 'thick yogurt', 'thick yoghurt', 'greek natural yogurt', 'nonfat Greek yogurt', 'plain Greek yogurt', 'hung curd', 'fat-free Greek yogurt', 'Greek style yoghurt', 'Total yogurt', '0% Greek yogurt', 'strained yoghurt', 'Oikos', 'hung yogurt', 'Icelandic yogurt', 'protein yogurt'] },
    skyr: { name: 'skyr', aka: ['skyr yogurt', "Siggi's", 'Icelandic skyr', 'Arla skyr', 'Isey'] },
    quark: { name: 'quark', aka: ['fromage frais', 'fromage blanc', 'tvorog', 'farmer cheese', "farmer's cheese", 'topfen', 'twaróg', 'curd cheese', 'petit suisse', 'pot cheese', 'white cheese', 'dry curd cheese', 'magerquark', 'kwark', 'twarog', 'túró', 'farmers cheese', 'baker cheese', 'kvarg', 'low-fat quark'] },
    labneh: { name: 'labneh', aka: ['labne', 'labaneh', 'yogurt cheese', 'labneh ball', 'lebneh', 'shanklish', 'leben', 'kashk', 'süzme'] },
    'fruit-yogurt': { name: 'fruit yogurt', aka: ['strawberry yogurt', 'vanilla yogurt', 'flavoured yogurt', 'vanilla Greek yogurt', 'Petits Filous', 'fruit yoghurt', 'sweetened yogurt', 'flavored yogurt', 'blueberry yogurt', 'peach yogurt', 'Müller Corner', 'strawberry yoghurt', 'raspberry yogurt', 'honey yogurt', 'lemon yogurt', 'Muller Corner', 'Yoplait', 'yoghurt with fruit', 'cherry yogurt', 'Go-Gurt', 'toffee yogurt', 'flavoured yoghurt', 'frube', 'vanilla yoghurt', 'mango yogurt', 'banana yogurt'], taste: 'sweet' },
  }),
]

/** What plants make of milk, cream, yogurt and cheese. */
// prettier-ignore
export const plantMilks: Food[] = [
  ...foodTable('plant-milk', {
    'soy-milk': { name: 'soy milk', aka: ['soya milk', 'soymilk', 'soy drink', 'soya drink', 'plant milk', 'plant-based milk', 'vegan milk', 'dairy-free milk', 'non-dairy milk', 'Alpro', 'unsweetened soy milk', 'milk alternative', 'dairy free milk', 'nondairy milk', 'Silk milk', 'milk substitute', 'unsweetened soya milk', 'Alpro soya', 'soy beverage'], allergens: ['soy'] },
    'oat-milk': { name: 'oat milk', aka: ['oat drink', 'Oatly', 'barista oat milk', 'oatmilk', 'Oatly Barista', 'oat beverage', 'Alpro oat', 'Minor Figures', 'Chobani oat', 'unsweetened oat milk'], allergens: ['gluten'] },
    'almond-milk': { name: 'almond milk', aka: ['unsweetened almond milk', 'almond drink', 'Almond Breeze', 'vanilla almond milk', 'nut milk', 'almond beverage', 'Alpro almond', 'unsweetened vanilla almond milk'], allergens: ['tree nuts'] },
    'cashew-milk': { name: 'cashew milk', aka: ['hazelnut milk', 'macadamia milk', 'pistachio milk', 'walnut milk', 'cashew drink', 'hazelnut drink', 'pecan milk'], allergens: ['tree nuts'] },
    'coconut-drink': { name: 'coconut drink', aka: ['coconut milk drink', 'coconut milk beverage', 'carton coconut milk', 'Alpro coconut', 'coconut milk carton', 'coconut drink carton'] },
    'rice-milk': { name: 'rice milk', aka: ['rice drink', 'Rice Dream', 'rice beverage'], taste: 'sweet' },
    'soy-cream': { name: 'soy cream', aka: ['vegan cream', 'plant cream', 'soya cream', 'plant-based cream', 'dairy-free cream', 'soya single cream', 'vegan double cream', 'Alpro single', 'vegan cooking cream', 'non-dairy cream', 'plant-based double cream', 'Elmlea Plant', 'soya cuisine', 'vegan whipping cream', 'soy cooking cream', 'vegan heavy cream'], per: [20, 50, 100], allergens: ['soy'] },
    'oat-cream': { name: 'oat cream', aka: ['Oatly cream', 'oat cooking cream', 'oat creamer', 'Oatly creamy oat', 'oat fraiche', 'vegan creamer', 'oat crème fraîche'], per: [20, 50, 100], allergens: ['gluten'] },
    'almond-cream': { name: 'almond cream', aka: ['almond creamer', 'nut cream', 'almond cooking cream'], per: [20, 40, 80], allergens: ['tree nuts'] },
  }),
  ...foodTable('plant-dairy', {
    'soy-yogurt': { name: 'soy yogurt', aka: ['vegan yogurt', 'soya yogurt', 'plant-based yogurt', 'dairy-free yogurt', 'soya yoghurt', 'plant yogurt', 'vegan yoghurt', 'non-dairy yogurt', 'plant-based yoghurt', 'soy yoghurt', 'Alpro yogurt', 'dairy-free yoghurt', 'vegan greek yogurt', 'vegan skyr', 'vegan quark', 'plant yoghurt', 'Alpro plain'], allergens: ['soy'] },
    'coconut-yogurt': { name: 'coconut yogurt', aka: ['coconut yoghurt', 'CoYo', 'coconut milk yogurt', 'Coconut Collaborative'] },
    'oat-yogurt': { name: 'oat yogurt', aka: ['oatgurt', 'oat yoghurt', 'Oatly yogurt'], allergens: ['gluten'] },
    'almond-yogurt': { name: 'almond yogurt', aka: ['almond yoghurt', 'cashew yogurt', 'nut yogurt', 'cashew yoghurt', 'almond milk yogurt'], allergens: ['tree nuts'] },
    'vegan-sour-cream': { name: 'vegan sour cream', aka: ['dairy-free sour cream', 'vegan crème fraîche', 'plant-based sour cream', 'vegan creme fraiche', 'non-dairy sour cream', 'Tofutti sour cream'], allergens: ['soy'] },
    'vegan-cream-cheese': { name: 'vegan cream cheese', aka: ['dairy-free cream cheese', 'plant-based cream cheese', 'vegan soft cheese', 'Tofutti', 'vegan Philadelphia', 'cashew cream cheese', 'non-dairy cream cheese', 'vegan ricotta', 'tofu ricotta', 'almond ricotta', 'Kite Hill cream cheese', 'Violife cream cheese', 'vegan boursin', 'oat cream cheese'], role: 'cheese', allergens: ['soy', 'tree nuts'] },
  }),
  ...foodTable('plant-cheese', {
    'vegan-cheese': { name: 'vegan cheese', aka: ['dairy-free cheese', 'Violife', 'plant cheese', 'plant-based cheese', 'Daiya', 'vegan cheddar', 'non-dairy cheese', 'vegan mozzarella', 'vegan cheese slice', 'vegan cheese shred', 'vegan shredded cheese', 'vegan grated cheese', 'coconut cheese', 'Sheese', 'vegan gouda', 'dairy free cheese', 'vegan melting cheese', 'plant-based mozzarella', 'Applewood vegan', 'Cathedral City plant based', 'coconut oil cheese', 'plant-based cheddar'] },
    'cashew-cheese': { name: 'cashew cheese', aka: ['nut cheese', 'vegan camembert', 'almond cheese', "Miyoko's", 'vegan brie', 'artisan vegan cheese', 'cashew parmesan', 'almond feta', 'vegan blue cheese', 'cashew mozzarella'], cut: 'whole', allergens: ['tree nuts'] },
    'vegan-feta': { name: 'vegan feta', aka: ['dairy-free feta', 'plant-based feta', 'tofu feta', 'Violife feta', 'vegan greek-style cheese', 'vegan salad cheese', 'vegan halloumi', 'plant-based halloumi'], cut: 'whole', allergens: ['soy'] },
    'vegan-parmesan': { name: 'vegan parmesan', aka: ['vegan parm', 'dairy-free parmesan', 'plant-based parmesan', 'Prosociano', 'vegan hard cheese', 'vegan parmesan cheese'], per: [8, 15, 30], allergens: ['tree nuts'] },
  }),
]
