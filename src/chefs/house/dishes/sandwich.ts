import type { DishForm } from './dish-form.ts'
import type { RecipeIngredient } from '../recipe.ts'
import { bun, loaf, wrap } from './building-blocks/bread-slots.ts'
import { listOf } from '../wording/phrases.ts'
import { whenPresent, mustHeat, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  cheese,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  mustard,
  except,
  rawEdible,
  role,
  savoury,
  anyOf,
  spices,
} from './building-blocks/slots.ts'
import { adjective, titleName, withNames } from './building-blocks/food-names.ts'

/** Sausages and their kin stay whole and are eaten hot. */
const eatenHot = (ingredient: Pick<RecipeIngredient, 'food'> | undefined) =>
  ingredient?.food.measure === 'each' || ingredient?.food.id === 'pulled-pork'

const mayonnaise = id('mayonnaise', 'vegan-mayonnaise', 'aioli')

/** Bread around a filling; toasted where a cheese wants to melt, rolled where the bread is flat. */
export const sandwich: DishForm = {
  id: 'sandwich',
  name: 'sandwich',
  course: 'main',
  serves: 2,
  appeal: 0.5,
  slots: [
    required('bread', anyOf(loaf, bun, wrap)),
    optional(
      'protein',
      allOf(
        role('protein'),
        savoury,
        cooks('fry', 15),
        except(
          kind(
            'cooked-pulse',
            'lentil',
            'dried-pulse',
            'ground-meat',
            'ground-poultry',
            'offal',
            'stewing-meat',
            'roast',
            'mollusc',
            'bacon',
            'egg',
          ),
        ),
        except(id('surimi', 'anchovy', 'fish-ball', 'pate')),
      ),
    ),
    optional('eggs', id('egg')),
    optional('bacon', kind('bacon')),
    cheese,
    optional(
      'spread',
      anyOf(
        mayonnaise,
        mustard.takes,
        kind('butter', 'dip'),
        id(
          'pesto',
          'pate',
          'tapenade',
          'cranberry-sauce',
          'mango-chutney',
          'relish',
          'ketchup',
          'barbecue-sauce',
          'honey-mustard',
          'horseradish',
          'hot-sauce',
        ),
      ),
      2,
    ),
    optional(
      'salad',
      allOf(
        anyOf(
          role('salad'),
          kind('tomato', 'tinned-vegetable'),
          id('carrot', 'spinach', 'bell-pepper', 'celery', 'avocado', 'cucumber', 'canned-corn', 'sweetcorn'),
        ),
        rawEdible,
        savoury,
      ),
      3,
    ),
    optional('onion', allOf(kind('onion'), rawEdible)),
    optional('pickles', kind('pickle')),
    { ...herbs, max: 1 },
    { ...spices, max: 1 },
    optional('lemon', id('lemon', 'lime')),
  ],
  accepts: (filled) =>
    anyFilled('protein', 'eggs', 'bacon', 'cheese', 'spread')(filled) &&
    [...filled.values()].flat().length >= 3,
  write(cook) {
    const bread = cook.oneOrThrow('bread', { cut: 'whole' })
    const flat = bread.food.kind === 'flatbread'
    const [protein, bacon, slices] = [
      cook.one('protein', {
        share: 0.7,
        ...(cook.peek('protein')?.food.kind !== 'ready-fish' && {
          cut: eatenHot(cook.peek('protein')) ? 'whole' : 'sliced',
        }),
      }),
      cook.one('bacon', { cut: 'whole' }),
      cook.one('cheese', { cut: 'sliced' }),
    ]
    const eggs = cook.one('eggs', { quantity: cook.serves * (protein || bacon ? 50 : 100) })
    const spreads = cook.all('spread')
    const toasted = !flat && ['melting-cheese', 'plant-cheese'].includes(slices?.food.kind ?? '')
    if (eggs)
      cook.step(
        `Boil ${cook.the(eggs)} in ${cook.measured('water', 800)} for ${cook.min(10)}, until the yolks are firm${cook.atLeast(eggs)}. Cool under the tap, peel and chop.`,
      )
    const scents = [
      ...cook.all('spices'),
      ...cook.all('herbs'),
      ...present([cook.one('lemon', { share: 0.3 })]),
    ]
    for (const ingredient of present([protein, bacon]).filter(
      (each) => each.food.kind === 'frying-cheese' || mustHeat(cook, each) || eatenHot(each),
    ))
      cook.step(
        `Fry ${cook.the(ingredient)} in ${ingredient === bacon ? 'a dry pan' : cook.the(cook.need('oil', 10))} for ${cook.min(cook.minutes(ingredient, 'fry'))}, turning, until ${cook.doneness(ingredient, 'fry')}.${cook.rest(ingredient)}`,
      )
    const bound = present([protein?.food.id.startsWith('canned') ? protein : undefined, eggs])
    const binder = bound.length > 0 ? spreads.filter(({ item }) => mayonnaise(item!)) : []
    if (bound.length > 0)
      cook.step(`Mash ${cook.the(...bound)}${withThe(cook, ...binder, ...scents)} and ${cook.season()}.`)
    const layers = present(
      [
        protein,
        bacon,
        slices,
        ...cook.all('salad', { share: 0.6, cut: 'sliced' }),
        cook.one('onion', { share: 0.4, cut: 'thinly sliced' }),
        cook.one('pickles'),
        ...(bound.length > 0 ? [] : scents),
      ].filter((ingredient) => !ingredient || !bound.includes(ingredient)),
    )
    const spread = spreads.filter((ingredient) => !binder.includes(ingredient))
    const filling = [bound.length > 0 ? 'the mixture' : '', layers.length > 0 ? cook.the(...layers) : '']
      .filter((part) => part !== '')
      .join(' and ')
    cook.step(
      `${flat ? `Warm ${cook.the(bread)} in a dry pan for ${cook.min(2)}, until supple` : `${bread.food.kind === 'roll' ? 'Split' : 'Lay out'} ${cook.the(bread)}`}${whenPresent(cook, spread, (foods) => ` and spread with ${foods}`)}.${filling && ` Fill with ${filling}`}, then ${flat ? 'roll or fold tightly' : 'close'}.`.replace(
        '., then',
        ', then',
      ),
    )
    if (toasted)
      cook.step(
        `Fry the sandwiches over medium-low heat${whenPresent(cook, [spread.some(({ food }) => food.kind === 'butter') ? undefined : cook.want('butter', 10)], (fat) => ` in ${fat}`)} for ${cook.min(6)}, pressing down and turning once, until the bread is deep gold and ${cook.the(slices)} melts.`,
      )
    else cook.step(eatenHot(protein) ? 'Eat at once.' : 'Cut in half and eat at once.')
    const named = present([
      protein,
      bacon,
      eggs,
      slices,
      ...spreads.filter(({ food }) => food.kind === 'dip'),
      ...layers,
    ])
    const lead = listOf(
      [
        ...new Set(
          named.map((ingredient) =>
            titleName({ ...ingredient, noun: ingredient === eggs ? 'egg' : ingredient.food.name }),
          ),
        ),
      ].slice(0, 3),
    )
    return {
      title: protein?.food.id.endsWith('frankfurter')
        ? `hot dogs${withNames([slices, ...layers.slice(1)])}`
        : `${adjective(cook, [...scents, ...spreads])}${toasted ? 'toasted ' : ''}${lead} ${flat ? 'wrap' : bread.food.kind === 'roll' ? 'roll' : 'sandwich'}`,
      sentence: 'Lunch in the hand.',
    }
  },
}
