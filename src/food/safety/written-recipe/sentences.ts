import { fold } from '../../lexicon/inflect.ts'
import { withoutForms } from './forms.ts'
import type { Language } from './language.ts'

// No sentence is longer; the pattern below may try each of its words against each other.
const longest = 400

/** The sentences of a passage; a question is one with its answer: "Want some crunch? Add almonds." */
export function sentencesOf(passage: string): string[] {
  return passage.split(/(?<=[.!。！？]["'”’)]?)\s+/).filter((sentence) => /\p{L}{2}/u.test(sentence))
}

const words = (list: string) => list.trim().split(/,\s*/).join('|')

// After these a text names what is left out, or what something only looks like: up to the next mark.
const aside: Readonly<Record<Language, string>> = {
  en: words(`without, no, not, never, nobody, avoid\\w*, resist, instead of, in place of, rather than, unlike,
    (?<!\\b(?:you|you'd|would|i'd|we'd) )like, than, as if, as \\w+(?: \\w+)? as, (?:as|the way) you(?:'d| would|),
    (?:brown|clear|crisp|dark|fluffy|golden|light|loose|pale|rich|silky|smooth|soft|stiff|sweet|tender|thick|thin) as,
    (?:where|what|when|which|though|while) (?:others|most|many|some|the original|traditional)\\b,
    (?:size|consistency|texture|thickness|colou?r|shape|smell|tastes?) of, close to, reminiscent of, resembl\\w+,
    (?:egg|dairy|nut|gluten|peanut|butter|milk|sugar|fat)-free, don't, doesn't, isn't`),
  es: words(
    'sin, no, nunca, ni, evita\\w*, en lugar de, en vez de, como, (?:tamano|textura|consistencia|color) de',
  ),
  fr: words(`sans, pas de, pas besoin d[eu'], ni, inutile, evite[rz], au lieu d[eu'], a la place d[eu'], plutot que, comme, rappel\\w+,
    (?:texture|consistance|couleur) d[eu']`),
  de: words('ohne, nicht, kein\\w*, statt, anstatt, anstelle, anstelle von, wie, als'),
  it: words(
    'senza, non, niente, ne, evita\\w*, al posto d\\w+, invece d\\w+, come, anziche, (?:consistenza|colore) d\\w*',
  ),
  nl: words('zonder, niet, geen, in plaats van, zoals, als'),
  pt: words('sem, nao, nem, evite, em vez de, no lugar de, como'),
  pl: words('bez, nie, ani, zamiast, jak'),
}

const asides = new Map(
  Object.entries(aside).map(([language, list]) => [
    language,
    new RegExp(String.raw`(?<![\p{L}-])(?:${list})(?:(?<=')|(?!\p{L})).*?(?=[,;:.()!?]|$)`, 'giu'),
  ]),
)

/** A sentence without what it names only to leave out or to compare with: "without butter", "thick as cream". */
export function said(sentence: string, language: Language): string {
  return fold(withoutForms(sentence, language))
    .replace(/\s?[–—]\s?/g, ', ')
    .replace(asides.get(language)!, ' ')
}

const serving: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:serv(?:e|ed|ing)|enjoy|eat|dunk|mop|dip\w*)\b.*\b(?:with|over|on|alongside|beside|in|for dipping)\b|^(?:to serve|for serving|serving (?:idea|suggestion)|extra|optional|toppings?)\b|\bon the side\b|\balongside\b|\bfor (?:dipping|dunking|mopping)\b|^(?:top|finish|garnish|sprinkle|drizzle|scatter|stack|spoon|ladle|pile)\b/,
  es: /\b(?:sirv\w+|servir|acompan\w+|para (?:mojar|untar|dipear))\b/,
  fr: /\b(?:serv\w+|accompagn\w+|pour (?:y )?(?:tremper|saucer))\b/,
  de: /\b(?:servier\w*|dazu(?! (?:pass|schmeck))|reichen|gibt noch|zum (?:dippen|(?:ein)?tunken))\b/,
  it: /\b(?:serv\w+|accompagn\w+|contorno|(?:per|da) (?:intingere|inzuppare))\b/,
  nl: /\b(?:serveer|erbij)\b/,
  pt: /\b(?:sirva|servir|acompanh\w+)\b/,
  pl: /\b(?:podawaj|podaj|serwuj)\b/,
}

/** Whether a sentence says what comes to the table with the dish: "Serve with crusty bread". */
export function isServing(sentence: string, language: Language): boolean {
  return serving[language].test(fold(sentence.slice(0, longest)))
}
