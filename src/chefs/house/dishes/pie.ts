import { CannotCook } from '../cooking/cannot-cook.ts'
import type { DishForm } from './dish-form.ts'
import { isReady } from '../cooking/doneness.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  aromatics,
  cooks,
  allOf,
  id,
  kind,
  optional,
  required,
  mustard,
  except,
  poured,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { soften } from './building-blocks/stewing.ts'
import { attributive, withNames } from './building-blocks/food-names.ts'

/** Meat that is still loose: no burgers, no meatballs. */
const mince = allOf(
  anyOf(kind('ground-meat', 'ground-poultry'), id('plant-mince', 'quorn-mince')),
  ({ food }) => !/burger|meatball|kofta/.test(food.id),
)

const swims = allOf(kind('white-fish', 'oily-fish', 'crustacean'), cooks('simmer', 15))

/** Minced meat, lentils or fish under a crust of mashed potato. */
export const cottagePie: DishForm = {
  id: 'cottage-pie',
  name: 'cottage pie',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 1,
  slots: [
    required('mince', anyOf(mince, swims, id('cooked-lentil', 'green-lentil', 'lentil', 'puy-lentil')), 3),
    required('potatoes', id('potato', 'sweet-potato', 'mashed-potato'), 2),
    optional(
      'vegetables',
      allOf(
        role('vegetable'),
        cooks('simmer', 15),
        savoury,
        except(kind('seaweed', 'sprout', 'squash', 'tuber')),
      ),
      4,
    ),
    aromatics,
    { ...spices, max: 2 },
    woodyHerbs,
    optional('tomato', anyOf(kind('tomato-sauce'), id('tomato-paste', 'ketchup'))),
    optional('stock', kind('stock', 'stock-cube')),
    optional('savour', anyOf(mustard.takes, id('worcestershire', 'yeast-extract'))),
    optional('butter', kind('butter')),
    optional('milk', poured),
    { ...optional('cheese', kind('melting-cheese', 'hard-cheese', 'plant-cheese')), ignoresClashes: true },
  ],
  write(cook) {
    const meats = cook.all('mince', { cut: 'cut into chunks' })
    const meat = meats[0]!
    const fish = swims(meat.item!)
    const potatoes = cook.all('potatoes')
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const scents = cook.all('aromatics')
    const melted = fish
      ? (cook.one('butter', { quantity: cook.serves * 16 }) ?? cook.need('butter', cook.serves * 16))
      : undefined
    if (potatoes.reduce((sum, { quantity }) => sum + quantity, 0) < cook.serves * 80)
      throw new CannotCook({ lacks: 'substance' })
    const raw = potatoes.filter((ingredient) => !isReady(ingredient))
    if (raw.length > 0)
      cook.step(
        `Cover ${cook.the(...raw)} with ${cook.measured('water', 1200)}${whenPresent(cook, [cook.salt(5)], () => ' and a pinch of salt')}, bring to the boil and simmer for ${cook.min(Math.max(...raw.map((ingredient) => cook.minutes(ingredient, 'boil'))))}, until a knife slips through. Drain.`,
      )
    const stock = cook.one('stock', { quantity: cook.serves * 50 })
    const stirred = [
      ...cook.all('spices'),
      ...cook.all('woodyHerbs'),
      ...cook.all('tomato', { share: 0.7 }),
      ...cook.all('savour'),
      stock,
    ]
    const pulse = ['lentil', 'cooked-pulse'].includes(meat.food.kind)
    const brown =
      pulse || fish
        ? ''
        : ` Add ${cook.the(...meats)} and fry for ${cook.min(cook.minutes(meat, 'fry'))}, breaking up the lumps, until ${cook.doneness(meat, 'fry')}.`
    cook.step(
      `Warm ${melted ? `half of ${cook.the(melted)}` : cook.the(cook.need('oil', 15))} in a wide pan over medium heat.${soften(cook, scents)}${brown}`,
      { meanwhile: raw.length > 0 },
    )
    const milk =
      cook.one('milk', { quantity: cook.serves * (fish ? 90 : 20) }) ??
      (fish ? cook.need('milk', cook.serves * 90) : undefined)
    const liquid = fish
      ? `${cook.the(cook.need('flour', cook.serves * 8))}, then ${cook.the(milk)} bit by bit,`
      : cook.measured(
          'water',
          cook.serves * (pulse && !isReady(meat) ? 200 : stock?.food.kind === 'stock' ? 25 : 75),
        )
    const simmered = pulse ? [...vegetables, meat] : vegetables
    cook.step(
      `Stir in ${whenPresent(cook, stirred, (foods) => `${foods} and `)}${liquid} and bring to a simmer. ${simmered.length > 0 ? cook.inStages(simmered, 'simmer', 'simmer') : `Simmer for ${cook.min(10)}.`} It should be thick, not dry; ${cook.season()}.${fish ? ` Fold in ${cook.the(...meats)} and heat gently for ${cook.min(3)}, until just set${cook.atLeast(meat)}.` : ''}`,
    )
    const butter =
      melted ??
      cook.one('butter', { quantity: cook.serves * 8 }) ??
      (milk ? undefined : cook.want('butter', cook.serves * 8))
    cook.step(
      `Heat the oven to ${ovenTemperature(200)}. Mash ${cook.the(...potatoes)}${melted ? ` with the rest of ${cook.the(melted)}` : withThe(cook, butter, milk)} until smooth.`,
    )
    cook.step(
      `Tip the filling into a baking dish, spread the mash over and rough it up with a fork${whenPresent(cook, [cook.one('cheese', { share: 0.7 })], (food) => `; scatter with ${food}`)}. Bake for ${cook.min(25)}, until golden and bubbling at the edges, 74 °C (165 °F) in the middle. Stand for ${cook.min(5)} before serving.`,
    )
    const name = fish
      ? 'fish pie'
      : ({ lamb: "shepherd's pie", beef: 'cottage pie' }[meat.food.origin as string] ??
        `${attributive([meat])} and ${attributive(potatoes, 1)} pie`)
    return {
      title: `${name}${withNames(fish ? [...meats, ...vegetables] : vegetables)}`,
      sentence: 'A crust of mash, and a savoury filling that bubbles through.',
    }
  },
}
