import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import { finish, restInPot, soakAndBoil, soften, tableFlatbread, wholePulse } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some, sweet } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { attributive, titleName, titleNames } from './telling.ts'

/** A North African braise: gentle spice, something sweet, something sharp. */
export const tagine: DishForm = {
  id: 'tagine',
  name: 'tagine',
  course: 'main',
  regions: ['middle-eastern'],
  serves: 4,
  appeal: 1,
  slots: [
    { name: 'protein', takes: every(kind('poultry-boneless', 'poultry-piece', 'stewing-meat'), cooks('simmer', 150), not(id('beef-bone', 'pork', 'pork-belly', 'pork-shank', 'pork-cheek', 'pig-trotter', 'chicken-carcass', 'chicken-skin', 'duck-leg', 'oxtail'))), max: 1 },
    { name: 'pulse', takes: wholePulse, max: 1 },
    { name: 'dried', takes: every(kind('dried-fruit'), sweet, not(id('candied-peel', 'dried-mango'))), max: 2 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 20), savoury, not(kind('tomato', 'seaweed', 'mushroom', 'sprout', 'pea')), not(id('avocado', 'celery', 'broccoli'))), max: 3 },
    { name: 'potatoes', takes: id('sweet-potato', 'potato'), max: 1 },
    { ...aromatics, max: 3 },
    { name: 'spices', takes: every(role('spice'), some(savoury, id('cinnamon', 'cinnamon-stick', 'clove', 'nutmeg', 'cardamom')), not(kind('dried-herb')), not(id('curry-powder', 'garam-masala', 'italian-seasoning', 'five-spice', 'chili-powder', 'taco-seasoning', 'cajun-seasoning', 'old-bay'))), max: 4 },
    { name: 'harissa', takes: id('harissa', 'tomato-paste'), max: 1 },
    { name: 'tomato', takes: kind('tomato', 'tomato-sauce'), max: 1 },
    { name: 'sharp', takes: id('olive', 'preserved-lemon'), max: 2 },
    { name: 'honey', takes: id('honey', 'date-syrup'), max: 1 },
    { name: 'side', takes: some(id('couscous', 'bulgur', 'rice', 'basmati-rice', 'giant-couscous', 'quinoa', 'millet'), tableFlatbread), max: 1 },
    { name: 'nuts', takes: id('almond', 'flaked-almond', 'pistachio', 'sesame-seed', 'pine-nut'), max: 1 },
    { ...herbs, takes: id('coriander', 'parsley', 'mint'), max: 1 },
    { name: 'citrus', takes: id('lemon', 'orange'), max: 1 },
  ],
  suits: (filled) => {
    const count = (slot: string) => filled.get(slot)?.length ?? 0
    const spice = (filled.get('spices') ?? []).some(({ food }) => ['cinnamon', 'cinnamon-stick', 'cumin', 'cumin-seed', 'turmeric', 'saffron', 'ras-el-hanout', 'ground-ginger', 'ground-coriander', 'coriander-seed'].includes(food.id))
    const marked = count('dried') > 0 || (filled.get('sharp') ?? []).some(({ food }) => food.id === 'preserved-lemon') || count('harissa') > 0 || filled.get('side')?.[0]?.food.id === 'couscous'
    return spice && marked && (count('protein') > 0 || (count('pulse') > 0 && count('vegetables') + count('potatoes') > 0) || count('vegetables') >= 2)
  },
  write(cook) {
    const protein = cook.one('protein')
    const pulse = cook.one('pulse', { share: protein ? 0.5 : 0.9 })
    const dried = cook.all('dried')
    const vegetables = [...cook.all('potatoes', { share: 0.5 }), ...cook.all('vegetables', { share: 0.7, cut: 'cut into chunks' })]
    const scents = cook.all('aromatics')
    const spices = [...cook.all('spices'), ...cook.all('harissa', { quantity: cook.serves * 8 })]
    const [tomato, honey, side, nuts, lemon] = [cook.one('tomato', { share: 0.6 }), cook.one('honey', { share: 0.5 }), cook.one('side', { share: 0.9 }), cook.one('nuts', { share: 0.6 }), cook.one('citrus', { share: 0.4 })]
    const sharp = cook.all('sharp', { share: 0.7 })
    const fresh = cook.all('herbs')
    soakAndBoil(cook, pulse)
    const oil = cook.need('oil', cook.serves * 8)
    const raw = protein && !isReady(protein)
    if (raw) cook.step(`Warm half of ${cook.the(oil)} in a heavy, lidded pot over medium-high heat. Brown ${cook.the(protein)} for ${cook.min(6)}, turning once or twice; lift out.`)
    cook.step(`${raw ? `Add the rest of ${cook.the(oil)} to the pot and lower the heat.` : `Warm ${cook.the(oil)} in a heavy, lidded pot over medium heat.`}${soften(cook, scents)} Stir in ${cook.the(...spices)} and fry for ${cook.min(1)}, until fragrant.`)
    const salt = cook.need('salt', cook.serves * 1.5)
    const liquids = listOf([...(tomato ? [cook.the(tomato)] : []), cook.pour('water', cook.serves * (protein?.food.kind === 'stewing-meat' ? 150 : 100)), cook.the(salt)])
    const late = [...vegetables, ...dried, ...(pulse && isReady(pulse) ? [pulse] : [])]
    cook.step(`Pour in ${liquids} and bring to the boil. ${cook.inStages([...(protein ? [protein] : []), ...late], 'simmer', 'simmer under a lid')}${pulse && !isReady(pulse) ? ` Stir in ${cook.the(pulse)}.` : ''}${restInPot(cook, protein)}`)
    const before = cook.steps.length
    const bread = side?.food.role === 'bread' ? side : undefined
    const serving = bread ? '' : cookAlongside(cook, side)
    if (cook.steps.length > before) Object.assign(cook.steps[before]!, { meanwhile: true })
    const balance = [...sharp, ...(honey ? [honey] : [])]
    const end = finish(cook, [nuts, ...fresh], lemon)
    cook.step(`${balance.length > 0 ? `Stir in ${cook.the(...balance)} and taste` : cook.say('Taste, and season once more', 'Taste the sauce')}; it should be ${cook.say('thick and shining', 'more glaze than soup')}. Serve${bread ? ` with ${cook.the(bread)}` : serving || ' hot'}${end && `; ${end}`}.`)
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name }) : attributive([...vegetables, ...(pulse ? [pulse] : [])])
    const beside = titleNames([...dried, ...sharp, ...(protein ? vegetables : [])], 2)
    return {
      title: `${lead} tagine${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('Sweet, warm and slow, with a sharp edge somewhere.', 'A lid, a low flame, and the scent tells you when it is ready.', 'The sauce should end up thick enough to eat with the hands.'),
      tip: 'If the sauce is thin at the end, take the lid off and let it bubble down.',
    }
  },
} // prettier-ignore
