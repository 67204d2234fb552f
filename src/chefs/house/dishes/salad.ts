import type { DishForm } from './dish-form.ts'
import { listOf } from '../wording/phrases.ts'
import { whenPresent, juiceOf, mustHeat, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  except,
  ready,
  rawEdible,
  role,
  savoury,
  anyOf,
  souring,
  spices,
} from './building-blocks/slots.ts'
import { cookAlongside, plainPasta } from './building-blocks/starches.ts'
import { adjective, attributive, withNames } from './building-blocks/food-names.ts'

const pulse = kind('cooked-pulse', 'lentil', 'dried-pulse')

/** Raw vegetables and leaves, potatoes, a grain or pasta under a dressing: from slaw to potato salad. */
export const salad: DishForm = {
  id: 'salad',
  name: 'salad',
  course: 'main',
  serves: 2,
  slots: [
    optional(
      'starch',
      anyOf(
        allOf(kind('grain'), anyOf(cooks('boil'), id('couscous'))),
        plainPasta,
        allOf(kind('lentil'), except(anyOf(ready, id('red-lentil')))),
        id('potato', 'new-potato', 'boiled-potato'),
      ),
    ),
    optional('roots', allOf(kind('root'), rawEdible), 2),
    optional(
      'base',
      allOf(
        anyOf(
          role('salad', 'leaf'),
          kind('cabbage', 'tomato', 'fruit-vegetable', 'tinned-vegetable'),
          id('celery', 'fennel'),
        ),
        rawEdible,
        savoury,
        except(id('aubergine')),
      ),
      4,
    ),
    optional('green', allOf(kind('pod', 'pea'), cooks('boil', 7))),
    optional('eggs', id('egg', 'hard-boiled-egg')),
    optional(
      'protein',
      allOf(
        role('protein'),
        anyOf(
          ready,
          allOf(kind('bacon', 'crustacean', 'poultry-boneless', 'steak', 'oily-fish'), cooks('fry', 12)),
        ),
        savoury,
        except(anyOf(pulse, kind('egg'))),
      ),
    ),
    optional('beans', allOf(pulse, ready, except(id('refried-bean', 'baked-bean')))),
    {
      ...optional(
        'fruit',
        allOf(
          role('fruit'),
          except(kind('dried-fruit', 'tinned-fruit')),
          rawEdible,
          except(id('banana', 'coconut', 'cherry')),
        ),
        2,
      ),
      ignoresClashes: true,
    },
    cheese,
    optional('nuts', allOf(role('nut'), rawEdible)),
    optional('dried', kind('dried-fruit')),
    optional('pickles', anyOf(kind('pickle'), id('anchovy')), 3),
    optional('onion', kind('onion', 'garlic', 'chili'), 2),
    { ...herbs, max: 3 },
    { ...spices, max: 2 },
    optional('acid', souring),
    optional(
      'creamy',
      allOf(
        anyOf(kind('yogurt'), id('mayonnaise', 'vegan-mayonnaise', 'aioli', 'sour-cream', 'creme-fraiche')),
        savoury,
      ),
    ),
    optional(
      'dressing',
      anyOf(
        kind('salty-sauce'),
        id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'horseradish', 'honey', 'tahini'),
      ),
      2,
    ),
    optional('bread', allOf(anyOf(kind('bread', 'flatbread', 'roll'), id('crouton')), rawEdible)),
  ],
  appeal: 0.3,
  accepts: (filled) =>
    (!filled.get('protein')?.some(kind('poultry-boneless', 'steak', 'oily-fish')) ||
      anyFilled('starch')(filled) ||
      Boolean(filled.get('base')?.some(role('salad')))) &&
    ((anyFilled('base', 'roots', 'starch', 'beans')(filled) &&
      anyFilled('creamy', 'acid', 'pickles', 'dressing')(filled)) ||
      (anyFilled('base', 'roots')(filled) && anyFilled('herbs')(filled)) ||
      (anyFilled('base', 'roots', 'fruit')(filled) && anyFilled('cheese')(filled)) ||
      ['base', 'roots'].some((name) => filled.get(name)?.some(role('salad')))),
  write(cook) {
    const starch = cook.one('starch', { share: 0.8 })
    const [green, eggs, protein] = [
      cook.one('green'),
      cook.one('eggs', { quantity: cook.serves * 50 }),
      cook.all('protein', { share: 0.8 }),
    ]
    const beans = cook.all('beans', { share: 0.8 })
    cookAlongside(cook, starch)
    if (green)
      cook.step(
        `Boil ${cook.the(green)} in ${cook.measured('water', 750)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.doneness(green, 'boil')}; drain and cool under the tap.`,
      )
    if (eggs?.food.id === 'egg')
      cook.step(
        `boil ${cook.the(eggs)} in ${cook.measured('water', 750)} for ${cook.min(10)}, until the yolks are firm${cook.atLeast(eggs)}. Cool under the tap, peel and quarter.`,
        { meanwhile: starch !== undefined },
      )
    for (const ingredient of [...protein, ...beans].filter(
      (each) => each.food.kind === 'frying-cheese' || mustHeat(cook, each),
    ))
      cook.step(
        `fry ${cook.the(ingredient)} in a dry non-stick pan for ${cook.min(cook.minutes(ingredient, 'fry'))}, until ${cook.doneness(ingredient, 'fry')}.${cook.rest(ingredient)}`,
        { meanwhile: starch !== undefined },
      )
    const stale = cook.peek('bread')?.food.id === 'stale-bread'
    const base = [
      ...cook.all('roots', { share: 0.9, cut: 'grated' }),
      ...cook.all('base', { share: stale ? 1.6 : 0.9 }),
    ]
    const creamy = cook.one('creamy', { share: 1.2 })
    const sour = cook.one('acid', { share: 0.6 }) ?? (creamy ? undefined : cook.need('vinegar', 15))
    const stirred = cook.all('dressing')
    const parts = [
      ...(sour ? [juiceOf(cook, sour)] : []),
      ...[creamy ?? cook.need('oil', 30), ...stirred, ...cook.all('spices')].map((ingredient) =>
        cook.the(ingredient),
      ),
    ]
    cook.step(`Put ${listOf(parts)} into a large bowl; whisk and ${cook.season()}.`)
    const bread = cook.one('bread')
    const sharp = cook.all('onion', { share: 0.5, cut: 'thinly sliced' })
    cook.step(
      whenPresent(
        cook,
        [starch, green, ...base, ...beans, ...sharp, stale ? bread : undefined],
        (foods) =>
          `Toss ${foods} in it until everything is dressed.${stale ? ` Leave for ${cook.min(15)}, until the bread is soft.` : ''}`,
      ),
    )
    const fruit = cook.all('fruit', { share: base.length > 0 ? 0.6 : 1.5 })
    const [grated, fresh] = [cook.one('cheese'), cook.all('herbs', { share: starch ? 2 : 1 })]
    const over = [
      ...protein,
      eggs,
      ...fruit,
      ...cook.all('pickles'),
      grated,
      cook.one('dried'),
      cook.one('nuts'),
      ...fresh,
    ]
    cook.step(
      `${whenPresent(cook, over, (foods) => `Top with ${foods} and s`) || 'S'}erve${withThe(cook, stale ? undefined : bread) || (starch ? ' warm or cold' : ' at once')}.`,
    )
    const lead = [present([starch]), base, fruit, beans].find(({ length }) => length > 0) ?? []
    const chief = [...protein, ...beans, grated, ...fruit, eggs, green].filter(
      (ingredient) => !ingredient || !lead.includes(ingredient),
    )
    const what = creamy && base.some(({ food }) => food.kind === 'cabbage') ? 'slaw' : 'salad'
    return {
      title: stale
        ? `panzanella${withNames([...base, ...chief])}`
        : `${adjective(cook, [...stirred, sour])}${attributive(lead, present(chief).length > 0 ? 1 : 2)} ${what}${withNames(starch ? [...chief, ...base] : chief)}`,
      sentence: 'Mixed in the bowl and eaten from it.',
    }
  },
}
