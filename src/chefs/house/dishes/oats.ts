import type { DishForm } from './dish-form.ts'
import {
  adding,
  chocolate,
  driedFruit,
  heatOven,
  lead,
  meltable,
  milk,
  nuts,
  rawFruit,
  scent,
  scents,
  sweetener,
  weigh,
} from './building-blocks/batters-and-doughs.ts'
import { anyFilled, id, kind, optional, required, anyOf } from './building-blocks/slots.ts'

const dried = { ...driedFruit, max: 2 }
const seeds = optional('seeds', kind('seed'), 2)
const paste = optional('paste', kind('nut-butter'))

/** Oats for breakfast: 45 g to 250 ml milk or water a head, simmered or left overnight in milk or yogurt. */
export const porridge: DishForm = {
  id: 'porridge',
  name: 'bowl of oats',
  course: 'dessert',
  serves: 1,
  slots: [
    required('oats', id('rolled-oat', 'muesli', 'cream-of-wheat', 'millet', 'teff')),
    milk,
    optional('yogurt', anyOf(kind('yogurt', 'plant-dairy'), id('kefir'))),
    sweetener,
    optional('fruit', rawFruit, 2),
    dried,
    scent,
    nuts,
    seeds,
    paste,
    optional('more', anyOf(chocolate.takes, id('jam', 'cocoa'))),
  ],
  write(cook) {
    const grain = cook.peek('oats')!.food
    const quick = grain.id === 'rolled-oat' || grain.id === 'muesli'
    const cold =
      quick && (cook.has('yogurt') || grain.id === 'muesli' || (cook.has('milk') && cook.random.next() < 0.4))
    const oats = cook.oneOrThrow('oats', { quantity: 45 * cook.serves })
    const wet = [
      ...cook.all('milk', { quantity: (cook.has('yogurt') ? 80 : 150) * cook.serves }),
      ...cook.all('yogurt', { quantity: 100 * cook.serves }),
    ]
    const stirred = [...cook.all('dried', { share: 0.8 }), ...cook.all('seeds'), ...scents(cook)]
    const over = [
      ...cook.all('fruit', { share: 0.7 }),
      ...cook.all('nuts', { share: 0.8 }),
      ...cook.all('more', { share: 0.8 }),
      ...cook.all('paste', { share: 0.8 }),
    ]
    const sweet = cook.all('sugar', { quantity: 10 * cook.serves })
    const top = adding(cook, ' Top with ', [...over, ...sweet], '.')
    if (cold) {
      cook.step(
        `Stir ${cook.the(oats, ...wet, ...stirred)} together in a jar${wet.length > 0 ? '' : ` with ${cook.measured('water', 130 * cook.serves)}`}.`,
      )
      cook.step(`Cover and chill for ${cook.min(360)} or overnight, until thick and soft. Eat cold.${top}`)
    } else {
      const water = oats.quantity * (quick ? 5.5 : 7) - (cook.has('milk') ? 150 : 0)
      cook.step(
        `Put ${cook.the(oats, ...wet, ...stirred, cook.salt(0.5))} into a small pan with ${cook.measured('water', Math.max(60, water))}. Bring to a simmer, stirring.`,
      )
      cook.step(
        `Simmer for ${cook.min(quick ? 6 : Math.max(8, cook.minutes(oats, 'simmer')))}, stirring, until thick and creamy. Spoon into a warm bowl.${top}`,
      )
    }
    const kindOf = grain.id === 'muesli' ? 'muesli' : cold ? 'overnight oats' : 'porridge'
    return {
      title: `${lead([...over, ...stirred], sweet[0]?.food.adjective ? `${sweet[0].food.adjective} ` : '')}${kindOf}`,
      sentence: cold ? 'Five minutes tonight, none tomorrow.' : 'Ten minutes, one pan, warm until lunch.',
    }
  },
}

/**
 * Oat bars: two parts oats to one of fat, and one of sugar or syrup; with nut butter and no fat they set in
 * the cold.
 */
export const oatBars: DishForm = {
  id: 'oat-bars',
  name: 'tin of oat bars',
  course: 'bake',
  serves: 12,
  slots: [
    required('oats', id('rolled-oat')),
    meltable,
    paste,
    { ...sweetener, max: 2 },
    dried,
    nuts,
    seeds,
    scent,
    optional('chocolate', anyOf(chocolate.takes, id('cocoa', 'desiccated-coconut'))),
  ],
  accepts: (filled) => anyFilled('fat', 'paste')(filled) && anyFilled('sugar', 'dried')(filled),
  write(cook) {
    const baked = cook.has('fat')
    const core = baked ? { oats: 250, fat: 125 } : { oats: 200, paste: 150 }
    const { add, oats } = weigh<'oats'>(cook, core)
    const sweet = add('sugar', 130 / Math.max(1, cook.count('sugar')))
    const stirred = [...add('dried', 60), ...add('nuts', 60), ...add('seeds', 30), ...add('chocolate', 50)]
    if (baked) heatOven(cook, 175, 'line a 20 cm (8 in) square tin')
    cook.step(
      `Melt ${cook.the(...add('fat', 125), ...add('paste', baked ? 45 : 150), ...(sweet.length > 0 ? sweet : [cook.need('honey', 90)]))} in a large pan over low heat for ${cook.min(4)}, stirring. Off the heat, stir in ${cook.the(oats, ...scents(cook), cook.want('salt', 0.5), ...stirred)}.`,
    )
    cook.step(
      baked
        ? `Press into the tin and bake for ${cook.min(24)}, until golden at the edges and still soft in the middle. Mark into ${cook.serves} bars, and leave in the tin for ${cook.min(40)} to firm up.`
        : `Press into a lined tin, or roll into ${cook.serves} balls, and chill for ${cook.min(60)}, until firm. Cut into bars.`,
    )
    return {
      title: `${lead(stirred, 'chewy ')}oat bars`,
      sentence: baked ? 'Melt, stir, press, bake.' : 'Melt, stir, press, chill: no oven.',
      makes: cook.serves,
    }
  },
}
