// Only cultivated and shop-bought species; morels and most wild mushrooms are toxic raw (FDA, 2024), so none is eaten raw here
// but the button kinds. Hijiki is left out on purpose: food agencies advise against it (inorganic arsenic).
import { foodTable } from './food-table.ts'
import type { Food } from '../model/food.ts'

/** Mushrooms, fresh and dried, and seaweeds. */
// prettier-ignore
export const mushrooms: Food[] = [
  ...foodTable('mushroom', {
    mushroom: { emoji: '🍄', piece: 15, raw: true },
    'chestnut mushroom': { aka: 'cremini,brown mushroom,baby bella', piece: 18, raw: true },
    'portobello mushroom': { aka: 'portobello,flat mushroom', piece: 80, per: [70, 120, 180], cook: { fry: 10, simmer: 12, roast: 18, grill: 10, braise: 30 } },
    'shiitake mushroom': { aka: 'shiitake', piece: 12 },
    'oyster mushroom': { aka: 'king oyster,trumpet mushroom', piece: 20, cut: 'torn' },
    'enoki mushroom': { aka: 'enoki', piece: 100, cup: 65, cut: 'trimmed', cook: { fry: 3, simmer: 3, boil: 2, steam: 5 }, doneWhen: 'tender' },
    'shimeji mushroom': { aka: 'shimeji,beech mushroom', cut: 'trimmed', cook: { fry: 6, simmer: 8, roast: 15 } },
    chanterelle: { many: true, piece: 8, cut: 'halved', cook: { fry: 7, simmer: 12, braise: 25 } },
    'porcini-mushroom': { name: 'fresh porcini', aka: 'cep,porcini', piece: 60, cook: { fry: 9, simmer: 15, roast: 20, braise: 30 } },
    'wild-mushroom': { name: 'mixed mushrooms', aka: 'wild mushroom,exotic mushroom,lions mane,maitake,chicken of the wood,hen of the wood,morel', cook: { fry: 10, simmer: 15, roast: 22, braise: 40 } },
    'dried porcini': { aka: 'dried mushroom', per: [3, 6, 12], cup: 25, cut: 'rinsed', cook: { simmer: 20, braise: 45 }, doneWhen: 'soft', state: 'dried' },
    'dried shiitake': { aka: 'chinese mushroom,black mushroom', per: [3, 6, 12], cup: 30, cut: 'rinsed', cook: { simmer: 25, braise: 45 }, doneWhen: 'soft', state: 'dried' },
    'wood ear mushroom': { aka: 'wood ear,black fungus', per: [3, 6, 12], cup: 20, cut: 'rinsed', cook: { fry: 4, simmer: 12 }, doneWhen: 'soft with a little crunch', state: 'dried' },
  }),
  ...foodTable('seaweed', {
    nori: { aka: 'laver', measure: 'each', piece: 3, pieceName: 'sheet', cut: 'shredded', cook: { grill: 1 }, state: 'ready' },
    kombu: { aka: 'kelp', role: 'aromatic', per: [1, 3, 5], cut: 'whole', cook: { simmer: 20, braise: 60 }, raw: false, state: 'dried' },
    wakame: { aka: 'seaweed', per: [1, 2, 5], cut: 'rinsed', doneWhen: 'soft', state: 'dried' },
    'seaweed salad': { aka: 'goma wakame,wakame salad,chuka wakame', role: 'salad', measure: 'weight', per: [30, 60, 100], cup: 120, cut: 'whole', cook: {}, state: 'ready', allergens: ['wheat', 'gluten', 'soy', 'sesame'] },
  }),
]
