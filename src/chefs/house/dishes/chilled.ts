import type { DishForm } from '../dish.ts'
import {
  adding,
  chocolate,
  citrusFruit,
  driedFruit,
  lead,
  melted,
  needed,
  nuts,
  rawFruit,
  scent,
  scents,
  sweetener,
  syrup,
  tin,
  weigh,
  whip,
} from './baking.ts'
import { anyOf, every, id, kind, may, must, not, some } from './slots.ts'
import { adjective, titleNames } from './telling.ts'

const crumbs = every(
  kind('biscuit'),
  ({ food }) => food.origin !== 'egg',
  not(id('danish', 'pie', 'cereal-bar', 'wafer')),
)
const fruit = may('fruit', rawFruit, 2)

/** No-bake cheesecake: 200 g crumbs to 90 g melted butter below; 400 g cream cheese and 200 ml cream above. */
export const cheesecake: DishForm = {
  id: 'no-bake-cheesecake',
  name: 'cheesecake',
  course: 'dessert',
  serves: 8,
  appeal: 1,
  slots: [must('cheese', id('cream-cheese', 'mascarpone', 'vegan-cream-cheese', 'ricotta', 'quark')), must('base', some(crumbs, id('granola'))), may('fat', kind('butter')), may('cream', id('heavy-cream', 'greek-yogurt', 'yogurt', 'creme-fraiche', 'sour-cream', 'condensed-milk', 'coconut-cream')), sweetener, scent, citrusFruit, fruit, may('top', some(chocolate.takes, id('jam', 'lemon-curd', 'caramel-sauce', 'chocolate-sauce')))],
  write(cook) {
    const { scale, add, cheese, base, fat, sugar } = weigh(cook, { cheese: 400, base: 200, fat: 90, sugar: 80 })
    const [cool] = add('cream', 200)
    const sharp = add('citrus', 60, { cut: 'zested and juiced' })
    const over = [...cook.all('fruit', { share: 0.6 }), ...add('top', 60)]
    cook.step(`Crush ${cook.the(base)} to crumbs, mix with ${melted(cook, fat)} and press over the base of a ${tin(scale)} loose-bottomed tin. Chill for ${cook.min(20)}.`)
    cook.step(`Beat ${cook.the(cheese, sugar, ...sharp, ...scents(cook))} until smooth.${whip(cook, cool)}${adding(cook, ' Fold in ', [cool], '.')}`)
    cook.step(`Spread over the base and chill for ${cook.min(240)} or overnight, until firm enough to slice.${adding(cook, ' Top with ', over, ' to serve.')}`)
    return { title: `${adjective(cook, sharp)}${lead(over)}no-bake cheesecake`, sentence: 'Made the evening before, and no oven in sight.', tip: 'A cold bowl whips faster; a warm knife cuts cleaner.' }
  },
} // prettier-ignore

/** Melted chocolate that sets in the cold: with cream in pots, about biscuits and nuts in squares, over fruit. */
export const setChocolate: DishForm = {
  id: 'set-chocolate',
  name: 'chocolate pudding',
  course: 'dessert',
  serves: 8,
  slots: [needed(chocolate), may('bits', some(crumbs, nuts.takes, driedFruit.takes, id('rice-krispie', 'cornflake', 'marshmallow', 'vegan-marshmallow', 'desiccated-coconut')), 3), may('cream', id('heavy-cream', 'coconut-milk', 'coconut-cream')), may('fat', kind('butter')), syrup, fruit, scent],
  suits: anyOf('bits', 'cream', 'fruit'),
  write(cook) {
    const { add, chocolate: dark } = weigh(cook, { chocolate: 200 })
    const [bits, pots] = [add('bits', 100), cook.has('cream')]
    const fresh = cook.all('fruit', { share: 0.6 })
    cook.step(`Melt ${cook.the(dark, ...add('cream', 200), ...add('fat', 50), ...add('syrup', 40), ...scents(cook))} over the lowest heat for ${cook.min(5)}, stirring, until smooth.`)
    cook.step(bits.length > 0 ? `Stir in ${cook.the(...bits)}, press into a lined tin and chill for ${cook.min(90)}, until firm.${adding(cook, ' Serve with ', fresh, ',') || ' Serve'} cut into squares.` : pots ? `Pour into small cups and chill for ${cook.min(90)}, until set.${adding(cook, ' Top with ', fresh, '.')}` : `Dip ${cook.the(...fresh)} in it, lay on paper and chill for ${cook.min(20)}, until the chocolate snaps.`)
    return { title: bits.length > 0 ? `${lead(bits)}chocolate squares` : pots ? `${lead(fresh)}chocolate pots` : `chocolate-dipped ${titleNames(fresh)}`, sentence: 'Melted, stirred and left to the fridge.' }
  },
} // prettier-ignore
