import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { given } from './given.ts'
import { among, gather, place, vegetableFor } from './pot.ts'
import { aromatics, cooks, every, herbs, id, kind, leaf, not, poured, some, spices } from './slots.ts'
import { cookAlongside, plainPasta } from './starch.ts'
import { adjective, titleNames } from './telling.ts'

/** White sauce of 10 parts milk, 1 butter, 1 flour; 1 part cheese to 2 of dry pasta. */
export const macaroniCheese: DishForm = {
  id: 'macaroni-cheese',
  name: 'macaroni cheese',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 0.5,
  slots: [
    place('pasta', every(plainPasta, not(id('spaghetti', 'linguine', 'tagliatelle', 'fettuccine', 'pappardelle', 'orzo', 'egg-pasta'))), 1, 1),
    place('cheese', kind('melting-cheese', 'plant-cheese', 'crumbling-cheese', 'hard-cheese'), 2, 1),
    place('milk', poured), place('butter', kind('butter')),
    place('protein', every(some(kind('bacon', 'ready-meat', 'ground-meat', 'ground-poultry', 'poultry-boneless'), id('canned-tuna', 'chorizo', 'plant-mince', 'vegan-bacon')), cooks('fry', 12))),
    place('vegetables', vegetableFor('fry', 14, 'sprout'), 3),
    { ...aromatics, takes: kind('onion', 'garlic', 'chili') }, leaf, { ...spices, max: 1 },
    place('mustard', id('dijon-mustard', 'mustard', 'wholegrain-mustard')),
    place('crumb', id('breadcrumb', 'panko', 'gluten-free-breadcrumb')), { ...herbs, max: 1 },
  ],
  suits: (filled) => among(filled, 'cheese').some(({ food }) => ['melting-cheese', 'plant-cheese'].includes(food.kind)),
  write(cook) {
    const pasta = cook.must('pasta')
    const cheese = cook.all('cheese', { share: 1.5 })
    const amount = pasta.quantity * (isReady(pasta) ? 0.6 : 1.4)
    const thick = cook.peek('milk')?.food.kind === 'cream'
    const milk = cook.one('milk', { quantity: thick ? amount * 0.7 : amount }) ?? cook.need('milk', amount)
    const fat = milk.quantity / 10 + 10
    const butter = cook.one('butter', { quantity: fat }) ?? cook.need('butter', fat)
    const filling = [...cook.all('protein', { share: 0.7 }), ...cook.all('vegetables', { share: 0.7 }), ...gather(cook, 'aromatics', 'leaf')]
    const scents = gather(cook, 'spices', 'mustard')
    cookAlongside(cook, pasta)
    if (filling.length > 0) cook.step(`warm some of ${cook.the(butter)} in a wide pan over medium heat. ${cook.inStages(filling, 'fry', 'fry')}`, { meanwhile: true })
    const sauce = thick ? `warm ${cook.the(milk, butter)} in a pan for ${cook.min(3)}, until it steams.` : `melt the rest of ${cook.the(butter)} in a pan, stir in ${cook.the(cook.need('flour', milk.quantity / 11))} and cook for ${cook.min(1)}. Whisk in ${cook.the(milk)} bit by bit and simmer for ${cook.min(4)}, until smooth and thick.`
    cook.step(`${sauce.replace(filling.length > 0 ? '' : 'the rest of ', '')} Off the heat, stir in ${given(cook, scents, (them) => `${them} and `)}most of ${cook.the(...cheese)}, until melted; ${cook.season()}.`, { meanwhile: true })
    const hot = filling.some(({ food }) => food.role === 'protein') ? ', 74 °C (165 °F) in the middle' : ''
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Turn ${cook.the(pasta, ...filling)} in the sauce, tip into a baking dish and scatter with the rest of ${cook.the(...cheese, cook.one('crumb'))}. Bake for ${cook.min(20)}, until golden and bubbling at the edges${hot}. Stand for ${cook.min(5)}${given(cook, cook.all('herbs'), (them) => `, scatter with ${them}`)} and serve.`)
    const what = pasta.food.id === 'macaroni' ? 'macaroni cheese' : `baked ${pasta.noun} with ${titleNames(cheese, 1)}`
    const extra = titleNames(filling.filter(({ food }) => food.kind !== 'garlic'), 1)
    return {
      title: `${adjective(cook, scents)}${what}${extra && `${what.includes(' with ') ? ' and' : ' with'} ${extra}`}`,
      sentence: cook.say('A brown crust, and a middle that pulls into strings.', 'What everyone wants, whatever they say.'),
      tip: 'Leave the sauce a little loose: the pasta drinks it in the oven.',
    }
  },
} // prettier-ignore
