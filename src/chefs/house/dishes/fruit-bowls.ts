import { capitalize } from '../wording/phrases.ts'
import { squeeze } from './building-blocks/optional-phrases.ts'
import type { DishForm } from './dish-form.ts'
import {
  adding,
  chocolate,
  citrusFruit,
  cream,
  driedFruit,
  ending,
  foodsOf,
  holds,
  lead,
  milk,
  nuts,
  rawFruit,
  scent,
  sweetener,
  whip,
} from './building-blocks/batters-and-doughs.ts'
import { allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { adjective, titleName, titleNames } from './building-blocks/food-names.ts'

const seeds = optional('seeds', kind('seed'), 2)
const spice = { ...scent, name: 'spice', max: 1 }
const herb = optional('herb', id('mint', 'basil'))
/** What gives a soft bowl something to bite on. */
const crisp = optional(
  'crisp',
  anyOf(
    chocolate.takes,
    allOf(kind('biscuit', 'confection'), except(id('pie', 'danish', 'fruit-cake', 'marzipan', 'jelly-cube'))),
    id('granola', 'muesli', 'desiccated-coconut', 'sprinkle', 'glace-cherry', 'waffle'),
  ),
  2,
)

export const fruitSalad: DishForm = {
  id: 'fruit-salad',
  name: 'fruit salad',
  course: 'dessert',
  serves: 2,
  slots: [
    required('fruit', rawFruit, 5),
    optional('citrus', anyOf(citrusFruit.takes, id('orange-juice', 'yuzu'))),
    sweetener,
    cream,
    { ...nuts, max: 2 },
    { ...crisp, max: 1 },
    herb,
    spice,
  ],
  write(cook) {
    const fruit = cook.all('fruit', {
      share: cook.count('fruit') === 1 ? 1.6 : 1.1,
      cut: 'cut into bite-size pieces',
    })
    const [acid, sweet, green] = [
      cook.one('citrus', { share: 0.6 }),
      cook.one('sugar', { quantity: 8 * cook.serves }),
      cook.one('herb'),
    ]
    const cool = cook.one('cream')
    const over = [cool, ...cook.all('nuts', { share: 0.7 }), ...cook.all('crisp', { share: 0.6 }), green]
    cook.step(
      `Put ${cook.the(...fruit)} into a bowl.${acid ? ` ${capitalize(squeeze(cook, acid))} over, which keeps the colours bright.` : ''}`,
    )
    cook.step(
      `${adding(cook, 'Stir in ', [sweet, ...cook.all('spice')], ' and let') || 'Let'} it stand for ${cook.min(10)}, until the juices run.`,
    )
    cook.step(`${whip(cook, cool)} Spoon into bowls${adding(cook, ' and top with ', over)}.`)
    const plain =
      fruit.length === 1 && !sweet && !acid && over.every((ingredient) => ingredient === undefined)
    return {
      title: plain
        ? `A bowl of ${titleNames(fruit)}`
        : `${adjective(cook, [sweet, acid, green])}${lead(fruit)}${cook.has('cream') ? 'bowl' : 'salad'}`,
      sentence: 'Cut, wait ten minutes, eat.',
    }
  },
}

/** Yogurt, ice cream or cereal in a bowl, and what lies about on top. */
export const bowl: DishForm = {
  id: 'bowl',
  name: 'bowl',
  course: 'dessert',
  serves: 1,
  slots: [
    optional(
      'base',
      anyOf(
        allOf(
          kind('yogurt', 'plant-dairy', 'frozen-sweet'),
          except(id('labneh', 'vegan-sour-cream', 'vegan-cream-cheese', 'ice-lolly')),
        ),
        id('cottage-cheese', 'ricotta', 'kefir'),
      ),
    ),
    optional('cereal', id('granola', 'muesli', 'cereal', 'cornflake', 'rice-krispie', 'rolled-oat')),
    { ...milk, takes: anyOf(milk.takes, id('chocolate-milk')) },
    optional('fruit', rawFruit, 2),
    { ...driedFruit, max: 2 },
    { ...nuts, max: 2 },
    seeds,
    crisp,
    spice,
    optional('sauce', anyOf(kind('syrup', 'sweet-spread', 'nut-butter', 'sugar'), id('protein-powder')), 2),
    optional('cream', id('whipped-cream')),
  ],
  accepts: (filled) => holds(filled, 'base') || holds(filled, 'cereal', except(id('rolled-oat'))),
  write(cook) {
    const base = cook.one('base', {
      quantity: ({ kind: of }) => (of === 'frozen-sweet' ? 120 : 180) * cook.serves,
    })
    const cereal = cook.one('cereal', { share: base ? 0.8 : 1 })
    const iced = base?.food.kind === 'frozen-sweet'
    const over = [
      ...cook.all('fruit', { share: 0.8 }),
      ...(base && cereal ? [cereal] : []),
      ...['dried', 'nuts', 'seeds', 'crisp'].flatMap((slot) => cook.all(slot, { share: 0.7 })),
    ]
    const sauces = [...cook.all('sauce', { share: 0.8 }), ...cook.all('spice')]
    cook.step(
      iced
        ? `Take ${cook.the(base)} out of the freezer ${cook.min(5)} ahead, until a spoon goes in easily, and scoop into a chilled bowl.`
        : `Tip ${cook.the(base ?? cereal)} into a bowl.`,
    )
    const top = [
      adding(cook, 'Pile ', over, ' on top. '),
      adding(cook, 'Finish with ', [...sauces, ...cook.all('cream')], '. '),
    ].join('')
    cook.step(
      `${top}${base ? 'Eat at once' : `Pour ${cook.the(cook.one('milk', { quantity: 150 * cook.serves }) ?? cook.need('milk', 150 * cook.serves))} around the edge and eat while it crackles`}.`,
    )
    const shown = [...over, ...(iced ? sauces : [])]
    return {
      title: base
        ? `${lead(shown)}${iced && shown.length > 0 ? 'sundae' : `${/yogurt/i.test(base.noun) && shown.length > 0 ? 'yogurt' : titleName(base)} bowl`}`
        : `A bowl of ${titleName(cereal!)}${ending(over)}`,
      sentence: iced ? 'Assembled, not cooked, and none the worse.' : 'Cold and crunchy, in two minutes.',
    }
  },
}

export const smoothie: DishForm = {
  id: 'smoothie',
  name: 'smoothie',
  course: 'drink',
  serves: 2,
  slots: [
    required('fruit', allOf(rawFruit, except(id('pomegranate'))), 3),
    optional(
      'liquid',
      anyOf(
        milk.takes,
        allOf(
          kind('yogurt', 'juice', 'plant-dairy'),
          except(id('labneh', 'tomato-juice', 'smoothie', 'vegan-sour-cream', 'vegan-cream-cheese')),
        ),
        id('coconut-water', 'coconut-milk'),
      ),
      2,
    ),
    optional('leaf', id('spinach', 'kale', 'avocado', 'cucumber', 'carrot', 'beetroot')),
    optional(
      'extra',
      anyOf(
        kind('nut-butter', 'seed', 'syrup'),
        id('ginger', 'cocoa', 'rolled-oat', 'date', 'protein-powder', 'matcha', 'mint', 'turmeric'),
      ),
      3,
    ),
    optional('acid', id('lemon', 'lime', 'lemon-juice', 'lime-juice')),
    spice,
    optional('ice', anyOf(id('ice'), kind('frozen-sweet'))),
  ],
  accepts: (filled) =>
    foodsOf(filled) >= 2 &&
    (holds(filled, 'liquid') || (filled.get('fruit')?.length ?? 0) > 1 || holds(filled, 'ice')),
  write(cook) {
    const fruit = cook.all('fruit', { cut: 'cut into pieces' })
    const liquid = cook.all('liquid', { share: 1.4 })
    const leaf = cook.all('leaf', { share: 0.5 })
    const rest = [
      ...cook.all('extra', { share: 0.7 }),
      ...cook.all('acid', { share: 0.4 }),
      ...cook.all('spice'),
      ...cook.all('ice'),
    ]
    cook.step(
      `Put ${cook.the(...(liquid.length > 0 ? liquid : [cook.need('water', 250)]))} into the blender first, then ${cook.the(...fruit, ...leaf, ...rest)}.`,
    )
    cook.step(`Blend for ${cook.min(1)}, until completely smooth. Pour and drink at once.`)
    return {
      title: `${lead([...fruit.slice(0, 1), ...leaf, ...fruit.slice(1), ...rest])}smoothie`,
      sentence: 'Thick, cold and gone in a minute.',
    }
  },
}
