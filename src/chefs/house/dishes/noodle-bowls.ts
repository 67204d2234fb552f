import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { finish } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some, type Test } from './slots.ts'
import { adjective, titleName, titleNames } from './telling.ts'

const noodles: Test = every(kind('noodle'), role('starch'), not(id('rice-cake-korean')))
const seasonings = id(
  'soy-sauce', 'tamari', 'dark-soy-sauce', 'liquid-aminos', 'coconut-aminos', 'oyster-sauce', 'mushroom-stir-fry-sauce', 'fish-sauce', 'vegan-fish-sauce', 'hoisin', 'teriyaki', 'yakisoba-sauce',
  'stir-fry-sauce', 'black-bean-sauce', 'gochujang', 'sriracha', 'chili-crisp', 'sweet-chili-sauce', 'sambal-oelek', 'peanut-sauce', 'xo-sauce', 'bulgogi-sauce', 'ponzu', 'tamarind-paste',
) // prettier-ignore

/** What a bowl of noodles is called for its noodles. */
function bowlName(foodId: string): string {
  if (foodId === 'ramen-noodle' || foodId === 'instant-noodle') return 'ramen'
  return { 'udon-noodle': 'udon', 'soba-noodle': 'soba' }[foodId] ?? 'noodle'
}

/** A bowl of noodles in hot broth, what goes on top cooked in it. */
export const noodleSoup: DishForm = {
  id: 'noodle-soup',
  name: 'noodle soup',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'noodles', takes: every(noodles, cooks('simmer')), min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('simmer', 25), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'lentil', 'raw-sausage', 'ground-meat', 'ground-poultry', 'offal', 'cured-meat', 'bacon')), not(id('canned-tuna', 'anchovy', 'anchovy-paste'))), max: 1 },
    { name: 'eggs', takes: id('egg'), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 12), savoury, not(kind('tomato', 'pickle')), not(id('avocado', 'aubergine'))), max: 4 },
    { name: 'leaf', takes: every(role('leaf'), cooks('simmer', 8)), max: 1 },
    { ...aromatics, takes: every(role('aromatic'), savoury, not(id('kombu'))) },
    { name: 'broth', takes: every(kind('stock'), not(id('shellfish-stock'))), max: 1 },
    { name: 'miso', takes: id('miso', 'doenjang'), max: 1 },
    { name: 'sauces', takes: every(seasonings, not(id('hoisin', 'yakisoba-sauce', 'sweet-chili-sauce', 'peanut-sauce', 'tamarind-paste'))), max: 2 },
    { name: 'spices', takes: id('star-anise', 'five-spice', 'togarashi', 'sichuan-pepper'), max: 1 },
    { name: 'toppings', takes: id('nori', 'sesame-seed', 'kimchi', 'vegan-kimchi', 'fried-onion'), max: 2 },
    { name: 'drizzle', takes: id('sesame-oil', 'chili-oil'), max: 1 },
    { ...herbs, max: 2 },
    { name: 'citrus', takes: id('lime'), max: 1 },
  ],
  suits: (filled) => ['protein', 'eggs', 'vegetables', 'leaf'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const noodle = cook.must('noodles')
    const protein = cook.one('protein', { share: 0.7, cut: 'thinly sliced' })
    const eggs = cook.one('eggs', { quantity: cook.serves * 50, cut: 'whole' })
    const vegetables = cook.all('vegetables', { share: 0.7, cut: 'thinly sliced' })
    const greens = cook.one('leaf', { share: 0.8 })
    const scents = cook.all('aromatics')
    const [miso, drizzle, lime] = [cook.one('miso', { quantity: cook.serves * 18 }), cook.one('drizzle', { share: 0.5 }), cook.one('citrus', { share: 0.6 })]
    const sauces = cook.all('sauces')
    const spice = cook.all('spices')
    const tops = [...cook.all('toppings'), ...cook.all('herbs')]
    const broth = cook.one('broth', { quantity: cook.serves * 400 }) ?? (miso ? undefined : cook.need('stock', cook.serves * 400))
    const topUp = cook.serves * 400 - (broth?.quantity ?? 0)
    const salty = miso || sauces.length > 0 ? undefined : cook.need('soySauce', cook.serves * 10)
    const boiling = cook.pour('water', cook.serves * 600)
    const bath = `Bring ${boiling} to the boil in a pan. `
    const softEggs = eggs ? `Lower in ${cook.the(eggs)}, boil for ${cook.min(cook.minutes(eggs, 'boil'))}, until ${cook.done(eggs)}, then cool under the tap, peel and halve. ` : ''
    cook.step(`${bath}${softEggs}Cook ${cook.the(noodle)} in ${eggs ? 'the same pan' : 'it'} for ${cook.min(cook.minutes(noodle, 'simmer'))}, until ${cook.done(noodle, 'simmer')}; drain and divide between deep bowls.`)
    const oil = scents.length > 0 || spice.length > 0 ? cook.want('neutralOil', 10) : undefined
    const fragrant = oil ? `warm ${cook.the(oil)} in a large pot, add ${cook.the(...scents, ...spice)} and cook for ${cook.min(2)}, until fragrant. Pour in` : 'pour'
    const liquids = `${[broth && cook.the(broth), topUp > 40 && cook.pour('water', topUp)].filter(Boolean).join(' and ')}`
    cook.step(`${fragrant} ${liquids}${sauces.length > 0 || salty ? ` with ${cook.the(...sauces, salty)}` : ''}${oil ? '' : ' into a large pot'}${oil || scents.length === 0 ? '' : `, add ${cook.the(...scents, ...spice)}`} and simmer for ${cook.min(5)}, until the broth smells and tastes full.`, { meanwhile: true })
    const body = [...(protein ? [protein] : []), ...vegetables, ...(greens ? [greens] : [])]
    if (body.length > 0) cook.step(`${cook.inStages(body, 'simmer', 'simmer', 'Into the simmering broth, add').replace('broth, add', 'broth put')}${cook.rest(protein)}`)
    const stir = miso ? `Take the pot off the heat and whisk in ${cook.the(miso)}. ` : ''
    const end = finish(cook, [eggs, ...tops], lime)
    cook.step(`${stir}${cook.say('Ladle everything over', 'Pour the steaming broth over')} ${cook.the(noodle)}${drizzle ? ` and drizzle with ${cook.the(drizzle)}` : ''}.${end && ` ${capitalize(end.replace('scatter', 'top'))}.`}`)
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name }) : miso ? 'miso' : ''
    const beside = titleNames([...(greens ? [greens] : []), ...vegetables], protein ? 1 : 2)
    const name = bowlName(noodle.food.id)
    return {
      title: `${adjective(cook, [...scents, ...sauces, lime])}${lead}${lead ? ' ' : ''}${name}${name === 'ramen' ? '' : ' soup'}${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('A deep bowl: broth first, everything else in its own time.', 'Slurping is allowed, and cools each mouthful.', 'The broth simmers while the pan beside it comes to the boil.'),
      tip: cook.say('Warm the bowls with hot water first, so that the broth stays steaming.', 'Rinse what was drained under hot water: less starch, clearer broth.'),
    }
  },
} // prettier-ignore

/** Noodles tossed in a hot pan: chow mein, yakisoba, pad thai and their kin. */
export const friedNoodles: DishForm = {
  id: 'fried-noodles',
  name: 'pan of fried noodles',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'noodles', takes: noodles, min: 1, max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 10), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'cured-meat', 'offal', 'white-fish', 'ready-fish'))), max: 1 },
    { name: 'eggs', takes: id('egg'), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 8), savoury, not(kind('tomato', 'seaweed', 'pickle')), not(id('avocado'))), max: 4 },
    { name: 'roots', takes: every(kind('root'), cooks('fry', 12), savoury), max: 1 },
    { name: 'leaf', takes: every(role('leaf'), cooks('fry', 6)), max: 1 },
    { ...aromatics, takes: every(role('aromatic'), savoury, cooks('fry'), not(id('kombu'))) },
    { name: 'sauces', takes: some(seasonings, id('peanut-butter')), max: 3 },
    { name: 'sugar', takes: id('brown-sugar', 'palm-sugar', 'sugar', 'honey'), max: 1 },
    { name: 'drizzle', takes: id('sesame-oil', 'chili-oil'), max: 1 },
    { name: 'nuts', takes: id('peanut', 'cashew', 'sesame-seed'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1 },
    { ...herbs, max: 2 },
  ],
  suits: (filled) => ['protein', 'eggs', 'vegetables', 'roots', 'leaf'].filter((slot) => filled.get(slot)?.length).length >= 1,
  write(cook) {
    const noodle = cook.must('noodles')
    const protein = cook.one('protein', { share: 0.7, cut: 'cut into strips' })
    const eggs = cook.one('eggs', { quantity: cook.serves * 50, cut: 'beaten' })
    const vegetables = [...cook.all('roots', { share: 0.7, cut: 'cut into thin sticks' }), ...cook.all('vegetables', { share: 0.8 })]
    const greens = cook.one('leaf', { share: 0.8 })
    const scents = cook.all('aromatics')
    const listed = cook.all('sauces')
    const sugar = cook.one('sugar', { quantity: cook.serves * 5 })
    const sauces = listed.length > 0 ? listed : [cook.need('soySauce', cook.serves * 15)]
    const [drizzle, nuts, lime] = [cook.one('drizzle', { share: 0.6 }), cook.one('nuts'), cook.one('citrus', { share: 0.6 })]
    const fresh = cook.all('herbs')
    const wet = noodle.food.cook.boil === undefined ? undefined : cook.pour('water', cook.serves * 600)
    if (wet) cook.step(`Bring ${wet} to the boil. Cook ${cook.the(noodle)} in it for ${cook.min(cook.minutes(noodle, 'boil'))}, until ${cook.done(noodle, 'boil')}; drain and rinse under the cold tap to stop them sticking.`)
    const splash = cook.pour('water', 30)
    cook.step(`${wet ? 'stir' : 'Stir'} ${cook.the(...sauces, sugar)} with ${splash} in a cup: that is the sauce.`, { meanwhile: wet !== undefined })
    const oil = cook.need('neutralOil', cook.serves * 12)
    const pan = cook.say('a wok or your widest pan', 'a wide, heavy pan')
    if (protein) cook.step(`Heat half of ${cook.the(oil)} in ${pan} until it shimmers. ${cook.isHeated(protein) ? 'Warm' : 'Stir-fry'} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.done(protein)}. Lift out on to a clean plate.${cook.rest(protein)}`)
    const tossed = [...vegetables, ...scents, ...(greens ? [greens] : [])]
    const heat = protein ? `Add the rest of ${cook.the(oil)} to the pan.` : `Heat ${cook.the(oil)} in ${pan} over high heat.`
    if (tossed.length > 0) cook.step(`${heat} ${cook.inStages(tossed, 'fry', 'stir-fry')}`)
    if (eggs) cook.step(`${tossed.length > 0 ? 'Push everything to one side,' : `${heat} Then`} pour in ${cook.the(eggs)} and scramble for ${cook.min(1.5)}, until set${cook.safe(eggs)}.`)
    cook.step(`Add ${cook.the(noodle)}${protein ? ` and ${cook.the(protein)}` : ''}, pour in the sauce and toss for ${cook.min(wet ? 2 : Math.max(2, cook.minutes(noodle, 'fry')))}, ${cook.say('until glossy and hot', 'until every strand is coated and steaming')}${cook.safe(noodle)}.`)
    const end = finish(cook, [nuts, ...fresh], lime)
    cook.step(`${drizzle ? `Turn ${cook.the(drizzle)} through and serve at once` : 'Serve at once'}${end && `; ${end}`}.`)
    const thai = ['rice-noodle', 'rice-vermicelli'].includes(noodle.food.id) && (nuts?.food.id === 'peanut' || sauces.some(({ food }) => food.id === 'tamarind-paste' || food.id === 'fish-sauce'))
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name }) : ''
    const beside = titleNames([...vegetables.toReversed(), ...(greens ? [greens] : [])], protein ? 1 : 2) || (eggs ? 'egg' : '')
    const name = thai ? 'pad thai-style noodles' : `fried ${bowlName(noodle.food.id).replace('noodle', noodle.noun)}`
    const withWhat = thai && lead ? [lead, beside].filter(Boolean).join(' and ') : beside
    return {
      title: `${adjective(cook, [...scents, ...sauces, lime])}${thai || !lead ? '' : `${lead} `}${name}${withWhat ? ` with ${withWhat}` : ''}`,
      sentence: cook.say('Have everything cut before the pan is hot; then it is the work of minutes.', 'Tangled, glossy and gone in minutes.', 'The noise of the pan tells you that it is hot enough.'),
      tip: cook.say('Drain well and shake dry: wet strands stick and steam.', 'Toss with two forks or tongs, lifting from below.'),
    }
  },
} // prettier-ignore
