import type { DishForm } from './dish-form.ts'
import { bun } from './building-blocks/bread-slots.ts'
import { ovenTemperature } from '../wording/phrases.ts'
import { whenPresent, present, withThe } from './building-blocks/optional-phrases.ts'
import {
  anyFilled,
  aromatics,
  allOf,
  herbs,
  id,
  kind,
  optional,
  required,
  except,
  poured,
  role,
  savoury,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { beside, cookAlongside, cookMeanwhile } from './building-blocks/starches.ts'
import { soften } from './building-blocks/stewing.ts'
import { adjective, attributive, titleName, withNames } from './building-blocks/food-names.ts'

const shaped = id('meatball', 'beef-meatball', 'chicken-meatball', 'vegan-meatball')
const patty = id('beef-burger', 'pork-burger', 'chicken-burger', 'vegan-burger')
const mince = allOf(kind('ground-meat', 'ground-poultry'), except(anyOf(shaped, patty, id('lamb-kofta'))))
const onion = id('onion', 'red-onion', 'white-onion', 'sweet-onion')

/**
 * Balls of mince, browned and simmered in tomato sauce or cream, or a loaf of it; 1 part crumbs to 8 parts
 * meat.
 */
export const meatballs: DishForm = {
  id: 'meatballs',
  name: 'dish of meatballs',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  appeal: 0.8,
  slots: [
    required('meat', anyOf(mince, shaped), 2),
    optional('tomato', anyOf(kind('tomato-sauce', 'tomato'), id('pasta-sauce')), 2),
    optional('crumbs', id('breadcrumb', 'panko', 'rolled-oat', 'cracker')),
    optional('eggs', id('egg')),
    { ...beside, takes: anyOf(beside.takes, kind('tuber', 'flatbread')) },
    aromatics,
    { ...spices, takes: anyOf(spices.takes, id('allspice', 'nutmeg')), max: 2 },
    woodyHerbs,
    herbs,
    optional('cheese', anyOf(kind('hard-cheese'), id('mozzarella', 'fresh-mozzarella', 'feta', 'provolone'))),
    optional(
      'paste',
      id('tomato-paste', 'red-wine', 'olive', 'black-olive', 'ketchup', 'worcestershire', 'barbecue-sauce'),
      2,
    ),
    optional('gravy', anyOf(poured, kind('stock'), id('creme-fraiche', 'gravy', 'mushroom-soup'))),
    optional('jam', id('jam', 'cranberry-sauce', 'brown-sugar')),
  ],
  accepts: (filled) =>
    anyFilled('tomato')(filled) ||
    (anyFilled('crumbs', 'eggs')(filled) && filled.get('meat')!.some(mince)) ||
    (filled.get('meat')!.every(shaped) && anyFilled('gravy', 'beside')(filled)),
  write(cook) {
    const meats = cook.all('meat')
    const meat = meats[0]!
    const whole = shaped(meat.item!)
    const crumbs = whole ? undefined : cook.one('crumbs', { quantity: meat.quantity / 8 })
    const egg = whole ? undefined : cook.one('eggs', { quantity: 50, cut: 'beaten' })
    const set = egg && meat.food.kind === 'ground-poultry' ? '; the egg is safe from 71 °C (160 °F)' : ''
    const sauced = cook.has('tomato') || cook.has('gravy')
    const loaf = !whole && !sauced && cook.has('paste')
    const [scents, seasonings, tomatoes, paste] = [
      cook.all('aromatics'),
      cook.all('spices'),
      cook.all('tomato', { share: 1.1 }),
      cook.all('paste', { share: 0.8 }),
    ]
    const inside = sauced ? [] : scents
    if (!whole)
      cook.step(
        `${loaf ? `Heat the oven to ${ovenTemperature(180)}. ` : ''}Mix ${cook.the(...meats)} lightly${withThe(cook, crumbs, egg, ...inside, ...seasonings)} and ${cook.season()}. ${loaf ? 'Press into a 900 g (2 lb) loaf tin.' : 'With wet hands, roll into balls the size of a walnut.'}`,
      )
    const serving = (cook.steps.length > 0 ? cookMeanwhile : cookAlongside)(cook, cook.one('beside'))
    if (loaf)
      cook.step(
        `Spread ${cook.the(...paste, cook.one('jam', { quantity: 20 }))} over the top and bake for ${cook.min(55)}, until ${cook.doneness(meat, 'simmer')}${set}. Rest for ${cook.min(10)}, then slice.`,
      )
    else {
      cook.step(
        `Warm ${cook.the(cook.need('oil', 20))} in a wide pan over medium-high heat and ${sauced ? 'brown' : 'fry'} ${whole ? cook.the(...meats) : 'the meatballs'} for ${cook.min(sauced ? 8 : 15)}, turning, until ${sauced ? 'crusted all over. Lift out' : `${cook.doneness(meat, 'fry')}${set}`}.`,
      )
      const stirred = [
        ...tomatoes,
        cook.one('gravy', { quantity: 250 }),
        ...paste,
        ...cook.all('woodyHerbs'),
        ...(whole ? seasonings : []),
      ]
      const thin =
        tomatoes.length > 0 && tomatoes.every(({ food }) => food.kind === 'tomato')
          ? ` with ${cook.measured('water', 100)}`
          : ''
      if (sauced)
        cook.step(
          `Lower the heat.${soften(cook, scents)} Stir in ${cook.the(...stirred)}${thin} and simmer for ${cook.min(10)}, until it thickens a little; ${cook.season()}. Return the meatballs, cover and simmer gently for ${cook.min(12)}, until ${cook.doneness(meat, 'simmer')}${set}.`,
        )
    }
    cook.step(
      `Serve${serving}${whenPresent(cook, [cook.one('cheese'), ...cook.all('herbs'), loaf ? undefined : cook.one('jam', { quantity: 40 })], (foods) => `${serving ? ' and' : ''} with ${foods}`) || ' at once'}.`,
    )
    const sauce = cook.has('tomato')
      ? ' in tomato sauce'
      : sauced
        ? ` in ${cook.one('gravy')!.food.kind === 'cream' ? 'cream sauce' : 'gravy'}`
        : ''
    return {
      title: `${adjective(cook, [...seasonings, ...scents])}${whole ? titleName(meat) : `${attributive(meats)} ${loaf ? 'meat loaf' : 'meatballs'}`}${sauce}${serving.replace(/^ (?:over|with) the/, ' with')}`,
      sentence: 'Tender within, and browned without.',
    }
  },
}

export const burgers: DishForm = {
  id: 'burgers',
  name: 'burger',
  course: 'main',
  regions: ['north-american', 'european', 'latin'],
  serves: 2,
  appeal: 1.5,
  slots: [
    required('meat', anyOf(patty, mince)),
    required('buns', bun),
    optional('cheese', kind('melting-cheese', 'crumbling-cheese', 'plant-cheese')),
    optional('salad', anyOf(allOf(role('salad'), savoury), kind('tomato')), 3),
    optional('onion', onion),
    optional('bacon', kind('bacon')),
    optional('sauces', anyOf(kind('condiment'), id('gherkin', 'pickled-jalapeno', 'guacamole')), 3),
    { ...spices, max: 2 },
  ],
  write(cook) {
    const meat = cook.oneOrThrow('meat', { share: 1.15 })
    const buns = cook.oneOrThrow('buns', { quantity: cook.serves * 70, cut: 'split' })
    const [cheese, rings, bacon] = [
      cook.one('cheese', { cut: 'sliced' }),
      cook.one('onion', { cut: 'thinly sliced', share: 0.7 }),
      cook.one('bacon', { cut: 'whole' }),
    ]
    const whole = patty(meat.item!)
    const rub = cook.all('spices')
    const name = whole ? cook.the(meat) : 'the patties'
    if (!whole)
      cook.step(
        `Divide ${cook.the(meat)} into ${cook.serves} and press each, lightly, into a patty a little wider than the bread. Just before frying, ${cook.season(...rub)}.`,
      )
    if (bacon)
      cook.step(
        `Fry ${cook.the(bacon)} in a heavy pan for ${cook.min(cook.minutes(bacon, 'fry'))}, until ${cook.doneness(bacon, 'fry')}; lift out.`,
      )
    cook.step(
      `Heat ${cook.the(cook.need('oil', 10))} in a heavy pan until it shimmers. Fry ${name}${whole ? withThe(cook, ...rub) : ''} for ${cook.min(Math.max(10, cook.minutes(meat, 'fry')))}, turning once, until ${cook.doneness(meat, 'fry')}.${whenPresent(cook, [cheese], (food) => ` Lay ${food} on top for the last minute to melt.`)}`,
    )
    cook.step(`toast ${cook.the(buns)}, cut side down, for ${cook.min(2)}, until golden.`, {
      meanwhile: true,
    })
    const layers = [...cook.all('salad', { share: 0.5, cut: 'sliced' }), ...present([rings, bacon])]
    cook.step(
      `${whenPresent(cook, cook.all('sauces'), (foods) => `Spread the bread with ${foods}. `)}Fill with ${name}${whenPresent(cook, layers, (foods) => ` and ${foods}`)} and eat at once.`,
    )
    const plain = `${titleName({ ...meat, noun: meat.food.name })} burgers`.replace(
      /burger burgers|burger patty burgers/,
      'burgers',
    )
    return {
      title: `${adjective(cook, rub)}${cheese ? plain.replace(/burgers$/, 'cheeseburgers') : plain}${withNames([bacon, ...layers])}`,
      sentence: 'Crusted outside, juicy inside.',
    }
  },
}
