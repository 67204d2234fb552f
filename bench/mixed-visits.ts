import { startProvider, type Provider } from '../e2e/provider/provider.ts'
import { call, shortRecipe, type CallResult } from './load.ts'

const recipe = shortRecipe(10)

/** A provider whose scenario `mixed` goes wrong in a tenth of its calls: refused, cut, reset or not JSON. */
export function mixedProvider(): Promise<Provider> {
  return startProvider({
    scenarios: {
      mixed: {
        about: 'a short recipe, or in a tenth of the calls a fault',
        async play(call) {
          if (call.attempt % 10 !== 0) return recipe.play(call)
          const fault = (call.attempt / 10) % 4
          if (fault === 0) return call.refuse(500)
          call.open()
          await call.say('## Egg ')
          if (fault === 1) call.response.end()
          else if (fault === 2) call.socket.resetAndDestroy()
          else call.response.end('data: {"choices"\n\n')
        },
      },
    },
  })
}

/** One of many visits: three of ten leave, half of those before the answer and half in the middle of it. */
export function visitOf(url: string, index: number): Promise<CallResult> {
  const leaveAfter = index % 10 < 3 ? { leaveAfter: index % 2 === 0 ? 0 : 20 } : {}
  return call(url, leaveAfter)
}
