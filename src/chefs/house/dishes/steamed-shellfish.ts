import type { DishForm } from '../dish.ts'
import { soften } from './stewing.ts'
import { aromatics, citrus, every, herbs, id, kind, poured, some, spices } from './slots.ts'
import { loaf } from './breads.ts'
import { cookAlongside, plainPasta } from './starch.ts'
import { titleNames, withNames } from './telling.ts'

/** Mussels and clams, steamed open in their own broth: discard the closed ones (FDA, seafood safety). */
export const steamedShellfish: DishForm = {
  id: 'steamed-shellfish',
  name: 'pot of shellfish',
  course: 'main',
  serves: 2,
  appeal: 1.5,
  slots: [
    { name: 'shells', takes: id('mussel', 'clam', 'shellfish'), min: 1, max: 2 },
    { name: 'pork', takes: some(kind('bacon'), id('chorizo')), max: 1 },
    { ...aromatics, max: 3 },
    { name: 'vegetables', takes: some(kind('tomato'), id('canned-tomato', 'celery', 'fennel', 'leek', 'carrot')), max: 2 },
    { name: 'liquid', takes: some(kind('beer', 'stock'), id('white-wine', 'vermouth', 'coconut-milk')), max: 1 },
    { name: 'cream', takes: every(poured, kind('cream')), max: 1 },
    { ...herbs, max: 1 }, citrus,
    { name: 'beside', takes: some(loaf, plainPasta), max: 1 }, { ...spices, max: 1 },
  ],
  write(cook) {
    const shells = cook.all('shells', { cut: 'scrubbed' })
    const base = [...cook.all('pork', { share: 0.4 }), ...cook.all('vegetables', { share: 0.5, cut: 'finely chopped' }), ...cook.all('aromatics'), ...cook.all('spices')]
    const [cream, fresh, lemon, serving] = [cook.one('cream', { quantity: cook.serves * 40 }), cook.one('herbs'), cook.one('citrus', { share: 0.5 }), cookAlongside(cook, cook.one('beside'))]
    cook.step(`Discard any of ${cook.the(...shells)} that are broken, or that stay open when they are tapped.`)
    cook.step(`Warm ${cook.the(cook.need('oil', 15))} in a large lidded pot over medium heat.${soften(cook, base)}`)
    const liquid = cook.one('liquid', { quantity: cook.serves * 75 })
    const broth = liquid ? cook.the(liquid) : cook.pour('water', cook.serves * 50)
    cook.step(`Turn the heat up, pour in ${broth} and bring to the boil. Tip in ${cook.the(...shells)}, cover and steam for ${cook.min(6)}, shaking the pot now and then, until ${cook.done(shells[0]!, 'steam')}. Throw away any that stay shut.`)
    const end = [cream && `stir in ${cook.the(cream)}`, fresh && `scatter with ${cook.the(fresh)}`, lemon && `squeeze ${cook.the(lemon)} over`].filter(Boolean).join(', ')
    cook.step(`${end ? `Off the heat, ${end}; ladle` : 'Ladle'} into deep bowls${serving && ` and serve${serving}`}.`)
    return {
      title: `${titleNames(shells)} steamed ${liquid ? `in ${liquid.noun}` : 'in their own broth'}${withNames([cook.one('beside')])}`,
      sentence: 'Ten minutes, one pot, and a bowl for the shells.',
    }
  },
} // prettier-ignore
