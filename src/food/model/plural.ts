const irregularPlurals: Record<string, string> = {
  loaf: 'loaves', leaf: 'leaves', half: 'halves', knife: 'knives', calf: 'calves',
  potato: 'potatoes', tomato: 'tomatoes', mango: 'mangoes', tomatillo: 'tomatillos',
  chili: 'chilies', boerewors: 'boerewors', fish: 'fish', shrimp: 'shrimp', squid: 'squid', salmon: 'salmon', tuna: 'tuna', cod: 'cod', trout: 'trout',
} // prettier-ignore

/** English plural of a noun phrase: the last word is inflected. */
export function pluralOf(name: string): string {
  const at = name.lastIndexOf(' ') + 1
  const head = name.slice(at)
  return name.slice(0, at) + pluralWord(head)
}

function pluralWord(word: string): string {
  const known = irregularPlurals[word]
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(word)) return word.slice(0, -1) + 'ies'
  if (/(s|x|z|ch|sh)$/.test(word)) return word + 'es'
  return word + 's'
}
