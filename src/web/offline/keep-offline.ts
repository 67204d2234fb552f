type AddressRules = { createScriptURL: (address: string) => string }
declare const trustedTypes: { createPolicy(name: string, rules: AddressRules): AddressRules } | undefined

/**
 * Keeps this page for visits without a network: everything it may need is fetched behind it.
 * Where a browser cannot or will not, the page works online as ever.
 */
export function keepOffline(): void {
  // The one policy that the page-only build's Trusted Types allow, for this one address.
  const rules = { createScriptURL: () => 'service-worker.js' }
  const policy =
    typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('service-worker', rules)
  navigator.serviceWorker?.register(policy.createScriptURL('')).catch(() => {})
}
