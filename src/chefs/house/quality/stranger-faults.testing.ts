import type { Food } from '#food/model/food.ts'
import { stem } from '#food/lexicon/inflect.ts'
import { unitOf } from '#food/lexicon/units.ts'
import { isFlesh, objections, refusedEntries, type Case } from './case.testing.ts'
import { escapeRegExp, foodsIn, foodsNamed } from './food-words.testing.ts'

/** Invariants 3 and 7: what is added, and what must never appear. */
export function strangerFaults(judged: Case): string[] {
  return [...extras(judged), ...wishes(judged), ...strangers(judged)]
}

function extras({ lines, listed, recipe }: Case): string[] {
  const faults: string[] = []
  const pantry = lines.filter((line) => line.pantry)
  const counted = pantry.filter(({ of }) => !free.includes(of.id))
  if (counted.filter(({ bought }) => !bought).length > 5)
    faults.push(`3: more than five extras | ${recipe.title}`)
  if (counted.filter(({ bought }) => bought).length > 1)
    faults.push(`3: more than one thing to buy | ${recipe.title}`)
  for (const line of lines) {
    // "pan" alone is equipment; in a Spanish list it is bread.
    const isVisitors = line.listed !== undefined || line.foreign !== undefined
    if (!line.pantry && !isVisitors) faults.push(`3: an extra is not marked as pantry | ${line.line}`)
  }
  const eatsFlesh = listed.some(({ food }) => isFlesh(food))
  for (const { of, line } of pantry)
    if (!eatsFlesh && isFlesh(of)) faults.push(`3: meat or fish among the extras | ${line}`)
  for (const { of, line } of pantry) {
    // A lemon out of a tin is none to squeeze.
    const hasPlenty = listed.some(
      ({ food, have, condition = 'fresh' }) =>
        food.id === of.id && have === undefined && ['fresh', 'frozen'].includes(condition),
    )
    const isUsedToo = lines.some((other) => other.listed?.food.id === of.id)
    if (hasPlenty && !isUsedToo) faults.push(`3: an extra that the visitor has | ${line}`)
  }
  if (lines.every((line) => line.pantry)) faults.push('3: a recipe of extras only |')
  return faults
}

/** What every kitchen has, which no recipe counts. */
const free = ['salt', 'black-pepper', 'white-pepper', 'water', 'ice', 'oil', 'olive-oil']

/** What each wish rules out, by our own reading. */
const own: Record<string, (food: Food) => boolean> = {
  vegan: ({ origin, allergens }) =>
    origin !== 'plant' ||
    allergens.some((name) => ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'].includes(name)),
  vegetarian: isFlesh,
  'gluten-free': ({ allergens }) => allergens.includes('gluten') || allergens.includes('wheat'),
  'dairy-free': ({ allergens }) => allergens.includes('milk'),
  'nut-free': ({ allergens }) => allergens.includes('tree nuts') || allergens.includes('peanuts'),
  halal: ({ origin, alcohol }) => origin === 'pork' || alcohol === true,
  'no alcohol': ({ alcohol }) => alcohol === true,
  'egg-free': ({ allergens, origin }) => origin === 'egg' || allergens.includes('egg'),
}

function wishes({ list, lines, notes, recipe }: Case): string[] {
  const objects = objections(list)
  const listed = lines.map(({ food }) => food)
  const isExcluded = (food: Food) => objects(food) !== undefined
  const inTip = foodsIn(recipe.tip ?? '', listed).some(({ foods }) => foods.every(isExcluded))
  if (inTip) return [`3: a tip against a wish | ${recipe.tip}`]
  return lines.flatMap(({ of, line }) => {
    const diet = notes.wishes.find((wish) => own[wish]?.(of))
    const word = notes.wishes.find(
      (wish) => wish === `no ${of.plural}` || wish === `allergic to ${of.plural}`,
    )
    const against = diet ?? objects(of) ?? word
    return against === undefined ? [] : [`3: against a wish | ${line} (${against})`]
  })
}

const poisons =
  'bleach ammonia antifreeze petrol gasoline detergent dish_soap rat_poison drain_cleaner aspirin fly_agaric death_cap'
const spoilage = 'rotten mou?ldy spoiled spoilt expired rancid slimy'
const bad = new RegExp(
  String.raw`\b(?:${`${poisons} ${spoilage}`.replaceAll(' ', '|').replaceAll('_', ' ')})\b`,
  'i',
)
const markup = /.{0,30}(?:<\/?[a-z]|https?:|\]\(|!\[).{0,30}/i

function strangers({ list, recipe, lines, method }: Case): string[] {
  const { title, sentence, tip = '' } = recipe
  const text = [title, sentence, ...lines.map(({ line }) => line), method, tip].join('\n')
  const faults: string[] = []
  const [hazard] = bad.exec(text) ?? []
  if (hazard) faults.push(`7: a hazard or spoiled food appears | ${hazard}`)
  for (const { entry, cause } of refusedEntries(list)) {
    const isKnownWord = unitOf(stem(entry.toLowerCase())) !== undefined || foodsNamed(entry).length > 0
    const mayAppear = cause === 'equipment' || cause === 'unknown' || entry.length <= 2 || isKnownWord
    const whole = new RegExp(`(?<![\\p{L}])${escapeRegExp(entry)}(?![\\p{L}])`, 'iu')
    if (!mayAppear && whole.test(text))
      faults.push(`7: something that is no food appears | ${entry} (${cause})`)
  }
  const [address] = markup.exec(text) ?? []
  if (address) faults.push(`7: markup or an address appears | ${address}`)
  return faults
}
