// Asks the model of the settings for one small recipe: `npm run --silent check-provider`.
import { ConfigError, parseConfig } from '../src/server/config.ts'
import { readEnvironment } from '../src/server/environment.ts'
import { checkProvider } from '../src/server/provider-check.ts'

try {
  const { hosted } = parseConfig(readEnvironment())
  if (!hosted) console.log('No hosted model is set: the house chef answers. Set HF_TOKEN or CHEF_ENDPOINT.')
  else if (!(await checkProvider(hosted, console.log))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
