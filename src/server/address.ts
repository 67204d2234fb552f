import { distinctRemoteAddr } from 'hono/utils/ipaddr'

/**
 * The visitor's address. With `trustProxy` proxies in front, the one the outermost of them wrote into
 * `X-Forwarded-For`, counted from the right; what stands left of it is the visitor's own claim.
 */
export function visitorAddress(headers: Headers, remote: string | undefined, trustProxy: number): string {
  const peer = remote ?? 'unknown'
  if (trustProxy === 0) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const claimed = forwarded.at(-Math.min(trustProxy, forwarded.length)) ?? ''
  return isIPv4(claimed) || isIPv6(claimed) ? claimed : peer
}

/** What the limits count: an IPv4 address, or the /64 network that one IPv6 visitor usually has whole. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? `${network64(address)}::/64` : address
}

function isIPv4(text: string): boolean {
  return distinctRemoteAddr(text) === 'IPv4'
}

function isIPv6(text: string): boolean {
  return /^[\da-f:.]+(%.*)?$/i.test(text) && URL.canParse(hostOf(text))
}

/** An IPv6 address as the host of a URL, which has no zone index. */
function hostOf(address: string): string {
  return `http://[${address.replace(/%.*$/, '')}]`
}

function network64(address: string): string {
  // The URL parser writes every spelling of an address in one way.
  const canonical = new URL(hostOf(address)).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
