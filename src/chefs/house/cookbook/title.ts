import { stem } from '#food/lexicon/inflect.ts'

/** Most foods of a row that a title says. */
const mostSaid = 3
/** Characters of a title's words, with which a row goes on growing. */
const shortTitle = 60

const linking = new Set(['and', 'with', 'the', 'for', 'style'])

/** Of foods in a row the first, and others while the title stays short and says no word twice. */
export function fewOf(names: readonly string[], told: string): string[] {
  const said: string[] = []
  for (const name of names) {
    const words = [told, ...said].join(' ')
    const isShort = said.length < mostSaid && words.length + name.length <= shortTitle
    if (said.length === 0 || (isShort && !sharesWord(name, words))) said.push(name)
  }
  return said
}

function sharesWord(one: string, other: string): boolean {
  const known = new Set(stemsOf(other))
  return stemsOf(one).some((word) => known.has(word))
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => !linking.has(word)).map(stem)
}
