import type { DishForm } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  kind,
  not,
  rawEdible,
  role,
  savoury,
  spices,
  woodyHerbs,
} from './slots.ts'
import { cookMeanwhile } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

export const traybake: DishForm = {
  id: 'traybake',
  name: 'tray bake',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'protein', takes: every(role('protein'), savoury, cooks('roast', 45), not(kind('egg', 'ready-fish', 'ground-meat', 'ground-poultry', 'cured-meat'))), max: 1 },
    { name: 'potatoes', takes: every(kind('tuber'), cooks('roast')), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('roast'), savoury), max: 4 },
    { ...aromatics, takes: every(role('aromatic'), cooks('roast')) },
    spices, woodyHerbs, citrus, herbs,
    { name: 'cheese', takes: kind('crumbling-cheese', 'melting-cheese'), max: 1 },
    { name: 'nuts', takes: every(role('nut'), rawEdible), max: 1 },
    { name: 'starch', takes: every(role('starch', 'bread'), kind('rice', 'grain', 'bread', 'flatbread')), max: 1 },
    { name: 'leaf', takes: every(role('leaf', 'salad'), rawEdible), max: 1 },
  ],
  suits: (filled) => (filled.get('vegetables')?.length ?? 0) + (filled.get('potatoes')?.length ?? 0) >= (filled.get('protein')?.length ? 1 : 2),
  write(cook) {
    const protein = cook.one('protein')
    const vegetables = [...cook.all('potatoes'), ...cook.all('vegetables'), ...cook.all('aromatics', { cut: 'cut up roughly' })]
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const lemon = cook.one('citrus')
    const starch = cook.one('starch')
    const [cheese, nuts, leaf] = [cook.one('cheese'), cook.one('nuts'), cook.one('leaf')]
    const fresh = cook.all('herbs')
    const oil = cook.need('oil', 30)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. In a large roasting tin, toss ${cook.the(...vegetables.filter((use) => !isReady(use)))} with ${cook.the(oil, ...seasonings)} and ${cook.season()}; spread everything out in one layer.`)
    const roasted = [...vegetables, ...(protein ? [protein] : [])]
    const longest = Math.max(...roasted.map((use) => minutesOf(use, 'roast') ?? 0))
    const first = roasted.filter((use) => (minutesOf(use, 'roast') ?? 0) >= longest - 5)
    const later = roasted.filter((use) => !first.includes(use))
    if (later.length === 0) {
      cook.step(`Set ${cook.the(...first)} in the oven and roast for ${cook.min(longest)}, turning once, until ${cook.done(protein ?? first[0]!)}.${cook.rest(protein)}`)
    } else {
      const wait = Math.max(...later.map((use) => minutesOf(use, 'roast') ?? 0))
      cook.step(`Begin with ${cook.the(...first)}: roast for ${cook.min(longest - wait)}.`)
      cook.step(`Add ${cook.the(...later)}, turn everything over and roast for ${cook.min(wait)} more, until ${cook.done(protein ?? later[0]!)}.${cook.rest(protein)}`)
    }
    const serving = cookMeanwhile(cook, starch)
    const top = [cheese, nuts, ...fresh].filter((use) => use !== undefined)
    cook.step(`${lemon ? `Squeeze ${cook.the(lemon)} over the tin. ` : ''}${top.length > 0 ? `Scatter with ${cook.the(...top)} and serve` : 'Serve'}${serving || ' straight from the tin'}${leaf ? `, with ${cook.the(leaf)} on the side` : ''}.`)
    const lead = protein ? `${titleName(protein)} with ${titleNames(vegetables, 2)}` : `${titleNames(vegetables, 3)}`
    return {
      title: `${adjective(cook, [lemon, ...seasonings, ...vegetables])}roast ${lead}`,
      sentence: cook.say('One tin, and the oven does the work.', 'Browned edges, little washing up.', 'Everything roasts together and comes out tasting of each other.'),
      tip: 'Give everything room: what lies on top of something else stays pale.',
    }
  },
} // prettier-ignore
