import { lexicon } from './lexicon/lexicon.ts'
import type { Food } from './model/food.ts'
import { isSea } from './model/traits.ts'
import type { Item } from './model/understanding.ts'

type Rule = {
  of: string
  means: string
  as?: Partial<Food>
  said?: RegExp
  unsaid?: RegExp
  beside: (food: Food) => boolean
  unless?: (food: Food) => boolean
}

// A roast for the table weighs more than what goes on bread.
const mostOnBread = 300

// Words that mean another food in the company of some: by what stands beside them on the list.
const rules: readonly Rule[] = [
  {
    // Turkey beside bread is sliced or left over; where the visitor says that it is raw, it is raw.
    of: 'turkey',
    means: 'deli-turkey',
    as: { name: 'cooked turkey', plural: 'cooked turkey' },
    unsaid: /\b(?:raw|fresh|frozen|uncooked|whole|ground|thighs?|boneless|diced|steaks?)\b/i,
    beside: ({ kind }) => kind === 'bread' || kind === 'roll',
  },
  {
    // Salsa verde is a sauce of herbs in Italy, of tomatillos in Mexico.
    of: 'green-herb-sauce',
    means: 'tomatillo-salsa',
    said: /salsa verde/i,
    beside: ({ id }) =>
      /tortilla|taco|tomatillo|queso|hominy|masa|refried|poblano|jalapeno|enchilada|black-bean|pinto/.test(
        id,
      ),
  },
  {
    // In the south of India drumsticks are the pods of a tree, which go into sambar.
    of: 'chicken-drumstick',
    means: 'drumstick-pod',
    said: /^(?:\d+ )?drumsticks?$/i,
    beside: ({ id }) => /sambar|toor-dal/.test(id),
  },
  {
    // British chilli powder is a blend for the pot of mince; Indian cooks mean ground chillies.
    of: 'cayenne',
    means: 'chili-powder',
    as: { name: 'chilli powder', plural: 'chilli powder' },
    said: /\bchilli powder\b/i,
    unsaid: /\b(?:hot|red|kashmiri|indian|korean)\b/i,
    beside: ({ id, kind }) =>
      kind === 'ground-meat' || /kidney-bean|black-bean|pinto|-mince|tortilla|taco/.test(id),
    unless: ({ id }) => /garam-masala|turmeric|paneer|ghee|curry|cardamom|fenugreek|basmati/.test(id),
  },
  {
    // British beans come in tomato sauce, where breakfast is cooked.
    of: 'bean',
    means: 'baked-bean',
    said: /^beans$/i,
    beside: ({ id, kind }) =>
      kind === 'bacon' || kind === 'raw-sausage' || /french-fry|black-pudding|crumpet/.test(id),
  },
  {
    // Beside eggs and bacon a muffin is an English one.
    of: 'muffin',
    means: 'english-muffin',
    said: /^(?:\d+ )?muffins?$/i,
    beside: ({ id, kind }) => kind === 'bacon' || /^egg$|sausage|ham$|smoked-salmon/.test(id),
  },
  {
    // Cakes of puffed rice are for the lunch box, chewy ones for the pan.
    of: 'rice-cake',
    means: 'rice-cake-korean',
    said: /\brice cakes?\b/i,
    beside: ({ id }) => /gochu|kimchi|fish-cake|surimi|pak-choi|napa/.test(id),
  },
  {
    // Hearts from a tin are what goes with cheese and pasta; a whole one is cooked on its own.
    of: 'globe-artichoke',
    means: 'artichoke-heart',
    unsaid: /\b(?:globe|whole|fresh)\b/i,
    beside: ({ id, kind }) =>
      kind === 'pasta' || /spinach|cream-cheese|pizza-dough|mayonnaise|mozzarella|olive$/.test(id),
  },
  {
    // Round grains are for pudding, and in Japan and Korea for dinner.
    of: 'pudding-rice',
    means: 'sushi-rice',
    as: { name: 'short-grain rice', plural: 'short-grain rice' },
    unsaid: /\bpudding\b/i,
    beside: ({ id }) => /soy-sauce|tamari|mirin|miso|nori|dashi|kimchi|gochujang|furikake|wasabi/.test(id),
  },
  {
    of: 'angel-hair-pasta',
    means: 'rice-vermicelli',
    said: /vermicelli/i,
    beside: ({ id }) =>
      /rice-paper|fish-sauce|lemongrass|hoisin|oyster-sauce|beansprout|thai|pak-choi|^mint$|^lime$|peanut/.test(
        id,
      ),
  },
  {
    // Beside what cakes and breakfasts are made of it comes dried and grated.
    of: 'coconut',
    means: 'desiccated-coconut',
    said: /^coconut$/i,
    beside: ({ id, kind }) =>
      kind === 'flour' || /oat|granola|muesli|condensed-milk|chocolate|yogurt|caster-sugar/.test(id),
  },
  {
    // British chips are fried potatoes, and go with what is fried or has gravy; American ones are crisps.
    of: 'crisp',
    means: 'french-fry',
    as: { name: 'chips', plural: 'chips' },
    said: /\bchips\b/i,
    beside: (food) =>
      (isSea(food) && food.role === 'protein' && food.state !== 'ready') ||
      /steak|sirloin|gammon|sausage|^egg$|baked-bean|mushy|gravy/.test(food.id),
  },
]

/** "Cumin, coriander, turmeric": between spices coriander is one. */
function isAmongSpices(item: Item, others: readonly Item[]): boolean {
  const at = others.indexOf(item)
  return [others[at - 1], others[at + 1]].every((beside) => beside?.food.role === 'spice')
}

/** An item as the food that it means beside the others of its list. */
export function inCompany(item: Item, others: readonly Item[]): Item {
  const mayBeSpice =
    item.food.id === 'coriander' && item.condition === undefined && /^coriander$/i.test(item.text)
  if (mayBeSpice && isAmongSpices(item, others))
    return { ...item, food: lexicon().byId.get('ground-coriander')! }
  const rule = rules.find(({ of }) => of === item.food.id)
  const known = rule && lexicon().byId.get(rule.means)
  return known && isMeant(rule, item, others) ? { ...item, food: { ...known, ...rule.as } } : item
}

function isMeant({ said, unsaid, beside, unless }: Rule, item: Item, others: readonly Item[]): boolean {
  const { text, condition, have = 0 } = item
  const isOpen = condition === undefined && have <= mostOnBread
  const isSaid = (said?.test(text) ?? true) && !unsaid?.test(text)
  const isRuledOut = unless !== undefined && others.some(({ food }) => unless(food))
  return isOpen && isSaid && !isRuledOut && others.some(({ food }) => beside(food))
}
