import type { DishForm } from '../dish.ts'
import {
  bakingFruit,
  cream,
  eggs,
  isSour,
  meltable,
  milk,
  powder,
  raise,
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
import { every, id, kind, not, some } from './slots.ts'
import { titleName } from './telling.ts'

const batterFlour = {
  name: 'flour',
  takes: some(softFlour, id('buckwheat-flour', 'oat-flour')),
  min: 1,
  max: 1,
}
const topping = {
  name: 'topping',
  takes: some(every(kind('sweet-spread'), not(id('mincemeat', 'frosting'))), kind('chocolate', 'nut-butter')),
  max: 1,
}
const fruit = {
  name: 'fruit',
  takes: every(({ food }) => food.raw, some(bakingFruit, id('orange', 'mandarin', 'kiwi', 'passion-fruit'))),
  max: 2,
}

/** Crêpe batter: 1 part flour, 2 parts milk by weight, an egg for each 60 g of flour. */
export const crepes: DishForm = {
  id: 'crepes',
  name: 'stack of thin pancakes',
  course: 'breakfast',
  serves: 2,
  slots: [batterFlour, slot(milk, { min: 1 }), eggs, sugar, meltable, scent, fruit, syrup, topping, cream, { name: 'citrus', takes: id('lemon', 'lemon-juice'), max: 1, boldly: true }, salt],
  suits: (filled) => filled.get('flour')?.[0]?.food.id !== 'self-raising-flour',
  write(cook) {
    const amounts = { flour: 125, milk: 250, eggs: 100 }
    const scale = cook.batch(amounts)
    const dry = cook.must('flour', { quantity: amounts.flour * scale })
    const beaten = cook.one('eggs', { quantity: amounts.eggs * scale }) ?? cook.need('egg', amounts.eggs * scale)
    const liquid = cook.must('milk', { quantity: amounts.milk * scale })
    const sweetener = cook.one('sugar', { quantity: 12 * scale })
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.need('salt', 0.5)
    const fat = cook.one('fat', { quantity: 20 * scale }) ?? cook.need('butter', 20 * scale)
    const over = present([...cook.all('fruit', { share: 0.6 }), cook.one('topping'), cook.one('cream'), cook.one('citrus', { share: 0.6 }), cook.one('syrup')])
    cook.step(`Whisk ${cook.the(dry, pinch, ...scents(cook))} in a bowl. Make a well, add ${cook.the(beaten)} and a third of ${cook.the(liquid)} and beat until smooth, then thin with the rest. Let it stand for ${cook.min(20)}.`)
    cook.step(`Wipe a frying pan with a little of ${cook.the(fat)} over medium heat. Swirl in a small ladle of batter, cook until the top is dull and the edge lifts, then flip for half a minute, until set through and spotted gold${cook.safe(beaten)}. Allow ${cook.min(15)} for the batch.`)
    cook.step(over.length > 0 ? `Stack and serve warm with ${cook.the(...over)}${sweetener ? ` and a scattering of ${cook.the(sweetener)}` : ''}.` : `Fold into quarters and serve hot${sweetener ? `, scattered with ${cook.the(sweetener)}` : ''}.`)
    return {
      title: `${cook.say('Thin pancakes', 'Crêpes')}${given(cook, over.slice(0, 2), () => ` with ${over.slice(0, 2).map(titleName).join(' and ')}`)}`,
      sentence: cook.say('The first one is for the cook.', 'A thin batter that never fails if it rests.', 'Breakfast, or supper when nobody is looking.'),
      tip: 'If the batter shows lumps, strain it rather than beat it: beating makes pancakes tough.',
    }
  },
} // prettier-ignore

/**
 * Thick griddle cakes: 150 g flour to 180 ml milk and one egg, 8 ml baking powder. Without egg a little more milk and
 * oil hold them together.
 */
export const thickPancakes: DishForm = {
  id: 'thick-pancakes',
  name: 'stack of pancakes',
  course: 'breakfast',
  serves: 2,
  appeal: 0.5,
  slots: [{ ...batterFlour, takes: some(batterFlour.takes, id('pancake-mix')) }, slot(milk, { takes: some(milk.takes, kind('yogurt')) }), eggs, sugar, meltable, powder, soda, scent, fruit, syrup, topping, cream, salt],
  write(cook) {
    const scale = cook.batch({ flour: 150, milk: 180, eggs: 50 })
    const dry = cook.must('flour', { quantity: 150 * scale })
    const beaten = cook.one('eggs', { quantity: 50 * scale }) ?? cook.want('egg', 50 * scale)
    const liquid = cook.one('milk', { quantity: (beaten ? 180 : 220) * scale }) ?? cook.need('milk', (beaten ? 180 : 220) * scale)
    const sweetener = cook.one('sugar', { quantity: 15 * scale })
    const rising = raise(cook, dry, [liquid])
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    const fat = cook.one('fat', { quantity: 25 * scale }) ?? cook.need('butter', 25 * scale)
    const over = present([...cook.all('fruit', { share: 0.6 }), cook.one('topping'), cook.one('cream'), cook.one('syrup')])
    cook.step(`Whisk ${cook.the(dry, ...rising, sweetener, pinch, ...scents(cook))} in a bowl. Beat ${cook.the(liquid, beaten)} with half of ${cook.the(fat)}${fat.food.kind === 'butter' ? ', melted,' : ''} and stir in quickly; a few lumps do no harm.`)
    cook.step(`Wipe a frying pan with a little more of ${cook.the(fat)} over medium-low heat. Drop in spoonfuls of batter and cook until bubbles break on top, about ${cook.min(3)}; flip and cook for ${cook.min(2)} more, until puffed, golden and set through${cook.safe(beaten)}. Keep warm while you fry the rest, ${cook.min(8)} or so.`)
    cook.step(`Stack ${over.length > 0 ? `and serve with ${cook.the(...over)}` : 'high and serve hot, straight from the pan'}.`)
    const sharp = isSour(liquid) && liquid.food.id === 'buttermilk' ? 'buttermilk ' : ''
    return {
      title: `${cook.say('Fluffy', 'Thick')} ${sharp}pancakes${over[0] ? ` with ${over.slice(0, 2).map(titleName).join(' and ')}` : ''}`,
      sentence: cook.say('Thick, soft and best eaten standing at the stove.', 'Saturday in a pan.', 'They take longer to eat than to make, but not by much.'),
      tip: 'Stir no longer than it takes to wet the flour: that is what keeps them light.',
    }
  },
} // prettier-ignore
