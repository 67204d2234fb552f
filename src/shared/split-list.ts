/** Where an entry of a list begins: a bullet, a number, a tick box. */
const marker = /^\s*(?:[-*+–—]\s+|\d{1,3}[.)]\s+|[•‣◦▪●○☐☑✓✔·]\s*)?(?:\[[ xX]?\]\s*)?/
const bullet = /\s+[•‣◦▪●○☐☑✓✔·]\s*|[•‣◦▪●○☐☑✓✔]/
const line = /[\n\r\u2028\u2029;；]/
const number = /\s+\d{1,3}[.)]\s+/
const dash = /\s+[-*+–—]\s+/

/** A comma that parts: not the decimal one of "1,5 kg", not one in brackets. */
const comma = /(?:(?<!\d),|,(?!\d))(?![^(]{0,120}\))|[，、،]/

/** The end of a list said as a sentence, in the languages that foods are known in. */
const and = /\s+(?:and|&|und|et|y|e|i|og|och|en)\s+/i
const leadingAnd = /^(?:and|&|und|et)\s+/i

/** Names of one thing that hold an "and", and colours or states that two share: "red and green peppers". */
const oneThing =
  /\b(?:salt (?:and|&) pepper|half (?:and|&) half|mac(?:aroni)? (?:and|&) cheese|fish (?:and|&) chips|pork (?:and|&) beans|(?:hot|sweet) (?:and|&) sour|cookies (?:and|&) cream)\b|\b(?:red|green|yellow|white|black|brown|dark|fresh|hot) (?:and|&) /i

/** What follows a comma and only describes what stands before it, told by its last word or its first. */
const describing =
  /(?:^|\s)(?:[\p{L}-]*(?:[^e]ed|less|-in|-on|-fat|-rising|-raising|-purpose)|fresh|frozen|beaten|ripe|raw|whole|large|small|medium|big|thick|thin|fine|lean|soft|hard|hot|cold|warm|mild|dry|plain|dark|red|green|yellow|white|black|brown|ground|cut|torn|optional|only|cubes|chunks|slices|strips|pieces|wedges|rings|halves|florets|overnight|extra|zest|taste|temperature)$|^(?:(?:or|to|at|in|into|plus|about|with|from|if|preferably|cut|zest|an? (?:few|little|pinch|handful|bunch))(?:\s|$)|for (?:the\s|garnish|[a-z]+ing\b)|[\d½¼¾⅓⅔.,/ ]+(?:g|kg|ml|c?l|oz|lbs?|cups?|tb?sp|tins?|cans?|cloves?)?\.?$)/iu

/** What must be kept away, and a list of it that goes on after commas: it must never be read as foods on hand. */
const objection =
  /\b(?:allerg|intoleran|sensitiv|can(?:['’]?t|not)|don['’]?t|without|avoid|except|nothing|hate|dislike)/i
const refusal = /^(?:no|not|nor?)\s/i
const wish = /^(?:no|for|under|without)\s/i
const or = /\s(?:or|nor)\s/i

/**
 * The ingredients of a text in which someone listed several, in order and without bullets and numbers: one for each
 * line, bullet, number, semicolon and comma, and the last after "and". A description stays with its food
 * ("chicken thighs, boneless"), what belongs together stays one ("salt and pepper"), and so does a list of what
 * someone must not eat ("allergic to nuts, milk and eggs").
 */
export function splitIngredients(text: string): string[] {
  return text
    .split(line)
    .flatMap(entries)
    .flatMap(phrases)
    .filter((phrase) => phrase.trim() !== '')
}

/** The entries of one line that was a list of several before it was pasted into one. */
function entries(text: string): string[] {
  const bare = text.replace(marker, '')
  const mark = text.slice(0, text.length - bare.length).trim()
  const inner = /\d/.test(mark) ? number : /^[-*+–—]/.test(mark) ? dash : bullet
  return bare.split(inner).map((entry) => entry.replace(marker, ''))
}

/** The phrases of one entry: those between its commas, each with what describes it. */
function phrases(entry: string): string[] {
  const found: string[] = []
  const hasOr = or.test(entry)
  // True for a further thing that someone must not eat: "no nuts, milk or eggs".
  const goesOn = (before: string, said: string) =>
    !wish.test(said) && (objection.test(before) || (hasOr && refusal.test(before)))
  for (const piece of entry.split(comma)) {
    const said = piece.trim()
    const before = found.at(-1)
    if (before !== undefined && (describing.test(said) || goesOn(before, said)))
      found.push(`${found.pop()},${piece}`)
    else found.push(said.replace(leadingAnd, ''))
  }
  const last = found.at(-1) ?? ''
  if (found.length > 1 && !oneThing.test(last) && !objection.test(last) && !refusal.test(last))
    found.splice(-1, 1, ...last.split(and))
  return found.map((phrase) => phrase.trim())
}
