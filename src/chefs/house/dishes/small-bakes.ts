import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import { eggs, milk, nuts, salt, scent, scents, slot, soda, sugar } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

/** Cookies without flour: 250 g nut butter, 150 g sugar and one egg. */
// prettier-ignore
export const nutButterCookies: DishForm = {
  id: 'nut-butter-cookies',
  name: 'batch of nut butter cookies',
  course: 'bake',
  serves: 8,
  slots: [
    { name: 'paste', takes: every(kind('nut-butter'), not(id('tahini'))), min: 1, max: 1 },
    slot(sugar, { takes: some(sugar.takes, id('honey', 'maple-syrup')) }), eggs, soda, scent,
    { name: 'bits', takes: some(id('chocolate-chip', 'dark-chocolate', 'chocolate', 'rolled-oat', 'raisin'), nuts.takes), max: 2 }, salt,
  ],
  write(cook) {
    const scale = cook.batch({ paste: 250, sugar: 150, eggs: 50 })
    const paste = cook.must('paste', { quantity: 250 * scale })
    const sweet = cook.one('sugar', { quantity: 150 * scale }) ?? cook.need('sugar', 150 * scale)
    const egg = cook.one('eggs', { quantity: 50 * scale }) ?? cook.need('egg', 50 * scale)
    const bits = cook.all('bits', { quantity: 50 * scale })
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a baking sheet.`)
    cook.step(`Beat ${cook.the(paste, sweet, egg, cook.one('soda', { quantity: 2.5 }), ...scents(cook), pinch)} to a stiff dough.${given(cook, bits, (foods) => ` Work in ${foods}.`)}`)
    cook.step(`Roll into ${cook.serves * 2} balls, set on the sheet and flatten with a fork, crosswise. Bake for ${cook.min(11)}, until the edges are firm and golden${cook.safe(egg)}.`)
    cook.step(`Leave on the sheet for ${cook.min(10)}: they are soft until they cool.`)
    return { title: `${bits[0] ? `${attributive(bits, 1)} ` : ''}${titleName(paste)} cookies`.replace('rolled oat', 'oat'), sentence: 'One bowl, no flour, and the fork marks are the recipe.', tip: 'If the dough is oily, chill it for ten minutes before rolling.' }
  },
}

/** Butter biscuits with a hollow for jam: two parts flour, one and a half butter, one sugar. */
// prettier-ignore
/** A cake from a packet: for 430 g of mix three eggs, 80 ml oil and 240 ml of liquid. */
// prettier-ignore
export const packetCake: DishForm = {
  id: 'packet-cake',
  name: 'packet cake',
  course: 'bake',
  serves: 10,
  slots: [
    { name: 'mix', takes: id('cake-mix'), min: 1, max: 1 }, eggs, { name: 'fat', takes: id('oil', 'butter', 'sunflower-oil', 'coconut-oil', 'margarine', 'vegan-butter'), max: 1 },
    slot(milk, { takes: some(milk.takes, id('water', 'soda', 'lemonade', 'orange-juice', 'sour-cream', 'yogurt')) }), scent, { name: 'fold', takes: some(nuts.takes, kind('chocolate', 'berry'), id('sprinkle', 'banana')), max: 2 }, { name: 'top', takes: id('frosting', 'icing-sugar', 'whipped-cream', 'jam'), max: 1 },
  ],
  write(cook) {
    const scale = cook.batch({ mix: 430, eggs: 150 })
    const mix = cook.must('mix', { quantity: 430 * scale })
    const egg = cook.one('eggs', { quantity: 150 * scale }) ?? cook.need('egg', 150 * scale)
    const fat = cook.one('fat', { quantity: 80 * scale }) ?? cook.need('oil', 80 * scale)
    const liquid = cook.one('milk', { quantity: 240 * scale }) ?? cook.need('water', 240 * scale)
    const fold = cook.all('fold', { quantity: 90 * scale })
    const top = cook.one('top', { quantity: 120 * scale })
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a 20 × 30 cm (8 × 12 in) tin.`)
    cook.step(`Beat ${cook.the(mix, egg, fat, liquid, ...scents(cook))} for ${cook.min(2)}, until smooth.${given(cook, fold, (foods) => ` Fold in ${foods}.`)}`)
    cook.step(`Pour into the tin and bake for ${cook.min(32)}, until springy and a skewer comes out clean${cook.safe(egg)}.`)
    cook.step(`Cool in the tin for ${cook.min(20)}.${given(cook, [top], (foods) => ` Finish with ${foods} when cold.`)}`)
    return { title: `${adjective(cook, fold)}${fold[0] ? attributive(fold, 1) : 'easy'} tray cake`, sentence: 'The packet does the weighing.', tip: 'Where the packet gives other amounts, follow the packet.' }
  },
}

/** Cheese baked thin until it crisps. */
// prettier-ignore
