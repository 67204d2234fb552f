import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { ConfigError, type Environment } from './config.ts'

/** The process's environment over what a `.env` file in the working directory says. */
export function readEnvironment(): Environment {
  let file: Environment = {}
  try {
    file = parseEnv(readFileSync('.env', 'utf8')) as Environment
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new ConfigError('.env is there but cannot be read')
  }
  const set = Object.entries(process.env).filter(([, value]) => value?.trim())
  return { ...file, ...Object.fromEntries(set) }
}
