import { expect, test } from 'vitest'
import { cookedPulses } from '../foods/pulses.ts'
import { foodsOf, understood } from '../understanding.testing.ts'

const pulses = cookedPulses.filter(({ id }) => id !== 'baked-bean' && id !== 'refried-bean')
const names = pulses.flatMap(({ name, aka }) => [name, ...aka])

test.each(['dried', 'dry', 'raw', 'uncooked', 'soaked'])(
  'no pulse that is said to be %s passes for a cooked one',
  (word) => {
    // "canned" and "cooked" are part of some names: what is both is left as the name says.
    const bare = names.filter((name) => !/canned|cooked/.test(name))
    const cooked = bare.flatMap((name) =>
      [`${word} ${name}`, `${name}, ${word}`].filter((text) =>
        understood(text).items.some(({ food }) => food.kind === 'cooked-pulse'),
      ),
    )
    expect(cooked).toEqual([])
  },
)

test.each([
  ['dried red kidney beans', 'dried-kidney-bean'],
  ['rajma, soaked overnight', 'dried-kidney-bean'],
  ['uncooked chickpeas', 'dried-chickpea'],
  ['raw cannellini beans', 'dried-white-bean'],
  ['dry pinto beans', 'dried-bean'],
  ['uncooked lima beans', 'dried-bean'],
  ['garbanzos secos', 'dried-chickpea'],
  ['1 can chickpeas, drained and patted dry', 'chickpea'],
  ['soaked and cooked chickpeas', 'chickpea'],
  ['refried beans', 'refried-bean'],
])('"%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each([
  ['ground beef chuck', 'ground-beef'],
  ['pork shoulder, minced', 'ground-pork'],
  ['ground chicken thighs', 'ground-chicken'],
  ['powdered garlic', 'garlic-powder'],
  ['1 pinch red pepper', 'cayenne'],
  ['chicken thighs (bone-in, skin on)', 'bone-in-chicken-thigh'],
  ['4 chicken thighs bone in', 'bone-in-chicken-thigh'],
  ['chicken thighs, boneless', 'boneless-chicken-thigh'],
  ['red split lentils', 'red-lentil'],
  ['a bunch of mixed herbs', 'fresh-herb'],
  ['1 red pepper', 'bell-pepper'],
  ['1 pepper', 'bell-pepper'],
  ['half a pepper', 'bell-pepper'],
  ['pepper', 'black-pepper'],
  ['1 tsp pepper', 'black-pepper'],
  ['1 lb hamburger', 'ground-beef'],
  ['2 hamburgers', 'hamburger'],
  ['2 tbsp tomato puree', 'tomato-paste'],
  ['400 g tomato puree', 'passata'],
  ['6 boneless skinless chicken thighs', 'boneless-chicken-thigh'],
  ['chicken thighs, bone in', 'bone-in-chicken-thigh'],
  ['sardines, fresh', 'fresh-sardine'],
  ['beef chuck roast', 'pot-roast'],
])('"%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each(['pork roast', '1 lamb shoulder roast', 'roast pork joint', 'roast beef joint'])(
  '"%s" is a joint and raw',
  (text) => {
    expect(understood(text).items[0]?.condition).toBeUndefined()
  },
)

test('what is said of the first food of an entry makes no mince of the second', () => {
  expect(foodsOf('ground cumin and fresh ham')).toEqual(['cumin', 'pork-loin'])
})

test.each([
  ['leftover dal', 'dal'],
  ['a bowl of leftover dhal', 'dal'],
  ['cooked chana dal', 'dal'],
  ['leftover lentils', 'cooked-lentil'],
  ['cooked red lentils', 'cooked-lentil'],
  ['250 g red lentils', 'red-lentil'],
  ['dal', 'red-lentil'],
])('lentils that were cooked before are no dry ones: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each([
  ['packet of ramen', 'instant-noodle'],
  ['200 g ramen noodles', 'ramen-noodle'],
  ['bunch of methi', 'fresh-fenugreek'],
  ['1 tbsp methi', 'fenugreek-leaf'],
])('what it comes in tells which food it is: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each(['browning', '1 tsp browning', 'a bottle of browning'])('"%s" is the sauce', (text) => {
  expect(foodsOf(text)).toEqual(['browning-sauce'])
})
