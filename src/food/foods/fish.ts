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
    sole: { aka: 'flounder' },
    plaice: {},
    tilapia: {},
    'sea bass': { aka: 'bass' },
    'sea bream': { aka: 'bream' },
    snapper: { aka: 'grouper,mullet' },
    monkfish: { aka: 'monkfish tail,anglerfish' },
    catfish: { aka: 'basa' },
    swordfish: {},
    'whole fish': { measure: 'each', piece: 450, per: [250, 350, 450] },
    'salt cod': { aka: 'saltfish,bacalhau,baccalà', per: [60, 100, 150], state: 'dried' },
    stockfish: { per: [60, 100, 150], state: 'dried' },
    'smoked haddock': { aka: 'smoked cod,smoked fish' },
    'fish head': { aka: 'fish bone', piece: 400 },
    'fish pie mix': {},
  }),
  ...foodTable('oily-fish', {
    salmon: { piece: 130 },
    trout: {},
    'tuna steak': { aka: 'fresh tuna,tuna fillet,ahi tuna,yellowfin tuna,bluefin tuna,raw tuna,tuna loin', piece: 150 },
    mackerel: {},
    herring: {},
    'fresh sardine': { aka: 'whitebait,whole sardine,sardine fillet,fresh anchovy', piece: 60 },
    eel: { aka: 'unagi' },
  }),
  ...foodTable('ready-fish', {
    'canned tuna': { aka: 'tuna', piece: 110, pieceName: 'can' },
    'canned salmon': { piece: 170, pieceName: 'can' },
    'canned sardine': { many: true, aka: 'sardine', piece: 90, pieceName: 'can' },
    'canned mackerel': { aka: 'mackerel in oil,mackerel in brine,canned herring', piece: 90, pieceName: 'can' },
    anchovy: { role: 'sauce', measure: 'each', piece: 4, per: [4, 8, 20] },
    'dried anchovy': { many: true, aka: 'dried fish', role: 'sauce', per: [4, 8, 20], cup: 40, state: 'dried' },
    'smoked salmon': { aka: 'lox,gravlax', piece: 20, pieceName: 'slice' },
    'smoked trout': {},
    'smoked mackerel': { aka: 'smoked herring' },
    kipper: { aka: 'kippered herring', piece: 150, per: [80, 130, 200] },
    'pickled herring': { aka: 'rollmop,matjes' },
    'fish finger': { aka: 'breaded fish,battered fish,breaded cod,battered cod,fish nugget,breaded haddock', measure: 'each', piece: 30, per: [90, 120, 180], raw: false, safeRule: 'fish', state: 'raw', allergens: ['wheat', 'gluten', 'fish'] },
    'fish cake': { aka: 'salmon cake,salmon patty,salmon burger,fish burger', measure: 'each', piece: 85, per: [85, 170, 200], raw: false, safeRule: 'fish', state: 'raw', allergens: ['wheat', 'gluten', 'milk', 'fish'] },
    'fish ball': { many: true, aka: 'gefilte fish,fish tofu,fish sausage', allergens: ['wheat', 'gluten', 'egg', 'soy', 'fish'] },
    surimi: { name: 'crab sticks', plural: 'crab sticks', emoji: '🍥', aka: 'surimi,seafood stick,imitation crab', piece: 17, allergens: ['wheat', 'gluten', 'egg', 'soy', 'fish', 'crustaceans'] },
    caviar: { aka: 'salmon roe,ikura,fish egg,salmon egg,roe', role: 'sauce', per: [4, 10, 25] },
    'bonito flake': { many: true, role: 'sauce', measure: 'handful', per: [1, 3, 8], cup: 8, state: 'dried' },
  }),
]
