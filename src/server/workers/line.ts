import { Refusal } from '../problem.ts'

/** What one process lets another call, by name; one argument, one answer. */
type Calls = Record<string, (argument: never) => unknown>

/** Node's channel between a process and one that it forked, from either side. */
type Channel = {
  send?: (message: Message, callback: (error: Error | null) => void) => boolean
  on(event: 'message', listener: (message: Message) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
}

type Refused = Pick<Refusal, 'limit' | 'retryAfterSeconds'>

const refusedBy = ({ limit, retryAfterSeconds }: Refusal): Refused => ({ limit, retryAfterSeconds })

type Asking = { id: number; call: string; argument: unknown }
type Answering = { id: number; answer?: unknown; refused?: Refused; failed?: true }
type Message = Asking | Answering

/** Calls what the process at the other end offers. Throws its `Refusal`, or that it is gone. */
export type Line<Theirs extends Calls> = <Name extends keyof Theirs & string>(
  name: Name,
  ...argument: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>

/** Answers the other end's calls with `mine`, and gives the way to make calls of one's own. */
export function openLine<Theirs extends Calls>(channel: Channel, mine: Calls): Line<Theirs> {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  let last = 0
  const send = (message: Message, onLost: (error: Error) => void) =>
    channel.send?.(message, (error) => error && onLost(error))

  async function reply({ id, call, argument }: Asking): Promise<void> {
    try {
      send({ id, answer: await mine[call]?.(argument as never) }, () => {})
    } catch (error) {
      const isRefused = error instanceof Refusal
      send({ id, ...(isRefused ? { refused: refusedBy(error) } : { failed: true }) }, () => {})
    }
  }

  channel.on('message', (message) => {
    if ('call' in message) return void reply(message)
    const caller = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.refused) caller?.reject(new Refusal(message.refused.limit, message.refused.retryAfterSeconds))
    else if (message.failed) caller?.reject(new Error('the other process could not answer'))
    else caller?.resolve(message.answer as never)
  })
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('the other process is gone'))
    waiting.clear()
  })

  return (name, argument?) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      send({ id, call: name, argument }, (error) => {
        waiting.delete(id)
        reject(error)
      })
    })
}
