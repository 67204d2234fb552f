import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { DishForm } from './dish-form.ts'
import { adding, foodsOf, holds, lead, rawFruit, sweetener } from './building-blocks/batters-and-doughs.ts'
import { anyFilled, allOf, id, kind, optional, required, except, anyOf } from './building-blocks/slots.ts'
import { squeeze } from './building-blocks/optional-phrases.ts'
import { capitalize } from '../wording/phrases.ts'
import { titleName, titleNames } from './building-blocks/food-names.ts'

/** A sentence about a drink, with a word of warning where there is alcohol in it. */
export function forAdults(cook: RecipeCook, sentence: string): string {
  const strong = cook.ingredients.some(
    ({ food }) => food.alcohol && ['wine', 'beer', 'spirit'].includes(food.kind),
  )
  return strong ? sentence.replace(/\.$/, '; for adults, one at a time.') : sentence
}

const herb = optional('herb', id('mint', 'basil', 'rosemary', 'thyme', 'lavender'))
const ice = optional('ice', id('ice'))
const fruit = optional('fruit', anyOf(rawFruit, id('cucumber', 'ginger')), 2)
const squeezed = id(
  'lemon',
  'lime',
  'lemon-juice',
  'lime-juice',
  'bottled-lemon-juice',
  'bottled-lime-juice',
  'yuzu',
  'grapefruit',
)
const citrus = optional('citrus', anyOf(squeezed, id('orange')))
const spirits = allOf(kind('spirit'), except(id('alcohol', 'bitters', 'liqueur', 'irish-cream', 'advocaat')))

/** Lemonade: 150 ml juice and 90 g sugar to 750 ml water. */
export const lemonade: DishForm = {
  id: 'lemonade',
  name: 'jug of lemonade',
  course: 'drink',
  serves: 4,
  appeal: -0.5,
  slots: [
    required('citrus', allOf(squeezed, except(id('grapefruit'))), 2),
    sweetener,
    optional('water', id('water', 'sparkling-water')),
    herb,
    fruit,
    ice,
  ],
  accepts: (filled) => anyFilled('sugar', 'water')(filled) || foodsOf(filled) === 1,
  write(cook) {
    const sour = cook.all('citrus', {
      quantity: ({ measure }) => (measure === 'each' ? 270 : 150) / cook.count('citrus'),
      cut: 'juiced',
    })
    const sweet = cook.one('sugar', { quantity: 90 }) ?? cook.need('sugar', 90)
    const long = cook.one('water', { quantity: 750 }) ?? cook.need('water', 750)
    const pressed = [
      ...cook.all('fruit', { share: 0.3, cut: 'sliced' }),
      ...cook.all('herb', { cut: 'leaves picked' }),
    ]
    cook.step(
      `Stir ${cook.the(...sour, sweet)} in a jug until dissolved.${adding(cook, ' Add ', pressed, ' and press with a wooden spoon.')}`,
    )
    cook.step(
      `Top up with ${cook.the(long, cook.one('ice', { quantity: 300 }) ?? cook.want('ice', 300))}. Let it stand for ${cook.min(5)}, taste, and pour.`,
    )
    return {
      title: `${lead(pressed, 'fresh ')}${sour.every(({ food }) => food.id.includes('lime')) ? 'limeade' : 'lemonade'}`,
      sentence: 'Sharp enough to make you blink.',
    }
  },
}

/** Mixtures that have a name of their own, by what must be in them. */
const classics: readonly (readonly [name: string, ...ids: string[]])[] = [
  ['Margarita', 'tequila', 'lime', 'orange-liqueur'], ['Mojito', 'rum', 'mint', 'sparkling-water'], ['Daiquiri', 'rum', 'lime', 'sugar'],
  ['Bloody Mary', 'vodka', 'tomato-juice'], ['Cuba libre', 'rum', 'cola', 'lime'],
  ['Spritz', 'campari', 'sparkling-wine'], ['Spritz', 'aperol', 'sparkling-wine'], ['Old fashioned', 'whisky', 'bitters'], ['Piña colada', 'rum', 'pineapple-juice', 'coconut-cream'],
] // prettier-ignore

function classic(cook: RecipeCook): string | undefined {
  const ids = cook.ingredients.flatMap(({ item, food }) =>
    item && food.id !== 'ice' ? food.id.replace(/^(li?e?m[eo]n?)-juice/, '$1') : [],
  )
  return classics.find(
    ([, ...parts]) => parts.every((part) => ids.includes(part)) && ids.length <= parts.length + 3,
  )?.[0]
}

/**
 * Over ice: 50 ml of spirit with 150 ml of something fizzy or fruity, the one or the other; or shaken with 25
 * ml of citrus.
 */
export const mixedDrink: DishForm = {
  id: 'mixed-drink',
  name: 'mixed drink',
  course: 'drink',
  serves: 1,
  appeal: 0.5,
  slots: [
    optional(
      'spirit',
      allOf(spirits, ({ food }) => food.taste !== 'sweet'),
    ),
    optional(
      'liqueur',
      allOf(spirits, ({ food }) => food.taste === 'sweet'),
    ),
    optional(
      'mixer',
      allOf(
        anyOf(kind('juice', 'soft-drink'), id('sparkling-water', 'sparkling-wine', 'coconut-cream')),
        except(id('smoothie', 'carrot-juice', 'bubble-tea', 'alcohol-free-beer', 'cordial')),
      ),
      3,
    ),
    citrus,
    { ...sweetener, takes: anyOf(sweetener.takes, id('cordial', 'marmalade', 'jam')) },
    fruit,
    herb,
    ice,
    optional('dash', id('bitters', 'worcestershire', 'hot-sauce', 'grenadine', 'black-pepper', 'salt'), 2),
  ],
  accepts: (filled) =>
    holds(filled, 'mixer') ||
    (anyFilled('spirit', 'liqueur')(filled) &&
      (holds(filled, 'citrus') || holds(filled, 'dash', id('bitters')))),
  write(cook) {
    const stirred = !cook.has('mixer') && cook.peek('dash')?.food.id === 'bitters'
    const shaken = !cook.has('mixer') && !stirred
    const strong = [
      ...cook.all('spirit', { quantity: 50 }),
      ...cook.all('liqueur', { quantity: cook.has('spirit') ? 20 : 50 }),
    ]
    const mixers = cook.all('mixer', { quantity: (strong.length > 0 ? 150 : 200) / cook.count('mixer') })
    const [sharp] = cook.all('citrus', {
      quantity: ({ measure }) => (measure === 'each' && shaken ? 60 : 25),
      cut: shaken ? 'juiced' : 'cut into wedges',
    })
    const sugar =
      cook.one('sugar', { quantity: stirred ? 5 : 12 }) ??
      (shaken && strong.length < 2 ? cook.need('sugar', 12) : undefined)
    const pressed = [...cook.all('fruit', { share: 0.3 }), ...cook.all('herb', { cut: 'leaves picked' })]
    const vessel = shaken ? 'shaker or a jar with a lid' : stirred ? 'short glass' : 'tall glass'
    const cold = cook.the(cook.one('ice', { quantity: 150 }) ?? cook.need('ice', 150))
    cook.step(
      `${adding(cook, 'Press ', pressed, ` gently at the bottom of a ${vessel}. `)}Put ${cook.the(...strong, ...cook.all('dash', { quantity: ({ id: of }) => (of === 'salt' ? 0.5 : 2) }), sugar, shaken ? sharp : undefined, ...mixers)} into ${pressed.length > 0 ? 'it' : `a ${vessel}`}, stir, and add ${cold}.`,
    )
    cook.step(
      shaken
        ? 'Close and shake hard until the outside frosts. Strain into a cold glass.'
        : `${sharp ? `${capitalize(squeeze(cook, sharp))} over. ` : ''}Drink cold.`,
    )
    const [spirit] = strong
    const plain = mixers.length === 1 && pressed.length === 0 && !sharp
    const title = spirit
      ? (classic(cook) ??
        (shaken
          ? `${lead(pressed)}${titleName(spirit)} sour`
          : `${titleName(spirit)} and ${titleNames(mixers, 1).replace(/ water$/, '')}`))
      : plain
        ? `${titleNames(mixers)} over ice`
        : `${lead([...mixers.filter(({ food }) => food.kind !== 'water'), ...pressed])}cooler`.replaceAll(
            ' juice',
            '',
          )
    return {
      title,
      sentence: forAdults(
        cook,
        shaken
          ? 'Two parts strong, one sour, a little less than one sweet.'
          : stirred
            ? 'Short, strong and slowly stirred.'
            : 'Tall, cold and built in the glass.',
      ),
    }
  },
}

/** One thing with alcohol and nothing to mix it with: served as it should be. */
export const poured: DishForm = {
  id: 'poured',
  name: 'glass',
  course: 'drink',
  serves: 1,
  appeal: -3,
  slots: [
    required(
      'bottle',
      allOf(
        anyOf(kind('beer', 'wine', 'spirit'), id('alcohol-free-beer')),
        except(id('alcohol', 'bitters', 'mirin', 'shaoxing-wine')),
      ),
    ),
    optional(
      'beside',
      anyOf(
        allOf(kind('snack', 'nut'), ({ food }) => food.raw),
        id('olive', 'lemon', 'lime', 'orange', 'mint'),
      ),
      2,
    ),
    ice,
  ],
  write(cook) {
    const { kind: of } = cook.peek('bottle')!.food
    const drink = cook.oneOrThrow('bottle', { quantity: of === 'spirit' ? 50 : of === 'wine' ? 150 : 330 })
    const cold = of === 'spirit' ? (cook.one('ice', { quantity: 60 }) ?? cook.want('ice', 60)) : undefined
    cook.step(
      `Pour ${cook.the(drink)}${adding(cook, ' over ', [cold])} into a clean glass${adding(cook, '; serve with ', cook.all('beside', { share: 0.5, cut: 'sliced' }))}.`,
    )
    return {
      title:
        of === 'spirit'
          ? `${titleName(drink)}${cold ? ' on the rocks' : ', neat'}`
          : `a glass of ${drink.noun}`,
      sentence: forAdults(cook, 'Nothing to mix, nothing to cook.'),
    }
  },
}
