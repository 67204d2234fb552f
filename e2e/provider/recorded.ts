import type { Call, Scenario } from './call.ts'
import { chunk, doneEvent, event, finishChunk, roleChunk, textChunk, usageChunk } from './completion-chunk.ts'

/** What they all say: short, since it is cut at every byte. */
export const omelette = '## Œufs 🥚\n\n- 4 eggs\n\n1. Whisk.\n'

/** A stream as real services send it. A query `?cut=event` or `?cut=byte` makes a write of each event or byte. */
type Recorded = Scenario & { body: string }

function recorded(about: string, ...events: string[]): Recorded {
  const body = events.join('')
  return {
    about,
    body,
    async play(call) {
      call.open()
      for (const piece of cut(body, call)) {
        await call.write(piece)
        await new Promise(setImmediate)
      }
      call.response.end()
    },
  }
}

function cut(body: string, { request, socket }: Call): Iterable<string | Uint8Array> {
  const how = new URL(request.path, 'http://provider').searchParams.get('cut')
  if (how === null) return [body]
  socket.setNoDelay(true)
  if (how === 'event') return body.split(/(?<=\n\n)/)
  return [...Buffer.from(body)].map((byte) => Uint8Array.of(byte))
}

/** Deltas of three characters, so that tags and fences are cut too. */
const tokens = (text: string) => text.match(/[^]{1,3}/gu) ?? []
const say = (text: string) => tokens(text).map((token) => event(textChunk(token)))
const stop = event(finishChunk('stop')) + doneEvent
const thought = '## Not **butter**?'
const think = (field: string) => tokens(thought).map((token) => event(chunk({ [field]: token })))
const thinkingPart = (text: string) => ({ type: 'thinking', thinking: [{ type: 'text', text }] })
const [first = '', ...rest] = tokens(omelette)

/** Each of them says `omelette`, one way or another. */
export const whole: Record<string, Recorded> = {
  'content-parts': recorded(
    'content as an array of parts while it thinks, the first token of the text among them, then as a string',
    event(roleChunk),
    ...tokens(thought).map((token) => event(chunk({ content: [thinkingPart(token)] }))),
    event(chunk({ content: [thinkingPart('.'), { type: 'text', text: first }] })),
    ...rest.map((token) => event(textChunk(token))),
    stop,
  ),
  'text-after-finish': recorded(
    'a finish reason with the last thought, and only then the text',
    ...think('reasoning_content'),
    event(chunk({ reasoning_content: '.' }, 'stop')),
    ...say(omelette),
    event(usageChunk),
    doneEvent,
  ),
  'finish-in-every-chunk': recorded(
    'a finish reason with every chunk',
    ...tokens(omelette).map((token) => event(chunk({ content: token }, 'stop'))),
    doneEvent,
  ),
  'think-tags': recorded('thinks in <think>', ...say(`<think>\n${thought}\n</think>\n\n${omelette}`), stop),
  'thought-tags': recorded('thinks in <thought>', ...say(`<thought>${thought}</thought>${omelette}`), stop),
  'reasoning-tags': recorded(
    'thinks in <reasoning>, twice, after a line end',
    ...say(`\n<reasoning>${thought}</reasoning>\n<reasoning></reasoning>\n\n${omelette}`),
    stop,
  ),
  'tool-results': recorded(
    'an event of 250 KB with what a tool found',
    event(roleChunk),
    event(chunk({ executed_tools: [{ output: 'crème '.repeat(36_000) }] })),
    ...say(omelette),
    stop,
  ),
  'done-alone': recorded('[DONE] and no finish reason', ...say(omelette), doneEvent),
  'null-error': recorded(
    '"error": null with every chunk',
    ...tokens(omelette).map((token) => event({ ...textChunk(token), error: null })),
    stop,
  ),
  'thinks-as-reasoning-content': recorded(
    'thinks in reasoning_content',
    ...think('reasoning_content'),
    ...say(omelette),
    stop,
  ),
  'thinks-as-reasoning': recorded('thinks in reasoning', ...think('reasoning'), ...say(omelette), stop),
  fenced: recorded('wraps it all in a fence', ...say(`\`\`\`markdown\n${omelette}\`\`\`\n`), stop),
  'fenced-after-thinking': recorded(
    'thinks, then wraps it all in a fence of no language, with an end mark behind it',
    ...say(`<think>${thought}</think>\n\n\`\`\`\n${omelette}\`\`\`<|im_end|>`),
    stop,
  ),
  'end-mark-s': recorded('</s> at the end', ...say(`${omelette}</s>`), stop),
  'end-mark-im-end': recorded('<|im_end|> at the end', ...say(`${omelette}<|im_end|>`), stop),
  'end-mark-eot': recorded('<|eot_id|> at the end, twice', ...say(`${omelette}<|eot_id|><|eot_id|>\n`), stop),
}

/** Each of them fails before its first text. */
export const thoughtAlone: Record<string, Recorded> = {
  'think-unclosed': recorded(
    'thinks in <think> until its tokens are spent',
    ...say(`<think>${thought}`),
    event(finishChunk('length')),
    doneEvent,
  ),
  'reasoning-alone': recorded(
    'thinks in reasoning_content until its tokens are spent',
    ...think('reasoning_content'),
    event(finishChunk('length')),
    doneEvent,
  ),
}

const refusals = {
  'unknown-to-the-router': [400, { error: { message: "The requested model 'x' is not supported by any provider you have enabled.", code: 'model_not_supported' } }],
  'unknown-to-openai': [404, { error: { message: 'The model `x` does not exist or you do not have access to it.', code: 'model_not_found' } }],
  'unknown-to-ollama': [404, { error: { message: 'model "x" not found, try pulling it first', type: 'api_error' } }],
  'unknown-to-vllm': [404, { object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 }],
  'unknown-to-azure': [404, { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } }],
  'unknown-to-mistral': [400, { object: 'error', message: 'Invalid model: x', type: 'invalid_model', code: '1500' }],
  'unknown-to-openrouter': [400, { error: { message: 'x is not a valid model ID', code: 400 } }],
  'unknown-to-deepseek': [400, { error: { message: 'Model Not Exist', type: 'invalid_request_error' } }],
  'unknown-to-gemini': [404, [{ error: { code: 404, message: 'models/x is not found for API version v1main', status: 'NOT_FOUND' } }]],
} as const // prettier-ignore

/** Each of them refuses the model, in the words of a service. */
export const unknownModel: Record<string, Scenario> = Object.fromEntries(
  Object.entries(refusals).map(([name, [status, body]]) => [
    name,
    { about: 'does not serve the model', play: (call: Call) => call.refuse(status, {}, body) },
  ]),
)

/** A thought at each release, then the recipe as `recorded` streams do not: a visitor waits. */
const thinks: Scenario = {
  about: 'thinks in reasoning_content, one thought for each release but the last, then a recipe',
  async play(call) {
    call.open()
    for (const line of ['They have eggs. ', 'Perhaps a custard? ']) {
      await call.write(event(chunk({ reasoning_content: line })))
      await call.gate()
    }
    for (const text of say(omelette)) await call.write(text)
    call.response.end(stop)
  },
}

const thinksForEver: Scenario = {
  about: 'thinks and never comes to an end',
  async play(call) {
    call.open()
    for (;;) {
      await call.write(event(chunk({ reasoning: 'Hm. ' })))
      await call.pause(20)
    }
  },
}

const otherLimit: Scenario = {
  about: 'takes max_completion_tokens and refuses max_tokens',
  play(call) {
    const { max_tokens: refused } = call.request.body as Record<string, unknown>
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    return refused === undefined
      ? call.answer([omelette])
      : call.refuse(400, {}, { error: { message, type: 'invalid_request_error', param: 'max_tokens' } })
  },
}

const giantEvent: Scenario = {
  about: 'an event of more than 1 MiB without text',
  async play(call) {
    call.open()
    await call.write(event(chunk({ executed_tools: 'x'.repeat(1_200_000) })))
    await call.say(omelette)
    call.finish()
  },
}

export const fromRecordings: Record<string, Scenario> = {
  ...whole,
  ...thoughtAlone,
  ...unknownModel,
  thinks,
  'thinks-for-ever': thinksForEver,
  'other-limit': otherLimit,
  'giant-event': giantEvent,
}
