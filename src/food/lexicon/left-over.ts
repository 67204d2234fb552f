// Of other languages; what English says is read as any condition is ("leftover rice") or as an age ("from yesterday").
const dayBefore = String.raw`(?:vom|von) (?:vortag|gestern)|de la veille|(?:del|d[ei]l?) (?:d[ií]a anterior|d[ií]a antes|giorno prima)|de ayer|di ieri|d['’]hier`
const remains = String.raw`(?:restes|restos|sobras|avanzi|reste(?= vo[nm]))\s(?:d[eiu]l?\b|d['’]|vo[nm]\b)|(?:rest|reste|[uü]brig(?:e[rsn]?| ?geblieben\p{L}*)|restlich\p{L}*|sobrante?s?|avanzat[oaie]|restant\p{L}*)(?!\p{L})`
const inEnglish = String.raw`from (?:yesterday|the day before|last night)|yesterday['’]s|last night['’]s`

/** "Braten vom Vortag", "last night's rice". */
export const ofTheDayBefore = new RegExp(String.raw`(?<!\p{L})(?:${dayBefore}|${inEnglish})`, 'iu')

/** "Restes de rôti de bœuf", "Reste vom Braten", "Braten vom Vortag": as a list has it; in a step "the rest of the oil". */
export const leftOver = new RegExp(String.raw`(?<!\p{L})(?:${remains}|${dayBefore}|${inEnglish})`, 'iu')

// "mince (leftover)", "egg whites left over"
const behind = String.raw`\(leftovers?\)|left[ -]over`
const saidOtherwise = new RegExp(String.raw`(?<!\p{L})(?:${remains}|${dayBefore}|${behind})`, 'iu')

/** A line that says of leftovers what is read best in front: "leftover Braten" for "Braten vom Vortag". */
export function withLeftoversInFront(text: string): string {
  return saidOtherwise.test(text) ? `leftover ${text.replace(saidOtherwise, ' ').trim()}` : text
}
