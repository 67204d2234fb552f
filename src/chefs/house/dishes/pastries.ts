import type { DishForm } from '../dish.ts'
import { ovenTemperature } from '../phrase.ts'
import { bakingFruit, cream, creamable, nuts, scent, scents, slot, sugar, syrup } from './baking.ts'
import { given } from './given.ts'
import { every, id, kind, not, some } from './slots.ts'
import { adjective, attributive, titleName } from './telling.ts'

const sheet = {
  name: 'pastry',
  takes: id('pastry', 'puff-pastry', 'butter-puff-pastry', 'shortcrust', 'sweet-pastry'),
  min: 1,
  max: 1,
}

/** Free-form tart: 320 g pastry, 400 g fruit, sugar to its sharpness, crumbs or nuts beneath to drink the juice. */
export const galette: DishForm = {
  id: 'fruit-galette',
  name: 'fruit galette',
  course: 'dessert',
  serves: 6,
  appeal: 0.5,
  slots: [sheet, { name: 'fruit', takes: every(bakingFruit, not(kind('dried-fruit'))), min: 1, max: 2 }, { name: 'sugar', takes: some(sugar.takes, syrup.takes), max: 1 }, slot(scent, { max: 2 }), { name: 'base', takes: some(id('almond-flour', 'marzipan', 'semolina', 'breadcrumb', 'jam', 'cream-cheese', 'mascarpone', 'chocolate-spread', 'hazelnut-flour', 'cornstarch')), max: 1 }, nuts, slot(creamable, { takes: id('butter', 'vegan-butter') }), { name: 'sharp', takes: id('lemon', 'orange', 'lemon-juice'), max: 1 },
    { name: 'egg', takes: id('egg'), max: 1 }, { name: 'dried', takes: id('raisin', 'sultana', 'currant', 'dried-cranberry'), max: 1 }, cream],
  write(cook) {
    const scale = cook.batch({ pastry: 320, fruit: 400 })
    const dough = cook.must('pastry', { quantity: 320 * scale })
    const fruit = cook.all('fruit', { share: 0.75, cut: 'sliced' })
    const sweet = cook.one('sugar', { quantity: 45 * scale }) ?? cook.need('sugar', 45 * scale)
    const [base, fat, sharp, dried, nut, egg, cool] = [cook.one('base', { quantity: 40 * scale }), cook.one('fat', { quantity: 20 * scale }), cook.one('sharp', { share: 0.2, cut: 'juiced' }), cook.one('dried', { quantity: 40 * scale }), cook.one('nuts', { quantity: 30 * scale }), cook.one('egg', { quantity: 50, cut: 'beaten' }), cook.one('cream')]
    const scented = scents(cook)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Roll ${cook.the(dough)} out to a rough 30 cm (12 in) round on baking paper and slide on to a baking sheet.`)
    cook.step(`Toss ${cook.the(...fruit, dried)} with ${cook.the(sweet, ...scented, sharp)}. ${given(cook, [base], (foods) => `Spread ${foods} over the middle of the round, p`) || 'P'}ile the filling on top, leaving a broad rim, and fold the rim over it in pleats.`)
    cook.step(`${given(cook, [fat], (foods) => `Dot with ${foods}. `)}${given(cook, [egg], (foods) => `Brush the rim with ${foods}. `)}${given(cook, [nut], (foods) => `Scatter with ${foods}. `)}Bake for ${cook.min(35)}, until the rim is deep golden, crisp underneath, and the juices bubble${cook.safe(egg)}.`)
    cook.step(`Cool for ${cook.min(15)} before cutting${given(cook, [cool], (foods) => `; serve with ${foods}`)}.`)
    return { title: `${adjective(cook, [...scented, sharp])}${attributive(fruit)} ${cook.say('galette', 'rustic tart', 'galette')}`, sentence: cook.say('A tart for people who own no tart tin.', 'Ragged edges are the point.'), tip: 'Bake on the lowest shelf: a crisp base is worth more than a brown top.' }
  },
} // prettier-ignore

/** Dough that is bought ready for the oven: baked as it is. */
export const bakedDough: DishForm = {
  id: 'baked-dough',
  name: 'plain bake',
  course: 'bake',
  serves: 4,
  appeal: -2,
  slots: [{ name: 'dough', takes: every(kind('pastry'), not(id('wonton-wrapper', 'spring-roll-wrapper', 'graham-crust', 'hot-water-crust', 'kataifi'))), min: 1, max: 1 }, { name: 'top', takes: some(kind('melting-cheese', 'hard-cheese', 'seed'), id('cinnamon', 'sugar', 'cinnamon-sugar', 'butter', 'zaatar', 'flaky-salt', 'paprika', 'honey', 'jam')), max: 2 }],
  write(cook) {
    const dough = cook.must('dough', { share: 1 })
    const tops = cook.all('top')
    const sweet = tops.some(({ food }) => food.taste === 'sweet')
    const sheets = ['puff-pastry', 'butter-puff-pastry', 'shortcrust', 'pastry', 'filo', 'sweet-pastry'].includes(dough.food.id)
    cook.step(`Heat the oven to ${ovenTemperature(200)} and line a baking sheet.`)
    cook.step(sheets ? `${given(cook, tops, (foods) => `Scatter ${foods} over ${cook.the(dough)}, press in, and c`) || `Unroll ${cook.the(dough)} and c`}ut into strips a finger wide. Twist each and lay on the sheet.` : `Divide ${cook.the(dough)} into even pieces and set well apart on the sheet.${given(cook, tops, (foods) => ` Scatter with ${foods}.`)}`)
    cook.step(`Bake for ${cook.min(sheets ? 15 : cook.minutes(dough, 'roast'))}, until ${cook.done(dough)}. Cool for ${cook.min(5)}.`)
    return { title: sheets ? `${tops.length > 0 ? `${attributive(tops)} ` : 'crisp '}${sweet ? 'pastry twists' : 'pastry straws'}` : `Fresh-baked ${titleName(dough).replace(/ (?:dough|pastry)$/, '')}s`, sentence: 'Ready in the time the oven takes to warm.', tip: 'Keep the dough cold until the oven is hot.' }
  },
} // prettier-ignore
