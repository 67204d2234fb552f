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
    String.raw`\b(?:can|could|may) (?:(?:also|always|easily|just|simply) )?(?:be )?(?:swap\w*|replaced?|substituted?)\b`,
    String.raw`^(?:make it|skip|replace|swap|substitute|traditionally|any leftover|if (?:some|any)(?:body|one)|want)\b`,
    String.raw`^(?:goes|lovely|great|good|delicious|perfect|nice|excellent|wonderful|brilliant|for an? [\w-]+ (?:version|twist))\b`,
    String.raw`\bif you (?:have (?:any|some)|eat)\b|\bif you'd like (?:it|something)\b|\bworks?[.!]?$`,
    String.raw`\boriginals?\b.*\b(?:comes?|has|have|uses?|calls?)\b`,
    String.raw`^(?:serve|enjoy|pair)\b.*\bglass of\b`,
    String.raw`^(?:check|some|most|many)\b.*\b(?:contains?|brands?|labels?|packets?)\b`,
  ),
  es: either(
    String.raw`^si no\b|\b(?:seria|serian|quedari?an?|tambien (?:puedes|se puede)|puedes? tambien)\b`,
    String.raw`\bpuedes?\b.*\bsi (?:quieres|te gusta|prefieres)\b`,
    String.raw`^(?:sustitu\w+|reemplaz\w+|cambia)\b|\b(?:puede\w*|podeis|podria\w*)\b.*\b(?:sustitu\w+|reemplaz\w+|cambiar\w*)\b`,
  ),
  fr: either(
    String.raw`\b(?:serait|seraient|pou(?:vez|rrez) (?:aussi|egalement)|peut (?:aussi|egalement))\b`,
    String.raw`\b(?:pouvez|peux)\b.*\bsi (?:vous|tu)\b`,
    String.raw`^remplace[rz]?\b|\b(?:peu[txv]\w*|pou[vr]\w+|possible)\b.*\b(?:remplac\w+|substitu\w+)`,
  ),
  de: either(
    String.raw`\b(?:ware|waren|verzicht\w*)\b|\b(?:kann|kannst|konnen)\b.*\bauch\b|\bauch\b.*\b(?:kann|kannst|konnen)\b`,
    String.raw`\bbraucht (?:es|man)\b.*\bnicht\b`,
    String.raw`^(?:statt|anstelle|anstatt)\b.*\b(?:geht|gehen|passt|passen|schmeckt|schmecken|funktionier\w+)\b|\b(?:geht|gehen)\b.*\bauch\b`,
    String.raw`^(?:ersetz\w+|tausch\w+)\b|\b(?:kann|kannst|konnen|lass\w*|lasst)\b.*\b(?:ersetz\w*|(?:aus)?tausch\w*|ausgetauscht)\b`,
  ),
  it: either(
    String.raw`\b(?:sarebbe|sarebbero|puoi anche|si puo anche)\b|\bpuoi\b.*\bse (?:vuoi|preferisci|ti piace)\b`,
    String.raw`^sostitu\w+|\b(?:puoi|puo|possono|potete)\b.*\bsostitu\w+`,
  ),
}

// "For the non-vegans at the table, a fried egg": who else eats has it, not the dish.
const forOthers: Readonly<Partial<Record<Language, RegExp>>> = {
  en: either(
    String.raw`\bnon-? ?(?:vegans?|vegetarians?|veggies?)\b|\b(?:meat|fish)[- ](?:eaters?|lovers?)\b|\b(?:carni|omni)vores?\b`,
    String.raw`^for (?:the |any |all |your )?(?:vegans|vegetarians|veggies|kids|children|little ones|toddlers|guests who|those|anyone|people|everyone) ?`,
    String.raw`^(?:vegans|vegetarians|those who|anyone who)\b`,
  ),
  es: either(
    String.raw`\bno[- ](?:(?:es|son|sea|sean|eres) )?(?:vegan|vegetarian)\w+|\b(?:carn|omn)ivor[oa]s?\b`,
    String.raw`^(?:para|a) (?:quien(?:es)?\b|(?:los|las) (?:que|ninos|peques|pequenos|vegan\w+|vegetarian\w+|invitad\w+)\b)`,
  ),
  fr: either(
    String.raw`\bnon[- ]?(?:vegan|vegetalien|vegetarien)\w*|\b(?:carn|omn)ivores?\b|\b(?:amateur|mangeur)s? de (?:viande|poisson)\b`,
    String.raw`^pour (?:ceux|celles|les (?:enfants|petits|vegan\w*|vegetarien\w*|vegetalien\w*|invites|autres))\b`,
  ),
  de: either(
    String.raw`\bnicht-?(?:vegan|vegetari)\w+|\b(?:fleisch|alles|fisch)(?:esser|liebhaber)\w*|\bomnivore\w*`,
    String.raw`^wer\b.*\b(?:isst|essen|vertragt)\b|^fur (?:(?:die|alle) )?(?:veganer|vegetarier|flexitarier|kinder|gaste)(?:innen)?\b|^fur alle, die\b`,
  ),
  it: either(
    String.raw`\bnon[- ](?:(?:e|sono) )?(?:vegan|vegetarian)\w+|\b(?:carn|onn)ivor[oaie]\b`,
    String.raw`^per (?:chi|i (?:bambini|piccoli|vegan\w+|vegetarian\w+)|gli (?:ospiti|altri))\b`,
  ),
}

// "Naan is lovely as well", "Dazu passt Reis": what goes well with a dish is none of it. What is told to be done is.
const goesWell: Readonly<Partial<Record<Language, RegExp>>> = {
  en: either(
    String.raw`^(?!(?:serve|enjoy|eat|add|stir|mix|top|finish|scatter|sprinkle|garnish|spoon|use)\b)[^,;:]*\b(?:is|are|tastes?) (?:(?:just|very|really) )?(?:(?:also|equally|as) )?(?:lovely|good|great|nice|delicious|excellent|wonderful|fine|brilliant|tasty|welcome)\b(?:(?<=\b(?:also|equally|as) \w+)| (?:\w+ )?(?:as well|too|also|with (?:this|it|them)|alongside)\b)`,
    String.raw`^(?!(?:serve|enjoy|eat|add|stir|mix|top|finish|scatter|sprinkle|garnish|spoon|use)\b)[^,;:]*\b(?:goes|go|pairs?) (?:(?:also|very|really|so|especially|particularly) )?(?:well|nicely|beautifully|brilliantly|perfectly)\b`,
  ),
  es: either(
    String.raw`^(?!(?:sirv|anad|agreg|acompan|espolvore|mezcl)\w*).*\b(?:queda|va|combina|sienta|marida)n? (?:\w+ )?(?:genial|fenomenal|de maravilla|de lujo|(?:muy )?bien (?:con|aqui|tambien))\b`,
    String.raw`^(?!(?:sirv|anad|agreg|acompan|espolvore|mezcl)\w*).*\btambien (?:(?:le|les) )?(?:(?:queda|combina|sienta|funciona|pega)n?|van? (?:muy )?bien)\b`,
  ),
  fr: either(
    String.raw`^(?!(?:serv|ajout|accompagn|parsem|vers|melang|incorpor)\w*).*\b(?:convien(?:t|nent)|fonctionne\w*|accompagne\w*|s'accorde\w*|se marie\w*)(?: \w+)? (?:aussi|egalement|bien|parfaitement|a merveille)\b`,
    String.raw`^(?!(?:serv|ajout|accompagn|parsem|vers|melang|incorpor)\w*).*(?:\bv(?:a|ont) (?:aussi )?(?:tres )?bien (?:avec|ici)\b|\b(?:delicieu(?:x|ses?)|excellente?s?|bon(?:ne)?s?|parfaite?s?) (?:aussi|egalement)\b|\b(?:est|sont) (?:aussi|egalement) (?:tres )?(?:bon|delicieu|excellent|parfait)\w*)`,
  ),
  de: either(
    String.raw`^(?:dazu|dabei) (?:pass|schmeck)`,
    String.raw`^(?!.*\b(?:servieren|bestreuen|streuen|\w*geben|\w*ruhren|mischen)\b).*\b(?:passt|passen|schmeckt|schmecken|eigne[nt]|macht sich|machen sich|harmonier\w+)\b.*\b(?:auch|ebenfalls|ebenso|genauso|gut|hervorragend|wunderbar|prima|super|bestens|toll|lecker|ausgezeichnet)\b`,
  ),
  it: either(
    String.raw`^(?!(?:serv|aggiung|unisc|accompagn|mescol)\w*).*\b(?:sta|stanno|si abbina|si abbinano|si sposa|si sposano) (?:\w+ )?(?:bene|benissimo|perfettamente)\b`,
    String.raw`^(?!(?:serv|aggiung|unisc|accompagn|mescol)\w*).*(?:\bva(?:nno)? (?:benissimo|bene) (?:anche|con)\b|\b(?:ottim|buon)\w+ anche\b|\banche\b[^,;:]*\b(?:e|sono) (?:ottim|buon|perfett)\w+)`,
  ),
}

// "To make a meal of it, add grilled prawns", "También con camarones": an idea at the end is none of the dish.
const moreOfIt: Readonly<Partial<Record<Language, RegExp>>> = {
  en: either(
    String.raw`^(?:to|you can|if you want to) (?:make|turn) (?:it|this|them|that|a (?:full |proper |complete |whole )?(?:meal|main|dinner|lunch|supper))\b[^,;:.]*\b(?:meal|main|dinner|lunch|supper|heartier|richer|fancier|spicier|lighter|substantial|filling|go further|vegan|vegetarian|festive)\b`,
    String.raw`^(?:to make a (?:full |proper |complete |whole |bigger )?(?:meal|main)|turn (?:it|this|them|that) into|make (?:it|this|that) a (?:meal|main|feast|full)|to (?:bulk|beef|jazz|dress) (?:it|this|them) (?:up|out))\b`,
    String.raw`^(?:an?|some|another|extra|more)\b.*\b(?:will|would|'ll) make (?:it|this|them) (?:(?:even|much|a (?:bit|little)) )?(?:more|heartier|richer|fuller|bigger)\b`,
    String.raw`^for (?:(?:more|extra|added|a (?:bit|little) more|some) (?:protein|indulgence|substance|bulk|luxury)|an? (?:[\w-]+ )?(?:heartier|fuller|richer|fancier|bigger|complete|full|more \w+|meatier|meaty|special|festive|twist|change)\b)`,
    String.raw`^(?:variations?|ideas?|also (?:good|great|nice|lovely|delicious)|feeling (?:hungry|fancy|generous)|try (?:it |this |them )?(?:with|adding))\b`,
  ),
  es: either(
    String.raw`^(?:una?s?|algo de|un poco de)\b.*\b(?:l[oa]s? har(?:a|an|ia|ian)) (?:\w+ )?mas\b`,
    String.raw`^(?:tambien|otra (?:idea|opcion)|y con|prueba(?:lo|la|los|las)? (?:(?:tambien )?con|a anadir))\b(?! (?:sirv|sal|pimienta))`,
    String.raw`^para (?:mas|extra|un extra de|una? (?:comida|plato|cena|version) \w+|(?:hacer|volver|convertir|dejar)l[oa]s?\b[^,;:.]*\b(?:mas|comida|plato|completo|cena)|que (?:sea|quede) (?:mas|un plato)|una (?:opcion|variante))\b`,
  ),
  fr: either(
    String.raw`^(?:une?|quelques|un peu d\w*)\b.*\brendr(?:a|ont|ait|aient)\b.*\bplus\b`,
    String.raw`^(?:egalement|aussi|essayez|autre idee|variantes?)\b|\bon (?:peut|pourra) (?:aussi|egalement|y ajouter)\b`,
    String.raw`^pour (?:(?:en )?faire (?:un|une|en) (?:repas|plat)|en faire|un (?:repas|plat)|plus de|davantage de|une (?:version|touche)|(?:la|le|les) rendre|encore plus)\b`,
  ),
  de: either(
    String.raw`^(?:eine?|etwas|ein paar)\b.*\bmach(?:t|en) (?:es|das|ihn|sie)\b.*\b(?:sattigend|gehaltvoll|nahrhaft|reichhaltig)er\b`,
    String.raw`^(?:auch (?:mit|gut|lecker|kostlich)|varianten?|weitere idee|fur mehr (?:eiweiss|protein|sattigung|biss)|noch (?:sattigender|gehaltvoller|herzhafter) wird)\b`,
    String.raw`^als (?:\w+ )?(?:hauptgericht|hauptspeise|hauptmahlzeit|mahlzeit|abwandlung|variante)\b|^fur eine? (?:\w+ )?(?:mahlzeit|hauptgericht|hauptspeise|variante|abwandlung)\b|^zur abwechslung\b|^wer (?:es|sie|ihn) (?:\w+er|ganz \w+) (?:mag|mochte|will)\b`,
  ),
  it: either(
    String.raw`^(?:anche (?:con|buon\w+|ottim\w+)|variant[ei]|altra idea|prova(?:l[oaie])? (?:anche )?con|provate(?:l[oaie])? (?:anche )?con)\b`,
    String.raw`^per (?:piu|un (?:pasto|piatto) (?:completo|unico)|(?:render|far|trasformar)(?:l[oaie]|ne)\b[^,;:.]*\b(?:piu|piatto|pasto|unico|completo|cena)|una (?:versione|variante))\b`,
  ),
}

// "Fancy some crunch? Add almonds": the answer of a question is an idea. A label's question has lost its mark by now.
const asked: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:fancy|craving|in the mood for|looking for|like (?:it|things)|(?:have|got) (?:any|some|extra))\b[^.?!:]*[?:]/,
  es: /^¿?(?:quier(?:es|en)|(?:te|os) apetece|se (?:te|les) antoja|(?:con )?ganas de|(?:te|os) gusta|prefier(?:es|en)|buscas)\b[^.?!:]*[?:]/,
  fr: /^(?:(?:une )?(?:petite )?envie de?|besoin de?|(?:vous )?(?:voulez|aimez|preferez|souhaitez|cherchez)|tu (?:veux|aimes|preferes|cherches)|il (?:vous|te) reste)\b[^.?!:]*[?:]/,
  de: /^(?:(?:lust|appetit|hunger) auf|(?:magst|willst|mochtest) du|(?:mogt|wollt|mochtet) ihr|(?:mogen|wollen|mochten) sie|darf(?:'s| es)|soll(?:'s| es))\b[^.?!:]*[?:]/,
  it: /^(?:vuoi|volete|(?:hai |avete )?voglia di|[tv]i (?:va|piace)|prefer(?:isci|ite)|cerc(?:hi|ate))\b[^.?!:]*[?:]/,
}

const told = [otherwiseInSteps, forOthers, goesWell, moreOfIt, asked]

/** Whether a sentence tells of another way than the recipe's own: "If you have no wine, …", "Swap the beef for tofu". */
export function isOtherWay(sentence: string, language: Language): boolean {
  return otherwise[language].test(fold(sentence.slice(0, longest))) || isOtherWayInSteps(sentence, language)
}

/** Whether a sentence among the steps does: there "if" and "some" are mostly the recipe's own words. */
export function isOtherWayInSteps(sentence: string, language: Language): boolean {
  const text = fold(sentence.slice(0, longest))
  return told.some((patterns) => patterns[language]?.test(text))
}
