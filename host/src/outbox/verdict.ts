import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'

export type SendVerdict =
  /** No network, or a server that has trouble: the same call again, after `pauseMs` if the server named a pause. */
  | { do: 'wait'; pauseMs?: number }
  /** The login has expired. */
  | { do: 'log-in' }
  /** The server will not take it. */
  | { do: 'refuse' }
  /** The server fails on it again and again: it waits, and those behind it go first. */
  | { do: 'step-aside' }

const waitingStatuses: readonly number[] = [408, 425, 429]
const waitingCodes: readonly number[] = [codes.tooMany, codes.busy, codes.serverError, codes.tooSlow]
const loginCodes: readonly number[] = [codes.loginExpired, codes.loginReplaced]

/** What a failure means for a call that is kept. Pure. */
export function verdictOf({ kind, status, code, retryAfter }: Failure): SendVerdict {
  if (kind === 'gated' || status === 401 || loginCodes.includes(code ?? 0)) return { do: 'log-in' }
  const isRefused = code !== undefined ? !waitingCodes.includes(code) : status !== undefined && isFault(status)
  if (isRefused && !kind) return { do: 'refuse' }
  return { do: 'wait', ...(retryAfter && { pauseMs: retryAfter * 1000 }) }
}

/** Whether the call itself is at fault. */
const isFault = (status: number) => status >= 400 && status < 500 && !waitingStatuses.includes(status)
