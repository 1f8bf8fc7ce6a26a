import { codes, type Quirks } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { t } from './texts'

/** Reaction to a failure. `after` is in milliseconds; panel 1: content gone, 2: server busy. */
export type Reaction =
  | { do: 'nothing' }
  | { do: 'toast'; text: string }
  | { do: 'log-in'; text: string; after: number }
  | { do: 'panel'; panel: 1 | 2 }
  | { do: 'clear-volunteer' }

type EndpointExceptions = Pick<Quirks, 'missingPanel' | 'passCodes' | 'silentStatuses' | 'volunteerInfo'>

const LOGIN_DELAY_MS = 1000
const noReaction: Reaction = { do: 'nothing' }
const toast = (text: string) => ({ do: 'toast', text }) as const satisfies Reaction
const logIn = (text: string): Reaction => ({ do: 'log-in', text, after: LOGIN_DELAY_MS })

/** Product spec, section 8, Body codes. Any other code is a refusal with the server's message. */
const byCode: Readonly<Record<number, () => Reaction>> = {
  [codes.loginExpired]: () => logIn(t.expired()),
  [codes.loginReplaced]: () => logIn(t.expired()),
  [codes.contentGone]: () => ({ do: 'panel', panel: 1 }),
}

/** Product spec, section 8, HTTP statuses. */
const byStatus: Readonly<Record<number, () => string>> = {
  403: t.forbidden,
  404: t.unknownAddress,
  405: t.wrongMethod,
  500: t.serverError,
  502: t.unavailable,
  503: t.gateway,
}

/** There was no answer. For a gated call, a login or phone binding has already started. */
const byKind: Readonly<Record<NonNullable<Failure['kind']>, () => Reaction>> = {
  network: () => toast(t.network()),
  timeout: () => toast(t.timeout()),
  malformed: () => toast(t.network()),
  aborted: () => noReaction,
  gated: () => noReaction,
}

/** The reaction to a failed call, by the catalogue and the endpoint's exceptions. Pure. */
export function reactionTo(failure: Failure, quirks: EndpointExceptions): Reaction {
  if (failure.kind) return byKind[failure.kind]()
  if (failure.code !== undefined) return reactionToCode(failure.code, failure.msg, quirks)
  return reactionToStatus(failure.status ?? 0, failure.msg, quirks)
}

function reactionToCode(code: number, msg: string, { passCodes, volunteerInfo }: EndpointExceptions): Reaction {
  if (passCodes?.includes(code)) return noReaction
  if (volunteerInfo && code === codes.volunteerGone) return { do: 'clear-volunteer' }
  return byCode[code]?.() ?? toast(msg || t.refused())
}

function reactionToStatus(status: number, msg: string, { silentStatuses, missingPanel }: EndpointExceptions): Reaction {
  if (silentStatuses?.includes(status)) return noReaction
  if (status === 401) return logIn(t.invalid())
  if (status >= 400 && missingPanel) return { do: 'panel', panel: 2 }
  if (status === 0) return toast(t.network())
  const statusText = byStatus[status]
  if (statusText) return toast(statusText())
  return toast(explainsItself(status) && msg ? msg : t.busy())
}

/** Statuses outside the catalogue whose message tells the user what to change. */
const explainsItself = (status: number) => [400, 409, 413, 415, 422].includes(status)

/** Product spec, section 8, Other errors: toasts for failures outside the request pipeline. */
export const otherFailures = {
  'share-record': (msg: string) => toast(msg || t.refused()),
  'token-timeout': () => toast(t.tokenTimeout()),
  'cannot-send': () => toast(t.cannotSend()),
  'mini-program-outside': () => toast(t.appOnly()),
} as const satisfies Record<string, (msg: string) => Reaction>
