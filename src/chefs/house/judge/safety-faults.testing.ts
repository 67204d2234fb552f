import type { Case, Line } from './case.testing.ts'
import { minutesIn } from './written-recipe.testing.ts'

type Rule = { degrees: string; rest?: boolean }

const poultry: Rule = { degrees: '74 °C (165 °F)' }
const ground: Rule = { degrees: '71 °C (160 °F)' }
const wholeCut: Rule = { degrees: '63 °C (145 °F)', rest: true }
const fish: Rule = { degrees: '63 °C (145 °F)' }

const byKind: Record<string, Rule> = {
  'poultry-piece': poultry, 'poultry-boneless': poultry, 'poultry-whole': poultry, 'ground-poultry': poultry, 'ready-meal': poultry,
  'ground-meat': ground, 'raw-sausage': ground, offal: ground, egg: ground,
  steak: wholeCut, 'stewing-meat': wholeCut, roast: wholeCut, chop: wholeCut,
  'white-fish': fish, 'oily-fish': fish, crustacean: fish, mollusc: fish,
} // prettier-ignore

/** The temperature that the USDA chart asks of a line, by our own reading of the chart. */
function ruleOf({ of, condition }: Line): Rule | undefined {
  if (of.safeRule === undefined && of.state === 'ready' && of.role === 'protein') return undefined
  if (condition === 'leftover' || condition === 'cooked') {
    if (of.safeRule !== undefined || of.role === 'starch' || of.role === 'ready') return poultry
    return undefined
  }
  if (condition === 'smoked' && of.safeRule === 'fish') return undefined
  if (of.origin === 'poultry' && of.safeRule === 'poultry') return poultry
  // The chart has no row for rashers, too thin to measure: crisp is done (USDA FSIS, Bacon and Food Safety).
  if (of.kind === 'bacon') return undefined
  if (of.safeRule === undefined) return undefined
  if (of.safeRule === 'reheated') return of.role === 'ready' ? poultry : undefined
  return { poultry, ground, 'whole-cut': wholeCut, fish, egg: ground }[of.safeRule] ?? byKind[of.kind]
} // prettier-ignore

const heat =
  /\b(?:fry|boil|simmer|bake|roast|grill|steam|braise|cook|heat|toast|warm|brown|soften|poach|sear|melt|stew|scramble|hot|char|blanch|sizzle|caramelise|wilt|oven|pan|pot|wok|microwave|griddle)\w*/i

/** Invariant 6 and its kin: temperatures, rests, dried beans, what must not be eaten raw. */
export function safetyFaults({ lines, recipe, method }: Case): string[] {
  const faults: string[] = []
  const { steps } = recipe
  const from = ({ food, of }: Line) => {
    const first = steps.findIndex(({ text }) =>
      [food, of.name, of.plural].some((name) => text.toLowerCase().includes(name.toLowerCase())),
    )
    return steps.slice(Math.max(0, first)).map(({ text }) => text).join('\n')
  }
  for (const line of lines) {
    const rule = ruleOf(line)
    const after = from(line)
    if (rule && !after.includes(rule.degrees)) faults.push(`6: without ${rule.degrees} | ${line.line} in ${recipe.title}`)
    if (rule?.rest && !/\brest\b[^.]*\b3 minutes/i.test(after) && !/\brest\b[^.]*\b(?:[4-9]|\d\d) minutes/i.test(after))
      faults.push(`6: without its rest | ${line.line} in ${recipe.title}`)
    const isCooked = ['cooked', 'leftover', 'canned'].includes(line.condition ?? '') || line.of.state === 'ready'
    const isInert = ['starch', 'leavening', 'baking'].includes(line.of.kind)
    if (!line.of.raw && !isCooked && !isInert && !(heat.test(after) && /\d minutes?|until/.test(after)))
      faults.push(`6: served raw | ${line.line} in ${recipe.title}`)
    // Mung beans and their like are thin-skinned and hold next to none of the toxin.
    const isDriedBean = line.of.kind === 'dried-pulse' && (line.of.cook.simmer ?? 60) > 40
    const shortest = Math.min(...Object.values(line.of.cook))
    const needsHeat = Number.isFinite(shortest) && !line.of.raw && !isCooked && line.condition !== 'frozen'
    if (needsHeat && minutesIn(after) < shortest * 0.4)
      faults.push(`6: cooked for too short a time | ${line.line} in ${recipe.title}`)
    if (line.of.role === 'flour' && line.of.state !== 'ready' && !(heat.test(after) && /\d minute/.test(method)))
      faults.push(`6: raw flour | ${line.line} in ${recipe.title}`)
    if (isDriedBean && !isCooked && !steps.some(({ text }) => /\bhard\b/.test(text) && /\b(?:1\d|[2-9]\d) minutes/.test(text)))
      faults.push(`6: dried beans not boiled hard for 10 minutes | ${line.line} in ${recipe.title}`)
    if (isDriedBean && !isCooked && !/\bsoak/i.test(method)) faults.push(`6: dried beans not soaked | ${line.line} in ${recipe.title}`)
    if (isCooked && line.of.role === 'protein' && line.listed && new RegExp(`\\b(?:brown|sear)\\b[^.]*\\b${line.of.name}\\b[^.]*pink`).test(method))
      faults.push(`6: cooked food treated as raw | ${line.line} in ${recipe.title}`)
  }
  return faults
} // prettier-ignore
