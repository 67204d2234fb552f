import type { DishForm } from './dish-form.ts'
import { among, dishUp, pot } from './building-blocks/pot.ts'
import { cooks, allOf, id, kind, optional, required, except, role, anyOf } from './building-blocks/slots.ts'
import { cookMeanwhile, looseGrain } from './building-blocks/starches.ts'
import { mince, tableFlatbread, wholePulse } from './building-blocks/stewing.ts'
import { adjective, attributive } from './building-blocks/food-names.ts'
import { cool, melting } from './tortillas.ts'

const mild = id('paprika', 'cinnamon', 'garlic-powder', 'onion-powder')

/** Chili: ground meat, beans or both, stewed with tomato and dried chili. */
export const chili: DishForm = {
  id: 'chili',
  name: 'pot of chili',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 4,
  appeal: 1.2,
  slots: [
    optional('meat', mince),
    optional('beans', allOf(wholePulse, except(id('chickpea', 'dried-chickpea'))), 2),
    required('tomato', kind('tomato-sauce', 'tomato')),
    optional('paste', id('tomato-paste', 'chipotle-paste', 'fajita-paste', 'salsa')),
    optional('aromatics', kind('onion', 'garlic', 'chili'), 3),
    optional(
      'spices',
      allOf(role('spice'), except(id('curry-powder', 'garam-masala', 'nutmeg', 'italian-seasoning'))),
      4,
    ),
    optional(
      'vegetables',
      allOf(
        role('vegetable'),
        cooks('simmer', 15),
        kind('fruit-vegetable', 'pea', 'root', 'stalk', 'squash', 'mushroom'),
      ),
      3,
    ),
    optional('beer', kind('beer', 'stock', 'stock-cube')),
    optional('side', anyOf(looseGrain, tableFlatbread, kind('tuber'), id('corn-bread', 'tortilla-chip'))),
    optional('toppings', anyOf(cool, melting, id('avocado')), 3),
    optional('herbs', id('coriander', 'chive')),
    { ...optional('citrus', id('lime')), ignoresClashes: true },
    { ...optional('chocolate', id('dark-chocolate', 'cocoa')), ignoresClashes: true },
  ],
  accepts: (filled) => {
    const hot =
      among(filled, 'spices').some((item) => item.food.kind !== 'dried-herb' && !mild(item)) ||
      among(filled, 'aromatics', 'paste').some(
        ({ food }) => food.kind === 'chili' || food.id === 'chipotle-paste',
      )
    return hot
      ? among(filled, 'meat', 'beans').length > 0
      : among(filled, 'meat').length > 0 &&
          among(filled, 'beans').some(({ food }) => food.id.includes('kidney'))
  },
  write(cook) {
    const meat = cook.all('meat', { share: cook.has('beans') ? 0.8 : 1 })
    const beans = cook.all('beans', { share: meat.length > 0 ? 0.7 : 1.1 })
    const vegetables = cook.all('vegetables', { share: 0.6 })
    const spices = [...cook.all('spices'), ...cook.all('paste', { quantity: cook.serves * 8 })]
    pot(cook, {
      fry: meat,
      scents: cook.all('aromatics'),
      spices,
      liquids: [...cook.all('tomato'), ...cook.all('beer', { quantity: cook.serves * 60 })],
      wet: cook.serves * 210,
      body: beans,
    })
    cook.step(
      `${cook.inStages(vegetables, 'simmer', 'simmer')} Simmer with the lid ajar for ${cook.min(15)}, stirring now and then, until a spoon stands almost upright in it.`,
    )
    const side = cook.one('side')
    const serving = side?.food.role === 'ready' ? ` with ${cook.the(side)}` : cookMeanwhile(cook, side)
    const chocolate = cook.one('chocolate', { quantity: cook.serves * 5 })
    dishUp(
      cook,
      [...cook.all('toppings', { share: 0.7 }), ...cook.all('herbs')],
      cook.one('citrus', { share: 0.4 }),
      serving,
      `${chocolate ? `stir in ${cook.the(chocolate)} until melted, ` : ''}${cook.season()}`,
    )
    const carne = meat[0]?.food.origin === 'beef' && beans.length > 0
    return {
      title: `${adjective(cook, spices)}${carne ? 'chili con carne' : `${attributive([...meat, ...beans])} chili`}`,
      sentence: 'A pot for a crowd, and better tomorrow.',
    }
  },
}
