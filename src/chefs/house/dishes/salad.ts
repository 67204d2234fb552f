import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  ready,
  rawEdible,
  role,
  savoury,
  some,
} from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

export const salad: DishForm = {
  id: 'salad',
  name: 'salad',
  course: 'main',
  serves: 2,
  slots: [
    { name: 'base', takes: every(some(role('salad', 'leaf'), kind('cabbage', 'tomato', 'fruit-vegetable', 'root', 'tinned-vegetable')), rawEdible, savoury, not(id('aubergine'))), min: 1, max: 4 },
    { name: 'protein', takes: every(role('protein'), ready, savoury), max: 1 },
    { name: 'fruit', takes: every(role('fruit'), not(kind('dried-fruit')), id('apple', 'pear', 'orange', 'mango', 'avocado', 'strawberry', 'peach', 'pomegranate', 'watermelon', 'grape', 'fig')), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone', 'ricotta'))), max: 1 },
    { name: 'nuts', takes: every(role('nut'), rawEdible), max: 1 },
    { name: 'dried', takes: kind('dried-fruit'), max: 1 },
    { name: 'pickles', takes: kind('pickle'), max: 2 },
    { ...aromatics, takes: every(kind('onion', 'garlic'), savoury), max: 1 },
    herbs,
    { name: 'acid', takes: every(role('acid'), savoury), max: 1 },
    { name: 'dressing', takes: id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'honey', 'yogurt', 'mayonnaise', 'tahini'), max: 2 },
    { name: 'grain', takes: every(kind('grain', 'pasta'), cooks('boil')), max: 1 },
    { name: 'bread', takes: every(kind('bread', 'flatbread', 'roll'), rawEdible), max: 1 },
  ],
  write(cook) {
    const grain = cook.one('grain', { share: 0.7 })
    if (grain && !isReady(grain)) {
      const water = cook.need('water', 1000)
      const salt = cook.need('salt', 4)
      cook.step(`Bring ${cook.the(water)} to the boil with ${cook.the(salt)}. Cook ${cook.the(grain)} in it for ${cook.min(cook.minutes(grain, 'boil'))}, until ${cook.done(grain)}; drain and cool under the tap.`)
    }
    const base = cook.all('base', { share: 0.9 })
    const [protein, fruit, cheese, nuts, dried, bread] = [cook.one('protein', { share: 0.8 }), cook.one('fruit', { share: 0.6 }), cook.one('cheese'), cook.one('nuts'), cook.one('dried'), cook.one('bread')]
    const pickles = cook.all('pickles')
    const sharp = cook.all('aromatics', { share: 0.5, cut: 'thinly sliced' })
    const acid = cook.one('acid', { share: 0.6 }) ?? cook.need('vinegar', 15)
    const stirred = cook.all('dressing')
    const oil = cook.need('oil', 30)
    cook.step(`In a large bowl, whisk ${cook.names(acid).length > 0 && acid.food.kind === 'citrus' ? `the juice of ${cook.the(acid)}` : cook.the(acid)} with ${cook.the(oil, ...stirred)}; ${cook.season()}.`)
    if (protein && cook.done(protein).includes('°C'))
      cook.step(`Heat ${cook.the(protein)} in a pan for ${cook.min(5)}, until steaming hot, 74 °C (165 °F) in the middle; leave to cool a little.`)
    cook.step(`Add ${cook.the(...base, ...sharp, ...(grain ? [grain] : []))} and turn until everything shines.`)
    const over = [protein, fruit, ...pickles, cheese, dried, nuts, ...cook.all('herbs')].filter((use) => use !== undefined)
    cook.step(`${over.length > 0 ? `Top with ${cook.the(...over)}` : 'Taste'} and serve at once${bread ? ` with ${cook.the(bread)}` : ''}.`)
    const named = [protein, grain, cheese, fruit].filter((use) => use !== undefined).map(titleName)
    return {
      title: `${adjective(cook, [...stirred, acid])}${attributive(base, named.length > 0 ? 1 : 2)} salad${named.length > 0 ? ` with ${named.slice(0, 2).join(' and ')}` : ''}`,
      sentence: cook.say('Dressed in the bowl, eaten at once.', 'Crisp, sharp and no stove to stand over.', 'A bowl that is all about the dressing reaching every leaf.'),
      tip: 'Dry leaves take the dressing; wet ones shed it.',
    }
  },
} // prettier-ignore
