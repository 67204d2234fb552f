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
    'portobello mushroom': { aka: 'portobello,flat mushroom', piece: 80, per: [70, 120, 180] },
    'shiitake mushroom': { aka: 'shiitake', piece: 12 },
    'oyster mushroom': { aka: 'king oyster,trumpet mushroom', piece: 20 },
    'enoki mushroom': { aka: 'enoki', piece: 100, cup: 65 },
    'shimeji mushroom': { aka: 'shimeji,beech mushroom' },
    chanterelle: { many: true, piece: 8 },
    'porcini-mushroom': { name: 'fresh porcini', aka: 'cep,porcini', piece: 60 },
    'wild-mushroom': { name: 'mixed mushrooms', aka: 'wild mushroom,exotic mushroom,lions mane,maitake,chicken of the wood,hen of the wood,morel' },
    'dried porcini': { aka: 'dried mushroom', per: [3, 6, 12], cup: 25, state: 'dried' },
    'dried shiitake': { aka: 'chinese mushroom,black mushroom', per: [3, 6, 12], cup: 30, state: 'dried' },
    'wood ear mushroom': { aka: 'wood ear,black fungus', per: [3, 6, 12], cup: 20, state: 'dried' },
  }),
  ...foodTable('seaweed', {
    nori: { aka: 'laver', measure: 'each', piece: 3, pieceName: 'sheet', state: 'ready' },
    kombu: { aka: 'kelp', role: 'aromatic', per: [1, 3, 5], raw: false, state: 'dried' },
    wakame: { aka: 'seaweed,miyeok', per: [1, 2, 5], state: 'dried' },
    'seaweed salad': { aka: 'goma wakame,wakame salad,chuka wakame', role: 'salad', measure: 'weight', per: [30, 60, 100], cup: 120, state: 'ready', allergens: ['wheat', 'gluten', 'soy', 'sesame'] },
    laverbread: { measure: 'weight', per: [30, 60, 100], cup: 240, state: 'ready' },
  }),
]
