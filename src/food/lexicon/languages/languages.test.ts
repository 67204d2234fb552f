import { expect, test } from 'vitest'
import { allFoods } from '../../foods/all.ts'
import { languages } from './all.ts'

const entries = Object.entries(languages).flatMap(([language, foods]) =>
  Object.entries(foods).flatMap(([food, names]) =>
    names.split(', ').map((name) => ({ language, food, name })),
  ),
)

const tidy = /^[^\s,](?:[^,]*[^\s,])?$/u

test('every language names foods of the tables alone', () => {
  const known = new Set(allFoods.map(({ id }) => id))
  expect(entries.filter(({ food }) => !known.has(food))).toEqual([])
})

test('names are lower case, parted by a comma and a space, and never empty', () => {
  expect(entries.filter(({ name }) => !tidy.test(name) || name !== name.toLowerCase())).toEqual([])
})

test('a name means one food, whatever the language', () => {
  const owners = new Map(entries.map(({ name, food }) => [name, food]))
  expect(entries.filter(({ name, food }) => owners.get(name) !== food)).toEqual([])
})

test('a language says a name once', () => {
  const said = entries.map(({ language, name }) => `${language}: ${name}`)
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([])
})
