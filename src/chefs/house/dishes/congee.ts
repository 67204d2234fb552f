import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import { finish, restInPot } from './stewing.ts'
import { cooks, every, id, kind, not, role, savoury } from './slots.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** Congee: a little rice simmered in a lot of water until it falls apart. */
export const congee: DishForm = {
  id: 'congee',
  name: 'congee',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: -0.3,
  slots: [
    { name: 'rice', takes: id('rice', 'jasmine-rice', 'sushi-rice', 'brown-rice', 'sticky-rice'), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('simmer', 30), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'raw-sausage', 'lentil', 'bacon', 'plant-protein')), not(id('canned-tuna', 'anchovy', 'chorizo'))), max: 1 },
    { name: 'ginger', takes: kind('ginger'), max: 2 },
    { name: 'aromatics', takes: every(role('aromatic'), not(kind('ginger'))), max: 2 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 15), savoury, not(kind('tomato', 'pickle', 'seaweed')), not(id('avocado', 'aubergine', 'bell-pepper'))), max: 2 },
    { name: 'leaf', takes: every(role('leaf'), cooks('simmer', 8)), max: 1 },
    { name: 'broth', takes: kind('stock'), max: 1 },
    { name: 'sauces', takes: id('soy-sauce', 'tamari', 'liquid-aminos', 'fish-sauce', 'vegan-fish-sauce', 'miso'), max: 1 },
    { name: 'drizzle', takes: id('sesame-oil', 'chili-oil', 'chili-crisp'), max: 1 },
    { name: 'toppings', takes: id('peanut', 'sesame-seed', 'coriander', 'chive', 'kimchi', 'vegan-kimchi', 'fried-onion', 'white-pepper'), max: 3 },
  ],
  suits: (filled) => ['ginger', 'drizzle', 'sauces', 'broth'].some((slot) => filled.get(slot)?.length) && ['protein', 'vegetables', 'leaf', 'ginger'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const scale = cook.scale({ rice: cook.serves * 60 })
    const rice = cook.must('rice', { quantity: cook.serves * 60 * scale })
    const cold = isReady(rice)
    const protein = cook.one('protein', { share: 0.6, cut: 'thinly sliced' })
    const scents = [...cook.all('ginger'), ...cook.all('aromatics', { cut: 'thinly sliced' })]
    const vegetables = cook.all('vegetables', { share: 0.6 })
    const [greens, broth, sauce, drizzle] = [cook.one('leaf', { share: 0.7 }), cook.one('broth', { quantity: cook.serves * 250 }), cook.one('sauces'), cook.one('drizzle', { share: 0.6 })]
    const tops = cook.all('toppings')
    const liquid = rice.quantity * (cold ? 5 : 10)
    const missing = Math.max(150, liquid - (broth?.quantity ?? 0))
    const salt = sauce ? undefined : cook.need('salt', 4)
    const early = scents.filter(({ food }) => !['spring-onion'].includes(food.id))
    const late = scents.filter((use) => !early.includes(use))
    const brown = rice.food.id === 'brown-rice' && !cold
    const total = cold ? 25 : brown ? 70 : 45
    const rest = [...vegetables, ...(protein ? [protein] : []), ...(greens ? [greens] : [])]
    const last = rest.length > 0 ? Math.max(...rest.map((use) => cook.minutes(use, 'simmer'))) : 0
    cook.step(`Bring ${listOf([cook.the(rice), ...[...early, broth].flatMap((use) => (use ? cook.the(use) : [])), cook.pour('water', missing)])} to the boil in a heavy pot. Simmer gently with the lid ajar for ${cook.min(Math.max(10, total - last))}, stirring now and then, until ${cook.say('the grains burst', 'thick and soft like porridge')}${cook.safe(rice)}.`)
    if (rest.length > 0) cook.step(`${cook.inStages(rest, 'simmer', 'simmer', 'Stir in')}${restInPot(cook, protein)}`)
    const end = finish(cook, [...late, ...tops])
    cook.step(`${listOf([`Season with ${cook.the(sauce, salt)}`, 'ladle into bowls', ...(drizzle ? [`spoon over ${cook.the(drizzle)}`] : []), end || 'eat hot'])}.`)
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name }) : ''
    const beside = titleNames([...vegetables, ...(greens ? [greens] : [])], 2)
    return {
      title: `${adjective(cook, scents)}${lead}${lead ? ' ' : ''}congee${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('The gentlest bowl there is, for cold mornings and sore throats.', 'Patience and a low flame do all of the work.', 'Plain at heart, and as lively as what goes on top.'),
      tip: 'It thickens as it stands: thin it again whenever you reheat it.',
    }
  },
} // prettier-ignore
