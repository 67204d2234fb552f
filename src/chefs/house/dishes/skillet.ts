import type { DishForm } from './dish-form.ts'
import { isReady } from '../cooking/doneness.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { among, dishUp, fat, proteinFor, stock, vegetableFor } from './building-blocks/pot.ts'
import {
  aromatics,
  cheese,
  citrus,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  except,
  role,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { cookAlongside, porridge } from './building-blocks/starches.ts'
import { smoky } from './building-blocks/stewing.ts'
import { adjective, titleName, titleNames } from './building-blocks/food-names.ts'

/** What of a sauce goes into the pan; the rest of the jars stand beside the plate. */
const bubbled = anyOf(
  kind('cream', 'wine', 'pickle', 'salty-sauce'),
  id(
    'mustard',
    'dijon-mustard',
    'wholegrain-mustard',
    'honey',
    'maple-syrup',
    'balsamic-vinegar',
    'gravy',
    'hot-sauce',
    'barbecue-sauce',
    'ketchup',
    'brandy',
    'prune',
    'tomato-paste',
  ),
)

/** A protein fried in the pan, vegetables after it, a spoonful of pan sauce, a starch beside it. */
export const skillet: DishForm = {
  id: 'skillet',
  name: 'pan supper',
  course: 'main',
  serves: 2,
  appeal: -1,
  slots: [
    optional('protein', proteinFor('fry', 22, 'cooked-pulse', 'cured-meat', 'bacon', 'ready-fish')),
    optional(
      'starch',
      allOf(
        role('starch', 'bread'),
        except(anyOf(kind('pastry', 'pasta', 'roll'), id('flour-tortilla', 'corn-tortilla', 'taco-shell'))),
      ),
    ),
    optional('vegetables', vegetableFor('fry', 14), 3),
    leaf,
    aromatics,
    { ...spices, max: 2 },
    woodyHerbs,
    herbs,
    citrus,
    optional('bacon', smoky),
    optional('sauce', bubbled, 3),
    stock,
    optional('dip', allOf(kind('condiment', 'dip', 'yogurt'), except(bubbled))),
    optional('salad', role('salad'), 2),
    cheese,
    optional(
      'fruit',
      id(
        'apple',
        'cooking-apple',
        'pear',
        'plum',
        'peach',
        'apricot',
        'pineapple',
        'mango',
        'grape',
        'fig',
        'cherry',
      ),
    ),
  ],
  accepts: (filled) => {
    const [protein] = among(filled, 'protein')
    if (!protein)
      return (
        among(filled, 'starch').some(anyOf(porridge, id('mashed-potato'))) &&
        among(filled, 'vegetables').length > 0
      )
    return [...filled.values()].flat().length > 1
  },
  write(cook) {
    const protein = cook.one('protein')
    const starch = cook.one('starch')
    const vegetables = [...cook.all('bacon'), ...cook.all('vegetables')]
    const [scents, fruit, greens] = [
      cook.all('aromatics'),
      cook.all('fruit', { share: 0.6 }),
      cook.all('leaf'),
    ]
    const [rub, sprigs] = [cook.all('spices'), cook.all('woodyHerbs')]
    const sauces = [...cook.all('sauce'), ...cook.all('stock', { quantity: cook.serves * 60 })]
    const serving = cookAlongside(cook, starch)
    const after = [...vegetables, ...scents, ...fruit, ...greens]
    const warm = `warm ${cook.the(fat(cook))}${whenPresent(cook, sprigs, (them) => ` with ${them}`)} in a wide pan over medium-high heat`
    const meanwhile = cook.steps.length > 0
    if (protein) {
      const rubbed = whenPresent(cook, rub, (them) => `sprinkle ${cook.the(protein)} with ${them}, then `)
      cook.step(
        `${rubbed}${warm} and ${cook.isHeated(protein) ? 'warm' : 'fry'} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, turning now and then, until ${cook.doneness(protein)}. Move to a warm plate.${cook.rest(protein)}`,
        { meanwhile },
      )
      cook.step(cook.inStages(after, 'fry', 'cook', 'To the same pan add'))
    } else
      cook.step(
        `${warm}. ${cook.inStages(after, 'fry', 'cook')}${whenPresent(cook, rub, (them) => ` Stir in ${them}.`)}`,
        { meanwhile },
      )
    cook.step(
      whenPresent(
        cook,
        sauces,
        (them) =>
          `Stir ${them} into the pan and bubble for ${cook.min(sauces.some(({ food }) => food.kind === 'stock') ? 6 : 2)}, scraping up the brown bits.`,
      ),
    )
    const raw = whenPresent(
      cook,
      [...cook.all('salad'), cook.one('dip')],
      (them) => `, with ${them} beside it`,
    )
    const back = protein && after.length + sauces.length > 0 ? `return ${cook.the(protein)} to the pan, ` : ''
    dishUp(
      cook,
      [...cook.all('cheese'), ...cook.all('herbs')],
      cook.one('citrus'),
      `${serving}${raw}`,
      back + cook.season(),
    )
    const sides = [...fruit, ...vegetables, ...greens]
    const beside = titleNames([...sides, ...(starch ? [starch] : [])])
    const stroganoff =
      protein?.food.kind === 'steak' &&
      protein.food.origin === 'beef' &&
      sauces.some(({ food }) => /^sour|^creme/.test(food.id)) &&
      vegetables.some(({ food }) => food.kind === 'mushroom')
    const how = isReady(protein ?? sides[0]!) && beside ? '' : 'pan-fried '
    return {
      title: !protein
        ? `${titleNames(sides)} on ${titleNames(starch ? [starch] : [])}`
        : stroganoff
          ? `beef stroganoff${starch ? ` with ${starch.noun}` : ''}`
          : `${adjective(cook, [cook.one('citrus'), ...sauces, ...rub, ...sprigs, ...scents])}${how}${titleName(protein)}${beside && ` with ${beside}`}`,
      sentence: 'One hot pan, and the juices become the sauce.',
    }
  },
}
