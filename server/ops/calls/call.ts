import { codes, type Envelope } from '@plaza/shared/api'
import { type ChangeName, OPERATIONS_BASE, type OperationsStatus, PAGE_KEY_HEADER } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { askPassword, pageKey } from '../session/page-key'

const TIMEOUT_MS = 20_000
const loggedOut: readonly number[] = [codes.loginExpired, codes.loginReplaced]

const t = defineTexts({
  unreachable: { en: 'The server does not answer.', zh: '服务器没有响应。' },
  offline: { en: 'This device is offline.', zh: '设备没有联网。' },
  uncertain: {
    en: 'No answer came. It may have been done all the same: check whether it was before you try again.',
    zh: '没有收到答复，操作可能已经生效，请先确认是否已生效再重试。',
  },
  expired: { en: 'Your session ended. Log in, then send it again.', zh: '登录已过期，请重新登录后再提交。' },
})

export type FailureKind = 'expired' | 'password' | 'refused' | 'unreachable'

/** A field that the server refused, by its path in what was sent. */
export interface RefusedField {
  at: string
  why: string
}

/** Why a call failed, as one sentence for the operator. */
export class CallFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly field: RefusedField | null = null,
  ) {
    super(message)
  }
}

async function envelopeOf<T>(path: string, init: RequestInit): Promise<Envelope<T>> {
  try {
    const response = await fetch(`${OPERATIONS_BASE}/${path}`, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return (await response.json()) as Envelope<T>
  } catch {
    throw new CallFailure('unreachable', init.method === 'POST' ? t.uncertain() : noAnswerText())
  }
}

/** Why a read had no answer. */
const noAnswerText = (): string => (navigator.onLine ? t.unreachable() : t.offline())

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const key = init.method === 'POST' ? pageKey() : null
  const headers = {
    'accept-language': language() === 'en' ? 'en' : 'zh-CN',
    ...(key !== null && { [PAGE_KEY_HEADER]: key }),
    ...init.headers,
  }
  const { code, msg, data } = await envelopeOf<T>(path, { ...init, headers })
  if (code === codes.success) return data
  if ((data as { password?: true } | null)?.password) throw new CallFailure('password', msg)
  if (loggedOut.includes(code)) throw new CallFailure('expired', t.expired())
  throw new CallFailure('refused', msg, (data as { field?: RefusedField } | null)?.field)
}

export const read = <T>(path: string): Promise<T> => ask<T>(path, { method: 'GET' })

/** Sends a change; one that needs the password is sent again once the operator has typed it. */
export async function send<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    return await ask<T>(path, init)
  } catch (error) {
    if (asFailure(error).kind !== 'password' || !(await askPassword())) throw error
    return ask<T>(path, init)
  }
}

export const change = (name: ChangeName, body: unknown): Promise<OperationsStatus> => send(name, body)

export const asFailure = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure('unreachable', noAnswerText())
