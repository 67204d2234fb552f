// Allergens follow Regulation (EU) 1169/2011, Annex II, and the US FALCPA and FASTER acts.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Oils, plant fats and vinegars. */
// prettier-ignore
export const oilsAndVinegars: Food[] = [
  ...foodTable('oil', {
    oil: { name: 'vegetable oil', aka: 'oil,cooking fat,dendê', taste: 'either' },
    'olive oil': { aka: 'evoo' },
    'sunflower oil': { aka: 'sunflower seed oil', taste: 'either' },
    'rapeseed oil': { aka: 'canola,rape oil', taste: 'either' },
    'corn oil': { taste: 'either' },
    'grapeseed oil': { aka: 'rice bran oil', taste: 'either' },
    'soybean oil': { aka: 'soya oil,soy oil,soya bean oil', allergens: ['soy'] },
    'peanut oil': { aka: 'groundnut oil,arachide oil', allergens: ['peanuts'] },
    'sesame oil': { aka: 'gingelly oil', per: [1, 3, 8], allergens: ['sesame'] },
    'coconut oil': { aka: 'coconut fat', taste: 'either' },
    'avocado oil': {},
    'walnut oil': { aka: 'hazelnut oil,almond oil,nut oil,pistachio oil,macadamia oil', per: [2, 5, 15], allergens: ['tree nuts'] },
    'pumpkin seed oil': { aka: 'pumpkin oil,kernel oil', per: [2, 5, 15] },
    'chili-oil': { name: 'chilli oil', hot: true, per: [1, 4, 10], allergens: ['sesame'] },
    'mustard oil': { allergens: ['mustard'] },
    'cooking spray': { aka: 'olive oil spray,frylight', taste: 'either', per: [0.5, 1, 3] },
    shortening: { name: 'vegetable shortening', aka: 'shortening,crisco,vegetable fat,cocoa butter', taste: 'either', measure: 'weight', per: [5, 15, 40] },
    'vegetable suet': { aka: 'vegetarian suet', taste: 'either', measure: 'weight', per: [10, 25, 40], cup: 120, allergens: ['wheat', 'gluten'] },
  }),
  ...foodTable('vinegar', {
    vinegar: {},
    'cider vinegar': { aka: 'apple cider vinegar,acv' },
    'white wine vinegar': { aka: 'wine vinegar,champagne vinegar,verjuice,verjus', allergens: ['sulphites'] },
    'red wine vinegar': { aka: 'raspberry vinegar,sherry vinegar,jerez vinegar', allergens: ['sulphites'] },
    'balsamic vinegar': { aka: 'balsamic,balsamic glaze', allergens: ['sulphites'] },
    'malt vinegar': { aka: 'brown vinegar', allergens: ['gluten'] },
    'rice vinegar': { aka: 'rice wine vinegar,sushi vinegar' },
    'black vinegar': { aka: 'chinkiang vinegar,zhenjiang vinegar', allergens: ['wheat', 'gluten'] },
    'pomegranate molasses': { aka: 'pomegranate syrup', taste: 'either' },
    'tamarind paste': { aka: 'tamarind,tamarind pulp', taste: 'either' },
  }),
]
