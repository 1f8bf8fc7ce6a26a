import { MINUTE_MS } from '@plaza/shared/format'
import { hashOf, isSame, type Secret } from '../../../secret'
import { refuseChange } from '../../refusals'

const USE = 'ops-page'
const KEY = /^(\d{13})\.([\w-]{43})$/
/** How long after a password calls that widen rights are taken without another one. */
export const FRESH_MS = 5 * MINUTE_MS

const sign = (secret: Secret, session: string, at: string) => secret.sign(USE, `${hashOf(session)} ${at}`)

/**
 * The key of a page of `/ops` whose operator has just typed the password: told once, ends with the session. The page
 * sends it with each change, because other code of the origin can send the cookie but does not have the key.
 */
export function makePageKey(secret: Secret, session: string, now = Date.now()): string {
  const at = String(now)
  return `${at}.${sign(secret, session, at)}`
}

/** When the password was typed; null if the key is none of this session. */
function provenAt(secret: Secret, session: string, key: string): number | null {
  const [, at = '', signature = ''] = KEY.exec(key) ?? []
  return isSame(signature, sign(secret, session, at)) ? Number(at) : null
}

/** Refuses a change of a session without the key of its page, or, if `fresh`, long after the last password. */
export function requirePageKey(
  secret: Secret,
  { session = '', key = '' }: { session?: string | undefined; key?: string | undefined },
  { fresh }: { fresh: boolean },
): void {
  const at = provenAt(secret, session, key)
  if (at === null || (fresh && Date.now() - at > FRESH_MS)) throw refuseChange('needsPassword')
}
