import type { DishForm } from '../dish.ts'
import { listOf } from '../phrase.ts'
import { finish, restInPot } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** Thai coconut soup: scented coconut milk, sharpened at the end; with noodles in it, close to a laksa. */
export const coconutSoup: DishForm = {
  id: 'coconut-soup',
  name: 'coconut soup',
  course: 'main',
  regions: ['southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'coconut', takes: id('coconut-milk', 'coconut-cream'), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('simmer', 25), not(kind('egg', 'frying-cheese', 'raw-sausage', 'cured-meat', 'bacon', 'offal', 'ground-meat', 'ready-meat')), not(id('canned-tuna', 'canned-sardine', 'anchovy'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 18), savoury, not(kind('seaweed', 'pickle')), not(id('avocado', 'celery'))), max: 3 },
    { name: 'leaf', takes: every(role('leaf'), cooks('simmer', 8)), max: 1 },
    { name: 'noodles', takes: every(kind('noodle'), role('starch'), not(id('rice-cake-korean')), cooks('simmer')), max: 1 },
    { name: 'rice', takes: every(kind('rice'), role('starch'), cooks('boil'), not(id('pudding-rice', 'arborio-rice'))), max: 1 },
    aromatics,
    { name: 'paste', takes: id('thai-red-curry-paste', 'thai-green-curry-paste', 'thai-yellow-curry-paste', 'laksa-paste', 'vegan-thai-curry-paste', 'chili-paste'), max: 1 },
    { name: 'scent', takes: some(id('makrut-lime-leaf', 'lemongrass-powder', 'turmeric', 'chili-flake', 'star-anise')), max: 2 },
    { name: 'sauces', takes: id('fish-sauce', 'vegan-fish-sauce', 'soy-sauce', 'tamari', 'tamarind-paste', 'sambal-oelek', 'sriracha', 'shrimp-paste'), max: 2 },
    { name: 'broth', takes: kind('stock'), max: 1 },
    { name: 'sugar', takes: id('brown-sugar', 'palm-sugar', 'sugar', 'coconut-sugar'), max: 1 },
    herbs,
    { name: 'citrus', takes: id('lime', 'lemon'), max: 1 },
  ],
  suits: (filled) => ['protein', 'vegetables'].some((slot) => filled.get(slot)?.length) && ['aromatics', 'paste', 'sauces', 'citrus', 'scent'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const coconut = cook.must('coconut', { quantity: cook.serves * 200 })
    const protein = cook.one('protein', { share: 0.7, cut: 'thinly sliced' })
    const vegetables = cook.all('vegetables', { share: 0.7 })
    const [greens, noodle, rice, paste, lime, sugar] = [cook.one('leaf', { share: 0.7 }), cook.one('noodles', { share: 0.7 }), cook.has('noodles') ? undefined : cook.one('rice', { share: 0.8 }), cook.one('paste', { quantity: cook.serves * 15 }), cook.one('citrus', { share: 0.8 }), cook.one('sugar', { quantity: cook.serves * 4 })]
    const scents = cook.all('aromatics')
    const spices = cook.all('scent')
    const sauces = cook.all('sauces')
    const broth = cook.one('broth', { quantity: cook.serves * 200 })
    const fresh = cook.all('herbs')
    const serving = cookAlongside(cook, noodle ? undefined : rice)
    const salt = sauces.length > 0 ? undefined : cook.want('soySauce', cook.serves * 8)
    const base = [...scents, ...(paste ? [paste] : []), ...spices]
    if (base.length > 0) {
      const oil = cook.need('neutralOil', 10)
      cook.step(`warm ${cook.the(oil)} in a pot over medium heat. Fry ${cook.the(...base)} gently for ${cook.min(2)}, until ${cook.say('the kitchen smells of it', 'fragrant')}.`, { meanwhile: serving !== '' })
    }
    const missing = cook.serves * 200 - (broth?.quantity ?? 0)
    const liquids = listOf([cook.the(coconut), ...(broth ? [cook.the(broth)] : []), ...(missing > 40 ? [cook.pour('water', missing)] : [])])
    const body = [...vegetables, ...(protein ? [protein] : []), ...(greens ? [greens] : [])]
    cook.step(`Pour in ${liquids} and bring to a bare simmer. ${cook.inStages(body, 'simmer', 'simmer gently')}${restInPot(cook, protein)}`)
    if (noodle) cook.step(`Add ${cook.the(noodle)} and simmer for ${cook.min(cook.minutes(noodle, 'simmer'))}, pushing them under, until ${cook.done(noodle, 'simmer')}.`)
    const balance = [...sauces, sugar, salt]
    const seasoned = balance.some((use) => use !== undefined) ? `Stir in ${cook.the(...balance)}` : `Season with ${cook.names(cook.need('salt', 3))}`
    const end = finish(cook, fresh)
    cook.step(`${seasoned}${lime ? `, take off the heat and squeeze in ${cook.the(lime)}` : ''}; ${cook.say('it should be salty and rich at once', 'taste, and balance it')}${lime ? ', with a sharp edge' : ''}. Ladle into bowls${rice && serving ? ` and serve with ${cook.the(rice)}` : ''}${end && ` and ${end}`}.`)
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name }) : ''
    const beside = titleNames([...vegetables, ...(greens ? [greens] : [])], lead ? 1 : 2)
    return {
      title: `${adjective(cook, [lime, ...scents])}${cook.say('Thai-style ', '')}coconut${lead ? ` ${lead}` : ''}${noodle ? ' noodle' : ''} soup${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('Rich, sharp, hot and salty in one spoonful.', 'The sourness goes in last, off the heat, so that it stays bright.', 'One pot, and most of the time it looks after itself.'),
      tip: 'Keep it below a rolling boil once the coconut is in, or it may split.',
    }
  },
} // prettier-ignore
