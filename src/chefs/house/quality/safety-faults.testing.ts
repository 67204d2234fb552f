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
  // Cooked prawns and smoked fish are eaten as they are; what was left over is reheated.
  if (condition === 'cooked' && of.safeRule === 'fish') return undefined
  if (condition === 'leftover' || condition === 'cooked') {
    const keepsBadly = of.safeRule !== undefined || of.role === 'starch' || of.role === 'ready'
    return keepsBadly ? poultry : undefined
  }
  if (condition === 'smoked' && of.safeRule === 'fish') return undefined
  // The chart has no row for rashers, too thin to measure: crisp is done (USDA FSIS, Bacon and Food Safety).
  if (of.safeRule === undefined || of.kind === 'bacon') return undefined
  // Shrimp that were dried are no raw ones; they season.
  if (of.safeRule === 'fish' && of.state === 'dried') return undefined
  if (of.safeRule === 'reheated') return of.role === 'ready' ? poultry : undefined
  return { poultry, ground, 'whole-cut': wholeCut, fish, egg: ground }[of.safeRule]
}

const heatingVerbs =
  'fry boil simmer bake roast grill steam braise cook heat toast warm brown soften poach sear melt stew scramble hot'
const heatingWords = 'char blanch sizzle caramelise wilt oven pan pot wok microwave griddle'
const heat = new RegExp(String.raw`\b(?:${`${heatingVerbs} ${heatingWords}`.replaceAll(' ', '|')})\w*`, 'i')
const rest = /\brest\b[^.]*\b(?:[3-9]|\d\d) minutes/i

/** What the list says was done before the method begins: "boiled and sliced". */
const cookedBefore =
  /\b(?:cooked|boiled|fried|toasted|baked|roasted|grilled|poached|steamed|hard-boiled|hot|blanched|warmed)\b/

/** Invariant 6 and its kin: temperatures, rests, dried beans, what must not be eaten raw. */
export function safetyFaults(judged: Case): string[] {
  const { lines, recipe, method } = judged
  return lines.flatMap((line) => {
    const after = methodFrom(line, recipe.steps)
    const isCooked =
      ['cooked', 'leftover', 'canned'].includes(line.condition ?? '') ||
      line.of.state === 'ready' ||
      cookedBefore.test(line.preparation ?? '')
    const whats = [
      ...temperatureFaults(line, after, judged),
      ...(isCooked ? cookedFaults(line, method) : rawFaults(line, after, judged)),
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

/** Grams of flour an egg that make it a batter or a dough, which is baked through long before an egg dish is measured. */
const doughy = 20

const gramsOfFlour = 0.55

const isCrumb = ({ of, preparation = '' }: Line) =>
  of.kind === 'crumb' || /crumbs|crushed|coarsely ground/.test(preparation)

/** What is sold to be eaten as it is, on hot toast too, and popcorn, which no thermometer goes into. */
const eatenCold = /^(?:pate|sandwich|potato-salad|coleslaw|sushi|microwave-popcorn)$/

/** Roles of what an egg disappears into in the oven: doughs, pastry, crumbs, chocolate, nuts. */
const bakedInto: readonly string[] = ['flour', 'bread', 'sweet', 'nut']

const isSolid = ({ of }: Line) => bakedInto.includes(of.role) || of.kind === 'nut-butter'

/** Whether it needs no thermometer: an egg in a dough, what is eaten raw with a warning, leftovers that stay cold. */
function isUnmeasured(line: Line, after: string, { lines, notes }: Case): boolean {
  const sum = (test: (line: Line) => boolean, gramsOf = ({ quantity }: Line) => quantity) =>
    lines.filter(test).reduce((total, line) => total + gramsOf(line), 0)
  const flour = sum(
    ({ of, unit }) => of.role === 'flour' && of.state !== 'ready' && (unit === 'g' || unit === 'spoon'),
    ({ unit, quantity }) => (unit === 'spoon' ? quantity * gramsOfFlour : quantity),
  )
  const eggs = sum(({ of }) => of.id === 'egg')
  const isBaked = /\b(?:bake|microwave)\b/i.test(after) && lines.some(isSolid)
  // In a crust it is fried far hotter than what it covers.
  const isCrust = lines.some(isCrumb) && /\b(?:fry|brown|bake)\b/i.test(after)
  // What is baked to more than eggs need has eggs that are hot enough.
  const isBakedHotter = /\bbake\b[^.]*74 °C/i.test(after)
  // Dry crumbs of a packet bind a patty, which is cooked through.
  const isBinder = line.of.id === 'stuffing' && line.preparation === 'dry'
  const isInDough = line.of.kind === 'egg' && (flour >= doughy * eggs || isBaked || isBakedHotter || isCrust)
  const isWarnedOf = notes.warnings.some((warning) =>
    warning.includes(`The ${line.of.name} stays raw or soft`),
  )
  // The names of roast chicken and cooked beetroot heat nothing.
  const names = lines.flatMap(({ food, of }) => [food, of.name, of.plural])
  const isHeated = heat.test(names.reduce((text, name) => text.replaceAll(name, ''), after))
  const isReady = line.of.state === 'ready' || ['cooked', 'leftover'].includes(line.condition ?? '')
  const isCold = (isReady && !isHeated) || eatenCold.test(line.of.id)
  return isInDough || isBinder || isWarnedOf || isCold
}

function temperatureFaults(line: Line, after: string, judged: Case): string[] {
  const rule = isUnmeasured(line, after, judged) ? undefined : ruleOf(line)
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

/** Minutes of heat below which what is not eaten raw is still hard, however finely it is cut. */
const leastMinutes: Readonly<Record<string, number>> = {
  tuber: 5,
  rice: 8,
  grain: 2,
  pasta: 2,
  lentil: 10,
  'dried-pulse': 30,
  squash: 5,
}

function rawFaults(line: Line, after: string, { method, notes }: Case): string[] {
  const { of, condition } = line
  const faults: string[] = []
  const isInert = ['starch', 'leavening', 'baking'].includes(of.kind)
  const isHeated = heat.test(method)
  const isTimed = /\d minutes?|until|as the packet says/.test(after)
  const isWarnedOf = notes.warnings.some((warning) => warning.includes(`The ${of.name} stays raw or soft`))
  const isLeaf = of.role === 'leaf'
  if (!of.raw && !isLeaf && !isInert && !isWarnedOf && !(isHeated && isTimed)) faults.push('served raw')
  const isTold = /as the packet says/.test(after)
  const shortest = of.raw || isTold || condition === 'frozen' ? 0 : (leastMinutes[of.kind] ?? 0)
  // Leaves wilt in what is left of the heat.
  // What has its safe temperature is cooked, however thin it was cut.
  if (of.safeRule === undefined && !isWarnedOf && !isLeaf && minutesIn(after) < shortest)
    faults.push('cooked for too short a time')
  if (of.role === 'flour' && !(isHeated && /\d (?:minute|second)/.test(method))) faults.push('raw flour')
  return [...faults, ...driedBeanFaults(line, method)]
}

function driedBeanFaults({ of, preparation = '' }: Line, method: string): string[] {
  // Mung beans and black-eyed peas (Vigna) hold next to none of the toxin.
  // Nor do peas; and chickpeas, which falafel is fried of, only soaked, hold little of it (FDA, Bad Bug Book: Phaseolus).
  const harmless = ['mung-bean', 'dried-black-eyed-pea', 'dried-pea', 'dried-chickpea']
  const isToxic = of.kind === 'dried-pulse' && !harmless.includes(of.id)
  if (!isToxic) return []
  const boilsHard = method
    .split('\n')
    .some((text) => /\bhard\b/.test(text) && /\b(?:1\d|[2-9]\d) minutes/.test(text))
  const faults: string[] = []
  if (!boilsHard) faults.push('dried beans not boiled hard for 10 minutes')
  if (!/\bsoak/i.test(method + preparation)) faults.push('dried beans not soaked')
  return faults
}
