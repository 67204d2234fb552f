import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

export const soup: DishForm = {
  id: 'chunky-soup',
  name: 'soup',
  course: 'main',
  serves: 2,
  appeal: -0.5,
  slots: [
    { name: 'protein', takes: every(role('protein'), savoury, cooks('simmer', 40), not(kind('egg', 'frying-cheese', 'raw-sausage'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 25), savoury), min: 1, max: 4 },
    { name: 'starch', takes: every(role('starch'), cooks('simmer', 25)), max: 1 },
    leaf, aromatics, spices, woodyHerbs, herbs, citrus,
    { name: 'tomato', takes: kind('tomato-sauce', 'paste'), max: 1 },
    { name: 'liquid', takes: some(kind('stock', 'stock-cube'), id('coconut-milk')), max: 1 },
    { name: 'cream', takes: kind('cream'), max: 1 },
    { name: 'bread', takes: kind('bread', 'roll'), max: 1 },
    { name: 'cheese', takes: kind('hard-cheese'), max: 1 },
  ],
  write(cook) {
    const protein = cook.one('protein', { share: 0.7 })
    const vegetables = cook.all('vegetables')
    const starch = cook.one('starch', { share: 0.4 })
    const scents = cook.all('aromatics')
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('tomato', { share: 0.6 })]
    const stock = cook.one('liquid')
    const [greens, cream, bread, cheese, lemon] = [cook.one('leaf'), cook.one('cream'), cook.one('bread'), cook.one('cheese'), cook.one('citrus')]
    const herbsUsed = cook.all('herbs')
    const oil = cook.need('oil', 15)
    if (scents.length > 0 || seasonings.length > 0) {
      const soft = scents.length > 0 ? ` and soften ${cook.the(...scents)} in it for ${cook.min(Math.max(...scents.map((use) => cook.minutes(use, 'fry'))))}` : ''
      const stirred = seasonings.length > 0 ? ` Stir in ${cook.the(...seasonings)} and cook for ${cook.min(1)}, until it smells good.` : ''
      cook.step(`Warm ${cook.the(oil)} in a large pot over medium heat${soft}.${stirred}`)
    } else {
      cook.step(`Warm ${cook.the(oil)} in a large pot over medium heat.`)
    }
    const water = cook.need('water', cook.serves * 350 - Math.min(stock?.quantity ?? 0, cook.serves * 200))
    const body = [...vegetables, ...(starch ? [starch] : []), ...(protein ? [protein] : [])]
    cook.step(`Pour in ${cook.the(water, stock)} and bring to the boil. ${cook.inStages(body, 'simmer', 'simmer', 'Lower the heat, add')}${cook.rest(protein)}`)
    if (greens || cream) {
      const wilt = greens ? `Stir in ${cook.the(greens)} and cook for ${cook.min(cook.minutes(greens, 'simmer'))}, until wilted.` : ''
      cook.step(`${wilt}${cream ? ` Stir in ${cook.the(cream)} and warm through without boiling.` : ''}`)
    }
    const top = [...herbsUsed, cheese].filter((use) => use !== undefined)
    cook.step(`${cook.season()}${lemon ? ` and sharpen with a squeeze of ${cook.names(lemon)}` : ''}. Ladle into bowls${top.length > 0 ? ` and finish with ${cook.the(...top)}` : ''}${bread ? `; serve with ${cook.the(bread)}` : ''}.`)
    const lead = protein && !isReady(protein) ? `${titleName(protein)} and ${attributive(vegetables, 1)}` : attributive(vegetables)
    return {
      title: `${adjective(cook, [...seasonings, lemon])}${lead} soup${greens ? ` with ${greens.noun}` : ''}`,
      sentence: cook.say('A bowl that makes a meal, from one pot.', 'Plain, warming and better for a slow simmer.', 'One pot, little work, and good again tomorrow.'),
      tip: cook.say('Cool what is left within two hours, keep it in the fridge and bring it back to a full boil.', 'A spoonful crushed against the side of the pot thickens the soup.'),
    }
  },
} // prettier-ignore
