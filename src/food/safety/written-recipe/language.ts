import { fold } from '../../lexicon/inflect.ts'
import { wordSet } from '../../lexicon/word-list.ts'

/** The languages whose sentences are read; foods are known in more. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'nl' | 'pt' | 'pl'

// Words that hold a sentence together, and are rare in the other languages.
const connecting: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('the and with of to until in for or into is it over then add serve'),
  es: wordSet('el los las y con de del una hasta durante anade para al sirve'),
  fr: wordSet('le les et avec de du des une jusqu dans pour au aux puis ajoutez servez'),
  de: wordSet('der die das und mit den dem vom zum ist ein eine bis im auf geben lassen mischen'),
  it: wordSet('il gli e con di del della una fino aggiungi cuoci per nel olio alla'),
  nl: wordSet('het een en met de van tot voeg voor toe op'),
  pt: wordSet('o os as e com um uma do da ate junte por sal em'),
  pl: wordSet('i z na do w ze oraz dodaj przez lyzka'),
}

const languagesWith = new Map<string, Language[]>()
for (const [language, words] of Object.entries(connecting))
  for (const word of words)
    languagesWith.set(word, [...(languagesWith.get(word) ?? []), language as Language])

/** The language that a text is most likely in; English where nothing tells. */
export function languageOf(text: string): Language {
  const counts = new Map<Language, number>()
  for (const word of fold(text.slice(0, 4000)).split(/[^\p{L}]+/u))
    for (const language of languagesWith.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  let likely: Language = 'en'
  for (const [language, count] of counts) if (count > (counts.get(likely) ?? 0)) likely = language
  return likely
}
