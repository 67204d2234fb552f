import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  creamable,
  eggs,
  flour,
  powder,
  raise,
  rich,
  salt,
  scent,
  scents,
  slot,
  soda,
  softFlour,
  sugar,
  syrup,
} from './baking.ts'
import { given, present } from './given.ts'
import { id, some } from './slots.ts'
import { attributive } from './telling.ts'

/** Drop cookies: 3 parts flour, 2 parts sugar, 2 parts fat, an egg for 180 g of flour. */
export const cookies: DishForm = {
  id: 'cookies',
  name: 'batch of cookies',
  course: 'bake',
  serves: 12,
  slots: [slot(flour, { takes: some(softFlour, id('oat-flour')) }), slot(sugar, { min: 1 }), slot(sugar, { name: 'second' }), slot(creamable, { min: 1 }), eggs, powder, soda, scent, syrup, salt,
    slot(rich, { takes: some(rich.takes, id('rolled-oat', 'cornflake', 'peanut-butter', 'cocoa', 'sprinkle')), max: 3 })],
  write(cook) {
    const scale = cook.batch({ flour: 180, sugar: cook.has('second') ? 60 : 120, fat: 115, eggs: 50 })
    const butter = cook.must('fat', { quantity: 115 * scale })
    const sugars = present([cook.one('sugar', { quantity: (cook.has('second') ? 60 : 120) * scale }), cook.one('second', { quantity: 60 * scale })])
    const egg = cook.one('eggs', { quantity: 50 * scale })
    const dry = cook.must('flour', { quantity: 180 * scale })
    const drizzle = cook.one('syrup', { quantity: 15 * scale })
    const rising = raise(cook, dry, [...sugars, drizzle], 1.5)
    const scented = scents(cook)
    const riches = cook.all('rich', { quantity: 60 * scale })
    const pinch = cook.one('salt', { quantity: 1 }) ?? cook.want('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(180)} and line two baking sheets.`)
    cook.step(`Beat the soft ${cook.names(butter)} and ${cook.the(...sugars)} for ${cook.min(3)}, until creamy.${given(cook, [egg, drizzle, ...scented], (foods) => ` Beat in ${foods}.`)}`)
    cook.step(`Stir in ${cook.the(dry, ...rising, pinch)} to a soft dough${given(cook, riches, (foods) => `, then ${foods}`)}.`)
    cook.step(`Set walnut-sized spoonfuls on the sheets, well apart, and bake for ${cook.min(12)}, until the edges are golden and the middles just set${cook.safe(egg)}.`)
    cook.step(`Leave on the sheets for ${cook.min(5)}; they firm up as they cool.`)
    const named = riches.filter(({ food }) => food.id !== 'sprinkle')
    return {
      title: named.length > 0 ? `${attributive(named, 2)} cookies`.replace('rolled oat', 'oat') : egg ? 'Sugar cookies' : butter.food.id === 'butter' ? 'Plain butter cookies' : 'Plain cookies',
      sentence: cook.say('Crisp at the edge, soft in the middle.', 'A bowl, a spoon and a quarter of an hour of oven.', 'Enough for a tin, if the tin is quick.'),
      tip: 'Chill the dough while the oven heats and the cookies spread less.',
    }
  },
} // prettier-ignore

/** Shortbread is 1-2-3: one part sugar, two of butter, three of flour by weight, and nothing wet. */
export const shortbread: DishForm = {
  id: 'shortbread',
  name: 'tin of shortbread',
  course: 'bake',
  serves: 12,
  slots: [slot(flour, { takes: id('flour', 'cake-flour', 'wholemeal-flour', 'spelt-flour', 'gluten-free-flour') }), slot(creamable, { min: 1, takes: id('butter', 'margarine', 'vegan-butter') }), sugar,
    { name: 'soft', takes: id('rice-flour', 'semolina', 'cornstarch'), max: 1 }, slot(scent, { takes: some(scent.takes, id('lavender', 'rosemary')), max: 1 }), slot(rich, { max: 1 }), salt],
  write(cook) {
    const scale = cook.batch({ flour: 225, fat: 150, sugar: 75 })
    const soft = cook.one('soft', { quantity: 40 * scale })
    const dry = cook.must('flour', { quantity: (soft ? 185 : 225) * scale })
    const butter = cook.must('fat', { quantity: 150 * scale })
    const white = cook.one('sugar', { quantity: 75 * scale }) ?? cook.need('sugar', 75 * scale)
    const scented = cook.all('scent', { share: 2.8 / cook.serves, cut: 'finely chopped' })
    const riches = cook.all('rich', { quantity: 70 * scale })
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    cook.step(`Heat the oven to ${ovenTemperature(160)}. Line a ${scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'} round tin.`)
    cook.step(`Beat the soft ${cook.names(butter)} with ${cook.the(white, ...scented)} until just creamy. Work in ${cook.the(dry, soft, pinch)} with your fingertips until it clings together${given(cook, riches, (foods) => `, then ${foods}`)}.`)
    cook.step(`Press into the tin, level with the back of a spoon, prick all over with a fork and bake for ${cook.min(35)}, until the colour of pale sand.`)
    cook.step(`Mark into wedges while hot and cool in the tin for ${cook.min(30)}: it crisps as it cools.`)
    const named = [...scented.filter(({ food }) => food.id !== 'vanilla-extract'), ...riches]
    return {
      title: `${named.length > 0 ? `${attributive(named, 2)} ` : cook.say('', 'Petticoat-tail ')}shortbread`,
      sentence: cook.say('Three parts, two parts, one part, and a slow oven.', 'Short, sandy and good for a week in a tin.'),
      tip: 'Handle it as little as pastry: warm hands make it tough.',
    }
  },
} // prettier-ignore
