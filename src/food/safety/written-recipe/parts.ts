import { blocksOf, type Block, type Item, type Row, type Text } from './blocks.ts'
import {
  isOnTop,
  isOtherwise,
  isServing,
  offersMore,
  opensIdeas,
  partOpenedBy,
  type Part,
} from './headings.ts'
import {
  beginsWithAmount,
  entriesOf,
  isListed,
  isMeasured,
  isPointed,
  isRun,
  isTitleOfDish,
  labelledRun,
  piecesOf,
  wordsOf,
} from './looks.ts'
import type { Line } from './lines.ts'

/** A written recipe in its parts. */
export type Parts = {
  /** The dish's own name and those of its parts: "For the slaw". */
  headings: readonly string[]
  /** Lines of the ingredient list, of all its groups; of a table each row's cells. */
  ingredients: readonly (readonly string[])[]
  /** What is done, step by step. */
  method: readonly string[]
  /** What stands around: of it only what is served with the dish belongs to it. */
  rest: readonly string[]
}

type Zone = 'before' | Part | 'between'

/** Parts a recipe by its headings, and where it has none by the looks of its lines. */
export function partsOf(lines: readonly Line[]): Parts {
  const parting = new Parting()
  const blocks = blocksOf(lines)
  for (const [at, block] of blocks.entries()) parting.take(block, blocks[at + 1])
  return parting.parts()
}

class Parting {
  #zone: Zone = 'before'
  #headings: string[] = []
  /** Below a heading of ideas what is said is another dish, up to the end of a list of them. */
  #ideas: 'opened' | 'listed' | undefined
  /** The heading of what is served with the dish, while its lines go on. */
  #served: string | undefined
  #hasBullets = false
  /** Whether sentences below the list have told what is done, without a heading of their own. */
  #isTold = false
  #hasSteps = false
  #stepsAreOrdered = false
  #ingredients: (readonly string[])[] = []
  #intro: string[] = []
  #method: string[] = []
  #rest: string[] = []

  take(block: Block, next: Block | undefined): void {
    const [first] = block
    if (first.kind === 'heading') this.#open(first.text)
    else if (first.kind === 'row') this.#table(block as Row[])
    else if (first.kind === 'item') this.#items(block as Item[])
    else
      for (const line of block as Text[])
        if (line === block.at(-1) && isBullets(next) && this.#isTitle(line)) this.#open(line.text)
        else this.#text(line)
  }

  /** "Fish & batter" above bullets, in the list, is the name of a group. */
  #isTitle(line: Text): boolean {
    return this.#zone === 'ingredients' && isListed(line) && !isMeasured(line) && line.label === undefined
  }

  /** "Tortilla de patatas (4 personas)" on the first line, which is no sentence, is the dish's own name. */
  #isTitleOfDish(line: Text): boolean {
    const isFirst = this.#headings.length === 0 && this.#intro.length === 0
    return isFirst && this.#zone === 'before' && isTitleOfDish(line)
  }

  parts(): Parts {
    const hasList = this.#ingredients.length > 0
    return {
      headings: this.#headings,
      ingredients: this.#ingredients,
      // Where nothing is listed, the sentences before the steps may be the recipe; "toss with 1 tsp oil" is a part of it.
      method: [...(hasList ? this.#intro.filter(tellsAmounts) : this.#intro), ...this.#method],
      rest: this.#rest,
    }
  }

  #open(heading: string): void {
    if (this.#zone !== 'aside') this.#headings.push(heading)
    const isOffer = this.#isOffer(heading)
    this.#served = isServing(heading) && !isOffer ? heading : undefined
    this.#ideas = isOffer || opensIdeas(heading) ? 'opened' : undefined
    const part = isOffer ? 'aside' : partOpenedBy(heading)
    // "About this dish" or "Notes" may stand above the list: "Filling" goes on with what is not listed yet.
    if (part === undefined && this.#zone === 'aside' && this.#ingredients.length === 0) this.#zone = 'before'
    // "For the sauce" before the method is a group of the list, in it a group of steps or the end of it.
    if (part === undefined && this.#zone === 'method' && this.#hasSteps) this.#zone = 'between'
    if (part === undefined) return
    this.#zone = part
    if (part === 'method') this.#hasSteps = false
  }

  #table(rows: readonly Row[]): void {
    if (this.#zone !== 'before' && this.#zone !== 'ingredients') return
    const [head, ...body] = rows
    const isOfGroups = namesGroups(rows)
    const isHead =
      isOfGroups || head!.cells.some((cell) => cell === '' || partOpenedBy(cell) === 'ingredients')
    if (isOfGroups) this.#headings.push(...head!.cells)
    const headOf = (column: number) => (isHead ? (head!.cells[column] ?? '') : '')
    // A column of swaps is no part of the list.
    const isMeant = (_: string, column: number) => partOpenedBy(headOf(column)) !== 'aside'
    // One of notes may say what does as well.
    const isChoice = (cell: string, column: number) => remarks.test(headOf(column)) && otherwise.test(cell)
    for (const { cells } of isHead ? body : rows) {
      const [name = '', ...others] = cells.filter(isMeant)
      this.#ingredients.push([[name, ...cells.filter(isChoice)].join(', '), ...others])
    }
    this.#zone = 'ingredients'
    this.#hasBullets = true
  }

  #items(items: readonly Item[]): void {
    const { ordered, nested } = items[0]!
    const listed = items.filter((item) => isListed(item))
    const isList = listed.length * 2 >= items.length
    const isGroup = isList && listed.filter(beginsWithAmount).length * 2 >= items.length
    const isOpen = this.#zone === 'before' || this.#zone === 'ingredients'
    // Amounts are listed wherever they stand: a group below "For cooking the rice", the list itself below "About 12".
    const mayList = this.#zone !== 'aside' || this.#ingredients.length === 0
    if (isOpen ? isList : isGroup && mayList) {
      this.#list(listed.flatMap((item) => entriesOf(wordsOf(item))))
      this.#method.push(...items.filter((item) => !isListed(item)).map(wordsOf))
      this.#zone = 'ingredients'
      this.#hasBullets = true
      return
    }
    if (isOpen) this.#zone = 'method'
    // Bullets after numbered steps are remarks, unless they are part of a step.
    const continues = ordered === this.#stepsAreOrdered
    if (this.#zone === 'between') this.#zone = continues ? 'method' : 'aside'
    if (this.#zone === 'method' && (ordered || nested || continues || !this.#hasSteps)) {
      if (!this.#hasSteps) this.#stepsAreOrdered = ordered
      this.#hasSteps = true
      this.#method.push(...items.map(wordsOf))
    } else for (const item of items) this.#aside(item)
  }

  #text(line: Text): void {
    const { label, text } = line
    const opened = openedBy(line)
    const run = this.#zone === 'before' || this.#zone === 'ingredients' ? labelledRun(line) : undefined
    if (this.#isTitleOfDish(line)) this.#headings.push(text)
    else if (run !== undefined) {
      this.#zone = 'ingredients'
      this.#headings.push(label!, ...run.purposes)
      this.#list(run.pieces)
      if (run.step !== '') this.#method.push(run.step)
    } else if (opened === 'ingredients') {
      this.#zone = 'ingredients'
      this.#list(piecesOf(text))
    } else if (opened === 'method') {
      this.#zone = 'method'
      // What follows "Step 3: …" and is no step is a remark.
      this.#hasSteps = true
      this.#method.push(text)
    } else if (this.#zone === 'before' && (isMeasured(line) || isPointed(line))) {
      this.#zone = 'ingredients'
      this.#list(entriesOf(text))
    } else if (opened === 'aside' || this.#isOffer(label)) this.#aside(line)
    else if (this.#zone === 'before') this.#intro.push(wordsOf(line))
    else if (label !== undefined && isOtherwise(label)) this.#aside(line)
    else if (this.#zone === 'ingredients') this.#amongIngredients(line)
    else if (this.#zone === 'method' && !this.#hasSteps) this.#method.push(wordsOf(line))
    else this.#aside(line)
  }

  #amongIngredients(line: Text): void {
    const words = wordsOf(line)
    if (line.label !== undefined && isForTable(line.label)) this.#list(piecesOf(line.text))
    else if (!this.#hasBullets && isRun(words)) this.#list(piecesOf(words))
    else if (!isListed(line)) {
      this.#isTold = true
      this.#method.push(words)
    } else if (!this.#hasBullets || isPointed(line)) this.#list(entriesOf(words))
  }

  #list(entries: readonly string[]): void {
    // "3 cups cooked rice" below "For serving" is rice for serving.
    const forWhat = this.#served !== undefined && isForTable(this.#served) ? `, ${this.#served}` : ''
    this.#ingredients.push(...entries.map((entry) => [`${entry}${forWhat}`]))
  }

  #isIdea({ kind }: Item | Text): boolean {
    if (this.#ideas === 'listed' && kind === 'text') this.#ideas = undefined
    else if (this.#ideas === 'opened' && kind === 'item') this.#ideas = 'listed'
    return this.#ideas !== undefined
  }

  /** "Optional add-ins" below the recipe; in its list that is a group. */
  #isOffer(label: string | undefined): boolean {
    const isListing = this.#zone === 'before' || (this.#zone === 'ingredients' && !this.#isTold)
    const isBelow = this.#ingredients.length > 0 && !isListing
    return isBelow && label !== undefined && offersMore(label)
  }

  #aside(line: Item | Text): void {
    if ((this.#zone === 'aside' && this.#isIdea(line)) || this.#isOffer(line.label)) return
    const words = wordsOf(line)
    if (this.#served !== undefined) this.#rest.push(`${this.#served}: ${words}`)
    else if (line.label === undefined || isServing(line.label) || isMeasuredTopping(line))
      this.#rest.push(words)
  }
}

/** "To serve", "For serving": not "Serves 4". */
const isForTable = (label: string) => isServing(label) && /^(?:for|to|zum|para|pour|per)\b/i.test(label)

const remarks = /^(?:notes?|remarks?|comments?|notizen?|hinweise?|anmerkung(?:en)?|notas?|remarques?)$/i
const otherwise = /^\(?(?:or|oder|ou|o) |(?<!\p{L})(?:e\.g\.|such as|for example|z\. ?B\.|p\. ?ej\.|par ex)/iu

/** "Toppings: a drizzle (2 tbsp mayonnaise)" is measured, "Toppings: olives or anchovies" is an idea. */
const isMeasuredTopping = ({ label = '', text }: Item | Text) => isOnTop(label) && amountWithin.test(text)
const amountWithin = /[\d½¼¾⅓⅔⅛]\s?\p{L}/u

const tellsAmounts = (sentence: string) =>
  /[\d½¼¾⅓⅔⅛]\s?(?:k?g|ml|oz|lbs?|cups?|tbsp|tsp|(?:table|tea)spoons?|[ET]L|cucharad(?:it)?as?|c(?:uil|\.).{0,8} (?:à|a) (?:soupe|caf[eé]))(?!\p{L})/iu.test(
    sentence,
  )

const beginsMeasured = (cell: string) => /^[\d½¼¾⅓⅔⅛]+\s?\p{L}/u.test(cell)
const leastGroups = 2

/** Whether a table has a group of the list in each column, below its name: "| Broth | Topping |". */
function namesGroups([head, ...body]: readonly Row[]): boolean {
  const listing = head!.cells.filter((_, column) =>
    body.some(({ cells }) => beginsMeasured(cells[column] ?? '')),
  )
  return listing.length >= leastGroups && !head!.cells.some((cell) => /\d/.test(cell))
}

// Numbered lines below the last plain one of a list are steps.
const isBullets = (block: Block | undefined) =>
  block?.[0].kind === 'item' && !block[0].ordered && isListed(block[0])

// "Preparation: 15 minutes" opens nothing; "Vegetarian?" asks for another way.
function openedBy({ label, text }: Text): Part | undefined {
  if (label === undefined || /^\d+\s*(?:[-–]\s*\d+\s*)?(?:min|h|std|sec|hour)/i.test(text)) return undefined
  return partOpenedBy(label) ?? (label.endsWith('?') ? 'aside' : undefined)
}
