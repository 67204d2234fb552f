import type { DishForm } from '../dish.ts'
import { finish } from './stewing.ts'
import { cooks, every, id, kind, not, role, savoury, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleNames } from './telling.ts'

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
