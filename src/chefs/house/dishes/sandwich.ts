import type { Use } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { capitalize } from '../phrase.ts'
import { bun, loaf, wrap } from './breads.ts'
import { cooks, every, herbs, id, kind, not, rawEdible, role, savoury, some, spices } from './slots.ts'
import { adjective, titleName } from './telling.ts'

const melts = (use: Use | undefined) =>
  use !== undefined && ['melting-cheese', 'plant-cheese'].includes(use.food.kind)

/** Bread around a filling; toasted where a cheese wants to melt, rolled where the bread is flat. */
export const sandwich: DishForm = {
  id: 'sandwich',
  name: 'sandwich',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'bread', takes: some(loaf, bun, wrap), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 15), not(kind('cooked-pulse', 'lentil', 'dried-pulse', 'ground-meat', 'ground-poultry', 'offal', 'stewing-meat', 'roast', 'mollusc', 'bacon', 'egg', 'ready-fish')), not(id('surimi', 'anchovy', 'fish-ball', 'anchovy-paste', 'pate'))), max: 1 },
    { name: 'fish', takes: every(kind('ready-fish'), cooks('fry', 15), not(id('surimi', 'anchovy', 'fish-ball', 'anchovy-paste'))), max: 1 },
    { name: 'eggs', takes: id('egg'), max: 1 },
    { name: 'bacon', takes: kind('bacon'), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone', 'ricotta'))), max: 1 },
    { name: 'spread', takes: some(id('hummus', 'guacamole', 'pesto', 'red-pesto', 'mayonnaise', 'vegan-mayonnaise', 'aioli', 'tzatziki', 'pate', 'tapenade', 'cranberry-sauce', 'mango-chutney', 'relish', 'ketchup', 'barbecue-sauce', 'honey-mustard', 'mustard', 'dijon-mustard', 'wholegrain-mustard', 'horseradish', 'tartar-sauce', 'harissa', 'sriracha', 'hot-sauce', 'tahini'), kind('butter')), max: 2 },
    { name: 'salad', takes: every(some(role('salad'), kind('tomato', 'tinned-vegetable'), id('carrot', 'spinach', 'bell-pepper', 'celery')), rawEdible, savoury), max: 3 },
    { name: 'onion', takes: id('red-onion', 'onion', 'spring-onion', 'shallot', 'white-onion'), max: 1 },
    { name: 'pickles', takes: kind('pickle'), max: 1 },
    { ...herbs, max: 1 }, { ...spices, max: 1 },
    { name: 'lemon', takes: id('lemon', 'lime'), max: 1 },
  ],
  suits: (filled) => ['protein', 'fish', 'eggs', 'bacon', 'cheese', 'spread'].some((slot) => (filled.get(slot)?.length ?? 0) > 0) && [...filled.values()].flat().length >= 3,
  write(cook) {
    const bread = cook.must('bread', { cut: 'whole' })
    const flat = bread.food.kind === 'flatbread'
    const [protein, bacon, cheese] = [cook.one('protein', { share: 0.7, cut: 'sliced' }) ?? cook.one('fish', { share: 0.8 }), cook.one('bacon', { cut: 'whole' }), cook.one('cheese', { cut: 'sliced' })]
    const eggs = cook.one('eggs', { quantity: cook.serves * (protein || bacon ? 50 : 100) })
    const spreads = cook.all('spread')
    const spice = cook.one('spices')
    const toasted = melts(cheese) && !flat
    if (eggs) cook.step(`Boil ${cook.the(eggs)} in ${cook.pour('water', 800)} for ${cook.min(10)}, until the yolks are firm${cook.safe(eggs)}. Cool under the tap, peel and chop.`)
    const hot = [protein, bacon].filter((use) => use !== undefined && (!isReady(use) || cook.done(use).includes('°C'))).filter((use) => use !== undefined)
    for (const use of hot) {
      const fat = use.food.kind === 'bacon' ? 'a dry pan' : `${cook.the(cook.need('oil', 10))} in a pan`
      const start = use.food.kind === 'bacon' ? `Fry ${cook.the(use)} in ${fat}` : `Warm ${fat} over medium-high heat. ${cook.isHeated(use) ? 'Heat' : 'Fry'} ${cook.the(use, spice)}`
      cook.step(`${start} for ${cook.min(cook.minutes(use, 'fry'))}, turning, until ${cook.done(use, 'fry')}.${cook.rest(use)}`)
    }
    const lemon = cook.one('lemon', { share: 0.3 })
    const flaked = protein && protein.food.kind === 'ready-fish' && protein.food.id.startsWith('canned')
    const bound = [flaked ? protein : undefined, eggs].filter((use) => use !== undefined)
    const soft = spreads.filter(({ food }) => ['mayonnaise', 'vegan-mayonnaise', 'aioli'].includes(food.id))
    const aroma = [...cook.all('herbs'), lemon, hot.length === 0 || !protein ? spice : undefined].filter((use) => use !== undefined)
    const binder = bound.length > 0 ? soft : []
    if (bound.length > 0) cook.step(`Mash ${cook.the(...bound)}${binder.length + aroma.length > 0 ? ` with ${cook.the(...binder, ...aroma)}` : ''} and ${cook.season()}.`)
    const grease = toasted ? spreads.find(({ food }) => food.kind === 'butter') : undefined
    const spread = spreads.filter((use) => !binder.includes(use) && use !== grease)
    const layers = [...(protein && !bound.includes(protein) ? [protein] : []), bacon, cheese, ...cook.all('salad', { share: 0.6, cut: 'sliced' }), cook.one('onion', { share: 0.4, cut: 'thinly sliced' }), cook.one('pickles'), ...(bound.length > 0 ? [] : aroma)].filter((use) => use !== undefined)
    const opening = flat ? `Warm ${cook.the(bread)} in a dry pan for ${cook.min(2)}, until supple` : toasted ? `Lay out ${cook.the(bread)}` : bread.food.kind === 'roll' ? `Split ${cook.the(bread)}` : `Lay out ${cook.the(bread)}`
    const filling = [bound.length > 0 ? 'the mixture' : '', layers.length > 0 ? cook.the(...layers) : ''].filter((part) => part !== '')
    cook.step(`${opening}${spread.length > 0 ? `${flat ? ', then' : ' and'} spread with ${cook.the(...spread)}` : ''}.${filling.length > 0 ? ` Fill with ${filling.join(' and ')}` : ''}${flat ? ', then roll or fold tightly' : ', then close'}.`)
    if (toasted) {
      const fat = grease ?? cook.want('butter', 10)
      cook.step(`Fry the sandwiches over medium-low heat${fat ? ` in a little of ${cook.the(fat)}` : ''} for ${cook.min(6)}, pressing down and turning once, until the bread is deep gold and ${cook.the(cheese)} melts.`)
    } else cook.step(`${capitalize(cook.say('cut in half and eat at once', 'halve, and serve with a napkin'))}.`)
    const named = [protein, bacon, eggs, cheese, ...spreads.filter(({ food }) => food.kind === 'dip'), ...layers].filter((use) => use !== undefined)
    const lead = [...new Set(named.map((use) => titleName({ ...use, noun: use.food.kind === 'egg' ? 'egg' : use.food.name })))].slice(0, 2).join(' and ')
    return {
      title: `${adjective(cook, [spice, ...spreads])}${toasted ? 'toasted ' : ''}${lead} ${flat ? 'wrap' : bread.food.kind === 'roll' ? cook.say('roll', 'sandwich') : 'sandwich'}`,
      sentence: cook.say('Lunch in the hand.', 'Good bread, enough filling, and something with bite.', 'The answer when there is no time for a question.'),
      ...(toasted ? { tip: 'Low heat: the bread must not be done before the middle has melted.' } : {}),
    }
  },
} // prettier-ignore
