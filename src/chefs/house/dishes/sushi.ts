import type { DishForm } from '../dish.ts'
import { capitalize } from '../phrase.ts'
import { finish } from './stewing.ts'
import { cooks, every, id, kind, not, rawEdible, some, type Test } from './slots.ts'
import { cookAlongside } from './starch.ts'
import { titleName, titleNames } from './telling.ts'

const dressedRice: Test = id('rice', 'sushi-rice', 'jasmine-rice', 'brown-rice')
const readyFish: Test = id(
  'smoked-salmon',
  'smoked-trout',
  'smoked-mackerel',
  'canned-tuna',
  'canned-salmon',
  'surimi',
  'cooked-shrimp',
  'crab-meat',
)

/** Everything of a sushi roll in a bowl: seasoned rice, cooked or cured fish, crisp raw things. */
export const sushiBowl: DishForm = {
  id: 'sushi-bowl',
  name: 'sushi bowl',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 0.8,
  slots: [
    { name: 'rice', takes: dressedRice, min: 1, max: 1 },
    { name: 'cooked', takes: every(kind('oily-fish', 'crustacean', 'white-fish'), cooks('fry', 10)), max: 1 },
    { name: 'ready', takes: some(every(readyFish, rawEdible), id('tofu', 'smoked-tofu', 'fried-tofu')), max: 1 },
    { name: 'nori', takes: id('nori', 'furikake', 'seaweed-salad'), max: 1 },
    { name: 'fresh', takes: every(id('cucumber', 'avocado', 'carrot', 'radish', 'daikon', 'spring-onion', 'mango', 'bell-pepper', 'lettuce', 'red-cabbage', 'cress'), rawEdible), max: 4 },
    { name: 'beans', takes: id('edamame'), max: 1 },
    { name: 'sauces', takes: id('soy-sauce', 'tamari', 'liquid-aminos', 'ponzu', 'sriracha', 'wasabi', 'mayonnaise', 'vegan-mayonnaise', 'pickled-ginger', 'teriyaki'), max: 3 },
    { name: 'vinegar', takes: id('rice-vinegar', 'mirin', 'ume-vinegar'), max: 1 },
    { name: 'seeds', takes: id('sesame-seed'), max: 1 },
  ],
  suits: (filled) => ((filled.get('nori')?.length ?? 0) > 0 || (filled.get('vinegar')?.length ?? 0) > 0 || filled.get('rice')?.[0]?.food.id === 'sushi-rice' || (filled.get('sauces')?.length ?? 0) > 0) && (filled.get('fresh')?.length ?? 0) + (filled.get('beans')?.length ?? 0) > 0 && ['cooked', 'ready', 'nori'].some((slot) => filled.get(slot)?.length),
  write(cook) {
    const rice = cook.must('rice', { share: 1.1 })
    const fish = cook.one('cooked', { share: 0.8 })
    const [ready, nori, beans, seeds] = [fish ? undefined : cook.one('ready'), cook.one('nori'), cook.one('beans', { share: 0.7 }), cook.one('seeds')]
    const fresh = cook.all('fresh', { share: 0.8, cut: 'thinly sliced' })
    const sauces = cook.all('sauces')
    const vinegar = cook.one('vinegar', { quantity: cook.serves * 12 }) ?? cook.need('vinegar', cook.serves * 10)
    const sugar = vinegar.food.id === 'mirin' ? undefined : cook.want('sugar', cook.serves * 4)
    cookAlongside(cook, rice)
    cook.step(`Stir ${cook.the(vinegar, sugar)} together, fold gently through ${cook.the(rice)} and leave to cool for ${cook.min(10)}, until no more than warm.`)
    if (fish) {
      const oil = cook.need('neutralOil', 10)
      cook.step(`Warm ${cook.the(oil)} in a pan over medium-high heat and fry ${cook.the(fish)} for ${cook.min(cook.minutes(fish, 'fry'))}, turning once, until ${cook.done(fish)}; ${fish.food.kind === 'crustacean' ? 'set aside' : 'break into large pieces'}.`)
    }
    if (beans) cook.step(`Bring ${cook.pour('water', 300)} to the boil and cook ${cook.the(beans)} in it for ${cook.min(cook.minutes(beans, 'boil'))}, until ${cook.done(beans, 'boil')}; drain.`)
    const over = [fish, ready, ...fresh, beans].filter((use) => use !== undefined)
    const end = finish(cook, [nori, seeds])
    cook.step(`Divide ${cook.the(rice)} between bowls and arrange ${cook.the(...over)} on top in ${cook.say('neat heaps', 'stripes')}.${end && ` ${capitalize(end)}.`}${sauces.length > 0 ? ` Serve with ${cook.the(...sauces)}.` : ''}`)
    const main = fish ?? ready
    return {
      title: `${main ? `${titleName({ food: main.food, noun: main.food.name })} ` : ''}sushi bowl with ${titleNames([...fresh, ...(beans ? [beans] : [])], 2)}`,
      sentence: cook.say('All that is good in a roll, without the rolling.', 'Cool and crisp on warm, sharp rice.', 'The knife does most of the work.'),
      tip: 'Fan the rice while you fold: it turns glossy instead of gluey.',
    }
  },
} // prettier-ignore

/** Onigiri: rice pressed around a small, salty filling. */
export const onigiri: DishForm = {
  id: 'onigiri',
  name: 'batch of rice balls',
  course: 'main',
  regions: ['east-asian'],
  serves: 2,
  appeal: 0.3,
  slots: [
    { name: 'rice', takes: every(dressedRice, not(id('brown-rice'))), min: 1, max: 1 },
    { name: 'filling', takes: every(some(id('smoked-salmon', 'canned-tuna', 'canned-salmon', 'kimchi', 'vegan-kimchi', 'umeboshi', 'cooked-shrimp', 'crab-meat', 'pickled-ginger', 'natto')), rawEdible), min: 1, max: 1 },
    { name: 'bind', takes: id('mayonnaise', 'vegan-mayonnaise', 'miso', 'cream-cheese'), max: 1 },
    { name: 'wrap', takes: id('nori'), max: 1 },
    { name: 'coat', takes: id('sesame-seed', 'furikake', 'togarashi'), max: 1 },
    { name: 'green', takes: id('spring-onion', 'chive', 'shiso'), max: 1 },
    { name: 'dip', takes: id('soy-sauce', 'tamari', 'ponzu', 'liquid-aminos'), max: 1 },
  ],
  suits: (filled) => (filled.get('wrap')?.length ?? 0) + (filled.get('coat')?.length ?? 0) > 0,
  write(cook) {
    const rice = cook.must('rice', { share: 1.1 })
    const filling = cook.must('filling', { share: 0.5 })
    const [bind, wrap, coat, green, dip] = [cook.one('bind', { quantity: cook.serves * 10 }), cook.one('wrap', { cut: 'cut into strips' }), cook.one('coat'), cook.one('green', { share: 0.5 }), cook.one('dip')]
    const salt = cook.need('salt', 4)
    cookAlongside(cook, rice)
    cook.step(`Tip ${cook.the(rice)} on to a plate and leave for ${cook.min(10)}, until cool enough to hold.`)
    const flaky = filling.food.id.startsWith('canned') || filling.food.id === 'natto'
    const mixed = bind || green ? ` and mix with ${cook.the(bind, green)}` : ''
    cook.step(`${flaky ? 'Break up' : 'Finely chop'} ${cook.the(filling)}${mixed}.`)
    cook.step(`With damp hands and a pinch of ${cook.names(salt)} on the palms, take a small fistful of ${cook.the(rice)}, press a teaspoonful of ${cook.the(filling)} into the middle and close it. Shape into firm ${cook.say('triangles', 'balls')}, about three a person.`)
    cook.step(`${[coat && `Roll the sides in ${cook.the(coat)}`, wrap && `${coat ? 'and wrap' : 'Wrap'} each in a strip of ${cook.the(wrap)}`].filter(Boolean).join(' ')} and eat the same day${dip ? `, with ${cook.the(dip)} to dip` : ''}.`)
    return {
      title: `${titleName({ food: filling.food, noun: filling.food.name })} ${cook.say('onigiri', 'rice balls')}${wrap ? '' : coat ? ` with ${coat.noun}` : ''}`,
      sentence: cook.say('A packed lunch that needs no box.', 'Salt on the hands is the whole seasoning of the outside.', 'Small enough for a hand, filling enough for a walk.'),
      tip: 'Keep your hands wet and work while the grains are warm: cold ones will not hold.',
    }
  },
} // prettier-ignore
