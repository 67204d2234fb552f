import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  rawEdible,
  role,
  savoury,
  spices,
} from './slots.ts'
import { attributive, titleName } from './telling.ts'

export const frittata: DishForm = {
  id: 'frittata',
  name: 'frittata',
  course: 'main',
  regions: ['european', 'north-american', 'middle-eastern'],
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'eggs', takes: id('egg'), min: 1, max: 1 },
    { name: 'potatoes', takes: kind('tuber'), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 12), savoury), max: 3 },
    { ...leaf, takes: every(leaf.takes, cooks('fry', 8)) }, aromatics,
    { name: 'meat', takes: every(kind('bacon', 'cured-meat', 'ready-meat', 'ready-fish'), savoury), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone'))), max: 1 },
    { name: 'dairy', takes: kind('milk', 'cream'), max: 1 },
    herbs, { ...spices, max: 1 },
    { name: 'bread', takes: every(role('bread'), kind('bread', 'roll')), max: 1 },
  ],
  suits: (filled) => ['potatoes', 'vegetables', 'leaf', 'aromatics', 'meat', 'cheese'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 125, cut: 'beaten' })
    const dairy = cook.one('dairy', { quantity: cook.serves * 20 })
    const [potatoes, meat, greens, cheese, bread] = [cook.one('potatoes', { share: 0.7, cut: 'thinly sliced' }), cook.one('meat'), cook.one('leaf'), cook.one('cheese'), cook.one('bread')]
    const vegetables = cook.all('vegetables', { share: 0.7 })
    const scents = cook.all('aromatics')
    const fresh = [...cook.all('herbs'), ...cook.all('spices')]
    const oil = cook.need('oil', 20)
    cook.step(`Beat ${cook.the(eggs, dairy, ...fresh)} together and ${cook.season()}.`)
    const filling = [...(potatoes ? [potatoes] : []), ...vegetables, ...scents, ...(meat ? [meat] : []), ...(greens ? [greens] : [])]
    const sorted = filling.length > 0 ? cook.inStages(filling, 'fry', 'fry') : ''
    cook.step(`Warm ${cook.the(oil)} in an ovenproof frying pan over medium heat. ${sorted}`)
    cook.step(`Pour in ${cook.the(eggs)}${cheese ? `, scatter with ${cook.the(cheese)}` : ''} and cook gently for ${cook.min(6)}, until the edges are set. Finish under a hot grill for ${cook.min(3)}, until golden and just firm${cook.safe(eggs)}.`)
    cook.step(`Let it stand for ${cook.min(2)}, then cut into wedges and serve${bread ? ` with ${cook.the(bread)}` : ' warm'}.`)
    const named = [...vegetables, ...(potatoes ? [potatoes] : []), ...(greens ? [greens] : []), ...(meat && !isReady(meat) ? [meat] : []), ...(cheese ? [cheese] : []), ...scents]
    return {
      title: `${named.length > 0 ? `${attributive(named)} ` : ''}frittata`,
      sentence: cook.say('Half omelette, half cake, and good hot or cold.', 'A pan of eggs set slowly around what the kitchen has.', 'Supper from one pan, and lunch for tomorrow.'),
      tip: 'No grill? Cover the pan and let the top set over the lowest heat.',
    }
  },
} // prettier-ignore

export const scrambledEggs: DishForm = {
  id: 'scrambled-eggs',
  name: 'plate of scrambled eggs',
  course: 'breakfast',
  serves: 1,
  slots: [
    { name: 'eggs', takes: id('egg', 'liquid-egg', 'duck-egg'), min: 1, max: 1 },
    { name: 'dairy', takes: kind('milk', 'cream', 'butter'), max: 1 },
    { name: 'side', takes: every(kind('ready-fish', 'cured-meat', 'ready-meat'), savoury, rawEdible), max: 1 },
    { name: 'cheese', takes: kind('melting-cheese', 'hard-cheese', 'soft-cheese'), max: 1 },
    { ...herbs, max: 1 },
    { name: 'bread', takes: every(role('bread'), kind('bread', 'roll', 'flatbread')), max: 1 },
    { name: 'tomato', takes: every(kind('tomato'), rawEdible), max: 1 },
    { ...spices, max: 1 },
  ],
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 100, cut: 'beaten' })
    const dairy = cook.one('dairy', { quantity: cook.serves * 15 })
    const [side, cheese, herb, bread, tomato] = [cook.one('side'), cook.one('cheese'), cook.one('herbs'), cook.one('bread'), cook.one('tomato')]
    const spice = cook.one('spices')
    const fat = dairy?.food.kind === 'butter' ? dairy : cook.need('butter', 10)
    if (bread) cook.step(`Toast ${cook.the(bread)} for ${cook.min(3)}, until golden.`)
    cook.step(`Melt ${cook.the(fat)} in a small pan over low heat. Pour in ${cook.the(eggs, dairy === fat ? undefined : dairy, spice)} and stir slowly for ${cook.min(4)}, scraping the base, until softly set with nothing runny left${cook.safe(eggs)}.`)
    if (side && cook.safe(side)) cook.step(`Warm ${cook.the(side)} in a second pan for ${cook.min(3)}, until hot through${cook.safe(side)}.`)
    const folded = [cheese, herb].filter((use) => use !== undefined)
    const beside = [side, tomato].filter((use) => use !== undefined)
    cook.step(`Take the pan off the heat${folded.length > 0 ? `, fold in ${cook.the(...folded)}` : ''} and ${cook.season()}. Serve${bread ? ` on ${cook.the(bread)}` : ' at once'}${beside.length > 0 ? `, with ${cook.the(...beside)}` : ''}.`)
    const with_ = [side, cheese, tomato, herb].find((use) => use !== undefined)
    return {
      title: `Scrambled eggs${with_ ? ` with ${titleName(with_)}` : bread ? ` on ${bread.food.kind === 'bread' ? 'toast' : bread.noun}` : ''}`,
      sentence: cook.say('Low heat and a slow spoon make them creamy.', 'Five minutes, and the pan never gets hot enough to hurry.'),
      tip: 'Pull the pan off while the eggs still look a little soft: they go on setting.',
    }
  },
} // prettier-ignore

export const boiledEgg: DishForm = {
  id: 'boiled-egg',
  name: 'boiled egg',
  course: 'basic',
  serves: 1,
  appeal: -1,
  slots: [
    { name: 'eggs', takes: id('egg', 'duck-egg', 'quail-egg', 'goose-egg'), min: 1, max: 1 },
    { name: 'bread', takes: kind('bread', 'roll'), max: 1 },
  ],
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 50, cut: 'whole' })
    const bread = cook.one('bread')
    const water = cook.need('water', 1000)
    const salt = cook.need('salt', 1)
    cook.step(`Bring ${cook.the(water)} to a steady boil in a small pan. Lower in ${cook.the(eggs)} with a spoon and boil for ${cook.min(10)}, until the white and yolk are firm${cook.safe(eggs)}.`)
    if (bread) cook.step(`toast ${cook.the(bread)} for ${cook.min(3)}, until golden.`, { meanwhile: true })
    cook.step(`Cool ${cook.the(eggs)} under the cold tap for ${cook.min(1)}, peel, and serve with ${cook.the(salt, bread)}.`)
    return {
      title: cook.uses[0]?.noun === 'egg' ? 'A perfect boiled egg' : 'Perfect boiled eggs',
      sentence: 'One pan, one clock, and no guessing.',
      tip: 'Eggs a week old peel more easily than new-laid ones.',
    }
  },
} // prettier-ignore
