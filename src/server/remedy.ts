import type { ChefError } from '#chefs/chef-error.ts'
import { otherBase, servedModels } from '#chefs/hosted/served-models.ts'
import { huggingFace, shownAddress, type Service } from '#chefs/hosted/service.ts'

import type { HostedConfig } from './config.ts'

/** How many of a service's models are named. */
const mostNamed = 5

/** What an operator can do about a failure that a setting causes, in one line without any secret; else nothing. */
export async function remedy(
  { kind, facts }: ChefError,
  { model, provider, maxTokens }: HostedConfig,
  service: Service,
): Promise<string | undefined> {
  const where = shownAddress(service.address ?? huggingFace)
  switch (kind) {
    case 'unauthorized':
      return service.token
        ? `check HF_TOKEN, and that it may use ${model} at ${where}`
        : `${where} wants a token: set HF_TOKEN`
    case 'model-not-served': {
      const asked = `CHEF_MODEL is ${model}${provider ? ` and CHEF_PROVIDER is ${provider}` : ''}`
      const names = provider ? undefined : await servedModels(service).catch(() => undefined)
      if (!names?.length) return `${asked}: set it to a model that is served at ${where}`
      const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more` : ''
      return `${asked}; served at ${where}: ${names.slice(0, mostNamed).join(', ')}${more}`
    }
    case 'not-found': {
      const base = await otherBase(service)
      return base
        ? `CHEF_ENDPOINT leads to ${where}; try CHEF_ENDPOINT=${base}`
        : `CHEF_ENDPOINT leads to ${where}; it must be the base address that the service has for OpenAI's clients`
    }
    case 'bad-response':
      if (facts.status === undefined) return undefined
      return isRedirect(facts.status)
        ? `check CHEF_ENDPOINT: ${where} leads elsewhere, and redirects are not followed`
        : `check CHEF_ENDPOINT: ${where} is no chat-completion service`
    case 'unreachable':
      return `check CHEF_ENDPOINT, and that a service runs at ${where}`
    case 'untrusted':
      return 'for a certificate authority of your own set NODE_EXTRA_CA_CERTS'
    case 'only-thought':
      return `raise CHEF_MAX_TOKENS, which is ${maxTokens}`
    case 'rejected':
      return facts.status === 402 ? 'the account there has no credit' : undefined
    default:
      return undefined
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}
