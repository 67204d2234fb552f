const thinkingBegins = /^\s*<(?:think|thinking|thought|reasoning)>/i
const thinkingMayBegin = /^\s*(?:<[a-z]{0,9})?$/i
const thinkingEnds = /<\/(?:think|thinking|thought|reasoning)>/i
const longestEndTag = '</reasoning>'.length

/** White space before a first word that is waited through, in characters. */
const longestBeginning = 256

// How models end their turn where a server forgets to take it away: `</s>`, `<|im_end|>`, `<|eot_id|>`, …
const endMark = String.raw`<(?:/s|[|｜][\w▁]{1,24}[|｜])>`
const endMarks = new RegExp(String.raw`(?:\s*${endMark})+\s*$`)
const endMarksSoFar = new RegExp(String.raw`(?:${endMark}\s*)*(?:<(?:/s?|[|｜][\w▁]{0,24}[|｜]?)?)?$`)
/** End marks are looked for in this many last characters. */
const longestEnding = 256

const fenceLine = /^```(markdown|md)?[ \t]*\r?(?:\n|$)/gim
const fenceLineSoFar = /^`{1,3}[a-z]{0,8}[ \t]{0,8}\r?$/i

/**
 * The recipe in what a model writes, however it is cut into pieces: without the thinking before it (`<think>…</think>`),
 * the fence around it (```` ```markdown ````) and the end marks behind it. Only what may be one of them is held back.
 */
export class RecipeText {
  #held = ''
  #stage: 'beginning' | 'thinking' | 'recipe' = 'beginning'
  #hasThought = false
  #isBlank = true
  #isFenced = false
  #atLineStart = true

  get isThinking(): boolean {
    return this.#stage === 'thinking'
  }

  /** Takes a piece; gives what is now known to be the recipe. */
  add(piece: string): string {
    this.#held += piece
    this.#passThinking()
    if (this.#stage !== 'recipe') return ''
    const known = this.#held.slice(0, this.#endOfKnown())
    this.#held = this.#held.slice(known.length)
    return this.#unfenced(known)
  }

  /** Gives what was held back, once nothing follows. Thinking that was never closed is no recipe. */
  end(): string {
    if (this.isThinking) return ''
    const body = this.#held.slice(0, -longestEnding)
    return this.#unfenced(body + this.#held.slice(-longestEnding).replace(endMarks, ''))
  }

  #passThinking(): void {
    while (this.#stage !== 'recipe') {
      if (this.#stage === 'beginning') {
        if (this.#hasThought) this.#held = this.#held.trimStart()
        const tag = thinkingBegins.exec(this.#held)
        if (!tag) {
          const isOpen = this.#held.length < longestBeginning && thinkingMayBegin.test(this.#held)
          if (!isOpen) this.#stage = 'recipe'
          return
        }
        this.#held = this.#held.slice(tag[0].length)
        this.#stage = 'thinking'
        this.#hasThought = true
      }
      const tag = thinkingEnds.exec(this.#held)
      if (!tag) {
        this.#held = this.#held.slice(1 - longestEndTag)
        return
      }
      this.#held = this.#held.slice(tag.index + tag[0].length)
      this.#stage = 'beginning'
    }
  }

  /** Where the text ends that is neither an end mark nor a fence, whatever follows. */
  #endOfKnown(): number {
    const text = this.#held
    if (!text.includes('<') && !text.includes('`')) return text.length
    const ending = text.slice(-longestEnding)
    const marksAt = text.length - ending.length + (endMarksSoFar.exec(ending)?.index ?? ending.length)
    const lineAt = text.lastIndexOf('\n', marksAt - 1) + 1
    const isLine = lineAt > 0 || this.#atLineStart
    return isLine && fenceLineSoFar.test(text.slice(lineAt, marksAt)) ? lineAt : marksAt
  }

  /** Drops the lines that fence the recipe in: one that says markdown, or that comes first of all, and its end. */
  #unfenced(text: string): string {
    if (text === '') return ''
    const unfenced = !text.includes('```')
      ? text
      : text.replace(fenceLine, (line: string, language: string | undefined, at: number) => {
          const isLine = at > 0 || this.#atLineStart
          const isFirst = this.#isBlank && text.slice(0, at).trim() === ''
          const isFence = this.#isFenced ? language === undefined : language !== undefined || isFirst
          if (!isLine || !isFence) return line
          this.#isFenced = !this.#isFenced
          return ''
        })
    this.#atLineStart = text.endsWith('\n')
    this.#isBlank &&= unfenced.trim() === ''
    return unfenced
  }
}
