import { createHash, type KeyObject, X509Certificate } from 'node:crypto'
import { MINUTE_MS } from '@plaza/shared/format'

/** Whoever sends made-up serials makes us ask Alipay no more often than this. */
const PAUSE_MS = MINUTE_MS
const MAX_CHAIN = 5
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
/** DER of the object identifiers 1.2.840.113549.1.1.*, the signature algorithms with RSA. */
const RSA_SIGNATURES = Buffer.from('2a864886f70d0101', 'hex')

/** The certificates of a PEM text. Throws for one that is none. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(CERTIFICATE) ?? []).map((text) => new X509Certificate(text))

/** Alipay's serial of a certificate: MD5 of the issuer, most specific name first, and the number in decimals. */
export const serialOf = ({ issuer, serialNumber }: X509Certificate): string =>
  createHash('md5')
    .update(issuer.split('\n').toReversed().join(',') + BigInt(`0x${serialNumber}`).toString())
    .digest('hex')

/** Begin and end of the value of a DER element that begins at `at`. */
function spanAt(der: Buffer, at: number): { from: number; to: number } {
  const first = der[at + 1] ?? 0
  if (first < 0x80) return { from: at + 2, to: at + 2 + first }
  const bytes = first & 0x7f
  const from = at + 2 + bytes
  return { from, to: from + der.readUIntBE(at + 2, bytes) }
}

/** Whether RSA signed a certificate; Alipay's file of roots also has some of the Chinese standard SM2. */
function isSignedByRsa({ raw }: X509Certificate): boolean {
  const signed = spanAt(raw, spanAt(raw, 0).from)
  const algorithm = spanAt(raw, spanAt(raw, signed.to).from)
  return raw.subarray(algorithm.from, algorithm.to).subarray(0, RSA_SIGNATURES.length).equals(RSA_SIGNATURES)
}

/** Root certificates by which Alipay's others are trusted. */
export const rootsIn = (pem: string): X509Certificate[] => certificatesIn(pem).filter(isSignedByRsa)

const isValidNow = ({ validFrom, validTo }: X509Certificate): boolean =>
  Date.parse(validFrom) <= Date.now() && Date.now() < Date.parse(validTo)

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  one.checkIssued(issuer) && one.verify(issuer.publicKey)

/** Whether a chain, its own certificate first, leads to one of the roots. */
export function isTrusted([own, ...others]: readonly X509Certificate[], roots: readonly X509Certificate[]): boolean {
  let current = own
  for (let length = 0; current && isValidNow(current) && length < MAX_CHAIN; length++) {
    const issued = current
    if (roots.some((root) => isValidNow(root) && isIssuedBy(issued, root))) return true
    current = others.find((other) => other.ca && isIssuedBy(issued, other))
  }
  return false
}

/** What names a serial: an answer of Alipay, or a call-back, which anybody may send. */
type SerialSource = 'answer' | 'callback'

export interface AlipayKeys {
  /** The key of a serial; null if Alipay does not know it either, or if its certificate is not trusted. */
  of(serial: string, source: SerialSource): Promise<KeyObject | null>
}

interface AlipayKeysOptions {
  /** Alipay's certificate as configured, with the certificate of its issuer. */
  configured: string
  roots: readonly X509Certificate[]
  /** PEM of the certificate with a serial. Its answer needs no signature: the roots say whether it is trusted. */
  fetchCertificate(serial: string): Promise<string>
}

/**
 * Keys with which Alipay signs. It replaces its certificate every few years and then signs with another serial than the
 * configured one, whose certificate is fetched.
 */
export function createAlipayKeys({ configured, roots, fetchCertificate }: AlipayKeysOptions): AlipayKeys {
  const known = new Map<string, X509Certificate>()
  /** Each source has its own pause: made-up call-backs do not keep the certificate of answers from being fetched. */
  const askedAt = { answer: Number.NEGATIVE_INFINITY, callback: Number.NEGATIVE_INFINITY }
  const fetching: Partial<Record<SerialSource, Promise<void>>> = {}

  function learn(pem: string): void {
    const chain = certificatesIn(pem)
    const [own] = chain
    if (own && isTrusted(chain, roots)) known.set(serialOf(own), own)
  }
  const keyOf = (serial: string): KeyObject | null => {
    const certificate = known.get(serial)
    return certificate && isValidNow(certificate) ? certificate.publicKey : null
  }
  async function refresh(serial: string, source: SerialSource): Promise<void> {
    if (fetching[source]) return fetching[source]
    if (Date.now() - askedAt[source] < PAUSE_MS) return
    askedAt[source] = Date.now()
    fetching[source] = fetchCertificate(serial)
      .then(learn)
      .finally(() => {
        fetching[source] = undefined
      })
    return fetching[source]
  }

  learn(configured)
  return {
    async of(serial, source) {
      if (!keyOf(serial)) await refresh(serial, source)
      return keyOf(serial)
    },
  }
}
