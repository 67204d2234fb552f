import type { DishForm } from '../dish.ts'
import { salt } from './baking.ts'
import { given, present } from './given.ts'
import { cooks, every, herbs, id, kind, leaf, not, rawEdible, role, savoury, some, spices } from './slots.ts'
import { attributive, titleName } from './telling.ts'

const bread = { name: 'bread', takes: every(role('bread'), kind('bread', 'roll')), max: 1 }

/** A French omelette: three eggs, a hot buttered pan, a minute and a half, folded over one or two things. */
export const omelette: DishForm = {
  id: 'omelette',
  name: 'omelette',
  course: 'main',
  serves: 1,
  slots: [
    { name: 'eggs', takes: id('egg'), min: 1, max: 1 },
    { name: 'cooked', takes: every(some(kind('mushroom', 'onion', 'fruit-vegetable', 'bacon', 'tomato'), leaf.takes), cooks('fry', 10), savoury, not(id('avocado', 'cucumber'))), max: 2 },
    { name: 'cheese', takes: every(role('cheese'), not(id('mascarpone')), savoury), max: 1 },
    { name: 'ready', takes: every(kind('cured-meat', 'ready-meat', 'ready-fish'), savoury, rawEdible), max: 1 },
    { ...herbs, max: 2 },
    { name: 'fat', takes: id('butter', 'ghee', 'olive-oil', 'oil', 'vegan-butter'), max: 1 },
    { name: 'dairy', takes: id('milk', 'heavy-cream', 'single-cream', 'creme-fraiche'), max: 1 },
    salt, { ...spices, takes: id('paprika', 'smoked-paprika', 'chili-flake', 'nutmeg', 'herbes-de-provence', 'oregano', 'turmeric', 'cumin'), max: 1 },
    { name: 'side', takes: every(kind('salad-leaf', 'salad-vegetable'), rawEdible), max: 1 }, bread,
  ],
  suits: (filled) => ['cooked', 'cheese', 'ready', 'herbs', 'fat', 'dairy'].some((name) => (filled.get(name)?.length ?? 0) > 0),
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 150, cut: 'beaten' })
    const fat = cook.one('fat', { quantity: 15 * cook.serves }) ?? cook.need('butter', 15 * cook.serves)
    const cooked = cook.all('cooked', { share: 0.6 })
    const dairy = cook.one('dairy', { quantity: 15 * cook.serves })
    const [cheese, cold, side, loaf] = [cook.one('cheese', { share: 0.8 }), cook.one('ready', { share: 0.6 }), cook.one('side'), cook.one('bread')]
    const green = cook.all('herbs', { cut: 'finely chopped' })
    const spice = cook.one('spices')
    if (cooked.length > 0) cook.step(`Melt half of ${cook.the(fat)} in a small frying pan over medium heat. ${cook.inStages(cooked, 'fry', 'fry')} Tip out and wipe the pan.`)
    cook.step(`Beat ${cook.the(eggs, dairy, spice, ...green)} with a fork until just even and ${cook.season()}.`)
    cook.step(`Melt ${cooked.length > 0 ? 'the rest of ' : ''}${cook.the(fat)} in the pan over medium-high heat until it foams. Pour in the mixture and draw the set edges to the middle for ${cook.min(2)}, tilting the pan.`)
    cook.step(`${given(cook, [...cooked, cold, cheese], (foods) => `Lay ${foods} over one half, fold`) || 'Fold'} and cook for ${cook.min(1)} more, until nothing runs${cook.safe(eggs)}${given(cook, [cold], () => (cold && cook.safe(cold) !== '' && cook.safe(cold) !== cook.safe(eggs) ? `; the filling is hot through${cook.safe(cold)}` : ''))}.`)
    cook.step(`Slide on to a warm plate and serve at once${given(cook, [side, loaf], (foods) => ` with ${foods}`)}.`)
    const named = present([...cooked, cold, cheese, ...green])
    return { title: `${named.length > 0 ? `${attributive(named, 2)} ` : cook.say('plain ', 'French ')}omelette`, sentence: cook.say('Two minutes in the pan, and not one to spare.', 'Golden outside, soft within.'), tip: 'Make one at a time: a crowded pan steams.' }
  },
} // prettier-ignore

/** Eggs fried in butter or oil, set through, with what belongs on the plate. */
export const friedEggs: DishForm = {
  id: 'fried-eggs',
  name: 'plate of fried eggs',
  course: 'breakfast',
  serves: 1,
  slots: [
    { name: 'eggs', takes: id('egg', 'duck-egg', 'quail-egg'), min: 1, max: 1 },
    { name: 'meat', takes: some(kind('bacon', 'raw-sausage'), id('vegan-bacon', 'vegan-sausage', 'halloumi')), max: 2 },
    { name: 'vegetables', takes: every(kind('mushroom', 'tomato'), cooks('fry', 8), savoury), max: 2 },
    { name: 'fat', takes: id('butter', 'oil', 'olive-oil', 'ghee', 'lard', 'bacon-fat', 'vegan-butter'), max: 1 },
    { name: 'beans', takes: id('baked-bean'), max: 1 }, bread, { name: 'sauce', takes: id('ketchup', 'hot-sauce', 'sriracha', 'chili-crisp', 'salsa', 'soy-sauce'), max: 1 }, { ...herbs, max: 1 }, salt, { ...spices, takes: id('black-pepper', 'paprika', 'chili-flake'), max: 1 },
  ],
  suits: (filled) => ['meat', 'vegetables', 'bread', 'fat', 'beans'].some((name) => (filled.get(name)?.length ?? 0) > 0),
  write(cook) {
    const eggs = cook.must('eggs', { quantity: cook.serves * 100 })
    const [meat, beans, loaf, sauce] = [cook.all('meat'), cook.one('beans'), cook.one('bread'), cook.one('sauce')]
    const vegetables = cook.all('vegetables', { share: 0.8, cut: 'halved' })
    const fat = cook.one('fat', { quantity: 12 * cook.serves }) ?? cook.need('oil', 12 * cook.serves)
    const pan = [...meat, ...vegetables]
    if (pan.length > 0) cook.step(`Warm half of ${cook.the(fat)} in a wide frying pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')} Keep warm on a plate.`)
    if (beans) cook.step(`heat ${cook.the(beans)} in a small pan for ${cook.min(4)}, until bubbling.`, { meanwhile: true })
    if (loaf) cook.step(`toast ${cook.the(loaf)} for ${cook.min(3)}, until golden.`, { meanwhile: pan.length > 0 })
    cook.step(`Heat ${pan.length > 0 ? 'the rest of ' : ''}${cook.the(fat)} in the pan, break in ${cook.the(eggs)} and fry for ${cook.min(4)}, spooning the fat over, until the edges are crisp and whites and yolks are set${cook.safe(eggs)}. ${cook.season(...cook.all('herbs'), ...cook.all('spices'))}.`.replace(/\. ([a-z])/g, (_, letter: string) => `. ${letter.toUpperCase()}`))
    const beside = present([...pan, beans, loaf])
    cook.step(`Serve at once${given(cook, beside, (foods) => ` with ${foods}`)}${given(cook, [sauce], (foods) => `${beside.length > 0 ? ' and' : ' with'} ${foods} on the side`)}.`)
    const named = [...meat, ...vegetables]
    return { title: pan.length + (beans ? 1 : 0) + (loaf ? 1 : 0) >= 4 ? 'Full cooked breakfast' : `${eggs.noun === 'egg' ? 'Fried egg' : 'Fried eggs'}${named[0] ? ` with ${titleName(named[0])}` : loaf ? ' on toast' : ''}`, sentence: cook.say('Hot fat, a steady hand, four minutes.', 'The smell gets everyone out of bed.'), tip: 'A lid for the last minute sets the tops without turning.' }
  },
} // prettier-ignore
