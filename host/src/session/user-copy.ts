import { User } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import { dropCookie, readCookie, writeCookie } from '../storage/cookies'
import { local } from '../storage/device-store'

const COOKIE = 'userInfo'
const DAYS = 7
const COOKIE_MAX = 1500
const NICKNAME_MAX = 20

/** The user fields in the cookie: no identity card, address or birth date. */
export function projectionOf(user: User): string {
  const small = {
    id: user.id,
    nickname: [...user.nickname].slice(0, NICKNAME_MAX).join(''),
    avatar: user.avatar,
    phone: masked(user.phone),
    real_name: user.real_name,
    version: user.version,
  }
  const json = JSON.stringify(small)
  return encodeURIComponent(json).length <= COOKIE_MAX ? json : JSON.stringify({ ...small, avatar: null })
}

/** The server masks it already; a copy on the device is masked in any case. */
const masked = (phone: string) => (phone.length >= 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone)

/** The copy on this device, without the identity card; null if it or its cookie is missing. */
export function readUserCopy(): User | null {
  const copy = local.read('user', User, DAYS * DAY_MS)
  if (!copy || versionInCookie() === copy.version) return copy
  return versionInCookie() === null ? copy : null
}

/** Stores the server's copy if its version differs. */
export function keepUserCopy(user: User): void {
  const kept = local.read('user', User)
  if (kept?.id === user.id && kept.version === user.version && readCookie(COOKIE) !== null) return
  writeCookie(COOKIE, projectionOf(user), DAYS)
  local.write('user', { ...user, phone: masked(user.phone), profile: { ...user.profile, identity_card: '' } })
}

/** True if there was one. */
export function dropUserCopy(): boolean {
  const there = local.read('user', User) !== null
  local.drop('user')
  return dropCookie(COOKIE) || there
}

function versionInCookie(): string | null {
  try {
    const { version } = JSON.parse(readCookie(COOKIE) ?? 'null') as { version?: unknown }
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
