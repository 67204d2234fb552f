import { nameAt } from '#food/lexicon/names.ts'
import { tokenize } from '#food/lexicon/tokens.ts'

/** Words that are also names of foods, but in a recipe mean what the cook makes, sees or does. */
const meansNoFood = new Set(
  'water ice ragù ragu broth sprinkle sprinkling sauce soup stew salad dressing dip spread pie cake sandwich pancake crepe dumpling patty meatball burger curry meal dish crumb crust filling topping mash dough batter paste pasta-water cream stuffing seed skin bone bones head stock-pot dust steam base side piece jelly toast roast fry chop steak fold rest juice zest peel plum grain floret stalk stem leaf root bowl flake ring wedge cube strip ball log cloud spring snow sugar-thermometer biscuit-cutter pepper-mill butter-knife meat fish vegetable fruit herb spice nut bean chip crisp wafer oil fat liquid pod shell shellfish greens food glaze syrup caramel custard frosting icing crumble casserole risotto paella feijoada gumbo jambalaya kebab pudding omelette tart tartlet pizza roll loaf bun noodle marinade gravy rice-pan drink coffee-grinder tea-towel tea corn-sized pea-sized walnut-sized ginger-coloured potato-masher garlic-press egg-wash bread-knife salmon-coloured honey-coloured foam'.split(
    ' ',
  ),
)

/** Names of foods in a plain text that no mark names; the first few of them. */
export function unmarkedFoods(text: string): string[] {
  const tokens = tokenize(text.replace(/\b[\p{L}]+-(?:sized|coloured|like|thick|deep|free)\b/gu, ' '))
  const keys = tokens.map(({ key, kind }) => (kind === 'mark' ? '' : key))
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const match = tokens[at]!.kind === 'word' ? nameAt(tokens, keys, at) : undefined
    if (match?.meaning.kind !== 'food' || match.meaning.foreign) continue
    const words = tokens.slice(at, at + match.length).map(({ raw }) => raw)
    at += match.length - 1
    if (match.length === 1 && isPlain(words[0]!, match.meaning.food.id)) continue
    if (words.at(-1) === 'water') continue
    found.push(words.join(' '))
  }
  return found
}

function isPlain(word: string, id: string): boolean {
  const lower = word.toLowerCase()
  const forms = [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), id]
  return forms.some((form) => meansNoFood.has(form))
}
