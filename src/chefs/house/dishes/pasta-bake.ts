import type { Cook, Use } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { ovenTemperature } from '../phrase.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  not,
  poured,
  role,
  savoury,
  some,
  spices,
} from './slots.ts'
import { cookAlongside, plainPasta } from './starch.ts'
import { adjective, titleNames } from './telling.ts'

const short = every(plainPasta, not(id('spaghetti', 'linguine', 'angel-hair-pasta', 'tagliatelle', 'fettuccine', 'pappardelle', 'orzo', 'soup-pasta', 'spaetzle', 'egg-pasta'))) // prettier-ignore
const fillings: readonly Slot[] = [
  { name: 'vegetables', takes: every(role('vegetable'), savoury, cooks('fry', 14), not(kind('sprout', 'seaweed'))), max: 3 },
  { name: 'leaf', takes: every(role('leaf'), cooks('fry', 5)), max: 1 },
  { name: 'protein', takes: every(some(kind('bacon', 'ready-meat', 'cured-meat', 'ground-meat', 'ground-poultry', 'raw-sausage', 'poultry-boneless'), id('canned-tuna', 'canned-salmon', 'plant-mince', 'vegan-bacon')), savoury, not(id('pate', 'beef-burger', 'pork-burger', 'black-pudding'))), max: 1 },
  { ...aromatics, takes: kind('onion', 'garlic', 'chili') }, { ...spices, max: 1 }, { ...herbs, max: 1 },
  { name: 'mustard', takes: id('dijon-mustard', 'mustard', 'wholegrain-mustard', 'english-mustard'), max: 1 },
  { name: 'crumb', takes: id('breadcrumb', 'panko', 'gluten-free-breadcrumb'), max: 1 },
] // prettier-ignore

/** Fries the fillings beside the boiling pasta; all of them, those that need no pan included. */
function fryFillings(cook: Cook, fat: Use): { all: readonly Use[]; unfried: readonly Use[] } {
  const [protein, greens] = [cook.one('protein', { share: 0.7 }), cook.one('leaf')]
  const plants = [...cook.all('vegetables', { share: 0.7 }), ...cook.all('aromatics')]
  const hot = protein && (!isReady(protein) || cook.done(protein).includes('°C'))
  const pan = [...plants, ...(protein && hot ? [protein] : []), ...(greens ? [greens] : [])]
  if (pan.length > 0) cook.step(`warm some of ${cook.the(fat)} in a wide pan over medium heat. ${cook.inStages(pan, 'fry', 'fry')}`, { meanwhile: true })
  const unfried = protein && !hot ? [protein] : []
  return { all: [...pan, ...unfried], unfried }
} // prettier-ignore

/** What a title is made of: the protein first. */
function chiefs(filling: readonly Use[], ...without: readonly string[]): Use[] {
  return filling
    .filter(({ food }) => !without.includes(food.kind))
    .toSorted((a, b) => Number(b.food.role === 'protein') - Number(a.food.role === 'protein'))
}

function bake(cook: Cook, mixture: string, top: readonly (Use | undefined)[], fillings: readonly Use[], share = ''): void {
  const over = top.filter((use) => use !== undefined)
  const hot = fillings.some(({ food }) => food.role === 'protein') ? ', 74 °C (165 °F) in the middle' : ''
  const fresh = cook.all('herbs')
  cook.step(`Heat the oven to ${ovenTemperature(200)}. ${mixture} Tip into a baking dish${over.length > 0 ? ` and scatter with ${share}${cook.the(...over)}` : ''}. Bake for ${cook.min(20)}, until golden and bubbling at the edges${hot}. Stand for ${cook.min(5)}${fresh.length > 0 ? `, scatter with ${cook.the(...fresh)}` : ''} and serve.`)
} // prettier-ignore

/** White sauce of 10 parts milk, 1 butter, 1 flour; 1 part cheese to 2 of dry pasta. */
export const macaroniCheese: DishForm = {
  id: 'macaroni-cheese',
  name: 'macaroni cheese',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'pasta', takes: short, min: 1, max: 1 },
    { name: 'cheese', takes: kind('melting-cheese', 'crumbling-cheese', 'hard-cheese', 'plant-cheese'), min: 1, max: 2 },
    { name: 'milk', takes: poured, max: 1 },
    { name: 'butter', takes: kind('butter'), max: 1 },
    ...fillings,
  ],
  suits: (slots) => (slots.get('cheese') ?? []).some(({ food }) => ['melting-cheese', 'plant-cheese'].includes(food.kind)),
  write(cook) {
    const pasta = cook.must('pasta')
    const cheese = cook.all('cheese', { share: 1.5 })
    cookAlongside(cook, pasta)
    const amount = pasta.quantity * (isReady(pasta) ? 0.6 : 1.4)
    const liquid = cook.peek('milk')?.food.kind === 'cream' ? amount * 0.7 : amount
    const milk = cook.one('milk', { quantity: liquid }) ?? cook.need('milk', amount)
    const butter = cook.one('butter', { quantity: milk.quantity / 10 + 10 }) ?? cook.need('butter', milk.quantity / 10 + 10)
    const { all: filling } = fryFillings(cook, butter)
    const thick = milk.food.kind === 'cream'
    const flour = thick ? undefined : cook.need('flour', milk.quantity / 11)
    const scents = [...cook.all('spices'), ...cook.all('mustard')]
    const roux = flour ? `melt the rest of ${cook.the(butter)} in a pan, stir in ${cook.the(flour)} and cook for ${cook.min(1)}. Whisk in ${cook.the(milk)} bit by bit and simmer for ${cook.min(4)}, until smooth and thick.` : `warm ${cook.the(milk, butter)} in a pan for ${cook.min(3)}, until it steams.`
    cook.step(`${roux} Off the heat, stir in ${scents.length > 0 ? `${cook.the(...scents)} and ` : ''}most of ${cook.the(...cheese)}, until melted; ${cook.season()}.`, { meanwhile: true })
    bake(cook, `Turn ${cook.the(pasta, ...filling)} in the sauce.`, [...cheese, cook.one('crumb')], filling, 'the rest of ')
    const what = pasta.food.id === 'macaroni' ? cook.say('macaroni cheese', 'mac and cheese') : `baked ${pasta.noun} with ${titleNames(cheese, 1)}`
    const extra = chiefs(filling, 'garlic')
    return {
      title: `${adjective(cook, scents)}${what}${extra.length > 0 ? `${what.includes(' with ') ? ' and' : ' with'} ${titleNames(extra, what.includes(' with ') ? 1 : 2)}` : ''}`,
      sentence: cook.say('A brown crust, and a middle that pulls into strings.', 'What everyone wants, whatever they say.'),
      tip: isReady(pasta) ? 'Leave the sauce a little loose: the pasta drinks it in the oven.' : 'Drain the pasta a minute early: it goes on cooking in the sauce.',
    }
  },
} // prettier-ignore
