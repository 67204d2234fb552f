import type { DishForm } from '../dish.ts'
import {
  adding,
  bakingFruit,
  citrusFruit,
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
  weigh,
  wet,
} from './baking.ts'
import { anyOf, id, may, some } from './slots.ts'
import { adjective } from './telling.ts'

/** Fruit and vegetables that keep a batter moist, mashed or grated. */
const mash = may('mash', id('banana', 'pumpkin-puree', 'carrot', 'courgette', 'apple'))

/**
 * Muffins and loaf cakes: 225 g flour, 110 g sugar, 90 ml melted fat, 2 eggs, and 180 ml milk or 200 to 300 g of
 * something mashed or grated; 5 ml of baking powder for each 100 g of flour, stirred no more than it takes.
 */
export const muffins: DishForm = {
  id: 'muffins',
  name: 'bake',
  course: 'bake',
  serves: 12,
  appeal: 0.5,
  slots: [may('flour', some(flour.takes, id('cake-mix'))), mash, eggs, wet, sweetener, meltable, powder, soda, scent, citrusFruit, may('fruit', bakingFruit, 2), may('cocoa', id('cocoa')), { ...rich, takes: some(rich.takes, id('poppy-seed', 'rolled-oat', 'sprinkle')) }, may('top', id('cream-cheese', 'frosting', 'mascarpone', 'vegan-cream-cheese'))],
  suits: (filled) => holds(filled, 'flour', id('cake-mix')) || (foodsOf(filled) >= 4 && (holds(filled, 'flour') || holds(filled, 'mash', id('banana'))) && anyOf('mash', 'fruit', 'rich', 'citrus')(filled)),
  write(cook) {
    const pulp = ['banana', 'pumpkin-puree'].includes(cook.peek('mash')?.food.id ?? '')
    const mix = cook.peek('flour')?.food.id === 'cake-mix'
    const { scale, add, flour: dry, fat, eggs: beaten } = weigh(cook, { flour: mix ? 325 : 225, fat: 90, eggs: 100 })
    const white = mix ? undefined : (cook.one('sugar', { quantity: 110 * scale }) ?? cook.need('sugar', 110 * scale))
    const [soft] = add('mash', pulp ? 300 : 200, { cut: pulp ? 'mashed' : 'grated' })
    const quantity = (beaten ? 180 : 240) * scale - 0.4 * (soft?.quantity ?? 0)
    const liquid = cook.one('milk', { quantity }) ?? (quantity > 100 * scale ? cook.need('milk', quantity) : undefined)
    const [acid] = add('citrus', 45, { cut: 'zested and juiced' })
    const [stirred, scented] = [[...add('fruit', 120), ...add('rich', 50)], scents(cook)]
    const cocoa = add('cocoa', 30)
    const loaf = soft !== undefined && scale > 0.5 && cook.random.next() < 0.6
    heatOven(cook, loaf ? 175 : 200, loaf ? `line a ${scale < 0.75 ? '450 g (1 lb)' : '900 g (2 lb)'} loaf tin` : `set ${cook.serves} paper cases in a muffin tin`)
    cook.step(`Mix ${cook.the(dry, ...cocoa, ...raise(cook, dry, [liquid, acid, white, soft, ...cocoa], 4.5), cook.want('salt', 0.5))} in a large bowl. In another, beat ${cook.the(beaten, soft, liquid, white, acid, ...scented)} with ${melted(cook, fat)}.`)
    cook.step(`Pour the wet on to the dry and stir a dozen strokes, no more: lumps are right.${adding(cook, ' Fold in ', stirred, '.')}`)
    cook.step(`Fill the ${loaf ? 'tin' : 'cases'} and bake for ${cook.min(loaf ? 50 * Math.max(0.8, scale) : 20)}, until risen, golden and a skewer comes out clean${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(loaf ? 15 : 5)}, then on a rack.${adding(cook, ' When cold, spread with ', cook.all('top', { quantity: 150 * scale }), '.')}`)
    return {
      title: `${adjective(cook, [acid, ...scented])}${lead([soft, ...stirred, ...cocoa])}${loaf ? (soft.food.id === 'banana' ? 'bread' : 'loaf cake') : 'muffins'}`.replace('cocoa', 'chocolate'),
      sentence: loaf ? 'Moist to the last slice, and better on the second day.' : 'Two bowls, one spoon, and out of the oven in half an hour.',
      tip: 'If the top browns too soon, lay a sheet of foil over it.',
      ...(!loaf && { makes: cook.serves }),
    }
  },
} // prettier-ignore
