import type { DishForm } from '../dish.ts'
import { aromatics, citrus, cooks, every, herbs, kind, not, role, savoury, some, id } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, attributive, titleName } from './telling.ts'

const quick = cooks('fry', 10)

export const stirFry: DishForm = {
  id: 'stir-fry',
  name: 'stir-fry',
  course: 'main',
  regions: ['east-asian', 'southeast-asian'],
  serves: 2,
  appeal: 0.5,
  slots: [
    { name: 'protein', takes: every(role('protein'), savoury, cooks('fry', 10), not(kind('egg', 'frying-cheese', 'cooked-pulse', 'cured-meat', 'offal'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable', 'leaf'), quick, not(kind('tomato', 'seaweed', 'root')), savoury), max: 4 },
    { name: 'roots', takes: every(kind('root'), quick, savoury), max: 1 },
    { name: 'starch', takes: some(kind('rice'), kind('noodle')), max: 1 },
    aromatics,
    { name: 'sauces', takes: some(kind('salty-sauce'), id('sriracha', 'sweet-chili-sauce', 'peanut-butter', 'sesame-oil')), max: 2 },
    { name: 'nuts', takes: id('peanut', 'cashew', 'almond', 'sesame-seed'), max: 1 },
    citrus,
    { ...herbs, max: 1 },
  ],
  suits: (filled) => (filled.get('vegetables')?.length ?? 0) + (filled.get('roots')?.length ?? 0) + (filled.get('protein')?.length ?? 0) >= 2,
  write(cook) {
    const protein = cook.one('protein', { cut: 'cut into strips' })
    const roots = cook.all('roots', { cut: 'thinly sliced' })
    const vegetables = [...roots, ...cook.all('vegetables')]
    const scents = cook.all('aromatics')
    const sauces = cook.all('sauces')
    const sauce = sauces.length > 0 ? sauces : [cook.need('soySauce', 30)]
    const nuts = cook.one('nuts')
    const [herb] = cook.all('herbs')
    const lime = cook.one('citrus')
    const serving = cookAlongside(cook, cook.one('starch'))
    const oil = cook.need('neutralOil', 20)
    if (protein) {
      const how = cook.isHeated(protein) ? 'Warm' : 'Stir-fry'
      cook.step(`Heat ${cook.say('a wok or wide pan', 'your widest pan')} until it just smokes, then add half of ${cook.the(oil)}. ${how} ${cook.the(protein)} for ${cook.min(cook.minutes(protein, 'fry'))}, until ${cook.done(protein)}. Lift out on to a clean plate.${cook.rest(protein)}`)
    }
    if (vegetables.length > 0) {
      const rest = protein ? `Add the rest of ${cook.the(oil)} to the pan.` : `Heat ${cook.the(oil)} in a wok or wide pan over high heat.`
      cook.step(`${rest} ${cook.inStages(vegetables, 'fry', 'stir-fry')}`)
    }
    const fragrant = scents.length > 0 ? `Push everything aside, fry ${cook.the(...scents)} for ${cook.min(1)} until fragrant. ` : ''
    const back = protein ? `Return ${cook.the(protein)} to the pan, pour` : 'Pour'
    cook.step(`${fragrant}${back} in ${cook.the(...sauce)} with a splash of ${cook.names(cook.want('water', 30)) || 'the juices'} and toss for ${cook.min(1)}, until everything is glossy.`)
    const finish = [nuts && `scatter with ${cook.the(nuts)}`, herb && `strew with ${cook.the(herb)}`, lime && `squeeze ${cook.the(lime)} over it`].filter((part) => part !== undefined)
    cook.step(`Serve at once${serving}${finish.length > 0 ? `; ${finish.join(', ')}` : ''}.`)
    const lead = protein ? titleName(protein) : attributive(vegetables.toReversed(), 2)
    const second = protein && vegetables.length > 0 ? ` and ${attributive(vegetables, 1)}` : ''
    return {
      title: `${adjective(cook, [...scents, ...sauces, lime])}${lead}${second} stir-fry`,
      sentence: cook.say('Everything is cut first, because the cooking is over in minutes.', 'A hot pan, a short time and a glossy sauce.', 'Quick, crisp and savoury, straight from pan to plate.'),
      tip: cook.say('Cook in two batches if the pan is small: a crowded pan steams instead of frying.', 'Dry the vegetables well; water is what makes a stir-fry limp.'),
    }
  },
} // prettier-ignore
