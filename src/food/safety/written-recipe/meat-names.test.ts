import { expect, test } from 'vitest'
import { temperaturesOf } from '../temperatures.ts'
import type { Language } from './language.ts'
import { foodsListedIn } from './list-line.ts'

const temperaturesIn = (language: Language, line: string) => [
  ...new Set(temperaturesOf(foodsListedIn(line, language)).map(({ celsius }) => celsius)),
]

test.each<[Language, string]>([
  ['de', '500 g Kalbshackfleisch'],
  ['de', '500 g Lammgehacktes'],
  ['de', '500 g Hackfleisch (Rind und Schwein)'],
  ['de', '500 g Hackfleisch vom Rind'],
  ['fr', '400 g de viande hachée de veau'],
  ['fr', '500 g de viande de bœuf hachée'],
  ['fr', '500 g de viande hachée (bœuf et porc)'],
  ['fr', '4 steaks hachés'],
  ['es', '500 g de carne picada mixta (ternera y cerdo)'],
  ['es', '400 g de carne picada (mitad ternera, mitad cerdo)'],
  ['es', '500 g de carne de cerdo molida'],
  ['it', '500 g di carne macinata (manzo e maiale)'],
  ['it', '400 g di macinato di vitello'],
  ['en', '500 g mince, half beef and half pork'],
  ['en', '500 g mixed mince (beef and pork)'],
])('in %s "%s" is mince alone, and not the animals that it is made of', (language, line) => {
  expect(temperaturesIn(language, line)).toEqual([71])
})

test.each<[Language, string]>([
  ['en', '500 g beef tripe'],
  ['en', "400 g lamb's liver"],
  ['de', '2 Kalbsnieren'],
  ['de', '500 g Kutteln'],
  ['de', '1 Rinderzunge'],
  ['fr', '2 rognons de veau'],
  ['fr', '500 g de ris de veau'],
  ['fr', '1 langue de bœuf'],
  ['es', '1 kg de callos de ternera'],
  ['es', '½ morro de ternera'],
  ['es', '300 g de hígado de cerdo'],
  ['it', '500 g di trippa'],
  ['it', '600 g di fegato di vitello'],
])('in %s "%s" is offal, and not the meat of its animal', (language, line) => {
  expect(temperaturesIn(language, line)).toEqual([71])
})

test.each<[Language, string, number]>([
  ['de', '500 g Hähnchenhack', 74],
  ['de', '300 g Geflügelleber', 74],
  ['fr', '300 g de gésiers de canard', 74],
  ['es', '500 g de pollo picado', 74],
  ['es', '300 g de mollejas de pollo', 74],
  ['it', '300 g di fegatini di pollo', 74],
  ['de', '4 Geflügelwürstchen', 74],
  ['fr', '4 saucisses de volaille', 74],
  ['de', '500 g Kabeljaurücken', 63],
  ['de', '4 Lammhaxen', 63],
  ['de', '1 kg Ochsenbäckchen', 63],
  ['es', '600 g de carne de vaca', 63],
  ['es', '400 g de ternera y 300 g de cerdo', 63],
])('in %s "%s" is meat of its animal: %d °C', (language, line, celsius) => {
  expect(temperaturesIn(language, line)).toEqual([celsius])
})

test.each<[Language, string]>([
  ['de', '400 ml Kalbsfond'],
  ['fr', '20 cl de fond de veau'],
  ['es', '1 l de caldo de cordero'],
  ['es', '1 l de leche de vaca'],
  ['es', '2 cucharadas de carne de pimiento choricero'],
  ['es', '100 g de carne de membrillo'],
  ['es', '200 g de carne de cangrejo'],
])('in %s "%s" names an animal or flesh, and is no meat', (language, line) => {
  expect(temperaturesIn(language, line)).toEqual([])
})

test('a stock has the animal that it is made of', () => {
  expect(foodsListedIn('400 ml Lammfond', 'de').map(({ food }) => food.origin)).toEqual(['lamb'])
})

test.each<[Language, string]>([
  ['en', '2 venison haunch steaks'],
  ['en', '4 wild boar chops'],
  ['en', '1 lb elk tenderloin'],
  ['en', '4 antelope steaks'],
  ['de', '4 Hirschrückensteaks'],
  ['de', '4 Wildschweinrückensteaks'],
  ['de', '600 g Damhirschkeule'],
  ['fr', '4 steaks de cerf'],
  ['fr', '4 pavés de biche'],
  ['es', '600 g de solomillo de corzo'],
  ['es', '4 chuletas de jabalí'],
  ['it', '4 bistecche di cinghiale'],
])('in %s "%s" is game by whatever cut', (language, line) => {
  expect(temperaturesIn(language, line)).toEqual([71])
})

test('mince of animals that parentheses name is minced', () => {
  expect(temperaturesIn('en', '500 g mince (beef or lamb)')).toEqual([71])
})

test.each<[Language, string, number]>([
  ['en', '1 lb beef feet', 71],
  ['en', "2 pig's trotters", 71],
  ['en', "1 sheep's head", 71],
  ['en', "1 pig's tail", 63],
  ['en', '4 ox cheeks', 63],
  ['de', '1 Kalbsfuß', 71],
  ['de', '1 kg Ochsenschwanz', 63],
  ['fr', '2 oreilles de porc', 71],
  ['fr', '1 joue de bœuf', 63],
  ['es', '2 manitas de cerdo', 71],
  ['es', '1 rabo de toro', 63],
  ['it', '2 piedini di maiale', 71],
  ['it', '1 coda di bue', 63],
])('in %s feet, ears and heads are offal, tails and cheeks are meat: %s', (language, line, celsius) => {
  expect(temperaturesIn(language, line)).toEqual([celsius])
})
