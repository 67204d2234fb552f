// Allergens follow Regulation (EU) 1169/2011, Annex II; coconut is none of its tree nuts, nor of the FDA's since 2025.
import { foodTable, type Food } from '../food.ts'

/** Milk, cream and yogurt. */
// prettier-ignore
export const milks: Food[] = [
  ...foodTable('milk', {
    milk: { emoji: '🥛', aka: 'dairy' },
    'skimmed-milk': { name: 'skimmed milk', aka: 'skim milk, nonfat milk' },
    'lactose-free-milk': { name: 'lactose-free milk', aka: 'Lactaid, Lactofree' },
    'goat-milk': { name: "goat's milk", aka: 'sheep milk' },
    buttermilk: { aka: 'sour milk, chaas' },
    kefir: { aka: 'drinking yogurt, ayran, lassi' },
    'evaporated-milk': { name: 'evaporated milk', aka: 'canned milk, Carnation', piece: 400, pieceName: 'can' },
    'condensed-milk': { name: 'condensed milk', aka: 'leche condensada', role: 'sweet', taste: 'sweet', measure: 'weight', piece: 397, pieceName: 'can', per: [20, 50, 100], cup: 305 },
    'chocolate-milk': { name: 'chocolate milk', aka: 'strawberry milk, flavoured milk, milkshake', taste: 'sweet' },
    'coffee-creamer': { name: 'coffee creamer', aka: 'creamer', taste: 'sweet', per: [10, 30, 60] },
  }),
  // Powder is no milk until water is added: no form may take it by the millilitre.
  ...foodTable('baking-aid', {
    'milk-powder': { name: 'milk powder', aka: 'powdered milk, dried milk, dry milk, coffee whitener', role: 'dairy', origin: 'dairy', taste: 'either', per: [5, 15, 40], allergens: ['milk'] },
  }),
  ...foodTable('cream', {
    'heavy-cream': { name: 'heavy cream', aka: 'cream, fresh cream' },
    'single-cream': { name: 'single cream', aka: 'light cream, cooking cream, coffee cream, half and half' },
    'whipped-cream': { name: 'whipped cream', aka: 'squirty cream, Cool Whip, whipped topping', taste: 'sweet', measure: 'spoon', per: [10, 20, 40], cup: 70 },
    'sour-cream': { name: 'sour cream', aka: 'soured cream, smetana, crema Mexicana, Mexican crema', adjective: 'tangy', measure: 'spoon', per: [15, 30, 80] },
    'creme-fraiche': { name: 'crème fraîche', aka: 'creme fraiche, crème fraiche, creme fresh', measure: 'spoon', per: [15, 35, 80] },
    'clotted-cream': { name: 'clotted cream', aka: 'kaymak, malai', taste: 'sweet', measure: 'spoon', per: [15, 30, 50] },
    custard: { aka: 'crème anglaise, vanilla sauce', taste: 'sweet', per: [50, 100, 150], allergens: ['milk', 'egg'], origin: 'egg' },
  }),
  ...foodTable('yogurt', {
    yogurt: { aka: 'yoghurt, curd, dahi' },
    'greek-yogurt': { name: 'Greek yogurt', aka: 'strained yogurt, Fage, plain Greek yogurt' },
    skyr: { name: 'skyr', aka: "skyr yogurt, Siggi's, Isey" },
    quark: { name: 'quark', aka: 'fromage frais, farmer cheese, curd cheese, túró' },
    labneh: { name: 'labneh', aka: 'labne, kashk' },
    'fruit-yogurt': { name: 'fruit yogurt', aka: 'strawberry yogurt, vanilla yogurt, flavoured yogurt, fruit yoghurt', taste: 'sweet' },
  }),
]

/** What plants make of milk, cream, yogurt and cheese. */
// prettier-ignore
export const plantMilks: Food[] = [
  ...foodTable('plant-milk', {
    'soy-milk': { name: 'soy milk', aka: 'soya milk, soymilk, soy drink, plant milk, plant-based milk, vegan milk, non-dairy milk, Alpro, dairy free milk', allergens: ['soy'] },
    'oat-milk': { name: 'oat milk', aka: 'oat drink, Oatly', allergens: ['gluten'] },
    'almond-milk': { name: 'almond milk', aka: 'nut milk', allergens: ['tree nuts'] },
    'cashew-milk': { name: 'cashew milk', aka: 'hazelnut milk, macadamia milk', allergens: ['tree nuts'] },
    'coconut-drink': { name: 'coconut drink' },
    'rice-milk': { name: 'rice milk', aka: 'rice drink, Rice Dream, rice beverage', taste: 'sweet' },
    'soy-cream': { name: 'soy cream', aka: 'vegan cream, plant cream, dairy-free cream, soya cream', per: [20, 50, 100], allergens: ['soy'] },
    'oat-cream': { name: 'oat cream', aka: 'oat creamer', per: [20, 50, 100], allergens: ['gluten'] },
    'almond-cream': { name: 'almond cream', aka: 'almond creamer, nut cream', per: [20, 40, 80], allergens: ['tree nuts'] },
  }),
  ...foodTable('plant-dairy', {
    'soy-yogurt': { name: 'soy yogurt', aka: 'vegan yogurt, soya yogurt, plant-based yogurt, dairy-free yogurt, soy yoghurt, soya yoghurt, plant yogurt', allergens: ['soy'] },
    'coconut-yogurt': { name: 'coconut yogurt' },
    'oat-yogurt': { name: 'oat yogurt', aka: 'oatgurt, oat yoghurt, Oatly yogurt', allergens: ['gluten'] },
    'almond-yogurt': { name: 'almond yogurt', aka: 'cashew yogurt, almond yoghurt, nut yogurt', allergens: ['tree nuts'] },
    'vegan-sour-cream': { name: 'vegan sour cream', aka: 'vegan crème fraîche', allergens: ['soy'] },
    'vegan-cream-cheese': { name: 'vegan cream cheese', aka: 'vegan soft cheese, vegan ricotta, cashew cream cheese, tofu ricotta, almond ricotta', role: 'cheese', allergens: ['soy', 'tree nuts'] },
  }),
  ...foodTable('plant-cheese', {
    'vegan-cheese': { name: 'vegan cheese', aka: 'plant cheese, vegan cheddar, non-dairy cheese, vegan mozzarella, dairy free cheese, Violife' },
    'cashew-cheese': { name: 'cashew cheese', aka: 'nut cheese, almond cheese', cut: 'whole', allergens: ['tree nuts'] },
    'vegan-feta': { name: 'vegan feta', aka: 'vegan halloumi, tofu feta', cut: 'whole', allergens: ['soy'] },
    'vegan-parmesan': { name: 'vegan parmesan', per: [8, 15, 30], allergens: ['tree nuts'] },
  }),
]
