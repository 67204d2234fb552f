import type { DishForm } from './dish-form.ts'
import { given } from './building-blocks/optional-phrases.ts'
import { among, base, dishUp } from './building-blocks/pot.ts'
import { aromatics, every, id, kind, may, must, not, some } from './building-blocks/slots.ts'
import { cookAlongside, looseGrain } from './building-blocks/starches.ts'
import { soakAndBoil, soften, wholePulse } from './building-blocks/stewing.ts'
import { attributive, titleNames } from './building-blocks/food-names.ts'
import { cool, crisp, filling, melting, sharp, warmth } from './tortillas.ts'

/** What makes a bowl of rice and beans Mexican. */
const marks = some(
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
    must('rice', every(looseGrain, not(id('couscous', 'bulgur')))),
    may('protein', every(filling, not(kind('cooked-pulse', 'frying-cheese')))),
    may('beans', some(every(wholePulse, not(id('chickpea', 'dried-chickpea'))), id('refried-bean'))),
    may('vegetables', id('bell-pepper', 'green-bell-pepper', 'sweetcorn', 'canned-corn', 'courgette', 'mushroom'), 2),
    may('potatoes', id('sweet-potato', 'potato', 'plantain')),
    { ...aromatics, takes: kind('onion', 'garlic', 'chili'), max: 2 },
    may('spices', warmth, 3),
    may('crisp', crisp, 3), may('cool', cool), may('sharp', sharp), may('cheese', melting),
    may('chips', id('tortilla-chip')),
    may('herbs', id('coriander')),
    { ...may('citrus', id('lime', 'lemon')), boldly: true },
  ],
  suits: (filled) => among(filled, 'protein', 'beans').length > 0 && [...filled.values()].flat().filter(marks).length > 1,
  write(cook) {
    const rice = cook.must('rice', { share: 0.9 })
    const protein = cook.all('protein', { share: 0.8, cut: 'cut into strips' })
    const beans = cook.all('beans', { share: protein.length > 0 ? 0.6 : 1 })
    const vegetables = [...cook.all('potatoes', { share: 0.5, cut: 'diced' }), ...cook.all('vegetables', { share: 0.7 })]
    const fresh = cook.all('crisp', { share: 0.6 })
    for (const use of beans) soakAndBoil(cook, use)
    cookAlongside(cook, rice)
    const scents = cook.all('aromatics')
    cook.step(`${base(cook, { fry: [...protein, ...vegetables, ...beans] })}${protein.map((use) => cook.rest(use)).join('')}`.replace('large pot', 'wide pan').replace('Warm', 'warm'), { meanwhile: true })
    const spiced = given(cook, cook.all('spices'), (them) => ` Stir in ${them} and fry for ${cook.min(1)}, until fragrant.`)
    cook.step(`${soften(cook, scents)}${spiced} Taste and ${cook.season()}.`)
    const lime = cook.one('citrus', { share: 0.6 })
    const over = [...fresh, ...cook.all('cool', { share: 0.7 }), ...cook.all('sharp'), ...cook.all('cheese', { share: 0.7 }), ...cook.all('herbs')]
    const chips = given(cook, cook.all('chips', { share: 0.7 }), (them) => ` with ${them}`)
    dishUp(cook, over, lime, chips || ' at once', `divide ${cook.the(rice)} between deep bowls, spoon over what is in the pan`)
    const beside = titleNames([...fresh, ...vegetables])
    return {
      title: `${attributive([...protein, ...beans])} burrito bowl${beside && ` with ${beside}`}`,
      sentence: 'Everything but the wrap, and easier to share out.',
    }
  },
} // prettier-ignore
