import type { DishForm } from './dish-form.ts'
import { isReady } from '../cooking/doneness.ts'
import { whenPresent, withThe } from './building-blocks/optional-phrases.ts'
import {
  withAny,
  base,
  coconut,
  dishUp,
  gather,
  grating,
  liquids,
  nuts,
  proteinFor,
  stock,
  vegetableFor,
  joinWords,
} from './building-blocks/pot.ts'
import {
  aromatics,
  citrus,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  leaf,
  optional,
  required,
  except,
  ready,
  anyOf,
  spices,
  woodyHerbs,
} from './building-blocks/slots.ts'
import { boilEggs } from './building-blocks/starches.ts'
import { smoky, soakAndBoil, wholePulse } from './building-blocks/stewing.ts'
import { adjective, attributive, titleName, titleNames } from './building-blocks/food-names.ts'

const fragrant = id('garam-masala', 'cardamom')

/**
 * Rice or grain cooked by absorption in one pot with what goes into it; with the spices for it, a biryani.
 */
export const pilaf: DishForm = {
  id: 'pilaf',
  name: 'one-pot rice',
  course: 'main',
  serves: 2,
  appeal: 1,
  slots: [
    required(
      'grain',
      allOf(
        anyOf(kind('rice', 'grain'), id('orzo')),
        cooks('simmer', 30),
        except(ready),
        except(id('polenta', 'grits', 'teff')),
      ),
    ),
    optional('pulse', wholePulse),
    optional('smoky', anyOf(smoky, kind('cured-meat', 'raw-sausage'))),
    optional(
      'protein',
      anyOf(
        proteinFor('fry', 15, 'ready-fish', 'offal', 'steak', 'chop', 'cooked-pulse'),
        allOf(kind('poultry-piece', 'stewing-meat'), cooks('simmer', 120)),
      ),
    ),
    optional('vegetables', vegetableFor('simmer', 18, 'sprout'), 3),
    leaf,
    aromatics,
    { ...spices, max: 4 },
    woodyHerbs,
    herbs,
    citrus,
    optional('tomato', kind('tomato-sauce')),
    optional('paste', id('tomato-paste')),
    coconut,
    stock,
    optional('dried', id('raisin', 'sultana', 'dried-apricot', 'dried-cranberry')),
    optional('eggs', id('egg')),
    nuts,
    grating,
    optional('yogurt', kind('yogurt')),
  ],
  accepts: (filled) =>
    ['pulse', 'smoky', 'protein', 'vegetables', 'leaf', 'aromatics', 'spices'].filter(
      (slot) => filled.get(slot)?.length,
    ).length > 1,
  write(cook) {
    const grain = cook.oneOrThrow('grain')
    const protein = cook.all('protein', { share: cook.has('pulse') ? 0.6 : 1 })
    const pulse = cook.all('pulse', { share: protein.length > 0 ? 0.6 : 1 })
    const smoky = cook.all('smoky', { share: protein.length > 0 ? 0.6 : 1 })
    const vegetables = cook.all('vegetables', { share: 0.8 })
    const [scents, spiced, greens] = [
      cook.all('aromatics'),
      gather(cook, 'spices', 'woodyHerbs', 'paste', 'dried'),
      cook.all('leaf'),
    ]
    const minutes = cook.minutes(grain, 'simmer')
    const [piece] = protein
    const long =
      piece &&
      !isReady(piece) &&
      (piece.food.kind === 'poultry-piece' || piece.food.kind === 'poultry-boneless')
    const slow = piece && !isReady(piece) && piece.food.kind === 'stewing-meat'
    const small =
      piece &&
      !isReady(piece) &&
      ['ground-meat', 'ground-poultry', 'bacon', 'raw-sausage'].includes(piece.food.kind)
    for (const ingredient of pulse) soakAndBoil(cook, ingredient)
    const early = vegetables.filter((ingredient) => cook.minutes(ingredient, 'simmer') > 9)
    const late = [
      ...vegetables.filter((ingredient) => !early.includes(ingredient)),
      ...(long || small || slow ? [] : protein),
      ...greens,
    ]
    const eggs =
      spiced.length === 0 ? undefined : cook.one('eggs', { quantity: cook.serves * 50, cut: 'whole' })
    cook.step(
      `${base(cook, { brown: long || slow ? protein : [], fry: [...smoky, ...(small ? protein : [])], scents, spices: spiced })}${slow ? ` Return ${cook.the(piece)}, add ${cook.measured('water', cook.serves * 150)} and simmer under a lid for ${cook.min(cook.minutes(piece, 'simmer'))}, until ${cook.doneness(piece, 'simmer')}.` : ''} Stir in ${cook.the(grain, ...pulse, ...early)} until everything glistens.`,
    )
    const tomato = cook.all('tomato')
    // Tomato counts for half of its weight of water.
    const poured = liquids(
      cook,
      [...tomato, ...gather(cook, 'stock', 'coconut')],
      grain.quantity * (minutes > 22 ? 2.7 : 2.1) + (tomato[0]?.quantity ?? 0) / 2,
    )
    const salt = cook.salt(3)
    const check = long ? ` ${cook.the(piece)} ${cook.are(piece)} ready when ${cook.doneness(piece)}.` : ''
    cook.step(
      `Pour in ${poured}${withThe(cook, salt)}${long ? `; settle ${cook.the(piece)} on top` : ''}. Bring to the boil, cover and cook on the lowest heat for ${cook.min(Math.max(minutes, long ? cook.minutes(piece, 'simmer') : 0))}, until ${cook.the(grain)} ${cook.are(grain)} tender and the liquid is absorbed.${check.replace(/ t/, ' T')}`,
    )
    cook.step(
      late.length > 0
        ? `${cook.inStages(late, 'simmer', 'cook under the lid')}${whenPresent(cook, protein, () => cook.rest(piece))}`
        : `Take off the heat and leave covered for ${cook.min(5)}.${cook.rest(piece)}`,
    )
    if (eggs)
      cook.step(`Bring ${cook.measured('water', 600)} to the boil in another pan.${boilEggs(cook, eggs)}`, {
        meanwhile: true,
      })
    const lemon = cook.one('citrus', { share: 0.5 })
    const yogurt = cook.one('yogurt', { share: 0.6 })
    dishUp(
      cook,
      [eggs, ...gather(cook, 'cheese', 'nuts', 'herbs')],
      lemon,
      `${yogurt ? ` with ${cook.the(yogurt)} beside it` : ' from the pot'}`,
      'fork it loose',
    )
    const biryani = grain.food.kind === 'rice' && spiced.some(({ item }) => item && fragrant(item))
    const most = pulse.length > 0 ? 1 : 2
    const lead =
      attributive(
        [...smoky, ...protein, ...(biryani ? pulse : []), ...(protein.length > 0 ? [] : vegetables)],
        most,
      ) || (pulse.length > 0 ? '' : attributive([...scents, ...spiced]))
    const beside = titleNames([...(protein.length > 0 ? vegetables : []), ...greens], most)
    const creole =
      [...vegetables, ...spiced].filter(({ food }) => /celery|bell-pepper|okra|cajun/.test(food.id)).length >
      1
    const kedgeree = eggs && protein.some(({ food }) => food.origin === 'fish')
    const name = kedgeree
      ? 'kedgeree'
      : grain.food.id === 'paella-rice'
        ? 'paella'
        : biryani
          ? 'biryani'
          : creole && smoky.length + protein.length > 0
            ? 'jambalaya'
            : grain.food.kind === 'rice'
              ? 'rice'
              : grain.noun
    return {
      title: joinWords(
        adjective(cook, [lemon, ...scents, ...spiced]) || (name === 'rice' ? 'one-pot' : ''),
        cook.has('coconut') ? 'coconut' : '',
        lead,
        name,
        pulse[0] && !biryani ? `and ${titleName(pulse[0])}` : '',
        withAny(beside),
      ),
      sentence: 'Everything in one pot, and then left alone under its lid.',
    }
  },
}
