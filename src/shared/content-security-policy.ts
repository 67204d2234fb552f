/**
 * The page's content security policy: nothing inline, nothing from elsewhere, Trusted Types required.
 * `connectTo` lists the sources the page may call: itself, or the provider of a page-only build.
 * `header` adds what browsers refuse to read from a `<meta>`: who may frame the page (nobody).
 */
export function contentSecurityPolicy({
  connectTo = ["'self'"],
  header,
}: {
  connectTo?: readonly string[]
  header: boolean
}): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${connectTo.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  if (header) directives.push("frame-ancestors 'none'")
  return directives.join('; ')
}
