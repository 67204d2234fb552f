import type { Use } from '../cook.ts'
import type { DishForm } from '../dish.ts'
import { given } from './given.ts'
import { id, kind, role, some } from './slots.ts'
import { attributive } from './telling.ts'

/** Spices in the whole seed or bark: these are toasted, ground ones would scorch. */
const whole = (use: Use) =>
  /-(?:seed|stick|pod)$|^(?:star-anise|clove|cardamom|black-cardamom|peppercorn|green-peppercorn|sichuan-pepper|juniper-berry|aniseed|dried-chili|ancho-chili|fenugreek-seed|grains-of-paradise)$/.test(
    use.food.id,
  )

const families: readonly { name: string; ids: RegExp }[] = [
  {
    name: 'warm baking spice',
    ids: /^(?:cinnamon|nutmeg|clove|allspice|ground-ginger|cardamom|mace|mixed-spice|star-anise|aniseed|cinnamon-stick)$/,
  },
  {
    name: 'curry spice blend',
    ids: /^(?:turmeric|cumin|cumin-seed|ground-coriander|coriander-seed|fenugreek|fenugreek-seed|mustard-seed|garam-masala|curry-powder|chili-powder|cayenne|cardamom|ground-ginger|black-pepper|cinnamon|clove|fennel-seed|asafoetida|chili-flake)$/,
  },
  {
    name: 'barbecue rub',
    ids: /^(?:paprika|smoked-paprika|garlic-powder|onion-powder|chili-powder|cayenne|cumin|black-pepper|mustard-powder|oregano|chipotle-chili)$/,
  },
  {
    name: 'mixed dried herbs',
    ids: /^(?:oregano|marjoram|herbes-de-provence|mixed-herbs|italian-seasoning)$/,
  },
]

/** Spices mixed for the jar: whole ones toasted and ground, ground ones only stirred. */
export const spiceBlend: DishForm = {
  id: 'spice-blend',
  name: 'spice blend',
  course: 'basic',
  serves: 4,
  appeal: -3,
  slots: [
    { name: 'spices', takes: some(role('spice'), id('sesame-seed', 'desiccated-coconut')), min: 1, max: 8 },
    { name: 'salt', takes: role('salt'), max: 3 },
    { name: 'sugar', takes: kind('sugar'), max: 1 },
  ],
  suits: (filled) => (filled.get('spices') ?? []).some(({ food }) => food.role === 'spice'),
  write(cook) {
    const spices = cook.all('spices', { share: 2.5 })
    const rest = [...cook.all('salt', { share: 1.5 }), ...cook.all('sugar', { quantity: 12 })]
    const toasted = spices.filter(whole)
    const stirred = [...spices.filter((use) => !whole(use)), ...rest]
    if (toasted.length > 0) {
      cook.step(`Warm ${cook.the(...toasted)} in a dry pan over low heat for ${cook.min(3)}, shaking, until fragrant; tip out at once.`)
      cook.step(`Cool for ${cook.min(5)} and ${spices.length + rest.length > 1 ? 'grind or crush together' : 'grind or crush'}.${given(cook, stirred, (foods) => ` Stir in ${foods}.`)}`)
    } else cook.step(stirred.length > 1 ? `Sift ${cook.the(...stirred)} together, rubbing out any lumps.` : `Rub ${cook.the(...stirred)} between your palms to wake the scent, and pick out any stalks or lumps.`)
    cook.step(`Keep in a small jar away from light and heat. ${cook.say('Rub on what is to be roasted, or stir it in at the start of a dish.', 'A teaspoon seasons a pan for two.')}`)
    const family = spices.length > 1 ? families.find(({ ids }) => spices.every(({ food }) => ids.test(food.id))) : undefined
    const alone = spices.length === 1 ? (toasted.length > 0 ? `Toasted ground ${spices[0]!.noun}` : `${attributive(spices)} seasoning`) : `${attributive(spices, 2)} blend`
    return { title: family?.name ?? alone, sentence: cook.say('A jar of your own mixture for the next roast.', 'Mixed in a minute, better than bought.'), tip: 'Whole spices keep a year; ground ones lose half their scent in three months.' }
  },
} // prettier-ignore
