import type { DishForm } from './dish-form.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { scent, scents, sugar } from './building-blocks/batters-and-doughs.ts'
import {
  anyFilled,
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  rawEdible,
  role,
  anyOf,
  sweet,
} from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

/** Trifle, tiramisu, Eton mess: something baked, something creamy and something bright, in layers. */
export const layeredPots: DishForm = {
  id: 'layered-pots',
  name: 'layered pot',
  course: 'dessert',
  serves: 4,
  appeal: 1,
  slots: [
    required('crumb', allOf(kind('biscuit'), except(id('pie', 'danish', 'cereal-bar')))),
    required('cream', anyOf(kind('cream', 'yogurt'), id('mascarpone', 'ricotta')), 3),
    optional(
      'fruit',
      allOf(anyOf(role('fruit'), kind('tinned-fruit')), rawEdible, sweet, except(kind('dried-fruit'))),
      2,
    ),
    optional('sauce', anyOf(kind('sweet-spread'), id('caramel-sauce', 'chocolate-sauce'))),
    optional(
      'soak',
      id(
        'espresso',
        'coffee',
        'rum',
        'brandy',
        'marsala',
        'sherry',
        'orange-juice',
        'coffee-liqueur',
        'liqueur',
      ),
      2,
    ),
    sugar,
    { ...scent, max: 1 },
    optional('top', anyOf(kind('chocolate', 'nut'), id('cocoa'))),
  ],
  accepts: anyFilled('fruit', 'sauce', 'soak'),
  write(cook) {
    const crumb = cook.oneOrThrow('crumb', { quantity: cook.serves * 30, cut: 'broken up' })
    const creams = cook.all('cream', { quantity: cook.serves * 60 })
    const [sauce, sweetener, top] = [
      cook.one('sauce', { quantity: cook.serves * 15 }),
      cook.one('sugar', { quantity: cook.serves * 6 }),
      cook.one('top', { quantity: cook.serves * 4, cut: 'grated' }),
    ]
    const bright = [...cook.all('fruit', { share: 0.6 }), ...(sauce ? [sauce] : [])]
    const soak = cook.all('soak', { quantity: cook.serves * 12 })
    cook.step(
      `Whisk ${cook.the(...creams, sweetener, ...scents(cook))} until thick enough to hold its shape.`,
    )
    cook.step(
      `Put half of ${cook.the(crumb)} into ${cook.serves} glasses${whenPresent(cook, soak, (foods) => ` and moisten with ${foods}`)}.${whenPresent(cook, bright, (foods) => ` Spoon on half of ${foods}.`)} Cover with half of the cream. Repeat the layers.`,
    )
    cook.step(
      `Chill for ${cook.min(30)}, until the layers have settled.${whenPresent(cook, [top], (foods) => ` Scatter ${foods} over to serve.`)}`,
    )
    const spongy = /sponge|cake/.test(crumb.food.id)
    return {
      title:
        crumb.food.id === 'meringue'
          ? `${attributive(bright)} Eton mess`
          : spongy && bright.length === 0
            ? 'tiramisu in a glass'
            : `${attributive(bright.length > 0 ? bright : soak)} ${spongy ? 'trifles' : 'layered pots'}`,
      sentence: 'All assembly, no oven.',
    }
  },
}
