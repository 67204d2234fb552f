import type { Food } from '../model/food.ts'
import { pluralOf } from '../model/plural.ts'

// What a food is called on the other side of the Atlantic (or in Australia), and sorts that a cook treats alike: the names
// a visitor wants to read again.
const dialects: Readonly<Record<string, string>> = {
  aubergine: 'eggplant', rocket: 'arugula', coriander: 'cilantro', shrimp: 'prawn', 'spring-onion': 'scallion, green onion',
  'ground-beef': 'beef mince, minced beef, ground bison, ground buffalo', 'ground-pork': 'pork mince, minced pork', 'ground-lamb': 'lamb mince, minced lamb', 'ground-turkey': 'turkey mince', 'ground-chicken': 'chicken mince',
  chickpea: 'garbanzo beans', 'bell-pepper': 'capsicum', swede: 'rutabaga', beetroot: 'beet', 'snow-pea': 'snow peas', 'broad-bean': 'fava beans', 'navy-bean': 'haricot beans', 'butter-bean': 'lima beans', sweetcorn: 'corn',
  celeriac: 'celery root', 'pak-choi': 'bok choy', papaya: 'pawpaw, guava, ripe jackfruit', endive: 'chicory', 'canned-tomato': 'tinned tomatoes',
  'icing-sugar': "powdered sugar, confectioners' sugar", 'caster-sugar': 'superfine sugar', molasses: 'black treacle, treacle', sultana: 'golden raisins', cornstarch: 'cornstarch', flour: 'plain flour, all-purpose flour',
  'self-raising-flour': 'self-rising flour', 'wholemeal-flour': 'whole wheat flour', 'bread-flour': 'strong flour', 'baking-soda': 'bicarbonate of soda', 'rolled-oat': 'oatmeal, porridge oats', 'desiccated-coconut': 'shredded coconut',
  'heavy-cream': 'double cream, whipping cream', 'single-cream': 'light cream', 'skimmed-milk': 'skim milk', 'rapeseed-oil': 'canola oil', 'flaky-salt': 'kosher salt', 'chili-flake': 'red pepper flakes',
  stock: 'broth', 'chicken-stock': 'chicken broth', 'beef-stock': 'beef broth', 'vegetable-stock': 'vegetable broth', 'stock-cube': 'bouillon cube', 'fish-finger': 'fish stick', 'beef-fillet': 'beef tenderloin',
  biscuit: 'cookies', 'digestive-biscuit': 'graham crackers', crisp: 'chips, potato chips', candy: 'candy', 'cotton-candy': 'cotton candy', 'ice-lolly': 'popsicles', 'sponge-finger': 'ladyfingers', shortcrust: 'pie crust', filo: 'phyllo',
  'sparkling-water': 'seltzer, soda water, club soda', whisky: 'whiskey', 'french-fry': 'tater tots, hash browns, potato wedges, fries, oven chips', 'boiled-potato': 'roast potatoes', dal: 'ready-made dal',
  'barbecue-sauce': 'brown sauce, steak sauce', miso: 'doenjang, soybean paste', oil: 'palm oil', caviar: 'taramasalata', 'meat-pie': 'Scotch egg, sausage roll, pork pie, corn dog', squid: 'cuttlefish',
  spaghetti: 'bucatini', fusilli: 'trofie, casarecce, gemelli, campanelle, cavatappi, rotini', rigatoni: 'ziti, paccheri', orecchiette: 'cavatelli', cannelloni: 'manicotti, jumbo shells',
  'giant-couscous': 'pearl couscous, Israeli couscous, fregola', farro: 'freekeh', millet: 'amaranth', breadcrumb: 'matzo meal', garlic: 'black garlic',
  fontina: 'taleggio, reblochon, raclette, vacherin', 'monterey-jack': 'Colby Jack',
  'smoked-sausage': 'andouille, kielbasa', sausage: 'boudin', 'beef-sausage': 'merguez, sucuk', bologna: 'mortadella', prosciutto: 'coppa, capicola', salami: 'soppressata', 'pork-shank': 'ham hock',
  steak: 'porterhouse, tri-tip', beef: 'bison', pheasant: 'guinea fowl, pigeon', poussin: 'quail', trout: 'Arctic char', 'sea-bass': 'barramundi, rockfish',
  'curry-paste': 'tikka paste, tikka masala paste, tandoori paste, korma paste', 'thai-red-curry-paste': 'laksa paste', marsala: 'vin santo', 'ranch-dressing': 'blue cheese dressing',
  parsnip: 'salsify, lotus root', jam: 'quince paste', 'sweet-potato': 'yam', spinach: 'sorrel, purslane', 'swiss-chard': 'silverbeet, nettles', chive: 'wild garlic, ramps, garlic scapes', asparagus: 'samphire', parsley: 'chervil, lovage', 'thai-basil': 'shiso', courgette: 'zucchini, chayote', grapefruit: 'pomelo', 'dried-cranberry': 'barberries',
} // prettier-ignore

const unchanged = new Set(['zucchini', 'merguez'])

/** A food under its names in other dialects: the same food, by the visitor's own word. */
export function inDialects(food: Food): Food[] {
  const names = dialects[food.id]?.split(', ') ?? []
  const uncountable = food.name === food.plural && food.id !== 'shrimp'
  return names.map((name) => ({
    ...food,
    name,
    plural: uncountable || unchanged.has(name) ? name : pluralOf(name),
  }))
}
