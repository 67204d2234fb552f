// Bottled lemon and lime juice are preserved with sulphites: Regulation (EU) 1169/2011, Annex II.
import { foodTable, type Food } from '../food.ts'

/** Citrus fruit, their juice and their zest. */
// prettier-ignore
export const citrus: Food[] = [
  ...foodTable('citrus', {
    lemon: { emoji: '🍋', aka: ['unwaxed lemon', 'meyer lemon', 'lemon wedge', 'lemon slice', 'juice and zest of a lemon', 'lemon half', 'slice of lemon', 'amalfi lemon', 'sicilian lemon', 'fresh lemon'], adjective: 'lemony' },
    lime: { aka: ['key lime', 'lime wedge', 'unwaxed lime', 'lime slice', 'fresh lime', 'calamansi', 'calamondin', 'kalamansi', 'finger lime'], adjective: 'zesty', piece: 60, per: [15, 30, 60] },
    'lemon-juice': { aka: ['fresh lemon juice', 'juice of lemon', 'juice of a lemon', 'freshly squeezed lemon juice', 'squeeze of lemon', 'juice of one lemon', 'lemon juice fresh', 'fresh squeezed lemon juice'], measure: 'spoon', per: [4, 10, 25], cut: 'whole', cook: {}, state: 'ready' },
    'bottled-lemon-juice': { aka: ['ReaLemon', 'Jif lemon', 'lemon juice concentrate', 'lemon juice from concentrate', 'jif lemon juice', 'PLJ'], measure: 'spoon', per: [4, 10, 25], cut: 'whole', cook: {}, state: 'ready', allergens: ['sulphites'] },
    'lime-juice': { aka: ['fresh lime juice', 'juice of lime', 'juice of a lime', 'freshly squeezed lime juice', 'key lime juice', 'squeeze of lime', 'calamansi juice'], measure: 'spoon', per: [4, 10, 25], cut: 'whole', cook: {}, state: 'ready' },
    'bottled-lime-juice': { aka: ['ReaLime', 'lime juice concentrate', 'lime juice from concentrate'], measure: 'spoon', per: [4, 10, 25], cut: 'whole', cook: {}, state: 'ready', allergens: ['sulphites'] },
    'lemon-zest': { aka: ['lemon peel', 'grated lemon zest', 'lemon rind', 'zest of lemon', 'grated lemon peel', 'zest of a lemon', 'grated lemon rind', 'lemon zest strip'], measure: 'spoon', piece: 6, per: [0.5, 1.5, 4], cup: 96, cut: 'grated', cook: { simmer: 5 } },
    'lime-zest': { aka: ['lime peel', 'lime rind', 'zest of lime', 'zest of a lime', 'grated lime zest'], measure: 'spoon', piece: 4, per: [0.5, 1.5, 3], cup: 96, cut: 'grated', cook: { simmer: 5 } },
    'orange-zest': { aka: ['orange peel', 'orange rind', 'zest of orange', 'grated orange zest', 'zest of an orange', 'tangerine peel', 'dried tangerine peel', 'dried orange peel', 'citrus zest', 'mandarin peel', 'chenpi', 'citrus peel', 'grapefruit zest', 'grated orange peel', 'grated orange rind'], measure: 'spoon', piece: 8, per: [0.5, 1.5, 4], cup: 96, cut: 'grated', cook: { simmer: 10, braise: 60 } },
    yuzu: { aka: ['yuzu juice', 'yuzu zest', 'sudachi', 'kabosu', 'bergamot', 'yuzu fruit'], adjective: 'zesty', per: [5, 15, 30] },
    'citrus-fruit': { name: 'citrus fruit', plural: 'citrus fruit', aka: ['citrus', 'citrus juice', 'citrus slice'] },
  }),
  ...foodTable('fruit', {
    orange: { emoji: '🍊', aka: ['navel orange', 'seville orange', 'blood orange', 'juicing orange', 'orange segment', 'valencia orange', 'cara cara orange', 'cara cara', 'orange slice', 'bitter orange', 'sweet orange', 'sour orange', 'fresh orange'], adjective: 'orange', cook: { simmer: 10, roast: 25, grill: 6 } },
    mandarin: { aka: ['clementine', 'tangerine', 'satsuma', 'easy peeler', 'mandarin orange', 'tangelo', 'cutie', 'mikan', 'fresh mandarin', 'minneola', 'easy peel orange', 'dekopon', 'sumo orange', 'clementine orange', 'halo mandarin'], piece: 75, cook: { simmer: 8, roast: 20 } },
    grapefruit: { aka: ['pink grapefruit', 'ruby grapefruit', 'red grapefruit', 'white grapefruit', 'ruby red grapefruit', 'oroblanco'], piece: 300, per: [80, 150, 220], cook: { grill: 6 } },
    pomelo: { piece: 800, cook: {} },
    kumquat: { many: true, measure: 'weight', piece: 15, per: [25, 50, 100], cook: { simmer: 15, roast: 20 } },
  }),
]
