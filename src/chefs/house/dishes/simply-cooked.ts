import type { Food } from '#food/model/food.ts'
import type { Method } from '#food/model/facts.ts'
import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../recipe.ts'
import type { DishForm } from './dish-form.ts'
import { isReady, minutesOf } from '../cooking/doneness.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { withThe } from './building-blocks/optional-phrases.ts'
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
  servedHot,
  anyOf,
  souring,
} from './building-blocks/slots.ts'
import { cookAlongside } from './building-blocks/starches.ts'
import { soakAndBoil } from './building-blocks/stewing.ts'
import { titleName, withNames } from './building-blocks/food-names.ts'

const everyWay: readonly Method[] = ['fry', 'roast', 'boil', 'simmer', 'braise', 'steam']

/** Ways that do a kind of food justice when it is alone, in a cook's order; then all the others. */
function waysFor({ food, item }: RecipeIngredient): Method[] {
  const { kind: of, role: does }: Food = food
  const first: readonly Method[] =
    of === 'stewing-meat'
      ? ['braise']
      : ['roast', 'poultry-whole', 'squash', 'poultry-piece', 'tuber', 'root', 'brassica'].includes(of)
        ? ['roast', 'braise']
        : does === 'starch' || ['lentil', 'dried-pulse', 'pod', 'pea'].includes(of)
          ? ['boil', 'simmer', 'steam']
          : []
  return [...first, ...everyWay].filter(
    (method) => minutesOf({ food, ...(item && { item }) }, method) !== undefined,
  )
}

/** One savoury food cooked well on its own terms: what is left when nothing larger can be made. */
export const simplyCooked: DishForm = {
  id: 'simply-cooked',
  name: 'plain dish',
  course: 'basic',
  serves: 2,
  appeal: -3,
  slots: [
    required(
      'food',
      allOf(
        role('protein', 'vegetable', 'leaf', 'starch', 'aromatic'),
        (item) => item.food.id === 'couscous' || everyWay.some((method) => cooks(method)(item)),
        except(kind('egg', 'seaweed', 'ready-meal', 'cured-meat', 'ginger')),
        except(allOf(kind('ready-meat', 'ready-fish'), except(servedHot))),
        except(
          id('baked-bean', 'pumpkin-puree', 'instant-mash', 'tofu-skin', 'egg-substitute', 'rice-paper'),
        ),
      ),
    ),
    optional(
      'seasoning',
      allOf(
        anyOf(role('spice', 'herb'), souring),
        savoury,
        except(id('bay-leaf', 'banana-leaf', 'pandan-leaf')),
      ),
      3,
    ),
    optional('fat', allOf(role('fat'), savoury)),
    optional(
      'sauce',
      allOf(
        kind(
          'condiment',
          'salty-sauce',
          'dip',
          'hard-cheese',
          'melting-cheese',
          'crumbling-cheese',
          'yogurt',
        ),
        savoury,
      ),
    ),
    optional(
      'side',
      allOf(
        kind('bread', 'roll', 'flatbread', 'salad-leaf', 'salad-vegetable', 'tomato'),
        rawEdible,
        savoury,
      ),
      2,
    ),
  ],
  write(cook) {
    const food = cook.oneOrThrow('food')
    const seasoning = cook.all('seasoning', { share: 0.8 })
    const [sauce, side] = [cook.one('sauce'), cook.all('side')]
    const way = cookAlone(cook, food)
    cook.step(`${cook.season(...seasoning)}. Serve hot${withThe(cook, sauce, ...side)}.`)
    return {
      title: `${way} ${titleName(food)}${withNames([...seasoning, sauce, ...side])}`,
      sentence: 'One good thing, cooked with care.',
    }
  },
}

/** Cooks the one food, and says how in one word. */
function cookAlone(cook: RecipeCook, food: RecipeIngredient): string {
  const fat = () => cook.the(cook.one('fat', { quantity: 15 }) ?? cook.need('oil', 15))
  const { kind: of, id: which } = food.food
  if (of === 'dried-pulse' && !cook.isHeated(food)) {
    soakAndBoil(cook, food)
    cook.step(`Toss ${cook.the(food)} in ${fat()} while hot.`)
    return 'boiled'
  }
  if (['rice', 'grain', 'noodle', 'pasta'].includes(of)) {
    cookAlongside(cook, food)
    cook.step(`Turn ${cook.the(food)} in ${fat()} while hot.`)
    return 'plain'
  }
  const way = waysFor(food)[0]!
  const minutes = cook.minutes(food, way)
  const until = `until ${cook.doneness(food, way)}.${cook.rest(food)}`
  if (way === 'roast') {
    cook.step(
      `Heat the oven to ${ovenTemperature(200)}. Turn ${cook.the(food)} in ${fat()} on a baking sheet, with room between, and roast for ${cook.min(minutes)}, ${until}`,
    )
    return 'roast'
  }
  if (way === 'fry') {
    const loose =
      ['ground-meat', 'ground-poultry'].includes(of) && !isReady(food) && !/burger|meatball|kofta/.test(which)
    cook.step(
      `${loose ? `Shape ${cook.the(food)} into flat patties. ` : ''}Warm ${fat()} in a wide pan over medium-high heat and fry ${loose ? 'them' : cook.the(food)} for ${cook.min(minutes)}, turning now and then, ${until}`,
    )
    return 'pan-fried'
  }
  if (way === 'braise') {
    cook.step(
      `Warm ${fat()} in a heavy pot and brown ${cook.the(food)} on all sides for ${cook.min(8)}. Pour in ${cook.measured('water', 400)}, cover and simmer very gently for ${cook.min(minutes)}, ${until}`,
    )
    return 'braised'
  }
  cook.step(
    `Bring ${cook.measured('water', Math.max(750, food.quantity * 5))} to the boil${cook.withSalt(4)}. Add ${cook.the(food)} and simmer for ${cook.min(minutes)}, ${until.replace('.', '; drain.')}`,
  )
  return 'boiled'
}
