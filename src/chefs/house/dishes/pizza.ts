import type { DishForm } from './dish-form.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, mustHeat, present } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  except,
  role,
  savoury,
  anyOf,
  spices,
} from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

/**
 * A ready base, flatbread or dough (100 parts flour, 62 water, 2 salt, about 1 dried yeast), topped and
 * baked.
 */
export const pizza: DishForm = {
  id: 'pizza',
  name: 'pizza',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 1,
  slots: [
    optional('base', id('pizza-base', 'pizza-dough', 'naan', 'flatbread', 'pita', 'flour-tortilla')),
    optional('flour', id('flour', 'bread-flour', 'wholemeal-flour')),
    optional('yeast', id('dried-yeast', 'fresh-yeast')),
    optional(
      'sauce',
      anyOf(
        kind('tomato-sauce'),
        id(
          'pizza-sauce',
          'pasta-sauce',
          'pesto',
          'red-pesto',
          'tomato-paste',
          'creme-fraiche',
          'barbecue-sauce',
        ),
      ),
    ),
    { ...cheese, max: 2 },
    optional(
      'protein',
      allOf(
        anyOf(
          kind('cured-meat', 'ready-meat', 'bacon', 'ground-meat', 'raw-sausage', 'poultry-boneless'),
          id('anchovy', 'canned-tuna', 'shrimp', 'smoked-salmon', 'plant-mince'),
        ),
        savoury,
        except(id('pate')),
      ),
    ),
    optional(
      'vegetables',
      allOf(
        role('vegetable'),
        savoury,
        cooks('fry', 10),
        except(kind('root', 'sprout', 'cabbage', 'seaweed', 'pea')),
      ),
      3,
    ),
    { ...aromatics, takes: kind('onion', 'garlic', 'chili'), max: 2 },
    { ...spices, max: 1 },
    optional('pickles', id('olive', 'black-olive', 'caper', 'sun-dried-tomato', 'pickled-jalapeno'), 2),
    optional('fruit', id('pineapple', 'canned-pineapple', 'fig', 'pear')),
    optional('leaf', id('rocket', 'spinach')),
    { ...herbs, max: 1 },
  ],
  accepts: (filled) =>
    (anyFilled('base')(filled) || (anyFilled('flour')(filled) && anyFilled('yeast')(filled))) &&
    (anyFilled('cheese')(filled) || (anyFilled('sauce')(filled) && anyFilled('vegetables')(filled))),
  write(cook) {
    const base = cook.one('base')
    if (!base) {
      const scale = cook.scale({ flour: 300 })
      const dry = [
        cook.oneOrThrow('flour', { quantity: 300 * scale }),
        cook.oneOrThrow('yeast', { quantity: 4 * scale }),
        cook.salt(6 * scale),
      ]
      cook.step(
        `Stir ${cook.the(...dry)} with ${cook.measured('water', 190 * scale)}, lukewarm, to a rough dough. Knead for ${cook.min(8)}, until smooth and springy.`,
      )
      cook.step(`Cover and leave to rise for ${cook.min(75)}, until doubled.`)
    }
    const dough = !base || base.food.id === 'pizza-dough'
    const [sauce, protein] = [cook.one('sauce', { share: 0.6 }), cook.one('protein', { share: 0.6 })]
    const vegetables = [
      ...cook.all('vegetables', { share: 0.6, cut: 'thinly sliced' }),
      ...cook.all('aromatics', { share: 0.5, cut: 'thinly sliced' }),
    ]
    const toppings = [...vegetables, ...present([protein])]
    const fried = toppings.filter((ingredient) =>
      ingredient === protein
        ? mustHeat(cook, ingredient)
        : !['tomato', 'garlic', 'chili'].includes(ingredient.food.kind),
    )
    const [pickles, cheeses] = [cook.all('pickles'), cook.all('cheese', { share: 1.5 })]
    const over = [...toppings, ...pickles, cook.one('fruit', { share: 0.4 }), ...cheeses]
    cook.step(`Heat the oven to ${ovenTemperature(230)}, with a heavy tray inside.`)
    const oil = cook.need('oil', 20)
    if (fried.length > 0)
      cook.step(
        `warm half of ${cook.the(oil)} in a pan over medium-high heat. ${cook.inStages(fried, 'fry', 'fry')}`,
        { meanwhile: true },
      )
    cook.step(
      `${base ? `${dough ? 'Stretch' : 'Lay'} ${cook.the(base)} out` : 'Stretch the dough into two thin rounds'} on baking paper. Brush with ${fried.length > 0 ? 'the rest of ' : ''}${cook.the(oil)}${whenPresent(cook, [sauce, ...cook.all('spices')], (foods) => ` and spread with ${foods}`)}, leaving a rim; scatter with ${cook.the(...over)}.`,
    )
    cook.step(
      `Slide on to the hot tray and bake for ${cook.min(dough ? 12 : 8)}, until the rim is brown and the top bubbles.`,
    )
    const greens = cook.one('leaf', { share: 0.5 })
    cook.step(
      `${whenPresent(cook, [...cook.all('herbs'), greens], (foods) => `Top with ${foods}, c`) || 'C'}ut into wedges and eat at once.`,
    )
    return {
      title: `${attributive(present([protein, ...vegetables, ...cheeses, ...pickles, greens]))} ${dough || base.food.id === 'pizza-base' ? '' : `${base.food.name} `}pizza`,
      sentence: 'A very hot oven, few toppings, and no waiting.',
    }
  },
}
