// The house chef in the terminal: `npm run --silent chef -- "egg" "rice" "peas" --seed 7`.
import { parseArgs } from 'node:util'
import { houseChef } from '#chefs/house/house-chef.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', short: 's' } },
})
const ingredients = positionals.flatMap((text) => normalizeIngredient(text) ?? [])
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed)

if (ingredients.length === 0 || !Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
  console.error('usage: npm run --silent chef -- "egg" "rice" "peas" [--seed 0..4294967295]')
  process.exit(2)
}
for await (const event of houseChef(ingredients, { signal: new AbortController().signal, seed })) {
  if (event.type === 'text') process.stdout.write(event.text)
  if (event.type === 'notes') console.log(`\n${notesAsText(event.notes)}\nseed: ${seed}`)
}

function notesAsText({ setAside, allergens, temperatures, wishes, warnings }: KitchenNotes): string {
  const rows: [heading: string, lines: string[]][] = [
    ['Set aside', setAside.map(({ ingredient, reason }) => `${ingredient}: ${reason}`)],
    ['Wishes', wishes],
    ['Warnings', warnings],
    ['Allergens', allergens.map(({ name, from, sure }) => `${sure ? '' : 'check the label: '}${name} (${from.join(', ')})`)],
    ['Safe temperatures', temperatures.map(({ food, celsius, fahrenheit, restMinutes }) => `${food}: ${celsius} °C (${fahrenheit} °F)${restMinutes ? `, rest ${restMinutes} minutes` : ''}`)],
  ] // prettier-ignore
  return rows
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${heading}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n')
}
