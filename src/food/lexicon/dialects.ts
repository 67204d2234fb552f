import type { Food } from '../model/food.ts'
import { pluralOf } from '../model/plural.ts'

// What a food is called on the other side of the Atlantic (or in Australia): the names a visitor wants to
// read again.
const dialects: Readonly<Record<string, string>> = {
  aubergine: 'eggplant', courgette: 'zucchini', rocket: 'arugula', coriander: 'cilantro', shrimp: 'prawn', 'spring-onion': 'scallion, green onion',
  'ground-beef': 'beef mince, minced beef', 'ground-pork': 'pork mince, minced pork', 'ground-lamb': 'lamb mince, minced lamb', 'ground-turkey': 'turkey mince', 'ground-chicken': 'chicken mince',
  chickpea: 'garbanzo beans', 'bell-pepper': 'capsicum', swede: 'rutabaga', beetroot: 'beet', 'snow-pea': 'snow peas', 'broad-bean': 'fava beans', 'navy-bean': 'haricot beans', 'butter-bean': 'lima beans', sweetcorn: 'corn',
  'swiss-chard': 'silverbeet', celeriac: 'celery root', 'pak-choi': 'bok choy', papaya: 'pawpaw', endive: 'chicory', 'canned-tomato': 'tinned tomatoes',
  'icing-sugar': "powdered sugar, confectioners' sugar", 'caster-sugar': 'superfine sugar', molasses: 'black treacle, treacle', sultana: 'golden raisins', cornstarch: 'cornstarch', flour: 'plain flour, all-purpose flour',
  'self-raising-flour': 'self-rising flour', 'wholemeal-flour': 'whole wheat flour', 'bread-flour': 'strong flour', 'baking-soda': 'bicarbonate of soda', 'rolled-oat': 'oatmeal, porridge oats', 'desiccated-coconut': 'shredded coconut',
  'heavy-cream': 'double cream, whipping cream', 'single-cream': 'light cream', 'skimmed-milk': 'skim milk', 'rapeseed-oil': 'canola oil', 'flaky-salt': 'kosher salt', 'chili-flake': 'red pepper flakes',
  stock: 'broth', 'chicken-stock': 'chicken broth', 'beef-stock': 'beef broth', 'vegetable-stock': 'vegetable broth', 'stock-cube': 'bouillon cube', 'fish-finger': 'fish stick', 'beef-fillet': 'beef tenderloin',
  biscuit: 'cookies', 'digestive-biscuit': 'graham crackers', crisp: 'chips, potato chips', candy: 'candy', 'cotton-candy': 'cotton candy', 'ice-lolly': 'popsicles', 'sponge-finger': 'ladyfingers', shortcrust: 'pie crust', filo: 'phyllo',
  'sparkling-water': 'seltzer, soda water, club soda', whisky: 'whiskey',
} // prettier-ignore

const unchanged = new Set(['zucchini'])

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
