import { CannotCook } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { loaf } from './breads.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  poured,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { adjective, attributive } from './telling.ts'

const smooth = some(
  kind('root', 'squash', 'brassica'),
  id('leek', 'potato', 'sweet-potato', 'tomato', 'cherry-tomato', 'canned-tomato', 'pea', 'courgette', 'celery', 'fennel', 'asparagus', 'white-asparagus', 'sweetcorn', 'bell-pepper', 'roasted-pepper', 'mushroom', 'chestnut-mushroom', 'pumpkin-puree', 'broad-bean', 'jerusalem-artichoke'),
) // prettier-ignore

/** Vegetables simmered soft and blended: about 150 g of vegetables and 250 ml of liquid a bowl. */
export const smoothSoup: DishForm = {
  id: 'smooth-soup',
  name: 'smooth soup',
  course: 'main',
  serves: 4,
  appeal: 0.5,
  slots: [
    { name: 'vegetables', takes: every(smooth, cooks('simmer', 30)), min: 1, max: 4 },
    { name: 'lentils', takes: id('red-lentil', 'cannellini-bean', 'butter-bean'), max: 1 },
    aromatics, { ...spices, max: 2 }, woodyHerbs, leaf,
    { name: 'stock', takes: kind('stock', 'stock-cube'), max: 1 },
    { name: 'cream', takes: some(every(poured, kind('cream')), id('coconut-milk', 'yogurt', 'greek-yogurt', 'milk', 'soy-cream', 'oat-cream')), max: 1 },
    { name: 'top', takes: some(id('bacon', 'bacon-lardon', 'pancetta', 'chorizo', 'prosciutto')), max: 1 },
    { name: 'cheese', takes: kind('hard-cheese', 'crumbling-cheese'), max: 1 },
    { name: 'nuts', takes: id('pumpkin-seed', 'sunflower-seed', 'hazelnut', 'walnut', 'almond', 'flaked-almond'), max: 1 },
    citrus, { ...herbs, max: 1 }, { name: 'bread', takes: loaf, max: 1 },
  ],
  suits: (filled) => (filled.get('vegetables') ?? []).some(({ food }) => food.id !== 'potato') || (filled.get('aromatics')?.length ?? 0) > 0,
  write(cook) {
    const vegetables = cook.all('vegetables', { share: 1.3 })
    const lentils = cook.one('lentils', { share: 0.6 })
    const scents = cook.all('aromatics')
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs')]
    const [stock, greens, cream] = [cook.one('stock'), cook.one('leaf', { share: 0.6 }), cook.one('cream', { quantity: cook.serves * 30 })]
    const oil = cook.need('oil', 20)
    const top = cook.one('top')
    const crisp = top ? ` Fry ${cook.the(top)} in it for ${cook.min(cook.minutes(top, 'fry'))}, until ${cook.done(top, 'fry')}; lift out and keep for the top.` : ''
    const soft = scents.length > 0 ? ` ${cook.inStages(scents, 'fry', 'soften')}` : ''
    const start = `Warm ${cook.the(oil)} in a large pot over medium heat.${crisp}${soft}${seasonings.length > 0 ? ` Stir in ${cook.the(...seasonings)} and cook for ${cook.min(1)}, until ${soft === '' ? 'fragrant' : 'it smells good'}.` : ''}`
    const bare = crisp === '' && soft === '' && seasonings.length === 0
    if (!bare) cook.step(start)
    const solid = [...vegetables, ...(lentils ? [lentils] : [])].reduce((sum, { food, quantity }) => sum + quantity * (food.kind === 'tomato' || food.kind === 'tomato-sauce' ? 0.5 : food.kind === 'lentil' ? 3 : 1), 0)
    if (solid < cook.serves * 65) throw new CannotCook('too thin a soup')
    const pour = cook.pour('water', Math.max(150, Math.min(cook.serves * 270, solid * 1.5) - (stock?.food.measure === 'volume' ? stock.quantity : 0)))
    const body = [...vegetables, ...(lentils ? [lentils] : [])]
    const longest = Math.max(...body.map((use) => cook.minutes(use, 'simmer')))
    cook.step(`${bare ? `${start} Turn ${cook.the(...body)} in it for ${cook.min(3)}, until they glisten` : `Add ${cook.the(...body)}`}, pour in ${pour}${stock ? ` and ${cook.the(stock)}` : ''} and bring to the boil. Lower the heat, half cover and simmer for ${cook.min(Math.max(longest + 3, 12))}, until everything is soft enough to crush with a spoon.`)
    if (greens) cook.step(`Stir in ${cook.the(greens)} and cook for ${cook.min(cook.minutes(greens, 'simmer'))}, until ${cook.done(greens, 'simmer')}.`)
    const lemon = cook.one('citrus', { share: 0.4 })
    const bay = seasonings.find(({ food }) => ['bay-leaf', 'thyme', 'rosemary', 'bouquet-garni', 'cinnamon-stick'].includes(food.id))
    cook.step(`${bay ? `Fish out ${cook.the(bay)}. ` : ''}Blend until completely smooth${cream ? `, stir in ${cook.the(cream)}` : ''} and warm through without boiling. ${capitalize(cook.season())}${lemon ? `, with a squeeze of ${cook.names(lemon)}` : ''}; thin with a splash of hot water if it is too thick.`)
    const over = [top, cook.one('cheese'), cook.one('nuts'), ...cook.all('herbs')].filter((use) => use !== undefined)
    const bread = cook.one('bread')
    cook.step(`Ladle into warm bowls${over.length > 0 ? ` and scatter with ${cook.the(...over)}` : ''}${bread ? `; serve with ${cook.the(bread)}` : ''}.`)
    const creamy = cream && cream.food.id !== 'coconut-milk' ? cook.say('creamy ', 'velvety ') : ''
    const named = [...(lentils ? [lentils] : []), ...vegetables].slice(-2)
    return {
      title: `${adjective(cook, [lemon, ...seasonings, ...scents]) || creamy}${attributive(vegetables.length > 1 || !lentils ? vegetables : named)} soup${greens ? ` with ${greens.noun}` : cream?.food.id === 'coconut-milk' ? ' with coconut milk' : ''}`,
      sentence: cook.say('One pot and a blender, and it tastes of nothing but the vegetables.', 'Smooth enough for a mug, good enough for guests.', 'Sweet, soft and quick to make.'),
      tip: cook.say('It freezes well: cool it within two hours and freeze in portions.', 'Blend longer than you think: a full minute makes it silky.'),
    }
  },
} // prettier-ignore
