// Safe temperatures: USDA FSIS, raw sausages of red meat 71 °C (160 °F), of poultry 74 °C (165 °F).
import { foodTable, type Food } from '../food.ts'

/** Raw sausages. */
// prettier-ignore
export const rawSausages: Food[] = [
  ...foodTable('raw-sausage', {
    sausage: { aka: ['pork sausage', 'banger', 'fresh sausage', 'raw sausage', 'English sausage', 'snag', 'link sausage', 'dinner sausage', 'thick sausage', 'irish sausage', 'link', 'sausage in casing', 'Cumberland sausage', 'Lincolnshire sausage', 'Toulouse sausage', 'herby sausage', 'sausage coil', 'sausage wheel', 'chipolata', 'chipolata sausage', 'cocktail sausage', 'thin sausage', 'pigs in blankets', 'small sausage', 'party sausage'], allergens: ['wheat', 'gluten', 'sulphites'] },
    'italian-sausage': { name: 'Italian sausage', aka: ['hot Italian sausage', 'sweet Italian sausage', 'salsiccia', 'spicy Italian sausage', 'mild Italian sausage', 'fennel sausage', 'luganega', 'Italian sausage link'], piece: 100 },
    bratwurst: { aka: ['brat', 'rostbratwurst', 'grillwurst', 'nürnberger', 'nuremberg sausage', 'weisswurst', 'weißwurst', 'white sausage', 'thuringian sausage', 'German sausage', 'beer brat', 'boerewors', 'farmer sausage'], piece: 100 },
    'breakfast-sausage': { aka: ['breakfast link', 'breakfast sausage link', 'sausage patty', 'Jimmy Dean', 'breakfast patty', 'sage sausage'], piece: 30, per: [60, 100, 160], cook: { fry: 9, grill: 9, roast: 15 } },
    'fresh-chorizo': { plural: 'fresh chorizo sausages', aka: ['Mexican chorizo', 'cooking chorizo', 'raw chorizo', 'chorizo sausage', 'linguica', 'linguiça', 'longaniza', 'chorizo link', 'soft chorizo', 'mexican style chorizo'], adjective: 'spicy', cook: { fry: 10, grill: 12, roast: 20, simmer: 15 } },
    merguez: { aka: ['merguez sausage', 'lamb sausage', 'spicy lamb sausage', 'sheep sausage'], origin: 'lamb', piece: 50, cook: { fry: 10, grill: 10, roast: 18, simmer: 15 } },
    'beef-sausage': { aka: ['halal sausage', 'lorne sausage', 'square sausage', 'kosher sausage', 'sucuk', 'sujuk', 'soujouk'], origin: 'beef', allergens: ['wheat', 'gluten', 'sulphites'] },
    'chicken-sausage': { aka: ['turkey sausage', 'chicken apple sausage', 'turkey Italian sausage', 'chicken link', 'chicken Italian sausage', 'turkey sausage link', 'chicken chipolata'], origin: 'poultry', safe: 'poultry' },
    'lap-cheong': { name: 'lap cheong', plural: 'lap cheong', aka: ['Chinese sausage', 'lap chong', 'lap xuong', 'lup cheong', 'Chinese cured sausage'], piece: 45, per: [25, 45, 90], cut: 'sliced', cook: { fry: 5, steam: 15, simmer: 12 }, done: 'glossy and hot through', allergens: ['soy', 'wheat', 'gluten'] },
  }),
  ...foodTable('ground-meat', {
    'sausage-meat': { aka: ['sausagemeat', 'bulk sausage', 'ground sausage', 'pork sausage meat', 'loose sausage', 'bulk Italian sausage', 'crumbled sausage', 'country sausage', 'roll sausage'], origin: 'pork', cook: { fry: 8, simmer: 20, roast: 30 }, allergens: ['wheat', 'gluten', 'sulphites'] },
  }),
]

/** Organ meats; USDA FSIS treats them as ground meat, 71 °C (160 °F), those of birds as poultry. */
// prettier-ignore
export const offal: Food[] = [
  ...foodTable('offal', {
    liver: { aka: ['beef liver', 'calf liver', "calf's liver", 'ox liver', "calves' liver", 'veal liver', 'cow liver', 'offal', 'organ meat', 'pluck'] },
    'lamb-liver': { name: "lamb's liver", aka: ['lamb liver', 'lambs liver', "lambs' liver", 'goat liver'], origin: 'lamb' },
    'pork-liver': { name: "pig's liver", aka: ['pork liver', 'pig liver', 'pigs liver'], origin: 'pork' },
    'chicken-liver': { plural: 'chicken livers', aka: ['duck liver', 'turkey liver', 'goose liver', 'poultry liver', 'foie gras', 'fat liver'], origin: 'poultry', cut: 'whole', cook: { fry: 7, braise: 20 }, safe: 'poultry' },
    kidney: { plural: 'kidneys', aka: ['beef kidney', 'ox kidney', 'veal kidney', 'cow kidney', 'calf kidney'], piece: 400, cook: { fry: 8, braise: 90, simmer: 90 } },
    'lamb-kidney': { name: "lamb's kidney", plural: "lamb's kidneys", aka: ['lamb kidney', 'lambs kidney', 'mutton kidney', 'devilled kidney'], origin: 'lamb', piece: 60, cut: 'halved', cook: { fry: 7, grill: 7, braise: 30 } },
    'pork-kidney': { name: "pig's kidney", plural: "pig's kidneys", aka: ['pork kidney', 'pig kidney'], origin: 'pork', piece: 150, cook: { fry: 8, braise: 45 } },
    heart: { plural: 'hearts', aka: ['beef heart', 'ox heart', 'lamb heart', "lamb's heart", 'veal heart', 'calf heart', "ox's heart"], cook: { fry: 6, braise: 120, grill: 6 } },
    'chicken-heart': { plural: 'chicken hearts', aka: ['duck heart', 'turkey heart'], origin: 'poultry', cut: 'halved', cook: { fry: 10, grill: 10, braise: 40 }, safe: 'poultry' },
    gizzard: { plural: 'gizzards', aka: ['chicken gizzard', 'giblet', 'chicken giblet', 'turkey giblet', 'gésier', 'duck gizzard', 'turkey gizzard'], origin: 'poultry', cut: 'whole', cook: { braise: 90, simmer: 90 }, done: 'tender', safe: 'poultry' },
    tongue: { plural: 'tongues', aka: ['beef tongue', 'ox tongue', 'veal tongue', 'lamb tongue', 'cow tongue', 'lengua', "calf's tongue"], piece: 1300, cut: 'whole', cook: { simmer: 180, boil: 180, braise: 180 }, done: 'tender to the point of a knife' },
    tripe: { aka: ['honeycomb tripe', 'beef tripe', 'cow tripe', 'dressed tripe', 'menudo meat', 'ox tripe'], cut: 'cut into strips', cook: { simmer: 120, braise: 120, boil: 120 }, done: 'tender' },
    'bone-marrow': { aka: ['marrow bone', 'beef marrow', 'beef marrow bone', 'beef bone marrow', 'marrowbone'], per: [60, 150, 250], cut: 'whole', cook: { roast: 20 }, done: 'soft and bubbling' },
    'pork-skin': { aka: ['raw pork rind', 'pig skin', 'fresh pork rind'], origin: 'pork', per: [20, 40, 80], cut: 'cut into strips', cook: { roast: 45, simmer: 90 }, done: 'crisp' },
    blood: { name: "pig's blood", aka: ['pork blood', 'pig blood', 'blood'], origin: 'pork', per: [50, 100, 150], cut: 'whole', cook: { simmer: 20 }, done: 'set' },
  }),
]
