import type { DishForm } from '../dish.ts'
import { aromatics, citrus, cooks, every, herbs, id, kind, leaf, not, role, savoury, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { attributive, titleName } from './telling.ts'

export const curry: DishForm = {
  id: 'curry',
  name: 'curry',
  course: 'main',
  regions: ['south-asian', 'southeast-asian'],
  serves: 2,
  slots: [
    { name: 'spices', takes: every(role('spice'), not(kind('dried-herb')), savoury), max: 4 },
    { name: 'paste', takes: id('curry-paste', 'thai-red-curry-paste', 'thai-green-curry-paste', 'thai-yellow-curry-paste', 'laksa-paste'), max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('simmer', 30), not(kind('egg', 'raw-sausage', 'cured-meat', 'ready-fish', 'bacon'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 25), savoury), max: 3 },
    { name: 'potatoes', takes: kind('tuber'), max: 1 },
    leaf, aromatics,
    { name: 'tomato', takes: kind('tomato-sauce'), max: 1 },
    { name: 'cream', takes: some(id('coconut-milk', 'coconut-cream'), kind('yogurt', 'cream')), max: 1 },
    { name: 'starch', takes: some(kind('rice', 'flatbread')), max: 1 },
    herbs, citrus,
    { name: 'nuts', takes: id('cashew', 'peanut', 'almond'), max: 1 },
  ],
  suits: (filled) => {
    const count = (slot: string) => filled.get(slot)?.length ?? 0
    const hot = filled.get('aromatics')?.some(({ food }) => ['ginger', 'chili'].includes(food.kind)) ?? false
    const coconut = filled.get('cream')?.some(({ food }) => food.id.startsWith('coconut')) ?? false
    const asksForIt = count('spices') > 0 || count('paste') > 0 || hot || coconut
    return asksForIt && count('protein') + count('vegetables') + count('potatoes') >= 2 - Math.min(1, count('paste'))
  },
  write(cook) {
    const protein = cook.one('protein')
    const vegetables = [...cook.all('potatoes', { share: 0.6 }), ...cook.all('vegetables')]
    const scents = cook.all('aromatics')
    const spices = [...cook.all('spices'), ...cook.all('paste')]
    const [tomato, cream, greens, starch, lemon, nuts] = [cook.one('tomato'), cook.one('cream'), cook.one('leaf'), cook.one('starch'), cook.one('citrus'), cook.one('nuts')]
    const fresh = cook.all('herbs')
    const serving = cookAlongside(cook, starch)
    const heat = spices.length > 0 ? spices : [cook.need('curryPowder', 10)]
    const oil = cook.need('oil', 20)
    const soften = scents.length > 0 ? ` Soften ${cook.the(...scents)} in it for ${cook.min(Math.max(...scents.map((use) => cook.minutes(use, 'fry'))))}.` : ''
    cook.step(`Warm ${cook.the(oil)} in a deep pan over medium heat.${soften} Stir in ${cook.the(...heat)} and fry for ${cook.min(1)}, until the kitchen smells of it.`, { meanwhile: serving !== '' && starch?.food.role === 'starch' })
    const pool = [tomato, cream?.food.kind === 'yogurt' ? undefined : cream].filter((use) => use !== undefined)
    const water = cook.pour('water', cook.serves * (pool.length > 0 ? 75 : 175))
    const body = [...vegetables, ...(protein ? [protein] : [])]
    cook.step(`Pour in ${pool.length > 0 ? `${cook.the(...pool)} and ` : ''}${water} and bring to a simmer. ${cook.inStages(body, 'simmer', 'simmer')}${cook.rest(protein)}`)
    const late = [greens && `stir in ${cook.the(greens)} for ${cook.min(cook.minutes(greens, 'simmer'))}, until wilted`, cream?.food.kind === 'yogurt' && `take the pan off the heat and fold in ${cook.the(cream)}`].filter(Boolean)
    if (late.length > 0) cook.step(`${late.join(', then ')}.`)
    const top = [...fresh, nuts].filter((use) => use !== undefined)
    const salt = cook.need('salt', 3)
    cook.step(`Season with ${cook.the(salt)}${lemon ? ` and a squeeze of ${cook.names(lemon)}` : ''}${top.length > 0 ? `, scatter with ${cook.the(...top)}` : ''} and serve${serving}.`)
    const lead = protein ? titleName(protein) : attributive(vegetables.length > 0 ? vegetables : [greens, tomato, ...scents, ...heat].filter((use) => use !== undefined), 2)
    const side = protein && vegetables.length > 0 ? ` and ${attributive(vegetables.toReversed(), 1)}` : ''
    return {
      title: `${cream?.food.id.startsWith('coconut') ? 'coconut ' : ''}${lead}${side} curry`,
      sentence: cook.say('The spices are fried first, which is where the flavour comes from.', 'Mild or fierce is up to the spoon that measures the spice.', 'A saucy, spiced pan that asks for something to mop it up.'),
      tip: 'Taste at the end: a pinch of salt or a squeeze of something sour brings a flat curry to life.',
    }
  },
} // prettier-ignore
