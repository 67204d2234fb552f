import type { DishForm } from '../dish.ts'
import { capitalize, ovenTemperature } from '../phrase.ts'
import { given, present, withThe } from './given.ts'
import { aromatics, citrus, cooks, every, herbs, id, kind, may, must, not, role, savoury, some, spices, woodyHerbs } from './slots.ts' // prettier-ignore
import { finish } from './stewing.ts'
import { adjective, titleNames } from './telling.ts'

/** One to three vegetables, boiled and buttered or roast. */
export const vegetableSide: DishForm = {
  id: 'vegetable-side',
  name: 'side dish',
  course: 'side',
  serves: 2,
  appeal: -1,
  slots: [
    must('vegetables', every(some(role('vegetable', 'leaf'), kind('tuber')), savoury, some(cooks('roast', 45), cooks('boil', 30)), not(kind('tomato', 'seaweed')), not(id('mashed-potato'))), 3),
    may('butter', kind('butter')), { ...aromatics, takes: kind('garlic', 'chili'), max: 2 }, { ...spices, max: 2 }, { ...woodyHerbs, max: 1 }, citrus, { ...herbs, max: 1 },
    may('cheese', kind('hard-cheese', 'crumbling-cheese')), may('nuts', role('nut')), may('sweet', id('honey', 'maple-syrup', 'balsamic-vinegar')),
  ],
  suits: (filled) => (['roast', 'boil'] as const).some((method) => filled.get('vegetables')!.every(cooks(method))),
  write(cook) {
    const vegetables = cook.all('vegetables', { share: 1.4 })
    const late = present([...cook.all('aromatics'), cook.one('sweet')])
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const lemon = cook.one('citrus', { share: 0.5 })
    const fat = cook.one('butter', { quantity: cook.serves * 12 }) ?? cook.need('oil', 25)
    const dry = vegetables.some(({ food }) => food.cook.boil === undefined)
    const wet = vegetables.some(({ food }) => food.cook.roast === undefined)
    const roast = dry || (!wet && (seasonings.length > 0 || cook.random.next() < 0.5))
    if (roast) {
      cook.step(`Heat the oven to ${ovenTemperature(200)}. Toss ${cook.the(...vegetables)} with ${cook.the(fat, ...seasonings)} and ${cook.season()}.`)
      cook.step(`${cook.inStages(vegetables, 'roast', 'roast', 'On a large tray, spread out')}${given(cook, late, (foods) => ` Stir in ${foods} for the last moment of heat.`)}`)
    } else {
      cook.step(`Bring ${cook.pour('water', 1500)} to the boil with ${cook.the(cook.need('salt', 5))}. ${cook.inStages(vegetables, 'boil', 'boil')} Drain well.`)
      cook.step(`Warm ${cook.the(fat)} in the empty pan${withThe(cook, ...late, ...seasonings)} for ${cook.min(1)}. Return ${cook.the(...vegetables)} and turn until they shine; ${cook.season()}.`)
    }
    const over = finish(cook, [cook.one('cheese'), cook.one('nuts'), ...cook.all('herbs')], lemon)
    cook.step(`${over ? `${capitalize(over)} and serve` : 'Serve'} hot.`)
    return {
      title: `${adjective(cook, [lemon, ...late, ...seasonings])}${roast ? 'roast ' : fat.food.kind === 'butter' ? 'buttered ' : 'simple '}${titleNames(vegetables)}`,
      sentence: 'Plain, hot and well seasoned.',
    }
  },
} // prettier-ignore
