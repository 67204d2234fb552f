import type { DishForm } from '../dish.ts'
import { given } from './given.ts'
import { scent, scents, slot, sugar } from './baking.ts'
import { every, id, kind, not, rawEdible, role, some, sweet } from './slots.ts'
import { attributive } from './telling.ts'

/** Trifle, tiramisu, Eton mess: something baked, something creamy and something bright, in layers. */
export const layeredPots: DishForm = {
  id: 'layered-pots',
  name: 'layered pot',
  course: 'dessert',
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'crumb', takes: every(kind('biscuit'), not(id('pie', 'danish', 'cereal-bar'))), min: 1, max: 1 },
    { name: 'cream', takes: some(id('heavy-cream', 'whipped-cream', 'mascarpone', 'ricotta', 'creme-fraiche'), kind('yogurt')), min: 1, max: 2 },
    { name: 'custard', takes: id('custard'), max: 1 },
    { name: 'fruit', takes: every(some(role('fruit'), kind('tinned-fruit')), rawEdible, sweet, not(kind('dried-fruit'))), max: 2 },
    { name: 'sauce', takes: id('lemon-curd', 'caramel-sauce', 'jam', 'chocolate-sauce', 'dulce-de-leche', 'chocolate-spread'), max: 1 },
    { name: 'soak', takes: id('espresso', 'coffee', 'instant-coffee', 'rum', 'brandy', 'marsala', 'sherry', 'orange-juice', 'coffee-liqueur', 'orange-liqueur', 'liqueur'), max: 2 },
    sugar, slot(scent, { max: 1 }),
    { name: 'top', takes: id('cocoa', 'dark-chocolate', 'chocolate', 'milk-chocolate', 'flaked-almond', 'pistachio', 'hazelnut', 'walnut'), max: 1 },
  ],
  suits: (filled) => ['fruit', 'sauce', 'soak', 'custard'].some((name) => filled.get(name)?.length),
  write(cook) {
    const crumb = cook.must('crumb', { quantity: cook.serves * 30, cut: 'broken up' })
    const creams = cook.all('cream', { quantity: cook.serves * 60 })
    const [custard, sauce, sweetener, top] = [cook.one('custard', { quantity: cook.serves * 60 }), cook.one('sauce', { quantity: cook.serves * 15 }), cook.one('sugar', { quantity: cook.serves * 6 }), cook.one('top', { quantity: cook.serves * 3, cut: 'grated' })]
    const fruit = cook.all('fruit', { share: 0.6 })
    const soak = cook.all('soak', { quantity: ({ role: of, id: name }) => cook.serves * (of === 'spirit' || name === 'rum' || name === 'brandy' ? 5 : name === 'instant-coffee' ? 1 : name === 'coffee' ? 4 : 15) })
    const grounds = soak.find(({ food }) => food.id === 'coffee' || food.id === 'instant-coffee')
    if (grounds) cook.step(`Brew ${cook.the(grounds)} with ${cook.pour('water', cook.serves * 20)}, just boiled, for ${cook.min(4)}; strain if need be, and let it cool.`)
    cook.step(`Whisk ${cook.the(...creams, sweetener, ...scents(cook))} until thick enough to hold its shape.`)
    cook.step(`Put half of ${cook.the(crumb)} into ${cook.serves} glasses${given(cook, soak.filter((use) => use !== grounds), (foods) => ` and moisten with ${foods}`)}${grounds ? `${soak.length > 1 ? ' and' : ' and moisten with'} the coffee` : ''}.${given(cook, [...fruit, sauce, custard], (foods) => ` Spoon on half of ${foods}`)}${fruit.length > 0 || sauce || custard ? ', then' : ' Cover with'} half of the cream. Repeat the layers.`)
    cook.step(`Chill for ${cook.min(30)}, until the layers have settled.${given(cook, [top], (foods) => ` Scatter ${foods} over to serve.`)}`)
    const main = [...fruit, ...(sauce ? [sauce] : []), ...(grounds ? [grounds] : soak)]
    const title = crumb.food.id === 'sponge-finger' && soak.length > 0 && fruit.length === 0 ? 'tiramisu in a glass' : `${attributive(main)} ${['sponge-cake', 'sponge-finger', 'cake'].includes(crumb.food.id) ? 'trifles' : 'layered pots'}`
    return { title, sentence: 'All assembly, no oven.' }
  },
} // prettier-ignore
