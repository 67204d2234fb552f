import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

// A function that the optimizer puts into another is entered uncounted, and when it does so depends on the machine.
setFlagsFromString('--no-opt')

/**
 * The work of a call: how often functions of ours were entered and their loops and branches taken. Unlike time it is the
 * same on every machine and beside any load. The call runs once before, so that nothing that is remembered is counted.
 */
export async function workOf(call: () => Promise<unknown>): Promise<number> {
  await call()
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await session.post('Profiler.takePreciseCoverage')
  await call()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => /\/src\//.test(url) && !url.includes('/node_modules/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}
