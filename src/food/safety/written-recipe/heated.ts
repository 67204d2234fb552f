import { fold } from '../../lexicon/inflect.ts'
import { tokenize, type Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import { isMeat, isRice, isSea } from '../../model/traits.ts'
import type { Prepared } from '../temperatures.ts'
import type { Language } from './language.ts'
import { namesIn, type Name } from './names.ts'
import { isServing, said, sentencesOf } from './sentences.ts'

const heat =
  /\b(?:oven|bak(?:e|ed|ing)|simmer|microwave|broil|grill|fry|bubbl\w+|heat (?:it )?through|warm(?:ed)? through|piping|horno|hornea\w*|enfourn\w+|au four|salsa caliente|ofen|backen|uberbacken|forno|inforna\w*)\b|\d\s?°/

// Of the sentence that names a food, from its name on, and of one that names none: "add the chicken and cook for 10 minutes".
const warming: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:heat|heats|reheat\w*|heating|warm|warms|warmed|warming|cook|cooks|cooking|fry|frying|stir-fry\w*|saute\w*|simmer\w*|boil|brown|crisp|bak(?:e|ing)|bubbl\w*|broil|grill|steam|skillet|pan|pot|wok|microwave|oven|piping)\b/,
  es: /\b(?:calient\w*|calentar\w*|recalent\w*|recalient\w*|cocin[aeo]\w*|cuec\w*|cocer|hierv\w*|hervor|fuego|horno|hornea\w*|gratin\w*|dora(?:r|lo|la|los)?|sofri\w*|saltea\w*|frei?r|fri[ae]\w*|sarten|cacerola|olla|cazuela|comal|plancha|microondas)\b/,
  fr: /\b(?:re?chauff\w*|chauff\w*|chaud|cui(?:re|sez|s|sson)|mijot\w*|bouilli\w*|fremi\w*|four|enfourn\w*|gratin\w*|dorer|revenir|saut(?:er|ez)|saisi\w*|poele\w*|casserole|cocotte|feu|micro-ondes|wok)\b/,
  de: /\b(?:\w*hitz\w*|\w*warm\w*|\w*koch\w*|\w*kochel\w*|gar(?:en|ziehen)|\w*brat\w*|\w*back(?:en|t)?|ofen|backofen|pfanne|topf|grill\w*|mikrowelle|wok|dunst\w*|\w*dampf\w*)\b/,
  it: /\b(?:\w*scald\w*|cuoc\w*|cottura|boll\w*|forno|inforna\w*|gratin\w*|rosola\w*|salta\w*|sobboll\w*|padella|pentola|casseruola|fuoco|fiamma|microonde|insapori\w*)\b/,
  nl: /\b(?:verwarm\w*|warm\w*|bak\w*|kook\w*|oven|pan|grill\w*|magnetron)\b/,
  pt: /\b(?:aque[cç]\w*|cozinh\w*|ferv\w*|forno|asse|assar|refog\w*|panela|frigideira|fogo)\b/,
  pl: /\b(?:podgrze\w*|gotuj\w*|piecz\w*|piekarnik\w*|smaz\w*|patelni\w*|garn\w*)\b/,
}

const anyHeat =
  /\b(?:heat\w*|hot|warm\w*|cook\w*|fr(?:y|ied|ying)|saute\w*|simmer\w*|boil\w*|bak(?:e|ed|ing)|roast\w*|oven|grill\w*|broil\w*|skillet|pan|pot|wok|toast\w*|microwave|steam\w*|brown\w*|melt\w*)\b|\d\s?°/

// Meat on its bone or in its fat, which a cassoulet or a pie heats again; a slice of ham is warm in a moment.
const isSoldCooked = ({ id }: Food) =>
  /^(?:duck-confit|rotisserie-chicken|roast-(?:duck|beef|lamb|pork)|pulled-pork)$/.test(id)

/** A sentence of the steps; what it names is read where it is asked for, and once. */
type Sentence = {
  text: string
  words: () => readonly Token[]
  names: () => readonly Name[]
  /** Of "simmer for 10 minutes and serve with the rice" what is done first, and how it is served. */
  parts?: { first: Sentence; serving: Sentence }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function sentenceOf(text: string, language: Language): Sentence {
  const words = once(() => beforeUntil(tokenize(said(text, language))))
  return { text, words, names: once(() => namesIn(words(), language)) }
}

const longestSentence = 400
const andThen =
  /^.*(?:[,;]|(?<!\p{L})(?:and|then|y|e|et|und|puis|dann|luego|poi))\s(?=.*?(?<!\p{L})(?:serv|sirv|acompa))/isu

function inParts(text: string, language: Language): Sentence {
  const sentence = sentenceOf(text, language)
  const mayServe = text.length <= longestSentence && isServing(text, language)
  const [first] = (mayServe && andThen.exec(text)) || []
  if (first === undefined) return sentence
  const serving = sentenceOf(text.slice(first.length), language)
  return { ...sentence, parts: { first: sentenceOf(first, language), serving } }
}

/**
 * How the foods of a list come to these steps: of "cooked chicken" and "cooked rice" what a step heats again is as what was
 * left over, and what was left over and meets no heat is eaten cold, in a salad.
 */
export function heatingIn(method: readonly string[], language: Language): (prepared: Prepared) => Prepared {
  const sentences = once(() => method.flatMap(sentencesOf).map((sentence) => inParts(sentence, language)))
  return (prepared) => {
    const { food, condition } = prepared
    const comesCooked = condition === 'cooked' || (condition === undefined && isSoldCooked(food))
    const isMeasured = food.safeRule !== undefined || isRice(food)
    if (condition === 'leftover')
      return isLeftCold(food, method, language) ? { ...prepared, condition: 'cooked' } : prepared
    if (!comesCooked || !isMeasured || isSea(food) || food.kind === 'egg') return prepared
    return isHeatedAgain(food, sentences(), language) ? { ...prepared, condition: 'leftover' } : prepared
  }
}

function isHeatedAgain(food: Food, steps: readonly Sentence[], language: Language): boolean {
  const inEnglish = language === 'en' ? namedInEnglish(food) : undefined
  const isNaming = ({ text, names }: Sentence) => inEnglish?.(text) ?? names().some(isSame(food))
  // What is only served with what was heated is not heated itself.
  const sentences = steps.map((sentence) => {
    const { first, serving } = sentence.parts ?? {}
    return first && serving && isNaming(serving) && !isNaming(first) ? serving : sentence
  })
  const from = Math.max(0, sentences.findIndex(isNaming))
  if (sentences.slice(from).some(({ text }) => heat.test(fold(text)))) return true
  let isIn = false
  return sentences.some(({ words, names }) => {
    const at = names().find(isSame(food))?.from
    isIn ||= at !== undefined
    if (at !== undefined) return isWarmedIn(fromClauseOf(words(), at), language)
    return isIn && names().length === 0 && isWarmedIn(words(), language)
  })
}

function isLeftCold(food: Food, method: readonly string[], language: Language): boolean {
  const isNaming = language === 'en' ? namedInEnglish(food) : undefined
  const isWarm = language === 'en' ? anyHeat : warming[language]
  const first = method.findIndex(
    (step) => isNaming?.(step) ?? namesIn(tokenize(step), language).some(isSame(food)),
  )
  return (
    first >= 0 &&
    !method
      .slice(first)
      .map(fold)
      .some((step) => isWarm.test(step) || heat.test(step))
  )
}

function namedInEnglish({ name }: Food): (text: string) => boolean {
  const named = new RegExp(String.raw`\b(?:${name.split(' ').join('|')}|meat)\b`, 'i')
  return (text) => named.test(text)
}

const isSame =
  (food: Food) =>
  (named: Name): boolean =>
    isSameMeat(named.food, food)

const isWarmedIn = (words: readonly Token[], language: Language) =>
  warming[language].test(words.map(({ text }) => text).join(' '))

const until = wordSet('until till hasta jusqu bis finche fino ate tot')

/** "Cook until the cheese melts": what something is waited for is not what is cooked. */
function beforeUntil(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => until.has(text))
  return end < 0 ? tokens : tokens.slice(0, end)
}

function isSameMeat(named: Food, food: Food): boolean {
  return (
    named.id === food.id || (isRice(food) && isRice(named)) || (isMeat(food) && named.origin === food.origin)
  )
}

/** The words of a sentence from the clause on in which a place stands. */
function fromClauseOf(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.slice(tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'mark') + 1)
}

const ofEggs =
  /\b(?:eggs?|yolks|whites|huevos?|oeufs?|uova|eier)\b[^.;:!?]{0,20}\b(?:are|stay|remain|son|estan|quedan|van|sont|restent|sono|restano|sind|bleiben)\b([^.;:!?]{0,30}?)\b(?:raw|uncooked|crud[oae]s?|crus?|roh)\b/
const negation = /\b(?:not|no|no longer|pas|nicht|non)\b/

/** What a recipe says of its eggs: that they stay raw, as those of a mousse do, or that they do not. */
function saysEggsAreRaw(folded: string): boolean | undefined {
  const [, between] = ofEggs.exec(folded) ?? []
  return between === undefined ? undefined : !negation.test(between)
}

const holdsRawEggs =
  /\b(?:contains?|made with|uses?|enthalt|contien\w+|lleva|contengono)\b[^.;:!?]{0,15}\b(?:(?:raw|uncooked|rohe[ns]?) (?:eggs?|yolks|whites|eier|eigelb|ei)|(?:oeufs?|huevos?|yemas|uov[oa]) (?:crus?|crud[oae]s?))\b/

// Dishes of eggs that are beaten raw and set in the cold, unless their steps heat them: a mousse on boiled custard.
const rawEggDish =
  /\b(?:mousses?|tirami ?su|mayonn?aise|mayonesa|maionese|ai?oli|alioli|egg ?nog|lait de poule|semifreddo|tartare?|\w*tatar|caesar|(?:pisco|whiske?y|gin|amaretto) sour|gin fizz|royal icing|glace royale|eierlikor)\b/
const longestTitle = 200

const egg =
  /\b(?:eggs?|yolks?|whites|huevos?|yemas?|claras|oeufs?|jaunes?|blancs|uov[oa]|tuorl[oi]|album[ei]|ei|eier|eigelbe?|eiweisse?|eischnee)\b/
const heatOfEggs =
  /\b(?:heat\w*|hot (?=(?:milk|cream|oil|butter|water|stock|broth|pan|skillet|syrup|sugar|mixture|coffee)\b)|cook\w*|boil\w*|simmer\w*|fried|poach\w*|scrambl\w*|double boiler|thicken\w*|bain-marie|cuire|cuisson|cuisez|chaud\w*|chauff\w*|feu|wasserbad|\w*koch\w*|\w*hitz\w*|heiss\w*|stocken|bano maria|cuec\w*|coc(?:er|i[dn]|ci)\w*|calient\w*|fuego|bagnomaria|cuoc\w*|cottura|cald\w*|scald\w*|fuoco)\b/
const heatOfElse =
  /\b(?:chocolate(?! (?:mixture|custard))|chocolat|schokolade|kuverture|cioccolato|melt\w*|fond\w*|\w*schm[eo]lz\w*|fund\w+|derret\w*|sciogli\w*|fus[oae]|coffee|cafe|kaffee|caffe|espresso|syrup|sirop|sirup|almibar|sciroppo)\b/

// "Baked biscuits" beside raw eggs, "the toasted nuts".
const doneBefore =
  /\b(on|onto|over|with|the|your|some|of|cooled) (?:baked|cooked|fried|grilled|boiled|toasted|roast(?:ed)?) (?=\p{L})/gu

/** Whether a step heats the eggs, or what they went into: melting the chocolate beside them does not. */
function areEggsHeated(method: readonly string[]): boolean {
  const sentences = method.flatMap(sentencesOf).map((sentence) => fold(sentence).replace(doneBefore, '$1 '))
  const first = sentences.findIndex((sentence) => egg.test(sentence))
  return sentences
    .slice(Math.max(0, first))
    .filter((sentence) => egg.test(sentence) || !heatOfElse.test(sentence))
    .some((sentence) => heat.test(sentence) || heatOfEggs.test(sentence))
}

/** Whether the eggs of a recipe stay raw: because it says so, or because it is a dish of raw eggs and heats none. */
export function leavesEggsRaw(text: string, method: readonly string[]): boolean {
  const folded = fold(text)
  const says = saysEggsAreRaw(folded)
  if (says !== undefined) return says
  const isOfRawEggs = rawEggDish.test(folded.slice(0, longestTitle)) || holdsRawEggs.test(folded)
  return isOfRawEggs && !areEggsHeated(method)
}
