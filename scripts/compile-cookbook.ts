// Compiles `cookbook/` for the house chef where that is older than its sources; every mistake is named, exit 1.
import { compileCookbook, isFresh, writeCookbook } from './cookbook/compile.ts'

try {
  if (!isFresh()) writeCookbook(compileCookbook())
} catch (error) {
  if (!(error instanceof AggregateError)) throw error
  console.error(error.message)
  process.exit(1)
}
