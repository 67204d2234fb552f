import { fold } from '../../lexicon/inflect.ts'
import type { Language } from './language.ts'

// No sentence is longer; the patterns below may try each of its words against each other.
const longest = 400

// Around the steps.
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

const either = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

// Among the steps: "You can use almond milk instead", "Make it posh with pistachios", "Käse braucht es nicht".
const otherwiseInSteps: Readonly<Partial<Record<Language, RegExp>>> = {
  en: either(
    String.raw`\binstead\b(?! of)|\bleave (?:it|them|those) (?:out|off)\b|\bworks (?:\w+ )?(?:with|too|as well)\b`,
    String.raw`\b(?:would be|they would|are common|is traditional) (?!enough|ready|done)`,
    String.raw`\byou (?:could|may|might|can also)\b|\byou can\b.*\bif you\b`,
    String.raw`^(?:make it|skip|replace|swap|substitute|traditionally|any leftover|if (?:some|any)(?:body|one))\b`,
    String.raw`^(?:goes|lovely|great|good|delicious|perfect|nice|excellent|wonderful|brilliant|for an? [\w-]+ (?:version|twist))\b`,
    String.raw`\bif you (?:have (?:any|some)|eat)\b|\bif you'd like (?:it|something)\b|\bworks?[.!]?$`,
    String.raw`\boriginals?\b.*\b(?:comes?|has|have|uses?|calls?)\b`,
    String.raw`^(?:serve|enjoy|pair)\b.*\bglass of\b`,
  ),
  es: /^si no\b|\b(?:seria|serian|quedari?an?|tambien (?:puedes|se puede)|puedes? tambien)\b|\bpuedes?\b.*\bsi (?:quieres|te gusta|prefieres)\b/,
  fr: /\b(?:serait|seraient|pou(?:vez|rrez) (?:aussi|egalement)|peut (?:aussi|egalement))\b|\b(?:pouvez|peux)\b.*\bsi (?:vous|tu)\b/,
  de: /\b(?:ware|waren|verzicht\w*)\b|\b(?:kann|kannst|konnen)\b.*\bauch\b|\bauch\b.*\b(?:kann|kannst|konnen)\b|\bbraucht (?:es|man)\b.*\bnicht\b/,
  it: /\b(?:sarebbe|sarebbero|puoi anche|si puo anche)\b|\bpuoi\b.*\bse (?:vuoi|preferisci|ti piace)\b/,
}

/** Whether a sentence tells of another way than the recipe's own: "If you have no wine, …", "Swap the beef for tofu". */
export function isOtherWay(sentence: string, language: Language): boolean {
  return otherwise[language].test(fold(sentence.slice(0, longest))) || isOtherWayInSteps(sentence, language)
}

/** Whether a sentence among the steps does: there "if" and "some" are mostly the recipe's own words. */
export function isOtherWayInSteps(sentence: string, language: Language): boolean {
  return otherwiseInSteps[language]?.test(fold(sentence.slice(0, longest))) ?? false
}
