import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import { foodsOf, holds, nuts, pouringMilk, salt, scent, scents, slot, sugar, syrup } from './baking.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, role, some } from './slots.ts'
import { attributive } from './telling.ts'

const fruit = {
  name: 'fruit',
  takes: every(
    role('fruit'),
    ({ food }) => food.raw,
    not(kind('dried-fruit')),
    not(id('melon', 'watermelon', 'coconut')),
  ),
  max: 2,
}
const dried = {
  name: 'dried',
  takes: every(kind('dried-fruit'), not(id('glace-cherry', 'dried-jujube'))),
  max: 2,
}
const sweetener = { name: 'sweetener', takes: some(sugar.takes, syrup.takes), max: 1 }
const seeds = { name: 'seeds', takes: kind('seed'), max: 2 }
const butter = { name: 'butter', takes: kind('nut-butter'), max: 1 }

/** Porridge: 45 g oats to 250 ml milk or water a head. */
export const porridge: DishForm = {
  id: 'porridge',
  name: 'bowl of porridge',
  course: 'breakfast',
  serves: 1,
  slots: [{ name: 'oats', takes: id('rolled-oat', 'steel-cut-oat', 'cream-of-wheat', 'millet', 'amaranth', 'teff'), min: 1, max: 1 }, { name: 'milk', takes: pouringMilk, max: 1 }, sweetener, fruit, slot(dried, { max: 1 }), slot(scent, { max: 2 }), nuts, { ...seeds, max: 1 }, butter, { name: 'cream', takes: some(kind('yogurt', 'plant-dairy'), id('heavy-cream', 'single-cream', 'butter')), max: 1 }, { name: 'jam', takes: id('jam', 'marmalade', 'apple-butter'), max: 1 }, salt],
  write(cook) {
    const oats = cook.must('oats', { quantity: 45 * cook.serves })
    const milk = cook.one('milk', { quantity: 150 * cook.serves })
    const liquid = oats.quantity * (oats.food.id === 'rolled-oat' ? 5.5 : 7)
    const water = Math.max(60, liquid - (milk?.quantity ?? 0))
    const [dry, sweet, pinch] = [cook.one('dried'), cook.one('sweetener', { quantity: 10 * cook.serves }), cook.one('salt', { quantity: 0.5 }) ?? cook.need('salt', 0.5)]
    const over = present([...cook.all('fruit', { share: 0.7 }), cook.one('nuts', { share: 0.8 }), ...cook.all('seeds'), cook.one('butter'), cook.one('cream'), cook.one('jam', { share: 0.8 }), sweet])
    const minutes = oats.food.id === 'rolled-oat' ? 6 : Math.max(8, cook.minutes(oats, 'simmer'))
    cook.step(`Put ${cook.the(oats, milk)} into a small pan with ${cook.pour('water', water)}${given(cook, [dry, ...scents(cook), pinch], (foods) => ` and ${foods}`)}. Bring to a simmer, stirring.`)
    cook.step(`Simmer for ${cook.min(minutes)}, stirring, until thick and creamy${cook.safe(oats)}. Let it stand off the heat for ${cook.min(1)}.`)
    cook.step(`${over.length > 0 ? `Spoon into a bowl and top with ${cook.the(...over)}` : 'Eat from a warm bowl'}.`)
    const named = over.filter((use) => use !== sweet).slice(0, 2)
    return { title: `${named.length > 0 ? `${attributive(named)} ` : sweet ? `${sweet.food.adjective ?? 'sweet'} ` : cook.say('plain ', 'creamy ')}porridge`, sentence: cook.say('Ten minutes, one pan, warm until lunch.', 'Stirred clockwise, if you believe in that.'), tip: 'Toast the dry grains in the pan for a minute first for a nutty flavour.' }
  },
} // prettier-ignore

/** Overnight oats: 45 g oats to 120 ml of milk, or 150 g of yogurt thinned. */
export const overnightOats: DishForm = {
  id: 'overnight-oats',
  name: 'jar of overnight oats',
  course: 'breakfast',
  serves: 1,
  slots: [{ name: 'oats', takes: id('rolled-oat', 'muesli'), min: 1, max: 1 }, { name: 'milk', takes: some(pouringMilk, id('apple-juice', 'orange-juice')), max: 1 }, { name: 'yogurt', takes: some(kind('yogurt'), id('soy-yogurt', 'coconut-yogurt', 'oat-yogurt', 'almond-yogurt', 'kefir')), max: 1 }, sweetener, fruit, dried, slot(scent, { max: 2 }), nuts, seeds, butter, { name: 'cocoa', takes: id('cocoa', 'protein-powder', 'chocolate-chip'), max: 1 }],
  suits: (filled) => foodsOf(filled) >= 3 && (holds(filled, 'milk') || holds(filled, 'yogurt')),
  write(cook) {
    const oats = cook.must('oats', { quantity: 45 * cook.serves })
    const yogurt = cook.one('yogurt', { quantity: (cook.has('milk') ? 80 : 150) * cook.serves })
    const milk = cook.one('milk', { quantity: (cook.has('yogurt') ? 80 : 130) * cook.serves })
    const stirred = present([cook.one('sweetener', { quantity: 10 * cook.serves }), ...cook.all('dried', { share: 0.8 }), ...cook.all('seeds', { share: 0.8 }), cook.one('cocoa'), ...scents(cook), cook.one('butter', { share: 0.8 })])
    const over = [...cook.all('fruit', { share: 0.7 }), ...cook.all('nuts', { share: 0.7 })]
    cook.step(`Stir ${cook.the(oats, milk, yogurt, ...stirred)} together in a jar.`)
    cook.step(`Cover and chill for ${cook.min(360)} or overnight, until thick and soft.`)
    cook.step(`Stir, loosen if need be${given(cook, over, (foods) => `, and top with ${foods}`)}. Eat cold.`)
    return { title: `${over.length > 0 ? `${attributive(over, 2)} ` : ''}overnight oats`, sentence: 'Five minutes tonight, none tomorrow.', tip: 'It keeps for three days, so make several jars at once.' }
  },
} // prettier-ignore

/** Oat bars: two parts oats to one of fat, and one of sugar and syrup together. */
export const oatBars: DishForm = {
  id: 'oat-bars',
  name: 'tin of oat bars',
  course: 'bake',
  serves: 12,
  slots: [{ name: 'oats', takes: id('rolled-oat'), min: 1, max: 1 }, { name: 'fat', takes: id('butter', 'vegan-butter', 'margarine', 'coconut-oil'), min: 1, max: 1 }, { name: 'syrup', takes: syrup.takes, max: 1 }, sugar, dried, nuts, seeds, butter, { name: 'banana', takes: id('banana'), max: 1 }, slot(scent, { max: 1 }), { name: 'chocolate', takes: id('chocolate-chip', 'dark-chocolate', 'chocolate'), max: 1 }, salt],
  suits: (filled) => holds(filled, 'syrup') || holds(filled, 'sugar'),
  write(cook) {
    const scale = cook.batch({ oats: 250, fat: 125 })
    const [oats, fat] = [cook.must('oats', { quantity: 250 * scale }), cook.must('fat', { quantity: 125 * scale })]
    const honey = cook.one('syrup', { quantity: (cook.has('sugar') ? 60 : 120) * scale })
    const white = cook.one('sugar', { quantity: (honey ? 75 : 130) * scale })
    const stirred = [...cook.all('dried', { quantity: 50 * scale }), ...cook.all('nuts', { quantity: 60 * scale }), ...cook.all('seeds', { quantity: 30 * scale }), ...cook.all('chocolate', { quantity: 60 * scale })]
    const [paste, banana] = [cook.one('butter', { quantity: 45 * scale }), cook.one('banana', { quantity: 120 * scale, cut: 'mashed' })]
    const pinch = cook.one('salt', { quantity: 0.5 }) ?? cook.want('salt', 0.5)
    cook.step(`Heat the oven to ${ovenTemperature(175)} and line a 20 cm (8 in) square tin.`)
    cook.step(`Melt ${cook.the(fat, honey, white, paste)} in a large pan over low heat for ${cook.min(4)}, stirring.`)
    cook.step(`Off the heat, stir in ${cook.the(oats, banana, ...scents(cook), pinch, ...stirred)} and press into the tin.`)
    cook.step(`Bake for ${cook.min(24)}, until golden at the edges and still soft in the middle. Mark into bars, and leave in the tin for ${cook.min(40)} to firm up.`)
    return { title: `${stirred.length > 0 ? `${attributive(stirred, 2)} ` : cook.say('Chewy ', 'Golden ')}oat bars`, sentence: cook.say('Melt, stir, press, bake.', 'The British call them flapjacks and take them up mountains.'), tip: 'Cut them while they are just warm: cold, they shatter.' }
  },
} // prettier-ignore
