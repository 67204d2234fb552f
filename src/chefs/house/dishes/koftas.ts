import type { DishForm } from '../dish.ts'
import { listOf } from '../phrase.ts'
import { finish, tableFlatbread } from './stewing.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleName, titleNames } from './telling.ts'

/** Koftas: spiced ground meat shaped by hand, a cool sauce, something fresh, a flatbread. */
export const koftas: DishForm = {
  id: 'koftas',
  name: 'plate of koftas',
  course: 'main',
  regions: ['middle-eastern', 'south-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'meat', takes: every(some(kind('ground-meat', 'ground-poultry')), not(id('beef-burger', 'pork-burger', 'chicken-burger', 'meatball', 'beef-meatball', 'chicken-meatball', 'lamb-kofta', 'sausage-meat', 'ground-boar'))), min: 1, max: 1 },
    { name: 'aromatics', takes: every(kind('onion', 'garlic', 'ginger', 'chili'), savoury), max: 3 },
    { name: 'spices', takes: every(role('spice'), some(savoury, id('cinnamon', 'cinnamon-stick', 'clove', 'nutmeg', 'cardamom')), not(id('italian-seasoning', 'old-bay', 'cajun-seasoning', 'taco-seasoning', 'curry-powder'))), max: 4 },
    { name: 'mixed', takes: id('parsley', 'coriander', 'mint', 'dill'), max: 2 },
    { name: 'sauce', takes: some(kind('yogurt'), id('tzatziki', 'tahini', 'hummus', 'labneh', 'labneh-dip')), max: 1 },
    { name: 'fresh', takes: every(some(kind('tomato', 'salad-leaf', 'salad-vegetable'), id('cucumber', 'radish', 'carrot', 'red-cabbage')), rawEdible), max: 3 },
    { name: 'side', takes: some(tableFlatbread, id('couscous', 'bulgur', 'rice', 'basmati-rice')), max: 1 },
    { name: 'roots', takes: every(some(id('aubergine', 'courgette', 'bell-pepper', 'green-bell-pepper')), cooks('fry', 12)), max: 2 },
    { name: 'topping', takes: id('feta', 'pine-nut', 'pomegranate', 'olive', 'sumac', 'almond', 'pistachio'), max: 2 },
    { name: 'hot', takes: id('harissa', 'chili-oil', 'mango-chutney', 'mint-sauce'), max: 1 },
    { name: 'citrus', takes: id('lemon', 'lime'), max: 1 },
  ],
  suits: (filled) => ['aromatics', 'spices', 'mixed'].some((slot) => filled.get(slot)?.length) && ['sauce', 'side', 'mixed', 'hot'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const meat = cook.must('meat')
    const scents = cook.all('aromatics', { share: 0.5, cut: 'grated' })
    const spices = cook.all('spices')
    const green = cook.all('mixed')
    const [sauce, side, hot, lemon] = [cook.one('sauce', { share: 1.2 }), cook.one('side'), cook.one('hot'), cook.one('citrus', { share: 0.5 })]
    const fresh = cook.all('fresh', { share: 0.7 })
    const fried = cook.all('roots', { share: 0.8 })
    const top = cook.all('topping', { share: 0.7 })
    const bread = side?.food.role === 'bread' ? side : undefined
    const serving = bread ? '' : cookAlongside(cook, side)
    const salt = cook.need('salt', 4)
    const kneaded = listOf([...[...scents, ...spices, ...green].map((use) => cook.names(use)), `${sauce ? 'most' : 'all'} of ${cook.the(salt)}`])
    cook.step(`knead ${cook.the(meat)} with ${kneaded} for ${cook.min(2)}, until sticky. With wet hands, shape into ${cook.say('short, thick fingers', 'small ovals')}, about four a person.`, { meanwhile: serving !== '' })
    const oil = cook.need('oil', 15)
    cook.step(`Warm ${cook.the(oil)} in a wide pan over medium-high heat. Fry the koftas for ${cook.min(Math.max(10, cook.minutes(meat, 'fry')))}, turning often, until browned all over and cooked through${cook.safe(meat)}. Keep warm under foil.`)
    if (fried.length > 0) cook.step(cook.inStages(fried, 'fry', 'fry', 'To the same pan add'))
    if (sauce) cook.step(`Stir ${cook.the(sauce)} with ${lemon ? `a squeeze of ${cook.names(lemon)} and ` : ''}the rest of ${cook.the(salt)}, until smooth.`)
    if (bread) cook.step(`Warm ${cook.the(bread)} in a dry pan for ${cook.min(2)}, until supple.`)
    const plate = [...fried, ...fresh]
    const end = finish(cook, top)
    const parts = [plate.length > 0 ? `${cook.the(...plate)}` : '', sauce ? cook.the(sauce) : '', hot ? cook.the(hot) : '', bread ? cook.the(bread) : ''].filter((part) => part !== '')
    cook.step(`Serve the koftas${serving}${parts.length > 0 ? ` with ${listOf(parts)}` : ''}${lemon && !sauce ? `, squeezing ${cook.the(lemon)} over` : ''}${end && `; ${end}`}.`)
    const lead = titleName({ food: meat.food, noun: meat.food.name })
    const scent = spices.find(({ food }) => food.adjective)?.food.adjective
    return {
      title: `${scent ? `${scent} ` : ''}${lead} koftas with ${titleNames([...(sauce ? [sauce] : []), ...fried, ...fresh, ...(side ? [side] : [])], 2) || 'herbs'}`,
      sentence: cook.say('Kneaded well, so that they hold without anything to bind them.', 'Hot from the pan, cool from the bowl.', 'Street food that is easy at home.'),
      tip: cook.say('Rest the shaped meat in the fridge for a while if you have the time: it keeps its form better.', 'Fry a crumb of the mixture first and taste it for seasoning.'),
    }
  },
} // prettier-ignore
