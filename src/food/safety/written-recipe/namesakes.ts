import { wordSet } from '../../lexicon/word-list.ts'
import type { Token } from '../../lexicon/tokens.ts'
import type { Language } from './language.ts'

// Written so and alone no food: "moule" is a tin where "moules" are mussels, "pâte" and "masa" are dough, "Creme" is how
// thick something gets, a "rôti" is a joint and no flatbread, and in "oignons confits" there is no duck. Steps are read
// without accents, lists with them.
const namesakes: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  fr: wordSet('moule pâte pate rôti rôtis roti rotis confit confits'),
  de: wordSet('creme crème'),
  es: wordSet('masa masas'),
}

/** Whether a word is, in its language, a tool, a dough or a joint where the tables know a food by that name. */
export function isNamesake({ raw }: Token, language: Language): boolean {
  return namesakes[language]?.has(raw.toLowerCase().normalize('NFC')) ?? false
}
