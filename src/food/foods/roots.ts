// Not to be eaten raw: cassava (cyanogenic glycosides), taro and yam (calcium oxalate): FAO/WHO and FDA advice.
// Allergens follow Regulation (EU) 1169/2011, Annex II: celery includes celeriac.
import { foodTable, type Food } from '../food.ts'

/** Roots, tubers and potatoes. */
// prettier-ignore
export const roots: Food[] = [
  ...foodTable('root', {
    carrot: { emoji: '🥕', aka: ['chantenay carrot', 'rainbow carrot', 'purple carrot', 'heritage carrot', 'bunched carrot', 'carrot stick', 'carrot baton', 'baby carrot', 'finger carrot', 'piccolo carrot', 'mini carrot'], taste: 'either' },
    parsnip: { aka: ['parsley root', 'root parsley', 'hamburg parsley'], piece: 120, cut: 'cut into chunks', raw: false },
    turnip: { aka: ['baby turnip', 'white turnip', 'navet', 'hakurei turnip', 'salad turnip'], piece: 120 },
    swede: { aka: ['rutabaga', 'neep', 'swedish turnip', 'yellow turnip'], piece: 600, per: [70, 120, 180], cook: { fry: 15, simmer: 22, boil: 20, steam: 20, roast: 40, braise: 50 } },
    celeriac: { aka: ['celery root', 'knob celery', 'turnip-rooted celery'], piece: 600, cook: { fry: 12, simmer: 18, boil: 15, steam: 15, roast: 40, braise: 45 }, allergens: ['celery'] },
    beetroot: { aka: ['beet', 'raw beetroot', 'golden beetroot', 'red beet', 'golden beet', 'candy beetroot', 'baby beetroot', 'chioggia beetroot', 'table beet'], piece: 110, cut: 'cut into chunks', cook: { simmer: 30, boil: 35, steam: 30, roast: 45, braise: 60 } },
    'cooked-beetroot': { aka: ['vacuum-packed beetroot', 'vac-pac beetroot', 'cooked beet', 'precooked beetroot'], piece: 60, cook: { fry: 4, simmer: 5, roast: 15 }, done: 'hot through', state: 'ready' },
    radish: { aka: ['red radish', 'french breakfast radish', 'breakfast radish', 'watermelon radish', 'cherry belle radish', 'black radish'], role: 'salad', piece: 15, per: [20, 40, 80], cut: 'thinly sliced', cook: { fry: 5, roast: 18, braise: 15 } },
    daikon: { aka: ['mooli', 'white radish', 'daikon radish', 'chinese radish', 'korean radish', 'mu radish', 'lo bok', 'japanese radish'], piece: 400, cook: { fry: 8, simmer: 20, boil: 18, steam: 18, braise: 40 } },
    kohlrabi: { aka: ['german turnip', 'turnip cabbage'], piece: 250, cook: { fry: 8, simmer: 12, boil: 12, steam: 12, roast: 35 } },
    salsify: { plural: 'salsify', aka: ['oyster plant', 'scorzonera', 'black salsify'], cut: 'sliced', cook: { fry: 12, simmer: 20, boil: 18, steam: 18, roast: 30 }, raw: false },
    'jerusalem-artichoke': { name: 'Jerusalem artichoke', aka: ['sunchoke', 'topinambur', 'topinambour', 'sunroot', 'earth apple'], piece: 60, cut: 'sliced', cook: { fry: 12, simmer: 18, boil: 15, steam: 15, roast: 35 } },
    jicama: { aka: ['mexican turnip', 'yam bean', 'mexican yam bean'], role: 'salad', piece: 500, cut: 'cut into strips', cook: { fry: 6, roast: 30 } },
    'lotus-root': { aka: ['renkon', 'lotus rhizome'], piece: 200, cut: 'thinly sliced', cook: { fry: 6, simmer: 20, boil: 8, steam: 15, braise: 40 }, raw: false, done: 'tender with a little crunch' },
    'burdock-root': { aka: ['gobo', 'burdock'], piece: 150, cut: 'cut into strips', cook: { fry: 10, simmer: 20, boil: 15, braise: 40 }, raw: false },
    'root-vegetable': { many: true, aka: ['root vegetable', 'root veg', 'mixed root vegetable', 'winter vegetable'], measure: 'weight', piece: 100, per: [80, 130, 200], cut: 'cut into chunks', raw: false },
  }),
  ...foodTable('tuber', {
    potato: { emoji: '🥔', aka: ['white potato', 'maris piper', 'king edward', 'russet potato', 'russet', 'yukon gold', 'yukon gold potato', 'idaho potato', 'red potato', 'baking potato', 'jacket potato', 'floury potato', 'roasting potato', 'spud', 'tattie', 'maris piper potato', 'desiree potato', 'irish potato', 'mashing potato', 'starchy potato', 'gold potato', 'yellow potato', 'all-purpose potato', 'tater'] },
    'new-potato': { aka: ['baby potato', 'waxy potato', 'salad potato', 'charlotte potato', 'fingerling potato', 'fingerling', 'jersey royal', 'miniature potato', 'baby new potato', 'creamer potato', 'ratte potato', 'mini potato', 'pink fir apple'], piece: 45, cut: 'halved' },
    'purple-potato': { aka: ['blue potato', 'vitelotte'], piece: 100 },
    'sweet-potato': { emoji: '🍠', aka: ['kumara', 'orange sweet potato', 'purple sweet potato', 'japanese sweet potato', 'ube', 'boniato'], taste: 'either', piece: 220, cook: { fry: 14, simmer: 14, boil: 11, steam: 14, roast: 32, braise: 35 } },
    yam: { aka: ['white yam', 'african yam', 'yellow yam', 'puna yam'], piece: 600, cook: { fry: 18, simmer: 22, boil: 20, steam: 22, roast: 40 } },
    'chinese-yam': { aka: ['nagaimo', 'mountain yam', 'yamaimo', 'japanese yam'], piece: 400, per: [50, 80, 120], cut: 'grated', cook: { fry: 6, simmer: 10, steam: 12 }, raw: true },
    cassava: { aka: ['yuca', 'manioc', 'mandioca', 'yucca root', 'yuca root', 'cassava root', 'tapioca root'], piece: 400, cook: { simmer: 30, boil: 28, braise: 45 }, done: 'completely soft' },
    taro: { aka: ['taro root', 'eddo', 'eddoe', 'dasheen', 'colocasia', 'cocoyam', 'malanga', 'satoimo', 'arbi', 'kalo'], piece: 120, cook: { simmer: 25, boil: 22, steam: 25, braise: 40 }, done: 'completely soft' },
    crosne: { many: true, measure: 'weight', per: [50, 80, 120], cut: 'whole', cook: { fry: 5, boil: 5, steam: 6 } },
    plantain: { aka: ['green plantain', 'ripe plantain', 'yellow plantain', 'cooking banana', 'green banana', 'plantain banana'], taste: 'either', cut: 'sliced', cook: { fry: 6, simmer: 20, boil: 18, roast: 25, grill: 8 }, done: 'golden and soft' },
    'mashed-potato': { name: 'mashed potato', aka: ['mash', 'mashed spud', 'potato puree', 'dried potato'], measure: 'weight', cup: 210, cut: 'whole', cook: { fry: 8, roast: 25 }, raw: true, done: 'hot through and golden', safe: 'reheated', state: 'ready' },
    'boiled-potato': { many: true, aka: ['boiled potato', 'parboiled potato', 'roast potato', 'roasted potato', 'tinned potato', 'canned potato'], measure: 'weight', cut: 'sliced', cook: { fry: 8, simmer: 5, roast: 20 }, raw: true, done: 'hot through and golden', safe: 'reheated', state: 'ready' },
    'shredded-potato': { name: 'shredded potato', aka: ['grated potato', 'frozen diced potato'], measure: 'weight', cup: 110, cut: 'whole', cook: { fry: 12, roast: 35 }, done: 'golden and crisp' },
  }),
]
