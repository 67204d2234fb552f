import type { DishForm } from './dish-form.ts'
import {
  adding,
  bakingFruit,
  citrusFruit,
  cream,
  creamable,
  driedFruit,
  ending,
  flour,
  foodsOf,
  heatOven,
  holds,
  lead,
  meltable,
  nuts,
  scent,
  scents,
  sweetener,
} from './building-blocks/batters-and-doughs.ts'
import { cooks, allOf, id, kind, optional, required, except, role, anyOf } from './building-blocks/slots.ts'
import { adjective, titleNames } from './building-blocks/food-names.ts'

/**
 * Fruit baked in its juices, as it is or under a crumble: 150 g flour or oats, 75 g fat and 60 g sugar for
 * 500 g of fruit.
 */
export const bakedFruit: DishForm = {
  id: 'baked-fruit',
  name: 'dish of baked fruit',
  course: 'dessert',
  serves: 4,
  slots: [
    required('fruit', allOf(bakingFruit, cooks('roast')), 2),
    optional('flour', anyOf(flour.takes, id('almond-flour', 'rolled-oat', 'muesli', 'granola')), 2),
    { ...meltable, takes: anyOf(creamable.takes, id('coconut-oil')) },
    sweetener,
    { ...scent, takes: anyOf(scent.takes, id('ginger', 'crystallized-ginger')) },
    optional('filling', anyOf(driedFruit.takes, id('marzipan', 'mincemeat', 'amaretti'))),
    nuts,
    citrusFruit,
    optional('rum', id('rum', 'brandy', 'amaretto')),
    cream,
  ],
  accepts: (filled) =>
    foodsOf(filled) >= 2 && (holds(filled, 'flour') || !holds(filled, 'fruit', kind('berry'))),
  write(cook) {
    const crust = cook.has('flour')
    const fruit = cook.all('fruit', { share: 1.1, cut: crust ? 'cut into chunks' : 'halved' })
    const [sugar, fat] = [
      cook.one('sugar', { quantity: 60 }) ?? cook.need('sugar', 60),
      cook.one('fat', { quantity: crust ? 75 : 25 }) ?? (crust ? cook.need('butter', 75) : undefined),
    ]
    const [nut, filling, scented] = [
      cook.all('nuts', { quantity: 40 }),
      cook.all('filling', { quantity: 60 }),
      scents(cook),
    ]
    const [sharp] = cook.all('citrus', { share: 0.3, cut: 'juiced' })
    heatOven(cook, 190, `put ${cook.the(...fruit)} into a baking dish`)
    cook.step(
      `Scatter with ${crust ? 'a spoonful of ' : ''}${cook.the(sugar)}${adding(cook, ' and ', [...scented, sharp, ...filling, ...cook.all('rum', { quantity: 20 })])}.${crust ? '' : adding(cook, ' Dot with ', [fat, ...nut], '.')}`,
    )
    if (crust)
      cook.step(
        `Rub ${cook.the(fat)} into ${cook.the(...cook.all('flour', { quantity: 150 / cook.count('flour') }))} with your fingertips until it looks like coarse crumbs; stir in the rest of ${cook.the(sugar)}${adding(cook, ' and ', nut)} and scatter over.`,
      )
    cook.step(
      `Bake for ${cook.min(crust ? 38 : Math.max(...fruit.map((ingredient) => cook.minutes(ingredient, 'roast'))))}, until the fruit is soft and the juices bubble${crust ? ' up through a golden top' : ''}. Cool for ${cook.min(5)} and serve warm${adding(cook, ', with ', cook.all('cream'))}.`,
    )
    return {
      title: crust
        ? `${adjective(cook, [...scented, sharp])}${lead(fruit)}crumble`
        : `baked ${titleNames(fruit)}${ending([...filling, ...nut])}`,
      sentence: 'The pudding that forgives every measure.',
    }
  },
}

/** Compote: 500 g fruit to 60 g sugar, soft in ten minutes. */
export const compote: DishForm = {
  id: 'compote',
  name: 'compote',
  course: 'dessert',
  serves: 4,
  slots: [
    required(
      'fruit',
      allOf(kind('fruit', 'berry'), role('fruit'), cooks('simmer'), except(id('banana', 'coconut'))),
      3,
    ),
    sweetener,
    citrusFruit,
    { ...scent, takes: anyOf(scent.takes, id('cinnamon-stick', 'star-anise', 'ginger')) },
    optional('wine', kind('wine')),
    cream,
  ],
  write(cook) {
    const each = 500 / cook.count('fruit')
    const scale = cook.batch({ fruit: each })
    const fruit = cook.all('fruit', { quantity: each * scale, cut: cook.has('wine') ? 'halved' : 'chopped' })
    const sweet = cook.one('sugar', { quantity: 60 * scale }) ?? cook.need('sugar', 60 * scale)
    const wine = cook.one('wine', { quantity: 300 * scale })
    const [sharp] = cook.all('citrus', { quantity: 45 * scale, cut: 'juiced' })
    cook.step(
      `Put ${cook.the(...fruit)} into a pan with ${wine ? cook.the(wine) : cook.measured('water', 45)} and ${cook.the(sweet, sharp, ...scents(cook))}. Bring slowly to a simmer.`,
    )
    cook.step(
      `Simmer with the lid ajar for ${cook.min(Math.max(wine ? 20 : 8, ...fruit.map((ingredient) => cook.minutes(ingredient, 'simmer'))))}, stirring now and then, until soft${wine ? '' : ' and saucy'}. Taste for sweetness.`,
    )
    cook.step(
      `Serve warm or cold${adding(cook, ', with ', cook.all('cream'))}. It keeps for four days in the fridge.`,
    )
    return {
      title: wine
        ? `${titleNames(fruit)} poached in ${wine.noun}`
        : `${adjective(cook, [sharp])}${lead(fruit)}compote`,
      sentence: 'Ten minutes on the stove turn a glut into pudding.',
    }
  },
}
