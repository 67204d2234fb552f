import { logLevels } from '#server/settings.ts'
import type { Log } from '#server/watch.ts'

type Level = (typeof logLevels)[number]

/** JSON lines as the server writes them, through the one way out that every platform has. */
export function consoleLog(least: Level): Log {
  const sayAt = (level: keyof Log) => (facts: object | string, message?: string) => {
    if (logLevels.indexOf(level) > logLevels.indexOf(least) || least === 'silent') return
    const said = typeof facts === 'string' ? { msg: facts } : { ...facts, msg: message }
    console.log(JSON.stringify({ level, time: new Date().toISOString(), ...said }))
  }
  return { info: sayAt('info'), warn: sayAt('warn'), error: sayAt('error') }
}
