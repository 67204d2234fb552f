import type { DishForm } from '../dish.ts'
import { capitalize, ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { finish } from './stewing.ts'
import { adjective, titleNames } from './telling.ts'

/** One to three vegetables, steamed and buttered or roast. */
export const vegetableSide: DishForm = {
  id: 'vegetable-side',
  name: 'side dish',
  course: 'side',
  serves: 2,
  appeal: -1,
  slots: [
    { name: 'vegetables', takes: every(some(role('vegetable', 'leaf'), kind('tuber')), savoury, some(cooks('roast', 45), cooks('boil', 30)), not(kind('tomato', 'seaweed')), not(id('mashed-potato'))), min: 1, max: 3 },
    { name: 'butter', takes: kind('butter'), max: 1 },
    { ...aromatics, takes: kind('garlic', 'chili'), max: 2 }, { ...spices, max: 2 }, { ...woodyHerbs, max: 1 }, citrus, { ...herbs, max: 1 },
    { name: 'cheese', takes: kind('hard-cheese', 'crumbling-cheese'), max: 1 },
    { name: 'nuts', takes: role('nut'), max: 1 },
    { name: 'sweet', takes: id('honey', 'maple-syrup', 'balsamic-vinegar', 'balsamic-glaze'), max: 1 },
  ],
  suits: (filled) => (['roast', 'boil'] as const).some((method) => (filled.get('vegetables') ?? []).every(cooks(method))),
  write(cook) {
    const vegetables = cook.all('vegetables', { share: 1.4 })
    const scents = cook.all('aromatics')
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const lemon = cook.one('citrus', { share: 0.5 })
    const glaze = cook.one('sweet')
    const fat = cook.one('butter', { quantity: cook.serves * 12 })
    const dry = vegetables.some(({ food }) => food.cook.boil === undefined)
    const wet = vegetables.some(({ food }) => food.cook.roast === undefined)
    const roast = dry || (!wet && (glaze !== undefined || seasonings.length > 0 || cook.random.next() < 0.5))
    if (roast) {
      const oil = fat ?? cook.need('oil', 25)
      cook.step(`Heat the oven to ${ovenTemperature(200)}. Toss ${cook.the(...vegetables)} with ${fat ? 'melted ' : ''}${fat ? cook.names(fat, ...seasonings) : cook.the(oil, ...seasonings)} and ${cook.season()}.`)
      cook.step(cook.inStages(vegetables, 'roast', 'roast', 'On a large tray, spread out'))
      const late = [...scents, glaze].filter((use) => use !== undefined)
      if (late.length > 0) cook.step(`Stir in ${cook.the(...late)} and roast for ${cook.min(4)} more, until sticky at the edges.`)
    } else {
      const salt = cook.need('salt', 5)
      cook.step(`Bring ${cook.pour('water', 1500)} to the boil with ${cook.the(salt)}. ${cook.inStages(vegetables, 'boil', 'boil')} Drain well.`)
      const oil = fat ?? cook.need('oil', 20)
      const warm = [...scents, ...seasonings, ...(glaze ? [glaze] : [])]
      cook.step(`Warm ${cook.the(oil)} in the empty pan${warm.length > 0 ? ` with ${cook.the(...warm)} for ${cook.min(1)}, until fragrant` : ''}. Return ${cook.the(...vegetables)} and turn for ${cook.min(2)}, until they shine; ${cook.season()}.`)
    }
    const over = finish(cook, [cook.one('cheese'), cook.one('nuts'), ...cook.all('herbs')], lemon)
    cook.step(`${over === '' ? 'Serve' : `${capitalize(over)} and serve`} hot.`)
    return {
      title: `${adjective(cook, [lemon, ...scents, ...seasonings]) || (roast || fat ? '' : 'plain ')}${roast ? 'roast ' : fat?.food.kind === 'butter' ? 'buttered ' : cook.say('simple ', 'plain ')}${titleNames(vegetables, 2)}`,
      sentence: cook.say('A few vegetables, treated with respect.', 'Plain, hot and well seasoned: the best thing beside a chop, or on its own.'),
      tip: roast ? 'Give everything room on the tray: crowded vegetables steam.' : 'Salt the water well; it is the only chance to season them all the way through.',
    }
  },
} // prettier-ignore
