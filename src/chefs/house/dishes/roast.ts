import type { FoodFilter } from '../cooking/slot.ts'
import type { DishForm } from './dish-form.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import {
  aromatics,
  citrus,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  mustard,
  except,
  poured,
  ready,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { jointName, readyWhen, titleName, withNames } from './building-blocks/food-names.ts'

/** What roasts around the meat, in its juices. */
const around = allOf(
  anyOf(role('vegetable'), kind('tuber')),
  savoury,
  cooks('roast'),
  except(ready),
  except(kind('pod', 'mushroom')),
)

/** A joint or bird roasted with vegetables around it, rested and carved. */
const roastOf = (formId: string, serves: number, appeal: number, meat: FoodFilter): DishForm => ({
  id: formId,
  name: 'roast',
  course: 'main',
  regions: ['european', 'north-american'],
  serves,
  appeal,
  slots: [
    required('meat', allOf(meat, except(ready))),
    optional('glaze', id('barbecue-sauce', 'honey', 'maple-syrup')),
    optional('roots', allOf(kind('root', 'tuber', 'squash'), around), 3),
    optional('vegetables', anyOf(around, id('apple', 'pear')), 2),
    optional('butter', kind('butter')),
    citrus,
    { ...aromatics, takes: allOf(role('aromatic'), cooks('roast')), max: 2 },
    { ...spices, max: 2 },
    woodyHerbs,
    optional('green', anyOf(kind('pea', 'pod'), allOf(role('leaf'), cooks('boil')))),
    optional('wine', anyOf(kind('wine', 'stock', 'beer'), allOf(poured, kind('cream'))), 2),
    optional(
      'sauce',
      anyOf(mustard.takes, id('horseradish', 'mint-sauce', 'cranberry-sauce', 'apple-sauce', 'gravy')),
      2,
    ),
    herbs,
  ],
  write(cook) {
    const joint = cook.oneOrThrow('meat')
    const bed = [cook.one('citrus', { share: 0.6 }), ...cook.all('aromatics', { cut: 'halved' })]
    const vegetables = [...cook.all('roots', { cut: 'cut into large chunks' }), ...cook.all('vegetables')]
    const fat = cook.one('butter', { quantity: 40 }) ?? cook.need('oil', 45)
    const total = cook.minutes(joint, 'roast')
    const slow = joint.food.kind === 'roast' && total > 110
    const slowest = Math.min(
      total,
      Math.max(0, ...vegetables.map((ingredient) => cook.minutes(ingredient, 'roast'))),
    )
    cook.step(
      `Heat the oven to ${ovenTemperature(slow ? 160 : total > 150 ? 180 : 200)}. Rub ${cook.the(joint)} with ${cook.the(fat, ...cook.all('spices'), ...cook.all('woodyHerbs'))} and ${cook.season()}. Set in a large roasting tin${whenPresent(cook, bed, (foods) => `, with ${foods} underneath`)}.`,
    )
    if (total > slowest)
      cook.step(
        `Roast${slow ? ' under foil' : ', basting once or twice,'} for ${cook.min(total - slowest)}${vegetables.length > 0 ? '' : `, until ${cook.doneness(joint, 'roast')}`}.`,
      )
    if (vegetables.length > 0)
      cook.step(
        `${slow ? `Turn the oven up to ${ovenTemperature(200)}. ` : ''}Turn ${cook.the(...vegetables)} in the fat of the tin and roast everything for ${cook.min(slowest)}, until brown at the edges; ${readyWhen(cook, joint, 'roast')}.`,
      )
    cook.step(
      whenPresent(
        cook,
        [cook.one('glaze', { quantity: cook.serves * 20 })],
        (it) => `Brush ${cook.the(joint)} with ${it} and roast for ${cook.min(10)} more, until it shines.`,
      ),
    )
    cook.step(`Lift ${cook.the(joint)} on to a board, cover with foil and rest for ${cook.min(15)}.`)
    const [green, wine] = [cook.one('green'), cook.all('wine', { quantity: cook.serves * 50 })]
    if (green)
      cook.step(
        `boil ${cook.the(green)} in ${cook.measured('water', 1000)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.doneness(green, 'boil')}; drain.`,
        { meanwhile: true },
      )
    cook.step(
      whenPresent(
        cook,
        wine,
        (it) => `add ${it} to the tin and bubble for ${cook.min(4)}, scraping up the brown bits.`,
      ),
      { meanwhile: true },
    )
    cook.step(
      `Carve ${cook.the(joint)}${whenPresent(cook, cook.all('herbs'), (foods) => `, scatter with ${foods}`)} and serve with ${whenPresent(cook, vegetables, (them) => `${them} and `)}the pan juices${whenPresent(cook, [green, ...cook.all('sauce')], (foods) => `, and ${foods} beside`)}.`,
    )
    return {
      title: `roast ${joint.food.kind === 'roast' ? jointName(joint) : titleName(joint)}${withNames(vegetables)}`,
      sentence: 'Nothing fills a house with a better smell.',
    }
  },
})

/** Birds that feed a large table. */
const feast = id('whole-turkey', 'goose')

export const roasts: readonly DishForm[] = [
  roastOf('roast-joint', 6, 1, allOf(kind('roast'), cooks('roast'))),
  roastOf('roast-bird', 4, 1.5, allOf(kind('poultry-whole'), except(feast))),
  roastOf('feast-bird', 10, 1.5, feast),
]
