import { SECOND_MS } from '@plaza/shared/format'
import {
  OVERRIDE_COOKIE,
  OVERRIDE_QUERY,
  type Override,
  RemoteNameSchema,
  type SignedText,
} from '@plaza/shared/remotes'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Keys } from '../transport/ports/registry'

/** A valid signed override: one remote comes from another origin, in this response only. */
export interface ActiveOverride {
  signed: SignedText
  remote: string
  /** Origins of its files and its live reload. */
  origins: readonly string[]
}

const SignedSchema = v.strictObject({ text: v.string(), key: v.string(), signature: v.string() })
const OverrideSchema = v.strictObject({
  remote: RemoteNameSchema,
  base: v.pipe(v.string(), v.regex(/^https?:\/\//), v.url(), v.endsWith('/')),
  expires: v.number(),
})
/** Query values with another meaning: the diagnostics sheet, and the end of an override. */
const WHY = 'why'
const OFF = 'off'

export const encodeOverride = (signed: SignedText): string => Buffer.from(JSON.stringify(signed)).toString('base64url')

function decode(token: string, keys: Keys, now: number): { signed: SignedText; override: Override } | null {
  try {
    const signed = v.parse(SignedSchema, JSON.parse(Buffer.from(token, 'base64url').toString()))
    const override = keys.verify(signed) ? v.parse(OverrideSchema, JSON.parse(signed.text)) : null
    return override && override.expires > now ? { signed, override } : null
  } catch {
    return null
  }
}

/**
 * Reads the override from the address, otherwise from the cookie; stores it until it expires, and deletes an invalid
 * one.
 */
export function overrideOf(c: Context, keys: Keys, secure: boolean): ActiveOverride | null {
  const asked = c.req.query(OVERRIDE_QUERY)
  const kept = getCookie(c, OVERRIDE_COOKIE)
  const token = asked === undefined || asked === WHY ? kept : asked
  if (token === undefined) return null
  const now = Date.now()
  const found = token === OFF ? null : decode(token, keys, now)
  if (!found) {
    if (kept !== undefined) deleteCookie(c, OVERRIDE_COOKIE, { path: '/' })
    return null
  }
  const { signed, override } = found
  const maxAge = Math.ceil((override.expires - now) / SECOND_MS)
  if (token !== kept) setCookie(c, OVERRIDE_COOKIE, token, { maxAge, path: '/', sameSite: 'Lax', secure })
  const { origin } = new URL(override.base)
  return { signed, remote: override.remote, origins: [origin, origin.replace(/^http/, 'ws')] }
}
