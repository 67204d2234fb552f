import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  creamable,
  eggs,
  flour,
  holds,
  pouringMilk,
  powder,
  raise,
  salt,
  slot,
  soda,
  softFlour,
  sugar,
} from './baking.ts'
import { given } from './given.ts'
import { every, herbs, id, kind, not, some } from './slots.ts'
import { attributive } from './telling.ts'

const wet = {
  name: 'milk',
  takes: some(pouringMilk, id('yogurt', 'greek-yogurt', 'soy-yogurt', 'single-cream', 'heavy-cream')),
  max: 1,
}

/**
 * Scones, and the biscuits of the American South: 225 g flour, 55 g cold fat, 140 ml milk and 11 ml baking powder for
 * eight, with 25 g sugar where they are sweet, 90 g cheese where they are not.
 */
export const scones: DishForm = {
  id: 'scones',
  name: 'batch of scones',
  course: 'bake',
  serves: 8,
  slots: [slot(flour, { takes: softFlour }), slot(creamable, { min: 1 }), wet, sugar, powder, soda, { name: 'cheese', takes: kind('melting-cheese', 'hard-cheese', 'crumbling-cheese'), max: 1 },
    { name: 'fruit', takes: id('raisin', 'sultana', 'currant', 'dried-cranberry', 'dried-mixed-fruit', 'dried-cherry', 'dried-apricot', 'date', 'glace-cherry', 'blueberry', 'chocolate-chip'), max: 1 },
    { ...herbs, max: 1 }, eggs, { name: 'jam', takes: every(kind('sweet-spread', 'syrup'), not(id('mincemeat', 'frosting', 'pie-filling', 'grenadine', 'chocolate-sauce'))), max: 1 }, { name: 'cream', takes: id('clotted-cream', 'whipped-cream', 'creme-fraiche', 'mascarpone'), max: 1 }, salt],
  suits: (filled) => !(holds(filled, 'cheese') && (holds(filled, 'fruit') || holds(filled, 'jam'))) && !(holds(filled, 'herbs') && !holds(filled, 'cheese')),
  write(cook) {
    const scale = cook.batch({ flour: 225, fat: 55 })
    const dry = cook.must('flour', { quantity: 225 * scale })
    const butter = cook.must('fat', { quantity: 55 * scale })
    const beaten = cook.one('eggs', { quantity: 50 * scale })
    const liquid = cook.one('milk', { quantity: (beaten ? 95 : 140) * scale }) ?? cook.need('milk', (beaten ? 95 : 140) * scale)
    const cheese = cook.one('cheese', { quantity: 90 * scale, cut: 'grated' })
    const sweetener = cheese ? undefined : cook.one('sugar', { quantity: 25 * scale })
    const fruit = cook.one('fruit', { quantity: 75 * scale })
    const green = cook.one('herbs')
    const rising = raise(cook, dry, [liquid])
    const pinch = cook.one('salt', { quantity: 1 }) ?? cook.want('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(220)} and line a baking sheet.`)
    cook.step(`Rub the cold ${cook.names(butter)} into ${cook.the(dry, ...rising, pinch)} until it looks like crumbs.${given(cook, [sweetener, cheese, fruit, green], (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Make a well, pour in ${cook.the(liquid, beaten)} and bring together with a knife to a soft, slightly sticky dough. Pat out 3 cm (1¼ in) thick and cut ${cook.serves} rounds, pressing straight down.`)
    cook.step(`Set close together on the sheet and bake for ${cook.min(13)}, until tall, golden and light when lifted${cook.safe(beaten)}.`)
    const served = given(cook, [cook.one('jam'), cook.one('cream')], (foods) => ` with ${foods}`)
    cook.step(`Cool for ${cook.min(5)} and split while warm; serve${served || ' as they are'}.`)
    const named = [fruit, cheese, green].filter((use) => use !== undefined)
    const sharp = liquid.food.id === 'buttermilk' ? 'buttermilk ' : ''
    return {
      title: `${named.length > 0 ? `${attributive(named, 2)} ` : sharp || cook.say('plain ', '')}${named.length === 0 && sharp ? cook.say('biscuits, the Southern way', 'scones') : 'scones'}`,
      sentence: cook.say('From bowl to table in half an hour, which is when they should be eaten.', 'Tall, tender and best before they have quite cooled.'),
      tip: 'Do not twist the cutter: a clean edge rises straight.',
    }
  },
} // prettier-ignore
