import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { reasonOf } from '../../data/failures'
import type { AliyunSmsAccount } from '../../provider-accounts'
import type { SmsAdapter } from '../../transport/ports/sms'
import { type Refusal, refuse } from '../../transport/refusal'

const VERSION = '2017-05-25'
const ALGORITHM = 'ACS3-HMAC-SHA256'
const ANSWER_MS = 5_000

const Answer = v.object({ Code: v.string() })

interface AcsRequest {
  method: string
  host: string
  query: Readonly<Record<string, string>>
  /** Without `host` and the hash of the empty body. */
  headers: Readonly<Record<string, string>>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Percent-encoding of RFC 3986. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const sorted = (pairs: Readonly<Record<string, string>>) => Object.entries(pairs).sort(([a], [b]) => (a < b ? -1 : 1))
const canonicalQuery = (query: AcsRequest['query']): string =>
  sorted(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/** Headers of a request without a body, with its signature (Alibaba Cloud, signature method V3). */
export function signedHeaders(
  { method, host, query, headers }: AcsRequest,
  { keyId, keySecret }: Pick<AliyunSmsAccount, 'keyId' | 'keySecret'>,
): Record<string, string> {
  const bodyHash = sha256('')
  const all = { ...headers, host, 'x-acs-content-sha256': bodyHash }
  const names = sorted(all).map(([name]) => name)
  const canonicalHeaders = sorted(all).map(([name, value]) => `${name}:${value.trim()}\n`)
  const request = [method, '/', canonicalQuery(query), canonicalHeaders.join(''), names.join(';'), bodyHash].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex')
  const authorization = `${ALGORITHM} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, 'x-acs-content-sha256': bodyHash, authorization }
}

/** What the provider's codes mean for the person; every other one is a fault of the installation or the provider. */
const refusals: Readonly<Record<string, () => Refusal>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': () => refuse('badInput', { detail: 'phone.malformed' }),
  'isv.BUSINESS_LIMIT_CONTROL': () => refuse('tooMany', { detail: 'sms.often' }),
}

/** How the adapter reaches the provider; tests replace it. */
interface SmsConnection {
  call: typeof fetch
  /** Milliseconds after which an answer no longer counts. */
  answerMs: number
}

/**
 * Sends by templates of Alibaba Cloud. A request is never repeated by itself: one that got no answer may have been
 * sent, and the person can ask for another code.
 */
export function aliyunSms(
  account: AliyunSmsAccount,
  log: Pick<Logger, 'error'>,
  { call, answerMs }: SmsConnection = { call: fetch, answerMs: ANSWER_MS },
): SmsAdapter {
  return {
    async send(phone, { params }) {
      const query = {
        PhoneNumbers: phone,
        SignName: account.signName,
        TemplateCode: account.captchaTemplate,
        TemplateParam: JSON.stringify(params),
      }
      const headers = {
        'x-acs-action': 'SendSms',
        'x-acs-version': VERSION,
        'x-acs-date': `${new Date().toISOString().slice(0, 19)}Z`,
        'x-acs-signature-nonce': randomUUID(),
      }
      const { host } = new URL(account.endpoint)
      const request = { method: 'POST', host, query, headers }
      const code = await call(`${account.endpoint}/?${canonicalQuery(query)}`, {
        method: 'POST',
        headers: signedHeaders(request, account),
        signal: AbortSignal.timeout(answerMs),
      })
        .then(async (response) => v.parse(Answer, await response.json()).Code)
        .catch(reasonOf)
      if (code === 'OK') return
      log.error({ code }, 'a text message was not sent')
      throw refusals[code]?.() ?? refuse('busy', { detail: 'sms.away' })
    },
  }
}
