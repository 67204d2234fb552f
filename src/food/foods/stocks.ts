// Stocks and cubes are bought ready: most hold celery (Regulation (EU) 1169/2011, Annex II, no. 9).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Stocks, stock cubes and what else one cooks in. */
// prettier-ignore
export const stocks: Food[] = [
  ...foodTable('stock', {
    stock: { aka: 'bouillon', allergens: ['celery'] },
    'vegetable stock': { aka: 'veg stock,vegetable bouillon,chicken-style stock,not-chicken stock,no-chicken stock,vegan chicken stock', allergens: ['celery'] },
    'chicken stock': { aka: 'turkey stock,poultry stock,turkey broth,duck stock,chicken bone broth,chicken bouillon', origin: 'poultry', allergens: ['celery'] },
    'beef stock': { aka: 'consommé,beef consommé,veal stock,meat stock,meat broth', origin: 'beef', allergens: ['celery'] },
    'bone broth': { aka: 'beef bone broth', origin: 'beef', allergens: ['celery'] },
    'pork stock': { aka: 'ham stock,ramen broth,ham broth', origin: 'pork', allergens: ['celery'] },
    'fish stock': { origin: 'fish', allergens: ['celery', 'fish'] },
    'shellfish stock': { aka: 'seafood stock,shrimp stock,lobster stock,crab stock,prawn stock,seafood broth', origin: 'shellfish', allergens: ['celery', 'fish', 'crustaceans', 'molluscs'] },
    'clam juice': { aka: 'clam broth', origin: 'shellfish', allergens: ['molluscs'] },
    dashi: { aka: 'dashi stock,dashi broth', origin: 'fish', allergens: ['fish'] },
    'kombu dashi': { aka: 'kombu broth,kombu stock' },
    'mushroom stock': {},
  }),
  ...foodTable('stock-cube', {
    'stock cube': { aka: 'bullion cube,bouillon powder,stock powder,oxo,knorr,better than bouillon', allergens: ['wheat', 'gluten', 'celery'] },
    'vegetable stock cube': { aka: 'vegetable stock powder,vegetable stock pot,vegetable bouillon cube,vegetable bouillon powder,veg stock cube,veg stock pot,veg stock powder,veggie stock cube', allergens: ['celery'] },
    'chicken stock cube': { aka: 'chicken bouillon cube,chicken bullion cube,chicken stock powder,chicken base,chicken cube,chicken powder,chicken bouillon powder,chicken stock pot,turkey stock cube', origin: 'poultry', allergens: ['wheat', 'gluten', 'celery'] },
    'beef stock cube': { aka: 'bovril,beef cube,beef bouillon cube,beef stock pot,beef stock powder', origin: 'beef', allergens: ['wheat', 'gluten', 'celery'] },
    'fish stock cube': { aka: 'fish bouillon cube,fish cube', origin: 'fish', allergens: ['celery', 'fish'] },
    'dashi powder': { origin: 'fish', piece: 5, per: [1, 2, 4], allergens: ['fish'] },
    'soup mix': { aka: 'packet soup,sinigang mix,tamarind soup base,soup packet,chicken noodle soup packet,noodle soup packet,chicken noodle soup mix,soup and dip mix,cup-a-soup', piece: 40, pieceName: 'packet', per: [5, 10, 20], allergens: ['wheat', 'gluten', 'milk', 'soy', 'celery'] },
    'gravy granule': { many: true, aka: 'gravy powder,gravy mix,au jus packet', measure: 'spoon', per: [3, 7, 15], cup: 140, allergens: ['wheat', 'gluten', 'milk', 'soy', 'celery'] },
  }),
  ...foodTable('cooking-liquid', {
    'coconut milk': { taste: 'either', piece: 400, pieceName: 'can' },
    'coconut cream': { aka: 'creamed coconut', taste: 'either', per: [30, 60, 120] },
    'pickle juice': { aka: 'brine', per: [5, 15, 45] },
    whey: { origin: 'dairy', taste: 'either', allergens: ['milk'] },
    aquafaba: { aka: 'chickpea water', taste: 'either', per: [10, 30, 60] },
  }),
]
