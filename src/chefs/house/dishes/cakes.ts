import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  bakingFruit,
  citrusFruit,
  creamable,
  eggs,
  flour,
  meltable,
  milk,
  nuts,
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
} from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { adjective, attributive } from './telling.ts'

/** Pound-cake ratio: about equal weights of flour, sugar, fat and egg; 5 ml of baking powder for each 100 g of flour. */
export const butterCake: DishForm = {
  id: 'butter-cake',
  name: 'cake',
  course: 'bake',
  serves: 8,
  appeal: 0.5,
  slots: [flour, slot(sugar, { min: 1 }), slot(creamable, { min: 1 }), slot(eggs, { min: 1 }), powder, soda, slot(milk, { takes: some(milk.takes, kind('yogurt'), id('sour-cream')) }), scent, citrusFruit,
    { name: 'fruit', takes: bakingFruit, max: 1 }, slot(rich, { takes: some(rich.takes, id('cocoa', 'poppy-seed', 'almond-flour')) }), salt, { name: 'jam', takes: id('jam', 'marmalade', 'lemon-curd', 'frosting', 'icing-sugar'), max: 1 }],
  write(cook) {
    const amounts = { flour: 175, sugar: 150, fat: 150, eggs: 150 }
    const scale = cook.batch(amounts)
    const [fat, white] = [cook.must('fat', { quantity: amounts.fat * scale }), cook.must('sugar', { quantity: amounts.sugar * scale })]
    const [beaten, dry] = [cook.must('eggs', { quantity: amounts.eggs * scale }), cook.must('flour', { quantity: amounts.flour * scale })]
    const liquid = cook.one('milk', { quantity: 40 * scale })
    const [acid, fresh, jam] = [cook.one('citrus', { quantity: 45, cut: 'zested and juiced' }), cook.one('fruit', { quantity: 150 * scale }), cook.one('jam', { quantity: 45 * scale })]
    const riches = cook.all('rich', { quantity: 50 * scale })
    const cocoa = riches.find(({ food }) => food.id === 'cocoa')
    const folded = riches.filter((use) => use !== cocoa)
    const rising = raise(cook, dry, [liquid, acid, white, cocoa])
    const scented = scents(cook)
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    const small = scale < 0.75
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a ${small ? '15 cm (6 in)' : '20 cm (8 in)'} round tin.`)
    cook.step(`Beat the soft ${cook.names(fat)} and ${cook.the(white)} for ${cook.min(4)}, until pale and fluffy. Beat in ${cook.the(beaten)} ${beaten.noun === 'egg' ? '' : 'one at a time'}${given(cook, [...scented, acid], (foods) => `, then ${foods}`)}.`.replace(' ,', ',').replace(' .', '.'))
    cook.step(`Fold in ${cook.the(dry, ...rising, cocoa, pinch)}${given(cook, [liquid], (foods) => `, loosening with ${foods},`)} until no streaks are left.${given(cook, [...folded, fresh], (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Scrape into the tin and bake for ${cook.min(small ? 30 : 40)}, until risen, springy and a skewer comes out clean${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(10)}, then turn out on to a rack.${given(cook, [jam], (foods) => ` When cold, finish with ${foods}.`)}`)
    const named = [...(fresh ? [fresh] : []), ...folded, ...(cocoa ? [cocoa] : [])]
    const plain = fat.food.kind === 'butter' && fat.food.id === 'butter' ? 'butter cake' : 'plain cake'
    return {
      title: named.length > 0 ? `${adjective(cook, [acid, ...scented])}${cocoa && named.length === 1 ? 'chocolate' : attributive(named.filter((use) => use !== cocoa), 2)} cake` : `${adjective(cook, [acid, ...scented])}${plain}`,
      sentence: cook.say('A plain cake in the old ratio: equal weights, well beaten.', 'Good warm, better the day after.', 'The cake to learn by heart.'),
      tip: 'Have everything at room temperature: the batter splits when it is cold.',
    }
  },
} // prettier-ignore

/** Fudgy brownies: twice as much chocolate, and more sugar, than flour. */
export const brownies: DishForm = {
  id: 'brownies',
  name: 'tin of brownies',
  course: 'bake',
  serves: 9,
  appeal: 1,
  slots: [{ name: 'chocolate', takes: every(kind('chocolate'), not(id('chocolate-candy', 'white-chocolate'))), min: 1, max: 1 }, slot(meltable, { takes: every(meltable.takes, not(id('olive-oil'))), min: 1 }), slot(sugar, { min: 1 }),
    slot(eggs, { min: 1 }), slot(flour, { min: 0, takes: some(softFlour, id('almond-flour', 'buckwheat-flour')) }), scent, { name: 'cocoa', takes: id('cocoa'), max: 1 }, nuts, salt],
  write(cook) {
    const amounts = { chocolate: 150, fat: 120, sugar: 180, eggs: 100 }
    const scale = cook.batch({ ...amounts, flour: 80 })
    const [dark, butter] = [cook.must('chocolate', { quantity: amounts.chocolate * scale }), cook.must('fat', { quantity: amounts.fat * scale })]
    const [white, beaten] = [cook.must('sugar', { quantity: amounts.sugar * scale }), cook.must('eggs', { quantity: amounts.eggs * scale })]
    const dry = cook.one('flour', { quantity: 80 * scale }) ?? cook.need('flour', 80 * scale)
    const [cocoa, nut] = [cook.one('cocoa', { quantity: 30 * scale }), cook.one('nuts', { quantity: 70 * scale })]
    const pinch = cook.one('salt', { quantity: 1 }) ?? cook.want('salt', 1)
    const small = scale < 0.75
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a ${small ? '15 cm (6 in)' : '20 cm (8 in)'} square tin.`)
    cook.step(`Melt ${cook.the(dark, butter)} together over the lowest heat for ${cook.min(5)}, stirring. Take off the heat and stir in ${cook.the(white, ...scents(cook))}.`)
    cook.step(`Beat in ${cook.the(beaten)} until glossy, then fold in ${cook.the(dry, cocoa, pinch, nut)}.`)
    cook.step(`Spread in the tin and bake for ${cook.min(small ? 20 : 24)}, until the top is crackled and a skewer comes out with moist crumbs${cook.safe(beaten)}.`)
    cook.step(`Cool in the tin for ${cook.min(20)} before cutting into squares.`)
    return {
      title: `${cook.say('Fudgy', 'Dark', 'Crackle-topped')} ${nut ? `${attributive([nut])} ` : ''}brownies`,
      sentence: cook.say('More chocolate than flour, and all the better for it.', 'Crisp on top, nearly a truffle underneath.'),
      tip: 'Take them out while the middle still trembles a little: they set as they cool.',
    }
  },
} // prettier-ignore
