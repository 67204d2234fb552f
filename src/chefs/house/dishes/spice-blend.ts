import type { DishForm } from './dish-form.ts'
import { whenPresent } from './building-blocks/optional-phrases.ts'
import { kind, optional, required, role, anyOf } from './building-blocks/slots.ts'
import { attributive } from './building-blocks/food-names.ts'

/** Spices in the whole seed or bark: these are toasted, ground ones would scorch. */
const whole = /-(?:seed|stick|pod|anise|pepper|berry|chili)$|^(?:clove|cardamom|peppercorn|aniseed)$/

/** Spices mixed for the jar: whole ones toasted and ground, ground ones only stirred. */
export const spiceBlend: DishForm = {
  id: 'spice-blend',
  name: 'spice blend',
  course: 'basic',
  serves: 4,
  appeal: -3,
  slots: [required('spices', role('spice'), 8), optional('rest', anyOf(role('salt'), kind('sugar')), 3)],
  write(cook) {
    const spices = cook.all('spices', { share: 2.5 })
    const toasted = spices.filter(
      ({ food }) => whole.test(food.id) && !['black-pepper', 'white-pepper'].includes(food.id),
    )
    const stirred = [
      ...spices.filter((ingredient) => !toasted.includes(ingredient)),
      ...cook.all('rest', { share: 1.5 }),
    ]
    if (toasted.length > 0)
      cook.step(
        `Warm ${cook.the(...toasted)} in a dry pan over low heat for ${cook.min(3)}, shaking, until fragrant. Cool for ${cook.min(5)}, then grind or crush.`,
      )
    cook.step(
      `${whenPresent(cook, stirred, (foods) => `Stir in ${foods} and rub out any lumps. `)}Keep in a small jar away from light and heat.`.replace(
        /^Stir in/,
        toasted.length > 0 ? 'Stir in' : 'Mix',
      ),
    )
    const kinds = new Set(spices.map(({ food }) => food.kind))
    const name =
      kinds.size > 1 || spices.length < 2
        ? undefined
        : { 'sweet-spice': 'warm baking spice', 'dried-herb': 'mixed dried herbs' }[[...kinds].join('')]
    return {
      title: name ?? `${attributive(spices)} ${spices.length > 1 ? 'blend' : 'seasoning'}`,
      sentence: 'A jar of your own mixture for the next roast.',
    }
  },
}
