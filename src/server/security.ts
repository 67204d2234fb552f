import { contentSecurityPolicy } from '#shared/content-security-policy.ts'

const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Sent with every response, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy({ header: true }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Sent as well where the visitor came over TLS, by the platform's word or a trusted proxy's. */
export const transportSecurity = ['strict-transport-security', 'max-age=31536000'] as const

/** The same response with the security headers; a document that brings a policy of its own keeps it. */
export function secured(response: Response): Response {
  for (const [name, value] of Object.entries(securityHeaders))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}
