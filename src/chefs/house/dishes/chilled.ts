import type { DishForm } from '../dish.ts'
import { nuts, slot, sugar, scent, scents, syrup } from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

const fruit = {
  name: 'fruit',
  takes: every(
    role('fruit'),
    ({ food }) => food.raw,
    not(kind('dried-fruit')),
    not(id('coconut', 'melon', 'watermelon')),
  ),
  max: 2,
}
const crumbs = every(
  kind('biscuit'),
  not(
    id(
      'cake',
      'sponge-cake',
      'fruit-cake',
      'brownie',
      'muffin',
      'doughnut',
      'danish',
      'pie',
      'meringue',
      'wafer',
      'macaroon',
      'sponge-finger',
    ),
  ),
)

/** No-bake cheesecake: 200 g crumbs to 90 g melted butter below; 400 g cream cheese and 200 ml cream above. */
export const cheesecake: DishForm = {
  id: 'no-bake-cheesecake',
  name: 'cheesecake',
  course: 'dessert',
  serves: 8,
  appeal: 1,
  slots: [{ name: 'cheese', takes: id('cream-cheese', 'mascarpone', 'vegan-cream-cheese', 'ricotta', 'quark'), min: 1, max: 1 }, { name: 'base', takes: some(crumbs, id('granola', 'graham-crust')), min: 1, max: 1 }, { name: 'fat', takes: id('butter', 'vegan-butter', 'coconut-oil', 'margarine'), max: 1 }, { name: 'cream', takes: id('heavy-cream', 'greek-yogurt', 'yogurt', 'creme-fraiche', 'sour-cream', 'whipped-cream', 'condensed-milk', 'coconut-cream'), max: 1 },
    { name: 'sugar', takes: some(sugar.takes, id('honey')), max: 1 }, slot(scent, { max: 1, takes: id('vanilla-extract', 'vanilla-sugar', 'lemon-zest') }), { name: 'sharp', takes: id('lemon', 'lime', 'lemon-juice', 'orange'), max: 1 }, fruit, { name: 'top', takes: some(id('jam', 'lemon-curd', 'caramel-sauce', 'chocolate-sauce'), every(kind('chocolate'), not(id('chocolate-candy')))), max: 1 }],
  write(cook) {
    const crust = cook.peek('base')?.food.id === 'graham-crust'
    const scale = cook.batch({ cheese: 400, base: 200 })
    const soft = cook.must('cheese', { quantity: 400 * scale })
    const base = cook.must('base', { quantity: 200 * scale })
    const fat = crust ? undefined : (cook.one('fat', { quantity: 90 * scale }) ?? cook.need('butter', 90 * scale))
    const cool = cook.one('cream', { quantity: 200 * scale })
    const sweet = cook.one('sugar', { quantity: 80 * scale }) ?? (cool?.food.id === 'condensed-milk' ? undefined : cook.need('sugar', 80 * scale))
    const sharp = cook.one('sharp', { quantity: 60, cut: 'zested and juiced' })
    const fresh = cook.all('fruit', { share: 0.6 })
    const top = cook.one('top', { quantity: 60 * scale })
    const whipped = cool?.food.id === 'heavy-cream'
    cook.step(crust ? `Have ${cook.the(base)} ready in its tin.` : `Crush ${cook.the(base)} to crumbs, mix with the melted ${cook.names(fat)} and press over the base of a ${scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'} loose-bottomed tin. Chill for ${cook.min(20)}.`)
    cook.step(`Beat ${cook.the(soft, sweet, sharp, ...scents(cook))} until smooth.${cool ? (whipped ? ` Whip ${cook.the(cool)} to soft peaks and fold in.` : ` Fold in ${cook.the(cool)}.`) : ''}`)
    cook.step(`Spread over the base and chill for ${cook.min(240)} or overnight, until firm enough to slice.${given(cook, [...fresh, top], (foods) => ` Top with ${foods} to serve.`)}`)
    return { title: `${adjective(cook, [sharp])}${fresh[0] ? `${attributive(fresh, 1)} ` : ''}no-bake cheesecake`, sentence: cook.say('Made the evening before, and no oven in sight.', 'Crumbs, a cool cloud, and a night’s patience.'), tip: 'A cold bowl whips faster; a warm knife cuts cleaner.' }
  },
} // prettier-ignore

const ice = every(kind('frozen-sweet'), not(id('ice-lolly')))

/** Ice cream dressed up with what the kitchen has. */
export const sundae: DishForm = {
  id: 'sundae',
  name: 'sundae',
  course: 'dessert',
  serves: 2,
  slots: [{ name: 'ice', takes: ice, min: 1, max: 2 }, fruit, { name: 'sauce', takes: some(syrup.takes, id('chocolate-sauce', 'caramel-sauce', 'jam', 'marmalade', 'chocolate-spread', 'dulce-de-leche', 'lemon-curd', 'peanut-butter', 'grenadine')), max: 2 }, { name: 'cream', takes: id('whipped-cream', 'heavy-cream'), max: 1 }, { name: 'crunch', takes: every(some(nuts.takes, kind('biscuit', 'cereal', 'chocolate', 'confection', 'snack'), id('sprinkle', 'glace-cherry', 'desiccated-coconut', 'raisin', 'waffle')), ({ food }) => food.raw && food.taste !== 'savoury', not(id('danish', 'doughnut', 'pie', 'muffin', 'fruit-cake'))), max: 3 }],
  write(cook) {
    const cold = cook.all('ice', { share: 1 })
    const fresh = cook.all('fruit', { share: 0.7 })
    const [sauces, cool, crunch] = [cook.all('sauce', { share: 1 }), cook.one('cream', { quantity: 40 * cook.serves }), cook.all('crunch', { share: 0.5 })]
    cook.step(`Take ${cook.the(...cold)} out of the freezer ${cook.min(5)} ahead, until a spoon goes in easily.`)
    cook.step(`Scoop into chilled glasses${given(cook, fresh, (foods) => `, layering with ${foods}`)}${given(cook, sauces, (foods) => `, and trickle ${foods} over`)}.`)
    if (cool || crunch.length > 0) cook.step(`${cool ? `${cool.food.id === 'heavy-cream' ? 'Whip' : 'Spoon'} ${cook.the(cool)}${cool.food.id === 'heavy-cream' ? ' to soft peaks and spoon' : ''} on top${crunch.length > 0 ? ', then scatter with ' : ''}` : 'Scatter with '}${crunch.length > 0 ? cook.the(...crunch) : ''} and serve at once.`)
    const named = present([...fresh, ...sauces, ...crunch])
    return { title: named.length > 0 ? `${attributive(named.slice(0, 2))} sundae` : `${cook.say('A proper bowl of', 'A glass of')} ${titleName(cold[0]!)}`, sentence: cook.say('Assembled, not cooked, and none the worse.', 'Eat it before it becomes soup.'), tip: 'Warm the scoop, not the bowl.' }
  },
} // prettier-ignore
