import Cookies from 'js-cookie'

const secure = () => window.location.protocol === 'https:'

/** The value of a cookie, or null if there is none or cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null
  } catch {
    return null
  }
}

/** Writes a host-only cookie and reads it back: false if cookies are blocked or the value is too long. */
export function writeCookie(name: string, value: string, days: number): boolean {
  try {
    Cookies.set(name, value, { expires: days, path: '/', sameSite: 'Lax', secure: secure() })
    return Cookies.get(name) === value
  } catch {
    return false
  }
}

/** Returns whether there was such a cookie. */
export function dropCookie(name: string): boolean {
  if (readCookie(name) === null) return false
  Cookies.remove(name, { path: '/' })
  return true
}
