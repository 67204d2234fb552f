import { CannotCook } from '../cooking/cannot-cook.ts'
import type { DishForm } from './dish-form.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  cheese,
  cooks,
  allOf,
  id,
  kind,
  optional,
  mustard,
  except,
  poured,
  ready,
  savoury,
  anyOf,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { attributive, withNames } from './building-blocks/food-names.ts'

/** Vegetables boiled first, then baked under cream or a white sauce. */
export const gratin: DishForm = {
  id: 'gratin',
  name: 'gratin',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    optional('roots', allOf(kind('tuber', 'root', 'squash'), cooks('boil', 16), except(ready)), 3),
    optional(
      'vegetables',
      allOf(anyOf(kind('brassica', 'stalk', 'pod'), id('leek', 'swiss-chard', 'endive')), cooks('boil')),
      2,
    ),
    optional('onion', kind('onion')),
    optional(
      'rich',
      anyOf(allOf(poured, kind('cream')), id('white-sauce', 'cheese-sauce', 'soy-cream', 'oat-cream')),
    ),
    optional('milk', allOf(poured, kind('milk', 'plant-milk'))),
    optional('meat', allOf(kind('ready-meat', 'cured-meat', 'bacon'), savoury, except(id('pate')))),
    cheese,
    mustard,
    { ...aromatics, takes: kind('garlic') },
    woodyHerbs,
    optional('spice', id('nutmeg', 'paprika')),
    optional('crumb', id('breadcrumb', 'panko')),
  ],
  accepts: (filled) =>
    anyFilled('roots', 'vegetables')(filled) && anyFilled('rich', 'milk', 'cheese')(filled),
  write(cook) {
    const roots = [
      ...cook.all('roots', { cut: 'thinly sliced' }),
      ...cook.all('onion', { cut: 'thinly sliced' }),
    ]
    const others = cook.all('vegetables')
    const vegetables = [...roots, ...others]
    const weight = vegetables.reduce((sum, { quantity }) => sum + quantity, 0)
    if (weight < cook.serves * 90) throw new CannotCook({ lacks: 'substance' })
    const gratings = cook.one('cheese', { share: 1.3 })
    const scents = [
      ...cook.all('aromatics'),
      ...cook.all('woodyHerbs'),
      ...cook.all('spice'),
      ...cook.all('mustard'),
    ]
    const slices = whenPresent(
      cook,
      roots,
      (foods) => ` Add ${foods} and boil for ${cook.min(6)}, until the slices bend.`,
    )
    cook.step(
      `Heat the oven to ${ovenTemperature(200)}. Bring ${cook.measured('water', 1500)} to the boil${cook.withSalt(5)}.${slices}${others.length > 0 ? ` ${cook.inStages(others, 'boil', 'boil')}` : ''} Drain very well.`,
    )
    const cream = cook.one('rich', { quantity: weight * 0.45 })
    if (cream) cook.step(`Warm ${cook.the(cream, ...scents)} in a pan for ${cook.min(3)}, without boiling.`)
    else {
      const milk = cook.one('milk', { quantity: weight * 0.5 }) ?? cook.need('milk', weight * 0.5)
      const [butter, flour] = [
        cook.need('butter', milk.quantity / 10),
        cook.need('flour', milk.quantity / 10),
      ]
      cook.step(
        `melt ${cook.the(butter)} in a small pan, stir in ${cook.the(flour)} and cook for ${cook.min(1)}. Whisk in ${cook.the(milk, ...scents)} bit by bit and simmer for ${cook.min(3)}, until it coats the spoon.`,
        { meanwhile: true },
      )
    }
    const meat = cook.one('meat')
    cook.step(
      `Layer the vegetables${whenPresent(cook, [meat], (foods) => ` and ${foods}`)} in a baking dish, pour the sauce over${whenPresent(cook, [gratings, cook.one('crumb')], (foods) => ` and scatter with ${foods}`)}. Bake for ${cook.min(roots.length > 0 ? 40 : 20)}, until bubbling and well browned, 74 °C (165 °F) in the middle.`,
    )
    cook.step(`Let it settle for ${cook.min(5)} before serving.`)
    return {
      title: `${attributive(vegetables, 2)} gratin${withNames([meat, gratings])}`,
      sentence: 'The plainest vegetables become supper.',
    }
  },
}
