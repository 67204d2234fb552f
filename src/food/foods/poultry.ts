// Safe temperatures: USDA FSIS, all poultry, whole, pieces or ground, 74 °C (165 °F); frogs' legs are cooked like it.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Chicken, turkey, duck and other farmed birds, raw. */
// prettier-ignore
export const poultry: Food[] = [
  ...foodTable('poultry-boneless', {
    chicken: { emoji: '🐔', aka: 'chook,chicken curry cut,curry cut chicken' },
    'chicken breast': { aka: 'chicken tender,chicken cutlet,chicken tenderloin,chicken escalope', piece: 170 },
    'chicken thigh': { aka: 'dark meat chicken', piece: 110 },
    'boneless chicken thigh': { aka: 'chicken thigh fillet,boned chicken thigh,chicken thigh meat', piece: 110, sortOf: 'chicken-thigh' },
    turkey: { emoji: '🦃', aka: 'turkey thigh' },
    'turkey breast': { aka: 'turkey steak,turkey breast steak,turkey cutlet,turkey tenderloin,turkey escalope,turkey breast escalope,turkey breast cutlet', piece: 250 },
    duck: { emoji: '🦆' },
    'duck breast': { aka: 'magret', piece: 180 },
    'chicken skin': { aka: 'turkey skin', per: [15, 30, 60] },
  }),
  ...foodTable('poultry-piece', {
    'chicken leg': { aka: 'chicken quarter', piece: 250, per: [150, 250, 300] },
    'chicken drumstick': { emoji: '🍗', aka: 'drumstick,chicken lollipop', piece: 110, per: [110, 220, 300] },
    'chicken wing': { aka: 'wing,wingette,drumette,party wing', piece: 90, per: [120, 220, 350] },
    'bone-in chicken thigh': { aka: 'chicken portion', piece: 150, per: [120, 200, 300] },
    'duck leg': { aka: 'duck thigh,goose leg', piece: 220, per: [180, 220, 300] },
    'turkey leg': { aka: 'turkey drumstick,turkey wing', piece: 600, per: [250, 350, 450] },
    'smoked turkey leg': { aka: 'smoked turkey wing,smoked turkey neck,smoked turkey drumstick', piece: 600, per: [250, 350, 450], sortOf: 'turkey-leg' },
    'frog leg': { origin: 'game', piece: 60 },
    'chicken carcass': { aka: 'chicken bone,chicken feet', piece: 300, per: [60, 100, 200] },
  }),
  ...foodTable('poultry-whole', {
    'whole chicken': { aka: 'roasting chicken,spatchcock chicken,spatchcocked chicken,hen,bird' },
    poussin: { aka: 'cornish hen,cornish game hen', piece: 450 },
    'whole turkey': { piece: 5000 },
    'whole duck': { aka: 'duckling,whole duckling', piece: 2000, per: [300, 400, 500] },
    'turkey crown': { aka: 'turkey joint,turkey breast joint,turkey breast roast', piece: 2000 },
    goose: { plural: 'geese', emoji: '🪿', piece: 4500, per: [300, 400, 500] },
  }),
  ...foodTable('ground-poultry', {
    'ground chicken': {},
    'ground turkey': {},
    'chicken burger': { aka: 'turkey burger', measure: 'each', piece: 115 },
    'chicken meatball': { aka: 'turkey meatball,chicken kofta', measure: 'each', piece: 30 },
  }),
]
