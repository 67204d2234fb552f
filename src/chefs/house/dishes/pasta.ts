import type { DishForm } from './dish-form.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import {
  withAny,
  dishUp,
  fat,
  gather,
  nuts,
  proteinFor,
  vegetableFor,
  joinWords,
} from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  role,
  anyOf,
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
    required('pasta', allOf(kind('pasta'), except(id('lasagne-sheet', 'cannelloni')))),
    optional('protein', proteinFor('fry', 15, 'tofu', 'poultry-piece')),
    optional('vegetables', vegetableFor('fry', 15), 3),
    optional('bacon', kind('bacon')),
    leaf,
    aromatics,
    { ...spices, max: 2 },
    woodyHerbs,
    herbs,
    optional(
      'tomato',
      anyOf(kind('tomato-sauce', 'paste', 'wine'), id('pasta-sauce', 'bolognese-sauce', 'vodka')),
      3,
    ),
    optional(
      'sauce',
      anyOf(
        id('pesto', 'vegan-pesto', 'red-pesto', 'anchovy', 'alfredo-sauce', 'white-sauce'),
        kind('pickle'),
      ),
      3,
    ),
    optional('cream', anyOf(kind('cream'), id('ricotta', 'mascarpone', 'cream-cheese'))),
    optional('cheese', role('cheese')),
    nuts,
    citrus,
    optional('eggs', id('egg', 'egg-yolk')),
  ],
  write(cook) {
    const noodles = cook.oneOrThrow('pasta')
    const protein = [...cook.all('protein', { share: 0.8 }), ...cook.all('bacon')]
    const vegetables = cook.all('vegetables')
    const [scents, spice, tomato, greens] = [
      cook.all('aromatics'),
      gather(cook, 'spices', 'woodyHerbs'),
      cook.all('tomato'),
      cook.all('leaf'),
    ]
    const sauce = gather(cook, 'cream', 'sauce')
    const cheese = cook.all('cheese')
    const ragu =
      protein.some(({ food }) => food.kind === 'ground-meat') &&
      (tomato.length > 0 || vegetables.some(({ food }) => food.kind === 'tomato'))
    cookAlongside(cook, noodles)
    const fried = `warm ${cook.the(fat(cook))} in a wide pan over medium heat. ${cook.inStages(protein, 'fry', 'fry')}${protein.map((ingredient) => cook.rest(ingredient)).join('')} ${cook.inStages([...vegetables, ...scents], 'fry', 'cook')} ${cook.inStages(greens, 'fry', 'cook')}`
    const stirred = whenPresent(
      cook,
      [...spice, ...tomato],
      (them) =>
        ` Stir in ${them} and cook for ${cook.min(ragu ? 20 : tomato[0]?.food.kind === 'tomato-sauce' ? 10 : 2)}.`,
    )
    cook.step(`${fried}${stirred}`.replace(/  +/g, ' '), { meanwhile: true })
    cook.step(
      `Add ${cook.the(noodles, ...sauce)} to the pan with a splash of the cooking water, toss until coated and ${cook.season()}.`,
    )
    const eggs =
      tomato.length > 0
        ? undefined
        : cook.one('eggs', { quantity: ({ per }) => cook.serves * Math.min(50, per[2]), cut: 'beaten' })
    cook.step(
      whenPresent(
        cook,
        [eggs],
        (them) =>
          `Pour in ${them} and toss over the lowest heat for ${cook.min(3)}, until creamy and thick${cook.atLeast(eggs)}.`,
      ),
    )
    const lemon = cook.one('citrus', { share: 0.5 })
    dishUp(cook, [...cheese, ...gather(cook, 'nuts', 'herbs')], lemon, ' at once', '')
    const chief = [
      ...protein,
      ...vegetables,
      ...sauce.filter(({ food }) => food.kind === 'cooking-sauce'),
      ...greens,
      ...(eggs ? [eggs] : []),
    ]
    const carbonara = eggs && protein.some(({ food }) => food.kind === 'bacon' || food.kind === 'cured-meat')
    const parts = chief.length > 0 ? chief : [...tomato, ...cheese, ...scents]
    return {
      title: carbonara
        ? `${noodles.noun} carbonara`
        : ragu && noodles.food.id === 'spaghetti'
          ? joinWords(
              noodles.noun,
              'bolognese',
              withAny(titleNames(vegetables.filter(({ food }) => food.kind !== 'tomato'))),
            )
          : joinWords(
              adjective(cook, [lemon, ...spice, ...(chief.length > 0 ? scents : [])]),
              parts.length > 0 ? '' : 'plain',
              noodles.noun,
              withAny(
                titleNames([
                  ...parts.slice(0, 1),
                  ...cheese.filter(({ food }) => food.kind !== 'hard-cheese'),
                  ...parts,
                ]),
              ),
            ),
      sentence: 'A weeknight bowl that is ready almost as soon as the pasta is.',
      tip: 'Keep a cup of the cooking water back: its starch binds the sauce.',
    }
  },
}
