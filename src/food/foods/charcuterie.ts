// Eaten as sold, or reheated to 74 °C (165 °F): USDA FSIS, leftovers and ready-to-eat meats.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Ham, cooked sausages, cold cuts and other cooked meats. */
// prettier-ignore
export const readyMeats: Food[] = [
  ...foodTable('ready-meat', {
    ham: { piece: 20, pieceName: 'slice' },
    'Canadian bacon': { aka: 'smoked pork loin', piece: 20, pieceName: 'slice' },
    'deli-turkey': { name: 'sliced turkey', aka: 'deli turkey,cooked turkey,turkey slice,smoked turkey,turkey ham,roast turkey,turkey deli meat,turkey deli slice,deli turkey slice,turkey lunchmeat,turkey lunch meat', origin: 'poultry', piece: 20, pieceName: 'slice' },
    'deli-chicken': { name: 'sliced chicken', aka: 'deli chicken,chicken slice,chicken ham,chicken deli meat,chicken roll', origin: 'poultry', piece: 20, pieceName: 'slice' },
    'rotisserie-chicken': { name: 'roast chicken', aka: 'rotisserie chicken,bbq chook,roast chook,barbecue chicken,bbq chicken,barbecued chicken,shredded chicken,pulled chicken,chicken leftovers,cold chicken,grilled chicken', origin: 'poultry', per: [60, 110, 180] },
    'canned chicken': { aka: 'canned chicken breast,canned turkey', origin: 'poultry', per: [50, 90, 140] },
    'breaded chicken': { aka: 'chicken kiev,nugget,chicken schnitzel,chicken finger,fried chicken', origin: 'poultry', per: [90, 140, 200], raw: false, safeRule: 'poultry', state: 'raw', allergens: ['wheat', 'gluten'] },
    'roast duck': { aka: 'peking duck,crispy duck,smoked duck,smoked duck breast', origin: 'poultry', per: [60, 110, 160] },
    'duck confit': { aka: 'confit,confit de canard,confit duck leg', origin: 'poultry', per: [80, 130, 200] },
    meatloaf: { aka: 'meat loaf', origin: 'beef', piece: 60, pieceName: 'slice', sortOf: 'roast-beef', allergens: ['wheat', 'gluten', 'egg'] },
    'roast beef': { aka: 'cooked beef,smoked brisket,pulled beef,shredded beef,barbacoa', origin: 'beef', piece: 25, pieceName: 'slice' },
    'roast lamb': { aka: 'cold lamb,leftover lamb leg,leftover leg of lamb,leftover lamb shoulder,leftover shoulder of lamb,lamb leftovers,pulled lamb', origin: 'lamb', per: [60, 100, 160] },
    'roast pork': { aka: 'char siu,cold pork,pernil', per: [60, 100, 160] },
    'pulled pork': { aka: 'shredded pork,carnitas', per: [60, 110, 180] },
    'corned beef': { aka: 'bully beef', origin: 'beef', per: [40, 85, 140] },
    pastrami: { aka: 'smoked meat', origin: 'beef', piece: 20, pieceName: 'slice' },
    Spam: { aka: 'luncheon meat', per: [50, 85, 140] },
    frankfurter: { emoji: '🌭', aka: 'hotdog,hot dog sausage,frank,wiener,vienna sausage', measure: 'each', piece: 50, per: [50, 100, 150] },
    'beef-frankfurter': { name: 'beef hot dog', aka: 'kosher hot dog', origin: 'beef', measure: 'each', piece: 50, per: [50, 100, 150] },
    'chicken-frankfurter': { name: 'chicken hot dog', aka: 'turkey dog,turkey frank', origin: 'poultry', measure: 'each', piece: 50, per: [50, 100, 150] },
    'smoked sausage': { aka: 'falukorv,kielbasa sausage,polish sausage,andouille sausage,garlic sausage', measure: 'each', piece: 120, per: [50, 90, 140] },
    'black pudding': { aka: 'blood sausage,blutwurst', raw: false, allergens: ['wheat', 'gluten'] },
    haggis: { origin: 'lamb', piece: 450, per: [100, 150, 220], raw: false, allergens: ['gluten'] },
    bologna: { aka: 'baloney,devon meat,devon sausage,slice of devon,cold cut,deli meat,lunchmeat,sliced meat', piece: 25, pieceName: 'slice' },
    pâté: { aka: 'liver spread,liver pâté,liverwurst,liver sausage,terrine,liver paste,pâté de campagne', role: 'ready', per: [20, 35, 60], cup: 225, allergens: ['milk'] },
    'bacon bit': { many: true, aka: 'bacon crumble,crumbled bacon,bacon sprinkle', role: 'sauce', per: [5, 10, 20], cup: 90 },
    'pork floss': { aka: 'rousong', role: 'sauce', per: [5, 10, 20], cup: 30, allergens: ['wheat', 'gluten', 'soy'] },
    'ham bone': { role: 'sauce', measure: 'each', piece: 500, per: [100, 150, 250] },
  }),
  ...foodTable('cured-meat', {
    prosciutto: { aka: 'parma ham,cured ham,culatello', piece: 15, pieceName: 'slice' },
    'Serrano ham': { aka: 'jamón,jamón serrano', piece: 15, pieceName: 'slice' },
    speck: { piece: 15, pieceName: 'slice' },
    salami: { piece: 10, pieceName: 'slice' },
    pepperoni: { hot: true, piece: 3, pieceName: 'slice' },
    chorizo: { aka: 'chouriço' },
    "'nduja": { hot: true },
    bresaola: { aka: 'dried beef', origin: 'beef', piece: 10, pieceName: 'slice' },
    jerky: { aka: 'biltong,meat stick', origin: 'beef', allergens: ['wheat', 'gluten', 'soy'] },
  }),
]
