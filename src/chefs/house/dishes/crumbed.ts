import type { DishForm } from './dish-form.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  cooks,
  allOf,
  id,
  kind,
  optional,
  required,
  except,
  ready,
  role,
  savoury,
  anyOf,
  souring,
  spices,
} from './building-blocks/slots.ts'
import { beside, cookAlongside } from './building-blocks/starches.ts'
import { titleName, withNames } from './building-blocks/food-names.ts'

/** Thin meat, chicken, fish or squid in a crust: schnitzel, fried chicken, fish and chips. */
export const crumbed: DishForm = {
  id: 'crumbed',
  name: 'crisp fry',
  course: 'main',
  serves: 2,
  appeal: 1,
  slots: [
    required(
      'meat',
      allOf(
        anyOf(
          kind(
            'chop',
            'poultry-boneless',
            'poultry-piece',
            'white-fish',
            'oily-fish',
            'mollusc',
            'crustacean',
            'tofu',
          ),
          id('pork', 'veal'),
        ),
        cooks('fry', 20),
        except(ready),
      ),
    ),
    optional('crumbs', id('breadcrumb', 'panko', 'cracker', 'cornflake')),
    optional('flour', id('flour', 'cornstarch', 'rice-flour', 'self-raising-flour')),
    optional('eggs', id('egg')),
    optional('wet', id('buttermilk', 'yogurt', 'beer', 'sparkling-water')),
    { ...spices, max: 2 },
    optional('fat', kind('animal-fat', 'oil', 'butter')),
    optional('cheese', kind('hard-cheese')),
    { ...beside, takes: anyOf(beside.takes, kind('tuber')) },
    optional('green', allOf(kind('pea', 'pod', 'brassica'), cooks('boil'))),
    optional('fresh', anyOf(allOf(role('salad'), savoury), kind('soft-herb', 'cabbage'))),
    optional('sour', souring),
    optional('sauce', allOf(kind('condiment'), savoury), 2),
  ],
  accepts: (filled) =>
    anyFilled('crumbs')(filled) ||
    (anyFilled('flour')(filled) &&
      (anyFilled('wet', 'eggs')(filled) || filled.get('meat')!.some(kind('mollusc', 'white-fish')))),
  write(cook) {
    const serving = cookAlongside(cook, cook.one('beside'))
    const green = cook.one('green')
    if (green)
      cook.step(
        `boil ${cook.the(green)} in ${cook.measured('water', 1000)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.doneness(green, 'boil')}; drain.`,
        { meanwhile: serving !== '' },
      )
    const [meat, eggs, wet] = [
      cook.oneOrThrow(
        'meat',
        ['stewing-meat', 'poultry-boneless'].includes(cook.peek('meat')!.food.kind)
          ? { cut: 'in thin slices' }
          : {},
      ),
      cook.one('eggs', { quantity: 50, cut: 'beaten' }),
      cook.one('wet', { quantity: 60 * cook.serves }),
    ]
    const [flour, crumbs] = [
      cook.one('flour', { quantity: 25 * cook.serves }),
      cook.one('crumbs', { quantity: 40 * cook.serves }),
    ]
    const rub = cook.season(...cook.all('spices'))
    cook.step(
      `Pat ${cook.the(meat)} dry${rub === 'taste' ? '' : ` and ${rub}`}. ${whenPresent(cook, crumbs && flour ? [flour] : [], (food) => `Turn in ${food}. `)}${whenPresent(cook, [eggs, wet], (foods) => `Dip in ${foods}. `)}Press into ${cook.the(crumbs ?? flour, cook.one('cheese'))} until coated all over.`,
    )
    const fat = cook.one('fat', { quantity: 45 * cook.serves }) ?? cook.need('oil', 45 * cook.serves)
    cook.step(
      `Heat ${cook.the(fat)} in a wide pan until it shimmers. Fry ${cook.the(meat)} in batches for ${cook.min(Math.max(5, cook.minutes(meat, 'fry')))}, turning once, until ${cook.doneness(meat, 'fry')}${whenPresent(cook, [eggs], () => `, and the coating hot through${cook.atLeast(eggs)}`)}. Drain on paper.${cook.rest(meat)}`,
    )
    cook.step(
      `Serve at once${serving}${withThe(cook, green, cook.one('fresh'), cook.one('sour'), ...cook.all('sauce'))}.`,
    )
    return {
      title: `${crumbs ? 'crumbed' : 'crisp fried'} ${titleName(meat)}${withNames([cook.one('beside'), green])}`,
      sentence: 'A crust that crackles, and a tender middle.',
    }
  },
}
