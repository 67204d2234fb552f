import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import { finish, soakAndBoil, soften, tableFlatbread, wholePulse } from './stewing.ts'
import { every, id, kind, not, some, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, titleName } from './telling.ts'

const hotSpice: Test = id(
  'chili-powder', 'taco-seasoning', 'cumin', 'cumin-seed', 'paprika', 'smoked-paprika', 'cayenne', 'chili-flake', 'chipotle-chili', 'ancho-chili', 'ancho-powder', 'oregano', 'ground-coriander', 'coriander-seed', 'cinnamon', 'garlic-powder',
  'onion-powder', 'dried-chili', 'adobo-seasoning', 'bay-leaf',
) // prettier-ignore
const side: Test = some(
  id(
    'rice',
    'basmati-rice',
    'brown-rice',
    'jasmine-rice',
    'corn-bread',
    'tortilla-chip',
    'potato',
    'sweet-potato',
  ),
  every(tableFlatbread, not(id('naan'))),
)

/** Chili: ground meat, beans or both, stewed with tomato and dried chili. */
export const chili: DishForm = {
  id: 'chili',
  name: 'pot of chili',
  course: 'main',
  regions: ['latin', 'north-american'],
  serves: 4,
  appeal: 1.2,
  slots: [
    { name: 'meat', takes: some(every(kind('ground-meat', 'ground-poultry'), not(id('beef-burger', 'pork-burger', 'chicken-burger', 'meatball', 'beef-meatball', 'chicken-meatball', 'lamb-kofta'))), id('plant-mince', 'quorn-mince', 'tvp')), max: 1 },
    { name: 'beans', takes: every(wholePulse, not(id('chickpea', 'dried-chickpea'))), max: 1 },
    { name: 'tomato', takes: some(every(kind('tomato-sauce'), not(id('tomato-sauce'))), kind('tomato')), min: 1, max: 1 },
    { name: 'paste', takes: id('tomato-paste', 'chipotle-paste', 'fajita-paste', 'salsa'), max: 1 },
    { name: 'aromatics', takes: kind('onion', 'garlic', 'chili'), max: 3 },
    { name: 'spices', takes: hotSpice, max: 4 },
    { name: 'vegetables', takes: id('bell-pepper', 'green-bell-pepper', 'sweetcorn', 'canned-corn', 'carrot', 'celery', 'courgette', 'mushroom', 'butternut-squash', 'pumpkin'), max: 3 },
    { name: 'beer', takes: id('beer', 'stout'), max: 1 },
    { name: 'side', takes: side, max: 1 },
    { name: 'toppings', takes: id('cheddar', 'monterey-jack', 'sour-cream', 'avocado', 'guacamole', 'feta', 'queso-fresco'), max: 2 },
    { name: 'herbs', takes: id('coriander', 'spring-onion', 'chive'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1, boldly: true },
    { name: 'chocolate', takes: id('dark-chocolate', 'unsweetened-chocolate', 'cocoa'), max: 1, boldly: true },
  ],
  suits: (filled) => {
    const count = (slot: string) => filled.get(slot)?.length ?? 0
    const hot = count('spices') > 0 || (filled.get('aromatics') ?? []).some(({ food }) => food.kind === 'chili') || filled.get('paste')?.[0]?.food.id === 'chipotle-paste'
    return count('beans') > 0 ? hot || (count('meat') > 0 && count('aromatics') > 0) : count('meat') > 0 && hot && (filled.get('spices') ?? []).some(({ food }) => !['oregano', 'bay-leaf', 'paprika', 'cinnamon', 'garlic-powder', 'onion-powder'].includes(food.id))
  },
  write(cook) {
    const meat = cook.one('meat', { share: cook.has('beans') ? 0.8 : 1 })
    const beans = cook.one('beans', { share: meat ? 0.7 : 1.1 })
    const tomato = cook.must('tomato')
    const scents = cook.all('aromatics')
    const spices = [...cook.all('spices'), ...cook.all('paste', { quantity: cook.serves * 8 })]
    const vegetables = cook.all('vegetables', { share: 0.6 })
    const [beer, plate, lime, chocolate] = [cook.one('beer', { quantity: cook.serves * 60 }), cook.one('side', { share: 0.9 }), cook.one('citrus', { share: 0.4 }), cook.one('chocolate', { quantity: cook.serves * 5 })]
    const tops = [...cook.all('toppings', { share: 0.7 }), ...cook.all('herbs')]
    soakAndBoil(cook, beans)
    const oil = cook.need('oil', cook.serves * 6)
    const brown = meat ? ` Add ${cook.the(meat)} and fry for ${cook.min(cook.minutes(meat, 'fry'))}, breaking it up, until ${cook.done(meat)}.` : ''
    cook.step(`Warm ${cook.the(oil)} in a heavy pot over medium-high heat.${brown}${soften(cook, scents)}${spices.length > 0 ? ` Stir in ${cook.the(...spices)} for ${cook.min(1)}, until fragrant.` : ''}`)
    const salt = cook.need('salt', cook.serves * 1.5)
    const soaked = beans && !isReady(beans) ? [beans] : []
    const liquids = listOf([...[...soaked, tomato, ...(beer ? [beer] : [])].map((use) => cook.the(use)), cook.pour('water', cook.serves * (beer ? 40 : 80))])
    const late = [...vegetables, ...(beans && isReady(beans) ? [beans] : [])]
    const long = meat ? 20 : 12
    cook.step(`Add ${liquids} with ${cook.the(salt)}. Simmer with the lid ajar for ${cook.min(long)}, stirring now and then.${late.length > 0 ? ` ${cook.inStages(late, 'simmer', 'simmer')}` : ''} It is ready when ${cook.say('a spoon stands almost upright in it', 'thick and brick red')}.`)
    const before = cook.steps.length
    const bread = plate && (plate.food.role === 'bread' || plate.food.role === 'ready') ? plate : undefined
    const serving = bread ? '' : cookAlongside(cook, plate)
    if (cook.steps.length > before) Object.assign(cook.steps[before]!, { meanwhile: true })
    const end = finish(cook, tops, lime)
    cook.step(`${chocolate ? `Stir in ${cook.the(chocolate)} until melted, then serve` : cook.say('Taste for heat and salt and serve', 'Let it settle for a moment, then serve')}${bread ? ` with ${cook.the(bread)}` : serving}${end && `; ${end}`}.`)
    const lead = [beans && titleName({ food: beans.food, noun: beans.food.name.replace(/^dried /, '').replace(/s$/, '') }), meat && titleName({ food: meat.food, noun: meat.food.name })].filter(Boolean)
    const classic = meat?.food.origin === 'beef' && beans
    return {
      title: `${adjective(cook, spices)}${classic ? cook.say('chili con carne', `beef and ${lead[0]} chili`) : `${lead.toReversed().join(' and ')} chili`}${chocolate ? ' with a little dark chocolate' : vegetables.length > 0 && !classic ? ` with ${vegetables[0]!.noun}` : ''}`,
      sentence: cook.say('A pot for a crowd, and better tomorrow.', 'Thick, dark and as hot as you dare.', 'Everything happens in one pot; the toppings do the rest.'),
      tip: 'Fry the ground chili and its companions in the fat, never in the liquid: that is where the flavour opens.',
    }
  },
} // prettier-ignore
