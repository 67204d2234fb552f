import type { DishForm } from './dish-form.ts'
import {
  among,
  withAny,
  dishUp,
  gather,
  pot,
  protein as proteinOf,
  stock,
  vegetableFor,
  joinWords,
} from './building-blocks/pot.ts'
import {
  aromatics,
  cooks,
  allOf,
  herbs,
  id,
  kind,
  optional,
  except,
  role,
  savoury,
  anyOf,
} from './building-blocks/slots.ts'
import { cookMeanwhile, looseGrain } from './building-blocks/starches.ts'
import { isReady } from '../cooking/doneness.ts'
import { tableFlatbread, wholePulse } from './building-blocks/stewing.ts'
import { attributive, titleName, titleNames } from './building-blocks/food-names.ts'

const marks = anyOf(
  kind('dried-fruit'),
  id('preserved-lemon', 'harissa', 'ras-el-hanout', 'couscous', 'giant-couscous'),
)

/** A North African braise: gentle spice, something sweet, something sharp. */
export const tagine: DishForm = {
  id: 'tagine',
  name: 'tagine',
  course: 'main',
  regions: ['middle-eastern'],
  serves: 4,
  appeal: 1,
  slots: [
    optional(
      'protein',
      allOf(
        kind('poultry-boneless', 'poultry-piece', 'stewing-meat', 'roast'),
        cooks('simmer', 200),
        ({ food }) => food.origin !== 'pork',
        except(id('oxtail', 'beef-bone', 'salt-beef', 'chicken-carcass')),
      ),
    ),
    optional('pulse', wholePulse),
    optional(
      'dried',
      allOf(
        anyOf(kind('dried-fruit'), id('apricot')),
        except(
          id('candied-peel', 'glace-cherry', 'dried-mango', 'desiccated-coconut', 'crystallized-ginger'),
        ),
      ),
      2,
    ),
    optional('potatoes', kind('tuber')),
    optional('vegetables', vegetableFor('simmer', 20, 'tomato', 'mushroom', 'sprout', 'pea'), 3),
    aromatics,
    optional('spices', allOf(role('spice'), except(kind('dried-herb'))), 4),
    optional('harissa', id('harissa')),
    optional('tomato', anyOf(kind('tomato', 'tomato-sauce'), id('tomato-paste'))),
    optional('sharp', id('olive', 'black-olive', 'preserved-lemon'), 2),
    optional('honey', id('honey', 'date-syrup')),
    optional('side', anyOf(looseGrain, tableFlatbread)),
    optional('nuts', allOf(kind('nut'), savoury)),
    { ...herbs, max: 1 },
    optional('citrus', id('lemon')),
    stock,
  ],
  accepts: (filled) =>
    among(filled, 'dried', 'sharp', 'harissa', 'spices', 'side').some(marks) &&
    among(filled, 'dried', 'sharp', 'harissa', 'spices', 'side').length > 1 &&
    among(filled, 'protein', 'pulse', 'vegetables').length > 0,
  write(cook) {
    const protein = proteinOf(cook)
    const pulse = cook.all('pulse', { share: protein.length > 0 ? 0.5 : 0.9 })
    const dried = cook.all('dried')
    const vegetables = [
      ...cook.all('potatoes', { share: 0.5 }),
      ...cook.all('vegetables', { share: 0.7, cut: 'cut into chunks' }),
    ]
    const sharp = cook.all('sharp', { share: 0.7 })
    pot(cook, {
      brown: protein.filter((ingredient) => !isReady(ingredient)),
      scents: cook.all('aromatics'),
      spices: gather(cook, 'spices', 'harissa'),
      liquids: [...cook.all('tomato', { share: 0.6 }), ...cook.all('stock', { quantity: cook.serves * 100 })],
      wet: cook.serves * 120,
      body: [...protein, ...pulse, ...vegetables, ...dried],
      how: 'simmer under a lid',
    })
    const serving = cookMeanwhile(cook, cook.one('side'))
    const balance = [...sharp, ...cook.all('honey', { share: 0.5 })]
    dishUp(
      cook,
      gather(cook, 'nuts', 'herbs'),
      cook.one('citrus', { share: 0.4 }),
      serving,
      `${balance.length > 0 ? `stir in ${cook.the(...balance)}, ` : ''}${cook.season()}`,
    )
    const lead = protein[0] ? titleName(protein[0]) : attributive([...vegetables, ...pulse])
    const beside = titleNames([...dried, ...sharp, ...(protein[0] ? [...vegetables, ...pulse] : [])])
    return {
      title: joinWords(lead, 'tagine', withAny(beside)),
      sentence: 'Sweet, warm and slow, with a sharp edge somewhere.',
    }
  },
}
