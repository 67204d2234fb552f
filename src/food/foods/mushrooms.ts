// Only cultivated and shop-bought species; morels and most wild mushrooms are toxic raw (FDA, 2024), so none is eaten raw here
// but the button kinds. Hijiki is left out on purpose: food agencies advise against it (inorganic arsenic).
import { foodTable, type Food } from '../food.ts'

/** Mushrooms, fresh and dried, and seaweeds. */
// prettier-ignore
export const mushrooms: Food[] = [
  ...foodTable('mushroom', {
    mushroom: { emoji: '🍄', aka: ['button mushroom', 'white mushroom', 'closed cup mushroom', 'champignon', 'champignons', 'fresh mushroom', 'sliced mushroom', 'cup mushroom', 'frozen mushroom', 'closed-cup mushroom', 'field mushroom', 'agaricus'], raw: true, piece: 15 },
    'chestnut-mushroom': { aka: ['cremini', 'cremini mushroom', 'crimini', 'crimini mushroom', 'brown mushroom', 'baby bella', 'baby bella mushroom', 'baby portobello', 'swiss brown mushroom', 'portobellini', 'baby portabella'], raw: true, piece: 18 },
    'portobello-mushroom': { aka: ['portobello', 'portabella', 'portabella mushroom', 'flat mushroom', 'large flat mushroom', 'portabello', 'portobella', 'portobello cap'], plural: 'portobello mushrooms', piece: 80, per: [70, 120, 180], cook: { fry: 10, roast: 18, grill: 10, simmer: 12, braise: 30 } },
    'shiitake-mushroom': { aka: ['shiitake', 'shitake', 'shitake mushroom', 'fresh shiitake', 'shiitakes'], piece: 12 },
    'oyster-mushroom': { aka: ['grey oyster mushroom', 'pink oyster mushroom', 'pleurotus', 'pearl oyster mushroom'], piece: 20, cut: 'torn' },
    'king-oyster-mushroom': { aka: ['king trumpet mushroom', 'eryngii', 'king oyster', 'trumpet mushroom', 'king brown mushroom', 'eringi'], piece: 60, cook: { fry: 9, simmer: 12, roast: 20, grill: 9, braise: 30 }, done: 'golden on both sides' },
    'enoki-mushroom': { aka: ['enoki', 'enokitake', 'golden needle mushroom'], piece: 100, cut: 'trimmed', cook: { fry: 3, simmer: 3, boil: 2, steam: 5 }, cup: 65, done: 'tender' },
    'shimeji-mushroom': { aka: ['shimeji', 'beech mushroom', 'bunashimeji', 'brown beech mushroom', 'clamshell mushroom'], cut: 'trimmed', cook: { fry: 6, simmer: 8, roast: 15 } },
    maitake: { aka: ['hen of the woods', 'hen-of-the-woods', 'maitake mushroom'], cut: 'torn' },
    'lions-mane': { name: "lion's mane mushroom", aka: ["lion's mane", 'lions mane', 'lions mane mushroom', 'pom pom mushroom'], cut: 'sliced', cook: { fry: 10, roast: 20, grill: 8 } },
    chanterelle: { name: 'chanterelles', plural: 'chanterelles', aka: ['chanterelle', 'girolle', 'girolles', 'chanterelle mushroom', 'golden chanterelle'], piece: 8, cut: 'halved', cook: { fry: 7, simmer: 12, braise: 25 } },
    'porcini-mushroom': { name: 'fresh porcini', plural: 'fresh porcini', aka: ['fresh porcini mushroom', 'cep', 'ceps', 'penny bun', 'bolete', 'king bolete', 'boletus', 'steinpilz', 'porcini', 'porcini mushroom'], piece: 60, cook: { fry: 9, roast: 20, simmer: 15, braise: 30 } },
    morel: { name: 'morels', plural: 'morels', aka: ['morel', 'morel mushroom', 'morchella'], piece: 8, cut: 'halved', cook: { fry: 12, simmer: 20, braise: 30 }, done: 'cooked through and tender' },
    'wild-mushroom': { name: 'mixed mushrooms', plural: 'mixed mushrooms', aka: ['wild mushroom', 'mixed mushroom', 'mixed wild mushroom', 'forest mushroom', 'exotic mushroom', 'mushroom mix', 'chef mushroom', 'wild mushroom mix', 'speciality mushroom'], cook: { fry: 10, simmer: 15, roast: 22, braise: 40 } },
    'nameko-mushroom': { aka: ['nameko'], cut: 'whole', cook: { simmer: 5, boil: 3, fry: 5 } },
    huitlacoche: { aka: ['corn smut', 'cuitlacoche'], cook: { fry: 10, simmer: 12 } },
    truffle: { name: 'truffle', aka: ['black truffle', 'white truffle', 'truffle mushroom', 'summer truffle', 'fresh truffle', 'truffle paste', 'truffle carpaccio'], role: 'aromatic', raw: true, per: [2, 5, 10], cut: 'thinly sliced', cook: { simmer: 1 }, done: 'fragrant' },
    'dried-porcini': { aka: ['dried porcini mushroom', 'dried cep', 'dried mushroom', 'dried wild mushroom', 'dried ceps', 'dried boletus', 'dried mixed mushroom', 'dried chanterelle', 'dried morel', 'dried forest mushroom', 'funghi porcini'], state: 'dried', per: [3, 6, 12], cut: 'rinsed', cook: { simmer: 20, braise: 45 }, cup: 25, done: 'soft' },
    'dried-shiitake': { aka: ['dried shiitake mushroom', 'dried chinese mushroom', 'chinese mushroom', 'dried black mushroom', 'chinese dried mushroom', 'black mushroom', 'donko'], state: 'dried', per: [3, 6, 12], cut: 'rinsed', cook: { simmer: 25, braise: 45 }, cup: 30, done: 'soft' },
    'wood-ear-mushroom': { aka: ['wood ear', 'black fungus', 'cloud ear', 'cloud ear fungus', 'jelly ear', 'tree ear', 'kikurage', 'dried wood ear', 'snow fungus', 'wood ear fungus', 'white fungus'], state: 'dried', per: [3, 6, 12], cut: 'rinsed', cook: { fry: 4, simmer: 12 }, cup: 20, done: 'soft with a little crunch' },
    'mushroom-powder': { aka: ['porcini powder', 'shiitake powder', 'mushroom seasoning', 'ground dried mushroom', 'mushroom stock powder'], role: 'spice', measure: 'spoon', state: 'ready', raw: true, per: [0.6, 2, 5], cut: 'whole', cook: { fry: 1, simmer: 10 }, cup: 100 },
  }),
  ...foodTable('seaweed', {
    nori: { aka: ['nori sheet', 'sushi nori', 'laver', 'gim', 'seaweed sheet', 'roasted seaweed', 'toasted nori', 'laverbread', 'sheet of nori'], measure: 'each', piece: 3, pieceName: 'sheet', per: [1.5, 3, 9], cut: 'shredded', state: 'ready', cook: { grill: 1 } },
    kombu: { aka: ['kelp', 'dried kelp', 'konbu', 'kombu kelp', 'dashima', 'dried kombu', 'sugar kelp'], state: 'dried', raw: false, role: 'aromatic', per: [1, 3, 5], cut: 'whole', cook: { simmer: 20, braise: 60 } },
    wakame: { aka: ['dried wakame', 'miyeok', 'cut wakame', 'seaweed', 'dried seaweed', 'sea vegetable', 'arame', 'sea lettuce', 'edible seaweed', 'sea spaghetti', 'aonori', 'green laver'], state: 'dried', per: [1, 2, 5], cut: 'rinsed', cook: { simmer: 4 }, done: 'soft' },
    dulse: { aka: ['dulse flake', 'dillisk', 'seaweed flake', 'seaweed salad mix'], state: 'dried', per: [1, 3, 6], cut: 'torn', cook: { fry: 2, simmer: 3 } },
    'irish-moss': { aka: ['carrageen', 'sea moss', 'carragheen'], state: 'dried', raw: false, per: [1, 3, 6], cut: 'rinsed', cook: { simmer: 15 }, done: 'dissolved' },
    'seaweed-salad': { aka: ['goma wakame', 'wakame salad', 'chuka wakame'], measure: 'weight', role: 'salad', state: 'ready', per: [30, 60, 100], cut: 'whole', cook: {}, allergens: ['sesame', 'soy', 'wheat', 'gluten'], cup: 120 },
  }),
]
