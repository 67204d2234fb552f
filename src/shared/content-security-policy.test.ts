import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './content-security-policy.ts'

test('nothing unsafe and nothing inline is allowed, in a header and in a meta element alike', () => {
  for (const header of [true, false])
    expect(contentSecurityPolicy({ header })).not.toMatch(/unsafe|data:|\*|https?:/)
})

test('only the header says who may frame the page, since browsers refuse that in a meta element', () => {
  expect(contentSecurityPolicy({ header: true })).toContain("frame-ancestors 'none'")
  expect(contentSecurityPolicy({ header: false })).not.toContain('frame-ancestors')
})

test('the page calls itself, unless a provider is named', () => {
  expect(contentSecurityPolicy({ header: true })).toContain("connect-src 'self';")
  expect(contentSecurityPolicy({ header: false, connectTo: ['https://provider.example'] })).toContain(
    'connect-src https://provider.example;',
  )
})

test('one style sheet and one script may stand in the document, by their hashes alone', () => {
  const policy = contentSecurityPolicy({ header: true, styleHash: 'sha256-abc=', scriptHash: 'sha256-def=' })
  expect(policy).toContain("style-src 'self' 'sha256-abc=';")
  expect(policy).toContain("script-src 'self' 'sha256-def=';")
  expect(policy).not.toContain('unsafe-inline')
})
