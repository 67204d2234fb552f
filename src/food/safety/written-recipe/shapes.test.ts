import { expect, test } from 'vitest'
import { withoutForms } from './forms.ts'
import type { Language } from './language.ts'
import { foodsListedIn } from './list-line.ts'

const wheatRiceOrMeat = /spaghetti|tagliatelle|pasta|noodle|rice|steak/

const named = (line: string, language: Language) =>
  foodsListedIn(line, language)
    .map(({ food }) => food.id)
    .filter((id) => wheatRiceOrMeat.test(id))

test.each<[Language, string]>([
  ['en', '300 g carrot noodles'],
  ['en', '300 g cauliflower rice'],
  ['en', '2 courgettes, spiralized into spaghetti'],
  ['fr', '2 courgettes en tagliatelles'],
  ['fr', '300 g de riz de chou-fleur'],
  ['de', '2 Zucchini, in Spaghetti geschnitten'],
  ['es', '2 calabacines en tallarines'],
  ['es', '300 g de espaguetis de calabacín'],
  ['it', '2 zucchine tagliate a tagliatelle'],
])('in %s a shape is no food: %s', (language, line) => {
  expect(named(line, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'Toss the sauce into the spaghetti'],
  ['fr', 'Ajoutez les tagliatelles'],
  ['de', 'Die Spaghetti in Salzwasser kochen'],
  ['es', 'Cuece los espaguetis en agua'],
])('in %s a food is no shape: %s', (language, text) => {
  expect(withoutForms(text, language)).toBe(text)
})
