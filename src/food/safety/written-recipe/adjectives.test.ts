import { expect, test } from 'vitest'
import { foodsListedIn } from './list-line.ts'
import type { Language } from './language.ts'
import { foodsOfRecipe } from './read.ts'

const lists: Partial<Record<Language, string>> = {
  en: '# Supper\n- 200 g tomatoes\n\n1. Simmer the tomatoes in the pan for 10 minutes.\n2. ',
  fr: '# Dîner\n- 200 g de tomates\n\n1. Faites mijoter les tomates dans la poêle pour 10 minutes.\n2. ',
  es: '# Cena\n- 200 g de tomates\n\n1. Cuece los tomates en la sartén durante 10 minutos.\n2. ',
  de: '# Essen\n- 200 g Tomaten\n\n1. Die Tomaten in der Pfanne mit dem Deckel kochen lassen.\n2. ',
  it: '# Cena\n- 200 g di pomodori\n\n1. Cuoci i pomodori nella padella con il coperchio per 10 minuti.\n2. ',
}

function added(language: Language, step: string): string[] {
  const { cooked, served } = foodsOfRecipe(lists[language]! + step)
  return [...cooked.map(({ food }) => food.id), ...served.map(({ id }) => id)]
}

test.each<[Language, string, string]>([
  ['en', 'Serve with buttered noodles.', 'butter'],
  ['en', 'Serve with crusty bread, buttered.', 'butter'],
  ['en', 'Serve on cheesy mash.', 'cheese'],
  ['en', 'Serve with creamed spinach.', 'heavy-cream'],
  ['en', 'Serve with egg-fried rice.', 'egg'],
  ['de', 'Dazu Butterbrot reichen.', 'butter'],
  ['de', 'Mit Rahmspinat servieren.', 'heavy-cream'],
  ['fr', 'Servez avec des tartines beurrées.', 'butter'],
  ['es', 'Sirve con pan con mantequilla.', 'butter'],
  ['it', 'Servi con pane imburrato.', 'butter'],
])('in %s a word beside a food says what is in it: %s', (language, step, id) => {
  expect(added(language, step)).toContain(id)
})

test.each<[Language, string, string]>([
  ['en', 'Top with the cheesy mash of cauliflower.', 'cheese'],
  ['en', 'Serve with creamed corn.', 'heavy-cream'],
  ['en', 'Bake in a buttered tin.', 'butter'],
  ['de', 'Mit Butternusskürbis servieren.', 'butter'],
])('in %s it says nothing of tools, of what was named before, or inside a name: %s', (language, step, id) => {
  expect(added(language, step)).not.toContain(id)
})

test.each<[Language, string, string]>([
  ['en', '2 breadcrumbed haddock fillets', 'breadcrumb'],
  ['de', '2 panierte Schnitzel', 'breadcrumb'],
  ['fr', '2 escalopes de poulet panées', 'breadcrumb'],
  ['es', '4 lomos de merluza rebozados', 'flour'],
  ['it', '2 cotolette di pollo impanate', 'breadcrumb'],
])('in %s what comes coated holds its coat: %s', (language, line, id) => {
  expect(foodsListedIn(line, language).map(({ food }) => food.id)).toContain(id)
})
