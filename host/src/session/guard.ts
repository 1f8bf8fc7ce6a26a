import type { SessionState } from '@plaza/shared/host'
import type { RouteRow } from '@plaza/shared/routes'
import { isBelow } from '../extensions/described-routes'

/** Whether a page may be shown: yes; not known while the stored token is checked, or as its check got no answer; or after a login. */
type GuardVerdict = 'pass' | 'wait' | 'unanswered' | { logIn: string }

/** A name of the product spec (section 2) that needs login inside the app although no remote has a page for it. */
const nameWithoutPage = 'voteSignup'

/** Whether a path needs a login inside the app, whether a page exists or not. */
const isNamed = (pathname: string) => isBelow('loginInApp', pathname) || pathname.split('/')[1] === nameWithoutPage

interface PageVisit {
  address: string
  /** Whether it is inside a native shell. */
  inApp: boolean
}

/** Decides by a page's route row and address. Pure. */
export function guardFor(row: RouteRow | null, session: SessionState, { address, inApp }: PageVisit): GuardVerdict {
  const pathname = address.split(/[?#]/)[0] ?? '/'
  if (row?.noNeedAuth && row.path !== '*') return 'pass'
  const isOwn = row?.requiresAuth || row?.ownPage || isBelow('requiresAuth', pathname) || (inApp && isNamed(pathname))
  if (!isOwn) return 'pass'
  if (session.status === 'user') return 'pass'
  if (session.status === 'guest') return { logIn: address }
  return session.unanswered ? 'unanswered' : 'wait'
}
