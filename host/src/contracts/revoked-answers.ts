import type { Failure, HostApi } from '@plaza/shared/host'

/** What only reads: a page of a release that was taken back may still be drawn once more. */
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
type HostMethod = (...args: never[]) => unknown
type RevokedAnswers<Part> = {
  readonly [M in Exclude<keyof Part, ReadMember>]: Part[M] extends HostMethod ? Part[M] : RevokedAnswers<Part[M]>
}

const nothing = () => undefined
const done = async () => undefined
const refused = () => Promise.reject({ kind: 'aborted', msg: '' } satisfies Failure)

/**
 * Everything in the host's interface that acts, and what is answered in its place after a release was taken back. A
 * capability that is neither here nor among what reads does not compile.
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
  },
  site: { choose: nothing },
  settings: { change: nothing, clearCache: done },
  ui: { toast: nothing, confirm: async () => false, viewImages: nothing, share: nothing },
  drafts: { keep: nothing, drop: nothing },
  telemetry: { failed: nothing, timed: nothing, seen: nothing },
}
