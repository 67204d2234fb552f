import type { DishForm } from './dish-form.ts'
import {
  adding,
  bakingFruit,
  citrusFruit,
  cream,
  eggs,
  flour,
  foodsOf,
  heatOven,
  holds,
  lead,
  meltable,
  melted,
  powder,
  raise,
  rich,
  scent,
  scents,
  soda,
  sweetener,
  syrup,
  weigh,
  wet,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, id, optional, anyOf } from './building-blocks/slots.ts'
import { adjective } from './building-blocks/food-names.ts'

/** Fruit and vegetables that keep a batter moist, mashed or grated. */
const mash = optional('mash', id('banana', 'pumpkin-puree', 'pumpkin', 'carrot', 'courgette', 'apple'))

/**
 * Muffins and loaf cakes: 225 g flour, 110 g sugar, 90 ml melted fat, 2 eggs, and 180 ml milk or 200 to 300 g
 * of something mashed or grated; 5 ml of baking powder for each 100 g of flour, stirred no more than it
 * takes.
 */
export const muffins: DishForm = {
  id: 'muffins',
  name: 'bake',
  course: 'bake',
  serves: 12,
  appeal: 0.5,
  slots: [
    optional('flour', anyOf(flour.takes, id('cake-mix', 'cornmeal', 'rye-flour')), 2),
    mash,
    eggs,
    wet,
    { ...sweetener, max: 2 },
    meltable,
    powder,
    soda,
    scent,
    citrusFruit,
    optional('fruit', bakingFruit, 2),
    optional('cocoa', id('cocoa')),
    { ...rich, takes: anyOf(rich.takes, id('poppy-seed', 'rolled-oat', 'sprinkle')) },
    optional('top', id('cream-cheese', 'frosting', 'mascarpone', 'vegan-cream-cheese')),
    optional('tea', id('tea')),
    cream,
  ],
  accepts: (filled) =>
    holds(filled, 'flour', id('cake-mix')) ||
    (foodsOf(filled) >= 4 &&
      (holds(filled, 'flour') || holds(filled, 'mash', id('banana'))) &&
      (anyFilled('mash', 'fruit', 'rich', 'citrus')(filled) ||
        holds(filled, 'flour', id('cornmeal')) ||
        (holds(filled, 'sugar', syrup.takes) && anyFilled('scent')(filled)))),
  write(cook) {
    const pulp = ['banana', 'pumpkin-puree'].includes(cook.peek('mash')?.food.id ?? '')
    const mix = cook.peek('flour')?.food.id === 'cake-mix'
    const part = (mix ? 325 : 225) / Math.max(1, cook.count('flour'))
    const { scale, add, flour: dry, fat, eggs: beaten } = weigh(cook, { flour: part, fat: 90, eggs: 100 })
    const flours = [dry, ...add('flour', part)]
    const corn = flours.some(({ food }) => food.id === 'cornmeal')
    const sugars = add('sugar', (corn ? 40 : 110) / Math.max(1, cook.count('sugar')))
    if (!mix && !corn && sugars.length === 0) sugars.push(cook.need('sugar', 110 * scale))
    const [tea] = cook.all('tea', { quantity: ({ per }) => per[1] * 3 })
    if (tea)
      cook.step(
        `Pour ${cook.measured('water', 180 * scale)}, boiling, over ${cook.the(tea)}, leave for ${cook.min(10)} and strain.`,
      )
    const [soft] = add('mash', pulp ? 300 : 200, { cut: pulp ? 'mashed' : 'grated' })
    const quantity = (beaten ? 180 : 240) * scale - 0.4 * (soft?.quantity ?? 0)
    const liquid = tea
      ? undefined
      : (cook.one('milk', { quantity }) ?? (quantity > 100 * scale ? cook.need('milk', quantity) : undefined))
    const [acid] = add('citrus', 45, { cut: 'zested and juiced' })
    const [stirred, scented] = [[...add('fruit', 120), ...add('rich', tea ? 150 : 50)], scents(cook)]
    const cocoa = add('cocoa', 30)
    const ginger =
      sugars.some(({ item }) => item && syrup.takes(item)) &&
      scented.some(({ food }) => food.id === 'ground-ginger')
    const own = ginger ? 'gingerbread' : corn ? 'corn bread' : tea && 'tea loaf'
    const loaf = own || (soft !== undefined && scale > 0.5 && cook.random.next() < 0.6)
    heatOven(
      cook,
      loaf ? 175 : 200,
      loaf
        ? `line a ${scale < 0.75 ? '450 g (1 lb)' : '900 g (2 lb)'} loaf tin`
        : `set ${cook.serves} paper cases in a muffin tin`,
    )
    cook.step(
      `Mix ${cook.the(...flours, ...cocoa, ...raise(cook, dry, [liquid, acid, ...sugars, soft, ...cocoa], 4.5 * Math.max(1, cook.count('flour'))), cook.want('salt', 0.5))} in a large bowl. In another, beat ${cook.the(beaten, soft, liquid, tea, ...sugars, acid, ...scented)} with ${melted(cook, fat)}.`,
    )
    cook.step(
      `Pour the wet on to the dry and stir a dozen strokes, no more: lumps are right.${adding(cook, ' Fold in ', stirred, '.')}`,
    )
    cook.step(
      `Fill the ${loaf ? 'tin' : 'cases'} and bake for ${cook.min(loaf ? 50 * Math.max(0.8, scale) : 20)}, until risen, golden and a skewer comes out clean${cook.atLeast(beaten)}.`,
    )
    cook.step(
      `Cool in the tin for ${cook.min(loaf ? 15 : 5)}, then on a rack.${adding(cook, ' When cold, spread with ', cook.all('top', { quantity: 150 * scale }), '.')}${adding(cook, ' Serve with ', cook.all('cream', { share: 0.5 }), '.')}`,
    )
    return {
      title:
        `${ginger ? '' : adjective(cook, [acid, ...scented])}${lead([soft, ...stirred, ...cocoa])}${own || (loaf ? (soft?.food.id === 'banana' ? 'bread' : 'loaf cake') : 'muffins')}`.replace(
          'cocoa',
          'chocolate',
        ),
      sentence: loaf
        ? 'Moist to the last slice, and better on the second day.'
        : 'Two bowls, one spoon, and out of the oven in half an hour.',
      ...(!loaf && { makes: cook.serves }),
    }
  },
}
