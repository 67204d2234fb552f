import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../recipe.ts'
import type { DishForm } from './dish-form.ts'
import { isReady } from '../cooking/doneness.ts'
import { capitalize, ovenTemperature } from '../wording/phrases.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { among, gather, vegetableFor } from './building-blocks/pot.ts'
import {
  aromatics,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  poured,
  anyOf,
  spices,
} from './building-blocks/slots.ts'
import { cookAlongside, plainPasta } from './building-blocks/starches.ts'
import { mince } from './building-blocks/stewing.ts'
import { adjective, attributive, titleNames } from './building-blocks/food-names.ts'

function butterFor(cook: RecipeCook, milk: RecipeIngredient): RecipeIngredient {
  const quantity = milk.quantity / 10 + 10
  return cook.one('butter', { quantity }) ?? cook.need('butter', quantity)
}

/**
 * "melt the butter …": 10 parts milk, 1 butter, 1 flour; cream thickens by itself. `begun` where some of the
 * butter is used.
 */
function whiteSauce(
  cook: RecipeCook,
  milk: RecipeIngredient,
  butter: RecipeIngredient,
  begun: boolean,
): string {
  if (milk.food.kind === 'cream')
    return `warm ${cook.the(milk, butter)} in a pan for ${cook.min(3)}, until it steams.`
  return `melt ${begun ? 'the rest of ' : ''}${cook.the(butter)} in a pan, stir in ${cook.the(cook.need('flour', milk.quantity / 11))} and cook for ${cook.min(1)}. Whisk in ${cook.the(milk)} bit by bit and simmer for ${cook.min(4)}, until smooth and thick.`
}

/** 1 part cheese to 2 of dry pasta, in white sauce. */
export const macaroniCheese: DishForm = {
  id: 'macaroni-cheese',
  name: 'macaroni cheese',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 0.5,
  slots: [
    required(
      'pasta',
      allOf(
        plainPasta,
        except(id('spaghetti', 'linguine', 'tagliatelle', 'fettuccine', 'pappardelle', 'orzo', 'egg-pasta')),
      ),
    ),
    required('cheese', kind('melting-cheese', 'plant-cheese', 'crumbling-cheese', 'hard-cheese'), 2),
    optional('milk', poured),
    optional('butter', kind('butter')),
    optional(
      'protein',
      anyOf(
        mince,
        allOf(
          anyOf(kind('bacon', 'ready-meat', 'poultry-boneless'), id('canned-tuna', 'chorizo')),
          cooks('fry', 12),
        ),
      ),
    ),
    optional('vegetables', vegetableFor('fry', 14, 'sprout'), 3),
    { ...aromatics, takes: kind('onion', 'garlic', 'chili') },
    leaf,
    { ...spices, max: 1 },
    optional('mustard', id('dijon-mustard', 'mustard', 'wholegrain-mustard')),
    optional('crumb', id('breadcrumb', 'panko', 'gluten-free-breadcrumb')),
    { ...herbs, max: 1 },
  ],
  accepts: (filled) =>
    among(filled, 'cheese').some(({ food }) => ['melting-cheese', 'plant-cheese'].includes(food.kind)),
  write(cook) {
    const pasta = cook.oneOrThrow('pasta')
    const cheese = cook.all('cheese', { share: 1.5 })
    const amount = pasta.quantity * (isReady(pasta) ? 0.6 : 1.4)
    const thick = cook.peek('milk')?.food.kind === 'cream'
    const milk = cook.one('milk', { quantity: thick ? amount * 0.7 : amount }) ?? cook.need('milk', amount)
    const butter = butterFor(cook, milk)
    const filling = [
      ...cook.all('protein', { share: 0.7 }),
      ...cook.all('vegetables', { share: 0.7 }),
      ...gather(cook, 'aromatics', 'leaf'),
    ]
    const scents = gather(cook, 'spices', 'mustard')
    cookAlongside(cook, pasta)
    if (filling.length > 0)
      cook.step(
        `warm some of ${cook.the(butter)} in a wide pan over medium heat. ${cook.inStages(filling, 'fry', 'fry')}`,
        { meanwhile: true },
      )
    const scented = whenPresent(cook, scents, (them) => `${them} and `)
    cook.step(
      `${whiteSauce(cook, milk, butter, filling.length > 0)} Off the heat, stir in ${scented}most of ${cook.the(...cheese)}, until melted; ${cook.season()}.`,
      { meanwhile: true },
    )
    const hot = filling.some(({ food }) => food.role === 'protein') ? ', 74 °C (165 °F) in the middle' : ''
    cook.step(
      `Heat the oven to ${ovenTemperature(200)}. Turn ${cook.the(pasta, ...filling)} in the sauce, tip into a baking dish and scatter with the rest of ${cook.the(...cheese, cook.one('crumb'))}. Bake for ${cook.min(20)}, until golden and bubbling at the edges${hot}. Stand for ${cook.min(5)}${whenPresent(cook, cook.all('herbs'), (them) => `, scatter with ${them}`)} and serve.`,
    )
    const what =
      pasta.food.id === 'macaroni' ? 'macaroni cheese' : `baked ${pasta.noun} with ${titleNames(cheese, 1)}`
    const extra = titleNames(
      filling.filter(({ food }) => food.kind !== 'garlic'),
      1,
    )
    return {
      title: `${adjective(cook, scents)}${what}${extra && `${what.includes(' with ') ? ' and' : ' with'} ${extra}`}`,
      sentence: 'A brown crust, and a middle that pulls into strings.',
    }
  },
}

/**
 * Sheets in layers, or tubes that are filled, with white sauce or soft cheese, baked for as long as dry
 * sheets take.
 */
export const lasagne: DishForm = {
  id: 'lasagne',
  name: 'lasagne',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 2,
  slots: [
    required('sheets', id('lasagne-sheet', 'cannelloni')),
    optional('meat', anyOf(mince, kind('bacon'), id('sausage-meat', 'cooked-lentil')), 2),
    optional('vegetables', vegetableFor('fry', 15, 'sprout'), 4),
    leaf,
    aromatics,
    { ...spices, max: 2 },
    { ...herbs, max: 1 },
    optional('tomato', anyOf(kind('tomato-sauce', 'wine'), id('tomato-paste', 'pasta-sauce')), 3),
    optional(
      'soft',
      id(
        'ricotta',
        'mascarpone',
        'creme-fraiche',
        'cottage-cheese',
        'cream-cheese',
        'white-sauce',
        'cheese-sauce',
      ),
    ),
    optional('milk', poured),
    optional('butter', kind('butter')),
    optional('cheese', kind('melting-cheese', 'hard-cheese', 'plant-cheese', 'crumbling-cheese'), 2),
  ],
  accepts: (filled) => among(filled, 'meat', 'vegetables', 'leaf').length > 0,
  write(cook) {
    const sheets = cook.oneOrThrow('sheets')
    const tubes = sheets.food.id === 'cannelloni'
    const filling = [
      ...cook.all('meat', { share: 0.8 }),
      ...cook.all('vegetables', { share: 0.8 }),
      ...cook.all('aromatics'),
    ]
    const [greens, spice, tomato] = [cook.all('leaf', { share: 1.3 }), cook.all('spices'), cook.all('tomato')]
    const soft = cook.one('soft', { quantity: cook.serves * 70 })
    const cheese = cook.all('cheese')
    const start = `Warm ${cook.the(cook.need('oil', 15))} in a wide pan over medium heat. ${cook.inStages([...filling, ...greens], 'fry', 'fry')}`
    const stirred = whenPresent(cook, spice, (them) => ` Stir in ${them}.`)
    const simmered = whenPresent(
      cook,
      tubes ? [] : tomato,
      (them) =>
        ` Add ${them} and ${cook.measured('water', 100)} and simmer for ${cook.min(15)}, until thick.`,
    )
    cook.step(
      `${start}${stirred}${simmered} ${tubes && soft ? `Stir in ${cook.the(soft)} and ${cook.season()}` : capitalize(cook.season())}.`,
    )
    const milk =
      soft || (tubes && tomato.length > 0)
        ? undefined
        : (cook.one('milk', { quantity: cook.serves * 130 }) ?? cook.need('milk', cook.serves * 130))
    if (milk) cook.step(whiteSauce(cook, milk, butterFor(cook, milk), false), { meanwhile: true })
    const white = milk ? 'the sauce' : ''
    const over = tubes ? whenPresent(cook, tomato, (them) => them) || white : soft ? cook.the(soft) : white
    cook.step(
      `Heat the oven to ${ovenTemperature(190)}. ${tubes ? `Spoon the filling into ${cook.the(sheets)}, lay them side by side in a baking dish and cover with ${over || cook.measured('water', 200)}` : `Layer the filling, ${cook.the(sheets)} and ${over} in a baking dish, ending with ${over}`}${whenPresent(cook, cheese, (them) => `; scatter with ${them}`)}.`,
    )
    cook.step(
      `Bake for ${cook.min(cook.minutes(sheets, 'roast'))}, until brown on top, ${cook.doneness(sheets)} and it is 74 °C (165 °F) in the middle. Stand for ${cook.min(10)}${whenPresent(cook, cook.all('herbs'), (them) => `, scatter with ${them}`)} and serve.`,
    )
    const named = (tubes ? titleNames : attributive)([
      ...filling.filter(({ food }) => food.role !== 'aromatic'),
      ...greens,
    ])
    return {
      title: tubes ? `${sheets.noun} filled with ${named}` : `${named} lasagne`,
      sentence: 'Worth every pan it takes, and it feeds the table.',
    }
  },
}
