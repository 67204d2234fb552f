import type { Item, Text } from './blocks.ts'
import { isOtherwise, partOpenedBy } from './headings.ts'

/** All words of a line, with those it begins with. */
export const wordsOf = ({ label, text }: Item | Text) => (label === undefined ? text : `${label}: ${text}`)

const mostWords = 22
const amount =
  /^(?:(?:about|around|roughly|approx\w*\.?|circa|ca\.?|etwa|rund|ungef[aä]hr|environ|unos|unas) )?[\d½¼¾⅓⅔⅛(]|^(?:a|an|one|two|un|una|une|ein|eine|pinch|handful|salt|sal|sel|salz)\b/i

/** Whether a line begins with a number, as a line of a list does and a step does not. */
export const beginsWithAmount = (item: Item) => /^[\d½¼¾⅓⅔⅛]/.test(item.text)

const time =
  /^[\d–-]+\s?(?:min|hour|hr|h\b|std|serving|portion|people|person|ration|racion|porzion|kcal|cal)/i

// Between the entries of a list on one line: "1 tbsp oil · salt", and before an amount "1 tbsp oil; 2 eggs / 1 onion".
const betweenEntries = /\s[·∙•|]\s|(?:;|\s\/)\s+(?=[\d½¼¾⅓⅔⅛])/

/** What a line of the list holds: mostly one food with its amount. */
export const entriesOf = (words: string): string[] => words.split(betweenEntries)

/** Whether a line without a bullet is one of a list all the same: "225 g halloumi, sliced", not "6 pieces · 30 minutes". */
export function isMeasured(line: Text): boolean {
  const isLabelled = line.label !== undefined
  const isOfTime = entriesOf(line.text).some((entry) => time.test(entry))
  return !isLabelled && /^[\d½¼¾⅓⅔⅛]/.test(line.text) && !isOfTime && isListed(line)
}

// What a dot belongs to at a line's end: "1 rabbit (1.2 kg approx.)".
const abbreviated =
  /(?<!\p{L})(?:oz|lbs?|tbsp|tsp|pkg|approx|opt|min|temp|incl|aprox|opc|ud|uds|kg|gr|env|facult|pers|pce|ca|etw|inkl|St|Stk|Pck|circa|q\.b|facolt)\.\)?$/iu

/** Whether a line looks like one of a list: "2 tbsp olive oil, plus more"; a step is a sentence and ends as one. */
export function isListed(line: Item | Text): boolean {
  const words = wordsOf(line)
  const isSentence = /[.!?][)"'”’]?$/.test(words) && !abbreviated.test(words)
  const isLong = entriesOf(words).some((entry) => entry.split(/\s+/).length > mostWords)
  if (isSentence || isLong || /\d\s?°/.test(words)) return false
  return line.kind === 'item' && line.ordered
    ? amount.test(words) || amount.test(line.text) || words.split(/\s+/).length <= 4
    : true
}

/** What a list on one line names: "2 eggs, 1 tbsp butter". */
export const piecesOf = (words: string) => entriesOf(words).flatMap((entry) => entry.split(/[,;]\s/))

const mostWordsOfTitle = 12

/** Whether a recipe's first line is its title: a few words, no sentence and nothing of its list. */
export function isTitleOfDish(line: Text): boolean {
  const isShort = line.text.split(/\s+/).length <= mostWordsOfTitle
  const isSentence = /[.!?]["'”’)]?$|[.;]\s/.test(line.text)
  return (
    line.label === undefined && isShort && !isSentence && !/^[\d½¼¾⅓⅔⅛]/.test(line.text) && !isPointed(line)
  )
}

const mostWordsOfPiece = 6
const leastPieces = 4

/** Whether a line holds the whole list, a piece behind the other, as no step does: most of them with an amount. */
export function isRun(words: string): boolean {
  const pieces = piecesOf(words)
  const isShort = pieces.every((piece) => piece.split(/\s+/).length <= mostWordsOfPiece)
  const measured = pieces.filter((piece) => /^[\d½¼¾⅓⅔⅛]/.test(piece))
  return isShort && pieces.length >= leastPieces && measured.length * 2 >= pieces.length
}

const leastEntries = 2

/** Whether a line is a list on one line by its points, whatever it begins with: "Oil · 1 kg beef · 2 carrots". */
export function isPointed(line: Text): boolean {
  const entries = entriesOf(line.text)
  if (line.label !== undefined || entries.length < leastEntries || !isListed(line)) return false
  const measured = entries.filter((entry) => /^[\d½¼¾⅓⅔⅛]/.test(entry))
  return measured.length * 2 >= entries.length && !entries.some((entry) => time.test(entry))
}

const leastLabelled = 2

const purpose = /^(?:for|to make|para|pour|f[uü]r|per)\s/i

/**
 * A group of the list on one line, with what it is for and what is done with it behind: "Sauce: 2 tbsp soy sauce, 1 tsp
 * sugar, for the glaze. Whisk."
 */
export function labelledRun({
  label,
  text,
}: Text): { pieces: string[]; purposes: string[]; step: string } | undefined {
  if (label === undefined || isOtherwise(label) || partOpenedBy(label) === 'method') return undefined
  const [, list = '', step = ''] =
    /^(.*?(?<!\b(?:oz|lb|tbsp|tsp|approx|opt|c|s|ca))[.!?]|.*$)\s*(.*)$/su.exec(text) ?? []
  const all = piecesOf(list.replace(/[.!?]$/, ''))
  const purposes = all.filter((piece) => purpose.test(piece))
  const pieces = all.filter((piece) => !purposes.includes(piece))
  const measured = pieces.filter((piece) => /^[\d½¼¾⅓⅔⅛]/.test(piece) && !time.test(piece))
  const isRun = pieces.length >= leastLabelled && measured.length * 2 >= pieces.length
  return isRun ? { pieces, purposes, step } : undefined
}
