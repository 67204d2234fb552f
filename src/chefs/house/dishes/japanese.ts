import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { finish } from './stewing.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleName, titleNames } from './telling.ts'

const tableRice: Test = every(
  kind('rice'),
  role('starch'),
  not(id('pudding-rice', 'arborio-rice', 'paella-rice', 'wild-rice')),
)
const stickyEnough: Test = id('rice', 'sushi-rice', 'jasmine-rice', 'brown-rice', 'sticky-rice')

/** Miso soup: broth, tofu, a vegetable or two, and miso that never boils. */
export const misoSoup: DishForm = {
  id: 'miso-soup',
  name: 'miso soup',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'miso', takes: id('miso', 'doenjang'), min: 1, max: 1 },
    { name: 'tofu', takes: every(kind('tofu'), not(id('natto', 'okara', 'smoked-tofu'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 16), savoury, not(kind('tomato', 'pickle')), not(id('avocado', 'aubergine', 'celery'))), max: 3 },
    { name: 'leaf', takes: every(role('leaf'), cooks('simmer', 8)), max: 1 },
    { name: 'broth', takes: id('dashi', 'kombu-dashi', 'vegetable-stock', 'mushroom-stock'), max: 1 },
    { name: 'aromatics', takes: id('spring-onion', 'ginger', 'leek', 'onion'), max: 2 },
    { name: 'rice', takes: tableRice, max: 1 },
    { name: 'toppings', takes: id('sesame-seed', 'nori', 'togarashi', 'mitsuba', 'shiso'), max: 2 },
  ],
  suits: (filled) => ['tofu', 'vegetables', 'leaf'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const miso = cook.must('miso', { quantity: cook.serves * 20 })
    const tofu = cook.one('tofu', { cut: 'diced' })
    const vegetables = cook.all('vegetables', { share: 0.6, cut: 'thinly sliced' })
    const [greens, broth, rice] = [cook.one('leaf', { share: 0.6 }), cook.one('broth', { quantity: cook.serves * 350 }), cook.one('rice')]
    const scents = cook.all('aromatics', { cut: 'thinly sliced' })
    const tops = cook.all('toppings')
    cookAlongside(cook, rice)
    const missing = cook.serves * 350 - (broth?.quantity ?? 0)
    const liquid = [broth && cook.the(broth), missing > 40 && cook.pour('water', missing)].filter(Boolean).join(' and ')
    const body = [...vegetables, ...scents.filter(({ food }) => food.cook.simmer), ...(greens ? [greens] : []), ...(tofu ? [tofu] : [])]
    cook.step(`bring ${liquid} to a simmer in a pan. ${cook.inStages(body, 'simmer', 'simmer gently')}`, { meanwhile: rice !== undefined })
    const late = scents.filter(({ food }) => !food.cook.simmer)
    cook.step(`Take the pan off the heat. Loosen ${cook.the(miso)} with a ladleful of the hot liquid, then stir it in; ${cook.say('do not let it boil again', 'from here on it must not boil')}.`)
    const end = finish(cook, [...late, ...tops])
    cook.step(`Ladle into ${cook.say('small bowls', 'bowls')}${rice ? ` and serve with ${cook.the(rice)}` : ' and serve at once'}${end && `; ${end}`}.`)
    const named = titleNames([...(tofu ? [tofu] : []), ...(greens ? [greens] : []), ...vegetables], 2)
    return {
      title: `miso soup with ${named}`,
      sentence: cook.say('Ten quiet minutes, and as good at breakfast as at supper.', 'Clear, savoury and over in minutes.', 'The lightest of suppers, and the most soothing.'),
      tip: 'Brands differ in saltiness: stir in half, taste, then add the rest.',
    }
  },
} // prettier-ignore

/** Donburi: something glazed over a bowl of rice. */
export const donburi: DishForm = {
  id: 'donburi',
  name: 'glazed rice bowl',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 0.8,
  slots: [
    { name: 'rice', takes: every(tableRice, not(id('basmati-rice'))), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 16), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'cured-meat', 'bacon', 'offal', 'raw-sausage', 'mollusc', 'ready-fish', 'ready-meat')), not(id('silken-tofu'))), min: 1, max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 10), savoury, not(kind('tomato', 'seaweed', 'pickle')), not(id('avocado'))), max: 3 },
    { name: 'leaf', takes: every(role('leaf'), cooks('fry', 6)), max: 1 },
    { name: 'aromatics', takes: every(role('aromatic'), not(kind('onion'))), max: 3 },
    { name: 'onion', takes: id('spring-onion', 'onion', 'leek', 'white-onion', 'red-onion'), max: 1 },
    { name: 'glaze', takes: id('teriyaki', 'bulgogi-sauce', 'hoisin'), max: 1 },
    { name: 'soy', takes: id('soy-sauce', 'tamari', 'dark-soy-sauce', 'liquid-aminos', 'coconut-aminos', 'miso'), max: 1 },
    { name: 'wine', takes: id('mirin', 'sake'), max: 2 },
    { name: 'sweet', takes: kind('syrup', 'sugar'), max: 1 },
    { name: 'fresh', takes: every(some(id('cucumber', 'avocado', 'radish', 'kimchi', 'vegan-kimchi', 'pickled-ginger')), rawEdible), max: 2 },
    { name: 'toppings', takes: id('sesame-seed', 'nori', 'togarashi', 'furikake'), max: 2 },
    { name: 'citrus', takes: id('lime', 'lemon'), max: 1 },
  ],
  suits: (filled) => ['glaze', 'soy', 'wine', 'toppings', 'aromatics'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const rice = cook.must('rice')
    const protein = cook.must('protein')
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const [greens, onion, glaze, lime] = [cook.one('leaf', { share: 0.8 }), cook.one('onion', { cut: 'thinly sliced' }), cook.one('glaze', { quantity: cook.serves * 30 }), cook.one('citrus', { share: 0.5 })]
    const scents = cook.all('aromatics')
    const soy = cook.one('soy', { quantity: cook.serves * 20 }) ?? (glaze ? undefined : cook.need('soySauce', cook.serves * 20))
    const wine = cook.all('wine', { quantity: cook.serves * 15 })
    const sweet = cook.one('sweet', { quantity: cook.serves * 10 }) ?? (glaze || wine.some(({ food }) => food.id === 'mirin') ? undefined : cook.want('honey', cook.serves * 10))
    const fresh = cook.all('fresh', { share: 0.7 })
    const tops = cook.all('toppings')
    cookAlongside(cook, rice)
    const oil = cook.need('neutralOil', 15)
    const splash = cook.pour('water', 30)
    cook.step(`stir ${cook.the(glaze, soy, ...wine, sweet, ...scents)} with ${splash} for the glaze.`, { meanwhile: true })
    const pan = [...vegetables, ...(onion ? [onion] : []), ...(greens ? [greens] : [])]
    const how = cook.isHeated(protein) ? 'warm' : 'fry'
    cook.step(`Heat ${pan.length > 0 ? 'half of ' : ''}${cook.the(oil)} in a wide pan over medium-high heat and ${how} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, turning now and then, until ${cook.done(protein)}.`)
    cook.step(`Pour in the glaze and let it bubble for ${cook.min(2)}, turning ${cook.the(protein)} in it, ${cook.say('until sticky and shining', 'until it coats the back of a spoon')}.${cook.rest(protein)}`)
    if (pan.length > 0) cook.step(`Heat the rest of ${cook.the(oil)} in a second pan. ${cook.inStages(pan, 'fry', 'fry')}`, { meanwhile: true })
    const end = finish(cook, tops, lime)
    const beside = [...pan, ...fresh]
    cook.step(`Fill deep bowls with ${cook.the(rice)}, lay ${cook.the(protein)} on top${beside.length > 0 ? ` with ${cook.the(...beside)} beside it` : ''} and spoon over what is left of the glaze.${end && ` ${capitalize(end)}.`}`)
    const lead = titleName({ food: protein.food, noun: protein.food.name })
    const style = glaze ? (glaze.food.id === 'teriyaki' ? 'teriyaki' : 'glazed') : cook.say('teriyaki-style', 'soy-glazed')
    return {
      title: `${style === 'soy-glazed' && soy?.food.id === 'miso' ? 'miso-glazed' : style} ${lead} rice bowl${beside.length > 0 ? ` with ${titleNames(beside, 2)}` : ''}`,
      sentence: cook.say('A glossy glaze that the rice underneath drinks up.', 'Salty, sweet and sticky, over plain hot rice.', 'One bowl, eaten with a spoon or with chopsticks.'),
      tip: 'The glaze burns quickly once it is thick: take the pan off the heat while it still runs.',
    }
  },
} // prettier-ignore

const dressedRice = (item: Parameters<Test>[0]) => tableRice(item) && stickyEnough(item)
const readyFish: Test = id(
  'smoked-salmon',
  'smoked-trout',
  'smoked-mackerel',
  'canned-tuna',
  'canned-salmon',
  'surimi',
  'cooked-shrimp',
  'crab-meat',
)

/** Everything of a sushi roll in a bowl: seasoned rice, cooked or cured fish, crisp raw things. */
export const sushiBowl: DishForm = {
  id: 'sushi-bowl',
  name: 'sushi bowl',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 0.8,
  slots: [
    { name: 'rice', takes: dressedRice, min: 1, max: 1 },
    { name: 'cooked', takes: every(kind('oily-fish', 'crustacean', 'white-fish'), cooks('fry', 10)), max: 1 },
    { name: 'ready', takes: some(every(readyFish, rawEdible), id('tofu', 'smoked-tofu', 'fried-tofu')), max: 1 },
    { name: 'nori', takes: id('nori', 'furikake', 'seaweed-salad'), max: 1 },
    { name: 'fresh', takes: every(id('cucumber', 'avocado', 'carrot', 'radish', 'daikon', 'spring-onion', 'mango', 'bell-pepper', 'lettuce', 'red-cabbage', 'cress'), rawEdible), max: 4 },
    { name: 'beans', takes: id('edamame'), max: 1 },
    { name: 'sauces', takes: id('soy-sauce', 'tamari', 'liquid-aminos', 'ponzu', 'sriracha', 'wasabi', 'mayonnaise', 'vegan-mayonnaise', 'pickled-ginger', 'teriyaki'), max: 3 },
    { name: 'vinegar', takes: id('rice-vinegar', 'mirin', 'ume-vinegar'), max: 1 },
    { name: 'seeds', takes: id('sesame-seed'), max: 1 },
  ],
  suits: (filled) => ((filled.get('nori')?.length ?? 0) > 0 || (filled.get('vinegar')?.length ?? 0) > 0 || filled.get('rice')?.[0]?.food.id === 'sushi-rice' || (filled.get('sauces')?.length ?? 0) > 0) && (filled.get('fresh')?.length ?? 0) + (filled.get('beans')?.length ?? 0) > 0 && ['cooked', 'ready', 'nori'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const rice = cook.must('rice', { share: 1.1 })
    const fish = cook.one('cooked', { share: 0.8 })
    const [ready, nori, beans, seeds] = [fish ? undefined : cook.one('ready'), cook.one('nori'), cook.one('beans', { share: 0.7 }), cook.one('seeds')]
    const fresh = cook.all('fresh', { share: 0.8, cut: 'thinly sliced' })
    const sauces = cook.all('sauces')
    const vinegar = cook.one('vinegar', { quantity: cook.serves * 12 }) ?? cook.need('vinegar', cook.serves * 10)
    const sugar = vinegar.food.id === 'mirin' ? undefined : cook.want('sugar', cook.serves * 4)
    cookAlongside(cook, rice)
    cook.step(`Stir ${cook.the(vinegar, sugar)} together, fold gently through ${cook.the(rice)} and leave to cool for ${cook.min(10)}, until no more than warm.`)
    if (fish) {
      const oil = cook.need('neutralOil', 10)
      cook.step(`Warm ${cook.the(oil)} in a pan over medium-high heat and fry ${cook.the(fish)} for ${cook.min(cook.minutes(fish, 'fry'))}, turning once, until ${cook.done(fish)}; ${fish.food.kind === 'crustacean' ? 'set aside' : 'break into large pieces'}.`)
    }
    if (beans) cook.step(`Bring ${cook.pour('water', 300)} to the boil and cook ${cook.the(beans)} in it for ${cook.min(cook.minutes(beans, 'boil'))}, until ${cook.done(beans, 'boil')}; drain.`)
    const over = [fish, ready, ...fresh, beans].filter((use) => use !== undefined)
    const end = finish(cook, [nori, seeds])
    cook.step(`Divide ${cook.the(rice)} between bowls and arrange ${cook.the(...over)} on top in ${cook.say('neat heaps', 'stripes')}.${end && ` ${capitalize(end)}.`}${sauces.length > 0 ? ` Serve with ${cook.the(...sauces)}.` : ''}`)
    const main = fish ?? ready
    return {
      title: `${main ? `${titleName({ food: main.food, noun: main.food.name })} ` : ''}sushi bowl with ${titleNames([...fresh, ...(beans ? [beans] : [])], 2)}`,
      sentence: cook.say('All that is good in a roll, without the rolling.', 'Cool and crisp on warm, sharp rice.', 'The knife does most of the work.'),
      tip: 'Fan the rice while you fold: it turns glossy instead of gluey.',
    }
  },
} // prettier-ignore

/** Onigiri: rice pressed around a small, salty filling. */
export const onigiri: DishForm = {
  id: 'onigiri',
  name: 'batch of rice balls',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 0.3,
  slots: [
    { name: 'rice', takes: every(dressedRice, not(id('brown-rice'))), min: 1, max: 1 },
    { name: 'filling', takes: every(some(id('smoked-salmon', 'canned-tuna', 'canned-salmon', 'kimchi', 'vegan-kimchi', 'umeboshi', 'cooked-shrimp', 'crab-meat', 'pickled-ginger', 'natto')), rawEdible), min: 1, max: 1 },
    { name: 'bind', takes: id('mayonnaise', 'vegan-mayonnaise', 'miso', 'cream-cheese'), max: 1 },
    { name: 'wrap', takes: id('nori'), max: 1 },
    { name: 'coat', takes: id('sesame-seed', 'furikake', 'togarashi'), max: 1 },
    { name: 'green', takes: id('spring-onion', 'chive', 'shiso'), max: 1 },
    { name: 'dip', takes: id('soy-sauce', 'tamari', 'ponzu', 'liquid-aminos'), max: 1 },
  ],
  suits: (filled) => (filled.get('wrap')?.length ?? 0) + (filled.get('coat')?.length ?? 0) > 0,
  write(cook) {
    const rice = cook.must('rice', { share: 1.1 })
    const filling = cook.must('filling', { share: 0.5 })
    const [bind, wrap, coat, green, dip] = [cook.one('bind', { quantity: cook.serves * 10 }), cook.one('wrap', { cut: 'cut into strips' }), cook.one('coat'), cook.one('green', { share: 0.5 }), cook.one('dip')]
    const salt = cook.need('salt', 4)
    cookAlongside(cook, rice)
    cook.step(`Tip ${cook.the(rice)} on to a plate and leave for ${cook.min(10)}, until cool enough to hold.`)
    const flaky = filling.food.id.startsWith('canned') || filling.food.id === 'natto'
    const mixed = bind || green ? ` and mix with ${cook.the(bind, green)}` : ''
    cook.step(`${flaky ? 'Break up' : 'Finely chop'} ${cook.the(filling)}${mixed}.`)
    cook.step(`With damp hands and a pinch of ${cook.names(salt)} on the palms, take a small fistful of ${cook.the(rice)}, press a teaspoonful of ${cook.the(filling)} into the middle and close it. Shape into firm ${cook.say('triangles', 'balls')}, about three a person.`)
    cook.step(`${[coat && `Roll the sides in ${cook.the(coat)}`, wrap && `${coat ? 'and wrap' : 'Wrap'} each in a strip of ${cook.the(wrap)}`].filter(Boolean).join(' ')} and eat the same day${dip ? `, with ${cook.the(dip)} to dip` : ''}.`)
    return {
      title: `${titleName({ food: filling.food, noun: filling.food.name })} ${cook.say('onigiri', 'rice balls')}${wrap ? '' : coat ? ` with ${coat.noun}` : ''}`,
      sentence: cook.say('A packed lunch that needs no box.', 'Salt on the hands is the whole seasoning of the outside.', 'Small enough for a hand, filling enough for a walk.'),
      tip: 'Keep your hands wet and work while the grains are warm: cold ones will not hold.',
    }
  },
} // prettier-ignore
