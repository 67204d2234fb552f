// Allergens follow Regulation (EU) 1169/2011, Annex II: mustard seed in pickling spice, sulphites in preserved vegetables;
// most kimchi is made with fish sauce and salted shrimp, so plain "kimchi" counts as fish.
import { foodTable, type Food } from '../food.ts'

/** Pickles, olives, capers and fermented vegetables. */
// prettier-ignore
export const pickles: Food[] = [
  ...foodTable('pickle', {
    gherkin: { name: 'gherkins', plural: 'gherkins', aka: ['gherkin', 'dill pickle', 'pickle', 'pickled cucumber', 'cornichon', 'pickled gherkin', 'kosher dill', 'pickle spear', 'bread and butter pickle', 'pickle slice', 'sweet pickle', 'Vlasic', 'sour pickle', 'pickle chip', 'dill spear', 'burger pickle', 'salt cucumber'], piece: 35, allergens: ['mustard', 'sulphites'], cut: 'sliced' },
    olive: { name: 'olives', plural: 'olives', emoji: '🫒', aka: ['olive', 'green olive', 'pitted green olive', 'pitted olive', 'stuffed olive', 'mixed olive', 'castelvetrano', 'castelvetrano olive', 'manzanilla olive', 'pimento-stuffed olive', 'nocellara olive', 'gordal olive', 'queen olive', 'marinated olive', 'sliced olive', 'spanish olive', 'stuffed green olive', 'gaeta olive'], piece: 4, cut: 'halved', cook: { simmer: 5, fry: 2, roast: 15, braise: 30 } },
    'black-olive': { name: 'black olives', plural: 'black olives', aka: ['black olive', 'kalamata', 'kalamata olive', 'pitted black olive', 'ripe olive', 'niçoise olive', 'nicoise olive', 'taggiasca olive', 'greek olive', 'sliced black olive', 'dry-cured olive', 'purple olive'], piece: 4, cut: 'halved', cook: { simmer: 5, fry: 2, roast: 15, braise: 30 } },
    caper: { name: 'capers', plural: 'capers', aka: ['caper', 'nonpareil caper', 'caper in brine', 'salted caper', 'baby caper', 'capers in brine', 'lilliput caper'], measure: 'spoon', per: [2, 5, 12], cut: 'drained', cook: { simmer: 3, fry: 2, roast: 8 } },
    caperberry: { name: 'caperberries', plural: 'caperberries', aka: ['caper berry', 'caperberry', 'caper berries'], piece: 5, per: [8, 15, 30], cut: 'drained' },
    'pickled-jalapeno': { name: 'pickled jalapeños', plural: 'pickled jalapeños', aka: ['pickled jalapeno', 'pickled jalapeño', 'jarred jalapeno', 'sliced jalapeño', 'pickled chili', 'pickled chilli', 'nacho slice', 'canned jalapeño', 'jalapeno slice', 'pickled green chilli', 'jalapeño slice', 'pickled red chilli', 'pickled serrano', 'green jalapeño slice'], measure: 'spoon', per: [3, 8, 20] },
    pepperoncini: { aka: ['pickled pepper', 'pepperoncino', 'peperoncini', 'guindilla pepper', 'banana pepper ring', 'pickled banana pepper', 'Peppadew', 'sweet drop pepper', 'hot cherry pepper', 'cherry pepper', 'calabrian chili', 'calabrian chilli', 'calabrian chile', 'pickled cherry pepper'], per: [5, 15, 30], allergens: ['sulphites'], cut: 'sliced' },
    'pickled-onion': { name: 'pickled onions', plural: 'pickled onions', aka: ['pickled onion', 'pickled red onion', 'cocktail onion', 'pickled shallot', 'pink pickled onion', 'silverskin pickle', 'pickled silverskin onion'], allergens: ['sulphites'], piece: 15 },
    'pickled-beetroot': { aka: ['pickled beet', 'sliced pickled beetroot', 'beetroot in vinegar', 'jarred beetroot', 'canned beet', 'canned beetroot', 'tinned beetroot', 'baby beet', 'crinkle-cut beetroot'], per: [25, 50, 90], cut: 'drained' },
    'pickled-red-cabbage': { aka: ['pickled cabbage'], per: [20, 40, 80], cut: 'drained', allergens: ['sulphites'] },
    sauerkraut: { aka: ['kraut', 'sour cabbage', 'fermented cabbage', 'choucroute', 'curtido', 'sauer kraut'], per: [40, 80, 150], cut: 'drained', role: 'vegetable', cook: { simmer: 15, fry: 5, braise: 45, roast: 30 }, done: 'hot through', adjective: 'tangy' },
    kimchi: { aka: ['kimchee', 'cabbage kimchi', 'kimchi cabbage', 'gimchi', 'baechu kimchi', 'korean pickled cabbage', 'radish kimchi', 'kkakdugi'], origin: 'fish', per: [25, 60, 120], cut: 'chopped', role: 'vegetable', allergens: ['fish', 'crustaceans'], cook: { simmer: 10, fry: 4, braise: 40 }, done: 'hot through', cup: 150 },
    'vegan-kimchi': { aka: ['vegetarian kimchi', 'plant-based kimchi', 'fish-free kimchi'], per: [25, 60, 120], cut: 'chopped', role: 'vegetable', cook: { simmer: 10, fry: 4, braise: 40 }, done: 'hot through', cup: 150 },
    'pickled-mustard-green': { name: 'pickled mustard greens', plural: 'pickled mustard greens', aka: ['pickled mustard green', 'suan cai', 'ya cai', 'preserved mustard green', 'zha cai', 'preserved vegetable', 'chinese pickled vegetable', 'sichuan preserved vegetable', 'tianjin preserved vegetable', 'gundruk', 'takana', 'xue cai'], allergens: ['mustard'], cut: 'rinsed' },
    'pickled-daikon': { aka: ['takuan', 'danmuji', 'yellow pickled radish', 'yellow radish', 'pickled radish', 'oshinko', 'tsukemono', 'pickled carrot and daikon', 'do chua', 'japanese pickle', 'fukujinzuke', 'pickled mooli'], cut: 'sliced' },
    'pickled-ginger': { aka: ['sushi ginger', 'gari', 'beni shoga', 'red ginger', 'pickled pink ginger'], measure: 'spoon', per: [3, 8, 15] },
    'pickled-vegetable': { name: 'mixed pickles', plural: 'mixed pickles', aka: ['mixed pickle', 'pickled vegetable', 'pickled carrot', 'pickled cauliflower', 'torshi', 'pickled turnip', 'fermented vegetable', 'pickled mushroom', 'pickled green bean', 'pickled okra', 'pickled asparagus', 'pickled tomato', 'pickled garlic', 'pickled aubergine', 'pickled veg', 'pickled veggie'], allergens: ['mustard', 'celery', 'sulphites'] },
    'pickled-walnut': { name: 'pickled walnuts', plural: 'pickled walnuts', aka: ['pickled walnut'], allergens: ['tree nuts'], piece: 15 },
    umeboshi: { aka: ['pickled plum', 'ume', 'umeboshi plum', 'ume plum', 'salted plum'], measure: 'spoon', per: [3, 6, 12] },
    'preserved-lemon': { aka: ['salted lemon', 'moroccan lemon', 'beldi lemon', 'lemon confit', 'preserved citrus', 'pickled lime peel'], measure: 'spoon', per: [3, 8, 15], cook: { simmer: 10, fry: 2, braise: 40 }, adjective: 'lemony' },
    'pickled-tea-leaf': { name: 'pickled tea leaves', plural: 'pickled tea leaves', aka: ['pickled tea leaf', 'lahpet', 'fermented tea leaf'], per: [10, 20, 30] },
  }),
]
