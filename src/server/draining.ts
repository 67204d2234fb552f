import type { Server } from 'node:http'

import type { Listener } from './node-server.ts'

const maxDrainMs = 30_000

/**
 * The way to stop without cutting anyone off: new recipes are refused, those under way are finished for up to 30 s,
 * then the rest is destroyed. Until then the server still says that it is not ready.
 */
export class Draining {
  #isDraining = false
  #open = 0
  #onIdle = () => {}

  readonly isDraining = (): boolean => this.#isDraining

  /** The same listener, its requests counted as under way until their connection is done with them. */
  counted(listener: Listener): Listener {
    return (incoming, outgoing) => {
      this.#open++
      outgoing.once('close', () => {
        this.#open--
        if (this.#open === 0) this.#onIdle()
      })
      if (this.#isDraining) outgoing.setHeader('connection', 'close')
      listener(incoming, outgoing)
    }
  }

  /** Resolves when nothing is under way any more, which a second call or 30 s bring about by force. */
  async drain(server: Server): Promise<void> {
    if (this.#isDraining) {
      server.closeAllConnections()
      return
    }
    this.#isDraining = true
    const timer = setTimeout(() => server.closeAllConnections(), maxDrainMs)
    if (this.#open > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve))
    clearTimeout(timer)
    server.close()
    server.closeAllConnections()
  }
}
