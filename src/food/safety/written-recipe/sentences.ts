import { fold } from '../../lexicon/inflect.ts'
import type { Language } from './language.ts'

// No sentence is longer; the patterns below may try each of its words against each other.
const longest = 400

/** The sentences of a passage. */
export function sentencesOf(passage: string): string[] {
  return passage.split(/(?<=[.!?。！？]["'”’)]?)\s+/).filter((sentence) => /\p{L}{2}/u.test(sentence))
}

const words = (list: string) => list.trim().split(/,\s*/).join('|')

// After these a text names what is left out, or what something only looks like: up to the next mark.
const aside: Readonly<Record<Language, string>> = {
  en: words(`without, no, not, never, instead of, in place of, rather than, (?<!\\b(?:you|you'd|would|i'd|we'd) )like, than, as if, as \\w+(?: \\w+)? as, (?:brown|clear|crisp|dark|fluffy|golden|light|loose|pale|rich|silky|smooth|soft|stiff|sweet|tender|thick|thin) as,
    (?:where|what|when|which|though|while) (?:others|most|many|some|the original|traditional)\\b,
    (?:size|consistency|texture|thickness|colou?r|shape|smell) of, resembl\\w+, (?:egg|dairy|nut|gluten|peanut|butter|milk|sugar|fat)-free, don't, doesn't, isn't`),
  es: words('sin, no, nunca, ni, en lugar de, en vez de, como, tamano de'),
  fr: words("sans, pas de, ni, au lieu d[eu'], a la place d[eu'], plutot que, comme"),
  de: words('ohne, nicht, kein\\w*, statt, anstatt, anstelle, anstelle von, wie, als'),
  it: words('senza, non, niente, ne, al posto d\\w+, invece d\\w+, come, anziche'),
  nl: words('zonder, niet, geen, in plaats van, zoals, als'),
  pt: words('sem, nao, nem, em vez de, no lugar de, como'),
  pl: words('bez, nie, ani, zamiast, jak'),
}

const asides = new Map(
  Object.entries(aside).map(([language, list]) => [
    language,
    new RegExp(String.raw`(?<![\p{L}-])(?:${list})(?![\p{L}]).*?(?=[,;:.()!?]|$)`, 'giu'),
  ]),
)

// "Une noix de beurre" is a knob of it, "pasta de achiote" a paste, and ginger comes "so groß wie eine Walnuss".
const forms: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:the size of|no bigger than|about as big as) (?:an? )?\p{L}+|\b(?:peanut|soy|sesame|shellfish|fish)-free\b|\binto (?<=\b(?:shape|form|roll|cut|slice|divide|tear)\w{0,2}\b[^,;:.()]{0,60} into )(?!the\b)[^,;:.()!?]*/giu,
  de: /\b(?:so )?gro(?:ß|ss) wie (?:eine? )?\p{L}+|\b\p{L}+gro(?:ß|ss)\p{L}*/giu,
  es: /\b(?:nuez|pasta) de (?!moscada|macadamia|pecan|brasil)|\bdel tama[nñ]o de (?:una? )?\p{L}+/giu,
  fr: /\b(?:noix|noisette)s? (?:de |d['’])(?!cajou|coco|macadamia|muscade|p[eé]can|grenoble|br[eé]sil|lavage|saint|st)|\bde la (?:taille|grosseur) d['’]une? \p{L}+/giu,
  it: /\b(?:noce|pasta) (?:di |d['’])(?!cocco|macadamia|pecan)|\bgrand[ei] come (?:un[a'’]? ?)?\p{L}+/giu,
  pt: /\b(?:noz|pasta) de (?!macadamia|peca)/gi,
}

/** A text without the names that only say in what form a food comes. */
export function withoutForms(text: string, language: Language): string {
  const words = forms[language]
  return words ? text.replace(words, '') : text
}

/** A sentence without what it names only to leave out or to compare with: "without butter", "thick as cream". */
export function said(sentence: string, language: Language): string {
  return withoutForms(fold(sentence), language)
    .replace(/\s?[–—]\s?/g, ', ')
    .replace(asides.get(language)!, ' ')
}

const otherwise: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|for an?|for those|for (?:a )?(?:vegan|vegetarian|meat|gluten|dairy|nut)|to make (?:it|this)|want|not|no|prefer|you can (?:also )?(?:use|swap|replace)|some|most|many)\b|\b(?:instead|in place of|rather than|swap|replac\w+|substitut\w+|version|if you (?:only )?have|if you eat|use [\w ]+ for|leave out|skip|left ?overs?)\b|^(?:vegan|vegetarian|gluten|dairy)/,
  es: /^(?:si|para una version|variacion)\b|\b(?:en lugar de|en vez de|sustitu\w+|reemplaz\w+|cambia|version|prescind\w+)\b/,
  fr: /^(?:si|pour les|pour une version|version)\b|\b(?:au lieu|a la place|remplac\w+|version|plutot que)\b/,
  de: /^(?:wenn|falls|wer|fur (?:eine|allergiker|vegetarier|veganer))\b|\b(?:statt|anstatt|anstelle|ersetz\w+|tausch\w+|variante)\b/,
  it: /^(?:se|per una versione|non)\b|\b(?:al posto|invece|sostitu\w+|versione)\b/,
  nl: /^(?:als|voor een)\b|\b(?:in plaats|vervang\w*|versie)\b/,
  pt: /^(?:se|para uma versao)\b|\b(?:em vez|no lugar|substitu\w+|versao)\b/,
  pl: /^(?:jesli|jezeli)\b|\b(?:zamiast|zamien\w*|wersj\w+)\b/,
}

/** Whether a sentence tells of another way than the recipe's own: "If you have no wine, …", "Swap the beef for tofu". */
export function isOtherWay(sentence: string, language: Language): boolean {
  return otherwise[language].test(fold(sentence.slice(0, longest)))
}

const serving: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:serv(?:e|ed|ing)|enjoy|eat|dunk|mop|dip\w*)\b.*\b(?:with|over|on|alongside|beside|in|for dipping)\b|^(?:to serve|for serving|serving (?:idea|suggestion)|extra|optional)\b|\bon the side\b|\balongside\b|^(?:top|finish|garnish|sprinkle|drizzle|scatter|stack|spoon|ladle|pile)\b/,
  es: /\b(?:sirv\w+|servir|acompan\w+)\b/,
  fr: /\b(?:serv\w+|accompagn\w+)\b/,
  de: /\b(?:servier\w*|dazu(?! (?:pass|schmeck))|reichen|gibt noch)\b/,
  it: /\b(?:serv\w+|accompagn\w+|contorno)\b/,
  nl: /\b(?:serveer|erbij)\b/,
  pt: /\b(?:sirva|servir|acompanh\w+)\b/,
  pl: /\b(?:podawaj|podaj|serwuj)\b/,
}

/** Whether a sentence says what comes to the table with the dish: "Serve with crusty bread". */
export function isServing(sentence: string, language: Language): boolean {
  return serving[language].test(fold(sentence.slice(0, longest)))
}
