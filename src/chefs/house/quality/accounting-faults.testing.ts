import type { Case, Line } from './case.testing.ts'
import { escapeRegExp, foodsIn, foodsNamed } from './food-words.testing.ts'

/** Invariants 1 and 2: every listed food is accounted for; list and steps name the same foods. */
export function accountingFaults(judged: Case): string[] {
  return [...accounting(judged), ...listedInSteps(judged), ...namedInSteps(judged)]
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

/** An entry that may name several foods: one may be used and another set aside. */
const severalFoods = / and |,|&|\+| or |\//

function accounting({ listed, lines, notes }: Case): string[] {
  const faults: string[] = []
  const foodsSetAside = notes.setAside.flatMap(({ ingredient }) => foodsNamed(ingredient).map(({ id }) => id))
  const reasoned = notes.setAside.filter(({ reason }) => reason.trim() !== '')
  for (const { food, entries } of listed) {
    const isUsed = lines.some((line) => line.listed?.food.id === food.id)
    const isAside = reasoned.some(({ ingredient }) =>
      entries.some((entry) => bare(entry).includes(bare(ingredient))),
    )
    if (!isUsed && !isAside && !foodsSetAside.includes(food.id))
      faults.push(`1: a listed food is lost | ${food.id} of "${entries.join(', ')}"`)
    const [entry = '', ...others] = entries
    const isWholeEntry = others.length === 0 && !severalFoods.test(entry)
    const isEntryAside = notes.setAside.some(({ ingredient }) => ingredient === entry)
    if (isUsed && isWholeEntry && isEntryAside) faults.push(`1: a food is both used and set aside | ${entry}`)
  }
  return faults
}

function listedInSteps({ lines, recipe, unread }: Case): string[] {
  const faults = unread.map((line) => `2: an ingredient line names no known food | ${line}`)
  for (const line of lines)
    if (!recipe.steps.some(({ text }) => isNamed(line, text)))
      faults.push(`2: an ingredient is in no step | ${line.line}`)
  const seen = new Set<string>()
  for (const { food } of lines) {
    if (seen.has(food)) faults.push(`2: a food is listed twice | ${food}`)
    seen.add(food)
  }
  return faults
}

function isNamed({ food, of }: Line, text: string): boolean {
  const unfrozen = food.replace(/^frozen /, '')
  return [food, unfrozen, of.name, of.plural].some((name) =>
    new RegExp(`(?<![\\p{L}-])${escapeRegExp(name)}(?![\\p{L}-])`, 'iu').test(text),
  )
}

function namedInSteps({ lines, recipe }: Case): string[] {
  const known = lines.flatMap(phrasesOf)
  return recipe.steps.flatMap(({ text }) =>
    foodsIn(text, known)
      .filter((named) => !isOnList(named, lines) && named.phrase !== 'water')
      .map(({ phrase }) => `2: a food is named that is not on the list | ${phrase}: ${text}`),
  )
}

/** Phrases that a method may call a line by. */
function phrasesOf({ food, of, listed, preparation = '' }: Line): string[] {
  return [food, of.name, of.plural, ...(listed?.entries ?? []), preparation]
}

type Named = ReturnType<typeof foodsIn>[number]

/** Names that stand for any food of their kind. */
const generic = ['pasta', 'rice', 'egg', 'bread', 'cheese', 'fish', 'water', 'potato', 'milk']

/** Whether a phrase means a food of the list: by its own name, a part of it, its kind or its role. */
function isOnList({ phrase, foods }: Named, lines: readonly Line[]): boolean {
  if (phrase.includes(' and ')) return true
  return lines.some(({ food, of }) => {
    const isFood = foods.some(({ id, kind }) => id === of.id || (generic.includes(id) && kind === of.kind))
    const isPart = food.includes(phrase) || of.name.includes(phrase) || phrase.endsWith(` of ${of.name}`)
    return isFood || isPart || generally[phrase]?.includes(of.role)
  })
}

/** Words for whatever of a role is in the pan. */
const generally: Record<string, readonly string[]> = {
  vegetables: ['vegetable', 'aromatic', 'leaf', 'starch', 'salad'],
  bread: ['bread'],
  fruit: ['fruit'],
  fish: ['protein'],
}
