import type { DishForm } from './dish-form.ts'
import {
  adding,
  bakingFruit,
  chocolate,
  citrusFruit,
  cream,
  creamable,
  eggs,
  flour,
  heatOven,
  holds,
  lead,
  meltable,
  needed,
  nuts,
  powder,
  raise,
  rich,
  scent,
  scents,
  soda,
  sugar,
  tin,
  weigh,
  wet,
  whip,
} from './building-blocks/batters-and-doughs.ts'
import { id, optional, except, allOf, anyOf } from './building-blocks/slots.ts'
import { adjective } from './building-blocks/food-names.ts'

/** Meals that take the place of flour in a cake. */
const coarse = id('almond-flour', 'polenta', 'cornmeal')

/**
 * Pound-cake ratio: about equal weights of flour, sugar, fat and egg; 5 ml of baking powder for each 100 g of
 * flour. Without fat the eggs are whisked to a sponge.
 */
export const butterCake: DishForm = {
  id: 'butter-cake',
  name: 'cake',
  course: 'bake',
  serves: 8,
  appeal: 0.5,
  slots: [
    { ...flour, takes: anyOf(flour.takes, coarse), max: 2 },
    optional('jam', id('jam', 'marmalade', 'lemon-curd', 'frosting', 'icing-sugar')),
    needed(sugar),
    creamable,
    needed(eggs),
    powder,
    soda,
    wet,
    scent,
    citrusFruit,
    optional('fruit', bakingFruit),
    optional('cocoa', id('cocoa')),
    { ...rich, takes: anyOf(rich.takes, id('poppy-seed', 'desiccated-coconut')) },
    cream,
    optional('rum', id('rum', 'brandy')),
  ],
  accepts: (filled) => holds(filled, 'flour', except(id('polenta', 'cornmeal'))),
  write(cook) {
    const sponge = !cook.has('fat')
    const part = (!sponge ? 175 : coarse(cook.peek('flour')!) ? 200 : 120) / cook.count('flour')
    const core = sponge
      ? { sugar: 120, eggs: 200, flour: part }
      : { fat: 150, sugar: 150, eggs: 150, flour: part }
    const {
      scale,
      add,
      sugar: white,
      eggs: beaten,
      flour: dry,
    } = weigh<'sugar' | 'eggs' | 'flour'>(cook, core)
    const [flours, liquid, cocoa, fat] = [
      add('flour', part),
      sponge ? [] : add('milk', 40),
      add('cocoa', 30),
      add('fat', 150),
    ]
    const acid = add('citrus', 45, { cut: 'zested and juiced' })
    const stirred = [...add('rich', 40), ...add('fruit', 150)]
    const scented = scents(cook)
    heatOven(cook, 175, `line a ${tin(scale)} round tin`)
    cook.step(
      `${sponge ? `Whisk ${cook.the(beaten, white)}` : `Beat the soft ${cook.names(...fat, white)}`} for ${cook.min(sponge ? 8 : 4)}, until pale and ${sponge ? 'so thick that a trail stays on top' : `fluffy. Beat in ${cook.the(beaten)}, a little at a time`}${adding(cook, ', then beat in ', [...scented, ...acid])}.`,
    )
    cook.step(
      `Fold in ${cook.the(...flours, ...cocoa, ...(sponge ? add('powder', 5) : raise(cook, dry, [...liquid, ...acid, ...cocoa, white], 5 * flours.length)), ...liquid, cook.want('salt', 0.5))} until no streaks are left.${adding(cook, ' Stir in ', stirred, '.')}`,
    )
    cook.step(
      `Scrape into the tin and bake for ${cook.min((scale < 0.75 ? 30 : 40) - (sponge ? 8 : 0))}, until risen, springy and a skewer comes out clean${cook.atLeast(beaten)}.`,
    )
    const [cool] = add('cream', 150)
    cook.step(
      `Cool in the tin for ${cook.min(10)}, then turn out on to a rack.${whip(cook, cool)}${adding(cook, ' When cold, finish with ', [...cook.all('rum', { quantity: 30 }), ...cook.all('jam', { quantity: 60 * scale }), cool], '.')}`,
    )
    return {
      title:
        `${adjective(cook, [...acid, ...scented])}${lead([...stirred, ...cocoa, ...flours.filter(({ item }) => coarse(item!))], sponge ? 'sponge ' : 'butter ')}cake`.replace(
          'cocoa',
          'chocolate',
        ),
      sentence: 'Good warm, better the day after.',
    }
  },
}

/** Fudgy brownies: twice as much chocolate, and more sugar, than flour. */
export const brownies: DishForm = {
  id: 'brownies',
  name: 'tin of brownies',
  course: 'bake',
  serves: 16,
  appeal: 1,
  slots: [
    needed({ ...chocolate, takes: allOf(chocolate.takes, except(id('white-chocolate'))) }),
    needed(meltable),
    needed(sugar),
    needed(eggs),
    optional('flour', anyOf(flour.takes, id('almond-flour'))),
    scent,
    optional('cocoa', id('cocoa')),
    nuts,
  ],
  write(cook) {
    const {
      scale,
      add,
      chocolate: dark,
      fat,
      sugar: white,
      eggs: beaten,
      flour: dry,
    } = weigh(cook, { chocolate: 150, fat: 120, sugar: 180, eggs: 100, flour: 80 })
    const nut = add('nuts', 70)
    heatOven(cook, 175, `line a ${tin(scale)} square tin`)
    cook.step(
      `Melt ${cook.the(dark, fat)} together over the lowest heat for ${cook.min(5)}, stirring. Take off the heat and stir in ${cook.the(white, ...scents(cook))}.`,
    )
    cook.step(
      `Beat in ${cook.the(beaten)} until glossy, then fold in ${cook.the(dry, ...add('cocoa', 30), cook.want('salt', 1), ...nut)}.`,
    )
    cook.step(
      `Spread in the tin and bake for ${cook.min(scale < 0.75 ? 20 : 24)}, until the top is crackled and a skewer comes out with moist crumbs${cook.atLeast(beaten)}.`,
    )
    cook.step(`Cool in the tin for ${cook.min(20)}, then cut into ${cook.serves} squares.`)
    return {
      title: `Fudgy ${lead(nut)}brownies`,
      sentence: 'More chocolate than flour, and all the better for it.',
      makes: cook.serves,
    }
  },
}
