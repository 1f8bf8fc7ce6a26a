import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'
import type { AlipayAccount } from '../../../provider-accounts'
import { certificatesIn, createAlipayKeys, rootsIn, serialOf } from './certificates'
import { alipayTime, isSignedBy, isTextSignedBy, type Parameters, signed, signedPart } from './signature'

const ANSWER_MS = 10_000
const SUCCESS = '10000'

/** How the adapter reaches Alipay; tests replace it. */
export interface AlipayConnection {
  call: typeof fetch
  /** Milliseconds after which an answer no longer counts. */
  answerMs: number
}

export const connection: AlipayConnection = { call: fetch, answerMs: ANSWER_MS }

const ErrorAnswer = v.object({ code: v.string(), sub_code: v.optional(v.string(), '') })
const Envelope = v.object({ alipay_cert_sn: v.string(), sign: v.string() })
const CertificateAnswer = v.object({ alipay_cert_content: v.string() })

/** An answer with an error code, which Alipay signed. */
export class AlipayError extends Error {
  constructor(
    readonly code: string,
    /** Empty where the gateway itself refuses. */
    readonly subCode: string,
  ) {
    super(`Alipay answered ${code} ${subCode}`)
  }
}

export interface AlipayClient {
  /**
   * Sends a signed request and checks the answer's signature. Throws AlipayError for an answer with a code, and another
   * error for one that is late, missing, malformed or not Alipay's: nothing is known of such an order.
   */
  ask<T>(schema: v.GenericSchema<unknown, T>, method: string, content: object): Promise<T>
  /** Whether the parameters of a call-back are Alipay's. */
  isGenuine(parameters: Parameters): Promise<boolean>
}

export function createAlipayClient(account: AlipayAccount, { call, answerMs }: AlipayConnection): AlipayClient {
  const roots = rootsIn(account.rootCertificates)
  if (roots.length === 0) throw new Error('PLAZA_ALIPAY_ROOT_CERT has no certificate that RSA signed.')
  const [own] = certificatesIn(account.certificate)
  if (!own?.checkPrivateKey(createPrivateKey(account.privateKey)))
    throw new Error('PLAZA_ALIPAY_PRIVATE_KEY is not the key of PLAZA_ALIPAY_APP_CERT.')
  const shared = {
    app_id: account.appId,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    version: '1.0',
    app_cert_sn: serialOf(own),
    alipay_root_cert_sn: roots.map(serialOf).join('_'),
  }

  async function send(method: string, content: object): Promise<string> {
    const timestamp = alipayTime(Date.now())
    const parameters = { ...shared, method, timestamp, biz_content: JSON.stringify(content) }
    const { biz_content, ...query } = signed(parameters, account.privateKey)
    const response = await call(`${account.endpoint}?${new URLSearchParams(query)}`, {
      method: 'POST',
      body: new URLSearchParams({ biz_content: biz_content ?? '' }),
      headers: { 'user-agent': 'plaza' },
      signal: AbortSignal.timeout(answerMs),
    })
    return response.text()
  }
  const nameOf = (method: string) => `${method.replaceAll('.', '_')}_response`

  const keys = createAlipayKeys({
    configured: account.alipayCertificate,
    roots,
    async fetchCertificate(serial) {
      const method = 'alipay.open.app.alipaycert.download'
      const part = signedPart(await send(method, { alipay_cert_sn: serial }), nameOf(method))
      const { alipay_cert_content } = v.parse(CertificateAnswer, JSON.parse(part ?? ''))
      return Buffer.from(alipay_cert_content, 'base64').toString('utf8')
    },
  })

  return {
    async ask(schema, method, content) {
      const text = await send(method, content)
      // Where the gateway itself refuses a request, the object has this other name.
      const part = signedPart(text, nameOf(method)) ?? signedPart(text, 'error_response')
      const { alipay_cert_sn, sign } = v.parse(Envelope, JSON.parse(text))
      const key = await keys.of(alipay_cert_sn, 'answer')
      if (part === null || !key || !isTextSignedBy(key, part, sign))
        throw new Error('an answer without Alipay’s signature')
      const answer: unknown = JSON.parse(part)
      const { code, sub_code } = v.parse(ErrorAnswer, answer)
      if (code !== SUCCESS) throw new AlipayError(code, sub_code)
      return v.parse(schema, answer)
    },
    async isGenuine(parameters) {
      const key = await keys.of(parameters.alipay_cert_sn ?? '', 'callback')
      return key !== null && isSignedBy(key, parameters)
    },
  }
}
