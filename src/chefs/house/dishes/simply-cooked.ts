import type { Method } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import type { Cook } from '../cook.ts'
import type { Use } from '../larder.ts'
import type { DishForm } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { withThe } from './given.ts'
import {
  cooks,
  every,
  id,
  kind,
  may,
  must,
  not,
  rawEdible,
  role,
  savoury,
  servedHot,
  some,
  souring,
} from './slots.ts'
import { cookAlongside } from './starch.ts'
import { soakAndBoil } from './stewing.ts'
import { titleName, withNames } from './telling.ts'

const everyWay: readonly Method[] = ['fry', 'roast', 'boil', 'simmer', 'braise', 'steam']

/** Ways that do a kind of food justice when it is alone, in a cook's order; then all the others. */
function waysFor({ food, item }: Use): Method[] {
  const { kind: of, role: does }: Food = food
  const first: readonly Method[] =
    of === 'stewing-meat' ? ['braise']
    : ['roast', 'poultry-whole', 'squash', 'poultry-piece', 'tuber', 'root', 'brassica'].includes(of) ? ['roast', 'braise']
    : does === 'starch' || ['lentil', 'dried-pulse', 'pod', 'pea'].includes(of) ? ['boil', 'simmer', 'steam']
    : []
  return [...first, ...everyWay].filter((method) => minutesOf({ food, ...(item && { item }) }, method) !== undefined)
} // prettier-ignore

/** One savoury food cooked well on its own terms: what is left when nothing larger can be made. */
export const simplyCooked: DishForm = {
  id: 'simply-cooked',
  name: 'plain dish',
  course: 'basic',
  serves: 2,
  appeal: -3,
  slots: [
    must('food', every(role('protein', 'vegetable', 'leaf', 'starch', 'aromatic'), (item) => item.food.id === 'couscous' || everyWay.some((method) => cooks(method)(item)), not(kind('egg', 'seaweed', 'ready-meal', 'cured-meat', 'ginger')), not(every(kind('ready-meat', 'ready-fish'), not(servedHot))), not(id('baked-bean', 'pumpkin-puree', 'instant-mash', 'tofu-skin', 'egg-substitute', 'rice-paper')))),
    may('seasoning', every(some(role('spice', 'herb'), souring), savoury, not(id('bay-leaf', 'banana-leaf', 'pandan-leaf'))), 3),
    may('fat', every(role('fat'), savoury)),
    may('sauce', every(kind('condiment', 'salty-sauce', 'dip', 'hard-cheese', 'melting-cheese', 'crumbling-cheese', 'yogurt'), savoury)),
    may('side', every(kind('bread', 'roll', 'flatbread', 'salad-leaf', 'salad-vegetable', 'tomato'), rawEdible, savoury), 2),
  ],
  write(cook) {
    const food = cook.must('food')
    const seasoning = cook.all('seasoning', { share: 0.8 })
    const [sauce, side] = [cook.one('sauce'), cook.all('side')]
    const way = cookAlone(cook, food)
    cook.step(`${cook.season(...seasoning)}. Serve hot${withThe(cook, sauce, ...side)}.`)
    return {
      title: `${way} ${titleName(food)}${withNames([...seasoning, sauce, ...side])}`,
      sentence: 'One good thing, cooked with care.',
    }
  },
} // prettier-ignore

/** Cooks the one food, and says how in one word. */
function cookAlone(cook: Cook, food: Use): string {
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
  const until = `until ${cook.done(food, way)}.${cook.rest(food)}`
  if (way === 'roast') {
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Turn ${cook.the(food)} in ${fat()} on a baking sheet, with room between, and roast for ${cook.min(minutes)}, ${until}`)
    return 'roast'
  }
  if (way === 'fry') {
    const loose = ['ground-meat', 'ground-poultry'].includes(of) && !isReady(food) && !/burger|meatball|kofta/.test(which)
    cook.step(`${loose ? `Shape ${cook.the(food)} into flat patties. ` : ''}Warm ${fat()} in a wide pan over medium-high heat and fry ${loose ? 'them' : cook.the(food)} for ${cook.min(minutes)}, turning now and then, ${until}`)
    return 'pan-fried'
  }
  if (way === 'braise') {
    cook.step(`Warm ${fat()} in a heavy pot and brown ${cook.the(food)} on all sides for ${cook.min(8)}. Pour in ${cook.pour('water', 400)}, cover and simmer very gently for ${cook.min(minutes)}, ${until}`)
    return 'braised'
  }
  cook.step(`Bring ${cook.pour('water', Math.max(750, food.quantity * 5))} to the boil with ${cook.the(cook.need('salt', 4))}. Add ${cook.the(food)} and simmer for ${cook.min(minutes)}, ${until.replace('.', '; drain.')}`)
  return 'boiled'
} // prettier-ignore
