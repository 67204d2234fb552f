/** Where a tab keeps what is being cooked. */
export const keptKey = 'chef-basil.cooking'

/** True when this tab was left while something was being cooked. */
export function isCookingKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    // Storage is switched off.
    return false
  }
}
