import type { SessionState } from '@plaza/shared/host'
import type { RouteRow } from '@plaza/shared/routes'

/** Whether a page may be shown: yes; not known while the stored token is checked, or as its check got no answer; or after a login. */
type GuardVerdict = 'pass' | 'wait' | 'unanswered' | { logIn: string }

/** Product spec, section 2: these paths and everything below them need a login, whether a page exists or not. */
const protectedPaths = [
  '/history',
  '/user',
  '/safe',
  '/phone',
  '/password',
  '/message',
  '/collection',
  '/subscribes',
  '/attention',
] as const

/** The specification's `*` means the path segment and everything below it: `/user-detail/7` is not below `/user`. */
const isProtected = (pathname: string) =>
  protectedPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Product spec, section 2: page names that need login inside the app, whether a page exists or not. */
export const namesInApp = [
  'voteSignup',
  'micro-wish-publish',
  'show-civilization-publish',
  'publish',
  'my-claimed',
  'activity-record',
  'helper-list',
] as const

const isNamed = (pathname: string) => namesInApp.some((name) => pathname.split('/')[1] === name)

interface PageVisit {
  address: string
  /** Whether it is inside a native shell. */
  inApp: boolean
}

/** Decides by a page's route row and address. Pure. */
export function guardFor(row: RouteRow | null, session: SessionState, { address, inApp }: PageVisit): GuardVerdict {
  const pathname = address.split(/[?#]/)[0] ?? '/'
  if (row?.noNeedAuth && row.path !== '*') return 'pass'
  const isOwn = row?.requiresAuth || row?.ownPage || isProtected(pathname) || (inApp && isNamed(pathname))
  if (!isOwn) return 'pass'
  if (session.status === 'user') return 'pass'
  if (session.status === 'guest') return { logIn: address }
  return session.unanswered ? 'unanswered' : 'wait'
}
