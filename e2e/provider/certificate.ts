import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * A self-signed certificate for one host name, valid between two dates: X.509 (RFC 5280) written out in DER, since
 * Node reads certificates but makes none. For tests alone.
 */
export function selfSigned(host: string, notBefore: Date, notAfter: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(oid('55 04 03'), der(0x0c, Buffer.from(host)))))
  const signature = sequence(oid('2a 86 48 ce 3d 04 03 02'))
  const alternativeName = sequence(oid('55 1d 11'), der(0x04, sequence(hostName(host))))
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    signature,
    name,
    sequence(time(notBefore), time(notAfter)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  )
  const signed = sequence(body, signature, bits(sign('sha256', body, privateKey)))
  const base64 = signed.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...contents: Buffer[]): Buffer {
  return der(0x30, ...contents)
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex.replaceAll(' ', ''), 'hex'))
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.from([value]))
}

function bits(content: Buffer): Buffer {
  return der(0x03, Buffer.from([0]), content)
}

function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
}

function hostName(host: string): Buffer {
  const isAddress = /^[\d.]+$/.test(host)
  return isAddress ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host))
}
