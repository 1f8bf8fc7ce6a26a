import {
  constants,
  createDecipheriv,
  createSign,
  createVerify,
  type KeyLike,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import * as v from 'valibot'

const SCHEMA = 'WECHATPAY2-SHA256-RSA2048'
const NONCE_BYTES = 16
/** A message with an older or newer time is somebody's repetition. */
const TIME_SPAN_SECONDS = 300
const TAG_BYTES = 16

/** A merchant as it signs. */
export interface Signer {
  mchId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  /** Private key of the merchant's certificate, PEM. */
  privateKey: string
}

interface SignedRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  /** Empty for GET. */
  body: string
}

/** The `Authorization` of a request (WeChat Pay API v3). */
export function authorizationOf(
  { method, path, body }: SignedRequest,
  { mchId, serial, privateKey }: Signer,
  seconds = Math.floor(Date.now() / 1000),
  nonce = randomBytes(NONCE_BYTES).toString('hex'),
): string {
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${path}\n${seconds}\n${nonce}\n${body}\n`)
    .sign(privateKey, 'base64')
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp: seconds, serial_no: serial }
  const pairs = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `${SCHEMA} ${pairs.join(',')}`
}

/** Serial of the key with which WeChat signed a message; null without one, or if the message is not of now. */
export function signedWith(headers: Headers, now = Date.now()): string | null {
  const seconds = Number(headers.get('wechatpay-timestamp'))
  return Math.abs(now / 1000 - seconds) <= TIME_SPAN_SECONDS ? headers.get('wechatpay-serial') : null
}

/** Whether WeChat signed a message: an answer to a request, or a call-back. */
export function isSignedBy(key: KeyLike, headers: Headers, body: string): boolean {
  const part = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  return createVerify('RSA-SHA256')
    .update(`${part('timestamp')}\n${part('nonce')}\n${body}\n`)
    .verify(key, part('signature'), 'base64')
}

/** A part of a message that is encrypted by the merchant's API v3 key. */
export const Ciphertext = v.object({
  algorithm: v.literal('AEAD_AES_256_GCM'),
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string(), ''),
})
export type Ciphertext = v.InferOutput<typeof Ciphertext>

/** Throws if another key encrypted it, or if it was changed. */
export function decrypt({ ciphertext, nonce, associated_data }: Ciphertext, apiKey: string): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(associated_data))
  return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Encrypts a name, which is sent to WeChat in no other form. */
export const encryptFor = (key: KeyLike, text: string): string =>
  publicEncrypt(
    { key: key as string, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
    Buffer.from(text),
  ).toString('base64')
