// Safe temperatures: USDA FSIS, raw sausages of red meat 71 °C (160 °F), of poultry 74 °C (165 °F).
import { foodTable, type Food } from '../food.ts'

/** Raw sausages. */
// prettier-ignore
export const rawSausages: Food[] = [
  ...foodTable('raw-sausage', {
    sausage: { aka: ['pork sausage', 'banger', 'fresh sausage', 'raw sausage', 'English sausage', 'snag', 'link sausage', 'dinner sausage', 'thick sausage', 'irish sausage', 'link', 'sausage in casing'], allergens: ['wheat', 'gluten', 'sulphites'] },
    'italian-sausage': { name: 'Italian sausage', plural: 'Italian sausages', piece: 100, aka: ['hot Italian sausage', 'sweet Italian sausage', 'salsiccia', 'spicy Italian sausage', 'mild Italian sausage', 'fennel sausage', 'luganega', 'Italian sausage link'] },
    bratwurst: { piece: 100, aka: ['brat', 'rostbratwurst', 'grillwurst', 'nürnberger', 'nuremberg sausage', 'weisswurst', 'weißwurst', 'white sausage', 'thuringian sausage', 'German sausage', 'beer brat', 'boerewors', 'farmer sausage'] },
    'cumberland-sausage': { name: 'Cumberland sausage', plural: 'Cumberland sausages', piece: 100, allergens: ['wheat', 'gluten', 'sulphites'], aka: ['Lincolnshire sausage', 'Toulouse sausage', 'herby sausage', 'sausage coil', 'sausage wheel'] },
    chipolata: { piece: 30, per: [60, 120, 180], cook: { fry: 10, grill: 10, roast: 18, simmer: 15 }, allergens: ['wheat', 'gluten', 'sulphites'], aka: ['chipolata sausage', 'cocktail sausage', 'thin sausage', 'pigs in blankets', 'small sausage', 'party sausage'] },
    'breakfast-sausage': { piece: 30, per: [60, 100, 160], cook: { fry: 9, grill: 9, roast: 15 }, aka: ['breakfast link', 'breakfast sausage link', 'sausage patty', 'Jimmy Dean', 'breakfast patty', 'sage sausage'] },
    'fresh-chorizo': { piece: 70, plural: 'fresh chorizo sausages', adjective: 'spicy', aka: ['Mexican chorizo', 'cooking chorizo', 'raw chorizo', 'chorizo sausage', 'linguica', 'linguiça', 'longaniza', 'chorizo link', 'soft chorizo', 'mexican style chorizo'], cook: { fry: 10, grill: 12, roast: 20, simmer: 15 } },
    merguez: { origin: 'lamb', piece: 50, aka: ['merguez sausage', 'lamb sausage', 'spicy lamb sausage', 'sheep sausage'], cook: { fry: 10, grill: 10, roast: 18, simmer: 15 } },
    'beef-sausage': { origin: 'beef', allergens: ['wheat', 'gluten', 'sulphites'], aka: ['halal sausage', 'lorne sausage', 'square sausage', 'kosher sausage', 'sucuk', 'sujuk', 'soujouk'] },
    'chicken-sausage': { origin: 'poultry', safe: 'poultry', aka: ['turkey sausage', 'chicken apple sausage', 'turkey Italian sausage', 'chicken link', 'chicken Italian sausage', 'turkey sausage link', 'chicken chipolata'] },
    'venison-sausage': { origin: 'game', aka: ['wild boar sausage', 'game sausage', 'deer sausage', 'elk sausage'] },
    'lap-cheong': { name: 'lap cheong', plural: 'lap cheong', piece: 45, per: [25, 45, 90], cut: 'sliced', aka: ['Chinese sausage', 'lap chong', 'lap xuong', 'lup cheong', 'Chinese cured sausage'], cook: { fry: 5, steam: 15, simmer: 12 }, done: 'glossy and hot through', allergens: ['soy', 'wheat', 'gluten'] },
  }),
  ...foodTable('ground-meat', {
    'sausage-meat': { plural: 'sausage meat', origin: 'pork', cook: { fry: 8, simmer: 20, roast: 30 }, allergens: ['wheat', 'gluten', 'sulphites'], aka: ['sausagemeat', 'bulk sausage', 'ground sausage', 'pork sausage meat', 'loose sausage', 'bulk Italian sausage', 'crumbled sausage', 'country sausage', 'roll sausage'] },
  }),
]

/** Organ meats; USDA FSIS treats them as ground meat, 71 °C (160 °F), those of birds as poultry. */
// prettier-ignore
export const offal: Food[] = [
  ...foodTable('offal', {
    liver: { aka: ['beef liver', 'calf liver', "calf's liver", 'ox liver', "calves' liver", 'veal liver', 'cow liver', 'offal', 'organ meat', 'pluck'] },
    'lamb-liver': { name: "lamb's liver", plural: "lamb's liver", origin: 'lamb', aka: ['lamb liver', 'lambs liver', "lambs' liver", 'goat liver'] },
    'pork-liver': { name: "pig's liver", plural: "pig's liver", origin: 'pork', aka: ['pork liver', 'pig liver', 'pigs liver'] },
    'chicken-liver': { plural: 'chicken livers', origin: 'poultry', safe: 'poultry', cut: 'whole', aka: ['duck liver', 'turkey liver', 'goose liver', 'poultry liver', 'foie gras', 'fat liver'], cook: { fry: 7, braise: 20 } },
    kidney: { plural: 'kidneys', piece: 400, aka: ['beef kidney', 'ox kidney', 'veal kidney', 'cow kidney', 'calf kidney'], cook: { fry: 8, braise: 90, simmer: 90 } },
    'lamb-kidney': { name: "lamb's kidney", plural: "lamb's kidneys", piece: 60, origin: 'lamb', aka: ['lamb kidney', 'lambs kidney', 'mutton kidney', 'devilled kidney'], cut: 'halved', cook: { fry: 7, grill: 7, braise: 30 } },
    'pork-kidney': { name: "pig's kidney", plural: "pig's kidneys", piece: 150, origin: 'pork', aka: ['pork kidney', 'pig kidney'], cook: { fry: 8, braise: 45 } },
    heart: { plural: 'hearts', aka: ['beef heart', 'ox heart', 'lamb heart', "lamb's heart", 'veal heart', 'calf heart', "ox's heart"], cook: { fry: 6, braise: 120, grill: 6 } },
    'chicken-heart': { plural: 'chicken hearts', origin: 'poultry', safe: 'poultry', cut: 'halved', aka: ['duck heart', 'turkey heart'], cook: { fry: 10, grill: 10, braise: 40 } },
    gizzard: { plural: 'gizzards', origin: 'poultry', safe: 'poultry', cut: 'whole', aka: ['chicken gizzard', 'giblet', 'chicken giblet', 'turkey giblet', 'gésier', 'duck gizzard', 'turkey gizzard'], cook: { braise: 90, simmer: 90 }, done: 'tender' },
    tongue: { plural: 'tongues', piece: 1300, cut: 'whole', aka: ['beef tongue', 'ox tongue', 'veal tongue', 'lamb tongue', 'cow tongue', 'lengua', "calf's tongue"], cook: { simmer: 180, boil: 180, braise: 180 }, done: 'tender to the point of a knife' },
    tripe: { aka: ['honeycomb tripe', 'beef tripe', 'cow tripe', 'dressed tripe', 'menudo meat', 'ox tripe'], cut: 'cut into strips', cook: { simmer: 120, braise: 120, boil: 120 }, done: 'tender' },
    sweetbread: { name: 'sweetbreads', plural: 'sweetbreads', aka: ['sweetbread', 'veal sweetbread', 'lamb sweetbread', 'calf sweetbread', 'molleja'], cook: { fry: 10, braise: 40 } },
    brain: { name: 'brains', plural: 'brains', origin: 'lamb', aka: ['brain', 'lamb brain', 'calf brain', 'pork brain', "calf's brain"], cook: { fry: 8, simmer: 20 } },
    'bone-marrow': { aka: ['marrow bone', 'beef marrow', 'beef marrow bone', 'beef bone marrow', 'marrowbone'], cut: 'whole', per: [60, 150, 250], cook: { roast: 20 }, done: 'soft and bubbling' },
    chitterling: { name: 'chitterlings', plural: 'chitterlings', origin: 'pork', aka: ['chitterling', 'chitlin', 'pork intestine', 'pig intestine', 'andouillette', 'pork tripe', 'pig stomach', 'hog maw', 'pork stomach', 'large intestine'], cook: { simmer: 180, boil: 180, braise: 180 }, done: 'tender' },
    'pig-ear': { name: "pig's ear", plural: "pig's ears", piece: 120, origin: 'pork', aka: ['pig ear', 'pork ear', "pig's tail", 'pig tail', "pig's head", 'pig snout', 'pork snout'], cook: { simmer: 150, braise: 150 }, done: 'tender' },
    'pork-skin': { plural: 'pork skin', origin: 'pork', aka: ['raw pork rind', 'pig skin', 'fresh pork rind'], cut: 'cut into strips', per: [20, 40, 80], cook: { roast: 45, simmer: 90 }, done: 'crisp' },
    blood: { name: "pig's blood", plural: "pig's blood", origin: 'pork', cut: 'whole', aka: ['pork blood', 'pig blood', 'blood'], per: [50, 100, 150], cook: { simmer: 20 }, done: 'set' },
  }),
]
