import * as v from 'valibot'
import type { WechatPayAccount } from '../../../provider-accounts'
import { createPlatformKeys, type PlatformKeys } from './platform-keys'
import { authorizationOf, isSignedBy, signedWith } from './signature'

const API = 'https://api.mch.weixin.qq.com'
const ANSWER_MS = 10_000

/** How the adapter reaches WeChat Pay; tests replace it. */
export interface WechatPayConnection {
  call: typeof fetch
  /** Milliseconds after which an answer no longer counts. */
  answerMs: number
}

export const connection: WechatPayConnection = { call: fetch, answerMs: ANSWER_MS }

const ErrorAnswer = v.object({ code: v.string() })

/** An answer with an error code, which WeChat signed. */
export class WechatPayError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`WeChat Pay answered ${status} ${code}`)
  }
}

interface Call {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  body?: object
  headers?: Readonly<Record<string, string>>
}

export interface WechatPayClient {
  keys: PlatformKeys
  /**
   * Sends a signed request and checks the answer's signature. Throws WechatPayError for an answer with a code, and
   * another error for one that is late, missing, malformed or not WeChat's: nothing is known of such an order.
   */
  ask<T>(schema: v.GenericSchema<unknown, T>, call: Call): Promise<T>
  /** A file that WeChat named in an answer: it is checked by the hash of that answer. */
  download(address: string): Promise<Buffer>
  /** Whether a message is WeChat's and of now. */
  isGenuine(headers: Headers, body: string): Promise<boolean>
}

export function createWechatPayClient(
  account: WechatPayAccount,
  { call, answerMs }: WechatPayConnection,
): WechatPayClient {
  async function send({ method, path, body, headers }: Call): Promise<Response> {
    const text = body ? JSON.stringify(body) : ''
    return call(`${API}${path}`, {
      method,
      ...(body && { body: text }),
      headers: {
        ...headers,
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'plaza',
        authorization: authorizationOf({ method, path, body: text }, account),
      },
      signal: AbortSignal.timeout(answerMs),
    })
  }
  const keys = createPlatformKeys({
    apiKey: account.apiKey,
    fixed: account.platformKey,
    async fetchCertificates() {
      const response = await send({ method: 'GET', path: '/v3/certificates' })
      if (!response.ok) throw new Error(`certificates of WeChat Pay: ${response.status}`)
      return response.text()
    },
  })
  async function isGenuine(headers: Headers, body: string): Promise<boolean> {
    const serial = signedWith(headers)
    const key = serial === null ? null : await keys.of(serial)
    return key !== null && isSignedBy(key, headers, body)
  }
  return {
    keys,
    isGenuine,
    async ask(schema, request) {
      const response = await send(request)
      const text = await response.text()
      if (!(await isGenuine(response.headers, text))) throw new Error('an answer without WeChat Pay’s signature')
      const answer: unknown = JSON.parse(text)
      if (response.ok) return v.parse(schema, answer)
      throw new WechatPayError(response.status, v.parse(ErrorAnswer, answer).code)
    },
    async download(address) {
      const { origin, pathname, search } = new URL(address)
      if (origin !== API) throw new Error('a file elsewhere than at WeChat Pay')
      const response = await send({ method: 'GET', path: pathname + search })
      if (!response.ok) throw new Error(`a file of WeChat Pay: ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}
