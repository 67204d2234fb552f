import type { DishForm } from './dish-form.ts'
import { ovenTemperature, capitalize } from '../wording/phrases.ts'
import { whenPresent, present, squeeze } from './building-blocks/optional-phrases.ts'
import { among, proteinFor, vegetableFor } from './building-blocks/pot.ts'
import {
  anyFilled,
  cheese,
  citrus,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  mustard,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { looseGrain, cookMeanwhile } from './building-blocks/starches.ts'
import { adjective, titleName, titleNames, withNames } from './building-blocks/food-names.ts'

export const traybake: DishForm = {
  id: 'traybake',
  name: 'tray bake',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    optional(
      'protein',
      proteinFor(
        'roast',
        45,
        'bacon',
        'ready-fish',
        'ground-meat',
        'ground-poultry',
        'cured-meat',
        'steak',
        'cooked-pulse',
      ),
    ),
    optional('potatoes', allOf(kind('tuber'), cooks('roast'), except(id('mashed-potato')))),
    optional('vegetables', anyOf(vegetableFor('roast', 60), allOf(kind('bacon'), cooks('roast'))), 4),
    optional('onion', allOf(kind('onion'), cooks('roast'))),
    optional('scents', kind('garlic', 'chili', 'ginger'), 2),
    spices,
    woodyHerbs,
    citrus,
    herbs,
    optional(
      'glaze',
      anyOf(
        mustard.takes,
        id('honey', 'maple-syrup', 'balsamic-vinegar', 'hot-sauce', 'barbecue-sauce', 'harissa', 'pesto'),
      ),
      2,
    ),
    optional('butter', kind('butter')),
    cheese,
    optional('nuts', anyOf(allOf(role('nut'), rawEdible), id('pomegranate'))),
    optional('starch', anyOf(looseGrain, kind('bread', 'flatbread'))),
    optional(
      'leaf',
      allOf(
        anyOf(role('leaf', 'salad'), kind('yogurt', 'dip'), id('tahini', 'sour-cream', 'horseradish')),
        rawEdible,
        savoury,
      ),
      2,
    ),
  ],
  accepts: (filled) =>
    anyFilled('vegetables', 'potatoes')(filled) &&
    [...filled.values()].flat().length > 1 &&
    among(filled, 'protein', 'potatoes', 'vegetables').some(except(kind('tomato'))),
  write(cook) {
    const protein = cook.one('protein')
    const share = protein ? 1 : 1.4
    const vegetables = [
      ...cook.all('potatoes', { share }),
      ...cook.all('vegetables', { share }),
      ...cook.all('onion', { cut: 'cut into wedges' }),
    ]
    const seasonings = [
      ...cook.all('scents', { cut: 'whole' }),
      ...cook.all('spices'),
      ...cook.all('woodyHerbs'),
      ...cook.all('glaze'),
    ]
    const lemon = cook.one('citrus')
    const roasted = [...vegetables, ...present([protein])]
    const fat = cook.one('butter', { quantity: 30 }) ?? cook.need('oil', 30)
    cook.step(
      `Heat the oven to ${ovenTemperature(200)}. Put ${cook.the(fat, ...seasonings)} into a large roasting tin and ${cook.season()}.`,
    )
    cook.step(`${cook.inStages(roasted, 'roast', 'roast', 'Toss in')}${cook.rest(protein)}`)
    const serving = cookMeanwhile(cook, cook.one('starch'))
    const [rich, sides] = [[cook.one('cheese'), cook.one('nuts')], cook.all('leaf')]
    const top = [...rich, ...cook.all('herbs')]
    cook.step(
      `${lemon ? `${capitalize(squeeze(cook, lemon))} over the tin. ` : ''}${whenPresent(cook, top, (foods) => `Scatter with ${foods} and s`) || 'S'}erve${serving || ' straight from the tin'}${whenPresent(cook, sides, (food) => `, with ${food} on the side`)}.`,
    )
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}roast ${protein ? `${titleName(protein)}${withNames(vegetables)}` : `${titleNames(vegetables, 3)}${withNames([...rich, ...sides])}`}`,
      sentence: 'One tin, and the oven does the work.',
    }
  },
}
