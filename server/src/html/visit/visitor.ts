import { randomBytes } from 'node:crypto'
import { DAY_SECONDS } from '@plaza/shared/format'
import type { ShellKind } from '@plaza/shared/host'
import {
  ELDER_COOKIE,
  LANGUAGE_COOKIE,
  OVERRIDE_COOKIE,
  OVERRIDE_QUERY,
  REGION_COOKIE,
  VISITOR_COOKIE,
} from '@plaza/shared/remotes'
import type { Language } from '@plaza/shared/text'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isForSharedCache } from '../../transport/cdn/surrogate'
import { languageOf } from '../../transport/messages'

const VISITOR_BYTES = 16
const VISITOR_SECONDS = 365 * DAY_SECONDS
const VISITOR = /^[\w.:-]{8,80}$/
const REGION = /^\d{1,12}$/

/** The shell according to the user agent; the host checks again by its bridge. */
export function shellOf(userAgent: string): ShellKind {
  if (/\bPlazaApp\/\d/.test(userAgent)) {
    if (/iPhone|iPad/.test(userAgent)) return 'ios'
    if (/Android/.test(userAgent)) return 'android'
  }
  return /\bMicroMessenger\//.test(userAgent) ? 'wechat' : 'h5'
}

/** What a page depends on beside its address and the headers named by `Vary`. */
const personal = {
  cookies: [VISITOR_COOKIE, OVERRIDE_COOKIE, REGION_COOKIE, LANGUAGE_COOKIE, ELDER_COOKIE],
  queries: [OVERRIDE_QUERY],
}

/** Whether a CDN asks, for a visitor of whom nothing is known. */
export const isForAnybody = (c: Context): boolean => isForSharedCache(c, personal)

/** The id that keeps a device in its share: from its cookie, otherwise a new one, which is set with this response. */
export function visitorIdOf(c: Context, secure: boolean): string {
  const known = getCookie(c, VISITOR_COOKIE)
  if (known && VISITOR.test(known)) return known
  const made = randomBytes(VISITOR_BYTES).toString('base64url')
  setCookie(c, VISITOR_COOKIE, made, { maxAge: VISITOR_SECONDS, path: '/', sameSite: 'Lax', secure })
  return made
}

/** The language that the user chose, otherwise the browser's preferred one. */
export function pageLanguageOf(c: Context): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE)
  if (chosen === 'en' || chosen === 'zh-CN') return chosen
  return languageOf(c.req.header('accept-language')) === 'en' ? 'en' : 'zh-CN'
}

/** Whether the user chose elder mode. */
export const isElder = (c: Context): boolean => getCookie(c, ELDER_COOKIE) === '1'

/** adcode of the city that the user chose; null without a choice. */
export function regionOf(c: Context): string | null {
  const region = getCookie(c, REGION_COOKIE)
  return region && REGION.test(region) ? region : null
}
