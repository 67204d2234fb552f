import type { DishForm } from './dish-form.ts'
import {
  adding,
  creamable,
  eggs,
  flour,
  heatOven,
  lead,
  needed,
  powder,
  raise,
  rich,
  scent,
  scents,
  soda,
  sugar,
  sweetener,
  tin,
  weigh,
} from './building-blocks/batters-and-doughs.ts'
import { allOf, id, kind, optional, except, anyOf } from './building-blocks/slots.ts'
import { titleName } from './building-blocks/food-names.ts'

/** Drop cookies: 180 g flour, 120 g each of sugar and fat and an egg; or no flour and 250 g of nut butter. */
export const cookies: DishForm = {
  id: 'cookies',
  name: 'batch of cookies',
  course: 'bake',
  serves: 16,
  slots: [
    optional('flour', flour.takes),
    { ...sweetener, max: 2 },
    creamable,
    optional('paste', allOf(kind('nut-butter'), except(id('tahini')))),
    eggs,
    powder,
    soda,
    scent,
    { ...rich, takes: anyOf(rich.takes, id('rolled-oat', 'cornflake', 'cocoa', 'sprinkle')) },
  ],
  accepts: (filled) =>
    Boolean(
      filled.get('flour')?.length
        ? filled.get('fat')?.length && filled.get('sugar')?.length
        : filled.get('paste')?.length,
    ),
  write(cook) {
    const floured = cook.has('flour')
    const scale = floured
      ? cook.batch({ flour: 180, fat: 115, eggs: 50 })
      : cook.batch({ paste: 250, eggs: 50 })
    const fat = floured
      ? cook.oneOrThrow('fat', { quantity: 115 * scale })
      : cook.oneOrThrow('paste', { quantity: 250 * scale })
    const listed = cook.all('sugar', { quantity: (120 * scale) / cook.count('sugar') })
    const sugars = listed.length > 0 ? listed : [cook.need('sugar', 120 * scale)]
    const egg = cook.one('eggs', { quantity: 50 * scale }) ?? cook.want('egg', 50 * scale)
    const dry = cook.one('flour', { quantity: 180 * scale })
    const bits = [
      ...cook.all('rich', { quantity: 60 * scale }),
      ...(floured ? cook.all('paste', { quantity: 60 * scale }) : []),
    ]
    const rising = dry ? raise(cook, dry, sugars, 1.5) : cook.all('soda', { quantity: 2.5 })
    heatOven(cook, 180, 'line two baking sheets')
    cook.step(
      `Beat ${cook.the(fat, ...sugars)} for ${cook.min(3)}, until creamy.${adding(cook, ' Beat in ', [egg, ...scents(cook)], '.')}`,
    )
    cook.step(`Stir in ${cook.the(dry, ...rising, cook.want('salt', 0.5), ...bits)} to make a soft dough.`)
    cook.step(
      `Set ${cook.serves} walnut-sized balls on the sheets, well apart, press them a little flatter and bake for ${cook.min(12)}, until the edges are golden and the middles just set${cook.atLeast(egg)}.`,
    )
    cook.step(`Leave on the sheets for ${cook.min(5)}; they firm up as they cool.`)
    return {
      title: `${lead(bits)}${floured ? '' : `${titleName(fat)} `}cookies`
        .replace(/^cookies/, 'sugar cookies')
        .replace('cocoa', 'chocolate'),
      sentence: 'Crisp at the edge, soft in the middle.',
      makes: cook.serves,
    }
  },
}

/** Shortbread is 1-2-3: one part sugar, two of butter, three of flour by weight, and nothing wet. */
export const shortbread: DishForm = {
  id: 'shortbread',
  name: 'tin of shortbread',
  course: 'bake',
  serves: 12,
  slots: [
    { ...flour, takes: allOf(flour.takes, except(id('self-raising-flour'))) },
    needed(creamable),
    sugar,
    optional('scent', anyOf(scent.takes, id('lavender', 'rosemary'))),
    { ...rich, max: 1 },
  ],
  write(cook) {
    const { scale, add, fat, sugar: white, flour: dry } = weigh(cook, { fat: 150, sugar: 75, flour: 225 })
    const scented = cook.all('scent', { quantity: ({ per }) => per[1] * 2.4, cut: 'finely chopped' })
    const bits = add('rich', 70)
    heatOven(cook, 160, `line a ${tin(scale)} round tin`)
    cook.step(
      `Beat ${cook.the(fat, white, ...scented)} until just creamy. Work in ${cook.the(dry, cook.want('salt', 0.5))} with your fingertips until it clings together${adding(cook, ', then ', bits)}.`,
    )
    cook.step(
      `Press into the tin, prick all over with a fork and bake for ${cook.min(35)}, until the colour of pale sand.`,
    )
    cook.step(
      `Mark into ${cook.serves} wedges while hot and cool in the tin for ${cook.min(30)}: it firms up as it cools.`,
    )
    return {
      title: `${lead([...scented.filter(({ food }) => food.kind !== 'baking-aid'), ...bits])}shortbread`,
      sentence: 'Three parts, two parts, one part, and a slow oven.',
      makes: cook.serves,
    }
  },
}
