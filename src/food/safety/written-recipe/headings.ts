import { fold } from '../../lexicon/inflect.ts'
import { nameList } from '../../lexicon/word-list.ts'

/** What a heading opens: the list, the method, or what a cook may read besides: tips, swaps, questions, storage. */
export type Part = 'ingredients' | 'method' | 'aside'

// Beginnings of words as headings have them, without accents (what is "optional" belongs to the dish): English, Spanish, French, German, Italian, Dutch, Portuguese, Polish, Chinese, Japanese.
const ideaWords = nameList(`
  variation, variant, swap, substitut, twist, ideas, change it up, mix it up, make it your, make it a meal, to make a meal, more protein, extra protein,
  boost (?:it|this), bulk (?:it|this|up), level (?:it |this )?up, what to serve, upgrade (?:it|this), ^upgrade$, upgrades$, make it (?:more|heartier|richer),
  variacion, variar, otra forma, otras formas, mas protein, tambien con, hazl[oa] mas, dale (?:mas|un toque),
  idee, varier, plus de protein, pour aller plus loin, pour booster,
  abwand, abwechslung, variier, mehr eiweiss, mehr protein, auch mit, aufpeppen, noch sattigender,
  variazion, variare, piu protein, anche con, per arricchir
`)
const asides = nameList(`
  tip, note, notes, hint, heads-up, heads up, warning, caution, watch out, pointer, option(?!al|nel), storage, store, storing, keeps,
  leftover, make ahead, make-ahead, nutrition, faq, question, good to know, equipment, timing, troubleshoot, mistake, why,
  about, safety, pairing, extra note, frequently, how spicy, allergen, scaling, freez, reheat,
  consejo, truco, sustitu, reemplaz, cambiar, nota, sugerencia, conservacion, informacion, cambio, seguridad,
  astuce, conseil, remarque, remplac, conservation, bon a savoir, securite,
  tipp, hinweis, ersetz, ersatz, tausch, alternativ, resteverwertung, aufbewahr, nahrwert, notiz, gut zu wissen, sicherheit,
  consigl, sostitu, suggeriment, conservazione, sicurezza,
  bewaren, variatie, dica, variacoes, wskazowk, porada, コツ, ポイント, 小贴士, 提示
`)
const ingredients = nameList(`
  ingredient, ingrediente, ingredienti, zutat, skladnik, ingredienten, benodigdheden, shopping list, grocer,
  you need, you will need, you'll need, youll need, what you need, what goes in,
  necesitas, necesitaras, il vous faut, il te faut, ce qu'il faut, du brauchst, brauchst du, man braucht, sie brauchen, cosa serve, occorrente,
  wat heb je nodig, je hebt nodig, voce vai precisar, bedziesz potrzebowac, 材料, 食材, 原料, 用料
`)
const methods = nameList(`
  instruction, direction, method, step, preparation, procedure, how to, how i, what to do, to make it, let's cook, cooking,
  elaboracion, preparacion, paso, instruccion, como se hace, como hacer, modo de,
  etape, realisation, zubereitung, anleitung, so geht, so wird, schritt, procediment, preparazione, come si fa, passaggi,
  bereiding, werkwijze, modo de preparo, preparo, przygotowanie, wykonanie, sposob, 作り方, 手順, 做法, 步骤, 步驟
`)

const begins = (words: readonly string[]) => new RegExp(String.raw`(?<![\p{L}])(?:${words.join('|')})`, 'u')
const order: readonly [Part, RegExp][] = [
  ['aside', begins([...asides, ...ideaWords])],
  ['ingredients', begins(ingredients)],
  ['method', begins(methods)],
]

/** What a heading opens, by its words in any of the languages; undefined for "For the sauce". */
export function partOpenedBy(heading: string): Part | undefined {
  const text = fold(heading)
  return order.find(([, words]) => words.test(text))?.[0]
}

const ideas = begins(ideaWords)

/** Whether what stands below a heading is another dish than the recipe's: variations of it, not what is served with it. */
export function opensIdeas(heading: string): boolean {
  return ideas.test(fold(heading)) && !isServing(heading)
}

const more =
  /^(?:(?:some|more|optional|easy|tasty|suggested|possible|extra) )*(?:add-? ?ins?|mix-? ?ins?|add-? ?ons?|extras|toppings? (?:to try|ideas?)|ajouts|supplements|zugaben|anadidos|agregados|aggiunte)\b/

/** Whether the words above or before something offer what may go in besides: below the recipe; in its list they name a group. */
export function offersMore(label: string): boolean {
  return more.test(fold(label))
}

const otherwise = new RegExp(
  String.raw`\?|-?free\b|\b(?:no|not|without|sin|sans|ohne|senza|zonder|sem|bez)\b|` +
    String.raw`vegan|vegetari|vegeta|veggie|veggi|lighter|version|gluten|dairy|allerg|meat|protein|instead`,
)

/** Whether the words before a colon announce that something is done in another way than the recipe does it. */
export function isOtherwise(label: string): boolean {
  const text = fold(label)
  return otherwise.test(text) || partOpenedBy(label) === 'aside'
}

const serving = /\b(?:serv|extra|topping$|garnish|on the side|optional|acompan|sirv|accompagn|dazu|contorno)/

const toppings = /^toppings?$/

/** Whether the words before a colon name what goes on top: where that is measured it belongs to the recipe. */
export function isOnTop(label: string): boolean {
  return toppings.test(fold(label))
}

/** Whether the words before a colon announce what comes to the table with the dish. */
export function isServing(label: string): boolean {
  return serving.test(fold(label)) && !isOtherwise(label)
}
