import type { DishForm } from './dish-form.ts'
import {
  adding,
  chocolate,
  citrusFruit,
  driedFruit,
  eggs,
  heatOven,
  lead,
  melted,
  needed,
  nuts,
  rawFruit,
  scent,
  scents,
  sweetener,
  syrup,
  tin,
  weigh,
  whip,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { adjective, titleNames } from './building-blocks/food-names.ts'

const crumbs = allOf(
  kind('biscuit'),
  ({ food }) => food.origin !== 'egg',
  except(id('danish', 'pie', 'cereal-bar', 'wafer')),
)
const fruit = optional('fruit', rawFruit, 2)

/**
 * Cheesecake: 200 g crumbs to 90 g butter below; 400 g cheese and 200 ml cream above; eggs bake it; or limes
 * set condensed milk.
 */
export const cheesecake: DishForm = {
  id: 'no-bake-cheesecake',
  name: 'cheesecake',
  course: 'dessert',
  serves: 8,
  appeal: 1,
  slots: [
    optional('cheese', id('cream-cheese', 'mascarpone', 'vegan-cream-cheese', 'ricotta', 'quark'), 2),
    required('base', anyOf(crumbs, id('granola', 'amaretti'))),
    optional('fat', kind('butter')),
    optional(
      'cream',
      id('heavy-cream', 'greek-yogurt', 'yogurt', 'creme-fraiche', 'sour-cream', 'coconut-cream'),
    ),
    optional('milk', id('condensed-milk')),
    eggs,
    sweetener,
    scent,
    citrusFruit,
    fruit,
    optional('top', anyOf(chocolate.takes, id('jam', 'lemon-curd', 'caramel-sauce', 'chocolate-sauce'))),
  ],
  accepts: (filled) => anyFilled('cheese', 'milk')(filled) && anyFilled('cheese', 'citrus')(filled),
  write(cook) {
    const { scale, add, base, fat } = weigh(cook, { base: 200, fat: 90 })
    const [cheese, [cool], [egg]] = [
      add('cheese', 400 / Math.max(1, cook.count('cheese'))),
      add('cream', 200),
      add('eggs', 150),
    ]
    const [milk] = add('milk', 390)
    const sharp = add('citrus', cheese.length > 0 ? 60 : 120, { cut: 'zested and juiced' })
    const sugar =
      cook.one('sugar', { quantity: 80 * scale }) ?? (milk ? undefined : cook.need('sugar', 80 * scale))
    const over = [...cook.all('fruit', { share: 0.6 }), ...add('top', 60)]
    if (egg) heatOven(cook, 160, 'set a shelf in the middle')
    cook.step(
      `Crush ${cook.the(base)} to crumbs, mix with ${melted(cook, fat)} and press over the base of a ${tin(scale)} loose-bottomed tin. Chill for ${cook.min(20)}.`,
    )
    const late = egg ? undefined : cool
    cook.step(
      `Beat ${cook.the(...cheese, egg, milk, late ? undefined : cool, sugar, ...sharp, ...scents(cook))} until smooth.${whip(cook, late)}${adding(cook, ' Fold in ', [late], '.')}`,
    )
    cook.step(
      `Spread over the base${egg ? ` and bake for ${cook.min(cheese.length > 0 ? 50 : 25)}, until set but for a slight tremble${cook.atLeast(egg)}. Cool,` : ''} and chill for ${cook.min(240)} or overnight, until firm enough to slice.${adding(cook, ' Top with ', over, ' to serve.')}`,
    )
    return {
      title: `${cheese.length > 0 ? adjective(cook, sharp) : ''}${lead(over)}${cheese.length > 0 ? `${egg ? 'baked' : 'no-bake'} cheesecake` : `${lead(sharp)}pie`}`,
      sentence: 'Made the evening before, and the better for the night.',
    }
  },
}

/**
 * Melted chocolate that sets in the cold: with cream in pots, about biscuits and nuts in squares, over fruit.
 */
export const setChocolate: DishForm = {
  id: 'set-chocolate',
  name: 'chocolate pudding',
  course: 'dessert',
  serves: 8,
  appeal: 1,
  slots: [
    needed(chocolate),
    optional(
      'bits',
      anyOf(
        crumbs,
        nuts.takes,
        driedFruit.takes,
        id('rice-krispie', 'cornflake', 'marshmallow', 'vegan-marshmallow', 'desiccated-coconut'),
      ),
      3,
    ),
    optional('cream', id('heavy-cream', 'coconut-milk', 'coconut-cream')),
    optional('fat', kind('butter')),
    syrup,
    fruit,
    scent,
  ],
  accepts: anyFilled('bits', 'cream', 'fruit'),
  write(cook) {
    const { add, chocolate: dark } = weigh(cook, { chocolate: 200 })
    const [bits, pots] = [add('bits', 100), cook.has('cream')]
    const fresh = cook.all('fruit', { share: 0.6 })
    cook.step(
      `Melt ${cook.the(dark, ...add('cream', 200), ...add('fat', 50), ...add('syrup', 40), ...scents(cook))} over the lowest heat for ${cook.min(5)}, stirring, until smooth.`,
    )
    cook.step(
      bits.length > 0
        ? `Stir in ${cook.the(...bits)}, press into a lined tin and chill for ${cook.min(90)}, until firm.${adding(cook, ' Serve with ', fresh, ',') || ' Serve'} cut into squares.`
        : pots
          ? `Pour into small cups and chill for ${cook.min(90)}, until set.${adding(cook, ' Top with ', fresh, '.')}`
          : `Dip ${cook.the(...fresh)} in it, lay on paper and chill for ${cook.min(20)}, until the chocolate snaps.`,
    )
    return {
      title:
        bits.length > 0
          ? `${lead(bits)}chocolate squares`
          : pots
            ? `${lead(fresh)}chocolate pots`
            : `chocolate-dipped ${titleNames(fresh)}`,
      sentence: 'Melted, stirred and left to the fridge.',
    }
  },
}
