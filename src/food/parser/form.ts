import { stem } from '../lexicon/inflect.ts'
import { keysOf, lexicon } from '../lexicon/lexicon.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import type { Amount } from './amount.ts'
import { keysAt, type Element } from './element.ts'

const uncooked = wordSet('dried dry dehydrated seco seca secco secchi raw uncooked soaked unsoaked')
// "canned chickpeas, drained and patted dry" were cooked at the maker's.
const cooked = wordSet('cooked precooked boiled canned tinned jarred leftover can tin jar pat patted ready')
const tinned = wordSet('canned tinned jarred can tin jar')
const cookedOnce = wordSet('leftover cooked precooked')
const dals = wordSet('dal dhal daal')
const minced = wordSet('ground minced mince')

/**
 * The form of a food that the words around it say: pulses still to be cooked, minced meat, powders; else the
 * food as it is.
 */
export function inForm(
  food: Food,
  name: readonly Token[],
  around: readonly Element[],
  tokens: readonly Token[],
): Food {
  const said = keysAt(around, tokens)
  const says = (keys: ReadonlySet<string>) => said.some((key) => keys.has(key))
  // "chicken thighs (bone-in, skin on)"
  if (food.id === 'chicken-thigh' && said.includes('bone') && !said.includes('removed'))
    return lexicon().byId.get('bone-in-chicken-thigh') ?? food
  if (food.id === 'chicken-thigh' && said.includes('boneless'))
    return lexicon().byId.get('boneless-chicken-thigh') ?? food
  // "sardines, fresh"
  if (food.id === 'canned-sardine' && said.includes('fresh')) return foodOf('fresh', 'sardine') ?? food
  // "mixed chopped herbs"
  if (food.id === 'dried-mixed-herb' && said.includes('chopped') && !says(uncooked))
    return foodOf('fresh', 'herb') ?? food
  const isToCook = says(uncooked) && !says(cooked)
  if (food.kind === 'cooked-pulse' && isToCook) return dried(food)
  if (food.kind === 'lentil' && says(tinned) && !says(uncooked))
    return lexicon().byId.get('cooked-lentil') ?? food
  if (food.kind === 'lentil' && says(cookedOnce)) return cookedBefore(food, name)
  if (isWhole(food) && says(minced))
    return foodOf('ground', food.id.split('-')[0]!) ?? foodOf('ground', food.origin) ?? food
  if (food.role !== 'spice' && said.includes('powdered'))
    return foodOf(...keysOf(food.name), 'powder') ?? food
  return food
}

// Lentils that were cooked are no dry ones any more, and a dal of them is a meal.
function cookedBefore({ name, plural }: Food, written: readonly Token[]): Food {
  const { byId } = lexicon()
  const isDal = written.some(({ key }) => dals.has(key))
  return isDal
    ? { ...byId.get('dal')!, name: 'dal', plural: 'dal' }
    : { ...byId.get('cooked-lentil')!, name, plural }
}

function isWhole({ safeRule, kind }: Food): boolean {
  return safeRule === 'whole-cut' || (safeRule === 'poultry' && kind !== 'ground-poultry')
}

// Made of beans that were cooked: there is no dry form of them.
const madeOfCooked = new Set(['baked-bean', 'refried-bean'])

// What is raw must never pass for cooked.
function dried(food: Food): Food {
  if (madeOfCooked.has(food.id)) return food
  const { byId } = lexicon()
  const name = food.id.replace(/^(?:canned|cooked)-/, '')
  const own = [byId.get(name), foodOf('dried', ...name.split('-').map(stem))]
  return own.find((known) => known?.state === 'dried') ?? byId.get('dried-bean')!
}

const spoonful = 20

/**
 * Names that mean two things, told apart by how much there is: red pepper by the spoon is cayenne, tomato
 * puree by the tin passata, mixed herbs by the bunch are fresh, ramen by the packet are instant noodles, "1 pepper" is a
 * vegetable and a pound of hamburger mince.
 */
export function byMeasure(food: Food, name: readonly Token[], amounts: readonly Amount[]): Food {
  const unit = amounts[0]?.unit
  const isBunch = unit?.measures === 'piece' && (unit.name === 'bunch' || unit.name === 'handful')
  if (isBunch && food.id === 'dried-mixed-herb') return foodOf('fresh', 'herb') ?? food
  if (isBunch && food.id === 'fenugreek-leaf') return foodOf('fresh', 'fenugreek') ?? food
  const written = name.map(({ key }) => key).join(' ')
  const isCounted = amounts[0] !== undefined && unit === undefined
  if (isCounted && written === 'pepper') return foodOf('bell', 'pepper') ?? food
  if (unit?.measures === 'mass' && written === 'hamburger') return foodOf('ground', 'beef') ?? food
  const isPack = unit?.measures === 'piece' && unit.name === 'pack'
  if (isPack && food.id === 'ramen-noodle') return foodOf('instant', 'noodle') ?? food
  const grams = gramsOf(amounts[0])
  if (grams === undefined) return food
  if (written === 'red pepper' && grams < spoonful) return foodOf('cayenne') ?? food
  if (written === 'tomato puree' && grams > 5 * spoonful) return foodOf('passata') ?? food
  return food
}

function gramsOf(amount: Amount | undefined): number | undefined {
  const unit = amount?.unit
  if (unit?.measures === 'mass') return amount!.value * unit.grams
  return unit?.measures === 'volume' ? amount!.value * unit.millilitres : undefined
}
