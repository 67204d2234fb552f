// Allergens follow Regulation (EU) 1169/2011, Annex II, and the US FALCPA and FASTER acts.
import { foodTable, type Food } from '../food.ts'

/** Oils, plant fats and vinegars. */
// prettier-ignore
export const oilsAndVinegars: Food[] = [
  ...foodTable('oil', {
    oil: { name: 'vegetable oil', aka: ['oil', 'cooking oil', 'neutral oil', 'frying oil', 'salad oil', 'Crisco oil', 'Wesson', 'fat for frying', 'frying fat', 'cooking fat', 'deep-frying oil', 'plain oil', 'sweet oil', 'mixed oil'], taste: 'either' },
    'olive-oil': { aka: ['extra virgin olive oil', 'evoo', 'virgin olive oil', 'light olive oil', 'mild olive oil', 'pure olive oil', 'garlic oil', 'garlic olive oil', 'lemon olive oil', 'basil oil', 'infused olive oil', 'Lucca oil'] },
    'sunflower-oil': { aka: ['sunflower seed oil', 'safflower oil'], taste: 'either' },
    'rapeseed-oil': { aka: ['canola oil', 'canola', 'rape oil', 'cold-pressed rapeseed oil'], taste: 'either' },
    'corn-oil': { aka: ['maize oil', 'Mazola'], taste: 'either' },
    'grapeseed-oil': { aka: ['rice bran oil', 'cottonseed oil', 'grape seed oil'], taste: 'either' },
    'soybean-oil': { aka: ['soya oil', 'soy oil', 'soya bean oil'], allergens: ['soy'] },
    'peanut-oil': { aka: ['groundnut oil', 'arachide oil'], allergens: ['peanuts'] },
    'sesame-oil': { aka: ['toasted sesame oil', 'dark sesame oil', 'roasted sesame oil', 'gingelly oil'], per: [1, 3, 8], allergens: ['sesame'] },
    'coconut-oil': { aka: ['virgin coconut oil', 'coconut fat', 'coconut butter', 'refined coconut oil'], taste: 'either' },
    'avocado-oil': {},
    'walnut-oil': { aka: ['hazelnut oil', 'almond oil', 'nut oil', 'pistachio oil', 'macadamia oil'], per: [2, 5, 15], allergens: ['tree nuts'] },
    'linseed-oil': { name: 'flaxseed oil', aka: ['linseed oil', 'flax oil', 'hemp oil', 'hemp seed oil', 'pumpkin seed oil', 'pumpkin oil'], per: [2, 5, 15] },
    'truffle-oil': { aka: ['white truffle oil', 'black truffle oil'], adjective: 'truffled', per: [1, 2, 5] },
    'chili-oil': { name: 'chilli oil', aka: ['rayu', 'hot chilli oil', 'Sichuan chilli oil', 'la-yu'], adjective: 'spicy', per: [1, 4, 10], allergens: ['sesame'] },
    'mustard-oil': { allergens: ['mustard'] },
    'palm-oil': { aka: ['dendê oil', 'red palm oil', 'palm fat'] },
    'cooking-spray': { aka: ['oil spray', 'Pam', 'nonstick cooking spray', 'non-stick spray', 'Frylight', 'spray oil', 'nonstick spray', 'non-stick cooking spray', 'vegetable cooking spray', 'cooking oil spray', 'olive oil spray', 'Fry Light'], taste: 'either', per: [0.5, 1, 3] },
    shortening: { name: 'vegetable shortening', aka: ['shortening', 'Crisco', 'vegetable fat', 'Trex', 'white vegetable fat', 'hydrogenated fat', 'Cookeen', 'Copha', 'Cottolene', 'vegetable lard'], taste: 'either', measure: 'weight', per: [5, 15, 40], cup: 190 },
    'vegetable-suet': { aka: ['Atora', 'vegetarian suet', 'vegetable shredded suet'], taste: 'either', measure: 'weight', per: [10, 25, 40], cup: 120, allergens: ['wheat', 'gluten'] },
  }),
  ...foodTable('vinegar', {
    vinegar: { aka: ['white vinegar', 'distilled vinegar', 'distilled white vinegar', 'spirit vinegar', 'table vinegar', 'pickling vinegar', 'plain vinegar', 'clear vinegar', 'mild vinegar'] },
    'cider-vinegar': { name: 'cider vinegar', aka: ['apple cider vinegar', 'ACV', 'apple vinegar', 'cyder vinegar', "Bragg's vinegar"] },
    'white-wine-vinegar': { aka: ['wine vinegar', 'champagne vinegar', 'white wine vinegar with tarragon', 'tarragon vinegar', 'herb vinegar', 'prosecco vinegar', 'Moscatel vinegar'], allergens: ['sulphites'] },
    'red-wine-vinegar': { aka: ['raspberry vinegar', 'fruit vinegar', 'cabernet vinegar', 'shallot vinegar'], allergens: ['sulphites'] },
    'balsamic-vinegar': { aka: ['balsamic', 'balsamico', 'white balsamic', 'aceto balsamico', 'balsamic vinegar of Modena', 'white balsamic vinegar', 'dark balsamic vinegar', 'white balsamic condiment'], adjective: 'balsamic', allergens: ['sulphites'] },
    'balsamic-glaze': { aka: ['balsamic reduction', 'crema di balsamico', 'balsamic cream', 'balsamic syrup'], adjective: 'balsamic', allergens: ['sulphites'] },
    'sherry-vinegar': { aka: ['vinagre de jerez', 'jerez vinegar'], allergens: ['sulphites'] },
    'malt-vinegar': { aka: ['brown vinegar', "Sarson's"], allergens: ['gluten'] },
    'rice-vinegar': { aka: ['rice wine vinegar', 'seasoned rice vinegar', 'sushi vinegar', 'Japanese vinegar', 'su vinegar', 'brown rice vinegar', 'Mizkan', 'coconut vinegar', 'cane vinegar', 'unseasoned rice vinegar', 'sushi seasoning'] },
    'black-vinegar': { aka: ['Chinkiang vinegar', 'Chinese black vinegar', 'Zhenjiang vinegar'], allergens: ['wheat', 'gluten'] },
    'ume-vinegar': { name: 'umeboshi vinegar', aka: ['ume vinegar', 'ume plum vinegar', 'ume su', 'plum vinegar'], per: [1, 4, 10] },
    'pomegranate-molasses': { aka: ['pomegranate syrup', 'pomegranate concentrate', 'nar ekşisi'], taste: 'either' },
    'tamarind-paste': { aka: ['tamarind', 'tamarind concentrate', 'tamarind pulp', 'imli', 'tamarind puree', 'tamarind sauce', 'tamarind water', 'tamarind block'], taste: 'either' },
  }),
]
