// The house chef in the terminal: `npm run --silent chef -- "egg" "rice" "peas" --seed 7`.
// `--dish rice/risotto` cooks that dish or says what it lacks; `--explain` prints every dish that was considered, with its
// score and what spoke against it.
import { parseArgs } from 'node:util'
import { cookbook } from '#chefs/house/cookbook/cookbook.ts'
import { notesOf } from '#chefs/house/notes.ts'
import { explanationOf } from '#chefs/house/planning/explanation.ts'
import { considerDishes } from '#chefs/house/planning/plan.ts'
import { writeRecipe } from '#chefs/house/wording/recipe-markdown.ts'
import { refusal } from '#chefs/house/wording/refusal.ts'
import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', short: 's' },
    dish: { type: 'string', short: 'd' },
    explain: { type: 'boolean', short: 'e', default: false },
  },
})
const ingredients = positionals.flatMap((text) => normalizeIngredient(text) ?? [])
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed)
const isSeed = Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32

if (ingredients.length === 0 || !isSeed) {
  console.error(
    'usage: npm run --silent chef -- "egg" "rice" … [--seed 0..4294967295] [--dish rice/risotto] [--explain]',
  )
  process.exit(2)
}
if (values.dish !== undefined && !cookbook().some(({ id }) => id === values.dish)) {
  console.error(`no dish "${values.dish}"; they are the files of cookbook/, as in "rice/fried-rice"`)
  process.exit(2)
}

const understanding = understand(ingredients)
const plan = considerDishes(understanding, seed, values.dish)
const [asked] = plan.considered
if (values.explain) console.log(`${explanationOf(plan)}\n`)
if (plan.recipe) console.log(writeRecipe(plan.recipe))
else if (values.dish !== undefined && asked)
  console.log(`No ${asked.dish.id} of these: ${asked.against.join('; ')}.\n`)
else console.log(refusal(understanding))
console.log(`${notesAsText(notesOf(understanding, plan.recipe))}seed: ${seed}`)
if (values.dish !== undefined && !plan.recipe) process.exitCode = 1

function notesAsText({ setAside, allergens, temperatures, wishes, warnings }: KitchenNotes): string {
  const rows: [heading: string, lines: string[]][] = [
    ['Set aside', setAside.map(({ ingredient, reason }) => `${ingredient}: ${reason}`)],
    ['Wishes', wishes],
    ['Warnings', warnings],
    ['Allergens', allergens.toSorted(bySureness).map(allergenAsText)],
    ['Safe temperatures', temperatures.map(temperatureAsText)],
  ]
  return rows
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${heading}:\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('')
}

type Allergen = KitchenNotes['allergens'][number]

function bySureness(one: Allergen, other: Allergen): number {
  return Number(other.sure) - Number(one.sure)
}

function allergenAsText({ name, from, sure }: Allergen): string {
  return `${sure ? '' : 'check the label: '}${name} (${from.join(', ')})`
}

function temperatureAsText({
  food,
  celsius,
  fahrenheit,
  restMinutes,
}: KitchenNotes['temperatures'][number]): string {
  const rest = restMinutes ? `, rest ${restMinutes} minutes` : ''
  return `${food}: ${celsius} °C (${fahrenheit} °F)${rest}`
}
