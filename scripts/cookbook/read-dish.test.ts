import { expect, test } from 'vitest'
import type { Dish } from '#chefs/house/cookbook/dish.ts'
import { DishFileError, readDish } from './read-dish.ts'

const front = `---
title: Buttered {greens}
kitchen: british
serves: 2
headnote: Quick, green and good.
needs: greens
places:
  greens: kale {200 g} (shredded) | any tender leaf {300 g}
---
`
const steps = `Melt @butter{1%tbsp} in a #wide pan{} over medium heat.

Add the @greens{} and @salt{1/4%tsp} and turn for ~{3%minutes}, until wilted.
`
const good = front + steps

function mistakeIn(source: string): string {
  try {
    readDish('sides/buttered-greens', source)
  } catch (error) {
    if (error instanceof DishFileError) return error.message
    throw error
  }
  return 'no mistake'
}

/** The good dish with one piece of it replaced. */
function changed(piece: string, by: string): string {
  expect(good).toContain(piece)
  return good.replace(piece, by)
}

test('a dish is read with its places, amounts, needs and steps', () => {
  const { dish, stepLines } = readDish('sides/buttered-greens', good)
  expect(dish).toEqual<Dish>({
    id: 'sides/buttered-greens',
    kitchen: 'british',
    serves: 2,
    titles: [{ text: ['Buttered ', { mention: 'greens' }] }],
    headnotes: [{ text: ['Quick, green and good.'] }],
    needs: [['greens']],
    places: [
      {
        name: 'greens',
        most: 1,
        choices: [
          { food: 'kale', amount: { quantity: 200, unit: 'g' }, preparation: 'shredded' },
          { food: 'any tender leaf', amount: { quantity: 300, unit: 'g' } },
        ],
      },
      { name: 'butter', choices: [{ food: 'butter' }], most: 1, otherwise: 0 },
      { name: 'salt', choices: [{ food: 'salt' }], most: 1, otherwise: 0 },
    ],
    steps: [
      [
        'Melt ',
        { mention: 'butter', amount: { quantity: 1, unit: 'tbsp' } },
        ' in a wide pan over medium heat.',
      ],
      [
        'Add ',
        {
          list: [
            { mention: 'greens', the: true },
            { mention: 'salt', amount: { quantity: 0.25, unit: 'tsp' } },
          ],
          joint: 'and',
        },
        ' and turn for ',
        { minutes: 3, duration: '3 minutes' },
        ', until wilted.',
      ],
    ],
  })
  expect(stepLines).toEqual([10, 12])
})

test.each<[what: string, source: string, line: number, remedy: RegExp]>([
  [
    'an unknown food',
    changed('@butter{', '@unobtainium{'),
    10,
    /"unobtainium" is no food of the tables in src\/food\/foods/,
  ],
  [
    'an unknown food in a place',
    changed('kale {200 g}', 'unobtainium {200 g}'),
    8,
    /"unobtainium" is no food of the tables/,
  ],
  ['what is no Cooklang', changed('until wilted', 'for ~{}'), 12, /Invalid timer/],
  ['an unknown unit', changed('{1%tbsp}', '{1%bucket}'), 10, /an unknown unit, "bucket": g, kg, ml/],
  ['an unknown unit in a place', changed('{300 g}', '{3 buckets}'), 8, /an unknown unit, "buckets"/],
  ['an amount of nothing', changed('{1%tbsp}', '{0%tbsp}'), 10, /"0 tbsp" is no amount/],
  [
    'an unknown class',
    changed('any tender leaf', 'any purple leaf'),
    8,
    /"any purple leaf" is no class; the classes are in .*classes\.ts/,
  ],
  [
    'an unknown name in a condition',
    changed('until wilted', '[if unobtainium: hot][else: until wilted]'),
    12,
    /"unobtainium" is no food/,
  ],
  ['an empty condition', changed('until wilted', '[if : hot]'), 12, /an empty condition/],
  [
    'a condition without its colon',
    changed('until wilted', '[if kale hot]'),
    12,
    /needs a condition of names and a colon/,
  ],
  [
    "a place with a food's name",
    good.replaceAll('greens: kale', 'leek: kale'),
    8,
    /a place has no food's name: "leek"/,
  ],
  [
    'a place in no step',
    changed('  greens:', '  spare: carrot {1}\n  greens:'),
    8,
    /"spare" is in no step: name it with @spare\{\}/,
  ],
  [
    'a mark in a preparation',
    changed('(shredded)', '(shredded with @salt{a pinch})'),
    8,
    /is printed as it stands: say it in the step/,
  ],
  [
    'an extra that is a class',
    changed('{300 g}\n', '{300 g}; else any tender leaf\n'),
    8,
    /an extra is a food, not a class/,
  ],
  [
    'an extra that is none of the choices',
    changed('{300 g}\n', '{300 g}; else rice\n'),
    8,
    /"else rice" is none of the choices/,
  ],
  [
    'a class that everybody must have',
    changed('@butter{1%tbsp}', '@any hard cheese{20%g}'),
    10,
    /a class needs @\? here/,
  ],
  [
    'a name that no step takes',
    changed('until wilted', 'until the {onion} is soft'),
    12,
    /"\{onion\}" is no place of this dish/,
  ],
  [
    'a need that is no place',
    changed('needs: greens', 'needs: carrot'),
    6,
    /"\{carrot\}" is no place of this dish/,
  ],
  [
    'a food in the text without its mark',
    changed('until wilted', 'until the onion is soft'),
    12,
    /foods without their mark, \{onion\}: onion/,
  ],
  [
    'a food in the headnote without its mark',
    changed('Quick, green', 'Carrots, green'),
    5,
    /foods without their mark, \{Carrots\}/,
  ],
  [
    'a time without its mark',
    changed('~{3%minutes}', '3 minutes'),
    12,
    /a time without its mark, ~\{5%minutes\}/,
  ],
  [
    'a time that is none',
    changed('~{3%minutes}', '~{3%eons}'),
    12,
    /a time of "3 eons": minutes, hours or seconds/,
  ],
  ['a bracket that is not closed', changed('until wilted', '[until wilted'), 12, /a "\[" without its "\]"/],
  ['a bracket that was not opened', changed('until wilted', 'until wilted]'), 12, /a "\]" without its "\["/],
  [
    'a branch that is not closed',
    changed('until wilted', '[if kale: until wilted'),
    12,
    /"\[if" without its "\]"/,
  ],
  [
    'a row with a bracket',
    changed('the @greens{} and @salt{1/4%tsp} and', 'the @greens{}[, the @?leek{1}]'),
    12,
    /a row closes up by itself, write/,
  ],
  [
    'an unknown key',
    changed('kitchen: british', 'kitchen: british\nauthor: me'),
    4,
    /"author" is no part of a dish: title, kitchen/,
  ],
  ['an unknown kitchen', changed('british', 'atlantean'), 3, /an unknown kitchen: one of any, italian/],
  ['too many people', changed('serves: 2', 'serves: 40'), 4, /serves 1 to 12/],
  ['no kitchen', changed('kitchen: british\n', ''), 1, /"kitchen" is missing/],
])('%s is named by file, line and remedy', (_, source, line, remedy) => {
  const mistake = mistakeIn(source)
  expect(mistake).toMatch(/^cookbook\/sides\/buttered-greens\.cook:\d+: /)
  expect(mistake).toMatch(remedy)
  expect(mistake).toContain(`.cook:${line}: `)
})

test.each([
  [' a side', [2, 4, 6]],
  [', until wilted', [1, 2, 3]],
])('a time in a branch counts as the words behind it mean: "…%s"', (behind, minutes) => {
  const time = '[if kale: ~{1%minute}][else: [if spinach: ~{2%minutes}][else: ~{3%minutes}]]'
  const { dish } = readDish(
    'sides/buttered-greens',
    good.replace('~{3%minutes}, until wilted', `${time}${behind}`),
  )
  expect(
    JSON.stringify(dish.steps[1])
      .match(/(?<="minutes":)\d+/g)
      ?.map(Number),
  ).toEqual(minutes)
})

test('a time in a branch that is the last of another is none of its own', () => {
  const time = '~{9%minutes}, with @?peas{100%g} for the last [if kale: ~{2%minutes}][else: ~{3%minutes}]'
  const { dish } = readDish('sides/buttered-greens', good.replace('~{3%minutes}', `${time}`))
  expect(
    JSON.stringify(dish.steps[1])
      .match(/(?<="minutes":)\d+/g)
      ?.map(Number),
  ).toEqual([9, 0, 0])
})
