import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import {
  aromatics,
  citrus,
  cooks,
  every,
  herbs,
  id,
  kind,
  leaf,
  not,
  role,
  savoury,
  some,
  spices,
  woodyHerbs,
} from './slots.ts'
import { soakAndBoil } from './stewing.ts'
import { adjective, attributive, titleNames } from './telling.ts'

/** Rice or grain cooked by absorption in one pot with what goes on top of it. */
export const pilaf: DishForm = {
  id: 'pilaf',
  name: 'one-pot rice',
  course: 'main',
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'grain', takes: every(some(kind('rice', 'grain'), id('orzo', 'couscous', 'bulgur')), cooks('simmer', 30), (item) => !isReady({ food: item.food, item })), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, some(cooks('fry', 15), kind('dried-pulse')), not(kind('egg', 'frying-cheese', 'ready-fish', 'tofu', 'offal', 'steak', 'chop'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 18), savoury, not(kind('seaweed', 'sprout'))), max: 3 },
    leaf, aromatics, spices, woodyHerbs, herbs, citrus,
    { name: 'tomato', takes: kind('tomato-sauce', 'paste'), max: 1 },
    { name: 'liquid', takes: kind('stock', 'stock-cube'), max: 1 },
    { name: 'dried', takes: id('raisin', 'sultana', 'dried-apricot', 'dried-cranberry'), max: 1 },
    { name: 'nuts', takes: kind('nut'), max: 1 },
    { name: 'cheese', takes: kind('crumbling-cheese', 'hard-cheese'), max: 1 },
  ],
  suits: (filled) => ['protein', 'vegetables', 'leaf', 'aromatics'].filter((slot) => (filled.get(slot)?.length ?? 0) > 0).length >= 2,
  write(cook) {
    const protein = cook.one('protein')
    const grain = cook.must('grain')
    const scents = cook.all('aromatics')
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const seasonings = [...cook.all('spices'), ...cook.all('woodyHerbs'), ...cook.all('tomato', { share: 0.7 })]
    const [greens, lemon, stock, dried, nuts, cheese] = [cook.one('leaf'), cook.one('citrus'), cook.one('liquid'), cook.one('dried'), cook.one('nuts'), cook.one('cheese')]
    const fresh = cook.all('herbs')
    const oil = cook.need('oil', 20)
    const salt = cook.need('salt', 3)
    const cooking = cook.minutes(grain, 'simmer')
    const isPulse = protein?.food.kind === 'dried-pulse'
    if (isPulse) soakAndBoil(cook, protein)
    const raw = protein !== undefined && !isPulse && !isReady(protein)
    if (raw)
      cook.step(`Season ${cook.the(protein)} with half of ${cook.the(salt)}. Warm ${cook.the(oil)} in a wide lidded pan over medium-high heat and brown ${cook.the(protein)} for ${cook.min(Math.min(6, cook.minutes(protein, 'fry')))}, turning once. Lift out.`)
    const base = raw ? 'Lower the heat' : `Warm ${cook.the(oil)} in a wide lidded pan over medium heat`
    const soft = [...scents, ...vegetables.filter((use) => cook.minutes(use, 'simmer') > 5 && !isReady(use))]
    const late = vegetables.filter((use) => !soft.includes(use))
    cook.step(`${base}${soft.length > 0 ? ` and soften ${cook.the(...soft)} for ${cook.min(soft.some(({ food }) => food.kind !== 'garlic') ? 6 : 1)}` : ''}. Stir in ${cook.the(grain, ...seasonings, dried)} until every grain shines.`)
    const wet = grain.quantity * (cooking > 22 ? 2.6 : 2.1)
    const water = cook.pour('water', Math.max(50, wet - (stock?.food.measure === 'volume' ? stock.quantity : 0)))
    const nestle = raw ? `, settle ${cook.the(protein)} on top` : ''
    const until = raw ? `until the liquid is absorbed and ${cook.the(protein)} ${cook.are(protein)} ${cook.done(protein)}` : `until ${cook.the(grain)} ${cook.are(grain)} tender and the liquid is absorbed`
    cook.step(`Pour in ${water}${stock ? ` and ${cook.the(stock)}` : ''} with the ${raw ? 'rest of the ' : ''}${cook.names(salt)}${nestle}. Bring to the boil, cover and cook on the lowest heat for ${cook.min(Math.max(cooking, raw ? cook.minutes(protein, 'simmer') - 4 : 0))}, ${until}.${cook.rest(protein)}`)
    const added = [...late, ...(protein && !raw ? [protein] : []), ...(greens ? [greens] : [])]
    const hot = protein && !raw && !isPulse && cook.done(protein).includes('°C') ? ` and ${cook.done(protein)}` : ''
    if (added.length > 0) cook.step(`Fold in ${cook.the(...added)}, cover again and cook for ${cook.min(Math.max(2, ...added.map((use) => (use.food.kind === 'dried-pulse' ? 3 : cook.minutes(use, 'simmer')))))}, until ${greens && added.length === 1 ? 'just wilted' : 'hot through'}${hot}.`)
    else cook.step(`Take off the heat and leave covered for ${cook.min(5)}.`)
    const top = [cheese, nuts, ...fresh].filter((use) => use !== undefined)
    cook.step(`Fork it loose${lemon ? `, squeeze ${cook.the(lemon)} over` : ''}${top.length > 0 ? `, scatter with ${cook.the(...top)}` : ''} and serve from the pan.`)
    const lead = protein ? attributive([protein]) : attributive(vegetables.length > 0 ? vegetables : [...scents, ...seasonings], 2)
    const beside = greens ? ` with wilted ${greens.noun}` : protein && vegetables.length > 0 ? ` with ${titleNames(vegetables, 2)}` : ''
    const word = grain.food.kind === 'rice' ? cook.say('rice', 'pilaf') : grain.noun
    return {
      title: `${adjective(cook, [lemon, ...scents, ...seasonings])}${lead} ${word}${beside}`,
      sentence: cook.say(`One pan, and ${cook.names(grain)} that drinks up everything.`, 'The pan stays shut while it cooks: that is the whole secret.', raw ? 'Browned first, then left alone under a lid.' : 'Everything in one pan, and then left alone.'),
      tip: cook.say('Resist lifting the lid: the steam does half of the work.', 'Cool leftovers within an hour, and reheat them once, until steaming.'),
    }
  },
} // prettier-ignore
