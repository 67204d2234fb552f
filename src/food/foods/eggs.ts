// Safe temperatures: USDA FSIS, eggs and egg dishes 71 °C (160 °F).
import { foodTable, type Food } from '../food.ts'

/** Eggs, their parts, and what stands in for them. */
// prettier-ignore
export const eggs: Food[] = [
  ...foodTable('egg', {
    egg: { emoji: '🥚', aka: ['hen egg', "hen's egg", 'chicken egg', 'whole egg', 'large egg', 'medium egg', 'free-range egg', 'free range egg', 'egg in shell', 'raw egg', 'beaten egg', 'brown egg', 'pasteurized egg', 'cage-free egg', 'egg wash', 'pasture-raised egg', 'barn egg', 'XL egg', 'extra large egg', 'jumbo egg', 'fried egg', 'poached egg', 'scrambled egg'] },
    'egg-yolk': { aka: ['yolk', 'yolk of egg', 'salted egg yolk', 'raw egg yolk'], piece: 18, per: [18, 18, 36], cut: 'beaten', cook: { fry: 2, simmer: 3 }, done: 'set' },
    'egg-white': { aka: ['white of egg', 'albumen', 'raw egg white'], piece: 33, per: [33, 66, 100], cook: { fry: 3, simmer: 4, roast: 15 }, done: 'set' },
    'liquid-egg': { name: 'liquid egg', aka: ['carton egg', 'pasteurised liquid egg', 'liquid egg white', 'carton egg white', 'egg beaters', 'liquid whole egg', 'pasteurized egg white', 'Two Chicks'], measure: 'volume', cut: 'beaten', cook: { fry: 4, roast: 15 }, done: 'set' },
    'quail-egg': { aka: ["quail's egg", 'quails egg'], piece: 10, per: [20, 40, 60], cook: { fry: 2, boil: 4, simmer: 4 } },
    'duck-egg': { aka: ["duck's egg", 'turkey egg', 'bantam egg'], piece: 70, per: [70, 70, 140], cook: { fry: 5, boil: 11, roast: 18, simmer: 10 } },
    'goose-egg': { aka: ["goose's egg", 'ostrich egg', 'emu egg'], piece: 145, per: [70, 145, 145], cut: 'beaten', cook: { fry: 7, boil: 15, roast: 20 } },
    'hard-boiled-egg': { name: 'hard-boiled egg', aka: ['boiled egg', 'hard boiled egg', 'cooked egg', 'pickled egg', 'soft-boiled egg', 'tea egg', 'salted egg', 'salted duck egg', 'ramen egg', 'century egg', 'ajitama', 'hard-cooked egg'], cut: 'halved', cook: { simmer: 3 }, raw: true, done: 'hot through', safe: 'reheated', state: 'ready' },
    'egg-powder': { name: 'egg powder', aka: ['powdered egg', 'dried egg', 'whole egg powder'], measure: 'spoon', per: [7, 14, 28], cup: 90, cook: { fry: 4, roast: 15 }, done: 'set', state: 'dried' },
  }),
  ...foodTable('plant-protein', {
    'egg-substitute': { name: 'plant-based egg', aka: ['egg substitute', 'egg replacer', 'Just Egg', 'vegan egg', 'Crackd', 'plant egg', 'flax egg', 'vegan egg replacer', 'egg replacement', 'eggless egg', 'chia egg'], measure: 'volume', cup: 240, cut: 'beaten', cook: { fry: 5, roast: 15 }, done: 'set', allergens: ['soy', 'lupin'] },
  }),
]
