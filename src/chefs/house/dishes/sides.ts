import type { DishForm } from './dish-form.ts'
import { capitalize } from '../wording/phrases.ts'
import { withThe } from './building-blocks/optional-phrases.ts'
import {
  aromatics,
  citrus,
  cooks,
  allOf,
  herbs,
  kind,
  optional,
  required,
  except,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { finish } from './building-blocks/stewing.ts'
import { adjective, titleNames, withNames } from './building-blocks/food-names.ts'

/** One to three vegetables, boiled and buttered; the tray bake roasts them. */
export const vegetableSide: DishForm = {
  id: 'vegetable-side',
  name: 'side dish',
  course: 'side',
  serves: 2,
  appeal: -1,
  slots: [
    required(
      'vegetables',
      allOf(
        anyOf(role('vegetable', 'leaf'), kind('tuber')),
        savoury,
        cooks('boil', 30),
        except(kind('tomato', 'seaweed')),
      ),
      3,
    ),
    optional('butter', kind('butter')),
    { ...aromatics, takes: kind('garlic', 'chili'), max: 2 },
    { ...spices, max: 2 },
    { ...woodyHerbs, max: 1 },
    citrus,
    { ...herbs, max: 1 },
    optional('cheese', kind('hard-cheese', 'crumbling-cheese')),
    optional('nuts', role('nut')),
  ],
  write(cook) {
    const vegetables = cook.all('vegetables', { share: 1.4 })
    const late = [...cook.all('aromatics'), ...cook.all('spices'), ...cook.all('woodyHerbs')]
    const lemon = cook.one('citrus', { share: 0.5 })
    const fat = cook.one('butter', { quantity: cook.serves * 12 }) ?? cook.need('oil', 25)
    cook.step(
      `Bring ${cook.measured('water', 1500)} to the boil${cook.withSalt(5)}. ${cook.inStages(vegetables, 'boil', 'boil')} Drain well.`,
    )
    cook.step(
      `Warm ${cook.the(fat)} in the empty pan${withThe(cook, ...late)} for ${cook.min(1)}. Return ${cook.the(...vegetables)} and turn until they shine; ${cook.season()}.`,
    )
    const rich = [cook.one('cheese'), cook.one('nuts')]
    const over = finish(cook, [...rich, ...cook.all('herbs')], lemon)
    cook.step(`${over ? `${capitalize(over)} and serve` : 'Serve'} hot.`)
    return {
      title: `${adjective(cook, [lemon, ...late])}${fat.food.kind === 'butter' ? 'buttered ' : ''}${titleNames(vegetables)}${withNames(rich)}`,
      sentence: 'Plain, hot and well seasoned.',
    }
  },
}
