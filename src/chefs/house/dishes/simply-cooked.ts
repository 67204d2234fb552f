import type { Food, Method } from '#food/food.ts'
import type { Cook, Use } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { given } from './given.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { soakAndBoil } from './stewing.ts'
import { titleName } from './telling.ts'

const everyWay: readonly Method[] = ['fry', 'roast', 'boil', 'simmer', 'steam', 'braise', 'grill']

/** Ways that do a kind of food justice when it is alone, in a cook's order; then all the others. */
function favourites({ kind: of, role: does }: Food): readonly Method[] {
  if (does === 'aromatic') return ['roast', 'fry']
  if (of === 'stewing-meat') return ['braise']
  if (['roast', 'poultry-whole', 'squash'].includes(of)) return ['roast', 'braise', 'simmer']
  if (['poultry-piece', 'tuber', 'root', 'brassica'].includes(of)) return ['roast', 'fry', 'boil']
  if (pan.includes(of)) return ['fry']
  if (does === 'leaf' || fried.includes(of)) return ['fry', 'roast']
  if (does === 'starch' || ['lentil', 'dried-pulse', 'pod', 'pea'].includes(of))
    return ['boil', 'simmer', 'steam']
  return everyWay
}

const fried = ['steak', 'chop', 'mushroom', 'bacon', 'offal']

/** One of the two best ways that the food's table has minutes for. */
function wayFor(cook: Cook, use: Use): Method {
  const possible = (methods: readonly Method[]) =>
    methods.filter((method) => minutesOf(use, method) !== undefined)
  const best = possible(favourites(use.food))
  return cook.random.pick((best.length > 0 ? best : possible(everyWay)).slice(0, 2))
}

/** Ready meat and fish that want the pan; the rest is for a board. */
const hot = id('frankfurter', 'beef-frankfurter', 'chicken-frankfurter', 'smoked-sausage', 'black-pudding', 'breaded-chicken', 'duck-confit', 'roast-duck', 'spam', 'fish-finger', 'fish-cake', 'fish-ball', 'kipper') // prettier-ignore

const pan = ['ground-meat', 'ground-poultry']

/** One savoury food cooked well on its own terms: what is left when nothing larger can be made. */
export const simplyCooked: DishForm = {
  id: 'simply-cooked',
  name: 'plain dish',
  course: 'basic',
  serves: 2,
  appeal: -3,
  slots: [
    { name: 'food', takes: every(role('protein', 'vegetable', 'leaf', 'starch', 'aromatic'), some(id('couscous'), cooks('fry'), cooks('boil'), cooks('simmer'), cooks('roast'), cooks('braise'), cooks('steam')), not(kind('egg', 'seaweed', 'ready-meal', 'cured-meat')), not(every(kind('ready-meat', 'ready-fish'), not(hot))), not(id('garlic-paste', 'ginger-paste', 'ginger-garlic-paste', 'baked-bean', 'pumpkin-puree', 'instant-mash', 'insect', 'tofu-skin', 'egg-substitute', 'ginger', 'galangal', 'lemongrass', 'fresh-turmeric', 'rice-paper'))), min: 1, max: 1 },
    { name: 'seasoning', takes: every(some(role('spice', 'herb', 'acid')), savoury, not(id('bay-leaf', 'banana-leaf', 'pandan-leaf', 'bouquet-garni'))), max: 3 },
    { name: 'fat', takes: every(role('fat'), savoury, not(id('suet', 'vegetable-suet', 'shortening'))), max: 1 },
    { name: 'sauce', takes: every(some(kind('condiment', 'salty-sauce', 'dip', 'paste', 'hard-cheese', 'melting-cheese', 'crumbling-cheese', 'yogurt')), savoury, rawEdible), max: 1 },
    { name: 'side', takes: every(some(kind('bread', 'roll', 'flatbread', 'salad-leaf', 'salad-vegetable', 'tomato')), rawEdible, savoury), max: 2 },
  ],
  write(cook) {
    const food = cook.must('food')
    if (food.food.kind === 'dried-pulse') soakAndBoil(cook, food)
    const seasoning = cook.all('seasoning', { share: 0.8 })
    const dry = seasoning.filter(({ food: { role: does } }) => does === 'spice')
    const way = cookAlone(cook, food, dry)
    const sauce = cook.one('sauce')
    const side = cook.all('side')
    cook.step(`${cook.season(...seasoning.filter((use) => !dry.includes(use) || !['roasted', 'pan-fried', 'grilled'].includes(way)))}${given(cook, [sauce], (foods) => ` and bring to the table with ${foods}`)}. Serve ${given(cook, side, (foods) => `with ${foods}`) || cook.say('hot', 'at once')}.`)
    return { title: `${cook.say('Simply', 'Plain')} ${way} ${titleName(food)}`, sentence: cook.say('One good thing, cooked with care.', 'Nothing to hide behind, and no need to.'), tip: 'With an onion, an egg or a handful of greens on the list there is more to make of it.' }
  },
} // prettier-ignore

/** Cooks the one food, and says how in one word. */
function cookAlone(cook: Cook, food: Use, rub: readonly Use[]): string {
  const rubbed = () => given(cook, rub, (foods) => ` and ${foods}`)
  const fat = () => cook.one('fat', { quantity: 15 }) ?? cook.need('oil', 15)
  if (food.food.kind === 'dried-pulse' && !cook.isHeated(food)) {
    cook.step(`Toss ${cook.the(food)} in a warm pan with ${cook.the(fat())} for ${cook.min(2)}.`)
    return 'boiled'
  }
  if (['rice', 'grain', 'noodle'].includes(food.food.kind) && food.food.id !== 'polenta-block') {
    cookAlongside(cook, food)
    cook.step(`Turn ${cook.the(food)} in ${cook.the(cook.one('fat', { quantity: 15 }) ?? cook.need('butter', 15))} while hot.`)
    return cook.isHeated(food) ? 'hot' : 'buttered'
  }
  const way = wayFor(cook, food)
  const minutes = cook.minutes(food, way)
  const until = `until ${cook.done(food, way)}`
  switch (way) {
    case 'roast':
      cook.step(`Heat the oven to ${ovenTemperature(200)}. Turn ${cook.the(food)} in ${cook.the(fat())}${rubbed()} on a baking sheet, with room between, and roast for ${cook.min(minutes)}, ${until}.${cook.rest(food)}`)
      return 'roasted'
    case 'fry':
      if (pan.includes(food.food.kind) && !food.food.id.includes('burger') && !isReady(food)) {
        cook.step(`Mix ${cook.the(food)}${rubbed()} and shape into flat patties without pressing hard. Warm ${cook.the(fat())} in a wide pan over medium-high heat and fry them for ${cook.min(minutes + 2)}, turning once, ${until}.`)
        return 'pan-fried'
      }
      cook.step(`Warm ${cook.the(fat())} in a wide pan over medium-high heat. Add ${cook.the(food)}${rubbed()} and ${isReady(food) ? 'warm' : 'fry'} for ${cook.min(minutes)}, turning now and then, ${until}.${cook.rest(food)}`)
      return 'pan-fried'
    case 'grill':
      cook.step(`Heat the grill. Brush ${cook.the(food)} with ${cook.the(fat())}${rubbed()} and grill for ${cook.min(minutes)}, turning once, ${until}.${cook.rest(food)}`)
      return 'grilled'
    case 'steam':
      cook.step(`Bring ${cook.pour('water', 500)} to the boil under a steamer. Lay ${cook.the(food)} in it, cover and steam for ${cook.min(minutes)}, ${until}.${cook.rest(food)}`)
      return 'steamed'
    case 'braise':
      cook.step(`Warm ${cook.the(fat())} in a heavy pot and brown ${cook.the(food)} on all sides for ${cook.min(8)}.`)
      cook.step(`Pour in ${cook.pour('water', 400)}, cover and simmer very gently for ${cook.min(minutes)}, ${until}.${cook.rest(food)}`)
      return 'braised'
    default: {
      const salt = cook.need('salt', 4)
      const water = cook.pour('water', Math.max(750, food.quantity * 5))
      cook.step(`Bring ${water} to the boil with ${cook.the(salt)}. Add ${cook.the(food)} and ${way === 'simmer' ? 'simmer' : 'boil'} for ${cook.min(minutes)}, ${until}; drain.${cook.rest(food)}`)
      if (food.food.role === 'vegetable') cook.step(`Turn in ${cook.the(cook.one('fat', { quantity: 15 }) ?? cook.want('butter', 15) ?? salt)} while hot.`)
      return way === 'simmer' ? 'simmered' : 'boiled'
    }
  }
} // prettier-ignore
