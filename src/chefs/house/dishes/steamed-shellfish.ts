import type { DishForm } from './dish-form.ts'
import { loaf } from './building-blocks/bread-slots.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { aromatics, citrus, herbs, id, kind, optional, required, anyOf } from './building-blocks/slots.ts'
import { finish, soften } from './building-blocks/stewing.ts'
import { titleNames } from './building-blocks/food-names.ts'

/** Mussels and clams, steamed open in their own broth: discard the closed ones (FDA, seafood safety). */
export const steamedShellfish: DishForm = {
  id: 'steamed-shellfish',
  name: 'pot of shellfish',
  course: 'main',
  serves: 2,
  appeal: 1.5,
  slots: [
    required('shells', id('mussel', 'clam', 'shellfish'), 2),
    aromatics,
    optional(
      'base',
      anyOf(kind('bacon', 'tomato'), id('chorizo', 'canned-tomato', 'celery', 'fennel', 'leek')),
      3,
    ),
    optional('liquid', anyOf(kind('beer', 'stock'), id('white-wine', 'vermouth', 'coconut-milk'))),
    optional('cream', id('heavy-cream', 'single-cream', 'creme-fraiche')),
    { ...herbs, max: 1 },
    citrus,
    optional('bread', anyOf(loaf, id('french-fry'))),
  ],
  write(cook) {
    const shells = cook.all('shells', { cut: 'scrubbed' })
    const base = [...cook.all('base', { share: 0.5 }), ...cook.all('aromatics')]
    cook.step(
      `Discard any of ${cook.the(...shells)} that are broken, or that stay open when they are tapped.`,
    )
    cook.step(
      `Warm ${cook.the(cook.need('oil', 15))} in a large lidded pot over medium heat.${soften(cook, base)}`,
    )
    const liquid = cook.one('liquid', { quantity: cook.serves * 75 })
    cook.step(
      `Turn the heat up, pour in ${liquid ? cook.the(liquid) : cook.measured('water', cook.serves * 50)} and bring to the boil. Tip in ${cook.the(...shells)}, cover and steam for ${cook.min(6)}, shaking the pot now and then, until ${cook.doneness(shells[0]!, 'steam')}. Throw away any that stay shut.`,
    )
    const cream = whenPresent(
      cook,
      [cook.one('cream', { quantity: cook.serves * 40 })],
      (foods) => `stir in ${foods}, `,
    )
    const end = finish(cook, [cook.one('herbs')], cook.one('citrus', { share: 0.5 }))
    cook.step(
      `Off the heat, ${cream}${end && `${end}, `}and serve in deep bowls${whenPresent(cook, [cook.one('bread')], (foods) => ` with ${foods}`)}.`,
    )
    return {
      title: `${titleNames(shells)} steamed ${liquid ? `in ${liquid.noun}` : 'in their own broth'}`,
      sentence: 'The broth at the bottom is the best of it.',
    }
  },
}
