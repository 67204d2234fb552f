import type { DishForm } from '../dish.ts'
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
} from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

export const pasta: DishForm = {
  id: 'pasta',
  name: 'pasta',
  course: 'main',
  regions: ['european'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'pasta', takes: kind('pasta'), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 15), not(kind('egg', 'frying-cheese', 'tofu', 'poultry-piece'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 12), savoury), max: 3 },
    leaf, aromatics, { ...spices, max: 1 }, herbs,
    { name: 'tomato', takes: kind('tomato-sauce', 'paste'), max: 1 },
    { name: 'sauce', takes: some(id('pesto', 'vegan-pesto', 'red-pesto'), kind('pickle')), max: 2 },
    { name: 'cream', takes: some(kind('cream'), id('ricotta', 'mascarpone', 'cream-cheese')), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), not(id('ricotta', 'mascarpone', 'cream-cheese'))), max: 1 },
    { name: 'nuts', takes: every(role('nut'), kind('nut')), max: 1 },
    citrus,
  ],
  write(cook) {
    const noodles = cook.must('pasta')
    const protein = cook.one('protein', { share: 0.8 })
    const vegetables = cook.all('vegetables')
    const scents = cook.all('aromatics')
    const spice = cook.all('spices')
    const tomato = cook.one('tomato')
    const [greens, cream, cheese, nuts, lemon] = [cook.one('leaf'), cook.one('cream'), cook.one('cheese'), cook.one('nuts'), cook.one('citrus')]
    const stirredIn = cook.all('sauce')
    const herbsUsed = cook.all('herbs')
    const serving = cookAlongside(cook, noodles).replace(/^ over /, '')
    const oil = cook.need('oil', 20)
    if (protein) {
      const verb = cook.isHeated(protein) ? 'Warm' : 'Fry'
      cook.step(`heat ${cook.the(oil)} in a wide pan. ${verb} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.done(protein)}.${cook.rest(protein)}`, { meanwhile: true })
    }
    if (vegetables.length > 0)
      cook.step(`${protein ? 'In the same pan, add' : `heat ${cook.the(oil)} in a wide pan over medium heat, add`} ${cook.inStages(vegetables, 'fry', 'cook', '').trimStart()}`, { meanwhile: !protein })
    const base = protein || vegetables.length > 0 ? '' : `Warm ${cook.the(oil)} in a wide pan. `
    const scented = [...scents, ...spice]
    if (scented.length > 0 || tomato)
      cook.step(`${base}${scented.length > 0 ? `Stir in ${cook.the(...scented)} and cook gently for ${cook.min(Math.max(2, ...scents.map((use) => cook.minutes(use, 'fry'))))}, until ${scents.some(({ food }) => food.kind === 'onion') ? 'soft and sweet' : 'fragrant'}.` : ''}${tomato ? ` Add ${cook.the(tomato)} and simmer for ${cook.min(tomato.food.kind === 'paste' ? 4 : 10)}, until thick.` : ''}`)
    else if (base) cook.step(base)
    const rich = [cream, ...stirredIn].filter((use) => use !== undefined)
    const wilt = greens ? ` Fold in ${cook.the(greens)} until wilted.` : ''
    cook.step(`Toss ${serving || cook.the(noodles)} with the contents of the pan${rich.length > 0 ? ` and ${cook.the(...rich)}` : ''}, loosening with a little of the cooking water.${wilt}`)
    const top = [cheese, nuts, ...herbsUsed].filter((use) => use !== undefined)
    cook.step(`${cook.season()}${lemon ? `, squeeze ${cook.the(lemon)} over` : ''}${top.length > 0 ? `, scatter with ${cook.the(...top)}` : ''} and serve at once.`)
    const parts = [protein && titleName(protein), ...vegetables.slice(0, protein ? 1 : 2).map(titleName)].filter((part) => part !== undefined)
    const partner = parts.length > 0 ? parts : [titleNames([tomato, greens, cheese, ...stirredIn, ...scents].filter((use) => use !== undefined), 2)].filter(Boolean)
    return {
      title: `${adjective(cook, [lemon, ...scents, ...spice])}${partner.length > 0 ? '' : 'plain '}${noodles.noun}${partner.length > 0 ? ` with ${partner.join(' and ')}` : ''}`,
      sentence: cook.say('A weeknight bowl that is ready almost as soon as the pasta is.', 'The sauce is made while the pasta boils.', 'Simple, and sauced with what is at hand.'),
      tip: 'Keep a cup of the cooking water back: its starch binds the sauce.',
    }
  },
} // prettier-ignore
