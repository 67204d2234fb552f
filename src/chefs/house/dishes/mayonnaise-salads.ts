import type { Cook } from '../cook.ts'
import type { DishForm, Slot } from '../dish.ts'
import { aromatics, cooks, every, herbs, id, kind, some, souring } from './slots.ts'
import { titleNames } from './telling.ts'

const creamy: Slot = { name: 'creamy', takes: id('mayonnaise', 'vegan-mayonnaise', 'yogurt', 'greek-yogurt', 'sour-cream', 'creme-fraiche', 'skyr', 'vegan-sour-cream', 'soy-yogurt', 'aioli'), max: 2 } // prettier-ignore
const acid: Slot = { name: 'acid', takes: souring, max: 1 }
const mustard: Slot = { name: 'mustard', takes: id('mustard', 'dijon-mustard', 'wholegrain-mustard', 'english-mustard', 'horseradish'), max: 1 } // prettier-ignore

/** "the mayonnaise and mustard", or an oil and vinegar dressing where nothing creamy is listed. */
function dressing(cook: Cook): string {
  const thick = cook.all('creamy', { share: 1.2 })
  const sharp = cook.one('mustard')
  const listed = cook.one('acid', { share: 0.7 })
  if (thick.length > 0) return `Stir ${cook.the(...thick, sharp, listed)} together in a large bowl`
  const sour = listed ?? cook.need('vinegar', 20)
  const squeezed = sour.food.measure === 'each' ? `the juice of ${cook.the(sour)}` : cook.the(sour)
  return `Whisk ${squeezed} with ${cook.the(sharp, cook.need('oil', 45))} in a large bowl`
} // prettier-ignore

export const potatoSalad: DishForm = {
  id: 'potato-salad',
  name: 'potato salad',
  course: 'main',
  regions: ['european', 'north-american'],
  serves: 4,
  slots: [
    { name: 'potatoes', takes: id('potato', 'new-potato', 'purple-potato', 'boiled-potato'), min: 1, max: 1 },
    creamy, mustard, acid,
    { name: 'eggs', takes: id('egg'), max: 1 },
    { name: 'protein', takes: some(kind('bacon', 'ready-fish', 'cured-meat'), id('ham', 'frankfurter', 'smoked-sausage')), max: 1 },
    { name: 'green', takes: every(kind('pod', 'pea'), cooks('boil', 7)), max: 1 },
    { name: 'crisp', takes: some(id('celery', 'radish', 'cucumber', 'apple', 'tomato', 'cherry-tomato', 'rocket', 'watercress', 'lettuce', 'romaine-lettuce', 'cooked-beetroot'), kind('salad-leaf')), max: 3 },
    { ...aromatics, takes: id('red-onion', 'onion', 'white-onion', 'sweet-onion', 'shallot', 'spring-onion'), max: 1 },
    { name: 'pickles', takes: id('gherkin', 'caper', 'olive', 'black-olive', 'pickled-onion'), max: 2 },
    { ...herbs, max: 2 },
  ],
  suits: (filled) => ['creamy', 'mustard', 'acid', 'pickles', 'crisp', 'aromatics', 'herbs'].filter((slot) => (filled.get(slot)?.length ?? 0) > 0).length >= 1,
  write(cook) {
    const potatoes = cook.must('potatoes', { cut: 'cut into chunks' })
    const green = cook.one('green', { share: 0.8 })
    const eggs = cook.one('eggs', { quantity: cook.serves * 50 })
    const salt = cook.need('salt', 6)
    const last = green ? Math.round(cook.minutes(green, 'boil')) : 0
    if (cook.isHeated(potatoes)) cook.step(`Slice ${cook.the(potatoes)} thickly and warm through in a covered pan with ${cook.pour('water', 50)} for ${cook.min(5)}${cook.safe(potatoes).replace(', at least', ', to')}.`)
    else cook.step(`Put ${cook.the(potatoes)} into a pan with ${cook.pour('water', 1500)} and most of ${cook.the(salt)}, bring to the boil and simmer for ${cook.min(cook.minutes(potatoes, 'boil') - last)}${green ? `. Add ${cook.the(green)} and simmer for ${cook.min(last)} more` : ''}, until tender to the point of a knife. Drain and let the steam escape.`)
    if (green && cook.isHeated(potatoes)) cook.step(`Boil ${cook.the(green)} in ${cook.pour('water', 800)} for ${cook.min(cook.minutes(green, 'boil'))}, until ${cook.done(green, 'boil')}; drain.`)
    if (eggs) cook.step(`boil ${cook.the(eggs)} in a second pan for ${cook.min(10)}, until the yolks are firm${cook.safe(eggs)}. Cool under the tap, peel and quarter.`, { meanwhile: true })
    const protein = cook.one('protein', { share: 0.8 })
    if (protein && (protein.food.kind === 'bacon' || cook.done(protein).includes('°C'))) cook.step(`fry ${cook.the(protein)} in a dry pan for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.done(protein, 'fry')}.`, { meanwhile: true })
    const whisk = dressing(cook)
    const onion = cook.one('aromatics', { cut: 'finely chopped', share: 0.7 })
    const pickles = cook.all('pickles')
    cook.step(`${whisk}${onion || pickles.length > 0 ? `, add ${cook.the(onion, ...pickles)}` : ''} and ${cook.season()}. Tip in the potatoes while they are warm and turn gently, so that they drink the dressing. Leave for ${cook.min(10)}.`)
    const crisp = cook.all('crisp', { share: 0.5, cut: 'sliced' })
    const over = [...crisp, protein, eggs, ...cook.all('herbs')].filter((use) => use !== undefined)
    cook.step(`${over.length > 0 ? `Fold in ${cook.the(...over)}` : 'Taste once more'} and serve warm or cold.`)
    const with_ = [protein, ...crisp, green, eggs, ...pickles, onion].filter((use) => use !== undefined)
    return {
      title: `${cook.say('warm ', '')}potato salad${with_.length > 0 ? ` with ${titleNames(with_, 2)}` : ''}`,
      sentence: cook.say('Dressed warm, because hot potatoes drink and cold ones do not.', 'As good on the day after as on the day.'),
      tip: 'Waxy potatoes keep their shape; floury ones make a softer salad.',
    }
  },
} // prettier-ignore
