import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { finish } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury } from './slots.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** Fried rice as in Chinese and South-East Asian homes: best with rice of the day before. */
export const friedRice: DishForm = {
  id: 'fried-rice',
  name: 'fried rice',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'rice', takes: every(kind('rice'), role('starch'), not(id('pudding-rice', 'arborio-rice', 'paella-rice', 'sticky-rice', 'wild-rice'))), min: 1, max: 1 },
    { name: 'eggs', takes: id('egg'), max: 1 },
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 10), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'offal', 'steak', 'chop', 'white-fish')), not(id('anchovy', 'silken-tofu', 'pate'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('fry', 10), savoury, not(kind('tomato', 'seaweed', 'pickle')), not(id('avocado', 'aubergine'))), max: 4 },
    { name: 'leaf', takes: every(role('leaf'), cooks('fry', 6)), max: 1 },
    { name: 'kimchi', takes: id('kimchi', 'vegan-kimchi'), max: 1 },
    { name: 'fruit', takes: id('pineapple', 'canned-pineapple'), max: 1 },
    aromatics,
    { name: 'sauces', takes: id('soy-sauce', 'tamari', 'dark-soy-sauce', 'liquid-aminos', 'coconut-aminos', 'oyster-sauce', 'mushroom-stir-fry-sauce', 'fish-sauce', 'vegan-fish-sauce', 'stir-fry-sauce', 'gochujang', 'sriracha', 'chili-crisp', 'xo-sauce', 'teriyaki'), max: 2 },
    { name: 'drizzle', takes: id('sesame-oil', 'chili-oil'), max: 1 },
    { name: 'nuts', takes: id('peanut', 'cashew', 'sesame-seed'), max: 1 },
    { name: 'citrus', takes: id('lime'), max: 1 },
    { ...herbs, max: 1 },
  ],
  suits: (filled) => ['eggs', 'protein', 'kimchi'].some((slot) => filled.get(slot)?.length) || (filled.get('vegetables')?.length ?? 0) >= 2,
  write(cook) {
    const rice = cook.must('rice')
    const eggs = cook.one('eggs', { quantity: cook.serves * 50, cut: 'beaten' })
    const protein = cook.one('protein', { share: 0.7, cut: 'cut into small pieces' })
    const vegetables = cook.all('vegetables', { share: 0.8, cut: 'cut into small pieces' })
    const [greens, kimchi, drizzle, nuts, lime] = [cook.one('leaf', { share: 0.7 }), cook.one('kimchi', { quantity: cook.serves * 70 }), cook.one('drizzle', { share: 0.6 }), cook.one('nuts'), cook.one('citrus', { share: 0.6 })]
    const fruit = cook.one('fruit', { share: 0.6, cut: 'cut into small pieces' })
    const scents = cook.all('aromatics')
    const listed = cook.all('sauces')
    const sauces = listed.length > 0 ? listed : [cook.need('soySauce', cook.serves * 12)]
    const fresh = cook.all('herbs')
    const cold = isReady(rice)
    if (!cold)
      cook.step(`Bring ${cook.the(rice)} and ${cook.pour('water', rice.quantity * (cook.minutes(rice, 'boil') > 20 ? 2.4 : 1.8))} to the boil, cover and cook on the lowest heat for ${cook.min(cook.minutes(rice, 'boil'))}, until ${cook.done(rice)}. Spread out on a tray and let it steam dry for ${cook.min(10)}.`)
    const oil = cook.need('neutralOil', cook.serves * 12)
    const pan = cook.say('a wok or your widest pan', 'a wide, heavy pan')
    const first = [protein, ...vegetables, ...scents, greens].some((use) => use !== undefined)
    if (eggs)
      cook.step(`Heat ${first ? 'a third' : 'half'} of ${cook.the(oil)} in ${pan} over high heat. Pour in ${cook.the(eggs)} and scramble for ${cook.min(1.5)}, until set in large curds${cook.safe(eggs)}. Tip out on to a plate.`)
    if (protein)
      cook.step(`${eggs ? `Add another third of ${cook.the(oil)}` : `Heat half of ${cook.the(oil)} in ${pan} over high heat`}. ${cook.isHeated(protein) ? 'Warm' : 'Fry'} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, stirring, until ${cook.done(protein)}${eggs ? '; add to the plate' : '; lift out on to a clean plate'}.${cook.rest(protein)}`)
    const tossed = [...vegetables, ...scents, ...(greens ? [greens] : [])]
    const started = eggs !== undefined || protein !== undefined
    if (tossed.length > 0)
      cook.step(`${started ? `Pour the rest of ${cook.the(oil)} into the pan` : `Heat ${cook.the(oil)} in ${pan} over high heat`}. ${cook.inStages(tossed, 'fry', 'stir-fry')}`)
    const crumbled = cold ? `Break up ${cook.the(rice)} with damp hands, add to the pan and` : `Add ${cook.the(rice)} to the pan and`
    const dry = started || tossed.length > 0 ? '' : `Heat ${cook.the(oil)} in ${pan} over high heat. `
    cook.step(`${dry}${crumbled} toss over high heat for ${cook.min(4)}, ${cook.say('pressing out the lumps,', 'scraping the base,')} until every grain is steaming hot and some are toasted${cook.safe(rice)}.`)
    const back = [eggs, protein].filter((use) => use !== undefined)
    cook.step(`${back.length > 0 ? `Return ${cook.the(...back)} to the pan` : 'Turn the heat down a little'}, add ${cook.the(fruit, kimchi, ...sauces)} and toss for ${cook.min(kimchi || fruit ? 2 : 1)}, until evenly coloured.`)
    const end = finish(cook, [nuts, ...fresh], lime)
    cook.step(`${drizzle ? `Stir in ${cook.the(drizzle)}. ` : ''}${cook.say('Serve at once', 'Divide between warm bowls')}${end && `; ${end}`}.`)
    const lead = [fruit && 'pineapple', kimchi && 'kimchi', protein && titleName({ food: protein.food, noun: protein.food.name }), eggs && !protein && 'egg'].filter(Boolean).slice(0, 2).join(' and ')
    const beside = titleNames([...vegetables, ...(greens ? [greens] : [])], lead ? 2 : 3)
    return {
      title: `${adjective(cook, [...scents, ...sauces, lime])}${lead}${lead ? ' ' : ''}fried rice${beside ? ` with ${beside}` : ''}`,
      sentence: cold ? cook.say('The best thing that can happen to rice from the day before.', 'Cold grains, a very hot pan and a few minutes of tossing.') : cook.say('Each grain separate, each bite a little different.', 'The rice is dried off first, so that it fries instead of steaming.'),
      tip: cold ? 'Rice keeps for a day in the fridge if it was cooled within an hour; reheat it only once.' : cook.say('Everything cut to the size of a pea cooks in the same short time.', 'Let the pan get really hot between additions.'),
    }
  },
} // prettier-ignore
