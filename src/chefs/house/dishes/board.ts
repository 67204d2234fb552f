import type { DishForm } from './dish-form.ts'
import { whenPresent, mustHeat, withThe } from './building-blocks/optional-phrases.ts'
import {
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  rawEdible,
  role,
  servedHot,
  anyOf,
} from './building-blocks/slots.ts'
import { attributive, titleName, titleNames } from './building-blocks/food-names.ts'

const crackers = id('cracker', 'oatcake', 'rice-cracker')
const served = (formId: string, name: string, appeal: number, slots: DishForm['slots']): DishForm => ({
  id: formId,
  name,
  course: 'basic',
  serves: 2,
  appeal,
  slots,
  write(cook) {
    const main = cook.all('main', { cut: 'whole' })
    const [bread, fresh, dips] = [
      cook.all('bread', { cut: 'whole' }),
      cook.all('fresh', { share: 0.7 }),
      cook.all('dips'),
    ]
    const reheated = main.filter((ingredient) => mustHeat(cook, ingredient))
    if (reheated.length > 0)
      cook.step(
        `Heat ${cook.the(...reheated)} for ${cook.min(5)}, until steaming${cook.atLeast(reheated[0])}; eat warm, or chill again and serve cold.`,
      )
    const plates = [...main, ...fresh]
    cook.step(
      `Arrange ${cook.the(...plates)} on a board or in bowls${whenPresent(cook, bread, (foods) => `, with ${foods} alongside`)}${withThe(cook, ...dips)}, and serve.`,
    )
    const bowl = ['pickle', 'dip', 'snack', 'dried-fruit', 'confection'].includes(main[0]!.food.kind)
    return {
      title:
        plates.length + bread.length + dips.length === 1
          ? `A ${bowl ? 'bowl' : 'plate'} of ${titleName(main[0]!)}`
          : formId === 'board'
            ? `${attributive([...plates, ...bread])} board`
            : titleNames([...plates, ...dips]),
      sentence: 'Nothing to cook: open, arrange, share.',
    }
  },
})

/** Things that need no stove, laid out with care: cheese, cold meat, bread, fruit. */
export const board: DishForm = served('board', 'board', -2, [
  required(
    'main',
    allOf(
      anyOf(
        role('cheese'),
        kind('cured-meat', 'ready-meat', 'ready-fish', 'pickle', 'dip'),
        id('hard-boiled-egg'),
      ),
      rawEdible,
      except(id('mascarpone', 'caper', 'bacon-bit', 'bonito-flake', 'dried-anchovy', 'preserved-lemon')),
      except(servedHot),
    ),
    4,
  ),
  optional(
    'bread',
    allOf(anyOf(role('bread'), crackers, kind('snack')), rawEdible, except(id('pizza-base'))),
    2,
  ),
  optional(
    'fresh',
    allOf(
      anyOf(
        role('fruit', 'salad'),
        kind('tomato', 'nut', 'dried-fruit'),
        id('carrot', 'celery', 'bell-pepper', 'cucumber'),
      ),
      rawEdible,
    ),
    4,
  ),
  optional('dips', anyOf(kind('condiment', 'sweet-spread', 'butter'), id('honey')), 2),
])

/** Snacks and sweets that are simply put out. */
export const nibbles: DishForm = served('nibbles', 'bowl of nibbles', -3, [
  required(
    'main',
    allOf(
      anyOf(kind('snack', 'biscuit', 'confection', 'dried-fruit', 'nut'), crackers, id('chocolate-candy')),
      rawEdible,
    ),
    4,
  ),
])
