import { allFoods } from '#food/foods/all.ts'
import type { Food } from '#food/model/food.ts'

/**
 * Food names of other meaning in a method: "a dish", "a little butter left in the pan", "season", "the stock
 * pot".
 */
const otherwise = new Set([
  'season', 'dish', 'roast', 'sheet', 'batter', 'dressing', 'sauce', 'marinade', 'dough', 'filling',
  'topping', 'juice', 'juices', 'soup', 'curry', 'stew', 'broth', 'salad', 'pie', 'cake', 'toast', 'board',
  'blend', 'crumble', 'sandwich', 'mac and cheese', 'pesto', 'cheeseburgers', 'quiche', 'smoothie', 'gravy',
  'pasta water', 'spread', 'spices', 'greens', 'stock up', 'drink', 'crust', 'crumbs', 'pudding', 'meat',
  'steak', 'chop', 'chops', 'sugars', 'pancake', 'pancakes', 'omelette', 'burger', 'patties', 'dumplings',
  'pizza', 'wraps', 'mix', 'mash', 'cookies', 'brownies', 'jelly', 'jam', 'cream', 'fat', 'leaves', 'seeds',
  'nuts', 'beans', 'noodles', 'dip', 'bread dough', 'pastry', 'ice', 'cubes', 'zest', 'stuffing', 'starch',
  'caramel', 'hash', 'chip', 'chips', 'scramble', 'crisp', 'fluff', 'bun tin', 'miso soup', 'overnight oats',
  'barbecue rub', 'infusion', 'yogurt bowl', 'seasoning', 'compote', 'wine glass', 'muffin tin', 'muffin',
  'loaf', 'loaf tin', 'tortillas', 'fresh corn tortillas', 'corn tortillas', 'simple syrup', 'limeade',
  'lemonade', 'cloudy lemonade', 'leftovers', 'stock', 'iced tea', 'sangria', 'spritz', 'cocoa',
  'hot chocolate', 'meringue', 'flatbread', 'focaccia', 'rolls', 'syrup', 'jam tarts', 'tarts', 'galette',
  'french toast', 'gnocchi board', 'gingerbread', 'bright orange', 'corn cakes', 'cheeseburger',
  'dark chili', 'cottage pie', 'shepherds pie', "shepherd's pie", 'koftas', 'kofta', 'crêpes', 'crepes',
  'thin pancakes', 'curds', 'curd', 'chili con carne', 'chili sin carne', 'whole meal', 'pan juices',
  'grains', 'grain', 'roll', 'walnut', 'sandwiches', 'wrap', 'vinaigrette', 'shortbread cookies',
  'shortbread', 'pulse', 'herb', 'herbs', 'green sauce', 'sprinkle', 'ramen', 'cakes', 'teriyaki',
  'quesadillas', 'quesadilla', 'patty', 'coleslaw', 'slaw', 'arepas', 'fish out', 'burgers', 'muffins',
  'scones', 'flatbreads', 'buns', 'meatballs', 'fritters', 'kebabs', 'truffles', 'meringues', 'biscuits',
  'crackers', 'granola', 'lollies', 'punch', 'tortilla', 'burrito', 'burritos', 'enchiladas', 'granita',
  'sorbet', 'custard', 'fudge', 'yolk', 'yolks', 'white', 'whites', 'porridge', 'taco', 'tacos', 'dal',
  'risotto', 'paella', 'pilaf', 'stir-fry', 'casserole', 'sugar cookies', 'speck of fat', 'tapioca pudding',
  'a 1', 'crumbles', 'naan', 'crêpe', 'crêpes', 'roti', 'paratha', 'parathas', 'water', 'oil', 'custards', 'cheesecake', 'cheesecakes', 'tabbouleh', 'crisps', 'cups', 'salsa', 'crumb', 'cloves of the', 'crusts', 'nut', 'gyoza', 'pulses', 'brittle', 'toasts', 'tea strainer',
  'spiced butter', 'leftover', 'miso butter', 'wontons', 'seed and cut',
]) // prettier-ignore

type Vocabulary = Map<string, Food[]>

function vocabulary(): Vocabulary {
  const words: Vocabulary = new Map()
  const enter = (name: string, food: Food) => {
    const key = wordsOf(name).join(' ')
    words.set(key, [...new Set([...(words.get(key) ?? []), food])])
  }
  for (const food of allFoods) {
    for (const name of [food.name, food.plural, ...food.aka]) {
      enter(name, food)
      enter(`${name}s`, food)
    }
  }
  return words
}

const names = vocabulary()
const longest = Math.max(...[...names.keys()].map((name) => name.split(' ').length))

/** Foods of exactly that name, singular or plural. */
export function foodsNamed(name: string): readonly Food[] {
  // "2 bay leaves"
  const bare = name.replace(/ lea(?:f|ves)$/, '').replace(/^(?:cooked|leftover|frozen|smoked|dried) /, '')
  return names.get(wordsOf(name).join(' ')) ?? names.get(wordsOf(bare).join(' ')) ?? []
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}'’]+|[^\s\p{L}]/gu) ?? []
}

/** A name as a pattern that matches it literally. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/**
 * The foods that a text names, longest names first; `known` are phrases that are accounted for whatever they
 * contain.
 */
export function foodsIn(
  text: string,
  known: readonly string[],
): { phrase: string; foods: readonly Food[] }[] {
  const words = wordsOf(text)
  const accounted = new Set([...known, ...otherwise].map((phrase) => wordsOf(phrase).join(' ')))
  const reach = Math.max(longest, ...[...accounted].map((phrase) => phrase.split(' ').length))
  const found: { phrase: string; foods: readonly Food[] }[] = []
  for (let at = 0; at < words.length;) {
    let taken = 1
    for (let length = Math.min(reach, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const foods = names.get(phrase)
      if (!accounted.has(phrase) && !foods) continue
      taken = length
      if (!accounted.has(phrase) && foods) found.push({ phrase, foods })
      break
    }
    at += taken
  }
  return found
}
