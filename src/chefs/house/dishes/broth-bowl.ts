import type { DishForm } from './dish-form.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import {
  among,
  withAny,
  base,
  coconut,
  dishUp,
  liquids,
  protein as proteinOf,
  proteinFor,
  vegetableFor,
  joinWords,
} from './building-blocks/pot.ts'
import {
  aromatics,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  except,
  role,
  anyOf,
} from './building-blocks/slots.ts'
import { boilEggs, cookAlongside, looseGrain } from './building-blocks/starches.ts'
import { adjective, attributive, titleNames } from './building-blocks/food-names.ts'

/** What a bowl of noodles is called for them. */
export const noodleName = (foodId: string) =>
  ({ 'ramen-noodle': 'ramen', 'instant-noodle': 'ramen', 'udon-noodle': 'udon', 'soba-noodle': 'soba' })[
    foodId
  ]

export const noodles = allOf(kind('noodle'), role('starch'), except(id('rice-cake-korean')))

/** A bowl of East Asian soup: of noodles, of miso, or of coconut milk with something sharp. */
export const brothBowl: DishForm = {
  id: 'broth-bowl',
  name: 'bowl of soup',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    optional('noodles', allOf(noodles, cooks('simmer'))),
    optional('miso', id('miso')),
    coconut,
    optional(
      'paste',
      id('thai-red-curry-paste', 'thai-green-curry-paste', 'thai-yellow-curry-paste', 'chili-paste'),
    ),
    optional(
      'protein',
      allOf(
        proteinFor(
          'simmer',
          200,
          'cooked-pulse',
          'dried-pulse',
          'lentil',
          'raw-sausage',
          'ground-meat',
          'ground-poultry',
          'offal',
          'cured-meat',
          'bacon',
          'ready-fish',
        ),
        except(id('chicken-carcass', 'beef-bone')),
      ),
    ),
    optional('eggs', id('egg')),
    optional('vegetables', vegetableFor('simmer', 15, 'tomato'), 4),
    { ...leaf, takes: anyOf(leaf.takes, id('wakame')), max: 2 },
    aromatics,
    optional('broth', kind('stock')),
    optional(
      'sauces',
      allOf(kind('salty-sauce'), except(id('hoisin', 'worcestershire', 'yeast-extract', 'liquid-smoke'))),
      2,
    ),
    optional(
      'spices',
      id(
        'star-anise',
        'five-spice',
        'sichuan-pepper',
        'turmeric',
        'chili-flake',
        'cinnamon',
        'cinnamon-stick',
        'clove',
      ),
      3,
    ),
    optional('rice', looseGrain),
    optional('toppings', id('nori', 'sesame-seed', 'kimchi', 'vegan-kimchi', 'fried-onion', 'togarashi'), 2),
    optional('drizzle', id('sesame-oil', 'chili-oil', 'chili-crisp', 'sriracha')),
    herbs,
    optional('citrus', id('lime', 'lemon')),
  ],
  accepts: (filled) =>
    among(filled, 'noodles', 'miso', 'coconut').length > 0 &&
    among(filled, 'protein', 'eggs', 'vegetables', 'leaf').length > 0 &&
    (!filled.get('coconut')?.length || among(filled, 'noodles', 'citrus', 'paste', 'sauces').length > 0),
  write(cook) {
    const noodle = cook.one('noodles')
    const long = (cook.peek('protein')?.food.cook.simmer ?? 0) >= 60
    const protein = long ? proteinOf(cook, 0.8) : cook.all('protein', { share: 0.7, cut: 'thinly sliced' })
    const eggs = cook.one('eggs', { quantity: cook.serves * 50, cut: 'whole' })
    const vegetables = cook.all('vegetables', { share: 0.7, cut: 'thinly sliced' })
    const greens = cook.all('leaf', { share: 0.8 })
    const scents = cook.all('aromatics')
    const [miso, lime] = [
      cook.one('miso', { quantity: cook.serves * 18 }),
      cook.one('citrus', { share: 0.6 }),
    ]
    const milk = cook.all('coconut', { quantity: cook.serves * 150 })
    const rice = noodle ? undefined : cook.one('rice')
    cookAlongside(cook, rice)
    const sauces = cook.all('sauces')
    const broth = cook.all('broth', { quantity: cook.serves * 350 })
    const stock =
      broth.length + milk.length > 0 || miso || long ? broth : [cook.need('stock', cook.serves * 350)]
    const salty =
      miso || sauces.length + broth.length > 0 ? sauces : [cook.need('soySauce', cook.serves * 10)]
    const spices = [...cook.all('spices'), ...cook.all('paste')]
    const start =
      scents.length + spices.length > 0
        ? base(cook, { fat: cook.need('neutralOil', 10), scents, spices })
        : 'Take a large pot.'
    cook.step(
      `${start} Pour in ${liquids(cook, [...milk, ...stock], cook.serves * (long ? 500 : 350))} and bring to a simmer. ${cook.inStages([...protein, ...vegetables, ...greens], 'simmer', 'simmer')}${protein.map((ingredient) => cook.restInPot(ingredient)).join('')}`,
      { meanwhile: cook.steps.length > 0 },
    )
    const drained = whenPresent(
      cook,
      [noodle],
      (them) =>
        ` Cook ${them} in it for ${cook.min(cook.minutes(noodle!, 'simmer'))}, until ${cook.doneness(noodle!, 'simmer')}; drain and divide between deep bowls.`,
    )
    if (noodle || eggs)
      cook.step(
        `Bring ${cook.measured('water', cook.serves * 500)} to the boil in another pan.${eggs ? boilEggs(cook, eggs) : ''}${drained}`,
        { meanwhile: true },
      )
    const stir = [...(miso ? [miso] : []), ...salty, ...cook.all('drizzle', { share: 0.5 })]
    cook.step(
      whenPresent(
        cook,
        stir,
        (them) =>
          `Take the pot off the heat and stir in ${them}${miso ? ', loosened with a ladleful of the broth; it must not boil again' : ''}.`,
      ),
    )
    dishUp(
      cook,
      [eggs, ...cook.all('toppings'), ...cook.all('herbs')],
      lime,
      rice ? ` with ${cook.the(rice)}` : ' at once',
      noodle ? `ladle over ${cook.the(noodle)}` : 'ladle into bowls',
    )
    const name = noodle && (noodleName(noodle.food.id) ?? 'noodle')
    const lead = miso && !noodle ? 'miso' : attributive(protein) || (miso ? 'miso' : '')
    const beside = titleNames([
      ...(miso && !noodle ? protein : []),
      ...greens,
      ...vegetables,
      ...(eggs ? [eggs] : []),
    ])
    return {
      title: joinWords(
        adjective(cook, [lime, ...sauces]),
        milk.length > 0 ? 'coconut' : '',
        lead,
        name ?? '',
        name === 'ramen' ? '' : 'soup',
        withAny(beside),
      ),
      sentence: 'A deep bowl: broth first, everything else in its own time.',
    }
  },
}
