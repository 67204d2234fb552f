import { expect, test } from 'vitest'

import { limitKey, visitorAddress } from './address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})

test.each([
  ['claimed without a proxy', 0, '203.0.113.9', '192.0.2.1'],
  ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
  ['one proxy and a claim before it', 1, '10.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies and a claim before them', 2, '10.0.0.1, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  ['fewer entries than proxies', 3, '203.0.113.9', '203.0.113.9'],
  ['an IPv6 address', 1, '2001:db8::9', '2001:db8::9'],
  ['no address at all', 1, 'unknown', '192.0.2.1'],
  ['no address, but hexadecimal', 1, 'beef', '192.0.2.1'],
  ['an address and more', 1, '::1]/x[', '192.0.2.1'],
  ['no such address', 1, '203.0.113.999', '192.0.2.1'],
  ['no header', 1, undefined, '192.0.2.1'],
])('[49] X-Forwarded-For, %s', (_, trustProxy, header, address) => {
  const headers = new Headers(header === undefined ? {} : { 'x-forwarded-for': header })
  expect(visitorAddress(headers, '192.0.2.1', trustProxy)).toBe(address)
})
