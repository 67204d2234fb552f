import type { DishForm, Slot } from '../dish.ts'
import { salt } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { attributive } from './telling.ts'

const oil: Slot = {
  name: 'oil',
  takes: some(
    kind('butter'),
    every(kind('oil'), not(id('cooking-spray', 'chili-oil', 'vegetable-suet', 'shortening', 'truffle-oil'))),
  ),
  max: 1,
}
const griddleFlour: Slot = {
  name: 'flour',
  takes: id(
    'flour',
    'bread-flour',
    'wholemeal-flour',
    'self-raising-flour',
    'atta-flour',
    'spelt-flour',
    'corn-flour-masa',
  ),
  min: 1,
  max: 1,
}

/** Griddle breads: 250 g flour to 150 ml water (masa harina drinks 350), or to yogurt alone; no yeast. */
export const flatbread: DishForm = {
  id: 'flatbread',
  name: 'stack of flatbreads',
  course: 'bake',
  serves: 4,
  appeal: -0.5,
  slots: [griddleFlour, { name: 'yogurt', takes: id('yogurt', 'greek-yogurt', 'soy-yogurt'), max: 1 }, { name: 'oil', takes: oil.takes, max: 1 }, { name: 'powder', takes: id('baking-powder'), max: 1 }, salt,
    { name: 'scent', takes: some(id('garlic', 'spring-onion', 'coriander', 'parsley', 'chive', 'cumin-seed', 'nigella-seed', 'sesame-seed', 'zaatar', 'rosemary', 'chili-flake'), every(role('spice'), id('oregano', 'cumin'))), max: 2 }, { name: 'dip', takes: kind('dip'), max: 1 }],
  write(cook) {
    const masa = cook.peek('flour')?.food.id === 'corn-flour-masa'
    const scale = cook.batch({ flour: 250 })
    const dry = cook.must('flour', { quantity: 250 * scale })
    const thick = masa ? undefined : cook.one('yogurt', { quantity: 190 * scale })
    const fine = cook.one('salt', { quantity: 3 }) ?? cook.need('salt', 3)
    const fat = masa ? undefined : (cook.one('oil', { quantity: 25 * scale }) ?? cook.want('oil', 25 * scale))
    const rising = thick && dry.food.id !== 'self-raising-flour' ? (cook.one('powder', { quantity: 7.5 * scale }) ?? cook.want('bakingPowder', 7.5 * scale)) : undefined
    const scent = cook.all('scent', { share: 1 })
    const wet = thick ? cook.the(thick) : `${cook.pour('water', dry.quantity * (masa ? 1.4 : 0.6))}, hand-warm,`
    const count = Math.max(2, Math.round(8 * scale))
    cook.step(`Mix ${cook.the(dry, rising, fine)} with ${wet}${fat ? ` and a spoonful of ${cook.the(fat)}` : ''} to a soft dough; knead for ${cook.min(masa ? 2 : 4)}, until smooth.`.replace(', and', ' and'))
    cook.step(`Cover and leave to rest for ${cook.min(20)}. Divide into ${count} balls and ${masa ? 'press thin between sheets of baking paper' : 'roll out as thin as a coin'}.`)
    cook.step(`Cook one at a time in a dry, very hot pan for a minute or two on each side, until puffed and spotted brown, about ${cook.min(count * 2)} in all. Keep warm in a cloth.`)
    const dip = cook.one('dip')
    if (scent.length > 0 || dip) cook.step(`${given(cook, scent, (foods) => `Brush${fat ? ` with the rest of ${cook.the(fat)}` : ''} and scatter with ${foods} while hot. `)}Serve warm${dip ? ` with ${cook.the(dip)}` : ''}.`)
    else cook.step(fat ? `Brush with the rest of ${cook.the(fat)} and eat warm.` : 'Eat warm.')
    return {
      title: masa ? 'Fresh corn tortillas' : `${scent.length > 0 ? `${attributive(scent, 2)} ` : cook.say('simple ', 'soft ')}flatbreads`,
      sentence: cook.say('Bread in half an hour, from almost nothing.', 'A hot pan is all the oven they need.'),
      tip: 'If the dough springs back as you roll, let it rest five minutes more.',
    }
  },
} // prettier-ignore

/** Thin cakes of a flour without gluten: 150 g to 300 ml water; socca of chickpeas, galettes of buckwheat. */
export const socca: DishForm = {
  id: 'socca',
  name: 'batter cake',
  course: 'basic',
  serves: 2,
  appeal: -0.5,
  slots: [{ name: 'flour', takes: id('chickpea-flour', 'buckwheat-flour', 'lentil-flour'), min: 1, max: 1 }, { name: 'oil', takes: oil.takes, max: 1 }, salt, { name: 'scent', takes: id('rosemary', 'cumin', 'black-pepper', 'onion', 'red-onion', 'spring-onion', 'garlic', 'coriander'), max: 2 }],
  write(cook) {
    const scale = cook.batch({ flour: 150 })
    const dry = cook.must('flour', { quantity: 150 * scale })
    const fine = cook.one('salt', { quantity: 3 }) ?? cook.need('salt', 3)
    const fat = cook.one('oil', { quantity: 30 * scale }) ?? cook.need('oil', 30 * scale)
    const scent = cook.all('scent', { share: 0.6, cut: 'finely chopped' })
    cook.step(`Whisk ${cook.the(dry, fine)} with ${cook.pour('water', dry.quantity * 2)} and half of ${cook.the(fat)} to a batter as thin as cream. Leave to stand for ${cook.min(30)}.${given(cook, scent, (foods) => ` Stir in ${foods}.`)}`)
    cook.step(`Heat a film of the rest of ${cook.the(fat)} in a frying pan over high heat. Pour in a thin layer of batter and cook for ${cook.min(4)}, until set and crisp at the edge; turn and give it ${cook.min(2)} more. Repeat with the rest, another ${cook.min(6)}.`)
    cook.step('Tear or cut into wedges and eat hot.')
    const name = { 'chickpea-flour': 'socca', 'buckwheat-flour': 'buckwheat galettes' }[dry.food.id] ?? 'lentil pancakes'
    return { title: `${scent.length > 0 ? `${attributive(scent, 2)} ` : cook.say('Crisp ', 'plain ')}${name}`, sentence: 'Street food from a bag of flour and a hot pan.', tip: 'The pan must be hot enough to sizzle before the batter goes in.' }
  },
} // prettier-ignore
