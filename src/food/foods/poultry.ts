// Safe temperatures: USDA FSIS, all poultry, whole, pieces or ground, 74 °C (165 °F); frogs' legs are cooked like it.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Chicken, turkey, duck and other farmed birds, raw. */
// prettier-ignore
export const poultry: Food[] = [
  ...foodTable('poultry-boneless', {
    chicken: { emoji: '🐔' },
    'chicken breast': { aka: 'chicken tender,chicken cutlet,chicken tenderloin,chicken escalope', piece: 170, cook: { fry: 8, simmer: 12, boil: 15, steam: 15, roast: 22, grill: 12, braise: 25 } },
    'chicken thigh': { aka: 'dark meat chicken', piece: 110, cook: { fry: 10, simmer: 18, boil: 20, roast: 28, grill: 14, braise: 40 } },
    turkey: { emoji: '🦃', aka: 'turkey thigh', cook: { fry: 10, simmer: 20, boil: 20, roast: 30, grill: 14, braise: 45 } },
    'turkey breast': { aka: 'turkey steak,turkey cutlet,turkey tenderloin,turkey escalope', piece: 250 },
    duck: { emoji: '🦆', cut: 'cut into strips', cook: { fry: 10, simmer: 60, roast: 30, grill: 12, braise: 80 }, doneWhen: 'browned and cooked through' },
    'duck breast': { aka: 'magret', piece: 180, cut: 'whole', cook: { fry: 18, roast: 20, grill: 16 }, doneWhen: 'the skin is crisp and the meat cooked through' },
    'chicken skin': { aka: 'turkey skin', per: [15, 30, 60], cut: 'cut into strips', cook: { fry: 15, roast: 30 }, doneWhen: 'crisp and golden' },
  }),
  ...foodTable('poultry-piece', {
    'chicken leg': { aka: 'chicken quarter', piece: 250, per: [150, 250, 300], cook: { fry: 25, simmer: 35, boil: 35, roast: 45, grill: 30, braise: 50 } },
    'chicken drumstick': { emoji: '🍗', aka: 'drumstick,chicken lollipop', piece: 110, per: [110, 220, 300], cook: { fry: 20, simmer: 30, boil: 30, roast: 40, grill: 25, braise: 45 } },
    'chicken wing': { aka: 'wing,wingette,drumette,party wing', piece: 90, per: [120, 220, 350], cook: { fry: 15, simmer: 30, boil: 30, roast: 40, grill: 22, braise: 45 }, doneWhen: 'crisp and cooked to the bone' },
    'bone-in chicken thigh': { aka: 'chicken portion', piece: 150, per: [120, 200, 300], cook: { fry: 22, simmer: 32, boil: 30, roast: 40, grill: 25, braise: 45 } },
    'duck leg': { piece: 220, per: [180, 220, 300], cook: { simmer: 90, roast: 75, braise: 90 }, doneWhen: 'tender enough to leave the bone' },
    'turkey leg': { aka: 'turkey drumstick', piece: 600, per: [250, 350, 450], cook: { roast: 100, braise: 110 } },
    'frog leg': { origin: 'game', piece: 60, cook: { fry: 8, braise: 20 } },
    'chicken carcass': { aka: 'chicken bone,chicken feet', piece: 300, per: [60, 100, 200], cook: { simmer: 90, boil: 90, roast: 40 }, doneWhen: 'the broth is golden and full-flavoured' },
  }),
  ...foodTable('poultry-whole', {
    'whole chicken': { aka: 'roasting chicken,hen,bird' },
    poussin: { aka: 'cornish hen,cornish game hen', piece: 450, cook: { boil: 45, roast: 50, braise: 50 } },
    'whole turkey': { piece: 5000, cook: { roast: 210 } },
    goose: { plural: 'geese', emoji: '🪿', piece: 4500, per: [300, 400, 500], cook: { roast: 180, braise: 180 } },
  }),
  ...foodTable('ground-poultry', {
    'ground chicken': {},
    'ground turkey': {},
    'chicken burger': { aka: 'turkey burger', measure: 'each', piece: 115, cook: { fry: 12, roast: 20, grill: 12 }, doneWhen: 'golden and cooked through' },
    'chicken meatball': { aka: 'turkey meatball,chicken kofta', measure: 'each', piece: 30, cook: { fry: 12, simmer: 20, roast: 20, grill: 12 }, doneWhen: 'golden and cooked through' },
  }),
]
