import type { DishForm } from './dish-form.ts'
import { listOf } from '../wording/phrases.ts'
import { given, juiceOf, mustHeat, present, withThe } from './building-blocks/optional-phrases.ts'
import { anyOf, cheese, cooks, every, herbs, id, kind, may, not, ready, rawEdible, role, savoury, some, souring, spices } from './building-blocks/slots.ts' // prettier-ignore
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
    may('starch', some(every(kind('grain'), some(cooks('boil'), id('couscous'))), plainPasta, every(kind('lentil'), not(some(ready, id('red-lentil')))), id('potato', 'new-potato', 'boiled-potato'))),
    may('roots', every(kind('root'), rawEdible), 2),
    may('base', every(some(role('salad', 'leaf'), kind('cabbage', 'tomato', 'fruit-vegetable', 'tinned-vegetable'), id('celery', 'fennel')), rawEdible, savoury, not(id('aubergine'))), 4),
    may('green', every(kind('pod', 'pea'), cooks('boil', 7))), may('eggs', id('egg', 'hard-boiled-egg')),
    may('protein', every(role('protein'), some(ready, every(kind('bacon', 'crustacean', 'poultry-boneless', 'steak', 'oily-fish'), cooks('fry', 12))), savoury, not(some(pulse, kind('egg'))))), may('beans', every(pulse, ready, not(id('refried-bean', 'baked-bean')))),
    { ...may('fruit', every(role('fruit'), not(kind('dried-fruit', 'tinned-fruit')), rawEdible, not(id('banana', 'coconut', 'cherry'))), 2), boldly: true }, cheese,
    may('nuts', every(role('nut'), rawEdible)), may('dried', kind('dried-fruit')), may('pickles', some(kind('pickle'), id('anchovy')), 3),
    may('onion', kind('onion', 'garlic', 'chili'), 2), { ...herbs, max: 3 }, { ...spices, max: 2 }, may('acid', souring),
    may('creamy', every(some(kind('yogurt'), id('mayonnaise', 'vegan-mayonnaise', 'aioli', 'sour-cream', 'creme-fraiche')), savoury)),
    may('dressing', some(kind('salty-sauce'), id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'horseradish', 'honey', 'tahini')), 2),
    may('bread', every(some(kind('bread', 'flatbread', 'roll'), id('crouton')), rawEdible)),
  ],
  appeal: 0.3,
  suits: (filled) => (!filled.get('protein')?.some(kind('poultry-boneless', 'steak', 'oily-fish')) || anyOf('starch')(filled) || Boolean(filled.get('base')?.some(role('salad')))) && ((anyOf('base', 'roots', 'starch', 'beans')(filled) && anyOf('creamy', 'acid', 'pickles', 'dressing')(filled)) || (anyOf('base', 'roots')(filled) && anyOf('herbs')(filled)) || (anyOf('base', 'roots', 'fruit')(filled) && anyOf('cheese')(filled)) || ['base', 'roots'].some((name) => filled.get(name)?.some(role('salad')))),
  write(cook) {
    const starch = cook.one('starch', { share: 0.8 })
    const [green, eggs, protein] = [cook.one('green'), cook.one('eggs', { quantity: cook.serves * 50 }), cook.all('protein', { share: 0.8 })]
    const beans = cook.all('beans', { share: 0.8 })
    cookAlongside(cook, starch)
    if (green) cook.step(`Boil ${cook.the(green)} in ${cook.pour('water', 750)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.done(green, 'boil')}; drain and cool under the tap.`)
    if (eggs?.food.id === 'egg') cook.step(`boil ${cook.the(eggs)} in ${cook.pour('water', 750)} for ${cook.min(10)}, until the yolks are firm${cook.safe(eggs)}. Cool under the tap, peel and quarter.`, { meanwhile: starch !== undefined })
    for (const use of [...protein, ...beans].filter((each) => each.food.kind === 'frying-cheese' || mustHeat(cook, each))) cook.step(`fry ${cook.the(use)} in a dry non-stick pan for ${cook.min(cook.minutes(use, 'fry'))}, until ${cook.done(use, 'fry')}.${cook.rest(use)}`, { meanwhile: starch !== undefined })
    const stale = cook.peek('bread')?.food.id === 'stale-bread'
    const base = [...cook.all('roots', { share: 0.9, cut: 'grated' }), ...cook.all('base', { share: stale ? 1.6 : 0.9 })]
    const creamy = cook.one('creamy', { share: 1.2 })
    const sour = cook.one('acid', { share: 0.6 }) ?? (creamy ? undefined : cook.need('vinegar', 15))
    const stirred = cook.all('dressing')
    const parts = [...(sour ? [juiceOf(cook, sour)] : []), ...[creamy ?? cook.need('oil', 30), ...stirred, ...cook.all('spices')].map((use) => cook.the(use))]
    cook.step(`Put ${listOf(parts)} into a large bowl; whisk and ${cook.season()}.`)
    const bread = cook.one('bread')
    const sharp = cook.all('onion', { share: 0.5, cut: 'thinly sliced' })
    cook.step(given(cook, [starch, green, ...base, ...beans, ...sharp, stale ? bread : undefined], (foods) => `Toss ${foods} in it until everything is dressed.${stale ? ` Leave for ${cook.min(15)}, until the bread is soft.` : ''}`))
    const fruit = cook.all('fruit', { share: base.length > 0 ? 0.6 : 1.5 })
    const [grated, fresh] = [cook.one('cheese'), cook.all('herbs', { share: starch ? 2 : 1 })]
    const over = [...protein, eggs, ...fruit, ...cook.all('pickles'), grated, cook.one('dried'), cook.one('nuts'), ...fresh]
    cook.step(`${given(cook, over, (foods) => `Top with ${foods} and s`) || 'S'}erve${withThe(cook, stale ? undefined : bread) || (starch ? ' warm or cold' : ' at once')}.`)
    const lead = [present([starch]), base, fruit, beans].find(({ length }) => length > 0) ?? []
    const chief = [...protein, ...beans, grated, ...fruit, eggs, green].filter((use) => !use || !lead.includes(use))
    const what = creamy && base.some(({ food }) => food.kind === 'cabbage') ? 'slaw' : 'salad'
    return {
      title: stale ? `panzanella${withNames([...base, ...chief])}` : `${adjective(cook, [...stirred, sour])}${attributive(lead, present(chief).length > 0 ? 1 : 2)} ${what}${withNames(starch ? [...chief, ...base] : chief)}`,
      sentence: 'Mixed in the bowl and eaten from it.',
    }
  },
} // prettier-ignore
