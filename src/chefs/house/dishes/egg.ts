import type { DishForm } from './dish-form.ts'
import { whenPresent, mustHeat, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  rawEdible,
  role,
  savoury,
  spices,
} from './building-blocks/slots.ts'
import { attributive, withNames } from './building-blocks/food-names.ts'

const bread = optional('bread', allOf(role('bread'), kind('bread', 'roll', 'flatbread')))
const cold = optional('side', allOf(kind('ready-fish', 'cured-meat', 'ready-meat'), savoury, rawEdible))

export const frittata: DishForm = {
  id: 'frittata',
  name: 'frittata',
  course: 'main',
  regions: ['european', 'north-american', 'middle-eastern'],
  serves: 2,
  appeal: 0.5,
  slots: [
    required('eggs', id('egg')),
    optional('potatoes', kind('tuber')),
    optional('vegetables', allOf(role('vegetable'), cooks('fry', 12), savoury), 3),
    { ...leaf, takes: allOf(leaf.takes, cooks('fry', 8)) },
    aromatics,
    optional('meat', allOf(kind('bacon', 'cured-meat', 'ready-meat', 'ready-fish'), savoury)),
    cheese,
    optional('dairy', kind('milk', 'cream')),
    herbs,
    { ...spices, max: 1 },
    bread,
  ],
  accepts: anyFilled('potatoes', 'vegetables', 'leaf', 'meat', 'cheese'),
  write(cook) {
    const eggs = cook.oneOrThrow('eggs', { quantity: cook.serves * 125, cut: 'beaten' })
    const dairy = cook.one('dairy', { quantity: cook.serves * 20 })
    const [potatoes, vegetables, scents, greens, meat, grated] = [
      cook.all('potatoes', { share: 0.7, cut: 'thinly sliced' }),
      cook.all('vegetables', { share: 0.7 }),
      cook.all('aromatics'),
      cook.all('leaf'),
      cook.all('meat'),
      cook.one('cheese'),
    ]
    cook.step(
      `Beat ${cook.the(eggs, dairy, ...cook.all('herbs'), ...cook.all('spices'))} together and ${cook.season()}.`,
    )
    const filling = [...potatoes, ...vegetables, ...scents, ...meat, ...greens]
    cook.step(
      `Warm ${cook.the(cook.need('oil', 20))} in an ovenproof frying pan over medium heat. ${filling.length > 0 ? cook.inStages(filling, 'fry', 'fry') : ''}`,
    )
    cook.step(
      `Pour in ${cook.the(eggs)}${whenPresent(cook, [grated], (food) => `, scatter with ${food}`)} and cook gently for ${cook.min(6)}, until the edges are set. Finish under a hot grill for ${cook.min(3)}, until golden and just firm${cook.atLeast(eggs)}.`,
    )
    cook.step(
      `Let it stand for ${cook.min(2)}, then cut into wedges and serve warm${withThe(cook, cook.one('bread'))}.`,
    )
    const named = present([...meat, ...vegetables, ...potatoes, ...greens, grated, ...scents])
    return {
      title: `${attributive(named)} frittata`,
      sentence: 'Supper from one pan, and lunch for tomorrow.',
    }
  },
}

export const scrambledEggs: DishForm = {
  id: 'scrambled-eggs',
  name: 'plate of scrambled eggs',
  course: 'breakfast',
  serves: 1,
  slots: [
    required('eggs', id('egg', 'liquid-egg', 'quail-egg')),
    optional('butter', kind('butter')),
    optional('dairy', kind('milk', 'cream')),
    cold,
    cheese,
    { ...herbs, max: 1 },
    bread,
    optional('tomato', allOf(kind('tomato'), rawEdible)),
    { ...spices, max: 1 },
  ],
  write(cook) {
    const eggs = cook.oneOrThrow('eggs', { quantity: cook.serves * 100, cut: 'beaten' })
    const [fat, dairy] = [
      cook.one('butter', { quantity: 10 }) ?? cook.need('butter', 10),
      cook.one('dairy', { quantity: cook.serves * 15 }),
    ]
    const [side, grated, herb, toast, tomato] = [
      cook.one('side'),
      cook.one('cheese'),
      cook.one('herbs'),
      cook.one('bread'),
      cook.one('tomato'),
    ]
    if (toast) cook.step(`Toast ${cook.the(toast)} for ${cook.min(3)}, until golden.`)
    cook.step(
      `Melt ${cook.the(fat)} in a small pan over low heat. Pour in ${cook.the(eggs, dairy, cook.one('spices'))} and stir slowly for ${cook.min(4)}, until softly set with nothing runny left${cook.atLeast(eggs)}.`,
    )
    if (side && mustHeat(cook, side))
      cook.step(
        `warm ${cook.the(side)} in a second pan for ${cook.min(4)}, until hot through${cook.atLeast(side)}.`,
        { meanwhile: true },
      )
    cook.step(
      `Take the pan off the heat${whenPresent(cook, [grated, herb], (foods) => `, fold in ${foods}`)} and ${cook.season()}. Serve at once${withThe(cook, side, tomato, toast)}.`,
    )
    return {
      title: `scrambled eggs${withNames([side, grated, tomato, herb]) || (toast ? ' on toast' : '')}`,
      sentence: 'Low heat and a slow spoon make them creamy.',
    }
  },
}
