import type { FoodFilter } from '../cooking/slot.ts'
import type { DishForm } from './dish-form.ts'
import { regionsOf } from '../regions.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import {
  among,
  withAny,
  coconut,
  dishUp,
  gather,
  nuts,
  pot,
  protein as proteinOf,
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
  except,
  poured,
  role,
  anyOf,
} from './building-blocks/slots.ts'
import { cookMeanwhile, looseGrain } from './building-blocks/starches.ts'
import { tableFlatbread, wholePulse } from './building-blocks/stewing.ts'
import { adjective, attributive, titleNames } from './building-blocks/food-names.ts'

const asian: FoodFilter = ({ food }) =>
  food.id === 'cumin-seed' ||
  (regionsOf(food)?.includes('south-asian') && !regionsOf(food)?.includes('latin')) === true

/** Curry of meat, vegetables or pulses; of lentils alone it is a dal. */
export const curry: DishForm = {
  id: 'curry',
  name: 'curry',
  course: 'main',
  regions: ['south-asian', 'southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    optional(
      'paste',
      id(
        'curry-paste',
        'thai-red-curry-paste',
        'thai-green-curry-paste',
        'thai-yellow-curry-paste',
        'vegan-thai-curry-paste',
      ),
    ),
    optional('spices', anyOf(allOf(role('spice'), except(kind('dried-herb'))), kind('woody-herb')), 4),
    optional('pulse', anyOf(wholePulse, kind('lentil'), id('cooked-lentil'))),
    optional(
      'protein',
      anyOf(
        allOf(
          proteinFor(
            'simmer',
            200,
            'raw-sausage',
            'cured-meat',
            'ready-fish',
            'cooked-pulse',
            'dried-pulse',
            'lentil',
          ),
          except(id('beef-bone', 'salt-beef', 'gammon-joint')),
        ),
        id('paneer'),
      ),
    ),
    optional('potatoes', kind('tuber')),
    optional('vegetables', vegetableFor('simmer', 25), 3),
    leaf,
    { ...aromatics, max: 4 },
    optional('tomato', anyOf(kind('tomato-sauce'), id('tomato-paste'))),
    coconut,
    optional('cream', anyOf(kind('yogurt'), poured), 2),
    optional('sauces', id('fish-sauce', 'vegan-fish-sauce', 'soy-sauce', 'tamarind-paste'), 2),
    optional('sugar', kind('sugar')),
    optional('side', anyOf(looseGrain, tableFlatbread)),
    optional('chutney', id('mango-chutney', 'lime-pickle')),
    herbs,
    citrus,
    nuts,
  ],
  accepts: (filled) =>
    (among(filled, 'paste', 'coconut').length > 0 ||
      among(filled, 'spices', 'side').some(asian) ||
      (among(filled, 'pulse', 'spices').length > 0 &&
        among(filled, 'aromatics').some(({ food }) => food.kind === 'ginger'))) &&
    among(filled, 'pulse', 'protein', 'vegetables', 'potatoes', 'leaf', 'paste', 'tomato').length >= 2,
  write(cook) {
    const protein = proteinOf(cook, cook.has('pulse') ? 0.6 : 1)
    const pulse = cook.all('pulse', { share: cook.has('protein') ? 0.6 : 1 })
    const vegetables = [
      ...cook.all('potatoes', { share: 0.6, cut: 'diced' }),
      ...cook.all('vegetables', { share: 0.8 }),
    ]
    const [spices, scents, greens] = [
      gather(cook, 'spices', 'paste'),
      cook.all('aromatics'),
      cook.all('leaf'),
    ]
    const milk = cook.all('coconut', { quantity: cook.serves * 120 })
    const [cream, lemon, side] = [
      cook.all('cream', { quantity: cook.serves * 40 }),
      cook.one('citrus', { share: 0.5 }),
      cook.one('side'),
    ]
    const salty = [...cook.all('sauces'), ...cook.all('sugar', { quantity: cook.serves * 4 })]
    pot(cook, {
      scents,
      spices: spices.length > 0 ? spices : [cook.need('curryPowder', 10)],
      liquids: [...milk, ...cook.all('tomato')],
      wet: cook.serves * 150,
      body: [...protein, ...pulse, ...vegetables],
      leaf: greens,
    })
    const serving = cookMeanwhile(cook, side)
    cook.step(whenPresent(cook, cream, (them) => `Take the pot off the heat and stir in ${them}.`))
    const seasoned =
      salty.length > 0
        ? `stir in ${cook.the(...salty)}`
        : whenPresent(cook, [cook.salt(3)], (salt) => `season with ${salt}`) || 'taste'
    dishUp(cook, gather(cook, 'chutney', 'herbs', 'nuts'), lemon, serving || ' in deep bowls', seasoned)
    const dal =
      protein.length === 0 && pulse.some(({ food }) => food.kind === 'lentil' || food.id === 'cooked-lentil')
    const lead = [...protein, ...pulse]
    const beside = titleNames([...greens, ...vegetables])
    const creamy = milk.length > 0 ? 'coconut ' : adjective(cook, [lemon, ...scents])
    return {
      title: dal
        ? joinWords(
            creamy || (beside === '' ? 'spiced' : ''),
            attributive(pulse).replace(/ dal$/, ''),
            'dal',
            withAny(beside),
          )
        : joinWords(
            creamy,
            attributive(lead.length > 0 ? [...lead, ...vegetables.slice(-1)] : vegetables),
            'curry',
            withAny(titleNames(greens)),
          ),
      sentence: 'The spices are fried first, which is where the flavour comes from.',
    }
  },
}
