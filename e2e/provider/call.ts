import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { doneEvent, event, finishChunk, roleChunk, textChunk } from './completion-chunk.ts'

/** A request as the provider received it. */
export type RecordedRequest = {
  scenario: string
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  /** The parsed JSON body, or the text where it was not JSON. */
  body: unknown
  /** `performance.now()` when the request was there, and when its connection or answer closed. */
  at: number
  closedAt?: number
  /** True where the client left before the answer was complete. */
  aborted: boolean
  /** Lets a gated answer go on by one piece. */
  release(): void
}

/** Plays one answer. It may return at any time; when the client leaves, whatever it awaits ends it. */
export type Scenario = {
  about: string
  /** What the service lists where it is asked for its models; without it, it lists none. */
  models?: string[]
  play(call: Call): void | Promise<void>
}

const scripted = (status: number) => ({ error: { message: `scripted ${status}`, type: 'scripted' } })

/** Thrown into a scenario whose client has left. */
export class ClientLeft extends Error {}

/** What a scenario has to work with: one request, and the means to answer it well or badly. */
export class Call {
  readonly request: RecordedRequest
  readonly response: ServerResponse
  /** Which request of its scenario this is, from 1. */
  readonly attempt: number
  private readonly left = new AbortController()
  private released = 0
  private wake: (() => void) | undefined

  constructor(request: RecordedRequest, response: ServerResponse, attempt: number) {
    this.request = request
    this.response = response
    this.attempt = attempt
    response.on('close', () => {
      this.left.abort()
      this.wake?.()
    })
    request.release = () => {
      this.released++
      this.wake?.()
    }
  }

  get socket() {
    const { socket } = this.response
    if (!socket) throw new ClientLeft()
    return socket
  }

  /** The last user message of the request. */
  get prompt(): string {
    const { messages } = this.request.body as { messages?: { role: string; content: string }[] }
    return messages?.findLast(({ role }) => role === 'user')?.content ?? ''
  }

  /** Sends the head of an event stream. */
  open(headers: Record<string, string> = {}): void {
    this.response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...headers })
    this.response.flushHeaders()
  }

  /** Sends a head with an error status and a short JSON body, as providers do. */
  refuse(status: number, headers: Record<string, string> = {}, body: unknown = scripted(status)): void {
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers })
    this.response.end(JSON.stringify(body))
  }

  /** Sends bytes and waits while the client does not take them. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (this.left.signal.aborted) throw new ClientLeft()
    if (!this.response.write(bytes))
      await this.orLeft(once(this.response, 'drain', { signal: this.left.signal }))
  }

  /** Sends one event for each text. */
  async say(...texts: string[]): Promise<void> {
    for (const text of texts) await this.write(event(textChunk(text)))
  }

  /** Sends the end of a good answer. */
  finish(reason = 'stop'): void {
    this.response.end(event(finishChunk(reason)) + doneEvent)
  }

  /** A whole good answer, one event for each text, with a pause between them. */
  async answer(texts: string[], pauseMs = 0): Promise<void> {
    this.open()
    await this.write(event(roleChunk))
    for (const text of texts) {
      await this.say(text)
      if (pauseMs > 0) await this.pause(pauseMs)
    }
    this.finish()
  }

  async pause(ms: number): Promise<void> {
    await this.orLeft(sleep(ms, undefined, { signal: this.left.signal }))
  }

  /** Waits for one `release()` of this request. */
  async gate(): Promise<void> {
    while (this.released === 0) {
      if (this.left.signal.aborted) throw new ClientLeft()
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
    this.released--
  }

  /** Keeps the connection open until the client leaves. */
  async untilLeft(): Promise<void> {
    for (;;) await this.gate()
  }

  private async orLeft(wait: Promise<unknown>): Promise<void> {
    try {
      await wait
    } catch {
      throw new ClientLeft()
    }
  }
}
