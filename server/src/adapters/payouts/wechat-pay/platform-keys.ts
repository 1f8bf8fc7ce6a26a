import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { MINUTE_MS } from '@plaza/shared/format'
import * as v from 'valibot'
import { Ciphertext, decrypt } from './signature'

/** Whoever sends made-up serials makes us ask WeChat no more often than this. */
const PAUSE_MS = MINUTE_MS

const CertificateList = v.object({
  data: v.array(
    v.object({
      serial_no: v.string(),
      effective_time: v.pipe(v.string(), v.isoTimestamp()),
      expire_time: v.pipe(v.string(), v.isoTimestamp()),
      encrypt_certificate: Ciphertext,
    }),
  ),
})

/** A public key of WeChat Pay with its id, which does not expire. */
interface PlatformKey {
  serial: string
  /** PEM. */
  key: string
}

/** A key as it encrypts what is sent to WeChat. */
interface CurrentKey {
  serial: string
  key: KeyObject
}

export interface PlatformKeys {
  /** The key of a serial; null if WeChat does not know it either. */
  of(serial: string): Promise<KeyObject | null>
  /** The key with which to encrypt. Throws while there is none. */
  current(): Promise<CurrentKey>
}

interface DatedKey extends CurrentKey {
  from: number
  until: number
}

interface PlatformKeysOptions {
  /** The merchant's API v3 key, which encrypts certificates. */
  apiKey: string
  /** WeChat's public key, if the merchant has changed over to it. */
  fixed: PlatformKey | undefined
  /** The body of `GET /v3/certificates`. Its signature needs no check: only WeChat has the API v3 key. */
  fetchCertificates(): Promise<string>
}

/**
 * Keys with which WeChat signs: its public key with a fixed id, and platform certificates, which WeChat replaces about
 * every five years while the old one is still in use. They are fetched when a message names one that is not known.
 */
export function createPlatformKeys({ apiKey, fixed, fetchCertificates }: PlatformKeysOptions): PlatformKeys {
  const fixedKey = fixed && { serial: fixed.serial, key: createPublicKey(fixed.key) }
  let dated: DatedKey[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined

  async function fetchAll(): Promise<void> {
    const { data } = v.parse(CertificateList, JSON.parse(await fetchCertificates()))
    dated = data.map(({ serial_no, effective_time, expire_time, encrypt_certificate }) => ({
      serial: serial_no,
      key: new X509Certificate(decrypt(encrypt_certificate, apiKey)).publicKey,
      from: Date.parse(effective_time),
      until: Date.parse(expire_time),
    }))
  }
  async function refresh(): Promise<void> {
    if (fetching) return fetching
    if (Date.now() - askedAt < PAUSE_MS) return
    // Counted before it succeeds: a merchant with WeChat's public key gets no certificates at all.
    askedAt = Date.now()
    fetching = fetchAll().finally(() => {
      fetching = undefined
    })
    return fetching
  }
  const isValid = ({ from, until }: DatedKey) => from <= Date.now() && Date.now() < until
  const known = (serial: string) =>
    fixedKey?.serial === serial ? fixedKey : dated.find((one) => one.serial === serial && isValid(one))
  const newest = () => dated.filter(isValid).sort((a, b) => b.from - a.from)[0]

  return {
    async of(serial) {
      if (!known(serial)) await refresh()
      return known(serial)?.key ?? null
    },
    async current() {
      if (fixedKey) return fixedKey
      if (!newest()) await refresh()
      const key = newest()
      if (!key) throw new Error('no valid certificate of WeChat Pay')
      return key
    },
  }
}
