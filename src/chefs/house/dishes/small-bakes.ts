import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  creamable,
  eggs,
  flour,
  milk,
  nuts,
  salt,
  scent,
  scents,
  slot,
  soda,
  softFlour,
  sugar,
} from './baking.ts'
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
export const thumbprints: DishForm = {
  id: 'thumbprints',
  name: 'batch of jam biscuits',
  course: 'bake',
  serves: 8,
  slots: [
    { name: 'jam', takes: id('jam', 'marmalade', 'currant-jelly', 'lemon-curd', 'chocolate-spread', 'dulce-de-leche', 'quince-paste', 'apple-butter', 'speculoos-spread'), min: 1, max: 1 },
    slot(flour, { min: 0, takes: softFlour }), creamable, sugar, scent, { name: 'nuts', takes: some(nuts.takes, id('desiccated-coconut', 'almond-flour')), max: 1 }, salt,
  ],
  write(cook) {
    const scale = cook.batch({ flour: 150, fat: 110, sugar: 60 })
    const jam = cook.must('jam', { quantity: 100 * scale })
    const dry = cook.one('flour', { quantity: 150 * scale }) ?? cook.need('flour', 150 * scale)
    const butter = cook.one('fat', { quantity: 110 * scale }) ?? cook.need('butter', 110 * scale)
    const white = cook.one('sugar', { quantity: 60 * scale }) ?? cook.need('sugar', 60 * scale)
    const nut = cook.one('nuts', { quantity: 40 * scale, cut: 'finely chopped' })
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a baking sheet.`)
    cook.step(`Beat the soft ${cook.names(butter)} with ${cook.the(white, ...scents(cook))} until creamy, then work in ${cook.the(dry, nut, pinch)} to a soft dough.`)
    cook.step(`Roll into ${cook.serves * 2} balls, press a thumb into each and fill the hollow with ${cook.the(jam)}. Bake for ${cook.min(14)}, until pale gold underneath.`)
    cook.step(`Cool on the sheet for ${cook.min(15)}: the filling is very hot.`)
    return { title: `${nut ? `${attributive([nut])} and ` : ''}${jam.noun} thumbprint biscuits`, sentence: 'A dough for small hands and big thumbs.', tip: 'Wet the thumb and the dough does not crack.' }
  },
}

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
export const cheeseCrisps: DishForm = {
  id: 'cheese-crisps',
  name: 'plate of cheese crisps',
  course: 'basic',
  serves: 2,
  appeal: -2.5,
  slots: [
    { name: 'cheese', takes: id('parmesan', 'grana-padano', 'pecorino-romano', 'cheddar', 'cheese', 'gruyere', 'manchego', 'asiago', 'gouda'), min: 1, max: 1 },
    { name: 'seasoning', takes: id('paprika', 'smoked-paprika', 'black-pepper', 'rosemary', 'thyme', 'sesame-seed', 'cumin-seed', 'chili-flake', 'oregano', 'nigella-seed', 'poppy-seed', 'caraway-seed'), max: 2 },
  ],
  write(cook) {
    const cheese = cook.must('cheese', { quantity: 100 })
    const seasoning = cook.all('seasoning', { share: 0.6, cut: 'finely chopped' })
    cook.step(`Heat the oven to ${ovenTemperature(200)} and line a baking sheet with paper.`)
    cook.step(`Set tablespoons of ${cook.the(cheese)} well apart, pat out thin${given(cook, seasoning, (foods) => ` and scatter with ${foods}`)}. Bake for ${cook.min(7)}, until bubbling and just golden.`)
    cook.step(`Leave for ${cook.min(5)} to crisp before lifting off.`)
    return { title: `${seasoning[0] ? `${titleName(seasoning[0])} ` : ''}${titleName(cheese)} crisps`, sentence: 'One food, very hot, very thin.', tip: 'Past golden they turn bitter: stay and watch.' }
  },
}
