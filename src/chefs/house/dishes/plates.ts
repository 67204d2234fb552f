import type { DishForm } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'
import { capitalize, ovenTemperature } from '../phrase.ts'
import { loaf } from './breads.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  poured,
  rawEdible,
  ready,
  role,
  savoury,
  some,
  souring,
  spices,
  woodyHerbs,
} from './slots.ts'
import { cookMeanwhile, looseGrain } from './starch.ts'
import { finish } from './stewing.ts'
import { adjective, attributive, titleName, titleNames } from './telling.ts'

/** Something fried, mash under it, onions turned into gravy. */
export const mashPlate: DishForm = {
  id: 'mash-plate',
  name: 'plate with mash',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'meat', takes: every(some(kind('raw-sausage', 'chop'), id('vegan-sausage', 'quorn-sausage', 'smoked-sausage', 'liver', 'lamb-liver', 'chicken-liver', 'black-pudding', 'meatball', 'beef-meatball', 'frankfurter')), cooks('fry', 16), not(id('lap-cheong', 'merguez', 'breakfast-sausage'))), min: 1, max: 1 },
    { name: 'potatoes', takes: id('potato', 'sweet-potato', 'mashed-potato', 'celeriac', 'swede', 'parsnip'), min: 1, max: 2 },
    { name: 'green', takes: every(some(kind('pea', 'pod', 'cabbage', 'brassica'), role('leaf'), id('carrot')), cooks('boil', 12)), max: 2 },
    { ...aromatics, takes: kind('onion'), max: 1 },
    { name: 'butter', takes: kind('butter'), max: 1 },
    { name: 'milk', takes: poured, max: 1 },
    { name: 'liquid', takes: some(kind('stock', 'stock-cube'), id('beer', 'stout', 'red-wine', 'hard-cider')), max: 1 },
    { name: 'mustard', takes: id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'english-mustard', 'horseradish', 'worcestershire', 'apple-sauce', 'sauerkraut', 'pickled-red-cabbage', 'gherkin'), max: 1 },
    { ...woodyHerbs, max: 1 }, { ...herbs, max: 1 },
  ],
  suits: (filled) => (filled.get('potatoes') ?? []).some(({ food }) => food.kind === 'tuber'),
  write(cook) {
    const meat = cook.must('meat', { cut: 'whole' })
    const potatoes = cook.all('potatoes', { cut: 'cut into chunks' })
    const onion = cook.one('aromatics', { cut: 'thinly sliced', share: 1.5 })
    const greens = cook.all('green', { share: 0.9 })
    const raw = potatoes.filter((use) => !isReady(use))
    if (raw.length > 0) cook.step(`Cover ${cook.the(...raw)} with ${cook.pour('water', 1200)} and a good pinch of ${cook.names(cook.need('salt', 5))}, bring to the boil and simmer for ${cook.min(Math.max(...raw.map((use) => cook.minutes(use, 'boil'))))}, until very soft; drain.`)
    const oil = cook.need('oil', 15)
    cook.step(`${raw.length > 0 ? 'warm' : 'Warm'} ${cook.the(oil)} in a wide pan over medium heat and ${cook.isHeated(meat) ? 'heat' : 'fry'} ${cook.the(meat)} for ${cook.min(cook.minutes(meat, 'fry'))}, turning, until ${cook.done(meat, 'fry')}. Keep warm.${cook.rest(meat)}`, { meanwhile: raw.length > 0 })
    const liquid = cook.one('liquid', { quantity: cook.serves * 100 })
    const woody = cook.all('woodyHerbs')
    if (onion) {
      const loosen = liquid?.food.measure === 'volume' ? cook.the(liquid, ...woody) : `${liquid || woody.length > 0 ? `${cook.the(liquid, ...woody)} with ` : ''}${cook.pour('water', cook.serves * 80)}`
      cook.step(`Fry ${cook.the(onion)} in the same pan for ${cook.min(12)}, until brown and sweet. Pour in ${loosen} and bubble for ${cook.min(4)}, scraping the pan, until it coats a spoon.`)
    } else if (liquid || woody.length > 0) cook.step(`Add ${cook.the(liquid, ...woody)} to the pan and bubble for ${cook.min(3)}, scraping up the brown bits.`)
    if (greens.length > 0) cook.step(`in a second pan, bring ${cook.pour('water', 1000)} to the boil. ${cook.inStages(greens, 'boil', 'boil')} Drain.`, { meanwhile: true })
    const butter = cook.one('butter', { quantity: cook.serves * 12 }) ?? cook.want('butter', cook.serves * 12)
    const soft = [butter, cook.one('milk', { quantity: cook.serves * 25 })].filter((use) => use !== undefined)
    const heat = potatoes.every(isReady) ? ` over low heat for ${cook.min(5)}, until steaming, 74 °C (165 °F)` : ''
    cook.step(`${potatoes.every(isReady) ? 'Loosen' : 'Mash'} ${cook.the(...potatoes)}${soft.length > 0 ? ` with ${cook.the(...soft)}` : ''}${heat}; ${cook.season()}.`)
    const [mustard, fresh] = [cook.one('mustard'), cook.all('herbs')]
    cook.step(`Heap the mash on plates, lay ${cook.the(meat)} on top${onion ? ` with ${cook.the(onion)} and their juices` : ''} and serve${greens.length > 0 ? ` with ${cook.the(...greens)}` : ''}${mustard ? `${greens.length > 0 ? ' and' : ' with'} ${cook.the(mustard)}` : ''}${fresh.length > 0 ? `, scattered with ${cook.the(...fresh)}` : ''}.`)
    const [first] = potatoes
    const mash = first && !['potato', 'mashed-potato'].includes(first.food.id) ? `${titleName({ ...first, noun: first.food.name })} mash` : 'mash'
    return {
      title: `${meat.noun} and ${mash}${onion ? cook.say(` with ${onion.food.name} gravy`, ` with browned ${onion.noun}`) : greens.length > 0 ? ` with ${titleNames(greens, 1)}` : ''}`,
      sentence: cook.say('Brown, soft and sweet: three pans, one plate.', 'A plate that needs no explaining.'),
      ...(raw.length > 0 ? { tip: 'Let the potatoes steam dry for a moment before mashing: wet potatoes make a gluey mash.' } : {}),
    }
  },
} // prettier-ignore

/** A grain, roasted vegetables, something protein and a spoonful of dressing. */
export const grainBowl: DishForm = {
  id: 'grain-bowl',
  name: 'grain bowl',
  course: 'main',
  serves: 2,
  slots: [
    { name: 'grain', takes: every(looseGrain, not(id('rice', 'basmati-rice', 'jasmine-rice', 'sushi-rice', 'sticky-rice', 'arborio-rice', 'paella-rice'))), min: 1, max: 1 },
    { name: 'vegetables', takes: every(some(role('vegetable'), id('sweet-potato', 'potato', 'new-potato')), savoury, cooks('roast', 40)), min: 1, max: 3 },
    { name: 'protein', takes: every(role('protein'), savoury, some(ready, cooks('roast', 30)), not(kind('ground-meat', 'ground-poultry', 'raw-sausage', 'egg', 'cured-meat', 'bacon', 'lentil')), not(id('baked-bean', 'refried-bean', 'okara', 'natto', 'pate'))), max: 1 },
    { ...spices, max: 2 }, { ...aromatics, takes: id('red-onion', 'onion', 'shallot'), max: 1 },
    { name: 'raw', takes: every(some(role('salad'), id('spinach', 'kale')), rawEdible, savoury), max: 2 },
    { name: 'cheese', takes: id('feta', 'goat-cheese', 'blue-cheese', 'parmesan', 'vegan-feta', 'queso-fresco'), max: 1 },
    { name: 'nuts', takes: role('nut'), max: 1 },
    { name: 'dried', takes: id('dried-cranberry', 'raisin', 'sultana', 'pomegranate', 'dried-apricot'), max: 1 },
    { name: 'sauce', takes: id('tahini', 'yogurt', 'greek-yogurt', 'hummus', 'pesto', 'harissa', 'dijon-mustard', 'soy-yogurt'), max: 1 },
    citrus, { ...herbs, max: 2 },
  ],
  write(cook) {
    const grain = cook.must('grain', { share: 0.9 })
    const vegetables = cook.all('vegetables')
    const onion = cook.all('aromatics', { cut: 'cut into wedges' })
    const protein = cook.one('protein')
    const seasonings = cook.all('spices')
    const lemon = cook.one('citrus')
    const oil = cook.need('oil', 40)
    const oven = [...vegetables, ...onion, ...(protein && minutesOf(protein, 'roast') !== undefined ? [protein] : [])]
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Toss ${cook.the(...oven)} with half of ${cook.the(oil, ...seasonings)} and ${cook.season()}.`)
    cook.step(`${cook.inStages(oven, 'roast', 'roast', 'On a large tray, spread out')}${cook.rest(protein)}`)
    cookMeanwhile(cook, grain)
    const sauce = cook.one('sauce')
    const sharp = lemon ?? (sauce ? undefined : cook.want('vinegar', 15))
    const beaten = [sauce, sharp].filter((use) => use !== undefined)
    const squeezed = lemon ? `${sauce ? `${cook.the(sauce)} and ` : ''}the juice of ${cook.the(lemon)}` : beaten.length > 0 ? cook.the(...beaten) : ''
    const raw = cook.all('raw', { share: 0.6 })
    const cold = protein && !oven.includes(protein) ? [protein] : []
    cook.step(`${beaten.length > 0 ? `Beat ${squeezed} with the rest of ${cook.the(oil)} to a dressing` : `Loosen ${cook.the(grain)} with the rest of ${cook.the(oil)}`}; ${cook.season()}. Fill bowls with ${cook.the(grain, ...raw, ...cold)} and top with everything from the tray.`)
    const over = [cook.one('cheese'), cook.one('nuts'), cook.one('dried'), ...cook.all('herbs')].filter((use) => use !== undefined)
    cook.step(`${beaten.length > 0 ? 'Spoon the dressing over' : 'Turn once'}${over.length > 0 ? `, scatter with ${cook.the(...over)}` : ''} and serve warm.`)
    const named = [...(protein ? [protein] : []), ...vegetables].slice(0, 2)
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}${grain.food.name} bowl with ${cook.say('', 'roast ')}${titleNames(named, 2)}`,
      sentence: cook.say('Warm grains, browned edges, something sharp over all.', 'A bowl that is as good in a lunch box tomorrow.'),
      tip: 'Dress the grains while they are warm: they drink it in.',
    }
  },
} // prettier-ignore

/** Torn bread that soaks up tomato juice and vinegar. */
export const breadSalad: DishForm = {
  id: 'bread-salad',
  name: 'bread salad',
  course: 'main',
  regions: ['european', 'middle-eastern'],
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'bread', takes: some(loaf, id('pita')), min: 1, max: 1 },
    { name: 'tomatoes', takes: every(kind('tomato'), rawEdible), min: 1, max: 2 },
    { name: 'vegetables', takes: every(some(role('salad'), id('bell-pepper', 'roasted-pepper', 'artichoke-heart', 'fennel', 'celery')), rawEdible, savoury, not(id('avocado'))), max: 3 },
    { ...aromatics, takes: id('red-onion', 'onion', 'shallot', 'garlic', 'spring-onion'), max: 2 },
    { name: 'pickles', takes: id('caper', 'olive', 'black-olive', 'anchovy', 'sun-dried-tomato'), max: 2 },
    { name: 'protein', takes: id('canned-tuna', 'chickpea', 'cannellini-bean', 'butter-bean', 'prosciutto', 'hard-boiled-egg'), max: 1 },
    { name: 'cheese', takes: id('fresh-mozzarella', 'mozzarella', 'feta', 'parmesan', 'goat-cheese', 'ricotta-salata'), max: 1 },
    { name: 'acid', takes: souring, max: 1 }, { ...herbs, max: 2 }, { name: 'spice', takes: id('sumac', 'oregano'), max: 1 },
  ],
  suits: (filled) => [...filled.values()].flat().length >= 3,
  write(cook) {
    const bread = cook.must('bread', { cut: 'torn into chunks', share: 1.2 })
    const tomatoes = cook.all('tomatoes', { share: 1.5, cut: 'cut into chunks' })
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const onions = cook.all('aromatics', { cut: 'thinly sliced', share: 0.5 })
    const acid = cook.one('acid', { share: 0.6 }) ?? cook.need('vinegar', 15)
    const oil = cook.need('oil', 45)
    const salt = cook.need('salt', 3)
    cook.step(`Heat the oven to ${ovenTemperature(200)}. Toss ${cook.the(bread)} with a third of ${cook.the(oil)} and bake for ${cook.min(8)}, until crisp outside and soft within.`)
    cook.step(`Put ${cook.the(...tomatoes)} into a large bowl with ${cook.the(salt, ...onions)} and leave for ${cook.min(10)}, until the juice runs.`, { meanwhile: true })
    const whisked = [cook.one('spice')].filter((use) => use !== undefined)
    const inside = [...vegetables, ...cook.all('pickles'), cook.one('protein', { share: 0.8 })].filter((use) => use !== undefined)
    cook.step(`Stir in ${cook.the(acid, ...whisked)} and the rest of ${cook.the(oil)}, then ${cook.the(...inside, bread)}. Leave for ${cook.min(10)}, so that the bread drinks the juices.`)
    const over = finish(cook, [cook.one('cheese'), ...cook.all('herbs')])
    cook.step(`${over === '' ? 'Taste for salt' : capitalize(over)} and serve at room temperature.`)
    const first = [...vegetables, ...inside][0]
    return {
      title: cook.say(`${attributive(tomatoes, 1)} and bread salad`, bread.food.kind === 'flatbread' ? `${bread.food.name} and tomato salad` : 'panzanella') + (first ? ` with ${titleName(first)}` : ''),
      sentence: cook.say('Old bread, and the juice of good tomatoes.', 'The bread is the point: it must be wet and crisp at once.'),
      tip: 'The staler the bread, the better it holds.',
    }
  },
} // prettier-ignore
