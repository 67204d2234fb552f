import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { loaf } from './breads.ts'
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
  ready,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { finish, soakAndBoil, soften, wholePulse } from './stewing.ts'
import { adjective, attributive } from './telling.ts'

const smoky = every(some(kind('raw-sausage', 'bacon'), id('smoked-sausage', 'chorizo', 'frankfurter', 'beef-frankfurter', 'ham', 'duck-confit', 'vegan-sausage', 'quorn-sausage', 'vegan-bacon')), not(id('lap-cheong', 'breakfast-sausage'))) // prettier-ignore

/** Beans simmered with tomato or vegetables, and a sausage where there is one. */
export const beanCasserole: DishForm = {
  id: 'bean-casserole',
  name: 'bean casserole',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.5,
  slots: [
    { name: 'beans', takes: wholePulse, min: 1, max: 1 },
    { name: 'more', takes: every(wholePulse, ready), max: 1 },
    { name: 'meat', takes: smoky, max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 22), savoury, not(kind('seaweed', 'sprout'))), max: 3 },
    aromatics, { ...spices, max: 2 }, woodyHerbs,
    { name: 'tomato', takes: kind('tomato-sauce', 'paste'), max: 1 },
    { name: 'stock', takes: kind('stock', 'stock-cube', 'wine'), max: 1 },
    leaf, herbs, citrus,
    { name: 'savour', takes: id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'worcestershire', 'molasses', 'olive', 'black-olive', 'sun-dried-tomato'), max: 1 },
    { name: 'cheese', takes: every(role('cheese'), kind('hard-cheese', 'crumbling-cheese')), max: 1 },
    { name: 'bread', takes: loaf, max: 1 },
  ],
  suits: (filled) => ['meat', 'vegetables', 'tomato', 'leaf'].some((slot) => (filled.get(slot)?.length ?? 0) > 0),
  write(cook) {
    const beans = [cook.must('beans', { share: cook.has('more') ? 0.7 : 1 }), ...cook.all('more', { share: 0.7 })]
    const meat = cook.one('meat', { share: 0.8 })
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const scents = cook.all('aromatics')
    const oil = cook.need('oil', 20)
    for (const bean of beans) soakAndBoil(cook, bean)
    const fry = meat ? ` ${cook.isHeated(meat) ? 'Warm' : 'Brown'} ${cook.the(meat)} in it for ${cook.min(cook.minutes(meat, 'fry'))}, turning, until ${cook.done(meat, 'fry')}; lift out.` : ''
    const start = `Warm ${cook.the(oil)} in a heavy pot over medium heat.${fry}${soften(cook, scents)}`
    const plain = fry === '' && scents.length === 0
    if (!plain) cook.step(start)
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('tomato'), ...cook.all('savour')]
    const stock = cook.one('stock', { quantity: cook.serves * 80 })
    const wet = stock && stock.food.measure === 'volume' ? stock.quantity : 0
    const pour = cook.pour('water', Math.max(100, cook.serves * 110 - wet))
    const simmered = vegetables.length > 0 ? cook.inStages(vegetables, 'simmer', 'simmer') : ''
    cook.step(`${plain ? `${start} ` : ''}Stir in ${seasonings.length > 0 || stock ? `${cook.the(...seasonings, stock)} and ` : ''}${pour} and bring to a simmer.${simmered === '' ? '' : ` ${simmered}`}`)
    cook.step(`Add ${cook.the(...beans)}${meat ? ` and return ${cook.the(meat)}` : ''}. Simmer gently for ${cook.min(15)}, until the beans are creamy and the sauce clings to the spoon; ${cook.season()}.`)
    const greens = cook.one('leaf')
    if (greens) cook.step(`Stir in ${cook.the(greens)} and cook for ${cook.min(cook.minutes(greens, 'simmer'))}, until ${cook.done(greens, 'simmer')}.`)
    const [lemon, cheese, bread] = [cook.one('citrus', { share: 0.5 }), cook.one('cheese'), cook.one('bread')]
    const over = finish(cook, [cheese, ...cook.all('herbs')], lemon)
    cook.step(`Rest off the heat for ${cook.min(5)}${over === '' ? '' : `, ${over}`} and serve${bread ? ` with ${cook.the(bread)} for the sauce` : ' in deep bowls'}.`)
    const mains = [...(meat ? [meat] : []), ...beans]
    const lead = meat ? `${attributive([meat], 1)} and ${attributive(beans, 1)}` : attributive([...vegetables.slice(0, 1), ...beans.slice(0, 1)], 2)
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}${lead} ${cook.say('casserole', 'stew', mains.some(isReady) ? 'pot' : 'casserole')}${greens ? ` with ${greens.noun}` : ''}`,
      sentence: cook.say('Thick, savoury, and cheaper than it tastes.', 'A pot of beans that needs nothing beside it but a spoon.', 'Better the second day, if any is left.'),
      tip: cook.say('Crush a few beans against the side of the pot to thicken the sauce.', 'Salt the pot only at the end: much of what is in it brings its own.'),
    }
  },
} // prettier-ignore
