import * as v from 'valibot'
import { Refusal, refuse } from '../../transport/refusal'

const API = 'https://api.weixin.qq.com'
const ANSWER_MS = 5_000

/** How an adapter reaches WeChat; tests replace it. */
export interface WechatConnection {
  call: typeof fetch
  /** Milliseconds after which an answer no longer counts. */
  answerMs: number
}

export const connection: WechatConnection = { call: fetch, answerMs: ANSWER_MS }

/** WeChat answers failures with HTTP 200 and a code, for example 40029 for an invalid authorisation code. */
class WechatError extends Error {
  constructor(readonly code: number) {
    super(`WeChat answered with code ${code}`)
  }
}

const ErrorAnswer = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })

/**
 * Calls WeChat's API: GET with a query, or POST with a JSON body. Throws WechatError for an answer with an error code,
 * and another error for a late, missing or malformed answer.
 */
export async function callWechat<T>(
  { call, answerMs }: WechatConnection,
  schema: v.GenericSchema<unknown, T>,
  path: string,
  { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
): Promise<T> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await call(`${API}${path}?${new URLSearchParams(query)}`, {
    ...init,
    signal: AbortSignal.timeout(answerMs),
  })
  const answer: unknown = await response.json()
  const failure = v.safeParse(ErrorAnswer, answer)
  if (failure.success) throw new WechatError(failure.output.errcode)
  return v.parse(schema, answer)
}

const TokenAnswer = v.object({ access_token: v.string() })

/** An access token of an app. WeChat gives the same one until shortly before it expires. */
export async function accessToken(
  wechat: WechatConnection,
  { appId, secret }: { appId: string; secret: string },
): Promise<string> {
  const body = { grant_type: 'client_credential', appid: appId, secret }
  return (await callWechat(wechat, TokenAnswer, '/cgi-bin/stable_token', { body })).access_token
}

/** Invalid, already used, expired. */
const SPENT_CODES = [40029, 40163, 42003]

/** Exchanges a code that the person's WeChat gave. Null if it is invalid, used or expired; refuses if WeChat fails. */
export async function exchangeCode<T>(exchange: () => Promise<T>): Promise<T | null> {
  try {
    return await exchange()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof WechatError && SPENT_CODES.includes(error.code)) return null
    throw refuse('busy', { detail: 'wechat.away' })
  }
}
