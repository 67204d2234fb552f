// Compiles `cookbook/` for the house chef where that is older than its sources; every mistake is named, exit 1.
import { compileCookbook, CookbookError, isFresh, writeCookbook } from './cookbook/compile.ts'

try {
  if (!isFresh()) writeCookbook(await compileCookbook())
} catch (error) {
  if (!(error instanceof CookbookError)) throw error
  console.error(error.message)
  process.exit(1)
}
