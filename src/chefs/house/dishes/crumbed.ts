import type { DishForm } from './dish-form.ts'
import { given, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyOf,
  cooks,
  every,
  id,
  kind,
  may,
  must,
  not,
  ready,
  role,
  savoury,
  some,
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
    must('meat', every(some(kind('chop', 'poultry-boneless', 'poultry-piece', 'white-fish', 'oily-fish', 'mollusc', 'crustacean', 'tofu'), id('pork', 'veal')), cooks('fry', 20), not(ready))),
    may('crumbs', id('breadcrumb', 'panko', 'cracker', 'cornflake')), may('flour', id('flour', 'cornstarch', 'rice-flour', 'self-raising-flour')),
    may('eggs', id('egg')), may('wet', id('buttermilk', 'yogurt', 'beer', 'sparkling-water')), { ...spices, max: 2 }, may('fat', kind('animal-fat', 'oil', 'butter')), may('cheese', kind('hard-cheese')),
    { ...beside, takes: some(beside.takes, kind('tuber')) }, may('green', every(kind('pea', 'pod', 'brassica'), cooks('boil'))),
    may('fresh', some(every(role('salad'), savoury), kind('soft-herb', 'cabbage'))), may('sour', souring), may('sauce', every(kind('condiment'), savoury), 2),
  ],
  suits: (filled) => anyOf('crumbs')(filled) || (anyOf('flour')(filled) && (anyOf('wet', 'eggs')(filled) || filled.get('meat')!.some(kind('mollusc', 'white-fish')))),
  write(cook) {
    const serving = cookAlongside(cook, cook.one('beside'))
    const green = cook.one('green')
    if (green) cook.step(`boil ${cook.the(green)} in ${cook.pour('water', 1000)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.done(green, 'boil')}; drain.`, { meanwhile: serving !== '' })
    const [meat, eggs, wet] = [cook.must('meat', ['stewing-meat', 'poultry-boneless'].includes(cook.peek('meat')!.food.kind) ? { cut: 'in thin slices' } : {}), cook.one('eggs', { quantity: 50, cut: 'beaten' }), cook.one('wet', { quantity: 60 * cook.serves })]
    const [flour, crumbs] = [cook.one('flour', { quantity: 25 * cook.serves }), cook.one('crumbs', { quantity: 40 * cook.serves })]
    const rub = cook.season(...cook.all('spices'))
    cook.step(`Pat ${cook.the(meat)} dry${rub === 'taste' ? '' : ` and ${rub}`}. ${given(cook, crumbs && flour ? [flour] : [], (food) => `Turn in ${food}. `)}${given(cook, [eggs, wet], (foods) => `Dip in ${foods}. `)}Press into ${cook.the(crumbs ?? flour, cook.one('cheese'))} until coated all over.`)
    const fat = cook.one('fat', { quantity: 45 * cook.serves }) ?? cook.need('oil', 45 * cook.serves)
    cook.step(`Heat ${cook.the(fat)} in a wide pan until it shimmers. Fry ${cook.the(meat)} in batches for ${cook.min(Math.max(5, cook.minutes(meat, 'fry')))}, turning once, until ${cook.done(meat, 'fry')}${given(cook, [eggs], () => `, and the coating hot through${cook.safe(eggs)}`)}. Drain on paper.${cook.rest(meat)}`)
    cook.step(`Serve at once${serving}${withThe(cook, green, cook.one('fresh'), cook.one('sour'), ...cook.all('sauce'))}.`)
    return {
      title: `${crumbs ? 'crumbed' : 'crisp fried'} ${titleName(meat)}${withNames([cook.one('beside'), green])}`,
      sentence: 'A crust that crackles, and a tender middle.',
    }
  },
} // prettier-ignore
