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
import { cookAlongside } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** A protein fried in the pan, vegetables after it, a spoonful of pan sauce, a starch beside it. */
export const skillet: DishForm = {
  id: 'skillet',
  name: 'pan supper',
  course: 'main',
  serves: 2,
  appeal: 0,
  slots: [
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 22), not(kind('egg', 'cooked-pulse', 'cured-meat', 'bacon', 'ready-fish'))), min: 1, max: 1 },
    { name: 'starch', takes: every(role('starch', 'bread'), not(kind('pastry', 'pasta'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 14), savoury), max: 3 },
    leaf, aromatics, { ...spices, max: 2 }, woodyHerbs, herbs, citrus,
    { name: 'sauce', takes: some(id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'honey', 'soy-sauce', 'worcestershire', 'balsamic-vinegar'), kind('cream', 'wine', 'pickle')), max: 2 },
    { name: 'salad', takes: role('salad'), max: 2 },
    { name: 'fruit', takes: id('apple', 'cooking-apple', 'pear', 'plum', 'peach', 'apricot', 'pineapple', 'mango', 'grape', 'fig', 'quince', 'cherry'), max: 1 },
  ],
  suits: (filled) => {
    const meat = filled.get('protein')?.[0]?.food.origin ?? ''
    const likesFruit = ['pork', 'poultry', 'game'].includes(meat)
    return [...filled.values()].flat().length >= 2 && (likesFruit || (filled.get('fruit')?.length ?? 0) === 0)
  },
  write(cook) {
    const protein = cook.must('protein')
    const starch = cook.one('starch')
    const vegetables = cook.all('vegetables')
    const scents = cook.all('aromatics')
    const rub = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const [greens, lemon] = [cook.one('leaf'), cook.one('citrus')]
    const sauces = cook.all('sauce')
    const fruit = cook.all('fruit', { share: 0.6 })
    const [fresh, raw] = [cook.all('herbs'), cook.all('salad')]
    const serving = cookAlongside(cook, starch)
    const alongside = cook.steps.length > 0
    const oil = cook.need('oil', 20)
    const verb = cook.isHeated(protein) ? 'warm' : 'fry'
    cook.step(`${rub.length > 0 ? `Rub ${cook.the(protein)} with ${cook.the(...rub)}. ` : ''}${rub.length > 0 ? 'Warm' : 'warm'} ${cook.the(oil)} in a wide pan over medium-high heat and ${verb} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, turning once, until ${cook.done(protein)}. Move to a warm plate.${cook.rest(protein)}`, { meanwhile: alongside })
    const pan = [...vegetables, ...scents, ...fruit]
    if (pan.length > 0) cook.step(cook.inStages(pan, 'fry', 'cook', 'To the same pan add'))
    const pool = [...sauces]
    const wilt = greens ? `Toss ${cook.the(greens)} in the pan for ${cook.min(cook.minutes(greens, 'fry'))}, until wilted. ` : ''
    const simmer = pool.length > 0 ? `Stir ${cook.the(...pool)} into the pan and bubble for ${cook.min(2)}, scraping up the brown bits. ` : ''
    if (wilt || simmer) cook.step(`${wilt}${simmer}`)
    const top = [...fresh]
    cook.step(`${cook.season()}${lemon ? ` and squeeze ${cook.the(lemon)} over` : ''}. Return ${cook.the(protein)}${top.length > 0 ? `, scatter with ${cook.the(...top)}` : ''} and serve${serving}${raw.length > 0 ? `${serving ? ',' : ''} with ${cook.the(...raw)} beside it` : ''}.`)
    const sides = [...fruit, ...vegetables, ...(greens ? [greens] : []), ...(starch ? [starch] : [])]
    return {
      title: `${adjective(cook, [lemon, ...sauces, ...rub, ...scents])}${sides.length === 0 ? 'pan-fried ' : isReady(protein) ? '' : cook.say('pan-fried ', 'seared ', '')}${titleName(protein)}${sides.length > 0 ? ` with ${titleNames(sides, 2)}` : ''}`,
      sentence: cook.say('One hot pan, and the juices become the sauce.', 'Brown it well and leave it alone: the pan does the seasoning.', 'A plain supper, properly browned.'),
      tip: cook.say('Pat everything dry before it meets the pan; damp food will not brown.', 'If the pan looks dry, a spoonful of the cooking juices brings the sauce together.'),
    }
  },
} // prettier-ignore
