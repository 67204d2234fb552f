import { keySet } from './word-list.ts'

/** Everyday things that are no food, and no food when they head a phrase: "toy chicken", "coffee table". */
export const notFood = keySet(`
  boat bench paper plastic rubber toy chair desk lamp phone car bike book shoe sock hat coat door window
  wall floor house street city train truck wheel tire bridge gun money computer laptop television radio
  camera guitar piano pencil clock candle rope hammer nail towel pillow carpet bed toilet tree mud soil
  planet statue costume
`)

/**
 * Common words that the pen seldom slips into: never taken for a misspelt name on their own ("floor",
 * "better").
 */
export const plainWords = keySet(`
  live meant carry claim theme spike chart compare bead sticker grin china streak better both check mine
  cook began space speed stack lover fishy friend could calm diary
`)

const orders = [
  'write|tell|print|say|repeat|act|pretend|translate|explain|output|reveal|execute|run|delete|summari[sz]e',
  'sing|describe|generate|respond|answer|reply|show|give me|make me|you are|imagine|roleplay',
].join('|')
const machinery = [
  String.raw`system prompt|your prompt|(?<!(?:pack(?:et|age)?|box|label) )instructions?|jailbreak`,
  'api key|password|passwd|chatgpt|language model|as an ai',
  'assistant|developer mode',
].join('|')
const ordersBefore = 'instruct|prompt|previous|above|prior|rules?|all|everything|you'
const questions =
  'what|how|why|who|where|when|can you|could you|do you|are you|is it|is there|should i|will you'

const addressed = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:${ordersBefore})`,
    String.raw`\b(?:${machinery})\b`,
    String.raw`^(?:please )?(?:${orders})\b`,
    String.raw`^(?:if|when|make sure|you (?:can|may|could|should)|don['’]?t (?!like|want|eat))\b`,
    String.raw`^(?:${questions})\b`,
    String.raw`[{}\\]|\w\(\)|=>|==|;--|\brm -rf?\b|\bsudo\b|\balert\(|\bconsole\.`,
  ].join('|'),
  'i',
)

/** Whether a text only says what comes below it: "Stuffing:", "For the sauce". */
export function isHeading(text: string): boolean {
  return /:\s*$|^for the( [^\s\d:]+){1,3}$/i.test(text)
}

/**
 * Whether a text is addressed to the chef or to a machine, or is code: never a food, whatever foods it names.
 */
export function isAddressed(text: string): boolean {
  return addressed.test(text)
}
