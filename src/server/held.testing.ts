import type { Scenario } from '../../e2e/provider/call.ts'

/** Says one line, and the rest when it is released. */
export const held: Scenario = {
  about: 'a recipe that ends when it is released',
  async play(call) {
    call.open()
    await call.say('## Held\n')
    await call.gate()
    await call.say('Done.\n')
    call.finish()
  },
}
