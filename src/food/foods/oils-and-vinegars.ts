// Allergens follow Regulation (EU) 1169/2011, Annex II, and the US FALCPA and FASTER acts.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Oils, plant fats and vinegars. */
// prettier-ignore
export const oilsAndVinegars: Food[] = [
  ...foodTable('oil', {
    oil: { name: 'vegetable oil', aka: 'oil,cooking fat', foreign: 'aceite,huile,öl,olio,óleo,olie,olej,油', taste: 'either' },
    'olive oil': { aka: 'evoo', foreign: 'aceite de oliva,huile d’olive,olivenöl,olio di oliva,azeite,olijfolie,oliwa,オリーブオイル,橄榄油' },
    'sunflower oil': { aka: 'sunflower seed oil', foreign: 'zonnebloemolie,aceite de girasol,huile de tournesol,sonnenblumenöl,olio di girasole', taste: 'either' },
    'rapeseed oil': { aka: 'canola,rape oil', taste: 'either' },
    'corn oil': { taste: 'either' },
    'grapeseed oil': { aka: 'rice bran oil', taste: 'either' },
    'soybean oil': { aka: 'soya oil,soy oil,soya bean oil', allergens: ['soy'] },
    'peanut oil': { aka: 'groundnut oil,arachide oil', allergens: ['peanuts'] },
    'sesame oil': { aka: 'gingelly oil', foreign: 'aceite de sésamo,huile de sésame,sesamöl,olio di sesamo,óleo de gergelim,sesamolie,olej sezamowy,ごま油,芝麻油,香油', per: [1, 3, 8], allergens: ['sesame'] },
    'coconut oil': { aka: 'coconut fat', foreign: 'aceite de coco,huile de coco,kokosöl,olio di cocco,óleo de coco,kokosolie,olej kokosowy,ココナッツオイル', taste: 'either' },
    'avocado oil': {},
    'walnut oil': { aka: 'hazelnut oil,almond oil,nut oil,pistachio oil,macadamia oil', per: [2, 5, 15], allergens: ['tree nuts'] },
    'chili-oil': { name: 'chilli oil', foreign: 'ラー油,辣椒油', adjective: 'spicy', per: [1, 4, 10], allergens: ['sesame'] },
    'mustard oil': { allergens: ['mustard'] },
    'cooking spray': { aka: 'olive oil spray', taste: 'either', per: [0.5, 1, 3] },
    shortening: { name: 'vegetable shortening', aka: 'shortening,crisco,vegetable fat', taste: 'either', measure: 'weight', per: [5, 15, 40] },
    'vegetable suet': { aka: 'vegetarian suet', taste: 'either', measure: 'weight', per: [10, 25, 40], cup: 120, allergens: ['wheat', 'gluten'] },
  }),
  ...foodTable('vinegar', {
    vinegar: { foreign: 'vinagre,vinaigre,essig,aceto,azijn,ocet,酢,醋' },
    'cider vinegar': { aka: 'apple cider vinegar,acv' },
    'white wine vinegar': { aka: 'wine vinegar,champagne vinegar', allergens: ['sulphites'] },
    'red wine vinegar': { aka: 'raspberry vinegar,sherry vinegar,jerez vinegar', allergens: ['sulphites'] },
    'balsamic vinegar': { aka: 'balsamic,balsamic glaze', foreign: 'vinagre balsámico,vinaigre balsamique,balsamicoessig,ocet balsamiczny,バルサミコ酢', adjective: 'balsamic', allergens: ['sulphites'] },
    'malt vinegar': { aka: 'brown vinegar', allergens: ['gluten'] },
    'rice vinegar': { aka: 'rice wine vinegar,sushi vinegar' },
    'black vinegar': { aka: 'chinkiang vinegar,zhenjiang vinegar', allergens: ['wheat', 'gluten'] },
    'pomegranate molasses': { aka: 'pomegranate syrup', taste: 'either' },
    'tamarind paste': { aka: 'tamarind,tamarind pulp', taste: 'either' },
  }),
]
