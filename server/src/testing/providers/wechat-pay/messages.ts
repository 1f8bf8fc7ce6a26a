import {
  constants,
  createCipheriv,
  createPrivateKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WechatPayAccount } from '../../../provider-accounts'

const TAG_BYTES = 16

export type PlatformSerial = 'platform-1' | 'platform-2'

/** A certificate with which the stand-in signs, and its private key. */
export function certificateOf(serial: PlatformSerial) {
  const read = (end: string) => readFileSync(join(import.meta.dirname, `${serial}.${end}`), 'utf8')
  return { serial, text: read('crt'), key: createPrivateKey(read('key')) }
}
export type PlatformCertificate = ReturnType<typeof certificateOf>

const merchantKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The one merchant that the stand-in knows. */
export const merchant: WechatPayAccount = {
  appId: 'wx-plaza',
  mchId: '1900001109',
  serial: 'MERCHANT1',
  privateKey: merchantKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  apiKey: '0123456789abcdef0123456789abcdef',
  platformKey: undefined,
  scene: { id: '1000', remark: '星湾融媒', report: [['活动名称', '写稿有奖']] },
}

/** A message that the stand-in signed. */
export function signedBy({ serial, key }: PlatformCertificate, body: string, status = 200): Response {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')]
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64')
  const headers = {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signature,
  }
  return new Response(body || null, { status, headers })
}

/** What the merchant decrypts by its API v3 key. */
export function encrypted(text: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', merchant.apiKey, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(associatedData))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    nonce,
    associated_data: associatedData,
  }
}

/** A name as the merchant encrypted it by a certificate. */
export function decryptedName(text: string, { key }: PlatformCertificate): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return privateDecrypt({ key, padding, oaepHash: 'sha1' }, Buffer.from(text, 'base64')).toString('utf8')
}

/** Whether the merchant signed a request, now and not before. */
export function isMerchants(request: Request, body: string, nonces: Set<string>): boolean {
  const { pathname, search } = new URL(request.url)
  const authorization = request.headers.get('authorization') ?? ''
  const parts = Object.fromEntries(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const { mchid, serial_no, nonce_str = '', timestamp, signature = '' } = parts
  const isOurs = authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') && mchid === merchant.mchId
  if (!isOurs || serial_no !== merchant.serial || nonces.has(nonce_str)) return false
  nonces.add(nonce_str)
  return (
    Math.abs(Number(timestamp) - Date.now() / 1000) < 300 &&
    createVerify('RSA-SHA256')
      .update(`${request.method}\n${pathname}${search}\n${timestamp}\n${nonce_str}\n${body}\n`)
      .verify(merchantKeys.publicKey, signature, 'base64')
  )
}
