// Stocks and cubes are bought ready: most hold celery (Regulation (EU) 1169/2011, Annex II, no. 9).
import { foodTable, type Food } from '../food.ts'

/** Stocks, stock cubes and what else one cooks in. */
// prettier-ignore
export const stocks: Food[] = [
  ...foodTable('stock', {
    stock: { aka: ['broth', 'soup stock', 'bouillon', 'pot liquor', 'clear broth', 'cooking broth', 'liquid stock', 'soup liquor', 'carton of stock', 'carton of broth'], allergens: ['celery'] },
    'vegetable-stock': { aka: ['vegetable broth', 'veg stock', 'veggie stock', 'veggie broth', 'vegetable bouillon', 'veg broth', 'court bouillon', 'low-sodium vegetable broth', 'vegan stock', 'hot vegetable stock', 'vegan broth'], allergens: ['celery'] },
    'chicken-stock': { aka: ['chicken broth', 'chicken bouillon', 'turkey stock', 'turkey broth', 'low-sodium chicken broth', 'Swanson', 'duck stock', 'white stock', 'poultry stock', 'chicken consommé', 'poultry broth', 'hot chicken stock', 'reduced-sodium chicken broth', 'low-salt chicken stock', 'chicken bone broth'], origin: 'poultry', allergens: ['celery'] },
    'beef-stock': { aka: ['beef broth', 'beef bouillon', 'beef consommé', 'veal stock', 'brown stock', 'consommé', 'meat stock', 'meat broth', 'veal broth', 'low-sodium beef broth', 'beef tea'], origin: 'beef', allergens: ['celery'] },
    'bone-broth': { aka: ['beef bone broth', 'bone stock', 'marrow broth'], origin: 'beef', allergens: ['celery'] },
    'pork-stock': { aka: ['ham stock', 'tonkotsu', 'pork broth', 'ham broth', 'pork bone broth', 'tonkotsu broth', 'ramen broth'], origin: 'pork', allergens: ['celery'] },
    'lamb-stock': { aka: ['lamb broth', 'mutton broth', 'mutton stock'], origin: 'lamb', allergens: ['celery'] },
    'game-stock': { aka: ['venison stock', 'game broth'], origin: 'game', allergens: ['celery'] },
    'fish-stock': { aka: ['fish broth', 'fish fumet', 'fumet', 'fish bouillon'], origin: 'fish', allergens: ['fish', 'celery'] },
    'shellfish-stock': { aka: ['seafood stock', 'lobster stock', 'shrimp stock', 'crab stock', 'prawn stock', 'seafood broth', 'lobster bisque base'], origin: 'shellfish', allergens: ['crustaceans', 'molluscs', 'fish', 'celery'] },
    'clam-juice': { aka: ['clam broth', 'clam liquor', 'oyster liquor', 'clam nectar', 'bottled clam juice', 'Clamato'], origin: 'shellfish', allergens: ['molluscs'] },
    dashi: { aka: ['dashi stock', 'bonito stock', 'dashi broth', 'katsuobushi stock', 'awase dashi'], origin: 'fish', allergens: ['fish'] },
    'kombu-dashi': { name: 'kombu dashi', aka: ['vegan dashi', 'shiitake dashi', 'kelp stock', 'seaweed stock'] },
    'mushroom-stock': { aka: ['mushroom broth', 'porcini stock', 'mushroom soaking liquid'] },
  }),
  ...foodTable('stock-cube', {
    'stock-cube': { aka: ['bouillon cube', 'bullion cube', 'bouillon powder', 'stock powder', 'Oxo cube', 'Knorr cube', 'Oxo', 'Knorr', 'broth cube', 'broth powder', 'bouillon granule', 'Maggi cube', 'cube of stock', 'cube of bouillon', 'jelly stock pot', 'soup cube', 'bouillon paste', 'stock granule', 'soup powder', 'stock concentrate'], allergens: ['celery', 'wheat', 'gluten'] },
    'vegetable-stock-cube': { aka: ['vegetable bouillon cube', 'vegetable bouillon powder', 'Marigold bouillon', 'vegetable stock powder', 'veg stock cube', 'veggie stock cube', 'Marigold', 'vegetable cube', 'vegetable stock pot', 'vegetable Oxo'], allergens: ['celery'] },
    'chicken-stock-cube': { aka: ['chicken bouillon cube', 'chicken bullion cube', 'chicken cube', 'chicken stock powder', 'chicken bouillon powder', 'chicken stock pot', 'Better Than Bouillon', 'chicken Oxo', 'chicken bouillon granule', 'chicken base', 'chicken powder', 'chicken seasoning powder'], origin: 'poultry', allergens: ['celery', 'wheat', 'gluten'] },
    'beef-stock-cube': { aka: ['beef bouillon cube', 'beef cube', 'beef bouillon powder', 'beef Oxo', 'beef stock pot', 'Bovril', 'beef extract', 'beef bouillon granule', 'beef base', 'extract of beef', 'meat extract', 'Liebig extract'], origin: 'beef', allergens: ['celery', 'wheat', 'gluten'] },
    'fish-stock-cube': { aka: ['fish bouillon cube', 'fish cube'], origin: 'fish', allergens: ['fish', 'celery'] },
    'dashi-powder': { aka: ['hondashi', 'instant dashi', 'dashi granule', 'dashi stock powder', 'dashi packet'], origin: 'fish', piece: 5, per: [1, 2, 4], allergens: ['fish'] },
    'soup-mix': { aka: ['onion soup mix', 'dry onion soup mix', 'Lipton onion soup', 'packet soup', 'Lipton onion soup mix', 'French onion soup mix', 'dried soup mix', 'cup-a-soup', 'onion soup packet', 'soup packet', 'envelope of onion soup mix', 'dry soup mix', 'ranch soup mix', 'vegetable soup mix'], piece: 40, pieceName: 'packet', per: [5, 10, 20], allergens: ['celery', 'wheat', 'gluten', 'soy', 'milk'] },
    'gravy-granule': { many: true, aka: ['gravy granule', 'Bisto', 'gravy powder', 'gravy mix', 'gravy browning', 'gravy packet', 'brown gravy mix', 'au jus mix', 'au jus packet', 'Kitchen Bouquet'], measure: 'spoon', per: [3, 7, 15], cup: 140, allergens: ['celery', 'wheat', 'gluten', 'soy', 'milk'] },
  }),
  ...foodTable('cooking-liquid', {
    'coconut-milk': { aka: ['canned coconut milk', 'light coconut milk', 'tinned coconut milk', 'lite coconut milk', 'full-fat coconut milk', 'can of coconut milk', 'reduced-fat coconut milk', 'thin coconut milk', 'santan'], taste: 'either', piece: 400, pieceName: 'can' },
    'coconut-cream': { aka: ['cream of coconut', 'creamed coconut', 'coconut cream block', 'coconut milk powder', 'thick coconut milk', 'whipping coconut cream', 'Coco Lopez'], taste: 'either', per: [30, 60, 120] },
    'pickle-juice': { aka: ['pickle brine', 'brine', 'olive brine', 'gherkin juice', 'sauerkraut juice', 'caper brine', 'dill pickle juice'], per: [5, 15, 45] },
    whey: { aka: ['liquid whey', 'fresh whey'], origin: 'dairy', taste: 'either', allergens: ['milk'] },
    aquafaba: { aka: ['chickpea water', 'bean liquid', 'chickpea liquid'], taste: 'either', per: [10, 30, 60] },
    'pasta-water': { aka: ['pasta cooking water', 'starchy water', 'potato water', 'vegetable water'] },
  }),
]
