/**
 * The page's content security policy: nothing inline but the style sheet of that `styleHash` and the script of that
 * `scriptHash`, nothing from elsewhere, Trusted Types required.
 * `serviceWorker` allows the one Trusted Types policy that names the page-only build's service worker.
 * `connectTo` lists the sources the page may call: itself, or the provider of a page-only build.
 * `header` adds what browsers refuse to read from a `<meta>`: who may frame the page (nobody).
 */
export function contentSecurityPolicy({
  connectTo = ["'self'"],
  serviceWorker = false,
  styleHash,
  scriptHash,
  header,
}: {
  connectTo?: readonly string[]
  serviceWorker?: boolean
  styleHash?: string | undefined
  scriptHash?: string | undefined
  header: boolean
}): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHash)}`,
    `style-src 'self'${quoted(styleHash)}`,
    "img-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectTo.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${serviceWorker ? 'service-worker' : "'none'"}`,
  ]
  if (header) directives.push("frame-ancestors 'none'")
  return directives.join('; ')
}

const quoted = (hash: string | undefined) => (hash === undefined ? '' : ` '${hash}'`)
