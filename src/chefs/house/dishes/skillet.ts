import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { given } from './given.ts'
import { among, dishUp, fat, place, proteinFor, vegetableFor } from './pot.ts'
import {
  aromatics,
  citrus,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  role,
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
    place('protein', proteinFor('fry', 22, 'cooked-pulse', 'cured-meat', 'bacon', 'ready-fish'), 1, 1),
    place('starch', every(role('starch', 'bread'), not(kind('pastry', 'pasta')))),
    place('vegetables', vegetableFor('fry', 14), 3),
    leaf, aromatics, { ...spices, max: 2 }, woodyHerbs, herbs, citrus,
    place('sauce', some(id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'honey', 'soy-sauce', 'worcestershire', 'balsamic-vinegar'), kind('cream', 'wine', 'pickle')), 2),
    place('salad', role('salad'), 2),
    place('fruit', id('apple', 'cooking-apple', 'pear', 'plum', 'peach', 'apricot', 'pineapple', 'mango', 'grape', 'fig', 'cherry')),
  ],
  suits: (filled) => [...filled.values()].flat().length > 1 && (among(filled, 'fruit').length === 0 || ['pork', 'poultry', 'game'].includes(among(filled, 'protein')[0]?.food.origin ?? '')),
  write(cook) {
    const protein = cook.must('protein')
    const starch = cook.one('starch')
    const [vegetables, scents, fruit, greens] = [cook.all('vegetables'), cook.all('aromatics'), cook.all('fruit', { share: 0.6 }), cook.all('leaf')]
    const [rub, sprigs] = [cook.all('spices'), cook.all('woodyHerbs')]
    const sauces = cook.all('sauce')
    const serving = cookAlongside(cook, starch)
    const verb = cook.isHeated(protein) ? 'warm' : 'fry'
    const rubbed = given(cook, rub, (them) => `sprinkle ${cook.the(protein)} with ${them}, then `)
    cook.step(`${rubbed}warm ${cook.the(fat(cook))}${given(cook, sprigs, (them) => ` with ${them}`)} in a wide pan over medium-high heat and ${verb} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, turning now and then, until ${cook.done(protein)}. Move to a warm plate.${cook.rest(protein)}`, { meanwhile: cook.steps.length > 0 })
    cook.step(cook.inStages([...vegetables, ...scents, ...fruit, ...greens], 'fry', 'cook', 'To the same pan add'))
    cook.step(given(cook, sauces, (them) => `Stir ${them} into the pan and bubble for ${cook.min(2)}, scraping up the brown bits.`))
    const raw = given(cook, cook.all('salad'), (them) => `, with ${them} beside it`)
    dishUp(cook, cook.all('herbs'), cook.one('citrus'), `${serving}${raw}`, `${vegetables.length + scents.length + fruit.length + greens.length + sauces.length > 0 ? `return ${cook.the(protein)} to the pan, ` : ''}${cook.season()}`)
    const sides = [...fruit, ...vegetables, ...greens, ...(starch ? [starch] : [])]
    return {
      title: `${adjective(cook, [...sauces, ...rub, ...sprigs, ...scents])}${isReady(protein) && sides.length > 0 ? '' : 'pan-fried '}${titleName(protein)}${sides.length > 0 ? ` with ${titleNames(sides)}` : ''}`,
      sentence: cook.say('One hot pan, and the juices become the sauce.', 'A plain supper, properly browned.'),
      tip: 'Pat everything dry before it meets the pan; damp food will not brown.',
    }
  },
} // prettier-ignore
