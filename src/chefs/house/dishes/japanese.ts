import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { finish } from './stewing.ts'
import { cooks, every, id, kind, not, rawEdible, role, savoury, some, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleName, titleNames } from './telling.ts'

const tableRice: Test = every(
  kind('rice'),
  cooks('boil'),
  role('starch'),
  not(id('pudding-rice', 'arborio-rice', 'paella-rice', 'wild-rice')),
)

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
    { name: 'aromatics', takes: every(role('aromatic'), cooks('fry'), savoury, not(kind('onion')), not(id('kombu'))), max: 3 },
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
