import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { capitalize, listOf } from '../phrase.ts'
import type { Cook, Use } from '../cook.ts'
import { finish, tableFlatbread } from './stewing.ts'
import { every, id, kind, rawEdible, some } from './slots.ts'
import { attributive, titleNames } from './telling.ts'

/** Cooks a grain until it can be dressed: the small ones swell under boiling water, the others simmer and drain. */
function swell(cook: Cook, grain: Use, salt: Use): void {
  if (isReady(grain)) {
    cook.step(`Heat ${cook.the(grain)} with ${cook.pour('water', 30)} in a covered pan for ${cook.min(3)}, until steaming hot${cook.safe(grain)}; tip into a wide bowl.`)
    return
  }
  const small = ['couscous', 'bulgur'].includes(grain.food.id)
  const water = cook.pour('water', grain.quantity * (small ? (grain.food.id === 'bulgur' ? 1.75 : 1.25) : 6))
  const minutes = cook.min(grain.food.id === 'bulgur' ? 15 : cook.minutes(grain, 'boil'))
  if (small) cook.step(`Bring ${water} to the boil with a pinch of ${cook.names(salt)}. Pour over ${cook.the(grain)} in a wide bowl, cover and leave for ${minutes}, until all of it is drunk up; fluff with a fork.`)
  else cook.step(`Bring ${water} to the boil with a pinch of ${cook.names(salt)}. Cook ${cook.the(grain)} in it for ${minutes}, until ${cook.done(grain, 'boil')}; drain well and tip into a wide bowl.`)
} // prettier-ignore

/** Tabbouleh: far more herb than grain, sharp with lemon. */
export const tabbouleh: DishForm = {
  id: 'tabbouleh',
  name: 'tabbouleh',
  course: 'main',
  regions: ['middle-eastern'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'grain', takes: id('bulgur', 'couscous', 'quinoa', 'quinoa-pouch'), min: 1, max: 1 },
    { name: 'herbs', takes: id('parsley', 'mint', 'coriander', 'dill'), min: 1, max: 3 },
    { name: 'tomato', takes: every(kind('tomato'), rawEdible), min: 1, max: 1 },
    { name: 'crisp', takes: every(id('cucumber', 'radish', 'bell-pepper', 'celery', 'pomegranate'), rawEdible), max: 2 },
    { name: 'onion', takes: id('spring-onion', 'red-onion', 'onion', 'shallot'), max: 1 },
    { name: 'garlic', takes: kind('garlic'), max: 1 },
    { name: 'spices', takes: id('sumac', 'cumin', 'cinnamon', 'allspice', 'aleppo-pepper'), max: 2 },
    { name: 'cheese', takes: id('feta', 'halloumi'), max: 1 },
    { name: 'beans', takes: every(id('chickpea', 'cooked-lentil', 'butter-bean'), rawEdible), max: 1 },
    { name: 'nuts', takes: every(kind('nut'), rawEdible), max: 1 },
    { name: 'sour', takes: id('lemon', 'lime', 'pomegranate-molasses'), max: 1 },
    { name: 'side', takes: every(some(tableFlatbread, kind('salad-leaf')), rawEdible), max: 1 },
  ],
  write(cook) {
    const grain = cook.must('grain', { share: 0.7 })
    const green = cook.all('herbs', { share: 3, cut: 'finely chopped' })
    const tomato = cook.must('tomato', { cut: 'diced' })
    const rest = [...cook.all('crisp', { share: 0.7, cut: 'diced' }), ...cook.all('onion', { share: 0.5 }), ...cook.all('garlic', { share: 0.4 })]
    const [cheese, beans, nuts, side] = [cook.one('cheese', { share: 0.8 }), cook.one('beans', { share: 0.6 }), cook.one('nuts'), cook.one('side')]
    const spices = cook.all('spices')
    const sour = cook.one('sour') ?? cook.need('vinegar', 20)
    const salt = cook.need('salt', 4)
    const oil = cook.need('oil', 30)
    swell(cook, grain, salt)
    const juice = sour.food.kind === 'citrus' ? `the juice of ${cook.the(sour)}` : cook.the(sour)
    cook.step(`While it is warm, stir in ${listOf([juice, cook.the(oil), ...spices.map((use) => cook.the(use)), `the rest of ${cook.the(salt)}`])}, and leave to cool for ${cook.min(10)}.`)
    if (cheese?.food.kind === 'frying-cheese') cook.step(`Fry ${cook.the(cheese)} in a dry pan for ${cook.min(cook.minutes(cheese, 'fry'))}, turning once, until ${cook.done(cheese)}.`)
    cook.step(`Fold in ${cook.the(tomato, ...rest, beans, ...green)}. ${cook.say('Taste: it should be sharp and very green.', 'Leave for a moment, so that the flavours meet, and taste again.')}`)
    const end = finish(cook, [cheese, nuts])
    cook.step(`${end ? `${capitalize(end)} and serve` : 'Serve'}${side ? ` with ${cook.the(side)}` : ' cool, not cold'}.`)
    const beside = titleNames([...(cheese ? [cheese] : []), ...(beans ? [beans] : []), ...(nuts ? [nuts] : [])], 2)
    return {
      title: `${grain.food.id === 'bulgur' ? '' : `${attributive([grain])} `}tabbouleh with ${beside || titleNames([...green, ...rest], 2)}`,
      sentence: cook.say('More green than grain, as it should be.', 'Chopping is the whole of the work, and worth doing finely.', 'Sharp, green and cool.'),
      tip: 'Dry the leaves well before chopping: wet ones bruise and turn to mush.',
    }
  },
} // prettier-ignore
