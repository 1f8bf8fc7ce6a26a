import type { Failure, HostApi } from '@plaza/shared/host'

/** Members that only read: a page of a revoked release may render once more. */
type ReadMember =
  | 'contracts'
  | 'paths'
  | 'shell'
  | 'progress'
  | 'getState'
  | 'getInitialState'
  | 'subscribe'
  | 'href'
  | 'cacheSize'
  | 'now'
  | 'deployment'
  | 'read'
  | 'rendered'
type HostMethod = (...args: never[]) => unknown
type RevokedAnswers<Part> = {
  readonly [M in Exclude<keyof Part, ReadMember>]: Part[M] extends HostMethod ? Part[M] : RevokedAnswers<Part[M]>
}

const nothing = () => undefined
const done = async () => undefined
const refused = () => Promise.reject({ kind: 'aborted', msg: '' } satisfies Failure)

/**
 * All members with side effects, and their answers after a release was revoked. A capability that is neither here nor
 * among the reading ones does not compile.
 */
export const revokedAnswers: RevokedAnswers<HostApi> = {
  navigate: nothing,
  back: nothing,
  openExternal: nothing,
  prefetch: nothing,
  onReselect: () => nothing,
  openOverlay: () => nothing,
  request: refused,
  upload: refused,
  player: { send: nothing, attach: refused, anticipate: nothing },
  session: {
    logIn: nothing,
    requirePhone: () => false,
    accept: nothing,
    update: nothing,
    logOut: done,
    resume: nothing,
    check: done,
  },
  site: { choose: nothing },
  settings: { change: nothing, clearCache: done },
  ui: { toast: nothing, confirm: async () => false, viewImages: nothing, share: nothing },
  drafts: { keep: nothing, drop: nothing },
  events: { listen: () => nothing },
  outbox: { send: refused, discard: nothing, keepPicture: refused, pictureUrl: async () => null },
  slots: { load: refused, failed: nothing },
  telemetry: { failed: nothing, timed: nothing, seen: nothing },
}
