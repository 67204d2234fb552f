import { describe, expect, it } from 'vitest'

import { connectionFailure, readRetryAfter } from './call-failure.ts'

describe('readRetryAfter', () => {
  it.each([
    { header: null, seconds: undefined },
    { header: '0', seconds: 0 },
    { header: '2', seconds: 2 },
    { header: '3600', seconds: 3600 },
    { header: '-1', seconds: undefined },
    { header: '1.5', seconds: undefined },
    { header: 'abc', seconds: undefined },
    { header: '', seconds: undefined },
    { header: '99999999999999999999', seconds: undefined },
    { header: 'Thu, 01 Jan 1970 00:00:00 GMT', seconds: 0 },
    { header: 'Thu, 99 Jan 1970', seconds: undefined },
  ])('reads $header as $seconds', ({ header, seconds }) => {
    expect(readRetryAfter(header)).toBe(seconds)
  })

  it('reads a date as the seconds until then', () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    expect(readRetryAfter(inAnHour)).toBeGreaterThan(3500)
    expect(readRetryAfter(inAnHour)).toBeLessThanOrEqual(3600)
  })
})

describe('connectionFailure', () => {
  it.each([
    { cause: undefined, kind: 'unreachable', code: undefined },
    { cause: { code: 'ENOTFOUND' }, kind: 'unreachable', code: 'ENOTFOUND' },
    { cause: { code: 'UND_ERR_CONNECT_TIMEOUT' }, kind: 'unreachable', code: 'UND_ERR_CONNECT_TIMEOUT' },
    { cause: { code: 'CERT_HAS_EXPIRED' }, kind: 'untrusted', code: 'CERT_HAS_EXPIRED' },
    { cause: { code: 'HPE_INVALID_CONSTANT' }, kind: 'bad-response', code: 'HPE_INVALID_CONSTANT' },
    { cause: new Error('unexpected redirect'), kind: 'bad-response', code: undefined },
    { cause: { code: 'secret text of a provider' }, kind: 'bad-response', code: undefined },
  ])('is $kind for the cause $cause', ({ cause, kind, code }) => {
    const failure = connectionFailure(new TypeError('fetch failed', { cause }), 'unreachable')
    expect(failure.kind).toBe(kind)
    expect(failure.facts.code).toBe(code)
    expect(failure.cause).toBeUndefined()
  })
})
