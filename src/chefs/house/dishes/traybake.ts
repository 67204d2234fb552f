import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import { given, present } from './given.ts'
import { aromatics, cheese, citrus, cooks, every, herbs, id, kind, may, mustard, not, rawEdible, role, savoury, some, spices, woodyHerbs } from './slots.ts' // prettier-ignore
import { looseGrain, cookMeanwhile } from './starch.ts'
import { adjective, titleName, titleNames, withNames } from './telling.ts'

export const traybake: DishForm = {
  id: 'traybake',
  name: 'tray bake',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    may('protein', every(role('protein'), savoury, cooks('roast', 45), not(kind('egg', 'ready-fish', 'ground-meat', 'ground-poultry', 'cured-meat')))),
    may('potatoes', every(kind('tuber'), cooks('roast'))),
    may('vegetables', every(role('vegetable'), cooks('roast'), savoury), 4),
    { ...aromatics, takes: every(role('aromatic'), cooks('roast')) },
    spices, woodyHerbs, citrus, herbs,
    may('glaze', some(mustard.takes, kind('salty-sauce'), id('honey', 'maple-syrup', 'hot-sauce', 'barbecue-sauce', 'harissa', 'pesto')), 2),
    may('butter', kind('butter')), cheese,
    may('nuts', every(role('nut'), rawEdible)),
    may('starch', some(looseGrain, kind('bread', 'flatbread'))),
    may('leaf', every(role('leaf', 'salad'), rawEdible)),
  ],
  suits: (filled) => ['vegetables', 'potatoes', 'protein'].flatMap((name) => filled.get(name) ?? []).length > 1 && ['vegetables', 'potatoes'].some((name) => filled.get(name)?.length),
  write(cook) {
    const protein = cook.one('protein')
    const vegetables = [...cook.all('potatoes'), ...cook.all('vegetables'), ...cook.all('aromatics', { cut: 'cut up roughly' })]
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const lemon = cook.one('citrus')
    const roasted = [...vegetables, ...present([protein])]
    const longest = Math.max(...roasted.map((use) => cook.minutes(use, 'roast')))
    const first = roasted.filter((use) => cook.minutes(use, 'roast') >= longest - 5)
    const later = roasted.filter((use) => !first.includes(use))
    const wait = Math.max(0, ...later.map((use) => cook.minutes(use, 'roast')))
    const fat = cook.one('butter', { quantity: 30 }) ?? cook.need('oil', 30)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. In a large roasting tin, toss ${cook.the(...first)} with ${cook.the(fat, ...seasonings, ...cook.all('glaze'))} and ${cook.season()}; spread out in one layer.`)
    const turned = later.length > 0 ? `Add ${cook.the(...later)}, turn in the fat of the tin and roast for ${cook.min(wait)} more` : 'Turn once'
    cook.step(`Roast for ${cook.min(longest - wait)}. ${turned}, until ${cook.done(protein ?? roasted[0]!)}.${cook.rest(protein)}`)
    const serving = cookMeanwhile(cook, cook.one('starch'))
    const top = [cook.one('cheese'), cook.one('nuts'), ...cook.all('herbs')]
    cook.step(`${given(cook, [lemon], (food) => `Squeeze ${food} over the tin. `)}${given(cook, top, (foods) => `Scatter with ${foods} and s`) || 'S'}erve${serving || ' straight from the tin'}${given(cook, [cook.one('leaf')], (food) => `, with ${food} on the side`)}.`)
    return {
      title: `${adjective(cook, [lemon, ...seasonings, ...vegetables])}roast ${protein ? `${titleName(protein)}${withNames(vegetables)}` : titleNames(vegetables, 3)}`,
      sentence: 'One tin, and the oven does the work.',
    }
  },
} // prettier-ignore
