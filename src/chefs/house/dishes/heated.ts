import type { DishForm } from './dish-form.ts'
import { minutesOf } from '../cooking/doneness.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  cooks,
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
} from './building-blocks/slots.ts'
import { titleName, withNames } from './building-blocks/food-names.ts'

/** A meal that someone else has cooked, heated as it should be, and dressed up with what is there. */
export const heatedMeal: DishForm = {
  id: 'heated-meal',
  name: 'ready meal',
  course: 'basic',
  serves: 1,
  appeal: -1,
  slots: [
    required(
      'meal',
      allOf(
        anyOf(kind('ready-meal'), id('baked-bean')),
        anyOf(cooks('roast'), cooks('simmer'), cooks('fry'), cooks('boil')),
        except(id('mushroom-soup', 'baby-food')),
      ),
    ),
    optional(
      'top',
      allOf(
        kind('melting-cheese', 'hard-cheese', 'soft-herb', 'yogurt', 'cream', 'condiment', 'butter'),
        savoury,
      ),
      3,
    ),
    optional(
      'side',
      allOf(
        anyOf(role('salad'), kind('tomato', 'bread', 'roll', 'flatbread'), id('tortilla-chip', 'avocado')),
        rawEdible,
        savoury,
      ),
      3,
    ),
  ],
  write(cook) {
    const meal = cook.oneOrThrow('meal')
    const way = (['roast', 'simmer', 'fry', 'boil'] as const).find(
      (method) => minutesOf(meal, method) !== undefined,
    )!
    const minutes = cook.minutes(meal, way)
    const until = `until ${cook.doneness(meal, way)}`
    if (meal.food.state === 'dried' && way !== 'fry')
      cook.step(
        `Bring ${cook.measured('water', Math.max(250, meal.quantity * 4))} to the boil, stir in ${cook.the(meal)} and cook for ${cook.min(minutes)}, stirring, ${until}.`,
      )
    else if (way === 'roast')
      cook.step(
        `Heat the oven to ${ovenTemperature(200)}. Bake ${cook.the(meal)} for ${cook.min(minutes)}, ${until}.`,
      )
    else if (way === 'simmer')
      cook.step(`Heat ${cook.the(meal)} in a small pan for ${cook.min(minutes)}, stirring, ${until}.`)
    else
      cook.step(
        `Warm ${cook.the(cook.need('oil', 15))} in a lidded pan over medium heat and fry ${cook.the(meal)} for ${cook.min(minutes)}, turning or shaking now and then, ${until}.`,
      )
    const [tops, side] = [cook.all('top', { share: 0.6 }), cook.all('side', { share: 0.7 })]
    cook.step(
      `${whenPresent(cook, tops, (foods) => `Scatter or spoon ${foods} over and s`) || 'S'}erve hot${withThe(cook, ...side)}.`,
    )
    return {
      title:
        tops.length + side.length > 0
          ? `${titleName(meal)}${withNames([...tops, ...side])}`
          : `piping hot ${titleName(meal)}`,
      sentence: 'The work is done; you see that it is hot all the way through.',
    }
  },
}
