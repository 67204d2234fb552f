import type { DishForm } from './dish-form.ts'
import { given } from './building-blocks/optional-phrases.ts'
import { and, dishUp, fat, gather, nuts, proteinFor, vegetableFor, words } from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  every,
  herbs,
  id,
  kind,
  leaf,
  may,
  must,
  not,
  role,
  some,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { cookAlongside } from './building-blocks/starches.ts'
import { adjective, titleNames } from './building-blocks/food-names.ts'

export const pasta: DishForm = {
  id: 'pasta',
  name: 'pasta',
  course: 'main',
  regions: ['european'],
  serves: 2,
  appeal: 1,
  slots: [
    must('pasta', every(kind('pasta'), not(id('lasagne-sheet', 'cannelloni')))),
    may('protein', proteinFor('fry', 15, 'tofu', 'poultry-piece')),
    may('vegetables', vegetableFor('fry', 15), 3),
    may('bacon', kind('bacon')), leaf, aromatics, { ...spices, max: 2 }, woodyHerbs, herbs,
    may('tomato', some(kind('tomato-sauce', 'paste', 'wine'), id('pasta-sauce', 'bolognese-sauce', 'vodka')), 3),
    may('sauce', some(id('pesto', 'vegan-pesto', 'red-pesto', 'anchovy', 'alfredo-sauce', 'white-sauce'), kind('pickle')), 3),
    may('cream', some(kind('cream'), id('ricotta', 'mascarpone', 'cream-cheese'))),
    may('cheese', role('cheese')),
    nuts, citrus, may('eggs', id('egg', 'egg-yolk')),
  ],
  write(cook) {
    const noodles = cook.must('pasta')
    const protein = [...cook.all('protein', { share: 0.8 }), ...cook.all('bacon')]
    const vegetables = cook.all('vegetables')
    const [scents, spice, tomato, greens] = [cook.all('aromatics'), gather(cook, 'spices', 'woodyHerbs'), cook.all('tomato'), cook.all('leaf')]
    const sauce = gather(cook, 'cream', 'sauce')
    const cheese = cook.all('cheese')
    const ragu = protein.some(({ food }) => food.kind === 'ground-meat') && (tomato.length > 0 || vegetables.some(({ food }) => food.kind === 'tomato'))
    cookAlongside(cook, noodles)
    const fried = `warm ${cook.the(fat(cook))} in a wide pan over medium heat. ${cook.inStages(protein, 'fry', 'fry')}${protein.map((use) => cook.rest(use)).join('')} ${cook.inStages([...vegetables, ...scents], 'fry', 'cook')} ${cook.inStages(greens, 'fry', 'cook')}`
    const stirred = given(cook, [...spice, ...tomato], (them) => ` Stir in ${them} and cook for ${cook.min(ragu ? 20 : tomato[0]?.food.kind === 'tomato-sauce' ? 10 : 2)}.`)
    cook.step(`${fried}${stirred}`.replace(/  +/g, ' '), { meanwhile: true })
    cook.step(`Add ${cook.the(noodles, ...sauce)} to the pan with a splash of the cooking water, toss until coated and ${cook.season()}.`)
    const eggs = tomato.length > 0 ? undefined : cook.one('eggs', { quantity: ({ per }) => cook.serves * Math.min(50, per[2]), cut: 'beaten' })
    cook.step(given(cook, [eggs], (them) => `Pour in ${them} and toss over the lowest heat for ${cook.min(3)}, until creamy and thick${cook.safe(eggs)}.`))
    const lemon = cook.one('citrus', { share: 0.5 })
    dishUp(cook, [...cheese, ...gather(cook, 'nuts', 'herbs')], lemon, ' at once', '')
    const chief = [...protein, ...vegetables, ...sauce.filter(({ food }) => food.kind === 'cooking-sauce'), ...greens, ...(eggs ? [eggs] : [])]
    const carbonara = eggs && protein.some(({ food }) => food.kind === 'bacon' || food.kind === 'cured-meat')
    const parts = chief.length > 0 ? chief : [...tomato, ...cheese, ...scents]
    return {
      title: carbonara
        ? `${noodles.noun} carbonara`
        : ragu && noodles.food.id === 'spaghetti' ? words(noodles.noun, 'bolognese', and(titleNames(vegetables.filter(({ food }) => food.kind !== 'tomato')))) : words(adjective(cook, [lemon, ...spice, ...(chief.length > 0 ? scents : [])]), parts.length > 0 ? '' : 'plain', noodles.noun, and(titleNames([...parts.slice(0, 1), ...cheese.filter(({ food }) => food.kind !== 'hard-cheese'), ...parts]))),
      sentence: 'A weeknight bowl that is ready almost as soon as the pasta is.',
      tip: 'Keep a cup of the cooking water back: its starch binds the sauce.',
    }
  },
} // prettier-ignore
