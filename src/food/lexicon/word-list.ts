import { stem } from './inflect.ts'

/** The words of a list, parted by white space. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** The keys of a list's words: what a token's `key` is looked up in. */
export function keySet(list: string): ReadonlySet<string> {
  return new Set([...wordSet(list)].map(stem))
}

/** Names of one word or several, parted by commas; lines may end after a comma. */
export function nameList(list: string): string[] {
  return list.trim().split(/,\s*/)
}

/** Phrases of one word or several, found by the word that they begin with. */
export class Phrases {
  readonly #byFirst = new Map<string, string[][]>()

  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      this.#byFirst.set(words[0]!, [...(this.#byFirst.get(words[0]!) ?? []), words])
    }
    for (const found of this.#byFirst.values()) found.sort((one, other) => other.length - one.length)
  }

  /** The words of the longest phrase that stands at a place. */
  longestAt(words: readonly { text: string }[], at: number): readonly string[] | undefined {
    const found = this.#byFirst.get(words[at]?.text ?? '')
    return found?.find((phrase) => phrase.every((word, index) => words[at + index]?.text === word))
  }
}
