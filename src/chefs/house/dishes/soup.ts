import type { RecipeCook } from '../cooking/recipe-cook.ts'
import { CannotCook } from '../cooking/cannot-cook.ts'
import type { DishForm } from './dish-form.ts'
import type { Headline } from '../dish.ts'
import { loaf } from './building-blocks/bread-slots.ts'
import {
  among,
  base,
  coconut,
  dishUp,
  gather,
  liquids,
  nuts,
  pot,
  proteinFor,
  stock,
  vegetableFor,
} from './building-blocks/pot.ts'
import {
  aromatics,
  cheese,
  citrus,
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
  role,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { smoky, wholePulse } from './building-blocks/stewing.ts'
import { isSeafood } from '../cooking/meat-and-fish.ts'
import { adjective, attributive } from './building-blocks/food-names.ts'

const smooth = anyOf(
  kind('root', 'squash', 'brassica', 'tomato', 'stalk', 'pea'),
  id(
    'leek',
    'potato',
    'sweet-potato',
    'canned-tomato',
    'courgette',
    'bell-pepper',
    'roasted-pepper',
    'mushroom',
    'chestnut-mushroom',
    'pumpkin-puree',
  ),
)

const seasonings = [{ ...spices, max: 2 }, woodyHerbs, leaf, aromatics, herbs, citrus, stock, coconut]
const toppings = [
  optional('cream', anyOf(poured, kind('yogurt', 'cream'))),
  cheese,
  nuts,
  optional('bread', loaf),
]

/**
 * The soup of all that is listed: about 150 g of vegetables and 250 ml of liquid a bowl where it is blended.
 */
function write(cook: RecipeCook, blended: boolean): Headline {
  const vegetables = cook.all('vegetables', { share: blended ? 1.3 : 1 })
  const [protein, starch] = [
    [...cook.all('protein', { share: 0.7 }), ...cook.all('pulse', { share: 0.7 })],
    cook.all('starch', { share: 0.4 }),
  ]
  const smoked = cook.all('smoky')
  const named = [...smoked, ...protein, ...vegetables]
  const [greens, scents, warm] = [
    cook.all('leaf'),
    cook.all('aromatics', {
      quantity: ({ kind, per }) => cook.serves * (kind === 'onion' && named.length === 0 ? per[2] : per[1]),
    }),
    gather(cook, 'spices', 'woodyHerbs'),
  ]
  const milk = cook.all('coconut')
  const crisp = cook.all('crisp')
  const lemon = cook.one('citrus', { share: 0.4 })
  const solid = [...vegetables, ...protein].reduce(
    (sum, { food, quantity }) =>
      sum + quantity * (food.kind.startsWith('tomato') ? 0.5 : food.kind === 'lentil' ? 3 : 1),
    0,
  )
  if (blended && solid < cook.serves * 65) throw new CannotCook({ lacks: 'substance' })
  const wet = blended ? Math.min(cook.serves * 270, solid * 1.5) : cook.serves * 350
  const liquid = [...cook.all('stock', { quantity: wet }), ...cook.all('tomato'), ...milk]
  cook.step(
    crisp
      .map(
        (ingredient) =>
          `Fry ${cook.the(ingredient)} in a dry pan for ${cook.min(cook.minutes(ingredient, 'fry'))}, until ${cook.doneness(ingredient, 'fry')}; keep for the top.`,
      )
      .join(''),
  )
  if (named.length > 0)
    pot(cook, {
      fry: smoked,
      scents,
      spices: warm,
      liquids: liquid,
      wet,
      body: [...vegetables, ...protein, ...starch],
      leaf: greens,
    })
  else {
    cook.step(
      `${base(cook, { scents, spices: warm })} Go on over low heat for ${cook.min(25)}, stirring now and then, until brown and sweet.`,
    )
    cook.step(`Add ${liquids(cook, liquid, wet)} and simmer for ${cook.min(15)}.`)
  }
  const cream = cook.one('cream', {
    quantity: ({ kind }) => cook.serves * (kind.endsWith('milk') ? 100 : 35),
  })
  const richer = cream ? `stir in ${cook.the(cream)} and warm through without boiling.` : ''
  const woody = warm.filter(({ food }) => food.kind === 'woody-herb' || food.id === 'cinnamon-stick')
  if (blended)
    cook.step(`${woody.length > 0 ? `Fish out ${cook.the(...woody)}. ` : ''}Blend until completely smooth.`)
  cook.step(richer)
  const [bread, rich] = [cook.one('bread'), cook.one('cheese')]
  if (bread && rich)
    cook.step(`Heap ${cook.the(rich)} on ${cook.the(bread)} and grill for ${cook.min(3)}, until it bubbles.`)
  dishUp(
    cook,
    [...crisp, bread ? undefined : rich, ...gather(cook, 'nuts', 'herbs')],
    lemon,
    bread ? ` with ${cook.the(bread)}` : ' in warm bowls',
  )
  const chowder =
    cream &&
    starch[0]?.food.kind === 'tuber' &&
    named.some(({ food }) => isSeafood(food) || food.id.endsWith('corn'))
  return {
    title: `${adjective(cook, [lemon, ...warm, ...scents]) || (blended && cream ? 'creamy ' : '')}${attributive(named.length > 0 ? named : scents)} ${chowder ? 'chowder' : 'soup'}${greens[0] ? ` with ${greens[0].noun}` : milk[0] ? ' with coconut milk' : ''}`,
    sentence: blended
      ? 'One pot and a blender, and hardly any work.'
      : 'A bowl that makes a meal, from one pot.',
    // What is heated again already is not kept once more.
    ...(!cook.ingredients.some(({ item }) => /cooked|left/.test(`${item?.condition}`)) && {
      tip: 'Cool what is left within two hours, keep it in the fridge and bring it back to a full boil.',
    }),
  }
}

/** Everything in pieces, in its broth. */
export const soup: DishForm = {
  id: 'chunky-soup',
  name: 'soup',
  course: 'main',
  serves: 2,
  appeal: -1.6,
  slots: [
    optional('pulse', anyOf(kind('lentil'), wholePulse)),
    optional(
      'protein',
      proteinFor(
        'simmer',
        170,
        'ground-meat',
        'ground-poultry',
        'roast',
        'raw-sausage',
        'cured-meat',
        'bacon',
        'steak',
        'chop',
        'cooked-pulse',
        'dried-pulse',
        'lentil',
        'ready-fish',
      ),
    ),
    optional('smoky', smoky),
    optional('vegetables', vegetableFor('simmer', 25), 4),
    optional(
      'starch',
      allOf(
        role('starch'),
        cooks('simmer', 25),
        except(id('couscous', 'bulgur', 'polenta', 'grits', 'cornmeal', 'paella-rice', 'arborio-rice')),
        anyOf(except(kind('pasta')), id('orzo', 'soup-pasta', 'tortellini', 'meat-tortellini')),
      ),
    ),
    optional('tomato', anyOf(kind('tomato-sauce'), id('tomato-paste'))),
    ...seasonings,
    ...toppings,
  ],
  accepts: (filled) =>
    (among(filled, 'vegetables', 'pulse').length > 0 &&
      !among(filled, filled.get('stock')?.length ? '' : 'protein').some(kind('stewing-meat'))) ||
    (among(filled, 'stock').length > 0 &&
      among(filled, 'aromatics').some(({ food }) => food.kind === 'onion')),
  write: (cook) => write(cook, false),
}

/** Vegetables simmered soft and blended. */
export const smoothSoup: DishForm = {
  id: 'smooth-soup',
  name: 'smooth soup',
  course: 'main',
  serves: 4,
  appeal: 0.3,
  slots: [
    required('vegetables', allOf(smooth, cooks('simmer', 30)), 4),
    optional('pulse', id('red-lentil', 'cannellini-bean', 'butter-bean')),
    optional('tomato', id('tomato-paste')),
    optional('crisp', kind('bacon', 'cured-meat')),
    ...seasonings,
    ...toppings,
  ],
  accepts: (filled) =>
    among(filled, 'vegetables', 'aromatics').length > 1 ||
    among(filled, 'vegetables').some(({ food }) => food.id !== 'potato'),
  write: (cook) => write(cook, true),
}
