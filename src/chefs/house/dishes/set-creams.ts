import type { DishForm } from './dish-form.ts'
import {
  adding,
  chocolate,
  cream,
  driedFruit,
  eggs,
  ending,
  heatOven,
  holds,
  lead,
  milk,
  needed,
  nuts,
  rawFruit,
  scent,
  scents,
  sugar,
  sweetener,
  weigh,
  whip,
} from './building-blocks/batters-and-doughs.ts'
import { present } from './building-blocks/optional-phrases.ts'
import { anyFilled, id, kind, optional, required, anyOf } from './building-blocks/slots.ts'
import { adjective, titleName } from './building-blocks/food-names.ts'

const creamy = anyOf(milk.takes, id('heavy-cream', 'single-cream', 'coconut-milk', 'coconut-cream'))
const topping = optional('fruit', anyOf(rawFruit, id('jam', 'lemon-curd')), 2)

/** Baked custard: three eggs set 500 ml of milk, at a low heat in a water bath. */
export const bakedCustard: DishForm = {
  id: 'baked-custard',
  name: 'custard',
  course: 'dessert',
  serves: 4,
  slots: [
    needed(eggs),
    required('milk', creamy, 2),
    sweetener,
    scent,
    chocolate,
    { ...topping, takes: anyOf(topping.takes, id('caramel-sauce', 'caramel')) },
  ],
  accepts: anyFilled('sugar', 'scent', 'fruit', 'chocolate'),
  write(cook) {
    const part = 500 / cook.count('milk')
    const { add, eggs: beaten, sugar: white } = weigh(cook, { eggs: 150, milk: part, sugar: 60 })
    const [scented, dark] = [scents(cook), add('chocolate', 120)]
    heatOven(cook, 150, 'set small dishes in a roasting tin')
    cook.step(
      `Warm ${cook.the(...add('milk', part), ...scented)} for ${cook.min(4)}, until steaming but not boiling.${adding(cook, ' Stir in ', dark, ' until melted.')} Stir ${cook.the(beaten, white, cook.want('salt', 0.5))} together without raising a froth, whisk in the hot mixture and strain into the dishes.`,
    )
    cook.step(
      `Pour ${cook.measured('water', 800)}, just boiled, around the dishes and bake for ${cook.min(38)}, until set, with only a slight tremble${cook.atLeast(beaten)}.`,
    )
    const fresh = cook.all('fruit', { share: 0.6 })
    cook.step(`Lift out, cool, and chill for ${cook.min(120)}.${adding(cook, ' Serve with ', fresh, '.')}`)
    return {
      title: `${adjective(cook, scented)}${dark.length > 0 ? 'baked chocolate pots' : 'baked custard'}${ending(fresh)}`,
      sentence: 'Three things from the door of the fridge, and a gentle oven.',
    }
  },
}

/** What sets 500 ml of milk or cream, in grams or millilitres, and the minutes that it simmers. */
const setters: Readonly<Record<string, readonly [quantity: number, minutes: number]>> = {
  gelatine: [10, 0], agar: [4, 3], semolina: [65, 6], 'cream-of-wheat': [65, 8], 'tapioca-pearl': [65, 25],
  cornstarch: [50, 3], 'custard-powder': [45, 3], arrowroot: [50, 3], 'potato-starch': [50, 3], 'rice-flour': [45, 4],
} // prettier-ignore

/** Panna cotta, pudding and their kin: milk or cream set with gelatine, agar or a starch. */
export const setCream: DishForm = {
  id: 'set-cream',
  name: 'pudding',
  course: 'dessert',
  serves: 4,
  slots: [
    required('set', id(...Object.keys(setters))),
    optional('milk', creamy, 2),
    sweetener,
    optional('cocoa', anyOf(kind('chocolate'), id('cocoa'))),
    scent,
    topping,
    optional('dried', driedFruit.takes),
  ],
  accepts: (filled) =>
    holds(filled, 'milk') ||
    holds(filled, 'set', id('custard-powder', 'semolina', 'tapioca-pearl', 'cream-of-wheat')),
  write(cook) {
    const { name } = cook.peek('set')!.food
    const [quantity, minutes] = setters[cook.peek('set')!.food.id]!
    const part = 500 / Math.max(1, cook.count('milk'))
    const {
      add,
      milk: white,
      set: setter,
      sugar: sweet,
    } = weigh(cook, { milk: part, set: quantity, sugar: 50 })
    const cocoa = add('cocoa', 40)
    const scented = scents(cook)
    const liquid = cook.the(white, ...add('milk', part), sweet, ...cocoa, ...scented, ...add('dried', 50))
    if (minutes > 0)
      cook.step(
        `Whisk ${cook.the(setter)} into ${liquid} in a pan. Bring to a simmer, whisking, and keep it there for ${cook.min(minutes + 3)}, until ${name === 'agar-agar' ? 'dissolved' : minutes > 20 ? 'the pearls are clear' : 'thick and smooth'}.`,
      )
    else {
      cook.step(
        `Soak ${cook.the(setter)} in ${cook.measured('water', 60)} for ${cook.min(5)}, until swollen and soft.`,
      )
      cook.step(
        `Heat ${liquid} in a pan for ${cook.min(5)}, until steaming but not boiling. Off the heat, stir in the soaked ${cook.names(setter)} until melted.`,
      )
    }
    const fresh = cook.all('fruit', { share: 0.6 })
    cook.step(
      `Pour into ${cook.serves} glasses, cool, and chill for ${cook.min(minutes > 0 ? 90 : 240)}, until set.${adding(cook, ' Top with ', fresh, '.')}`,
    )
    const kindOf =
      minutes === 0 || name === 'agar-agar'
        ? 'panna cotta'
        : name === 'custard powder'
          ? 'custard'
          : minutes > 3
            ? `${name.replace(' pearls', '')} pudding`
            : 'pudding'
    return {
      title: `${cocoa.length > 0 ? 'chocolate ' : adjective(cook, scented)}${kindOf}${ending(fresh)}`,
      sentence: 'It should tremble, and be gone in six spoonfuls.',
    }
  },
}

/**
 * Meringues: 55 g sugar for each egg white, dried rather than baked: 110 °C takes them past 71 °C in the
 * middle.
 */
export const meringues: DishForm = {
  id: 'meringues',
  name: 'tray of meringues',
  course: 'dessert',
  serves: 6,
  slots: [
    required('whites', id('egg-white', 'aquafaba')),
    sugar,
    optional('firm', id('lemon-juice', 'cream-of-tartar', 'vinegar', 'white-wine-vinegar', 'cornstarch'), 2),
    scent,
    optional('fold', anyOf(nuts.takes, id('desiccated-coconut', 'cocoa', 'almond-flour'))),
    cream,
    topping,
  ],
  write(cook) {
    const { add, whites, sugar: fine } = weigh(cook, { whites: 99, sugar: 165 })
    const fold = add('fold', 40)
    heatOven(cook, 110, 'line a baking sheet')
    cook.step(
      `Whisk ${cook.the(whites)} in a spotless bowl to soft peaks, about ${cook.min(whites.food.id === 'aquafaba' ? 8 : 4)}. Whisk in ${cook.the(fine)} a spoonful at a time for ${cook.min(5)}, until stiff and glossy.${adding(cook, ' Fold in ', [...add('firm', 4), ...scents(cook), ...fold], '.')}`,
    )
    cook.step(
      `Drop ${cook.serves} large spoonfuls on to the sheet and bake for ${cook.min(90)}, until crisp and they lift off cleanly${cook.atLeast(whites)}. Leave to cool in the oven, ${cook.min(60)}.`,
    )
    const [cool] = add('cream', 150)
    const over = present([cool, ...cook.all('fruit', { share: 0.6 })])
    if (over.length > 0) cook.step(`${whip(cook, cool)} Serve with ${cook.the(...over)}.`)
    return {
      title: `${lead(fold)}meringues${over[0] ? ` with ${titleName(over.at(-1)!)}` : ''}`,
      sentence: 'Air and sugar, dried out slowly.',
      makes: cook.serves,
    }
  },
}
