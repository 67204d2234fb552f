import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { finish, soften } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { adjective, titleName, titleNames } from './telling.ts'

/** Spices at home in Indian pots; those of other kitchens stay out. */
const warmSpice: Test = id(
  'cumin', 'cumin-seed', 'ground-coriander', 'coriander-seed', 'turmeric', 'cayenne', 'chili-flake', 'dried-chili', 'mustard-seed', 'fenugreek-seed', 'fenugreek-leaf', 'nigella-seed', 'fennel-seed', 'asafoetida', 'amchur', 'ajwain', 'paprika',
  'ground-ginger', 'cinnamon', 'cinnamon-stick', 'clove', 'cardamom', 'black-cardamom', 'curry-powder', 'garam-masala', 'sambar-powder', 'panch-phoron', 'curry-leaf', 'spice', 'saffron',
) // prettier-ignore
const side: Test = some(
  every(kind('rice'), role('starch'), cooks('boil'), not(id('arborio-rice', 'pudding-rice', 'paella-rice'))),
  id('naan', 'roti', 'flatbread', 'pita', 'dosa'),
)

/** Dal: lentils simmered soft, the spices sizzled in fat and poured over at the end. */
export const dal: DishForm = {
  id: 'dal',
  name: 'dal',
  course: 'main',
  regions: ['south-asian'],
  serves: 2,
  appeal: 1,
  slots: [
    { name: 'lentils', takes: some(every(kind('lentil'), not(id('puy-lentil'))), id('cooked-lentil')), min: 1, max: 1 },
    { name: 'spices', takes: warmSpice, max: 4 },
    { name: 'paste', takes: id('curry-paste'), max: 1 },
    { ...aromatics, max: 4 },
    { name: 'tomato', takes: some(kind('tomato', 'tomato-sauce'), id('tomato-paste')), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 18), savoury, not(kind('tomato', 'seaweed', 'pickle', 'mushroom')), not(id('avocado', 'celery'))), max: 2 },
    { name: 'potatoes', takes: id('potato', 'sweet-potato', 'new-potato'), max: 1 },
    { name: 'leaf', takes: every(role('leaf'), cooks('simmer', 8)), max: 1 },
    { name: 'coconut', takes: id('coconut-milk', 'coconut-cream'), max: 1 },
    { name: 'side', takes: side, max: 1 },
    { name: 'yogurt', takes: kind('yogurt'), max: 1 },
    { ...herbs, takes: id('coriander', 'mint', 'fresh-fenugreek'), max: 1 },
    { name: 'citrus', takes: id('lemon', 'lime'), max: 1 },
  ],
  suits: (filled) => ['spices', 'paste', 'coconut'].some((slot) => filled.get(slot)?.length) || (filled.get('aromatics') ?? []).some(({ food }) => food.kind === 'ginger' || food.kind === 'chili') || filled.get('side')?.[0]?.food.role === 'bread',
  write(cook) {
    const lentils = cook.must('lentils')
    const tempered = [...cook.all('spices'), ...cook.all('paste', { quantity: cook.serves * 12 })]
    const scents = cook.all('aromatics')
    const vegetables = [...cook.all('potatoes', { share: 0.5, cut: 'diced' }), ...cook.all('vegetables', { share: 0.7 })]
    const [tomato, greens, coconut, beside, yogurt, lemon] = [cook.one('tomato', { share: 0.7 }), cook.one('leaf', { share: 0.7 }), cook.one('coconut', { quantity: cook.serves * 80 }), cook.one('side', { share: 0.8 }), cook.one('yogurt', { share: 0.6 }), cook.one('citrus', { share: 0.5 })]
    const fresh = cook.all('herbs')
    const spices = tempered.length > 0 ? tempered : [cook.need('curryPowder', cook.serves * 4)]
    const serving = beside?.food.role === 'bread' ? ` with ${beside.noun}` : cookAlongside(cook, beside).replace(' over ', ' with ')
    const water = cook.pour('water', isReady(lentils) ? cook.serves * 120 : Math.max(150, lentils.quantity * 5 - (coconut?.quantity ?? 0)))
    cook.step(`bring ${coconut ? `${cook.the(coconut)} and ` : ''}${water} to the boil in a pot. ${cook.inStages([lentils, ...vegetables], 'simmer', 'simmer, stirring now and then,')}`, { meanwhile: cook.steps.length > 0 })
    const fat = cook.need('oil', cook.serves * 10)
    const heated = scents.length > 0 ? `${soften(cook, scents)} Stir in` : ' Add'
    const pulp = tomato ? ` Add ${cook.the(tomato)} and cook down for ${cook.min(5)}, until jammy.` : ''
    cook.step(`heat ${cook.the(fat)} in a small pan.${heated} ${cook.the(...spices)} and let sizzle for ${cook.min(1)}, until ${cook.say('it crackles and smells toasted', 'fragrant, but not burnt')}.${pulp}`, { meanwhile: true })
    const salt = cook.need('salt', cook.serves * 2)
    const wilt = greens ? ` Stir in ${cook.the(greens)} for ${cook.min(cook.minutes(greens, 'simmer'))}, until wilted.` : ''
    cook.step(`Tip the sizzling pan over ${cook.the(lentils)}, stir, and season with ${cook.the(salt)}${lemon ? ` and a squeeze of ${cook.names(lemon)}` : ''}.${wilt}`)
    const end = finish(cook, fresh)
    const bread = beside?.food.role === 'bread' ? cook.names(beside) : ''
    cook.step(`${yogurt ? `Spoon ${cook.the(yogurt)} on top` : 'Ladle into bowls'}${end && `, ${end}`} and serve${bread ? serving : serving || ' at once'}.`)
    const named = titleNames([...(greens ? [greens] : []), ...vegetables], 2) || (tomato ? titleName(tomato) : '')
    return {
      title: `${adjective(cook, [lemon, ...scents])}${coconut ? 'coconut ' : ''}${lentils.food.id === 'red-lentil' ? 'red lentil ' : ''}dal${named ? ` with ${named}` : ''}`,
      sentence: cook.say('The last minute is the one that counts: everything fragrant, sizzled in hot fat and poured on top.', 'Soft, golden and worth the wait.', 'A bowl of comfort, loud with fragrance.'),
      tip: cook.say('It thickens as it stands; loosen it when you reheat it.', 'Take the small pan off the heat while the colour is still a shade too light.'),
    }
  },
} // prettier-ignore
