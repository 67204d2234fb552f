// Safe temperatures: USDA FSIS, fish and shellfish 63 °C (145 °F). Allergens: Regulation (EU) 1169/2011, Annex II.
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Fish, fresh, smoked and canned. */
// prettier-ignore
export const fish: Food[] = [
  ...foodTable('white-fish', {
    fish: { emoji: '🐟', aka: 'perch,pike,skate,shark,mahi' },
    cod: { aka: 'codfish' },
    haddock: {},
    pollock: { aka: 'coley,whiting' },
    hake: { aka: 'ling' },
    halibut: { aka: 'turbot' },
    sole: { aka: 'flounder', cook: { fry: 5, simmer: 5, steam: 6, roast: 10, grill: 6 } },
    plaice: { cook: { fry: 5, simmer: 5, steam: 6, roast: 10, grill: 6 } },
    tilapia: {},
    'sea bass': { aka: 'bass' },
    'sea bream': { aka: 'bream' },
    snapper: { aka: 'grouper,mullet' },
    monkfish: { aka: 'monkfish tail,anglerfish', cut: 'cut into chunks' },
    catfish: { aka: 'basa' },
    swordfish: { cook: { fry: 8, roast: 14, grill: 8 }, doneWhen: 'opaque and firm' },
    'whole fish': { measure: 'each', piece: 450, per: [250, 350, 450], cook: { fry: 14, steam: 15, roast: 22, grill: 15 }, doneWhen: 'opaque to the bone and flaking easily' },
    'salt cod': { aka: 'saltfish,bacalhau,baccalà', per: [60, 100, 150], cut: 'cut into chunks', cook: { fry: 8, simmer: 20, roast: 20 }, state: 'dried' },
    'smoked haddock': { aka: 'smoked cod,smoked fish' },
    'fish head': { aka: 'fish bone', piece: 400, cook: { simmer: 25, steam: 15 }, doneWhen: 'the broth is clear and full-flavoured' },
    'fish pie mix': { cut: 'cut into chunks', cook: { fry: 6, simmer: 7, roast: 15 } },
  }),
  ...foodTable('oily-fish', {
    salmon: { piece: 130 },
    trout: {},
    'tuna steak': { aka: 'fresh tuna,tuna fillet,ahi tuna,yellowfin tuna,bluefin tuna,raw tuna,tuna loin', piece: 150, cook: { fry: 8, roast: 14, grill: 8 }, doneWhen: 'opaque and firm' },
    mackerel: {},
    herring: {},
    'fresh sardine': { aka: 'whitebait,whole sardine,sardine fillet,fresh anchovy', piece: 60, cook: { fry: 6, roast: 12, grill: 6 } },
    eel: { aka: 'unagi', cut: 'cut into chunks', cook: { fry: 10, simmer: 20, roast: 20, grill: 12 } },
  }),
  ...foodTable('ready-fish', {
    'canned tuna': { aka: 'tuna', piece: 110, pieceName: 'can' },
    'canned salmon': { piece: 170, pieceName: 'can' },
    'canned sardine': { many: true, aka: 'sardine', piece: 90, pieceName: 'can' },
    'canned mackerel': { aka: 'mackerel in oil,mackerel in brine,canned herring', piece: 90, pieceName: 'can' },
    anchovy: { role: 'sauce', measure: 'each', piece: 4, per: [4, 8, 20], cut: 'finely chopped', cook: { fry: 2, simmer: 5 }, doneWhen: 'melted into the oil' },
    'dried anchovy': { many: true, aka: 'dried fish', role: 'sauce', per: [4, 8, 20], cup: 40, cut: 'whole', cook: { fry: 3, simmer: 10 }, doneWhen: 'crisp', state: 'dried' },
    'smoked salmon': { aka: 'lox,gravlax', piece: 20, pieceName: 'slice', cut: 'cut into strips', cook: { fry: 2, simmer: 2, roast: 8 } },
    'smoked trout': { cut: 'torn' },
    'smoked mackerel': { aka: 'smoked herring', cut: 'torn' },
    kipper: { aka: 'kippered herring', piece: 150, per: [80, 130, 200], cut: 'whole', cook: { fry: 5, simmer: 6, roast: 10, grill: 5 } },
    'pickled herring': { aka: 'rollmop,matjes', cook: {} },
    'fish finger': { aka: 'breaded fish,battered fish,breaded cod,battered cod,fish nugget,breaded haddock', measure: 'each', piece: 30, per: [90, 120, 180], cut: 'whole', cook: { fry: 10, roast: 18, grill: 12 }, doneWhen: 'crisp and hot through', raw: false, safeRule: 'fish', state: 'raw', allergens: ['wheat', 'gluten', 'fish'] },
    'fish cake': { aka: 'salmon cake,salmon patty,salmon burger,fish burger', measure: 'each', piece: 85, per: [85, 170, 200], cut: 'whole', cook: { fry: 12, roast: 22 }, doneWhen: 'crisp and hot through', raw: false, safeRule: 'fish', state: 'raw', allergens: ['wheat', 'gluten', 'milk', 'fish'] },
    'fish ball': { many: true, aka: 'gefilte fish,fish tofu,fish sausage', cut: 'whole', cook: { fry: 5, simmer: 5, boil: 5 }, allergens: ['wheat', 'gluten', 'egg', 'soy', 'fish'] },
    surimi: { name: 'crab sticks', plural: 'crab sticks', emoji: '🍥', aka: 'surimi,seafood stick,imitation crab', piece: 17, cut: 'shredded', allergens: ['wheat', 'gluten', 'egg', 'soy', 'fish', 'crustaceans'] },
    caviar: { aka: 'salmon roe,ikura,fish egg,salmon egg,roe', role: 'sauce', per: [4, 10, 25], cut: 'whole', cook: {} },
    'bonito flake': { many: true, role: 'sauce', measure: 'handful', per: [1, 3, 8], cup: 8, cut: 'whole', cook: { simmer: 3 }, state: 'dried' },
  }),
]
