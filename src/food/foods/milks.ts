// Allergens follow Regulation (EU) 1169/2011, Annex II; coconut is none of its tree nuts, nor of the FDA's since 2025.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Milk, cream and yogurt. */
// prettier-ignore
export const milks: Food[] = [
  ...foodTable('milk', {
    milk: { emoji: '🥛', aka: 'dairy' },
    'skimmed milk': { aka: 'nonfat milk' },
    'lactose-free milk': {},
    'goat-milk': { name: "goat's milk", aka: 'sheep milk' },
    buttermilk: { aka: 'sour milk' },
    kefir: { aka: 'ayran,lassi' },
    'evaporated milk': { aka: 'canned milk', piece: 400, pieceName: 'can' },
    'condensed milk': { aka: 'leche condensada', role: 'sweet', taste: 'sweet', measure: 'weight', piece: 397, pieceName: 'can', per: [20, 50, 100], cup: 305 },
    'chocolate milk': { aka: 'flavoured milk,milkshake', taste: 'sweet' },
    'coffee creamer': { aka: 'creamer', taste: 'sweet', per: [10, 30, 60] },
  }),
  // Powder is no milk until water is added: no form may take it by the millilitre.
  ...foodTable('baking-aid', {
    'milk powder': { aka: 'dried milk,dry milk', role: 'dairy', origin: 'dairy', taste: 'either', per: [5, 15, 40], allergens: ['milk'] },
    khoya: { aka: 'mawa,khoa', role: 'dairy', origin: 'dairy', measure: 'weight', per: [20, 40, 80], cup: 200, allergens: ['milk'] },
  }),
  ...foodTable('cream', {
    'heavy cream': { aka: 'cream' },
    'single cream': { aka: 'cooking cream,coffee cream,half and half' },
    'whipped cream': { aka: 'whipped topping', taste: 'sweet', measure: 'spoon', per: [10, 20, 40], cup: 70 },
    'sour cream': { aka: 'soured cream,crema mexicana,sour creme', measure: 'spoon', per: [15, 30, 80] },
    'crème fraîche': { measure: 'spoon' },
    'clotted cream': { taste: 'sweet', measure: 'spoon', per: [15, 30, 50] },
    custard: { aka: 'crème anglaise,vanilla sauce', origin: 'egg', taste: 'sweet', per: [50, 100, 150], allergens: ['egg', 'milk'] },
  }),
  ...foodTable('yogurt', {
    yogurt: { aka: 'curd,dahi' },
    'Greek yogurt': { aka: 'strained yogurt' },
    skyr: {},
    quark: { aka: 'curd cheese' },
    labneh: { aka: 'labne' },
    'fruit yogurt': { aka: 'strawberry yogurt,vanilla yogurt,flavoured yogurt', taste: 'sweet' },
  }),
]

/** What plants make of milk, cream, yogurt and cheese. */
// prettier-ignore
export const plantMilks: Food[] = [
  ...foodTable('plant-milk', {
    'soy milk': { aka: 'soya milk', allergens: ['soy'] },
    'plant milk': { aka: 'plant-based milk,vegan milk,non-dairy milk,dairy free milk', allergens: ['soy'] },
    'oat milk': { aka: 'oatly', allergens: ['gluten'] },
    'almond milk': { aka: 'nut milk', allergens: ['tree nuts'] },
    'cashew milk': { aka: 'hazelnut milk,macadamia milk', allergens: ['tree nuts'] },
    'coconut drink': {},
    'rice milk': { taste: 'sweet' },
    'soy cream': { aka: 'vegan cream,plant cream,dairy-free cream,soya cream', per: [20, 50, 100], allergens: ['soy'] },
    'oat cream': { aka: 'oat creamer', per: [20, 50, 100], allergens: ['gluten'] },
  }),
  ...foodTable('plant-dairy', {
    'soy yogurt': { aka: 'soya yogurt', allergens: ['soy'] },
    'plant yogurt': { aka: 'plant-based yogurt,vegan yogurt,dairy-free yogurt', allergens: ['soy'] },
    'coconut yogurt': {},
    'oat yogurt': { aka: 'oatly yogurt', allergens: ['gluten'] },
    'almond yogurt': { aka: 'cashew yogurt,nut yogurt', allergens: ['tree nuts'] },
    'vegan sour cream': { aka: 'vegan crème fraîche', allergens: ['soy'] },
    'vegan cream cheese': { aka: 'vegan soft cheese,dairy-free cream cheese,vegan ricotta,cashew cream cheese,tofu ricotta,almond ricotta', role: 'cheese', allergens: ['soy', 'tree nuts'] },
  }),
  ...foodTable('plant-cheese', {
    'vegan cheese': { aka: 'plant cheese,vegan cheddar,non-dairy cheese,vegan mozzarella,dairy free cheese' },
    'cashew cheese': { aka: 'nut cheese,almond cheese', allergens: ['tree nuts'] },
    'vegan feta': { aka: 'vegan halloumi,tofu feta', allergens: ['soy'] },
    'vegan parmesan': { per: [8, 15, 30], allergens: ['tree nuts'] },
  }),
]
