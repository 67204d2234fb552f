import { stem } from './inflect.ts'

/** The words of a list, parted by white space. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** The keys of a list's words: what a token's `key` is looked up in. */
export function keySet(list: string): ReadonlySet<string> {
  return new Set([...wordSet(list)].map(stem))
}

/** Names of one word or several, parted by commas; lines may end after a comma. */
export function nameList(list: string): string[] {
  return list.trim().split(/,\s*/)
}
