import type { DishForm } from '../dish.ts'
import { minutesOf } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import { given } from './given.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some } from './slots.ts'
import { titleName } from './telling.ts'

/** A meal that someone else has cooked: heated as it should be, and dressed up with what is there. */
export const heatedMeal: DishForm = {
  id: 'heated-meal',
  name: 'ready meal',
  course: 'basic',
  serves: 1,
  appeal: -1,
  slots: [
    { name: 'meal', takes: every(some(kind('ready-meal'), id('baked-bean')), some(cooks('roast'), cooks('simmer'), cooks('fry'), cooks('boil'), cooks('grill')), not(id('microwave-popcorn', 'mushroom-soup', 'baby-food'))), min: 1, max: 1 },
    { name: 'top', takes: every(some(kind('melting-cheese', 'hard-cheese', 'soft-herb', 'yogurt', 'cream', 'condiment'), id('chili-flake', 'oregano', 'black-pepper', 'olive', 'soy-sauce', 'sour-cream', 'olive-oil')), savoury), max: 3 },
    { name: 'side', takes: every(some(role('salad'), kind('tomato', 'bread', 'roll', 'flatbread')), rawEdible, savoury, not(kind('ready-meal'))), max: 3 },
  ],
  write(cook) {
    const meal = cook.must('meal')
    const tops = cook.all('top', { share: 0.6 })
    const side = cook.all('side', { share: 0.7 })
    const way = (['roast', 'simmer', 'fry', 'grill', 'boil'] as const).find((method) => minutesOf(meal, method) !== undefined)!
    const minutes = cook.minutes(meal, way)
    const until = `until ${cook.done(meal, way)}`
    const dry = meal.food.state === 'dried'
    if (dry) cook.step(`Bring ${cook.pour('water', Math.max(250, meal.quantity * 4))} to the boil, stir in ${cook.the(meal)} and cook for ${cook.min(meal.food.cook.boil ?? minutes)}, stirring, ${until}.`)
    else if (way === 'roast') cook.step(`Heat the oven to ${ovenTemperature(200)} with a baking sheet inside. Slide ${cook.the(meal)} on to it and bake for ${cook.min(minutes)}, ${until}.`)
    else if (way === 'fry') cook.step(`Warm ${cook.the(cook.need('oil', 15))} in a non-stick pan over medium heat and fry ${cook.the(meal)} for ${cook.min(minutes)}, turning, ${until}.`)
    else if (way === 'grill') cook.step(`Grill ${cook.the(meal)} for ${cook.min(minutes)}, turning once, ${until}.`)
    else if (way === 'boil') cook.step(`Bring ${cook.pour('water', 1200)} to the boil. Add ${cook.the(meal)} and boil for ${cook.min(minutes)}, ${until}; lift out.`)
    else cook.step(`Heat ${cook.the(meal)} in a small pan for ${cook.min(minutes)}, stirring, ${until}.`)
    if (tops.length > 0 || side.length > 0) cook.step(`${given(cook, tops, (foods) => `Scatter or spoon ${foods} over`)}${given(cook, side, (foods) => `${tops.length > 0 ? ' and serve' : 'Serve'} with ${foods}`)}.`)
    else cook.step('Let it stand for a moment and serve hot.')
    const named = [...tops, ...side]
    return { title: named.length > 0 ? `${titleName(meal)} with ${titleName(named[0]!)}` : `${cook.say('Piping hot', 'Properly heated')} ${titleName(meal)}`, sentence: 'Someone else did the cooking; you see that it is hot all the way through.', tip: 'If the packet says otherwise, the packet knows its contents best.' }
  },
} // prettier-ignore

/** Popping corn in a covered pan. */
export const popcornPan: DishForm = {
  id: 'popcorn',
  name: 'pan of popcorn',
  course: 'basic',
  serves: 2,
  appeal: -1,
  slots: [{ name: 'corn', takes: id('microwave-popcorn'), min: 1, max: 1 }, { name: 'fat', takes: some(kind('butter'), id('oil', 'sunflower-oil', 'coconut-oil', 'olive-oil')), max: 1 }, { name: 'dust', takes: some(kind('salt', 'sugar', 'hard-cheese', 'spice-blend'), id('paprika', 'smoked-paprika', 'cinnamon', 'caramel-sauce', 'honey')), max: 2 }],
  write(cook) {
    const corn = cook.must('corn', { quantity: 60 })
    const fat = cook.one('fat', { quantity: 30 }) ?? cook.need('oil', 30)
    const dust = cook.all('dust', { share: 0.7 })
    const over = dust.length > 0 ? dust : [cook.need('salt', 1)]
    cook.step(`Heat ${cook.the(fat)} in a large lidded pan over medium-high heat. Add ${cook.the(corn)}, cover and shake for ${cook.min(5)}, until ${cook.done(corn)}.`)
    cook.step(`Tip into a bowl at once and toss with ${cook.the(...over)}.`)
    return { title: `${over[0]!.food.id === 'salt' ? 'Salted' : titleName(over[0]!)} popcorn`, sentence: 'Five noisy minutes.', tip: 'Leave the lid ajar by a finger: trapped steam makes it tough.' }
  },
} // prettier-ignore

/** Nuts and seeds from the oven. */
export const roastedNuts: DishForm = {
  id: 'roasted-nuts',
  name: 'bowl of roasted nuts',
  course: 'basic',
  serves: 4,
  appeal: -2,
  slots: [{ name: 'nuts', takes: every(some(kind('nut'), id('pumpkin-seed', 'sunflower-seed')), not(id('peanut-powder', 'candlenut', 'ginkgo-nut', 'fresh-chestnut', 'chestnut', 'tiger-nut'))), min: 1, max: 4 }, { name: 'spice', takes: every(role('spice'), not(id('dried-chili', 'bay-leaf', 'cinnamon-stick', 'star-anise'))), max: 3 }, { name: 'sweet', takes: some(kind('sugar'), id('honey', 'maple-syrup', 'agave-syrup')), max: 1 }, { name: 'herb', takes: id('rosemary', 'thyme', 'sage'), max: 1 }, { name: 'fat', takes: id('butter', 'olive-oil', 'oil', 'coconut-oil', 'vegan-butter'), max: 1 }, { name: 'salt', takes: id('salt', 'flaky-salt', 'smoked-salt'), max: 1 }],
  write(cook) {
    const nuts = cook.all('nuts', { share: 1.8, cut: 'whole' })
    const [sweet, herb] = [cook.one('sweet', { quantity: 20 }), cook.one('herb')]
    const spices = cook.all('spice', { share: 0.7 })
    const fat = cook.one('fat', { quantity: 15 }) ?? cook.need('oil', 10)
    const salt = cook.one('salt', { quantity: 1 }) ?? cook.need('salt', 1)
    cook.step(`Heat the oven to ${ovenTemperature(170)}. Toss ${cook.the(...nuts)} with ${cook.the(fat, sweet, ...spices, herb, salt)} on a lined baking sheet.`)
    cook.step(`Roast for ${cook.min(12)}, stirring once, until a shade darker and fragrant. Cool for ${cook.min(10)}: they crisp as they cool.`)
    return { title: `${sweet ? 'Candied ' : spices.length > 0 ? 'spiced ' : 'roasted '}${titleName(nuts[0]!)}${nuts[1] ? ` and ${titleName(nuts[1])}` : ''}`, sentence: 'Good with a drink, better still warm.', tip: 'They burn in a minute: stay in the kitchen for the last three.' }
  },
} // prettier-ignore

/** Stock or a cube, hot in a cup. */
export const broth: DishForm = {
  id: 'broth',
  name: 'cup of broth',
  course: 'basic',
  serves: 2,
  appeal: -2,
  slots: [{ name: 'stock', takes: every(some(kind('stock'), every(kind('stock-cube'), not(id('gravy-granule', 'dashi-powder'))))), min: 1, max: 1 }, { name: 'scent', takes: id('ginger', 'garlic', 'spring-onion', 'bay-leaf', 'thyme', 'star-anise', 'lemongrass', 'chili-flake', 'peppercorn', 'black-pepper', 'soy-sauce', 'miso', 'lemon', 'lime'), max: 3 }, { name: 'herb', takes: kind('soft-herb'), max: 2 }],
  write(cook) {
    const cube = cook.peek('stock')?.food.kind === 'stock-cube'
    const base = cook.must('stock', cube ? { share: 1 } : { quantity: 300 * cook.serves })
    const scents = cook.all('scent', { share: 0.6 })
    const herbs = cook.all('herb')
    cook.step(cube ? `Bring ${cook.pour('water', 300 * cook.serves)} to the boil and dissolve ${cook.the(base)} in it${given(cook, scents, (foods) => ` with ${foods}`)}.` : `Bring ${cook.the(base)} to the boil${given(cook, scents, (foods) => ` with ${foods}`)}.`)
    cook.step(`Simmer for ${cook.min(scents.length > 0 ? 10 : 3)}, taste, and pour into warm cups${given(cook, herbs, (foods) => `, scattered with ${foods}`)}.`)
    return { title: `${cook.say('A cup of', 'Hot')} ${titleName(base).replace(/ stock cubes?$| cubes?$/, '')} broth`.replace('stock broth', 'broth').replace('broth broth', 'broth'), sentence: 'Five minutes and the day looks better.', tip: 'A handful of noodles, greens or beans on the list would make it a soup.' }
  },
} // prettier-ignore
