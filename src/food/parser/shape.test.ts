import { expect, test } from 'vitest'
import { causesOf, foodsOf } from '../understanding.testing.ts'

test.each([
  ['turmeric powder', 'turmeric'],
  ['garam masala powder', 'garam-masala'],
  ['five spice powder', 'five-spice'],
  ['cumin seed powder', 'cumin-seed'],
  ['coriander powder', 'ground-coriander'],
  ['fennel powder', 'fennel-seed'],
  ['thyme powder', 'dried-thyme'],
  ['black pepper powder', 'black-pepper'],
  ['onion granules', 'onion-powder'],
  ['garlic granules', 'garlic-powder'],
  ['cinnamon ground', 'cinnamon'],
  ['ground cardamom', 'cardamom'],
  ['allspice berries', 'allspice'],
  ['dill weed', 'dill'],
  ['bayleaves', 'bay-leaf'],
  ['fenugreek leaves', 'fenugreek-leaf'],
  ['saffron strands', 'saffron'],
  ['mace blades', 'nutmeg'],
  ['chicken powder', 'chicken-stock-cube'],
  ['chicken bouillon granules', 'chicken-stock-cube'],
])('a spice is known in the form it is said to have: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each([
  ['macaroni elbows', 'macaroni'],
  ['spaghetti nests', 'spaghetti'],
  ['celery shoots', 'celery'],
  ['romaine hearts', 'romaine-lettuce'],
  ['carrot batons', 'carrot'],
  ['mushroom caps', 'mushroom'],
  ['broccoli crowns', 'broccoli'],
  ['frozen corn kernels', 'sweetcorn'],
  ['mozzarella pearls', 'mozzarella'],
  ['veal cutlets', 'veal-escalope'],
  ['turkey escalopes', 'turkey-breast'],
  ['pork medallions', 'pork'],
  ['breakfast sausage links', 'breakfast-sausage'],
  ['cod tails', 'cod'],
  ['salmon trimmings', 'salmon'],
  ['grapefruit sections', 'grapefruit'],
  ['puff pastry shells', 'puff-pastry'],
  ['chicken parts', 'chicken'],
  ['cauliflower steaks', 'cauliflower'],
  ['turnip tops', 'greens'],
])('a shape or a cut leaves a food what it is: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test.each(['tomato powder', 'beef powder', 'banana powder', 'chicken pearls', 'butter caps'])(
  'what a form makes of another food is not known: "%s"',
  (text) => {
    expect([foodsOf(text), causesOf(text)]).toEqual([[], ['unknown']])
  },
)

test.each([
  ['poblano peppers', 'poblano'],
  ['jalapeño chillies', 'jalapeno'],
  ['guajillo chilies', 'ancho-chili'],
  ['sherry wine', 'sherry'],
  ['cabernet wine', 'red-wine'],
  ['grenadine syrup', 'grenadine'],
  ['chorizo sausages', 'chorizo'],
])('a word for the class keeps the sort: "%s" is %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})
