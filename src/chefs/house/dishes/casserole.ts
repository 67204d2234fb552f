import type { DishForm } from './dish-form.ts'
import { among, dishUp, gather, grating, pot, stock, vegetableFor } from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  except,
  ready,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { beside, cookMeanwhile } from './building-blocks/starches.ts'
import { smoky, wholePulse } from './building-blocks/stewing.ts'
import { adjective, attributive, titleName, titleNames } from './building-blocks/food-names.ts'

const southern = id(
  'aubergine',
  'courgette',
  'bell-pepper',
  'green-bell-pepper',
  'fennel',
  'artichoke-heart',
  'okra',
)

/** Beans with vegetables and perhaps a sausage, or summer vegetables, stewed in tomato or stock. */
export const casserole: DishForm = {
  id: 'casserole',
  name: 'casserole',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    optional('beans', anyOf(wholePulse, kind('lentil'))),
    optional('more', allOf(wholePulse, ready)),
    optional('meat', allOf(anyOf(smoky, kind('raw-sausage')), except(kind('bacon')))),
    optional('bacon', kind('bacon')),
    optional('potatoes', kind('tuber')),
    optional('summer', southern, 4),
    optional('vegetables', vegetableFor('simmer', 22, 'sprout', 'tomato'), 3),
    optional('tomato', kind('tomato', 'tomato-sauce')),
    optional('paste', id('tomato-paste')),
    aromatics,
    { ...spices, max: 2 },
    woodyHerbs,
    stock,
    optional('wine', kind('wine')),
    leaf,
    herbs,
    citrus,
    optional(
      'savour',
      id(
        'mustard',
        'dijon-mustard',
        'worcestershire',
        'molasses',
        'olive',
        'black-olive',
        'caper',
        'sun-dried-tomato',
      ),
      2,
    ),
    { ...grating, takes: anyOf(grating.takes, id('goat-cheese', 'fresh-mozzarella')) },
    beside,
  ],
  accepts: (filled) =>
    (among(filled, 'meat', 'bacon').length > 0 &&
      among(filled, 'stock', 'wine', 'tomato').length > 0 &&
      among(filled, 'vegetables', 'potatoes').length > 0) ||
    (among(filled, 'beans').length > 0 &&
      among(filled, 'meat', 'bacon', 'summer', 'vegetables', 'tomato', 'leaf').length > 0) ||
    (among(filled, 'summer').length > 1 && among(filled, 'tomato').length > 0),
  write(cook) {
    const beans = [
      ...cook.all('beans', { share: cook.has('more') ? 0.6 : 1 }),
      ...cook.all('more', { share: 0.6 }),
    ]
    const meat = [...cook.all('meat', { share: 0.8 }), ...cook.all('bacon')]
    const summer = cook.all('summer', { cut: 'cut into chunks' })
    const vegetables = [...cook.all('potatoes', { share: 0.7 }), ...cook.all('vegetables', { share: 0.8 })]
    const tomato = cook.all('tomato')
    const seasonings = gather(cook, 'spices', 'woodyHerbs', 'paste')
    const greens = cook.all('leaf')
    pot(cook, {
      fry: [...meat, ...summer],
      scents: cook.all('aromatics'),
      spices: seasonings,
      liquids: [
        ...tomato,
        ...cook.all('stock', { quantity: cook.serves * 80 }),
        ...cook.all('wine', { quantity: cook.serves * 50 }),
        ...cook.all('savour'),
      ],
      wet: cook.serves * (beans.length > 0 ? 120 : 90),
      body: [...beans, ...vegetables],
    })
    const serving = cookMeanwhile(cook, cook.one('beside'))
    cook.step(
      `Stew gently for ${cook.min(15)}, until everything is soft and the sauce clings to the spoon. ${cook.inStages(greens, 'simmer', 'cook', 'Stir in')}`,
    )
    const lemon = cook.one('citrus', { share: 0.5 })
    dishUp(cook, gather(cook, 'cheese', 'herbs'), lemon, serving || ' in deep bowls')
    const colour = adjective(cook, [lemon, ...seasonings])
    const lead = [...meat.slice(0, 1), ...beans.slice(0, 1), ...vegetables, ...summer]
    const ratatouille = ['aubergine', 'courgette'].every((name) =>
      summer.some(({ food }) => food.id === name),
    )
    return {
      title: ratatouille
        ? `${colour}ratatouille${beans[0] ? ` with ${titleName(beans[0])}` : ''}`
        : beans.length + meat.length > 0
          ? `${colour}${attributive(lead)} casserole${greens[0] ? ` with ${greens[0].noun}` : ''}`
          : `${colour}stewed ${titleNames(summer)} in tomato`,
      sentence: 'Thick, savoury, and cheaper than it tastes.',
    }
  },
}
