import type { DishForm } from '../dish.ts'
import { finish, soften, tableFlatbread } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some } from './slots.ts'
import { adjective, titleNames } from './telling.ts'

/** Shakshuka: eggs set in a thick, spiced tomato sauce. */
export const shakshuka: DishForm = {
  id: 'shakshuka',
  name: 'shakshuka',
  course: 'main',
  regions: ['middle-eastern'],
  serves: 2,
  appeal: 1.2,
  slots: [
    { name: 'eggs', takes: id('egg'), min: 1, max: 1 },
    { name: 'tomato', takes: some(every(kind('tomato-sauce'), not(id('tomato-sauce'))), every(kind('tomato'), not(id('green-tomato')))), min: 1, max: 1 },
    { name: 'peppers', takes: id('bell-pepper', 'green-bell-pepper', 'roasted-pepper', 'aubergine', 'courgette', 'mushroom', 'chestnut-mushroom'), max: 2 },
    aromatics,
    { name: 'paste', takes: id('harissa', 'tomato-paste'), max: 1 },
    { name: 'spices', takes: id('cumin', 'cumin-seed', 'paprika', 'smoked-paprika', 'cayenne', 'chili-flake', 'aleppo-pepper', 'ground-coriander', 'turmeric', 'ras-el-hanout', 'zaatar', 'sumac', 'coriander-seed'), max: 3 },
    { name: 'beans', takes: id('chickpea', 'butter-bean', 'cannellini-bean'), max: 1 },
    { name: 'leaf', takes: every(role('leaf'), savoury, cooks('simmer', 8)), max: 1 },
    { name: 'cheese', takes: id('feta', 'goat-cheese', 'halloumi', 'labneh', 'vegan-feta'), max: 1 },
    { name: 'yogurt', takes: kind('yogurt'), max: 1 },
    { ...herbs, takes: id('parsley', 'coriander', 'dill', 'mint', 'chive'), max: 1 },
    { name: 'bread', takes: some(kind('bread', 'roll'), tableFlatbread), max: 1 },
  ],
  suits: (filled) => ['peppers', 'aromatics', 'paste', 'spices'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 100 })
    const tomato = cook.must('tomato', { share: 1.6 })
    const peppers = cook.all('peppers', { share: 0.8, cut: 'sliced' })
    const scents = cook.all('aromatics')
    const spices = [...cook.all('spices'), ...cook.all('paste', { quantity: cook.serves * 10 })]
    const [beans, greens, cheese, yogurt, bread] = [cook.one('beans', { share: 0.6 }), cook.one('leaf', { share: 0.7 }), cook.one('cheese', { cut: 'crumbled' }), cook.one('yogurt', { share: 0.5 }), cook.one('bread')]
    const fresh = cook.all('herbs')
    const oil = cook.need('oil', 30)
    const base = [...peppers, ...scents]
    cook.step(`Warm ${cook.the(oil)} in a wide pan over medium heat.${soften(cook, base)}${spices.length > 0 ? ` Stir in ${cook.the(...spices)} for ${cook.min(1)}, until fragrant.` : ''}`)
    const salt = cook.need('salt', 3)
    const cooking = tomato.food.kind === 'tomato' ? 12 : 10
    cook.step(`Add ${cook.the(tomato, beans, salt)} and simmer for ${cook.min(cooking)}, crushing now and then, until ${cook.say('thick enough that a spoon leaves a trail', 'the sauce no longer runs')}${cook.safe(beans)}.${greens ? ` Stir in ${cook.the(greens)} for ${cook.min(cook.minutes(greens, 'simmer'))}, until wilted.` : ''}`)
    cook.step(`Make hollows in the sauce and break ${cook.the(eggs)} into them. Cover and cook over low heat for ${cook.min(8)}, until whites and yolks are set${cook.safe(eggs)}.`)
    const end = finish(cook, [cheese, ...fresh])
    cook.step(`${end ? `${end.replace('scatter', 'Scatter')}${yogurt ? `, add spoonfuls of ${cook.names(yogurt)}` : ''} and serve` : yogurt ? `Add spoonfuls of ${cook.names(yogurt)} and serve` : 'Serve'} straight from the pan${bread ? ` with ${cook.the(bread)} for mopping` : ''}.`)
    const named = titleNames([...(greens ? [greens] : []), ...(cheese ? [cheese] : []), ...peppers.filter(({ food }) => !food.id.includes('pepper'))], 2)
    return {
      title: `${adjective(cook, [...spices, ...scents])}shakshuka${named ? ` with ${named}` : ''}`,
      sentence: cook.say('Eggs poached in their own sauce, eaten from the pan.', 'Breakfast, lunch or a very quick supper.', 'Red, thick and made for mopping.'),
      tip: 'Reduce the sauce well before the hollows are made: in a thin one the whites drift.',
    }
  },
} // prettier-ignore
