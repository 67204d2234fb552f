import type { DishForm } from './dish-form.ts'
import {
  among,
  and,
  dishUp,
  gather,
  pot,
  protein as proteinOf,
  stock,
  vegetableFor,
  words,
} from './building-blocks/pot.ts'
import {
  aromatics,
  cooks,
  every,
  herbs,
  id,
  kind,
  may,
  not,
  role,
  savoury,
  some,
} from './building-blocks/slots.ts'
import { cookMeanwhile, looseGrain } from './building-blocks/starches.ts'
import { isReady } from '../cooking/doneness.ts'
import { tableFlatbread, wholePulse } from './building-blocks/stewing.ts'
import { attributive, titleName, titleNames } from './building-blocks/food-names.ts'

const marks = some(
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
    may('protein', every(kind('poultry-boneless', 'poultry-piece', 'stewing-meat', 'roast'), cooks('simmer', 200), ({ food }) => food.origin !== 'pork', not(id('oxtail', 'beef-bone', 'salt-beef', 'chicken-carcass')))),
    may('pulse', wholePulse),
    may('dried', every(some(kind('dried-fruit'), id('apricot')), not(id('candied-peel', 'glace-cherry', 'dried-mango', 'desiccated-coconut', 'crystallized-ginger'))), 2),
    may('potatoes', kind('tuber')),
    may('vegetables', vegetableFor('simmer', 20, 'tomato', 'mushroom', 'sprout', 'pea'), 3),
    aromatics,
    may('spices', every(role('spice'), not(kind('dried-herb'))), 4),
    may('harissa', id('harissa')),
    may('tomato', some(kind('tomato', 'tomato-sauce'), id('tomato-paste'))),
    may('sharp', id('olive', 'black-olive', 'preserved-lemon'), 2),
    may('honey', id('honey', 'date-syrup')),
    may('side', some(looseGrain, tableFlatbread)),
    may('nuts', every(kind('nut'), savoury)),
    { ...herbs, max: 1 },
    may('citrus', id('lemon')), stock,
  ],
  suits: (filled) => among(filled, 'dried', 'sharp', 'harissa', 'spices', 'side').some(marks) && among(filled, 'dried', 'sharp', 'harissa', 'spices', 'side').length > 1 && among(filled, 'protein', 'pulse', 'vegetables').length > 0,
  write(cook) {
    const protein = proteinOf(cook)
    const pulse = cook.all('pulse', { share: protein.length > 0 ? 0.5 : 0.9 })
    const dried = cook.all('dried')
    const vegetables = [...cook.all('potatoes', { share: 0.5 }), ...cook.all('vegetables', { share: 0.7, cut: 'cut into chunks' })]
    const sharp = cook.all('sharp', { share: 0.7 })
    pot(cook, {
      brown: protein.filter((use) => !isReady(use)),
      scents: cook.all('aromatics'),
      spices: gather(cook, 'spices', 'harissa'),
      liquids: [...cook.all('tomato', { share: 0.6 }), ...cook.all('stock', { quantity: cook.serves * 100 })],
      wet: cook.serves * 120,
      body: [...protein, ...pulse, ...vegetables, ...dried],
      how: 'simmer under a lid',
    })
    const serving = cookMeanwhile(cook, cook.one('side'))
    const balance = [...sharp, ...cook.all('honey', { share: 0.5 })]
    dishUp(cook, gather(cook, 'nuts', 'herbs'), cook.one('citrus', { share: 0.4 }), serving, `${balance.length > 0 ? `stir in ${cook.the(...balance)}, ` : ''}${cook.season()}`)
    const lead = protein[0] ? titleName(protein[0]) : attributive([...vegetables, ...pulse])
    const beside = titleNames([...dried, ...sharp, ...(protein[0] ? [...vegetables, ...pulse] : [])])
    return {
      title: words(lead, 'tagine', and(beside)),
      sentence: 'Sweet, warm and slow, with a sharp edge somewhere.',
    }
  },
} // prettier-ignore
