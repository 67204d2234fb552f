import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  bakingSugar,
  eggs,
  foodsOf,
  holds,
  pouringMilk,
  salt,
  scent,
  scents,
  slot,
  sugar,
  syrup,
} from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { adjective, attributive } from './telling.ts'

const creamy = some(pouringMilk, id('heavy-cream', 'single-cream', 'coconut-milk'))
const sweetener = { name: 'sweetener', takes: some(bakingSugar, syrup.takes), max: 1 }
const fruit = {
  name: 'fruit',
  takes: every(role('fruit'), ({ food }) => food.raw, not(kind('dried-fruit'))),
  max: 1,
}
const perfumes = slot(scent, {
  max: 2,
  takes: some(scent.takes, id('vanilla-bean', 'rose-water', 'espresso', 'instant-coffee')),
})

/** Baked custard: three eggs set 500 ml of milk, at a low heat in a water bath. */
export const bakedCustard: DishForm = {
  id: 'baked-custard',
  name: 'custard',
  course: 'dessert',
  serves: 4,
  slots: [slot(eggs, { min: 1, takes: id('egg') }), { name: 'milk', takes: creamy, min: 1, max: 1 }, { name: 'cream', takes: id('heavy-cream', 'single-cream'), max: 1 }, sweetener, perfumes, fruit, salt],
  suits: (filled) => foodsOf(filled) >= 2 && (holds(filled, 'sweetener') || holds(filled, 'scent') || holds(filled, 'cream')),
  write(cook) {
    const scale = cook.batch({ eggs: 150, milk: 500 })
    const [beaten, cool] = [cook.must('eggs', { quantity: 150 * scale }), cook.one('cream', { quantity: 150 * scale })]
    const white = cook.must('milk', { quantity: (cool ? 350 : 500) * scale })
    const sweet = cook.one('sweetener', { quantity: 60 * scale }) ?? cook.need('sugar', 60 * scale)
    const [scented, fresh] = [scents(cook), cook.one('fruit', { share: 0.6 })]
    const hot = cook.pour('water', 800)
    cook.step(`Heat the oven to ${ovenTemperature(150)}. Warm ${cook.the(white, cool, ...scented)} for ${cook.min(4)}, until steaming but not boiling.`)
    cook.step(`Stir ${cook.the(beaten)} with ${cook.the(sweet, cook.one('salt', { quantity: 0.5 }))} without raising a froth, whisk in the hot mixture and strain into four small dishes set in a roasting tin.`.replace('four small dishes', `${cook.serves === 1 ? 'a small dish' : `${['two', 'three', 'four'][cook.serves - 2] ?? 'four'} small dishes`}`))
    cook.step(`Pour ${hot}, just boiled, around the dishes and bake for ${cook.min(38)}, until set, with only a slight tremble${cook.safe(beaten)}.`)
    cook.step(`Lift out, cool, and chill for ${cook.min(120)}.${given(cook, [fresh], (foods) => ` Serve with ${foods}.`)}`)
    return { title: `${adjective(cook, scented)}${cook.say('baked custards', 'set custards', 'little custards')}`, sentence: 'Three things from the door of the fridge, and a gentle oven.', tip: 'If bubbles form in the water, the oven is too hot.' }
  },
} // prettier-ignore

/** Panna cotta: four leaves (or 8 ml powder) of gelatine, or 4 ml agar, set 500 ml softly. */
export const pannaCotta: DishForm = {
  id: 'panna-cotta',
  name: 'panna cotta',
  course: 'dessert',
  serves: 4,
  appeal: 0.5,
  slots: [{ name: 'set', takes: id('gelatine', 'agar'), min: 1, max: 1 }, { name: 'cream', takes: some(id('heavy-cream', 'single-cream', 'coconut-milk', 'coconut-cream', 'buttermilk', 'yogurt', 'greek-yogurt'), kind('plant-milk')), min: 1, max: 2 }, { name: 'milk', takes: pouringMilk, max: 1 }, sweetener, perfumes, fruit],
  write(cook) {
    const parts = cook.has('milk') ? 0.6 : 1
    const scale = cook.batch({ cream: 500 * parts })
    const white = cook.one('milk', { quantity: 200 * scale })
    const rich = cook.all('cream', { quantity: 500 * parts * scale })
    const sweet = cook.one('sweetener', { quantity: 50 * scale }) ?? cook.need('sugar', 50 * scale)
    const agar = cook.peek('set')?.food.id === 'agar'
    const setting = cook.must('set', { quantity: (agar ? 4 : 10) * scale })
    const [scented, fresh] = [scents(cook), cook.one('fruit', { share: 0.7 })]
    if (agar) cook.step(`Whisk ${cook.the(setting)} into ${cook.the(...rich, white, sweet, ...scented)} in a pan, bring to a simmer and keep there for ${cook.min(3)}, whisking, until completely dissolved.`)
    else {
      cook.step(`Soak ${cook.the(setting)} in ${cook.pour('water', 60)} for ${cook.min(5)}, until swollen and soft.`)
      cook.step(`Heat ${cook.the(...rich, white, sweet, ...scented)} in a pan for ${cook.min(5)}, until steaming but not boiling. Off the heat, stir in the soaked ${cook.names(setting)} until melted.`)
    }
    cook.step(`Pour into four glasses, cool, and chill for ${cook.min(agar ? 90 : 240)}, until just set.${given(cook, [fresh], (foods) => ` Top with ${foods}.`)}`.replace('four glasses', `${cook.serves} glasses`))
    return { title: `${adjective(cook, scented)}panna cotta${fresh ? ` with ${fresh.noun}` : ''}`, sentence: 'It should tremble, and be gone in six spoonfuls.', tip: 'Set the glasses aslant in the fridge for a slope to fill with fruit.' }
  },
} // prettier-ignore

/** Pudding thickened on the stove: 60 ml (4 tbsp) of starch to 500 ml of milk. */
export const stovePudding: DishForm = {
  id: 'stove-pudding',
  name: 'pudding',
  course: 'dessert',
  serves: 3,
  appeal: -0.5,
  slots: [{ name: 'starch', takes: id('cornstarch', 'custard-powder', 'arrowroot', 'potato-starch', 'semolina', 'tapioca-pearl', 'cream-of-wheat'), min: 1, max: 1 }, { name: 'milk', takes: creamy, max: 1 }, sweetener, { name: 'cocoa', takes: id('cocoa', 'dark-chocolate', 'chocolate', 'drinking-chocolate'), max: 1 }, perfumes, { name: 'fat', takes: id('butter', 'vegan-butter'), max: 1 }, fruit, { name: 'jam', takes: id('jam', 'marmalade'), max: 1 }, salt],
  suits: (filled) => holds(filled, 'milk') || holds(filled, 'starch', id('custard-powder', 'semolina', 'tapioca-pearl', 'cream-of-wheat')),
  write(cook) {
    const grainy = ['semolina', 'tapioca-pearl', 'cream-of-wheat'].includes(cook.peek('starch')?.food.id ?? '')
    const scale = cook.batch({ starch: 60, milk: 500 })
    const starch = cook.must('starch', { quantity: (grainy ? 65 : cook.peek('starch')?.food.id === 'custard-powder' ? 45 : 60) * scale })
    const white = cook.one('milk', { quantity: 500 * scale }) ?? cook.need('milk', 500 * scale)
    const sweet = cook.one('sweetener', { quantity: 45 * scale }) ?? cook.need('sugar', 45 * scale)
    const cocoa = cook.one('cocoa', { quantity: 40 * scale })
    const [fat, fresh, spread] = [cook.one('fat', { quantity: 15 }), cook.one('fruit', { share: 0.6 }), cook.one('jam', { share: 0.7 })]
    const scented = scents(cook)
    const pearls = starch.food.id === 'tapioca-pearl'
    if (grainy) {
      cook.step(`Bring ${cook.the(white, sweet, cocoa, ...scented, cook.one('salt', { quantity: 0.5 }))} to a simmer, stirring. Rain in ${cook.the(starch)}, whisking.`)
      cook.step(`Cook over low heat for ${cook.min(pearls ? 25 : 6)}, stirring, until ${pearls ? 'the pearls are clear' : 'thick and smooth'}.${given(cook, [fat], (foods) => ` Beat in ${foods}.`)}`)
    } else {
      cook.step(`Whisk ${cook.the(starch, sweet, cocoa?.food.kind === 'chocolate' ? undefined : cocoa, cook.one('salt', { quantity: 0.5 }))} with a little of ${cook.the(white)} to a smooth cream. Heat the rest of ${cook.the(white)} in a pan for ${cook.min(4)}, until steaming.`)
      cook.step(`Pour the hot on to the cold, return to the pan and stir over medium heat for ${cook.min(4)}, until it bubbles and coats the spoon thickly.${given(cook, [...scented, fat, cocoa?.food.kind === 'chocolate' ? cocoa : undefined], (foods) => ` Beat in ${foods}.`)}`)
    }
    cook.step(`Pour into bowls and cool for ${cook.min(20)}; serve warm or cold${given(cook, [fresh, spread], (foods) => `, with ${foods}`)}.`)
    return { title: `${cocoa ? 'chocolate ' : adjective(cook, scented)}${starch.food.id === 'custard-powder' ? 'custard' : grainy ? `${attributive([starch], 1)} pudding` : 'pudding'}`.replace('tapioca pearl', 'tapioca'), sentence: 'A spoon, a pan and a quarter of an hour of stirring.', tip: 'Press paper on to the surface as it cools and no skin forms.' }
  },
} // prettier-ignore

/**
 * Meringues: 55 g sugar for each egg white, dried rather than baked: 110 °C takes them past 71 °C in the middle.
 */
export const meringues: DishForm = {
  id: 'meringues',
  name: 'tray of meringues',
  course: 'dessert',
  serves: 6,
  slots: [{ name: 'whites', takes: id('egg-white', 'aquafaba'), min: 1, max: 1 }, slot(sugar, { takes: every(sugar.takes, not(id('palm-sugar', 'jaggery', 'erythritol', 'cinnamon-sugar'))) }), { name: 'sharp', takes: id('lemon-juice', 'cream-of-tartar', 'vinegar', 'white-wine-vinegar', 'lemon'), max: 1 }, slot(scent, { max: 1, takes: id('vanilla-extract', 'almond-extract', 'rose-water') }), { name: 'starch', takes: id('cornstarch'), max: 1 },
    { name: 'fold', takes: id('hazelnut', 'almond', 'pistachio', 'flaked-almond', 'desiccated-coconut', 'cocoa'), max: 1 }, { name: 'cream', takes: id('heavy-cream', 'whipped-cream', 'creme-fraiche'), max: 1 }, slot(fruit, { max: 2 })],
  write(cook) {
    const foam = cook.peek('whites')?.food.id === 'aquafaba'
    const scale = cook.batch({ whites: 99, sugar: foam ? 150 : 165 })
    const whites = cook.must('whites', { quantity: 99 * scale })
    const fine = cook.one('sugar', { quantity: (foam ? 150 : 165) * scale }) ?? cook.need('sugar', (foam ? 150 : 165) * scale)
    const [sharp, starch, fold, cool] = [cook.one('sharp', { quantity: 3 }), cook.one('starch', { quantity: 5 }), cook.one('fold', { quantity: 40 * scale }), cook.one('cream', { quantity: 150 * scale })]
    const fresh = cook.all('fruit', { share: 0.6 })
    cook.step(`Heat the oven to 110 °C (225 °F) and line a baking sheet.`)
    cook.step(`Whisk ${cook.the(whites)}${given(cook, [sharp], (foods) => ` with ${foods}`)} in a spotless bowl to soft peaks, about ${cook.min(foam ? 8 : 4)}. Whisk in ${cook.the(fine)} a spoonful at a time for ${cook.min(5)}, until stiff, glossy and no longer gritty.${given(cook, [...scents(cook), starch, fold], (foods) => ` Fold in ${foods}.`)}`)
    cook.step(`Drop ${cook.serves} large spoonfuls on to the sheet and bake for ${cook.min(90)}, until crisp and they lift off cleanly${cook.safe(whites)}. Leave to cool in the oven, ${cook.min(60)}.`)
    if (cool || fresh.length > 0) cook.step(`${cool ? `${cool.food.id === 'heavy-cream' ? 'Whip' : 'Stir'} ${cook.the(cool)} to soft peaks and spoon on top` : 'Serve'}${given(cook, fresh, (foods) => ` with ${foods}`)} just before eating.`)
    return { title: `${fold ? `${attributive([fold])} ` : ''}meringues${fresh[0] ? ` with ${fresh[0].noun}` : cool ? ' and cream' : ''}`, sentence: cook.say('Crisp outside, a little chewy within.', 'Air and sugar, dried out slowly.'), tip: 'One speck of fat in the bowl and the foam will not stand.' }
  },
} // prettier-ignore
