import type { Language } from './language.ts'

// "Une noix de beurre" is a knob of it, "pasta de achiote" a paste, "crevettes roses" are pink; "into steaks" is how
// something is cut, "so groß wie eine Walnuss" how large it is.
const forms: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    /\b(?:the size of|no bigger than|about as big as) (?:an? )?\p{L}+/giu,
    /\b(?:peanut|soy|sesame|shellfish|fish)-free\b/gi,
    /\binto (?<=\b(?:shape|form|roll|cut|slice|divide|tear)\w{0,2}\b[^,;:.()]{0,60} into )(?!the\b)[^,;:.()!?]*/gi,
  ],
  de: [/\b(?:so )?gro(?:ß|ss) wie (?:eine? )?\p{L}+/giu, /(?<!\p{L})\p{L}+gro(?:ß|ss)\p{L}*/giu],
  es: [
    /\b(?:nuez|pasta) de (?!moscada|macadamia|pec[aá]n|brasil)/gi,
    /\bdel tama[nñ]o de (?:una? )?\p{L}+/giu,
  ],
  fr: [
    /\b(?:noix|noisette)s? (?:de |d['’])(?!cajou|coco|macadamia|muscade|p[eé]can|grenoble|br[eé]sil|lavage|saint|st)/gi,
    /\bde la (?:taille|grosseur) d['’]une? \p{L}+/giu,
    /(?<!\p{L}|de )roses?(?!\p{L})/giu,
  ],
  it: [
    /\b(?:noce|pasta) (?:di |d['’])(?!cocco|macadamia|pecan)/gi,
    /\bgrand[ei] come (?:un[a'’]? ?)?\p{L}+/giu,
  ],
  pt: [/\b(?:noz|pasta) de (?!macadamia|pec[aã])/gi],
}

/** A text without the names that only say in what form a food comes. */
export function withoutForms(text: string, language: Language): string {
  return (forms[language] ?? []).reduce((rest, form) => rest.replace(form, ''), text)
}
