import type { DishForm } from './dish-form.ts'
import { meltable, salt } from './building-blocks/batters-and-doughs.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import { id, kind, optional, required, anyOf } from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

const scent = optional(
  'scent',
  anyOf(
    kind('soft-herb', 'spice', 'dried-herb', 'garlic'),
    id('spring-onion', 'zaatar', 'rosemary', 'sesame-seed'),
  ),
  2,
)

/** Griddle breads: 250 g flour to 150 ml water (masa harina drinks 350), or to yogurt alone; no yeast. */
export const flatbread: DishForm = {
  id: 'flatbread',
  name: 'stack of flatbreads',
  course: 'bake',
  serves: 4,
  appeal: -0.5,
  slots: [
    required('flour', id('flour', 'bread-flour', 'wholemeal-flour', 'self-raising-flour', 'corn-flour-masa')),
    optional('yogurt', id('yogurt', 'greek-yogurt', 'soy-yogurt')),
    meltable,
    salt,
    scent,
    optional('dip', kind('dip')),
  ],
  write(cook) {
    const masa = cook.peek('flour')?.food.id === 'corn-flour-masa'
    const scale = cook.batch({ flour: 250 })
    const dry = cook.oneOrThrow('flour', { quantity: 250 * scale })
    const yogurt = cook.one('yogurt', { quantity: (masa ? 30 : 190) * scale })
    const fat = cook.one('fat', { quantity: 25 * scale }) ?? cook.want('oil', 25 * scale)
    const wet = yogurt && !masa ? cook.the(yogurt) : cook.measured('water', dry.quantity * (masa ? 1.4 : 0.6))
    const count = Math.max(2, Math.round(8 * scale))
    const fine = cook.one('salt', { quantity: 3 }) ?? cook.salt(3)
    cook.step(
      `Mix ${cook.the(dry, fine)} with ${wet} to a soft dough; knead for ${cook.min(4)}, until smooth.`,
    )
    cook.step(
      `Cover and leave to rest for ${cook.min(20)}. Divide into ${count} balls and roll or press out as thin as a coin.`,
    )
    cook.step(
      `Cook one at a time in a dry, very hot pan for a minute or two on each side, until puffed and spotted brown, about ${cook.min(count * 2)} in all. Keep warm in a cloth.`,
    )
    const scents = cook.all('scent')
    cook.step(
      `${whenPresent(cook, [fat], (food) => `Brush with ${food}. `)}${whenPresent(cook, scents, (foods) => `Scatter with ${foods}. `)}Serve warm${withThe(cook, cook.one('dip'), masa ? yogurt : undefined)}.`,
    )
    return {
      title: masa ? 'Fresh corn tortillas' : `${attributive(scents) || 'soft'} flatbreads`,
      sentence: 'A hot pan is all the oven they need.',
    }
  },
}
