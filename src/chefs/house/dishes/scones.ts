import type { DishForm } from './dish-form.ts'
import {
  adding,
  cream,
  creamable,
  driedFruit,
  eggs,
  flour,
  heatOven,
  holds,
  lead,
  needed,
  powder,
  raise,
  soda,
  sugar,
  weigh,
  wet,
} from './building-blocks/batters-and-doughs.ts'
import { allOf, herbs, id, kind, optional, except, anyOf } from './building-blocks/slots.ts'

/**
 * Scones, and the biscuits of the American South: 225 g flour, 55 g cold fat, 140 ml milk and 11 ml baking
 * powder for eight, with 25 g sugar where they are sweet, 90 g cheese where they are not.
 */
export const scones: DishForm = {
  id: 'scones',
  name: 'batch of scones',
  course: 'bake',
  serves: 8,
  slots: [
    flour,
    needed(creamable),
    wet,
    sugar,
    powder,
    soda,
    optional('cheese', kind('melting-cheese', 'hard-cheese', 'crumbling-cheese')),
    optional('fruit', anyOf(driedFruit.takes, id('blueberry', 'chocolate-chip'))),
    { ...herbs, max: 1 },
    eggs,
    optional(
      'jam',
      allOf(kind('sweet-spread', 'syrup'), except(id('mincemeat', 'frosting', 'pie-filling', 'grenadine'))),
    ),
    cream,
  ],
  accepts: (filled) =>
    holds(filled, 'cheese') ? !holds(filled, 'fruit') && !holds(filled, 'jam') : !holds(filled, 'herbs'),
  write(cook) {
    const { scale, add, flour: dry, fat } = weigh(cook, { flour: 225, fat: 55 })
    const [beaten] = add('eggs', 50)
    const quantity = (beaten ? 95 : 140) * scale
    const liquid = cook.one('milk', { quantity }) ?? cook.need('milk', quantity)
    const named = [...add('fruit', 75), ...add('cheese', 90, { cut: 'grated' }), ...cook.all('herbs')]
    const sugars = cook.has('cheese') ? [] : add('sugar', 25)
    heatOven(cook, 220, 'line a baking sheet')
    cook.step(
      `Rub the cold ${cook.names(fat)} into ${cook.the(dry, ...raise(cook, dry, [liquid]), cook.want('salt', 1))} until it looks like crumbs.${adding(cook, ' Stir in ', [...sugars, ...named], '.')}`,
    )
    cook.step(
      `Make a well, pour in ${cook.the(liquid, beaten)} and bring together with a knife to a soft, slightly sticky dough. Pat out 3 cm (1¼ in) thick and cut ${cook.serves} rounds, pressing straight down.`,
    )
    cook.step(
      `Set close together on the sheet and bake for ${cook.min(13)}, until tall, golden and light when lifted${cook.atLeast(beaten)}.`,
    )
    cook.step(
      `Cool for ${cook.min(5)} and split while warm; serve${adding(cook, ' with ', [...cook.all('jam'), ...cook.all('cream')])}.`,
    )
    return {
      title: `${lead(named, liquid.food.id === 'buttermilk' ? 'buttermilk ' : 'plain ')}scones`,
      sentence: 'Tall, tender and best before they have quite cooled.',
      makes: cook.serves,
    }
  },
}
