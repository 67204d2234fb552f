import { expect, test } from 'vitest'
import { classes } from '#chefs/house/cookbook/classes.ts'
import { cookbook } from '#chefs/house/cookbook/cookbook.ts'
import { courseOf } from '#chefs/house/cookbook/dish.ts'
import { allFoods } from '#food/foods/all.ts'
import { classicNames } from './classic-names.ts'
import { falselyNamed } from './classics.ts'
import { readDish } from './read-dish.ts'

function carbonara(titles: string): string[] {
  const { dish } = readDish(
    'pasta/carbonara',
    `---
${titles}
kitchen: italian
serves: 2
headnote: Silky and quick.
needs: shape, cured, egg
places:
  shape: spaghetti {200 g}
  cured: guanciale {80 g} | any bacon {80 g} | salami {80 g}
---
Fry the @cured{} for ~{5%minutes} and toss with the @shape{}, @egg{2}{egg raw} and @parmesan{40%g}.
`,
  )
  return falselyNamed(dish)
}

test('a title that says a classic where its food is missing is a fault that names the food and the remedy', () => {
  expect(carbonara('title: Spaghetti carbonara')).toEqual([
    expect.stringMatching(/^a title says "carbonara" where .*any bacon.*"title when …".*made of salami/),
  ])
})

test('a plain title where the food is missing, or one that claims no more than a style, is none', () => {
  const classic = 'title when any bacon: Spaghetti carbonara'
  expect(carbonara(`${classic}\ntitle: "{shape} with {cured} and egg"`)).toEqual([])
  expect(carbonara(`${classic}\ntitle: "{shape}, carbonara style"`)).toEqual([])
})

function bolognese(title: string): string[] {
  const { dish } = readDish(
    'pasta/bolognese',
    `---
title: ${title}
kitchen: italian
serves: 2
headnote: Rich and slow.
needs: lentils, spaghetti
---
Simmer the @lentils{200%g} in @canned tomatoes{1%can} for ~{30%minutes}; boil the @spaghetti{200%g}.
`,
  )
  return falselyNamed(dish)
}

test('of names within each other the longest is meant: a lentil bolognese needs no meat', () => {
  expect(bolognese('Lentil bolognese')).toEqual([])
  expect(bolognese('Spaghetti bolognese')).toHaveLength(1)
})

test('the table names foods, classes and kinds that there are', () => {
  const known = new Set([
    ...allFoods.flatMap(({ id, kind }) => [id, `kind ${kind}`]),
    ...Object.keys(classes).map((name) => `any ${name}`),
  ])
  const named = Object.values(classicNames).flatMap((groups) => groups.split(/, | \| /))
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

const courses = [...new Set(cookbook().map(courseOf))]

test.each(courses)('no dish of the %s bears the name of a classic without its defining foods', (course) => {
  const dishes = cookbook().filter((dish) => courseOf(dish) === course)
  const faults = dishes.flatMap((dish) => falselyNamed(dish).map((fault) => `${dish.id}: ${fault}`))
  expect(faults).toEqual([])
})

test('every name of the table is one that a dish of the cookbook bears', () => {
  const titles = cookbook()
    .flatMap((dish) => dish.titles.flatMap(({ text }) => text.filter((node) => typeof node === 'string')))
    .join('\n')
    .toLowerCase()
  expect(Object.keys(classicNames).filter((name) => !titles.includes(name))).toEqual([])
})
