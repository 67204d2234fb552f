import type { Case, Line } from './case.testing.ts'
import { minutesIn } from './written-recipe.testing.ts'

type Rule = { degrees: string; rests?: boolean }

const poultry: Rule = { degrees: '74 °C (165 °F)' }
const ground: Rule = { degrees: '71 °C (160 °F)' }
const wholeCut: Rule = { degrees: '63 °C (145 °F)', rests: true }
const fish: Rule = { degrees: '63 °C (145 °F)' }

/** The temperature that the USDA chart asks of a line, by our own reading of the chart. */
function ruleOf({ of, condition }: Line): Rule | undefined {
  const isReadyProtein = of.safeRule === undefined && of.state === 'ready' && of.role === 'protein'
  if (isReadyProtein) return undefined
  if (condition === 'leftover' || condition === 'cooked') {
    const keepsBadly = of.safeRule !== undefined || of.role === 'starch' || of.role === 'ready'
    return keepsBadly ? poultry : undefined
  }
  if (condition === 'smoked' && of.safeRule === 'fish') return undefined
  // The chart has no row for rashers, too thin to measure: crisp is done (USDA FSIS, Bacon and Food Safety).
  if (of.safeRule === undefined || of.kind === 'bacon') return undefined
  if (of.safeRule === 'reheated') return of.role === 'ready' ? poultry : undefined
  return { poultry, ground, 'whole-cut': wholeCut, fish, egg: ground }[of.safeRule]
}

const heatingVerbs =
  'fry boil simmer bake roast grill steam braise cook heat toast warm brown soften poach sear melt stew scramble hot'
const heatingWords = 'char blanch sizzle caramelise wilt oven pan pot wok microwave griddle'
const heat = new RegExp(String.raw`\b(?:${`${heatingVerbs} ${heatingWords}`.replaceAll(' ', '|')})\w*`, 'i')
const rest = /\brest\b[^.]*\b(?:[3-9]|\d\d) minutes/i

/** Invariant 6 and its kin: temperatures, rests, dried beans, what must not be eaten raw. */
export function safetyFaults({ lines, recipe, method }: Case): string[] {
  return lines.flatMap((line) => {
    const after = methodFrom(line, recipe.steps)
    const isCooked =
      ['cooked', 'leftover', 'canned'].includes(line.condition ?? '') || line.of.state === 'ready'
    const whats = [
      ...temperatureFaults(line, after),
      ...(isCooked ? cookedFaults(line, method) : rawFaults(line, after, method)),
    ]
    return whats.map((what) => `6: ${what} | ${line.line} in ${recipe.title}`)
  })
}

/** The steps from the first that names the line. */
function methodFrom({ food, of }: Line, steps: Case['recipe']['steps']): string {
  const names = [food, of.name, of.plural].map((name) => name.toLowerCase())
  const texts = steps.map(({ text }) => text)
  const first = texts.findIndex((text) => names.some((name) => text.toLowerCase().includes(name)))
  return texts.slice(Math.max(0, first)).join('\n')
}

function temperatureFaults(line: Line, after: string): string[] {
  const rule = ruleOf(line)
  const faults: string[] = []
  if (rule && !after.includes(rule.degrees)) faults.push(`without ${rule.degrees}`)
  if (rule?.rests && !rest.test(after)) faults.push('without its rest')
  return faults
}

function cookedFaults({ of, listed }: Line, method: string): string[] {
  if (of.role !== 'protein' || listed === undefined) return []
  const isBrowned = new RegExp(`\\b(?:brown|sear)\\b[^.]*\\b${of.name}\\b[^.]*pink`).test(method)
  return isBrowned ? ['cooked food treated as raw'] : []
}

function rawFaults(line: Line, after: string, method: string): string[] {
  const { of, condition } = line
  const faults: string[] = []
  const isInert = ['starch', 'leavening', 'baking'].includes(of.kind)
  const isHeated = heat.test(after)
  const isTimed = /\d minutes?|until/.test(after)
  if (!of.raw && !isInert && !(isHeated && isTimed)) faults.push('served raw')
  const shortest = Math.min(...Object.values(of.cook))
  const needsHeat = Number.isFinite(shortest) && !of.raw && condition !== 'frozen'
  if (needsHeat && minutesIn(after) < shortest * 0.4) faults.push('cooked for too short a time')
  if (of.role === 'flour' && !(isHeated && /\d minute/.test(method))) faults.push('raw flour')
  return [...faults, ...driedBeanFaults(line, method)]
}

function driedBeanFaults({ of }: Line, method: string): string[] {
  // Mung beans and their like are thin-skinned and hold next to none of the toxin.
  const isToxic = of.kind === 'dried-pulse' && (of.cook.simmer ?? 60) > 40
  if (!isToxic) return []
  const boilsHard = method
    .split('\n')
    .some((text) => /\bhard\b/.test(text) && /\b(?:1\d|[2-9]\d) minutes/.test(text))
  const faults: string[] = []
  if (!boilsHard) faults.push('dried beans not boiled hard for 10 minutes')
  if (!/\bsoak/i.test(method)) faults.push('dried beans not soaked')
  return faults
}
