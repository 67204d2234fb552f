import type { DishForm } from '../dish.ts'
import { given, present } from './given.ts'
import { every, id, kind, not, rawEdible, some } from './slots.ts'
import { titleNames } from './telling.ts'

const slice = every(
  some(kind('bread', 'roll', 'flatbread')),
  ({ food }) => food.raw,
  not(
    id(
      'pizza-base',
      'taco-shell',
      'pancake',
      'waffle',
      'crepe',
      'injera',
      'idli',
      'dosa',
      'garlic-bread',
      'bao-bun',
      'yorkshire-pudding',
      'arepa',
      'chinese-pancake',
      'corn-tortilla',
    ),
  ),
)
/** Bread that is a treat without anything sweet on it. */
const bun = id('brioche', 'raisin-bread', 'hot-cross-bun', 'pain-au-chocolat', 'pancake', 'waffle', 'crepe', 'scone', 'croissant') // prettier-ignore
const fat = {
  name: 'fat',
  takes: id('butter', 'vegan-butter', 'margarine', 'olive-oil', 'garlic-butter'),
  max: 1,
}

/** Bread with something savoury on it. */
export const toast: DishForm = {
  id: 'toast',
  name: 'toast',
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots: [
    { name: 'bread', takes: every(slice, not(id('brioche', 'raisin-bread', 'hot-cross-bun', 'pain-au-chocolat'))), min: 1, max: 1 },
    { ...fat, max: 1 },
    { name: 'spread', takes: some(every(kind('soft-cheese', 'dip'), not(id('mascarpone'))), id('avocado', 'pesto', 'tapenade', 'mustard', 'dijon-mustard', 'mayonnaise', 'yeast-extract', 'tahini', 'vegan-cream-cheese', 'labneh')), max: 1 },
    { name: 'top', takes: every(some(kind('tomato', 'salad-vegetable', 'ready-fish', 'cured-meat', 'melting-cheese', 'hard-cheese', 'crumbling-cheese', 'pickle', 'salad-leaf', 'plant-cheese'), id('ham', 'hard-boiled-egg')), rawEdible, ({ food }) => food.taste !== 'sweet'), max: 3 },
    { name: 'herb', takes: kind('soft-herb'), max: 1 },
    { name: 'sprinkle', takes: some(kind('seed'), id('chili-flake', 'black-pepper', 'zaatar', 'dukkah', 'flaky-salt', 'salt', 'lemon', 'garlic', 'balsamic-vinegar', 'hot-sauce')), max: 2 },
  ],
  write(cook) {
    const bread = cook.must('bread', { share: 1 })
    const [butter, spread] = [cook.one('fat', { quantity: 10 }), cook.one('spread')]
    const fatUse = butter ?? (spread ? undefined : cook.want('butter', 10))
    const top = cook.all('top', { share: 0.6 })
    const warm = top.filter((use) => cook.safe(use) !== '')
    const rest = [...cook.all('herb'), ...cook.all('sprinkle', { share: 0.5 })]
    cook.step(`Toast ${cook.the(bread)} for ${cook.min(3)}, until crisp and golden.`)
    if (warm.length > 0) cook.step(`heat ${cook.the(...warm)} in a small pan for ${cook.min(4)}, until hot through${cook.safe(warm[0])}.`, { meanwhile: true })
    cook.step(`${given(cook, [fatUse, spread], (foods) => `Spread with ${foods} while warm`)}${given(cook, top, (foods) => `${fatUse || spread ? ' and top' : 'Top'} with ${foods}`)}.${given(cook, rest, (foods) => ` Finish with ${foods}.`)}`.replace(/^\. ?/, 'Serve warm. '))
    const named = present([...top, spread, butter])
    const base = bread.food.kind === 'bread' && !['ciabatta', 'focaccia', 'garlic-bread', 'corn-bread'].includes(bread.food.id) ? 'toast' : `toasted ${bread.noun}`
    return { title: named.length > 0 ? `${titleNames(named, 2)} on ${base}` : `Hot buttered ${base.replace('toasted ', '')}`.replace(/^Hot buttered/, fatUse ? 'Hot buttered' : 'Hot'), sentence: cook.say('Small, quick and better than it has any right to be.', 'Three minutes from hungry to happy.') }
  },
} // prettier-ignore

/** Bread with something sweet on it. */
export const sweetToast: DishForm = {
  id: 'sweet-toast',
  name: 'sweet toast',
  course: 'breakfast',
  serves: 1,
  appeal: -1,
  slots: [
    { name: 'bread', takes: every(some(slice, bun), not(id('garlic-bread', 'focaccia', 'taco-shell', 'corn-tortilla'))), min: 1, max: 1 },
    { ...fat, takes: id('butter', 'vegan-butter', 'margarine', 'coconut-oil') },
    { name: 'spread', takes: every(some(kind('nut-butter', 'sweet-spread'), id('ricotta', 'cream-cheese', 'mascarpone', 'greek-yogurt', 'clotted-cream')), not(id('mincemeat', 'pie-filling'))), max: 2 },
    { name: 'fruit', takes: every(kind('fruit', 'berry', 'dried-fruit'), ({ food }) => food.raw, not(id('coconut', 'watermelon', 'candied-peel', 'pomelo'))), max: 1 },
    { name: 'drizzle', takes: every(({ food }) => food.raw, some(kind('syrup', 'chocolate', 'nut', 'seed'), id('cinnamon', 'sugar', 'cinnamon-sugar', 'flaky-salt', 'sprinkle', 'brown-sugar', 'condensed-milk'))), max: 3 },
  ],
  suits: (filled) => ['spread', 'fruit', 'drizzle'].some((name) => (filled.get(name)?.length ?? 0) > 0) || bun(filled.get('bread')![0]!),
  write(cook) {
    const bread = cook.must('bread', { share: 1 })
    const [butter, spread, fruit] = [cook.one('fat', { quantity: 10 }), cook.all('spread', { share: 0.8 }), cook.one('fruit', { share: 0.6 })]
    const fatUse = butter ?? (spread.length > 0 ? undefined : cook.want('butter', 10))
    const drizzle = cook.all('drizzle', { share: 0.5 })
    cook.step(`Toast ${cook.the(bread)} for ${cook.min(3)}, until ${['pancake', 'waffle', 'crepe', 'scone'].includes(bread.food.id) ? 'warm and a little crisp' : 'crisp and golden'}.`)
    const under = given(cook, [fatUse, ...spread], (foods) => `Spread with ${foods}`)
    const over = given(cook, [fruit, ...drizzle], (foods) => foods)
    cook.step(`${under || (over ? `Top with ${over}` : 'Serve')}${under && over ? ` and top with ${over}` : ''}. Eat while it is warm.`)
    const named = present([...spread, fruit, ...drizzle])
    const base = bread.food.kind === 'bread' ? 'toast' : bread.noun
    return { title: named.length > 0 ? `${titleNames(named, 2)} on ${base}` : `Hot ${fatUse ? 'buttered ' : ''}${bread.noun}`, sentence: cook.say('Breakfast, or the last thing at night.', 'Warm, sweet and over in four bites.') }
  },
} // prettier-ignore
