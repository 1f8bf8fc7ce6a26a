import { type Override, RemoteNameSchema, type SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import type { Keys } from '../transport/ports/registry'

/** A valid signed override: one remote comes from another origin, in this response only. */
export interface ActiveOverride {
  signed: SignedText
  remote: string
  /** Origins of its files and its live reload. */
  origins: readonly string[]
  /** Milliseconds since the epoch. */
  expires: number
}

const SignedSchema = v.strictObject({ text: v.string(), key: v.string(), signature: v.string() })
const OverrideSchema = v.strictObject({
  remote: RemoteNameSchema,
  base: v.pipe(v.string(), v.regex(/^https?:\/\//), v.url(), v.endsWith('/')),
  expires: v.number(),
})

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

/** The override in a token; null if we did not sign it, or it has expired. */
export function overrideOf(token: string, keys: Keys, now: number): ActiveOverride | null {
  const found = decode(token, keys, now)
  if (!found) return null
  const { remote, base, expires } = found.override
  const { origin } = new URL(base)
  return { signed: found.signed, remote, expires, origins: [origin, origin.replace(/^http/, 'ws')] }
}
