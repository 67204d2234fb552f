import type { DishForm } from './dish-form.ts'
import { present } from './building-blocks/optional-phrases.ts'
import {
  adding,
  citrusFruit,
  foodsOf,
  holds,
  lead,
  milk,
  sweetener,
} from './building-blocks/batters-and-doughs.ts'
import { allOf, id, kind, optional, except, anyOf } from './building-blocks/slots.ts'
import { forAdults } from './cold-drinks.ts'
import { titleName } from './building-blocks/food-names.ts'

const sweet = { ...sweetener, takes: anyOf(sweetener.takes, kind('sugar'), id('condensed-milk')) }
const spice = optional(
  'spice',
  anyOf(
    kind('sweet-spice'),
    id(
      'ginger',
      'ground-ginger',
      'turmeric',
      'peppercorn',
      'vanilla-extract',
      'vanilla-bean',
      'fennel-seed',
      'chili-flake',
      'saffron',
    ),
  ),
  4,
)
const spirit = optional(
  'spirit',
  allOf(
    kind('spirit'),
    ({ food }) => food.taste === 'sweet' || ['rum', 'whisky', 'brandy'].includes(food.id),
  ),
)
const top = optional(
  'top',
  id('whipped-cream', 'heavy-cream', 'ice-cream', 'marshmallow', 'vegan-marshmallow', 'marshmallow-fluff'),
  2,
)

/** Hot milk: with 15 ml cocoa or 35 g chocolate to 200 ml a head, or sweetened and spiced. */
export const hotMilk: DishForm = {
  id: 'hot-milk',
  name: 'mug of hot milk',
  course: 'drink',
  serves: 2,
  appeal: -1,
  slots: [
    optional(
      'cocoa',
      anyOf(id('cocoa', 'drinking-chocolate'), allOf(kind('chocolate'), except(id('chocolate-candy')))),
    ),
    milk,
    sweet,
    spice,
    spirit,
    top,
  ],
  accepts: (filled) => holds(filled, 'cocoa') || holds(filled, 'milk'),
  write(cook) {
    const dark = cook.one('cocoa', {
      quantity: ({ kind: of }) => (of === 'chocolate' ? 35 : 15) * cook.serves,
      cut: 'finely chopped',
    })
    const white = cook.one('milk', { quantity: 200 * cook.serves }) ?? cook.need('milk', 200 * cook.serves)
    const sugar =
      cook.one('sugar', { quantity: 10 * cook.serves }) ??
      (dark && !/^(?:cocoa|unsweetened)/.test(dark.food.id)
        ? undefined
        : cook.want('honey', 10 * cook.serves))
    const [spices, shot] = [
      cook.all('spice', { share: 0.6 }),
      cook.one('spirit', { quantity: 20 * cook.serves }),
    ]
    cook.step(
      `Heat ${cook.the(white, ...spices)} in a small pan for ${cook.min(5)}, until steaming but not boiling. Whisk in ${cook.the(dark, sugar, shot)} until smooth and frothy.`.replace(
        ' Whisk in the  until',
        ' Whisk until',
      ),
    )
    cook.step(`Strain into warm mugs${adding(cook, ' and top with ', cook.all('top', { share: 0.7 }))}.`)
    const golden = spices.some(({ food }) => food.id === 'turmeric')
    return {
      title: dark
        ? `${lead(spices.slice(0, 1), 'proper ').replace(' extract', '')}hot chocolate`
        : `${golden ? 'golden ' : `warm ${lead(spices.slice(0, 1))}`}${white.noun}`,
      sentence: forAdults(cook, 'Whisked, never boiled.'),
    }
  },
}

/** Tea, coffee, roots, fruit and spices in hot water, or spices in hot wine; over ice where there is ice. */
export const brew: DishForm = {
  id: 'brew',
  name: 'hot drink',
  course: 'drink',
  serves: 2,
  appeal: -1,
  slots: [
    optional('leaf', allOf(kind('hot-drink'), except(id('drinking-chocolate')))),
    optional('wine', id('red-wine', 'white-wine', 'port', 'hard-cider', 'apple-juice')),
    optional('fruit', anyOf(citrusFruit.takes, id('apple', 'pear', 'peach'))),
    optional('herb', id('mint', 'lemongrass')),
    spice,
    { ...milk, takes: anyOf(milk.takes, id('coffee-creamer')) },
    sweet,
    spirit,
    optional('ice', id('ice')),
    { ...top, max: 1 },
  ],
  accepts: (filled) =>
    holds(filled, 'leaf') ||
    holds(filled, 'herb') ||
    (foodsOf(filled) >= 2 &&
      (holds(filled, 'spice', id('ginger')) || (holds(filled, 'fruit') && !holds(filled, 'milk'))) &&
      (!holds(filled, 'wine') || holds(filled, 'spice'))),
  write(cook) {
    const leaf = cook.one('leaf', {
      quantity: ({ id: of, per }) => (of === 'coffee' || of === 'chicory' ? 12 : per[1]) * cook.serves,
    })
    const wine = leaf ? undefined : cook.one('wine', { quantity: 180 * cook.serves })
    const [spices, fruit, herb] = [
      cook.all('spice', { share: 0.6, cut: 'whole' }),
      cook.all('fruit', { share: 0.3, cut: 'sliced' }),
      cook.all('herb'),
    ]
    const [white] = leaf ? cook.all('milk', { quantity: 80 * cook.serves }) : []
    const [cold, shot] = [
      cook.one('ice', { quantity: 100 * cook.serves }),
      cook.one('spirit', { quantity: 25 * cook.serves }),
    ]
    const infused = [...spices, ...(leaf ? [] : fruit)]
    const brewed = leaf?.food.id === 'espresso'
    const liquid = wine ? cook.the(wine) : brewed ? cook.the(leaf) : cook.measured('water', 220 * cook.serves)
    const drawn = present([brewed ? undefined : leaf, ...herb])
    cook.step(
      wine
        ? `Warm ${liquid} with ${cook.the(...infused, ...herb)} for ${cook.min(15)}, until steaming and fragrant, without boiling.`
        : `Bring ${liquid} to the boil${infused.length > 0 ? ` with ${cook.the(...infused)} and simmer for ${cook.min(6)}` : ''}.${drawn.length > 0 ? ` Off the heat, add ${cook.the(...drawn)} and let it draw for ${cook.min(4)}.` : ''}`,
    )
    cook.step(
      `Strain into ${cold ? 'a jug' : 'cups'}. ${adding(cook, 'Stir in ', [...(white ? [white] : []), ...cook.all('sugar', { quantity: 8 * cook.serves }), shot, ...(leaf ? fruit : [])], ' to taste. ')}${cold ? `Cool for ${cook.min(20)}, pour over ${cook.the(cold)} and drink cold` : 'Drink hot'}${adding(cook, ', topped with ', cook.all('top', { share: 0.7 }))}.`,
    )
    const name = leaf
      ? `${shot ? `${shot.noun} ` : ''}${titleName(leaf)}`
      : wine
        ? `mulled ${wine.noun}`
        : shot
          ? `${shot.noun} toddy`
          : `${lead([...herb, ...infused])}infusion`
    const spiced = leaf ? lead(infused.length > 0 ? infused.slice(0, 1) : [...fruit, ...herb]) : ''
    return {
      title: `${cold ? 'iced ' : leaf ? (spiced || white || shot ? '' : 'a cup of ') : wine ? '' : 'hot '}${spiced}${name}${white ? ' with milk' : ''}`,
      sentence: forAdults(
        cook,
        cold ? 'Made strong, because the ice melts.' : 'Five minutes of peace, poured.',
      ),
    }
  },
}
