import type { DishForm } from './dish-form.ts'
import { among, withAny, base, dishUp, gather, joinWords } from './building-blocks/pot.ts'
import {
  aromatics,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  role,
  savoury,
  anyOf,
} from './building-blocks/slots.ts'
import { loaf } from './building-blocks/bread-slots.ts'
import { tableFlatbread } from './building-blocks/stewing.ts'
import { adjective, titleNames } from './building-blocks/food-names.ts'

/** Shakshuka: eggs set in a thick, spiced tomato sauce. */
export const shakshuka: DishForm = {
  id: 'shakshuka',
  name: 'shakshuka',
  course: 'main',
  regions: ['middle-eastern'],
  serves: 2,
  appeal: 1.2,
  slots: [
    required('eggs', id('egg')),
    required('tomato', allOf(kind('tomato-sauce', 'tomato'), except(id('green-tomato', 'tomato-sauce')))),
    optional(
      'peppers',
      id('bell-pepper', 'green-bell-pepper', 'roasted-pepper', 'aubergine', 'courgette', 'mushroom'),
      2,
    ),
    aromatics,
    optional('paste', id('harissa', 'tomato-paste')),
    optional('spices', allOf(role('spice'), savoury, except(kind('sweet-spice'))), 3),
    optional('beans', id('chickpea', 'butter-bean', 'cannellini-bean')),
    leaf,
    optional('cheese', id('feta', 'goat-cheese', 'vegan-feta')),
    optional('yogurt', kind('yogurt')),
    { ...herbs, max: 1 },
    optional('bread', anyOf(loaf, tableFlatbread)),
  ],
  accepts: (filled) => among(filled, 'peppers', 'aromatics', 'paste', 'spices').length > 0,
  write(cook) {
    const eggs = cook.oneOrThrow('eggs', { quantity: cook.serves * 100 })
    const tomato = cook.oneOrThrow('tomato', { share: 1.6 })
    const peppers = cook.all('peppers', { share: 0.8, cut: 'sliced' })
    const scents = cook.all('aromatics')
    const spices = gather(cook, 'spices', 'paste')
    const [beans, greens] = [cook.one('beans', { share: 0.6 }), cook.all('leaf', { share: 0.7 })]
    cook.step(base(cook, { fry: peppers, scents, spices }).replace('large pot', 'wide pan'))
    cook.step(
      `Add ${cook.the(tomato, beans)} and simmer for ${cook.min(12)}, crushing now and then, until a spoon leaves a trail. ${cook.inStages(greens, 'simmer', 'cook', 'Stir in')} Taste and ${cook.season()}.`.replace(
        '  ',
        ' ',
      ),
    )
    cook.step(
      `Make hollows in the sauce and break ${cook.the(eggs)} into them. Cover and cook over low heat for ${cook.min(8)}, until whites and yolks are set${cook.atLeast(eggs)}.`,
    )
    const [cheese, bread] = [cook.all('cheese', { cut: 'crumbled' }), cook.one('bread')]
    const yogurt = cook.one('yogurt', { share: 0.5 })
    dishUp(
      cook,
      [...cheese, ...cook.all('herbs')],
      undefined,
      ` straight from the pan${bread ? ` with ${cook.the(bread)} for mopping` : ''}`,
      yogurt ? `add spoonfuls of ${cook.names(yogurt)}` : '',
    )
    const named = titleNames([
      ...greens,
      ...cheese,
      ...peppers.filter(({ food }) => !food.id.includes('pepper')),
    ])
    return {
      title: joinWords(adjective(cook, [...spices, ...scents]), 'shakshuka', withAny(named)),
      sentence: 'Eggs poached in their own sauce, eaten from the pan.',
    }
  },
}
