import type { DishForm } from './dish-form.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { among, base, dishUp } from './building-blocks/pot.ts'
import { aromatics, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { cookAlongside, looseGrain } from './building-blocks/starches.ts'
import { soakAndBoil, soften, wholePulse } from './building-blocks/stewing.ts'
import { attributive, titleNames } from './building-blocks/food-names.ts'
import { cool, crisp, filling, melting, sharp, warmth } from './tortillas.ts'

/** What makes a bowl of rice and beans Mexican. */
const marks = anyOf(
  sharp,
  cool,
  crisp,
  warmth,
  id(
    'coriander',
    'lime',
    'black-bean',
    'pinto-bean',
    'refried-bean',
    'cumin',
    'taco-seasoning',
    'chili-powder',
  ),
)

/** Burrito bowl: rice and beans or meat with everything of a burrito but the wrap. */
export const burritoBowl: DishForm = {
  id: 'burrito-bowl',
  name: 'burrito bowl',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 2,
  appeal: 1,
  slots: [
    required('rice', allOf(looseGrain, except(id('couscous', 'bulgur')))),
    optional('protein', allOf(filling, except(kind('cooked-pulse', 'frying-cheese')))),
    optional('beans', anyOf(allOf(wholePulse, except(id('chickpea', 'dried-chickpea'))), id('refried-bean'))),
    optional(
      'vegetables',
      id('bell-pepper', 'green-bell-pepper', 'sweetcorn', 'canned-corn', 'courgette', 'mushroom'),
      2,
    ),
    optional('potatoes', id('sweet-potato', 'potato', 'plantain')),
    { ...aromatics, takes: kind('onion', 'garlic', 'chili'), max: 2 },
    optional('spices', warmth, 3),
    optional('crisp', crisp, 3),
    optional('cool', cool),
    optional('sharp', sharp),
    optional('cheese', melting),
    optional('chips', id('tortilla-chip')),
    optional('herbs', id('coriander')),
    { ...optional('citrus', id('lime', 'lemon')), ignoresClashes: true },
  ],
  accepts: (filled) =>
    among(filled, 'protein', 'beans').length > 0 && [...filled.values()].flat().filter(marks).length > 1,
  write(cook) {
    const rice = cook.oneOrThrow('rice', { share: 0.9 })
    const protein = cook.all('protein', { share: 0.8, cut: 'cut into strips' })
    const beans = cook.all('beans', { share: protein.length > 0 ? 0.6 : 1 })
    const vegetables = [
      ...cook.all('potatoes', { share: 0.5, cut: 'diced' }),
      ...cook.all('vegetables', { share: 0.7 }),
    ]
    const fresh = cook.all('crisp', { share: 0.6 })
    for (const ingredient of beans) soakAndBoil(cook, ingredient)
    cookAlongside(cook, rice)
    const scents = cook.all('aromatics')
    cook.step(
      `${base(cook, { fry: [...protein, ...vegetables, ...beans] })}${protein.map((ingredient) => cook.rest(ingredient)).join('')}`
        .replace('large pot', 'wide pan')
        .replace('Warm', 'warm'),
      { meanwhile: true },
    )
    const spiced = whenPresent(
      cook,
      cook.all('spices'),
      (them) => ` Stir in ${them} and fry for ${cook.min(1)}, until fragrant.`,
    )
    cook.step(`${soften(cook, scents)}${spiced} Taste and ${cook.season()}.`)
    const lime = cook.one('citrus', { share: 0.6 })
    const over = [
      ...fresh,
      ...cook.all('cool', { share: 0.7 }),
      ...cook.all('sharp'),
      ...cook.all('cheese', { share: 0.7 }),
      ...cook.all('herbs'),
    ]
    const chips = whenPresent(cook, cook.all('chips', { share: 0.7 }), (them) => ` with ${them}`)
    dishUp(
      cook,
      over,
      lime,
      chips || ' at once',
      `divide ${cook.the(rice)} between deep bowls, spoon over what is in the pan`,
    )
    const beside = titleNames([...fresh, ...vegetables])
    return {
      title: `${attributive([...protein, ...beans])} burrito bowl${beside && ` with ${beside}`}`,
      sentence: 'Everything but the wrap, and easier to share out.',
    }
  },
}
