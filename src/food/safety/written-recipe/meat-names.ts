import { fold } from '../../lexicon/inflect.ts'
import { isArticle, keysOf, lexicon } from '../../lexicon/lexicon.ts'
import { nameList } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import type { Token } from '../../lexicon/tokens.ts'
import type { Language } from './language.ts'

/*
 * Meat is named by its animal and its part: in German in one word ("Kalbshackfleisch"), in French, Italian and Spanish with
 * an article between ("rognons de veau"). All of these names would be some thousand; they are put together where they are read.
 */
type Part = 'whole' | 'mince' | 'liver' | 'kidney' | 'tripe' | 'sweetbread' | 'tongue' | 'offal' | 'stock' | 'sausage' | 'ham' // prettier-ignore

const ofBird = { sausage: 'chicken-sausage', ham: 'deli-chicken', liver: 'chicken-liver', sweetbread: 'chicken-gizzard', tripe: 'chicken-gizzard', offal: 'chicken-gizzard', stock: 'chicken-stock' } // prettier-ignore
const ofCattle = { sausage: 'beef-sausage', ham: 'bresaola', liver: 'liver', kidney: 'kidney', tripe: 'tripe', sweetbread: 'sweetbread', tongue: 'ox-tongue', offal: 'beef-offal', stock: 'beef-stock' } // prettier-ignore

/** The food of the tables that a part of an animal is. */
const foods = {
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
  salmon: { whole: 'salmon' },
  trout: { whole: 'trout' },
  cod: { whole: 'cod' },
  tuna: { whole: 'tuna-steak' },
  halibut: { whole: 'halibut' },
  fish: { whole: 'fish' },
  shrimp: { whole: 'shrimp' },
} as const satisfies Record<string, Partial<Record<Part, string>>> // prettier-ignore
type Animal = keyof typeof foods

type Words = {
  animals: Partial<Record<Animal, string>>
  parts: Partial<Record<Part, string>>
  /** Words for meat that is minced, behind an animal. */
  minced?: string
}

// prettier-ignore
const german: Words = {
  animals: {
    beef: 'rinder, rinds, rind, ochsen', veal: 'kalbs, kalb', pork: 'schweine, schweins', lamb: 'lamm, lamms, hammel, zicklein',
    chicken: 'hähnchen, hühner, hühnchen, geflügel, poularden', turkey: 'puten, truthahn', duck: 'enten', goose: 'gänse',
    venison: 'reh, hirsch, wild, elch, rentier', boar: 'wildschwein, wildschweins', rabbit: 'kaninchen, hasen',
    salmon: 'lachs', trout: 'forellen, lachsforellen', cod: 'kabeljau, dorsch, skrei', tuna: 'thunfisch', halibut: 'heilbutt, steinbutt',
    fish: 'zander, hecht, karpfen, saiblings, welse, rotbarsch, barsch, pangasius, victoriabarsch, viktoriabarsch', shrimp: 'garnelen',
  },
  parts: {
    sausage: 'wurst, würste, würstchen, bratwurst, bratwürste', ham: 'schinken, aufschnitt, brustaufschnitt',
    whole: `
      loin, loins, schwänze,
      fleisch, braten, gulasch, ragout, schulter, keule, keulen, rücken, nacken, hals, brust, brüste, bauch, haxe, haxen, hachse, stelze,
      filet, filets, lende, schnitzel, steak, steaks, kotelett, koteletts, rippchen, rippe, rippen, geschnetzeltes, backe, backen, bäckchen,
      hüfte, bug, roulade, rouladen, medaillon, medaillons, schenkel, oberkeule, oberkeulen, unterkeule, unterkeulen, flügel, brustfilet,
      brustfilets, innenfilet, innenfilets, gulaschfleisch, suppenfleisch, schmorbraten, rollbraten, krustenbraten, sauerbraten, karree,
      krone, beinscheibe, beinscheiben, minutensteak, minutensteaks, spieß, spieße, würfel, streifen, stücke, wade`,
    mince: 'hack, hackfleisch, gehacktes, faschiertes, mett, tatar, hackbällchen, frikadellen, burger, patties',
    liver: 'leber, lebern', kidney: 'niere, nieren', tripe: 'kutteln, pansen, magen, mägen', sweetbread: 'bries', tongue: 'zunge, zungen',
    offal: 'herz, herzen, hirn, lunge, innereien, klein, füße, ohr, ohren', stock: 'brühe, fond, kraftbrühe, bouillon, jus',
  },
}

// prettier-ignore
const french: Words = {
  animals: {
    beef: 'bœuf, génisse', veal: 'veau', pork: 'porc, cochon', lamb: 'agneau, mouton, chevreau', chicken: 'poulet, volaille, poule, coq',
    turkey: 'dinde', duck: 'canard', goose: 'oie', venison: 'chevreuil, cerf, gibier', boar: 'sanglier', rabbit: 'lapin, lièvre',
  },
  parts: {
    whole: 'viande, chair',
    mince: 'viande hachée, haché, chair hachée, hachis, steak haché, boulettes', liver: 'foie', kidney: 'rognon',
    tripe: 'tripes, gras-double, panse', sweetbread: 'ris, gésier', tongue: 'langue',
    offal: 'cœur, cervelle, abats, pied, oreille, museau, tête, abattis, andouillette', stock: 'fond, bouillon, jus, fond brun, consommé', sausage: 'saucisse, chipolata', ham: 'jambon, blanc fumé',
  },
  minced: 'haché, hachée',
}

// prettier-ignore
const spanish: Words = {
  animals: {
    beef: 'ternera, res, vaca, buey, toro, añojo', pork: 'cerdo, cochinillo, chancho, puerco', lamb: 'cordero, lechazo, cabrito, chivo',
    chicken: 'pollo, gallina, ave', turkey: 'pavo', duck: 'pato', goose: 'ganso, oca', venison: 'ciervo, venado, corzo', boar: 'jabalí',
    rabbit: 'conejo, liebre',
  },
  parts: {
    whole: 'carne',
    mince: 'carne picada, carne molida, picadillo, hamburguesa, albóndigas', liver: 'hígado, higadillos, higaditos', kidney: 'riñón, riñones',
    tripe: 'callos, mondongo, tripa, panza, guata', sweetbread: 'molleja, lechecillas', tongue: 'lengua',
    offal: 'corazón, corazones, sesos, morro, oreja, careta, pata, manitas, asadura, menudos, menudillos, pulmón', stock: 'caldo, fondo, jugo, consomé',
    sausage: 'salchicha, longaniza, chorizo fresco', ham: 'jamón, jamón cocido, fiambre',
  },
  minced: 'picado, picada, molido, molida',
}

// prettier-ignore
const italian: Words = {
  animals: {
    beef: 'manzo, bovino, bue', veal: 'vitello, vitellone', pork: 'maiale, suino', lamb: 'agnello, capretto, pecora', chicken: 'pollo, gallina, cappone',
    turkey: 'tacchino', duck: 'anatra', goose: 'oca', venison: 'cervo, capriolo, selvaggina', boar: 'cinghiale', rabbit: 'coniglio, lepre',
  },
  parts: {
    whole: 'carne, polpa',
    mince: 'macinato, carne macinata, carne trita, trita, polpette, hamburger', liver: 'fegato, fegatini', kidney: 'rognone, rognoni',
    tripe: 'trippa, ventrigli, durelli', sweetbread: 'animelle, animella', tongue: 'lingua',
    offal: 'cuore, cuori, cervella, coratella, interiora, frattaglie, zampetti, orecchie, testina, rigaglie', stock: 'brodo, fondo', sausage: 'salsiccia, salsicce', ham: 'prosciutto, affettato',
  },
  minced: 'macinato, macinata, trito, trita, tritato, tritata',
}

/** A meat that a text names, and by how many words. */
export type Meat = { food: Food; length: number }

/** The meat of an animal and a part that stands at a place. */
export function meatAt(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): Meat | undefined {
  if (language === 'de') return compoundMeat(tokens[at]!.text)
  const { animals, parts, minced } = phrases()[language] ?? {}
  return animals && parts && minced && phraseOfMeat(keys, at, { animals, parts, minced })
}

function phraseOfMeat(
  keys: readonly string[],
  at: number,
  { animals, parts, minced }: Phrases,
): Meat | undefined {
  const two = parts.get(`${keys[at]} ${keys[at + 1]}`)
  const part = two ?? parts.get(keys[at]!)
  const end = part === undefined ? at : behindArticles(keys, at + (two ? 2 : 1))
  const animal = animals.get(keys[end] ?? '')
  if (animal === undefined) return undefined
  const isMinced = minced.has(keys[end + 1] ?? '') && (part ?? 'whole') === 'whole'
  const food = foodOf(animal, isMinced ? 'mince' : (part ?? 'whole'))
  return food && { food, length: end + (isMinced ? 2 : 1) - at }
}

function behindArticles(keys: readonly string[], from: number): number {
  let at = from
  while (at < keys.length && isArticle(keys[at]!)) at++
  return at
}

function compoundMeat(word: string): Meat | undefined {
  const { animals, parts } = compounds()
  for (const [prefix, animal] of animals) {
    const part = word.startsWith(prefix) ? parts.get(word.slice(prefix.length)) : undefined
    const food = part && foodOf(animal, part)
    if (food) return { food, length: 1 }
  }
  return undefined
}

function foodOf(animal: Animal, part: Part): Food | undefined {
  const ids: Partial<Record<Part, string>> = foods[animal]
  const { byId } = lexicon()
  const known = byId.get(ids[part] ?? '')
  const whole = byId.get(ids.whole!)!
  if (known !== undefined || part !== 'stock') return known
  const name = `${whole.name} stock`
  return {
    ...byId.get('beef-stock')!,
    id: `${whole.id}-stock`,
    name,
    plural: name,
    aka: [],
    origin: whole.origin,
  }
}

type Phrases = {
  animals: ReadonlyMap<string, Animal>
  parts: ReadonlyMap<string, Part>
  minced: ReadonlySet<string>
}

const keyed = <Name extends string>(words: Partial<Record<Name, string>>, keyOf: (word: string) => string) =>
  new Map(
    Object.entries<string | undefined>(words).flatMap(([name, list]) =>
      nameList(list ?? '').map((word) => [keyOf(word), name as Name] as const),
    ),
  )

const inKeys = (word: string) => keysOf(word).join(' ')

const read = ({ animals, parts, minced }: Words): Phrases => ({
  animals: keyed(animals, inKeys),
  parts: keyed(parts, inKeys),
  minced: new Set(nameList(minced ?? '').flatMap(keysOf)),
})

let ofLanguages: Partial<Record<Language, Phrases>> | undefined
const phrases = () => (ofLanguages ??= { fr: read(french), es: read(spanish), it: read(italian) })
let ofGerman: Pick<Phrases, 'animals' | 'parts'> | undefined
const compounds = () =>
  (ofGerman ??= { animals: keyed(german.animals, fold), parts: keyed(german.parts, fold) })
