// Words that are read anew while slips of the pen are mended: dozens of slips in entries of a few words.
const mostWords = 400
// Looking through the vocabulary for what is near costs as much as reading so many words.
const wordsALookUp = 8

/** How much of a list may still be read anew to mend its spelling. What is left then stays as it was written. */
export class Mending {
  #left = mostWords

  /** Whether there is room to look up what a word was meant to be. */
  lookUp(): boolean {
    return this.#spend(wordsALookUp)
  }

  /** Whether there is room to read an entry of so many words anew. */
  reread(words: number): boolean {
    return this.#spend(words)
  }

  #spend(words: number): boolean {
    this.#left -= words
    return this.#left >= 0
  }
}
