import { expect, test } from 'vitest'
import { safeRuleOf } from '../temperatures.ts'
import { foodsOfRecipe } from './read.ts'

const recipe = (title: string, heading: string, item: string, step: string) =>
  `# ${title}\n## ${heading}\n- ${item}\n- 1 tomato\n\n1. ${step}`

const rulesIn = (text: string) => foodsOfRecipe(text).cooked.flatMap((prepared) => safeRuleOf(prepared) ?? [])

test.each([
  ['Sea bass ceviche', 'Ingredients', '500 g sea bass', 'Toss the fish with the lime juice and chill.'],
  ['Sea bass ceviche', 'Ingredients', '500 g sea bass', 'Boil the corn. Toss the fish with the salt.'],
  [
    'Ceviche de corvina',
    'Ingredientes',
    '500 g de corvina',
    'Deja que el pescado se cocine en el zumo de lima y sirve con los demás.',
  ],
  ['Tartare de saumon', 'Ingrédients', '400 g de saumon', 'Coupez le saumon en dés et servez avec du pain.'],
  ['Rindertatar', 'Zutaten', '400 g Rinderfilet', 'Das Fleisch fein hacken und mit den Kapern mischen.'],
  ['Carpaccio di manzo', 'Ingredienti', '300 g di manzo', 'Affetta la carne e condisci con il limone.'],
  ['Ceviche', 'Ingredientes', '500 g de corvina', 'Congela el pescado a –20 °C un día y sirve con la lima.'],
  ['Lachstatar', 'Zutaten', '300 g Lachs', 'Den Lachs bei -18 °C einfrieren und mit der Zitrone mischen.'],
  [
    'Gravlax',
    'Ingredients',
    '1 kg salmon fillet',
    'Rub the fish with salt and sugar and chill for two days.',
  ],
])('%s leaves its fish or meat raw: %s, %s, %s', (title, heading, item, step) => {
  expect(rulesIn(recipe(title, heading, item, step))).toEqual([])
})

test.each([
  ['Shrimp ceviche', '500 g shrimp', 'Poach the shrimp for 2 minutes, then chill.', 'fish'],
  ['Fish and chips with tartare sauce', '500 g cod', 'Fry until golden.', 'fish'],
  ['Saltimbocca with prosciutto crudo', '4 veal escalopes', 'Fry in butter.', 'whole-cut'],
  ['Chicken tartare', '400 g chicken breast', 'Mix.', 'poultry'],
])('%s: what is heated, and poultry, keeps its temperature', (title, item, step, rule) => {
  expect(rulesIn(recipe(title, 'Ingredients', item, step))).toEqual([rule])
})
