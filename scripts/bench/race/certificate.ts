import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
  /** Base64 of the public key's sha256, with which a browser is told to trust it. */
  spki: string
}

const DAY_MS = 86_400_000

/** A DER value with its tag and length. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const time = (at: number) => der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

/** `ecdsa-with-SHA256` and `commonName` in DER. */
const ECDSA_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/** A self-signed certificate, valid for a day, for measurements on this machine only. */
export function selfSigned(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const now = Date.now()
  const validity = sequence(time(now - DAY_MS), time(now + DAY_MS))
  const payload = sequence(der(0xa0, integer(2)), integer(1), ECDSA_SHA256, name, validity, name, keyInfo)
  const signature = sign('sha256', payload, privateKey)
  const certificate = sequence(payload, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    spki: createHash('sha256').update(keyInfo).digest('base64'),
  }
}
