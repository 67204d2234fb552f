/*
 * Meat is named by its animal and its part: in German in one word ("Kalbshackfleisch"), in French, Italian and Spanish with
 * an article between ("rognons de veau"). All of these names would be some thousand; they are put together where they are read.
 */
export type Part =
  | 'whole'
  | 'mince'
  | 'liver'
  | 'kidney'
  | 'tripe'
  | 'sweetbread'
  | 'tongue'
  | 'offal'
  | 'stock'
  | 'sausage'
  | 'ham'

const ofBird = { sausage: 'chicken-sausage', ham: 'deli-chicken', liver: 'chicken-liver', sweetbread: 'chicken-gizzard', tripe: 'chicken-gizzard', offal: 'chicken-gizzard', stock: 'chicken-stock' } // prettier-ignore
const ofCattle = { sausage: 'beef-sausage', ham: 'bresaola', liver: 'liver', kidney: 'kidney', tripe: 'tripe', sweetbread: 'sweetbread', tongue: 'ox-tongue', offal: 'beef-offal', stock: 'beef-stock' } // prettier-ignore

/** The food of the tables that a part of an animal is. */
export const foods = {
  beef: { whole: 'beef', mince: 'ground-beef', ...ofCattle },
  veal: { whole: 'veal', mince: 'ground-veal', ...ofCattle },
  pork: { whole: 'pork', sausage: 'sausage', ham: 'ham', mince: 'ground-pork', liver: 'pork-liver', kidney: 'pork-kidney', tripe: 'pork-offal', tongue: 'pork-offal', offal: 'pork-offal', stock: 'pork-stock' },
  lamb: { whole: 'lamb', mince: 'ground-lamb', liver: 'lamb-liver', kidney: 'lamb-kidney', tripe: 'lamb-offal', sweetbread: 'sweetbread', tongue: 'lamb-offal', offal: 'lamb-offal' },
  chicken: { whole: 'chicken', mince: 'ground-chicken', ...ofBird },
  turkey: { whole: 'turkey', mince: 'ground-turkey', ...ofBird, ham: 'deli-turkey' },
  duck: { whole: 'duck', ...ofBird },
  goose: { whole: 'goose', ...ofBird },
  venison: { whole: 'venison', mince: 'ground-venison', liver: 'liver', sausage: 'venison-sausage' },
  boar: { whole: 'wild-boar', mince: 'ground-boar', sausage: 'venison-sausage' },
  rabbit: { whole: 'rabbit', liver: 'liver' },
  pheasant: { whole: 'pheasant', liver: 'chicken-liver', stock: 'chicken-stock' },
  salmon: { whole: 'salmon' },
  trout: { whole: 'trout' },
  cod: { whole: 'cod' },
  tuna: { whole: 'tuna-steak' },
  halibut: { whole: 'halibut' },
  fish: { whole: 'fish' },
  shrimp: { whole: 'shrimp' },
} as const satisfies Record<string, Partial<Record<Part, string>>> // prettier-ignore
export type Animal = keyof typeof foods

export type Words = {
  animals: Partial<Record<Animal, string>>
  parts: Partial<Record<Part, string>>
  /** Words for meat that is minced, behind an animal. */
  minced?: string
}

// prettier-ignore
export const german: Words = {
  animals: {
    beef: 'rinder, rinds, rind, ochsen', veal: 'kalbs, kalb', pork: 'schweine, schweins', lamb: 'lamm, lamms, hammel, zicklein',
    chicken: 'hähnchen, hühner, hühnchen, geflügel, poularden', turkey: 'puten, truthahn', duck: 'enten, wildenten', goose: 'gänse',
    venison: 'reh, rehbock, hirsch, hirschkalb, hirschkalbs, damhirsch, damwild, rothirsch, rotwild, wild, elch, elchs, rentier, gams, gämsen, strauß, straußen', boar: 'wildschwein, wildschweins, frischlings', rabbit: 'kaninchen, hasen, wildkaninchen',
    pheasant: 'fasan, fasanen, rebhuhn, perlhuhn, wachtel, tauben, wildtauben',
    salmon: 'lachs', trout: 'forellen, lachsforellen', cod: 'kabeljau, dorsch, skrei', tuna: 'thunfisch', halibut: 'heilbutt, steinbutt',
    fish: 'zander, hecht, karpfen, saiblings, welse, rotbarsch, barsch, pangasius, victoriabarsch, viktoriabarsch', shrimp: 'garnelen',
  },
  parts: {
    sausage: 'wurst, würste, würstchen, bratwurst, bratwürste', ham: 'schinken, aufschnitt, brustaufschnitt',
    whole: `
      loin, loins, schwanz, schwänze, schwänzchen,
      fleisch, braten, gulasch, ragout, schulter, keule, keulen, rücken, nacken, hals, brust, brüste, bauch, haxe, haxen, hachse, stelze,
      filet, filets, lende, schnitzel, steak, steaks, kotelett, koteletts, rippchen, rippe, rippen, geschnetzeltes, backe, backen, bäckchen,
      hüfte, hüft, bug, roulade, rouladen, medaillon, medaillons, schenkel, oberkeule, oberkeulen, unterkeule, unterkeulen, flügel, brustfilet,
      brustfilets, innenfilet, innenfilets, gulaschfleisch, suppenfleisch, schmorbraten, rollbraten, krustenbraten, sauerbraten, karree,
      krone, beinscheibe, beinscheiben, minutensteak, minutensteaks, spieß, spieße, würfel, streifen, stücke, wade, nüsschen, unterschale, oberschale, tafelspitz, blatt, ragouts, scheiben, rumpsteak, rumpsteaks`,
    mince: 'hack, hackfleisch, gehacktes, faschiertes, mett, tatar, hackbällchen, frikadellen, burger, patties',
    liver: 'leber, lebern', kidney: 'niere, nieren', tripe: 'kutteln, pansen, magen, mägen', sweetbread: 'bries', tongue: 'zunge, zungen',
    offal: 'herz, herzen, hirn, lunge, innereien, klein, fuß, füße, ohr, ohren, kopf, köpfe, schnauze', stock: 'brühe, fond, kraftbrühe, bouillon, jus',
  },
}

// prettier-ignore
export const french: Words = {
  animals: {
    beef: 'bœuf, génisse', veal: 'veau', pork: 'porc, cochon', lamb: 'agneau, mouton, chevreau', chicken: 'poulet, volaille, poule, coq',
    turkey: 'dinde', duck: 'canard', goose: 'oie', venison: 'chevreuil, cerf, biche, daim, faon, renne, élan, gibier', boar: 'sanglier, marcassin', rabbit: 'lapin, lièvre',
  },
  parts: {
    whole: 'viande, chair, steak, queue, joue',
    mince: 'viande hachée, haché, chair hachée, hachis, steak haché, boulettes', liver: 'foie', kidney: 'rognon',
    tripe: 'tripes, gras-double, panse', sweetbread: 'ris, gésier', tongue: 'langue',
    offal: 'cœur, cervelle, abats, pied, oreille, museau, tête, groin, abattis, andouillette', stock: 'fond, bouillon, jus, fond brun, consommé', sausage: 'saucisse, chipolata', ham: 'jambon, blanc fumé',
  },
  minced: 'haché, hachée',
}

// prettier-ignore
export const spanish: Words = {
  animals: {
    beef: 'ternera, res, vaca, buey, toro, añojo', pork: 'cerdo, cochinillo, chancho, puerco', lamb: 'cordero, lechazo, cabrito, chivo',
    chicken: 'pollo, gallina, ave', turkey: 'pavo', duck: 'pato', goose: 'ganso, oca', venison: 'ciervo, venado, corzo, gamo, alce, reno', boar: 'jabalí, jabato',
    rabbit: 'conejo, liebre',
  },
  parts: {
    whole: 'carne, rabo, rabito, cola, carrillera, lomo, solomillo, chuleta, medallón, medallones, bistec, entrecot',
    mince: 'carne picada, carne molida, picadillo, hamburguesa, albóndigas', liver: 'hígado, higadillos, higaditos', kidney: 'riñón, riñones',
    tripe: 'callos, mondongo, tripa, panza, guata', sweetbread: 'molleja, lechecillas', tongue: 'lengua',
    offal: 'corazón, corazones, sesos, morro, oreja, careta, pata, patita, manita, manitas, cabeza, pie, asadura, menudos, menudillos, pulmón', stock: 'caldo, fondo, jugo, consomé',
    sausage: 'salchicha, longaniza, chorizo fresco', ham: 'jamón, jamón cocido, fiambre',
  },
  minced: 'picado, picada, molido, molida',
}

// prettier-ignore
export const italian: Words = {
  animals: {
    beef: 'manzo, bovino, bue', veal: 'vitello, vitellone', pork: 'maiale, suino', lamb: 'agnello, capretto, pecora', chicken: 'pollo, gallina, cappone',
    turkey: 'tacchino', duck: 'anatra', goose: 'oca', venison: 'cervo, capriolo, daino, camoscio, alce, renna, selvaggina', boar: 'cinghiale', rabbit: 'coniglio, lepre',
  },
  parts: {
    whole: 'carne, polpa, bistecca, coda, guancia',
    mince: 'macinato, carne macinata, carne trita, trita, polpette, hamburger', liver: 'fegato, fegatini', kidney: 'rognone, rognoni',
    tripe: 'trippa, ventrigli, durelli', sweetbread: 'animelle, animella', tongue: 'lingua',
    offal: 'cuore, cuori, cervella, coratella, interiora, frattaglie, zampetto, zampetti, piedino, piedini, orecchio, orecchie, testa, testina, rigaglie', stock: 'brodo, fondo', sausage: 'salsiccia, salsicce', ham: 'prosciutto, affettato',
  },
  minced: 'macinato, macinata, trito, trita, tritato, tritata',
}
