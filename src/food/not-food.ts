import { stem } from './inflect.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem))

/** Everyday things that are no food, and no food when they head a phrase: "toy chicken", "coffee table". */
export const notFood = words(
  'boat bench paper plastic rubber toy chair desk lamp phone car bike book shoe shirt sock hat coat door window wall floor roof house street city plane train truck wheel tire road bridge castle church school hospital prison gun sword bullet money cash coin ticket email website computer laptop keyboard television radio camera movie music guitar piano pen pencil clock candle rope hammer nail screw saw broom mop bucket towel pillow blanket curtain carpet sofa bed mirror bath shower toilet sink brush scissors jewel necklace bracelet tree mud dirt soil cloud planet statue costume',
)

/** Common words that the pen seldom slips into: never taken for a misspelt name on their own ("floor", "better"). */
export const plainWords = words(
  'hear heard live meant meet calm scene stuck carry claim squad pleasant bail drop selfish theme gain apply spike creep massage porch chart diary petty compete haircut compare anchor clamp salon peasant beacon reminder climate bead karma lever stallion pest sticker saucer smoothly grin classmate monastery confidence china whisker founder consume granite gloat chord plumb prone current swollen streak better both check mine cook heat board mayor clever male female began stage drill space speed stack surgeon waiter lover creator fishy here secret waiting party share order people family happy daily square special bitter bloom brick steam flower brother mother father sister friend king queen prince princess rest cover part deal late real need make last best most just with from have were would could should gone take give tell said think know ever even once over under again above below where when while which whole those these there their then than that this',
)

const addressed = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instruct|prompt|previous|above|prior|rules?|all|everything|you)`,
    String.raw`\b(?:system prompt|your prompt|instructions?|jailbreak|api key|password|passwd|chatgpt|language model|as an ai|assistant|developer mode)\b`,
    String.raw`^(?:please )?(?:write|tell|print|say|repeat|act|pretend|translate|explain|output|reveal|execute|run|delete|summari[sz]e|sing|describe|generate|respond|answer|reply|show|give me|make me|you are|imagine|roleplay)\b`,
    String.raw`^(?:if|when|make sure|you (?:can|may|could|should)|don['’]?t (?!like|want|eat))\b`,
    String.raw`^(?:what|how|why|who|where|when|can you|could you|do you|are you|is it|is there|should i|will you)\b`,
    String.raw`\b(?:select|drop|insert|update)\b.*\b(?:from|table|into|set)\b`,
    String.raw`[{}\\]|\w\(\)|=>|==|;--|\brm -rf?\b|\bsudo\b|\balert\(|\bconsole\.`,
  ].join('|'),
  'i',
)

/** Whether a text is addressed to the chef or to a machine, or is code: never a food, whatever foods it names. */
export function isAddressed(text: string): boolean {
  return addressed.test(text)
}
