import { bringCookbookUpToDate } from './cookbook/up-to-date.ts'

/** Tests cook from the cookbook as it is. */
export default bringCookbookUpToDate
