// Not eaten raw: fresh beans in the pod (lectins), sprouts (FDA: cook them for anyone at risk), fiddleheads (Health
// Canada: boil 15 minutes), bamboo shoots (cyanogenic).
// Ackee is known as canned only: unripe fruit holds hypoglycin (FDA import alert 21-11). Allergens follow Regulation (EU) 1169/2011, Annex II.
import { foodTable, type Food } from '../food.ts'

/** Stalks, pods, peas, corn, sprouted things and tinned vegetables. */
// prettier-ignore
export const pods: Food[] = [
  ...foodTable('stalk', {
    celery: { aka: ['celery stick', 'celery stalk', 'stick of celery', 'stalk of celery', 'celery rib', 'celery heart', 'rib of celery', 'head of celery', 'branch celery', 'pascal celery', 'green celery', 'celery leaves', 'celery leaf', 'chinese celery', 'celery top', 'celery tops', 'leaf celery', 'smallage'], piece: 45, per: [20, 40, 90], allergens: ['celery'] },
    asparagus: { aka: ['green asparagus', 'asparagus tip', 'asparagus spear', 'bunch of asparagus', 'spargel', 'fine asparagus', 'wild asparagus', 'asparagus stalk', 'purple asparagus'], piece: 18, per: [50, 90, 150], cup: 130, cut: 'trimmed', cook: { fry: 5, simmer: 4, boil: 3, steam: 4, roast: 12, grill: 6 }, done: 'bright and just tender' },
    'white-asparagus': { piece: 45, per: [100, 180, 300], cup: 130, cut: 'trimmed', cook: { boil: 14, steam: 16, simmer: 14, roast: 30, fry: 12 }, raw: false },
    fennel: { aka: ['fennel bulb', 'bulb of fennel', 'florence fennel', 'sweet fennel', 'anise bulb', 'finocchio', 'baby fennel'], piece: 250, per: [40, 90, 160], cup: 87, cut: 'thinly sliced', cook: { fry: 9, simmer: 14, steam: 12, roast: 30, braise: 35, grill: 8 } },
    'palm-heart': { name: 'hearts of palm', aka: ['palm heart', 'heart of palm', 'palmito', 'chonta', 'swamp cabbage'], piece: 40, cup: 146, cook: { fry: 3, simmer: 4, roast: 12 }, done: 'hot through', state: 'ready' },
    fiddlehead: { many: true, aka: ['fiddlehead', 'fiddlehead fern', 'fern shoot', 'gosari', 'warabi'], cup: 60, cut: 'trimmed', cook: { boil: 15, steam: 12 }, raw: false },
    'cactus-paddle': { name: 'nopales', aka: ['nopal', 'cactus paddle', 'prickly pear pad', 'cactus pad', 'nopalito', 'nopalitos'], cup: 86, cut: 'cut into strips', cook: { fry: 10, grill: 8, boil: 12 } },
  }),
  ...foodTable('pod', {
    'green-bean': { many: true, aka: ['green bean', 'french bean', 'fine bean', 'string bean', 'haricot vert', 'haricots verts', 'snap bean', 'dwarf bean', 'fine green bean', 'bobby bean', 'kenya bean', 'flat bean', 'yellow bean', 'wax bean', 'dragon bean', 'romano bean', 'helda bean', 'cut green bean', 'yardlong beans', 'yardlong bean', 'long bean', 'snake bean', 'chinese long bean', 'asparagus bean'], cook: { fry: 7, simmer: 7, boil: 5, steam: 6, roast: 16, braise: 35 } },
    'runner-bean': { many: true, aka: ['runner bean', 'scarlet runner bean', 'stick bean'], cut: 'sliced', cook: { simmer: 7, boil: 6, steam: 7, fry: 7, braise: 35 } },
    'snow-pea': { name: 'mangetout', aka: ['snow pea', 'mange tout', 'mange-tout', 'mangetouts', 'chinese pea pod', 'chinese pea', 'pea pod', 'snowpea'], cup: 63, cook: { fry: 3, simmer: 2, boil: 2, steam: 3 }, raw: true },
    'sugar-snap-pea': { many: true, aka: ['sugar snap', 'snap pea', 'sugar snap pea', 'sugarsnap', 'sugarsnap pea', 'sugar pea'], cup: 90, cook: { fry: 4, simmer: 3, boil: 2, steam: 3, roast: 8 }, raw: true },
  }),
  ...foodTable('pea', {
    pea: { many: true, emoji: '🫛', aka: ['pea', 'green pea', 'garden pea', 'petit pois', 'petits pois', 'sweet pea', 'frozen pea', 'english pea', 'shelled pea', 'fresh pea', 'shelling pea', 'sweet peas', 'frozen garden pea', 'Birds Eye pea'] },
    'canned-pea': { many: true, aka: ['canned pea', 'tinned pea', 'tinned garden pea', 'can of peas', 'tin of peas'], cut: 'drained', cook: { fry: 2, simmer: 3 }, done: 'hot through', state: 'ready' },
    'broad-bean': { many: true, aka: ['broad bean', 'fava bean', 'fava', 'fresh broad bean', 'baby broad bean', 'faba bean', 'podded broad bean', 'double-podded broad bean', 'horse bean'], cup: 125, raw: false },
    edamame: { name: 'edamame', aka: ['edamame bean', 'soya bean', 'soybean', 'green soybean', 'shelled edamame', 'frozen soya bean', 'soy bean', 'mukimame', 'edamame pod', 'fresh soya bean'], role: 'protein', raw: false, allergens: ['soy'] },
    sweetcorn: { emoji: '🌽', aka: ['corn', 'corn kernel', 'sweet corn', 'frozen corn', 'frozen sweetcorn', 'maize', 'corn niblet', 'corn off the cob', 'sweetcorn kernel', 'niblet', 'fresh corn', 'corn kernels', 'yellow corn', 'white corn', 'choclo', 'elote'], cook: { fry: 4, simmer: 5, boil: 4, steam: 5, roast: 15 } },
    'canned-corn': { name: 'canned sweetcorn', aka: ['tinned sweetcorn', 'canned corn', 'tinned corn', 'can of corn', 'tin of sweetcorn', 'can of sweetcorn', 'whole kernel corn', 'Green Giant', 'tinned sweet corn'], piece: 160, pieceName: 'can', cut: 'drained', cook: { fry: 3, simmer: 3, roast: 10 }, done: 'hot through', state: 'ready' },
    'creamed-corn': { aka: ['cream-style corn', 'cream style corn', 'cream corn', 'can of creamed corn'], cup: 250, cook: { simmer: 4, roast: 20 }, done: 'hot through', state: 'ready' },
    'corn-on-the-cob': { plural: 'corn cobs', aka: ['corn cob', 'cob of corn', 'ear of corn', 'corn ear', 'corncob', 'mini corn cob', 'corn cobette', 'cobette'], measure: 'each', piece: 180, per: [120, 200, 300], cook: { boil: 8, steam: 10, grill: 12, roast: 25, simmer: 10 }, raw: false },
    'baby-corn': { name: 'baby corn', aka: ['baby sweetcorn', 'babycorn', 'mini corn', 'young corn', 'baby corn cob'], piece: 10, cut: 'halved' },
    hominy: { aka: ['pozole corn', 'mote', 'canned hominy', 'white hominy', 'posole', 'nixtamal', 'golden hominy'], role: 'starch', per: [60, 110, 160], cup: 165, cut: 'drained and rinsed', cook: { simmer: 15, fry: 5 }, done: 'hot through', state: 'ready' },
  }),
  ...foodTable('sprout', {
    'bean-sprout': { name: 'beansprouts', aka: ['bean sprout', 'beansprout', 'mung bean sprout', 'soy sprout', 'soybean sprout', 'kongnamul', 'mung sprout', 'mungbean sprout'] },
    'alfalfa-sprout': { many: true, aka: ['alfalfa', 'alfalfa sprout', 'sprouted seed', 'broccoli sprout', 'clover sprout', 'radish sprout'], per: [10, 20, 40], cup: 33 },
    'sprouted-pulse': { name: 'sprouted lentils', aka: ['sprouted lentil', 'sprouted bean', 'sprouted chickpea', 'sprouted mung bean', 'bean mix sprout', 'crunchy sprout', 'mixed sprouts'], cook: { fry: 5, simmer: 8, steam: 6 } },
    'bamboo-shoot': { name: 'fresh bamboo shoots', aka: ['fresh bamboo shoot', 'fresh bamboo'], cup: 150, cut: 'sliced', cook: { boil: 60, simmer: 60 }, done: 'completely tender' },
  }),
  ...foodTable('tinned-vegetable', {
    'canned-bamboo-shoot': { name: 'bamboo shoots', aka: ['bamboo shoot', 'canned bamboo shoot', 'tinned bamboo shoot', 'bamboo', 'takenoko', 'menma'], piece: 140 },
    'water-chestnut': { many: true, aka: ['water chestnut', 'canned water chestnut', 'tinned water chestnut', 'sliced water chestnut', 'fresh water chestnut'], piece: 140, cut: 'sliced' },
    'artichoke-heart': { many: true, aka: ['artichoke heart', 'canned artichoke', 'tinned artichoke', 'marinated artichoke', 'jarred artichoke', 'artichoke bottom', 'artichokes in oil', 'chargrilled artichoke', 'frozen artichoke heart', 'artichoke antipasto', 'marinated artichoke heart', 'quartered artichoke heart'] },
    'roasted-pepper': { name: 'roasted red peppers', aka: ['roasted pepper', 'roasted red pepper', 'jarred roasted pepper', 'jarred pepper', 'chargrilled pepper', 'piquillo pepper', 'pimento', 'pimiento', 'jarred red pepper', 'pimentos', 'flame-roasted pepper', 'grilled pepper', 'roast pepper', 'piquillo', 'roasted bell pepper', 'antipasti pepper', 'peppers in oil'], piece: 60, pieceName: 'pepper', per: [20, 50, 90], cut: 'sliced' },
    'canned-green-chili': { many: true, aka: ['canned green chile', 'canned green chili', 'can of green chiles', 'diced green chile', 'diced green chili', 'can of green chilies', 'chopped green chile'], piece: 115, per: [10, 25, 45], cut: 'whole' },
    'canned-mixed-vegetable': { many: true, aka: ['canned vegetable', 'tinned vegetable', 'tinned veg', 'canned mixed vegetable', 'Veg-All', 'tinned mixed vegetable', 'can of mixed vegetables', 'canned veggie', 'canned green bean', 'tinned green bean', 'can of green beans', 'can of french style green beans', 'canned carrot', 'tinned carrot', 'canned asparagus', 'tinned asparagus', 'jarred asparagus', 'canned spinach', 'tinned spinach', 'jarred spinach'] },
    'pumpkin-puree': { name: 'pumpkin purée', aka: ['pumpkin puree', 'canned pumpkin', 'tinned pumpkin', "Libby's", 'solid pack pumpkin', 'can of pumpkin', 'squash puree', 'sweet potato puree', 'pumpkin pulp', 'mashed pumpkin', 'butternut squash puree'], taste: 'either', piece: 425, cup: 245, cut: 'whole', cook: { simmer: 5, roast: 35 } },
    'green-jackfruit': { name: 'young jackfruit', aka: ['green jackfruit', 'canned jackfruit', 'tinned jackfruit', 'jackfruit in brine', 'pulled jackfruit', 'can of jackfruit'], role: 'protein', per: [70, 110, 160], cook: { fry: 8, simmer: 20, roast: 25, braise: 30 }, done: 'soft enough to shred' },
    'canned-ackee': { name: 'canned ackee', aka: ['ackee', 'tinned ackee', 'can of ackee'], cook: { fry: 4, simmer: 4 } },
  }),
]
