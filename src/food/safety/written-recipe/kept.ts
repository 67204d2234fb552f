import type { Food } from '../../model/food.ts'
import { isMeat, isSea } from '../../model/traits.ts'

/** What is reheated to a temperature where it was left over: meat, fish, rice, pasta, potatoes. */
export function isKept(food: Food): boolean {
  return isMeat(food) || isSea(food) || food.role === 'starch'
}

// "Restes de rôti de bœuf", "Reste vom Braten", "Braten vom Vortag".
export const leftOver =
  /(?<!\p{L})(?:(?:restes|restos|sobras|avanzi|reste(?= vo[nm]))\s(?:d[eiu]l?\b|d['’]|vo[nm]\b)|(?:rest|reste|übrig(?:e[rsn]?|geblieben\p{L}*)|restlich\p{L}*|sobrante?s?|restant\p{L}*)(?!\p{L})|(?:vom|von) (?:vortag|gestern)|de la veille|(?:del|d[ei]l?) (?:día anterior|día antes|giorno prima)|de ayer|di ieri|d['’]hier|from (?:yesterday|the day before|last night)|yesterday['’]s|last night['’]s)/iu
