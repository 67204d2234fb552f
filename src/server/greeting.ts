import type { Logger } from 'pino'

import { completionAddress, huggingFace, shownAddress } from '#chefs/hosted/service.ts'
import { title } from '#shared/product.ts'

import type { Config, HostedConfig } from './config.ts'

/** Says where the server is open, who cooks, and what the operator should know. */
export function greet(
  { hosted, workers, warnings }: Config,
  { address, port }: { address: string; port: number },
  log: Logger,
): void {
  // A person at a terminal gets sentences, everything else the log's JSON lines.
  const say = (line: string) => (process.stdout.isTTY ? process.stdout.write(`${line}\n`) : log.info(line))
  const host = address.includes(':') ? `[${address}]` : address
  say(`${title} is open at http://${host}:${port}`)
  if (workers > 1) say(`${workers} workers answer.`)
  if (hosted) {
    const standIn = hosted.standIn === 'house' ? ', and the house chef stands in for it' : ''
    say(`The hosted chef answers with ${hosted.model} at ${calledAt(hosted)}${standIn}.`)
  } else
    say(
      'The house chef answers, without any token. For a hosted model put HF_TOKEN=hf_... into .env and start again.',
    )
  for (const warning of warnings) log.warn(warning)
}

/** Where the calls go, without what a query could give away. */
function calledAt({ endpointUrl, provider }: HostedConfig): string {
  if (provider) return `Hugging Face's ${provider}`
  return shownAddress(endpointUrl === undefined ? huggingFace : completionAddress(endpointUrl))
}

/** Says in one line why the server cannot start, and exits with 1. */
export function refuseToStart(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  const reason =
    code === 'EADDRINUSE'
      ? 'the port is in use; set PORT to another'
      : code === 'ENOENT'
        ? 'the page is not built; run npm run build'
        : message
  process.stderr.write(`${title} cannot start: ${reason}\n`)
  process.exit(1)
}
