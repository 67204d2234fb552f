import type { DishForm } from './dish-form.ts'
import { among, dishUp, gather, nuts, proteinFor, stock, vegetableFor } from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  ready,
  role,
  anyOf,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { adjective, attributive, titleName } from './building-blocks/food-names.ts'

/** Rice stirred with hot liquid, ladle by ladle: about 1 part rice to 4 parts liquid by volume. */
export const risotto: DishForm = {
  id: 'risotto',
  name: 'risotto',
  course: 'main',
  regions: ['european'],
  serves: 2,
  appeal: 1,
  slots: [
    required(
      'rice',
      allOf(
        id('arborio-rice', 'paella-rice', 'pearl-barley', 'farro', 'rice', 'pudding-rice'),
        except(ready),
      ),
    ),
    optional(
      'protein',
      proteinFor(
        'fry',
        10,
        'tofu',
        'cooked-pulse',
        'ground-meat',
        'ground-poultry',
        'offal',
        'chop',
        'steak',
        'stewing-meat',
        'plant-protein',
      ),
    ),
    optional('vegetables', vegetableFor('fry', 14, 'sprout', 'cabbage'), 2),
    leaf,
    { ...aromatics, takes: kind('onion', 'garlic') },
    optional('wine', id('white-wine', 'red-wine', 'sparkling-wine', 'vermouth')),
    stock,
    optional('butter', kind('butter')),
    optional(
      'cheese',
      anyOf(allOf(role('cheese'), except(id('cottage-cheese', 'american-cheese'))), id('creme-fraiche')),
    ),
    { ...woodyHerbs, max: 1 },
    optional('spice', id('saffron', 'nutmeg')),
    herbs,
    citrus,
    nuts,
  ],
  accepts: (filled) =>
    !['rice', 'pudding-rice'].includes(among(filled, 'rice')[0]?.food.id ?? '') ||
    among(filled, 'cheese', 'wine').length > 0,
  write(cook) {
    const rice = cook.oneOrThrow('rice', { cut: 'whole' })
    const protein = cook.all('protein', { share: 0.7 })
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const [scents, greens, cheese] = [
      cook.all('aromatics'),
      cook.all('leaf', { share: 0.7 }),
      cook.all('cheese'),
    ]
    const [wine, broth, lemon] = [
      cook.one('wine', { quantity: cook.serves * 60 }),
      cook.one('stock'),
      cook.one('citrus', { share: 0.5 }),
    ]
    const seasonings = gather(cook, 'woodyHerbs', 'spice')
    const had = (broth?.food.measure === 'volume' ? broth.quantity : 0) + (wine?.quantity ?? 0) / 2
    const water = cook.measured('water', Math.max(150, rice.quantity * 4 - had))
    cook.step(
      `Heat ${water}${broth ? ` with ${cook.the(broth)}` : cook.withPinchOfSalt(3)} in a pan and keep it just below a simmer.`,
    )
    const fat = cook.one('butter', { quantity: cook.serves * 15 }) ?? cook.need('oil', cook.serves * 12)
    const folded = [...vegetables, ...protein]
    if (folded.length > 0)
      cook.step(
        `Warm a third of ${cook.the(fat)} in a wide pan over medium heat. ${cook.inStages(folded, 'fry', 'fry')} Tip on to a plate.`,
      )
    const poured = wine ? ` Pour in ${cook.the(wine)} and let it boil away.` : ''
    cook.step(
      `Warm ${folded.length > 0 ? 'another third' : 'half'} of ${cook.the(fat)} in the pan over medium heat. ${cook.inStages(scents, 'fry', 'soften')} Stir in ${cook.the(rice, ...seasonings)} for ${cook.min(2)}, until hot and shining.${poured}`.replace(
        '  ',
        ' ',
      ),
    )
    cook.step(
      `Add the hot liquid a ladleful at a time, stirring, and wait until each is almost gone before the next. Go on for ${cook.min(rice.food.kind === 'rice' ? 18 : cook.minutes(rice, 'simmer'))}, until ${cook.the(rice)} ${cook.are(rice)} creamy with a little bite left.`,
    )
    const late = [...folded, ...greens]
    if (late.length > 0) cook.step(`Fold in ${cook.the(...late)} and warm through for ${cook.min(2)}.`)
    cook.step(
      `Off the heat, beat in the rest of ${cook.the(fat, ...cheese)}; cover for ${cook.min(2)}. Loosen with a little more hot liquid if it is stiff: it should flow.`,
    )
    dishUp(cook, gather(cook, 'herbs', 'nuts'), lemon, ' on warm plates')
    const named = [...protein, ...vegetables, ...greens, ...cheese]
    return {
      title: `${adjective(cook, [lemon, ...seasonings])}${attributive(named)}${rice.food.kind === 'rice' ? '' : ` ${titleName(rice)}`} risotto`,
      sentence: 'Steady stirring, and nothing you could buy comes close.',
    }
  },
}
