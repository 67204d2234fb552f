import type { DishForm } from './dish-form.ts'
import {
  adding,
  bakingFruit,
  chocolate,
  citrusFruit,
  cream,
  creamable,
  eggs,
  heatOven,
  lead,
  milk,
  needed,
  nuts,
  scent,
  scents,
  sweetener,
  weigh,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { adjective, titleName } from './building-blocks/food-names.ts'

const sheet = id('pastry', 'puff-pastry', 'butter-puff-pastry', 'shortcrust', 'sweet-pastry')

/**
 * Free-form tart: 320 g pastry, 400 g fruit, sugar to its sharpness, something beneath to drink the juice.
 */
export const galette: DishForm = {
  id: 'fruit-galette',
  name: 'fruit galette',
  course: 'dessert',
  serves: 6,
  appeal: 0.5,
  slots: [
    required('pastry', sheet),
    required('fruit', bakingFruit, 2),
    sweetener,
    scent,
    optional(
      'base',
      anyOf(kind('sweet-spread', 'crumb'), id('almond-flour', 'marzipan', 'semolina', 'cream-cheese')),
    ),
    nuts,
    creamable,
    citrusFruit,
    eggs,
    cream,
  ],
  write(cook) {
    const { add, pastry, sugar } = weigh(cook, { pastry: 320, sugar: 45 })
    const fruit = cook.all('fruit', { share: 0.75, cut: 'sliced' })
    const [scented, sharp, [egg]] = [
      scents(cook),
      cook.all('citrus', { share: 0.2, cut: 'juiced' }),
      cook.all('eggs', { quantity: 50, cut: 'beaten' }),
    ]
    heatOven(cook, 200, `roll ${cook.the(pastry)} out to a rough 30 cm (12 in) round on a lined baking sheet`)
    cook.step(
      `${adding(cook, 'Spread ', add('base', 40), ' over the middle. ')}Toss ${cook.the(...fruit)} with ${cook.the(sugar, ...scented, ...sharp)}, pile on the pastry, leaving a broad rim, and fold the rim over in pleats.`,
    )
    cook.step(
      `${adding(cook, 'Dot with ', [...add('fat', 20), ...add('nuts', 30)], '. ')}${adding(cook, 'Brush the rim with ', [egg], '. ')}Bake for ${cook.min(35)}, until the rim is deep golden, crisp underneath, and the juices bubble${cook.atLeast(egg)}.`,
    )
    cook.step(`Cool for ${cook.min(15)} before cutting${adding(cook, '; serve with ', cook.all('cream'))}.`)
    return {
      title: `${adjective(cook, [...scented, ...sharp])}${lead(fruit)}galette`,
      sentence: 'A tart for people who own no tart tin.',
    }
  },
}

/** Pastry filled with eggs and sugar: pecan, pumpkin, lemon, chocolate. */
export const sweetTart: DishForm = {
  id: 'sweet-tart',
  name: 'tart',
  course: 'dessert',
  serves: 8,
  appeal: 1,
  slots: [
    required('pastry', sheet),
    needed(eggs),
    { ...sweetener, max: 2 },
    creamable,
    optional('milk', anyOf(milk.takes, kind('cream'), id('condensed-milk', 'evaporated-milk'))),
    optional('mash', id('pumpkin-puree')),
    { ...nuts, takes: anyOf(nuts.takes, id('almond-flour')), max: 2 },
    citrusFruit,
    chocolate,
    scent,
    optional('jam', id('jam', 'lemon-curd')),
  ],
  accepts: (filled) =>
    anyFilled('sugar', 'milk')(filled) &&
    anyFilled('nuts', 'citrus', 'mash', 'chocolate', 'scent', 'jam')(filled),
  write(cook) {
    const { scale, add, pastry, eggs: beaten } = weigh(cook, { pastry: 250, eggs: 150 })
    const [white] = add('milk', cook.has('mash') ? 300 : 150)
    const sugars = add('sugar', 150 / Math.max(1, cook.count('sugar')))
    if (sugars.length === 0 && white?.food.id !== 'condensed-milk')
      sugars.push(cook.need('sugar', 150 * scale))
    const [mash, nut, sharp, dark, jam] = [
      add('mash', 400),
      add('nuts', 150 / Math.max(1, cook.count('nuts'))),
      add('citrus', 120, { cut: 'zested and juiced' }),
      add('chocolate', 150),
      add('jam', 80),
    ]
    heatOven(cook, 180, `roll ${cook.the(pastry)} out to line a 23 cm (9 in) tart tin`)
    cook.step(
      `Weigh the case down with baking paper and dry beans and bake for ${cook.min(15)}; lift the weights out.${adding(cook, ' Spread with ', jam, '.')}`,
    )
    cook.step(
      adding(
        cook,
        'Melt ',
        [...add('fat', 60), ...dark],
        ` over a low heat for ${cook.min(3)}, stirring, and let it cool a little.`,
      ),
    )
    cook.step(
      `Whisk ${cook.the(beaten, ...sugars, white, ...mash, ...sharp, ...scents(cook))} and the melted mixture together.${adding(cook, ' Stir in ', nut, '.')}`.replace(
        cook.has('fat') || dark.length > 0 ? '' : ' and the melted mixture',
        '',
      ),
    )
    cook.step(
      `Pour into the case and bake for ${cook.min(35)}, until set at the edge, with a slight tremble in the middle${cook.atLeast(beaten)}. Cool for ${cook.min(30)}.`,
    )
    return {
      title: `${lead([...nut, ...mash, ...dark, ...sharp, ...jam], 'custard ')}${mash.length > 0 ? 'pie' : 'tart'}`,
      sentence: 'A crisp case, and a filling that only just holds.',
    }
  },
}

/** Dough that is bought ready for the oven: baked as it is. */
export const bakedDough: DishForm = {
  id: 'baked-dough',
  name: 'plain bake',
  course: 'bake',
  serves: 4,
  appeal: -2,
  slots: [
    required(
      'dough',
      allOf(kind('pastry'), except(id('wonton-wrapper', 'spring-roll-wrapper', 'graham-crust'))),
    ),
    optional(
      'top',
      anyOf(
        kind('melting-cheese', 'hard-cheese', 'seed', 'nut', 'sugar', 'syrup'),
        id('cinnamon', 'zaatar', 'flaky-salt', 'paprika', 'jam'),
      ),
      3,
    ),
    optional('fat', kind('butter')),
  ],
  write(cook) {
    const dough = cook.oneOrThrow('dough')
    const tops = cook.all('top')
    const flat = sheet(dough.item!) || dough.food.id === 'filo'
    heatOven(cook, 200, 'line a baking sheet')
    cook.step(
      `${flat ? `Cut ${cook.the(dough)} into strips a finger wide, twist each` : `Divide ${cook.the(dough)} into even pieces`},${adding(cook, ' brush with ', cook.all('fat', { quantity: 50 }), ', melted,')} and set well apart on the sheet.${adding(cook, ' Top with ', tops, '.')}`,
    )
    cook.step(
      `Bake for ${cook.min(flat ? 15 : cook.minutes(dough, 'roast'))}, until ${cook.doneness(dough)}. Cool for ${cook.min(5)}.`,
    )
    return {
      title: flat
        ? `${lead(tops, 'crisp ')}pastry twists`
        : `Fresh-baked ${titleName(dough).replace(/ (?:dough|pastry)$/, '')}s`,
      sentence: 'Ready in the time the oven takes to warm.',
    }
  },
}
