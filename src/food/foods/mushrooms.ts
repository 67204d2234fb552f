// Only cultivated and shop-bought species; morels and most wild mushrooms are toxic raw (FDA, 2024), so none is eaten raw here
// but the button kinds. Hijiki is left out on purpose: food agencies advise against it (inorganic arsenic).
import { foodTable, type Food } from '../food.ts'

/** Mushrooms, fresh and dried, and seaweeds. */
// prettier-ignore
export const mushrooms: Food[] = [
  ...foodTable('mushroom', {
    mushroom: { emoji: '🍄', aka: ['shroom', 'button mushroom', 'white mushroom', 'closed cup mushroom', 'champignon', 'champignons', 'fresh mushroom', 'sliced mushroom', 'cup mushroom', 'frozen mushroom', 'closed-cup mushroom', 'field mushroom', 'agaricus'], piece: 15, raw: true },
    'chestnut-mushroom': { aka: ['cremini', 'cremini mushroom', 'crimini', 'crimini mushroom', 'brown mushroom', 'baby bella', 'baby bella mushroom', 'baby portobello', 'swiss brown mushroom', 'portobellini', 'baby portabella'], piece: 18, raw: true },
    'portobello-mushroom': { aka: ['portobello', 'portabella', 'portabella mushroom', 'flat mushroom', 'large flat mushroom', 'portabello', 'portobella', 'portobello cap'], piece: 80, per: [70, 120, 180], cook: { fry: 10, roast: 18, grill: 10, simmer: 12, braise: 30 } },
    'shiitake-mushroom': { aka: ['shiitake', 'shitake', 'shitake mushroom', 'fresh shiitake', 'shiitakes'], piece: 12 },
    'oyster-mushroom': { aka: ['grey oyster mushroom', 'pink oyster mushroom', 'pleurotus', 'pearl oyster mushroom', 'king oyster mushroom', 'king trumpet mushroom', 'eryngii', 'king oyster', 'trumpet mushroom', 'king brown mushroom', 'eringi'], piece: 20, cut: 'torn' },
    'enoki-mushroom': { aka: ['enoki', 'enokitake', 'golden needle mushroom'], piece: 100, cup: 65, cut: 'trimmed', cook: { fry: 3, simmer: 3, boil: 2, steam: 5 }, done: 'tender' },
    'shimeji-mushroom': { aka: ['shimeji', 'beech mushroom', 'bunashimeji', 'brown beech mushroom', 'clamshell mushroom'], cut: 'trimmed', cook: { fry: 6, simmer: 8, roast: 15 } },
    chanterelle: { many: true, aka: ['chanterelle', 'girolle', 'girolles', 'chanterelle mushroom', 'golden chanterelle'], piece: 8, cut: 'halved', cook: { fry: 7, simmer: 12, braise: 25 } },
    'porcini-mushroom': { name: 'fresh porcini', aka: ['fresh porcini mushroom', 'cep', 'ceps', 'penny bun', 'bolete', 'king bolete', 'boletus', 'steinpilz', 'porcini', 'porcini mushroom'], piece: 60, cook: { fry: 9, roast: 20, simmer: 15, braise: 30 } },
    morel: { many: true, aka: ['morel', 'morel mushroom', 'morchella'], piece: 8, cut: 'halved', cook: { fry: 12, simmer: 20, braise: 30 }, done: 'cooked through and tender' },
    'wild-mushroom': { name: 'mixed mushrooms', aka: ['wild mushroom', 'mixed mushroom', 'mixed wild mushroom', 'forest mushroom', 'exotic mushroom', 'mushroom mix', 'chef mushroom', 'wild mushroom mix', 'speciality mushroom', "lion's mane mushroom", "lion's mane", 'lions mane', 'lions mane mushroom', 'pom pom mushroom', 'maitake', 'hen of the woods', 'hen-of-the-woods', 'maitake mushroom', 'nameko mushroom', 'nameko'], cook: { fry: 10, simmer: 15, roast: 22, braise: 40 } },
    truffle: { name: 'truffle', aka: ['black truffle', 'white truffle', 'truffle mushroom', 'summer truffle', 'fresh truffle', 'truffle paste', 'truffle carpaccio'], role: 'aromatic', per: [2, 5, 10], cut: 'thinly sliced', cook: { simmer: 1 }, raw: true, done: 'fragrant' },
    'dried-porcini': { aka: ['dried porcini mushroom', 'dried cep', 'dried mushroom', 'dried wild mushroom', 'dried ceps', 'dried boletus', 'dried mixed mushroom', 'dried chanterelle', 'dried morel', 'dried forest mushroom', 'funghi porcini'], per: [3, 6, 12], cup: 25, cut: 'rinsed', cook: { simmer: 20, braise: 45 }, done: 'soft', state: 'dried' },
    'dried-shiitake': { aka: ['dried shiitake mushroom', 'dried chinese mushroom', 'chinese mushroom', 'dried black mushroom', 'chinese dried mushroom', 'black mushroom', 'donko'], per: [3, 6, 12], cup: 30, cut: 'rinsed', cook: { simmer: 25, braise: 45 }, done: 'soft', state: 'dried' },
    'wood-ear-mushroom': { aka: ['wood ear', 'black fungus', 'cloud ear', 'cloud ear fungus', 'jelly ear', 'tree ear', 'kikurage', 'dried wood ear', 'snow fungus', 'wood ear fungus', 'white fungus'], per: [3, 6, 12], cup: 20, cut: 'rinsed', cook: { fry: 4, simmer: 12 }, done: 'soft with a little crunch', state: 'dried' },
  }),
  ...foodTable('seaweed', {
    nori: { aka: ['nori sheet', 'sushi nori', 'laver', 'gim', 'seaweed sheet', 'roasted seaweed', 'toasted nori', 'laverbread', 'sheet of nori'], measure: 'each', piece: 3, pieceName: 'sheet', cut: 'shredded', cook: { grill: 1 }, state: 'ready' },
    kombu: { aka: ['kelp', 'dried kelp', 'konbu', 'kombu kelp', 'dashima', 'dried kombu', 'sugar kelp'], role: 'aromatic', per: [1, 3, 5], cut: 'whole', cook: { simmer: 20, braise: 60 }, raw: false, state: 'dried' },
    wakame: { aka: ['dried wakame', 'miyeok', 'cut wakame', 'seaweed', 'dried seaweed', 'sea vegetable', 'arame', 'sea lettuce', 'edible seaweed', 'sea spaghetti', 'aonori', 'green laver'], per: [1, 2, 5], cut: 'rinsed', done: 'soft', state: 'dried' },
    'seaweed-salad': { aka: ['goma wakame', 'wakame salad', 'chuka wakame'], role: 'salad', measure: 'weight', per: [30, 60, 100], cup: 120, cut: 'whole', cook: {}, state: 'ready', allergens: ['sesame', 'soy', 'wheat', 'gluten'] },
  }),
]
