import type { DishForm } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { listOf } from '../phrase.ts'
import type { Cook, Use } from '../cook.ts'
import { finish, restInPot, soften } from './stewing.ts'
import { aromatics, cooks, every, herbs, id, kind, not, role, savoury, some } from './slots.ts'
import { titleName, titleNames } from './telling.ts'

/** What goes under one lid: the rice, what cooks with it, and how long some of that has been fried already. */
type Pot = {
  rice: Use
  body: readonly Use[]
  liquid: readonly Use[]
  salt: Use
  wet: number
  fried?: Use | undefined
}

/** Cooks raw rice by absorption around a protein and vegetables, each in for as long as it needs. */
function absorb(cook: Cook, { rice, body, liquid, salt, wet, fried }: Pot): void {
  const time = cook.minutes(rice, 'simmer')
  const needs = (use: Use) => Math.max(1, cook.minutes(use, 'simmer') - (use === fried ? 5 : 0))
  const before = body.filter((use) => needs(use) > time + 2)
  const beside = body.filter((use) => !before.includes(use) && (needs(use) > 6 || use === fried))
  const late = body.filter((use) => !before.includes(use) && !beside.includes(use))
  const head = Math.max(0, ...before.map(needs)) - time
  const poured = listOf([
    ...liquid.map((use) => cook.the(use)),
    cook.pour('water', Math.max(60, wet + (head > 30 ? cook.serves * 60 : 0))),
  ])
  const seasoned = `${poured} with ${cook.the(salt)}`
  const fresh = (uses: readonly Use[]) => cook.the(...uses.filter((use) => use !== fried))
  const slow = before.some((use) => use !== fried) ? `Add ${fresh(before)}, pour in` : 'Pour in'
  const first =
    before.length > 0
      ? `${slow} ${seasoned}, cover and simmer for ${cook.min(head)}. Stir in ${fresh([rice, ...beside])},`
      : `Stir in ${fresh([rice, ...beside])} until coated, pour in ${seasoned},`
  cook.step(
    `${first} bring to the boil, cover tightly and cook on the lowest heat for ${cook.min(time)}, until ${cook.the(rice)} ${cook.are(rice)} tender and the liquid is absorbed.`,
  )
  const checked = body
    .filter((use) => cook.safe(use) !== '')
    .map((use) => `${cook.the(use)} ${cook.are(use)} ${cook.done(use, 'simmer')}`)
  const check = checked.length > 0 ? ` Check that ${listOf(checked)}.` : ''
  const last =
    late.length > 0
      ? `Lay ${cook.the(...late)} on top, cover again and cook for ${cook.min(Math.max(3, ...late.map(needs)))}${check ? '' : `, until ${cook.done(late[0]!, 'simmer')}`}.`
      : `Take off the heat and leave covered for ${cook.min(5)}.`
  cook.step(`${last}${check}${body.map((use) => restInPot(cook, use)).join('')}`)
}

/** Biryani in one pot: long-grained rice steamed over what has been fried with spices. */
export const biryani: DishForm = {
  id: 'biryani',
  name: 'biryani',
  course: 'main',
  regions: ['south-asian', 'middle-eastern'],
  serves: 4,
  appeal: 0.8,
  slots: [
    { name: 'rice', takes: every(id('rice', 'basmati-rice', 'jasmine-rice'), (item) => !isReady({ food: item.food, item })), min: 1, max: 1 },
    { name: 'protein', takes: every(some(kind('poultry-boneless', 'poultry-piece', 'cooked-pulse', 'crustacean', 'ground-meat', 'white-fish'), id('paneer', 'tofu', 'lamb', 'mutton', 'goat', 'rotisserie-chicken')), savoury, cooks('simmer', 150), not(id('baked-bean', 'refried-bean', 'chicken-skin'))), max: 1 },
    { name: 'vegetables', takes: every(role('vegetable'), cooks('simmer', 18), savoury, not(kind('tomato', 'seaweed', 'pickle')), not(id('avocado', 'celery'))), max: 3 },
    { name: 'spices', takes: every(role('spice'), some(savoury, id('cinnamon', 'cinnamon-stick', 'clove', 'nutmeg', 'cardamom')), not(kind('dried-herb')), not(id('italian-seasoning', 'smoked-paprika', 'old-bay', 'cajun-seasoning', 'taco-seasoning', 'chili-powder', 'five-spice'))), max: 4 },
    { ...aromatics, max: 4 },
    { name: 'tomato', takes: kind('tomato'), max: 1 },
    { name: 'yogurt', takes: kind('yogurt'), max: 1 },
    { name: 'dried', takes: id('raisin', 'dried-apricot', 'sultana'), max: 1 },
    { name: 'nuts', takes: id('cashew', 'almond', 'pistachio', 'flaked-almond'), max: 1 },
    { ...herbs, takes: id('coriander', 'mint'), max: 2 },
    { name: 'citrus', takes: id('lemon', 'lime'), max: 1 },
  ],
  suits: (filled) => ['protein', 'vegetables'].some((slot) => filled.get(slot)?.length) && ((filled.get('spices') ?? []).some(({ food }) => ['garam-masala', 'curry-powder', 'ras-el-hanout', 'turmeric', 'saffron', 'cardamom'].includes(food.id)) || (filled.get('spices')?.length ?? 0) >= 2),
  write(cook) {
    const rice = cook.must('rice')
    const protein = cook.one('protein')
    const vegetables = cook.all('vegetables', { share: 0.7 })
    const spices = cook.all('spices')
    const scents = cook.all('aromatics', { cut: 'thinly sliced' })
    const [tomato, yogurt, dried, nuts, lemon] = [cook.one('tomato', { share: 0.6 }), cook.one('yogurt', { share: 0.6 }), cook.one('dried', { share: 0.7 }), cook.one('nuts', { share: 0.7 }), cook.one('citrus', { share: 0.4 })]
    const fresh = cook.all('herbs')
    const fat = cook.need('oil', cook.serves * 8)
    const salt = cook.need('salt', cook.serves * 1.5)
    cook.step(`Warm ${cook.the(fat)} in a heavy pot with a tight lid over medium heat.${soften(cook, scents)} Stir in ${cook.the(...spices, ...(tomato ? [tomato] : []))} and fry for ${cook.min(tomato ? 4 : 1)}, until ${tomato ? 'soft and fragrant' : cook.say('fragrant', 'the seasoning smells toasted')}.`)
    const meat = protein && !isReady(protein) && (protein.food.safe === 'poultry' || protein.food.safe === 'whole-cut' || protein.food.safe === 'ground')
    if (meat) cook.step(`Add ${cook.the(protein)}${yogurt ? ` and ${cook.the(yogurt)}` : ''} and fry for ${cook.min(5)}, turning, until ${yogurt ? 'the sauce thickens and clings' : 'lightly coloured'}.`)
    absorb(cook, { rice, body: [...(protein ? [protein] : []), ...vegetables], liquid: yogurt && !meat ? [yogurt] : [], salt, wet: rice.quantity * 1.9, fried: meat ? protein : undefined })
    const end = finish(cook, [nuts, dried, ...fresh], lemon)
    cook.step(`Fork ${cook.the(rice)} loose from below${end ? `, ${end}` : ''} and ${cook.say('bring the pot to the table', 'serve heaped on a platter')}.`)
    const lead = protein ? titleName({ food: protein.food, noun: protein.food.name.replace(/^chickpeas$/, 'chickpea') }) : 'vegetable'
    const beside = protein ? titleNames([...vegetables, ...(nuts ? [nuts] : [])], 2) : titleNames([...vegetables, ...(nuts ? [nuts] : [])], 2)
    return {
      title: `${spices.some(({ food }) => food.id === 'saffron') ? 'saffron ' : ''}${lead} biryani${beside ? ` with ${beside}` : ''}`,
      sentence: cook.say('A whole dinner under one lid.', 'Fragrant steam does the cooking; the lid must stay shut.', 'A feast-day pot made simple enough for a weekday.'),
      tip: 'Wrap the lid in a clean cloth: it catches the drips, and every grain stays separate.',
    }
  },
} // prettier-ignore
