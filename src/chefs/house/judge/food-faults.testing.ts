import type { Food } from '#food/model/food.ts'
import { stem } from '#food/lexicon/inflect.ts'
import { unitOf } from '#food/lexicon/units.ts'
import { isFlesh, objections, refusedEntries, type Case, type Line } from './case.testing.ts'
import { foodsIn, foodsNamed, wordsOf } from './food-words.testing.ts'

/** Invariants 1 to 3 and 7: what is used, what is set aside, what is added, what must never appear. */
export function foodFaults(judged: Case): string[] {
  return [...accounting(judged), ...steps(judged), ...extras(judged), ...wishes(judged), ...strangers(judged)]
}

/** Phrases that a method may call a line by. */
function phrasesOf({ food, of, listed, preparation = '' }: Line): string[] {
  return [food, of.name, of.plural, ...(listed?.entries ?? []), preparation]
}

function named(line: Line, text: string): boolean {
  return [line.food, line.of.name, line.of.plural].some((name) =>
    new RegExp(`(?<![\\p{L}-])${escape(name)}(?![\\p{L}-])`, 'iu').test(text),
  )
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

function accounting({ listed, lines, notes }: Case): string[] {
  const faults: string[] = []
  const ofSetAside = new Set(
    notes.setAside.flatMap(({ ingredient }) => foodsNamed(ingredient).map(({ id }) => id)),
  )
  for (const { food, entries } of listed) {
    const isUsed = lines.some((line) => line.listed?.food.id === food.id)
    const isAside = notes.setAside.some(
      ({ ingredient, reason }) =>
        reason.trim() !== '' &&
        entries.some((entry) => bare(entry).includes(bare(ingredient))),
    )
    if (!isUsed && !isAside && !ofSetAside.has(food.id))
      faults.push(`1: a listed food is lost | ${food.id} of "${entries.join(', ')}"`)
    if (isUsed && notes.setAside.some(({ ingredient }) => ingredient === entries[0]) && entries.length === 1 && !/ and |,|&|\+| or |\//.test(entries[0]!))
      faults.push(`1: a food is both used and set aside | ${entries[0]}`)
  }
  return faults
} // prettier-ignore

function steps({ lines, recipe, unread }: Case): string[] {
  const faults = unread.map((line) => `2: an ingredient line names no known food | ${line}`)
  for (const line of lines)
    if (!recipe.steps.some(({ text }) => named(line, text)))
      faults.push(`2: an ingredient is in no step | ${line.line}`)
  const seen = new Set<string>()
  for (const { of, listed } of lines) {
    if (seen.has(of.id)) faults.push(`2: a food is listed twice | ${of.id}`)
    if (listed === undefined || of.id === listed.food.id) seen.add(of.id)
  }
  const known = lines.flatMap(phrasesOf)
  const ids = new Set(lines.map(({ of }) => of.id))
  const kinds = new Set(lines.map(({ of }) => of.kind))
  const generic = new Set(['pasta', 'rice', 'egg', 'bread', 'cheese', 'fish', 'water', 'potato', 'milk'])
  for (const text of [recipe.title, ...recipe.steps.map((step) => step.text)])
    for (const { phrase, foods } of foodsIn(text, known)) {
      if (lines.some(({ of }) => generally[phrase]?.includes(of.role))) continue
      if (foods.some(({ id, kind }) => ids.has(id) || (generic.has(id) && kinds.has(kind)))) continue
      if (text === recipe.title && dishOf[phrase]?.some((id) => ids.has(id))) continue
      if (phrase.includes(' and ') || (text === recipe.title && dishWords.has(phrase))) continue
      const words = wordsOf(phrase).map(stem)
      const isSort = ({ food, of }: Line) =>
        food.includes(phrase) ||
        of.name.includes(phrase) ||
        phrase.endsWith(` of ${of.name}`) ||
        (text === recipe.title &&
          wordsOf(`${of.name} ${of.id}`)
            .map(stem)
            .some((word) => words.includes(word)))
      if (lines.some(isSort)) continue
      faults.push(`2: a food is named that is not on the list | ${phrase}: ${text}`)
    }
  return faults
}

/** Foods that are also the name of a dish. */
const dishWords = new Set([
  'chili',
  'dal',
  'crisps',
  'bread',
  'curry',
  'cake',
  'ramen',
  'hummus',
  'slaw',
  'granola',
])

/** What a title may say of a dish made with another food: cocoa makes a chocolate pudding. */
const dishOf: Record<string, readonly string[]> = {
  chocolate: ['cocoa'],
  'tomato sauce': ['passata', 'canned-tomato', 'tomato', 'tomato-paste'],
}

/** Words for whatever of a role is in the pan. */
const generally: Record<string, readonly string[]> = {
  vegetables: ['vegetable', 'aromatic', 'leaf', 'starch', 'salad'],
  bread: ['bread'],
  fruit: ['fruit'],
  fish: ['protein'],
}

function extras({ lines, listed, recipe }: Case): string[] {
  const faults: string[] = []
  const pantry = lines.filter((line) => line.pantry)
  if (recipe.ingredients.filter((line) => line.pantry).length > 5) faults.push('3: more than five extras |')
  for (const line of lines)
    // "pan" alone is equipment; in a Spanish list it is bread.
    if (!line.pantry && line.listed === undefined && line.foreign === undefined)
      faults.push(`3: an extra is not marked as pantry | ${line.line}`)
  if (!listed.some(({ food }) => isFlesh(food)))
    for (const { of, line } of pantry)
      if (isFlesh(of)) faults.push(`3: meat or fish among the extras | ${line}`)
  for (const { of, line } of pantry)
    if (
      listed.some(({ food, have }) => food.id === of.id && have === undefined) &&
      !lines.some((other) => other.listed?.food.id === of.id)
    )
      faults.push(`3: an extra that the visitor has | ${line}`)
  if (lines.every((line) => line.pantry)) faults.push('3: a recipe of extras only |')
  return faults
}

const own: Record<string, (food: Food) => boolean> = {
  vegan: ({ origin, allergens }) => origin !== 'plant' || allergens.some((name) => ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'].includes(name)),
  vegetarian: isFlesh,
  'gluten-free': ({ allergens }) => allergens.includes('gluten') || allergens.includes('wheat'),
  'dairy-free': ({ allergens }) => allergens.includes('milk'),
  'nut-free': ({ allergens }) => allergens.includes('tree nuts') || allergens.includes('peanuts'),
  halal: ({ origin, alcohol }) => origin === 'pork' || alcohol === true,
  'no alcohol': ({ alcohol }) => alcohol === true,
  'egg-free': ({ allergens, origin }) => origin === 'egg' || allergens.includes('egg'),
} // prettier-ignore

function wishes({ list, lines, notes, recipe }: Case): string[] {
  const objects = objections(list)
  const spoken = foodsIn(
    recipe.tip ?? '',
    lines.map(({ food }) => food),
  ).filter(({ foods }) => foods.every((food) => objects(food) !== undefined))
  if (spoken.length > 0) return [`3: a tip against a wish | ${recipe.tip}`]
  return lines.flatMap(({ of, line }) => {
    const label = notes.wishes.find((wish) => own[wish]?.(of))
    const reason = objects(of)
    const word = notes.wishes.find(
      (wish) => /^(?:no|allergic to) /.test(wish) && of.plural === wish.replace(/^(?:no|allergic to) /, ''),
    )
    if (reason === undefined && label === undefined && word === undefined) return []
    return [`3: against a wish | ${line} (${label ?? reason ?? word})`]
  })
}

const poison =
  /\b(?:bleach|ammonia|antifreeze|petrol|gasoline|detergent|dish soap|rat poison|drain cleaner|aspirin|fly agaric|death cap|rotten|mou?ldy|spoiled|spoilt|expired|rancid|slimy)\b/i

function strangers({ list, recipe, lines, method }: Case): string[] {
  const text = [recipe.title, recipe.sentence, ...lines.map(({ line }) => line), method, recipe.tip ?? ''].join('\n')
  const faults: string[] = []
  const bad = poison.exec(text)
  if (bad) faults.push(`7: a hazard or spoiled food appears | ${bad[0]}`)
  for (const { entry, cause } of refusedEntries(list))
    if (cause !== 'equipment' && unitOf(stem(entry.toLowerCase())) === undefined && cause !== 'unknown' && entry.length > 2 && new RegExp(`(?<![\\p{L}])${escape(entry)}(?![\\p{L}])`, 'iu').test(text) && foodsNamed(entry).length === 0)
      faults.push(`7: something that is no food appears | ${entry} (${cause})`)
  if (/<\/?[a-z]|https?:|\]\(|!\[/i.test(text)) faults.push(`7: markup or an address appears | ${text.match(/.{0,30}(?:<\/?[a-z]|https?:|\]\(|!\[).{0,30}/i)?.[0]}`)
  return faults
} // prettier-ignore
