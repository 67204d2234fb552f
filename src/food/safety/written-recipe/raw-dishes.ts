import { fold } from '../../lexicon/inflect.ts'
import { tokenize } from '../../lexicon/tokens.ts'
import type { Food } from '../../model/food.ts'
import { isMeat, isSea } from '../../model/traits.ts'
import type { Language } from './language.ts'
import { namesIn } from './names.ts'
import { said, sentencesOf } from './sentences.ts'

// Dishes whose fish or meat only acid or salt prepares, or nothing; "sauce tartare" and "prosciutto crudo" are none.
const rawDish =
  /\b(?:[cs]e[bv]iches?|tiraditos?|aguachiles?|leche de tigre|sashimi|chirashi|nigiri|poke bowls?|kinilaw|hoe ?deopbap|(?<!prosciutto |jamon |speck )crudo|gra[vw]lax|gra[vw]ad \w+|gravlaks|gebeizt\w*|graved lachs|carpaccio|steak tartare|(?<!sauce |salsa |a la )tart[aá]re?s?(?! sauce)\b|\w*tatar|kitfo|yukhoe|kibbeh nayyeh|mettbrotchen|hackepeter|marinad[oa]s? en (?:lima|limon))\b/
const longestTitle = 200

const heating =
  /\b(?:oven|bak(?:e|ed|ing)|simmer\w*|broil\w*|grill\w*|fry|fries|fried|frying|sear\w*|brown(?:ed|ing)?|boil\w*|poach\w*|blanch\w*|steam\w*|roast\w*|saute\w*|cook|cooks|pan|skillet|pot|heat|hot|horno|sarten|plancha|hierv\w*|hervi\w*|freir|fri[ea]\w*|cuec\w*|cocer|dora\w*|saltea\w*|calient\w*|four|poele\w*|cuire|cuisez|saisi\w*|dorer|grillez|poch\w*|chauff\w*|ofen|pfanne|brat\w*|anbrat\w*|koch\w*|dunst\w*|dampf\w*|garen|grillen|pochier\w*|forno|padella|cuoc\w*|rosola\w*|scalda\w*|lessa\w*|griglia\w*)\b|\d\s?°/
// "The fish cooks in the lime juice."
const acid =
  /\b(?:lim[aeo]s?|limon(?:es)?|lemons?|citrons?|zitronen?\w*|limett\w*|acid\w*|acidez|sauren?|aceto|vinegar|vinagre)\b/

// "Freeze it at –20 °C for a day."
const freezing = /\b(?:freez\w*|frozen|congel\w*|surgel\w*|\w*gefr[io]\w*|\w*frier\w*)\b/

/** Which foods of a recipe are eaten raw: fish and meat of a ceviche or a tartare, where no step heats them. */
export function eatenRawIn(
  text: string,
  method: readonly string[],
  language: Language,
): (food: Food) => boolean {
  if (!rawDish.test(fold(text.slice(0, longestTitle)))) return () => false
  const heated = method
    .flatMap(sentencesOf)
    .map((sentence) => said(sentence, language))
    .filter((sentence) => heating.test(sentence) && !acid.test(sentence) && !freezing.test(sentence))
    .map((sentence) => namesIn(tokenize(sentence), language).map(({ food }) => food))
  const isHeated = (food: Food) =>
    heated.some((named) => named.length === 0 || named.some((other) => other.origin === food.origin))
  return (food) => (isSea(food) || (isMeat(food) && food.origin !== 'poultry')) && !isHeated(food)
}
