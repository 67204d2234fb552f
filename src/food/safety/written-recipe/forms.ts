import type { Language } from './language.ts'
import { shapes } from './shapes.ts'

// "Une noix de beurre" is a knob of it, "pasta de achiote" a paste, "crevettes roses" are pink; "into steaks" is how
// something is cut, "so groß wie eine Walnuss" how large it is; "moule à muffins" is a tin, "una pasta" how thick something
// gets, "yemas de los dedos" are fingertips, and what is rolled out as "la pasta" is dough.
// A Spanish tortilla is of eggs and what it is called after; "cuajada" is set where none is counted or named.
// "Doradas" are golden where no fish is counted or named; tiger's milk is a marinade. The cream from the top of a can of
// coconut milk is the coconut's. "Wonton (gyoza) wrappers" have the other word of their name beside it; of what shops
// sell a remark may say what one should look for: "(many contain milk, so check)".
const forms: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    notInIt(
      'instead of|in place of|rather than|replac(?:es?|ing)|(?:contain|hold|ha[sv]e?)s? no|not contain|free (?:of|from)',
    ),
    /\((?:many|most|some)\b[^()]*\b(?:contain|hold|have)\b[^()]*\bcheck\b[^()]*\)/giu,
    /\bcheck\b[^();]*\b(?:many|most|some)\b[^();]*\b(?:contain|hold|have|include|use)\b[^();]*(?=\))/giu,
    / \(\p{L}+\)(?= (?:wrapper|skin|sheet)s?\b)/giu,
    /\b(?:the size of|no bigger than|about as big as) (?:an? )?\p{L}+/giu,
    /\b(?:soy|sesame)-free\b/gi,
    /(?<=\b(?:rice|quinoa|millet|corn|cornmeal|polenta|buckwheat|amaranth|teff) )porridge\b/gi,
    /\binto (?<=\b(?:shape|form|roll|cut|slice|divide|tear)\w{0,2}\b[^,;:.()]{0,60} into )(?!the\b)[^,;:.()!?]*/gi,
    /\bcream (?:from|off|of) (?:(?:the|an?|your|this|\d+|top|of|tin|can|carton|chilled|cold|unshaken|full-fat) )*(?=coconut milk\b)/gi,
  ],
  de: [
    notInIt('statt|anstatt|anstelle|ersetz(?:t|en)|keine?n?'),
    /\b(?:so )?gro(?:ß|ss) wie (?:eine? )?\p{L}+/giu,
    /(?<!\p{L})\p{L}+gro(?:ß|ss)\p{L}*/giu,
    /\b(?:eine[rn]?|die|der) terrine\b(?! (?:vo[nm]|aus))/gi,
    /(?<!\p{L})(?:cr[eè]me|rahm|sahne) (?:oben )?(?:von|aus) (?:(?:der|einer|dem|oberen|teil|dose|von) )*(?=kokosmilch)/giu,
  ],
  es: [
    notInIt('en lugar de|en vez de|sustituyen?|reemplazan?|no (?:lleve|contenga|tenga)'),
    /\b(?:nuez|pasta) de (?!moscada|macadamia|pec[aá]n|brasil)/gi,
    /\bdel tama[nñ]o de (?:una? )?\p{L}+/giu,
    /(?<!^\s*|[\d½]\s|(?<!\p{L})(?:las?|unas?|dos|tres|cuatro|con|de|o|u|g|kg|lubina y|merluza y|pescado y)\s|[,;(]\s?)doradas?(?!\p{L})/giu,
    /(?<!\p{L})doradas? (?:y|por|pero|al gusto)(?!\p{L})/giu,
    /(?<=\p{L}\p{L}(?:as|os), )doradas?(?!\p{L})/giu,
    /(?<!^\s*|[\d½]\s|(?<!\p{L})(?:las?|unas?|dos|tres|cuatro|con|de|g|kg|ml)\s|[,;(]\s?)cuajadas?(?!\p{L})/giu,
    /\btortillas? (?:de (?!harina|ma[ií]z|trigo|nixtamal|nopal|avena|espelta)\p{L}+|espa[nñ]ola|francesa|paisana|vaga|campera)(?!\p{L})/giu,
    /\bleche de tigre\b/gi,
    /\byemas? de (?:los|tus) dedos\b/gi,
    /\b(?:crema|nata) (?:espesa )?del? (?:(?:la|el|una?|parte|superior|arriba|superficie|lata|bote|del?) )*(?=leche de coco\b)/gi,
    /\buna (?:pasta|crema)\b(?! de (?:leche|cacahuete))/gi,
  ],
  fr: [
    notInIt('au lieu d[eu]|[aà] la place d[eu]|remplacen?t?|ne contien(?:t|ne|nent) pas'),
    /\b(?:noix|noisette)s? (?:de |d['’])(?!cajou|coco|macadamia|muscade|p[eé]can|grenoble|br[eé]sil|lavage|saint|st)/gi,
    /\bde la (?:taille|grosseur) d['’]une? \p{L}+/giu,
    /(?<!\p{L})moules? (?:à|a) (?!la |l['’])\p{L}+/giu,
    /(?<!\p{L})moules (?=individuel|en silicone|beurr[eé]s|chemis[eé]s)/giu,
    /\b(?:une|la) terrine\b(?! d)/gi,
    /(?<!\p{L}|de )roses?(?!\p{L})/giu,
    /(?<!\p{L})cr[eè]me (?:[eé]paisse )?(?:du|de|[aà] la) (?:(?:la|une|dessus|haut|surface|bo[iî]te|brique|conserve|du|de) )*(?=lait de coco\b)/giu,
  ],
  it: [
    /\b(?:noce|pasta) (?:di |d['’])(?!cocco|macadamia|pecan)/gi,
    /\bgrand[ei] come (?:un[a'’]? ?)?\p{L}+/giu,
    /\buna (?:pasta|crema)\b(?! d['’i] ?latte)/gi,
    /\bpasta (?=per (?:la |il )?(?:focaccia|crostata|torta|pane)\b)/gi,
    /(?<=\b(?:stend|spian|impast|lavor|foder)\w{1,5} )la pasta\b(?! (?:all|bris|fillo|frolla|sfoglia))/gi,
  ],
  pt: [/\b(?:noz|pasta) de (?!macadamia|pec[aã])/gi],
}

/** What a remark in brackets says that is not in it, up to its next comma: "(oat milk, instead of egg wash, to glaze)". */
function notInIt(words: string): RegExp {
  // The lookbehind stands behind the words: before them, every place in a text would be looked back from.
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?<=\([^()]*)[^(),;]*`, 'giu')
}

/** A text without the names that only say in what form a food comes. */
export function withoutForms(text: string, language: Language): string {
  const none = [...(forms[language] ?? []), ...(shapes[language] ?? [])]
  return none.reduce((rest, form) => rest.replace(form, ''), text)
}
