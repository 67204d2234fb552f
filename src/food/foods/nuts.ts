// Tree nuts: Regulation (EU) 1169/2011, Annex II (almond, hazelnut, walnut, cashew, pecan, Brazil, pistachio, macadamia)
// and FDA's list of January 2025, which adds the pine nut. Chestnut and coconut are on neither. Peanuts are their own.
import { foodTable, type Food } from '../food.ts'

/** Nuts, seeds and their butters. */
// prettier-ignore
export const nuts: Food[] = [
  ...foodTable('nut', {
    almond: { many: true, aka: ['almond', 'whole almond', 'blanched almond', 'marcona almond', 'smoked almond', 'roasted almond', 'raw almond', 'salted almond', 'sweet almond', 'almond nut'], adjective: 'nutty', piece: 1.2 },
    'flaked-almond': { many: true, aka: ['flaked almond', 'sliced almond', 'slivered almond', 'almond flake', 'toasted almond', 'toasted flaked almond', 'nibbed almond', 'almond sliver', 'shaved almond'], cup: 95, cut: 'whole', cook: { fry: 2, roast: 5 } },
    walnut: { many: true, aka: ['walnut', 'walnut half', 'walnut piece', 'english walnut', 'black walnut', 'walnut kernel', 'chopped walnut', 'shelled walnut', 'walnut nut', 'walnut meat'], piece: 4, cup: 110 },
    pecan: { many: true, aka: ['pecan', 'pecan half', 'pecan nut', 'pecan piece', 'chopped pecan', 'candied walnut'], piece: 1.5, cup: 105 },
    hazelnut: { many: true, aka: ['hazelnut', 'filbert', 'cobnut', 'cob nut', 'blanched hazelnut', 'chopped hazelnut', 'hazel nut', 'roasted hazelnut', 'cobnuts'], piece: 1 },
    cashew: { many: true, aka: ['cashew', 'cashew nut', 'roasted cashew', 'raw cashew', 'salted cashew', 'kaju', 'cashew piece'], piece: 1.5, cook: { fry: 3, roast: 8, simmer: 10 } },
    pistachio: { many: true, aka: ['pistachio', 'pistachio nut', 'shelled pistachio', 'nibbed pistachio', 'pistachio kernel', 'slivered pistachio', 'pistachio paste'], piece: 0.7 },
    macadamia: { name: 'macadamia nuts', aka: ['macadamia', 'macadamia nut', 'queensland nut'], piece: 2.5 },
    'brazil-nut': { name: 'Brazil nuts', aka: ['brazil nut', 'brazil', 'para nut'], piece: 5 },
    'pine-nut': { many: true, aka: ['pine nut', 'pine kernel', 'pignoli', 'pinoli', 'pinon', 'pignolia', 'piñon', 'toasted pine nut', 'pinenut', 'pine seed'], per: [5, 12, 25], cut: 'whole', cook: { fry: 2, roast: 5 } },
    peanut: { many: true, emoji: '🥜', aka: ['peanut', 'groundnut', 'roasted peanut', 'salted peanut', 'monkey nut', 'dry roasted peanut', 'raw peanut', 'goober', 'honey roasted peanut', 'crushed peanut', 'dry-roasted peanut', 'unsalted peanut', 'redskin peanut', 'spanish peanut', 'boiled peanut', 'dry roast peanut'], cook: { fry: 4, roast: 10, simmer: 15 }, allergens: ['peanuts'] },
    'peanut-powder': { aka: ['PB2', 'powdered peanut butter', 'peanut flour', 'PBfit'], measure: 'spoon', cut: 'whole', cook: {}, allergens: ['peanuts'] },
    'mixed-nut': { many: true, aka: ['nut', 'mixed nut', 'chopped nut', 'mixed chopped nut', 'unsalted nut', 'salted nut', 'roasted nut', 'raw nut', 'roasted mixed nut', 'chopped mixed nut', 'nut mix', 'chopped roasted nut', 'crushed nut', 'nutmeat', 'nut meat'], allergens: ['tree nuts', 'peanuts'] },
    chestnut: { many: true, emoji: '🌰', aka: ['chestnut', 'cooked chestnut', 'vacuum-packed chestnut', 'vac-pac chestnut', 'roasted chestnut', 'tinned chestnut', 'peeled chestnut', 'canned chestnut', 'roast chestnut', 'vacuum packed chestnut', 'cooked and peeled chestnut', 'whole chestnut'], role: 'vegetable', piece: 9, per: [25, 50, 100], cook: { fry: 4, simmer: 6, roast: 12, braise: 20 }, done: 'hot through', allergens: [] },
    'fresh-chestnut': { many: true, aka: ['fresh chestnut', 'chestnut in shell', 'raw chestnut', 'sweet chestnut', 'unshelled chestnut'], role: 'vegetable', piece: 12, per: [40, 80, 120], cut: 'whole', cook: { boil: 25, roast: 25, simmer: 30 }, raw: false, done: 'soft inside', state: 'raw', allergens: [] },
    'ginkgo-nut': { many: true, aka: ['ginkgo nut', 'ginnan', 'gingko nut', 'ginkgo'], per: [5, 10, 15], cut: 'whole', cook: { simmer: 10, boil: 10, steam: 10 }, raw: false, done: 'tender', state: 'raw', allergens: [] },
    candlenut: { many: true, aka: ['candlenut', 'kemiri', 'buah keras', 'candle nut'], per: [3, 6, 12], cut: 'crushed', cook: { fry: 4, simmer: 15 }, raw: false, state: 'raw', allergens: [] },
    'tiger-nut': { many: true, allergens: [] },
    'soy-nut': { many: true, aka: ['soy nut', 'roasted soybean', 'roasted soy bean', 'roasted edamame'], taste: 'savoury', cut: 'whole', cook: {}, allergens: ['soy'] },
  }),
  ...foodTable('seed', {
    'sesame-seed': { many: true, aka: ['sesame', 'sesame seed', 'white sesame seed', 'toasted sesame seed', 'benne seed', 'til', 'white sesame', 'gomasio', 'toasted sesame', 'roasted sesame seed', 'ground sesame', 'gomashio', 'hulled sesame seed', 'black sesame seed', 'black sesame', 'black sesame paste', 'black sesame powder'], allergens: ['sesame'] },
    'sunflower-seed': { many: true, emoji: '🌻', aka: ['sunflower seed', 'sunflower kernel', 'shelled sunflower seed'] },
    'pumpkin-seed': { many: true, aka: ['pumpkin seed', 'pepita', 'pepitas', 'green pumpkin seed', 'squash seed', 'pumpkin kernel', 'shelled pumpkin seed'] },
    'poppy-seed': { many: true, aka: ['poppy seed', 'poppyseed', 'khus khus', 'blue poppy seed', 'white poppy seed', 'ground poppy seed', 'poppy', 'maw seed'] },
    'chia-seed': { many: true, aka: ['chia', 'chia seed', 'black chia seed', 'basil seed', 'sabja', 'white chia seed'], cup: 165, cook: {} },
    flaxseed: { name: 'flaxseed', aka: ['linseed', 'flax seed', 'ground flaxseed', 'flaxseed meal', 'flax meal', 'milled flaxseed', 'golden linseed', 'flax', 'brown linseed', 'milled linseed', 'ground flax', 'linseed meal', 'ground linseed'] },
    'hemp-seed': { many: true, aka: ['hemp heart', 'hemp seed', 'shelled hemp', 'hulled hemp seed', 'hempseed'] },
    seed: { name: 'mixed seeds', aka: ['seed', 'mixed seed', 'seed mix', 'toasted seed', 'omega seed', 'super seed', 'seed sprinkle', 'toasted mixed seed', 'salad seed'], allergens: ['sesame'] },
  }),
  ...foodTable('nut-butter', {
    'peanut-butter': { aka: ['crunchy peanut butter', 'smooth peanut butter', 'Skippy', 'Jif', 'natural peanut butter', 'Sun-Pat', 'chunky peanut butter', 'pb', 'creamy peanut butter', 'groundnut paste', 'peanut paste', 'groundnut butter', 'Whole Earth peanut butter', 'pindakaas', "Reese's peanut butter"], adjective: 'peanut', cook: { simmer: 10 }, allergens: ['peanuts'] },
    'almond-butter': { aka: ['almond spread', 'white almond butter'], cook: { simmer: 10 } },
    'cashew-butter': { aka: ['hazelnut butter', 'pistachio butter', 'pecan butter', 'macadamia butter', 'walnut butter', 'hazelnut paste', 'cashew paste'], cook: { simmer: 10 } },
    'nut-butter': { aka: ['mixed nut butter', 'nut spread', 'nut paste'], cook: { simmer: 10 }, allergens: ['tree nuts', 'peanuts'] },
    tahini: { aka: ['tahina', 'sesame paste', 'tahini paste', 'light tahini', 'dark tahini', 'sesame butter', 'chinese sesame paste', 'sesame seed paste', 'tahin', 'white tahini', 'techina'], cook: { simmer: 5 }, allergens: ['sesame'] },
  }),
]
