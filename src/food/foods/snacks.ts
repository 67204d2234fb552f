// Allergens as in the usual bought product: Regulation (EU) 1169/2011, Annex II, and the US FALCPA and FASTER acts.
// Frozen filled doughs may hold raw meat: cooked to 71 °C/160 °F (USDA FSIS, ground meat).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Meals that are bought ready and snacks. */
// prettier-ignore
export const snacks: Food[] = [
  ...foodTable('ready-meal', {
    pizza: { emoji: '🍕', aka: 'calzone,pizza roll', origin: 'dairy', cup: 100, raw: false, allergens: ['wheat', 'gluten', 'milk'] },
    'canned-soup': { name: 'soup', emoji: '🍲', aka: 'minestrone', piece: 400, pieceName: 'can', allergens: ['wheat', 'gluten', 'milk', 'celery'] },
    'tomato soup': { aka: 'gazpacho,cream of tomato soup', origin: 'dairy', piece: 400, pieceName: 'can', allergens: ['milk', 'celery'] },
    'mushroom-soup': { name: 'cream of mushroom soup', aka: 'mushroom soup,creme of mushroom soup,condensed soup,cream of celery,cream of mushroom,cream of celery soup,cream of broccoli soup,cream of potato soup,cheese soup', role: 'sauce', origin: 'dairy', piece: 300, pieceName: 'can', per: [60, 100, 160], allergens: ['wheat', 'gluten', 'milk', 'soy', 'celery'] },
    'cream-soup': { name: 'cream of chicken soup', aka: 'cream of chicken,creme of chicken soup', role: 'sauce', origin: 'poultry', piece: 300, pieceName: 'can', per: [60, 100, 160], allergens: ['wheat', 'gluten', 'milk', 'soy', 'celery'] },
    'chicken soup': { aka: 'chicken noodle soup', origin: 'poultry', piece: 300, pieceName: 'can', allergens: ['wheat', 'gluten', 'egg', 'milk', 'soy', 'celery'] },
    'mac-and-cheese': { name: 'macaroni cheese', aka: 'mac & cheese,macaroni and cheese', origin: 'dairy', per: [70, 100, 150], cup: 120, raw: false, state: 'dried', allergens: ['wheat', 'gluten', 'milk'] },
    'instant-mash': { name: 'instant mashed potato', aka: 'mashed potato flake,instant potato', role: 'starch', per: [20, 35, 60], cup: 60, state: 'dried', allergens: ['milk', 'sulphites'] },
    'french-fry': { name: 'frozen fries', aka: 'fries,french fry,potato fry,oven chip,frozen chip,potato wedge,waffle fry,hash brown,hash brown patty,tater tot,frozen roast potato,chip shop chip,leftover chip,potato waffle', role: 'starch', per: [120, 180, 250], raw: false },
    dumpling: { many: true, emoji: '🥟', aka: 'gyoza,potsticker,wonton,momo,pelmeni,dim sum,siu mai,shu mai', origin: 'pork', piece: 20, per: [100, 150, 220], raw: false, safeRule: 'ground', state: 'raw', allergens: ['wheat', 'gluten', 'egg', 'soy', 'sesame', 'crustaceans'] },
    'vegetable dumpling': { many: true, aka: 'vegetable gyoza,veggie dumpling', piece: 20, per: [100, 150, 220], raw: false, state: 'raw', allergens: ['wheat', 'gluten', 'soy', 'sesame'] },
    'spring roll': { many: true, aka: 'egg roll', piece: 35, per: [60, 120, 180], raw: false, allergens: ['wheat', 'gluten', 'egg', 'soy', 'sesame', 'celery'] },
    samosa: { many: true, aka: 'pakora', piece: 50, per: [60, 110, 180], raw: false, allergens: ['wheat', 'gluten', 'milk', 'mustard'] },
    falafel: { aka: 'falafel mix', role: 'protein', piece: 20, per: [80, 120, 180], raw: false, allergens: ['wheat', 'gluten', 'sesame'] },
    burrito: { many: true, aka: 'enchilada,quesadilla,empanada', origin: 'beef', piece: 180, raw: false, allergens: ['wheat', 'gluten', 'milk'] },
    lasagne: { name: 'ready-made lasagne', aka: "moussaka,cottage pie,shepherd's pie,canned ravioli,spaghetti bolognese,spag bol,pasta bake,frozen lasagna,leftover lasagna,beef lasagna,canned spaghetti,spaghetti hoop", origin: 'beef', raw: false, allergens: ['wheat', 'gluten', 'egg', 'milk', 'celery'] },
    'cauliflower cheese': { aka: 'broccoli cheese,leftover cauliflower cheese', origin: 'dairy', raw: false, allergens: ['wheat', 'gluten', 'milk', 'mustard'] },
    ratatouille: { aka: 'caponata', allergens: ['celery'] },
    'ready meal': { aka: 'tv dinner,frozen meal,takeaway,takeout,leftover', origin: 'beef', piece: 400, raw: false, allergens: ['wheat', 'gluten', 'egg', 'milk', 'soy', 'celery'] },
    'chili-con-carne': { name: 'chilli con carne', aka: 'canned chili,beef chili,leftover chili,can of chili', origin: 'beef', piece: 400, pieceName: 'can', allergens: ['wheat', 'gluten'] },
    'beef stew': { aka: 'stew,goulash,leftover casserole,beef casserole,boeuf bourguignon,stewed steak', origin: 'beef', piece: 400, pieceName: 'can', allergens: ['wheat', 'gluten', 'celery'] },
    risotto: { origin: 'dairy', allergens: ['milk', 'celery'] },
    dal: { name: 'ready-made curry', aka: 'leftover curry,curry leftover,leftover takeaway curry,chana masala,palak paneer,saag paneer,chicken tikka masala,butter chicken', origin: 'dairy', allergens: ['milk', 'mustard'] },
    sushi: { emoji: '🍣', aka: 'onigiri,sushi roll,california roll', origin: 'fish', safeRule: 'fish', allergens: ['wheat', 'gluten', 'egg', 'soy', 'sesame', 'mustard', 'fish', 'crustaceans'] },
    sandwich: { emoji: '🥪', aka: 'panini,toastie,grilled cheese', origin: 'pork', piece: 180, allergens: ['wheat', 'gluten', 'egg', 'milk', 'mustard'] },
    hamburger: { emoji: '🍔', aka: 'cheeseburger', origin: 'beef', piece: 200, raw: false, allergens: ['wheat', 'gluten', 'egg', 'milk', 'sesame', 'mustard'] },
    'meat pie': { aka: 'pork pie,toad in the hole,sausage roll,pot pie,pasty,steak pie,chicken pie,beef pie,scotch pie,scotch egg,corn dog', origin: 'pork', piece: 180, raw: false, allergens: ['wheat', 'gluten', 'egg', 'milk'] },
    quiche: { aka: 'savoury tart', origin: 'egg', piece: 400, allergens: ['wheat', 'gluten', 'egg', 'milk'] },
    'potato salad': { aka: 'pasta salad,egg salad,tabbouleh,rice salad,macaroni salad,russian salad', origin: 'egg', per: [100, 180, 250], allergens: ['wheat', 'gluten', 'egg', 'milk', 'mustard'] },
    coleslaw: { aka: 'slaw', role: 'salad', origin: 'egg', per: [40, 80, 140], cup: 130, allergens: ['egg', 'mustard'] },
    'baby food': { aka: 'infant formula,baby cereal,formula milk', taste: 'either', per: [50, 100, 150], allergens: ['milk'] },
    'microwave-popcorn': { name: 'popcorn kernels', aka: 'popping corn,unpopped popcorn,microwave popcorn', taste: 'either', per: [15, 25, 40], cup: 200, raw: false, state: 'dried' },
  }),
  ...foodTable('snack', {
    crisp: { many: true, aka: 'shoestring potato,pringles,vegetable crisp,potato crisp' },
    'tortilla chip': { many: true, aka: 'nachos,doritos,fritos,corn chip' },
    'cheese puff': { many: true, aka: 'cheese straw,goldfish cracker,cheetos,wotsits', origin: 'dairy', allergens: ['wheat', 'gluten', 'milk'] },
    'corn snack': { many: true, aka: 'corn nut', allergens: ['gluten'] },
    popcorn: { emoji: '🍿', taste: 'either', cup: 8 },
    pretzel: { many: true, emoji: '🥨', taste: 'either', cup: 45, allergens: ['wheat', 'gluten'] },
    'trail mix': { taste: 'either', cup: 140, allergens: ['wheat', 'gluten', 'milk', 'soy', 'sesame', 'mustard', 'tree nuts', 'peanuts'] },
    'pork-rind': { name: 'pork scratchings', aka: 'pork rind,chicharrón,pork crackling', origin: 'pork', cup: 25 },
    'prawn cracker': { many: true, aka: 'shrimp chip', origin: 'shellfish', cup: 20, allergens: ['crustaceans'] },
    poppadom: { many: true, aka: 'papad,papadum', piece: 10, per: [10, 20, 30], raw: false, state: 'dried' },
    'chow-mein-crispy': { name: 'crispy noodles', aka: 'crunchy noodle', per: [10, 20, 35], cup: 45, allergens: ['wheat', 'gluten', 'egg'] },
    'seaweed-snack': { name: 'crispy seaweed', per: [2, 4, 8], cup: 10, allergens: ['sesame'] },
    'wasabi pea': { many: true, aka: 'roasted chickpea', cup: 110, allergens: ['wheat', 'gluten', 'soy', 'mustard'] },
  }),
]
