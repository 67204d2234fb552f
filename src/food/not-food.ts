import { stem } from './inflect.ts'

/** Common words that are no food: never taken for a misspelt one, and no food when they head a phrase. */
export const notFood: ReadonlySet<string> = new Set(
  `
  soap boat bench paper plastic rubber toy bottle chair table desk lamp phone car bike book shoe shirt sock hat coat door window wall floor roof house street city
`
    .trim()
    .split(/\s+/)
    .map(stem),
)

const addressed = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instruct|prompt|previous|above|prior|rules?|all|everything|you)`,
    String.raw`\b(?:system prompt|your prompt|instructions?|jailbreak|api key|password|passwd|chatgpt|language model|as an ai|assistant|developer mode)\b`,
    String.raw`^(?:please )?(?:write|tell|print|say|repeat|act|pretend|translate|explain|output|reveal|execute|run|delete|summari[sz]e|sing|describe|generate|respond|answer|reply|show|give me|make me|you are|imagine|roleplay)\b`,
    String.raw`^(?:what|how|why|who|where|when|can you|could you|do you|are you|is it|is there|should i|will you)\b`,
    String.raw`\b(?:select|drop|insert|update)\b.*\b(?:from|table|into|set)\b`,
    String.raw`[{}<>$\\]|\w\(|=>|==|;--|\brm -rf?\b|\bsudo\b|\balert\(`,
  ].join('|'),
  'i',
)

/** Whether a text is addressed to the chef or to a machine, or is code: never a food, whatever foods it names. */
export function isAddressed(text: string): boolean {
  return addressed.test(text)
}
