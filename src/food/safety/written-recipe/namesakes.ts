import { fold } from '../../lexicon/inflect.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Token } from '../../lexicon/tokens.ts'
import type { Language } from './language.ts'

// Written so and alone no food: "moule" is a tin where "moules" are mussels, "pâte" and "masa" are dough, "Creme" is how
// thick something gets, a "rôti" is a joint and no flatbread, a "marmite" a pot, and in "oignons confits" there is no duck;
// "râpé" is grated and no monkfish, "rosé" pink, "caldo" hot, "ser" to be and no cheese, "hacken" is to chop, "frito" fried, and of "Ober-/Unterhitze" nothing is
// cream. Steps are read without accents, lists with them.
const namesakes: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  fr: wordSet(
    'moule pâte pate rôti rôtis roti rotis confit confits marmite marmites râpé râpés râpée râpées rape rapes rapee rapees rosé rosés rosée rosées rose roses rosee rosees laver',
  ),
  de: wordSet('creme crème hacken hacke hackt gehackt gehackte gehackten gehackter gehacktem ober'),
  es: wordSet('masa masas frito fritos frita fritas ser'),
  pt: wordSet('ser'),
  it: wordSet('rape caldo calda caldi calde'),
}

// In lower case an adjective: "gehacktes Basilikum" beside "500 g Gehacktes".
const adjectives: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = { de: wordSet('gehacktes') }

const folded = new Map(
  Object.entries(namesakes).map(([language, words]) => [language, new Set([...words].map(fold))]),
)

/** Whether a word is, in its language, a tool, a dough or a joint where the tables know a food by that name. */
export function isNamesake({ raw, text }: Token, language: Language): boolean {
  if (adjectives[language]?.has(raw)) return true
  // Nearly every word is none, which its folded form tells at once.
  const mayBe = folded.get(language)?.has(text) ?? false
  return mayBe && namesakes[language]!.has(raw.toLowerCase().normalize('NFC'))
}
