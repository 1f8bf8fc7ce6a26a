import { SECOND_MS } from '@plaza/shared/format'
import { OVERRIDE_COOKIE, OVERRIDE_QUERY } from '@plaza/shared/remotes'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../transport/context'
import { type ActiveOverride, overrideOf } from './override'
import { type ActivePreview, activePreview } from './release-previews/active-preview'
import { previewIdOf } from './release-previews/token'

/** What a link gives this visitor instead of the registry's choice. */
export interface PersonalRelease {
  override: ActiveOverride | null
  preview: ActivePreview | null
  /** The preview of the visitor's link has expired or was ended. */
  previewEnded: boolean
}

/** Query values with another meaning: the diagnostics sheet, and the end of a personal release. */
const WHY = 'why'
const OFF = 'off'
const NONE: PersonalRelease = { override: null, preview: null, previewEnded: false }

type PersonalDeps = Pick<Deps, 'db' | 'registry' | 'secret'>

async function read(deps: PersonalDeps, token: string): Promise<PersonalRelease> {
  const id = previewIdOf(deps.secret, token)
  if (id === null) return { ...NONE, override: overrideOf(token, deps.registry.keys, Date.now()) }
  const preview = await activePreview(deps, id)
  return { ...NONE, preview, previewEnded: preview === null }
}

/**
 * Reads the override or the preview from the address, otherwise from the cookie; stores it until it expires, and deletes
 * an invalid one. Without the database a preview is left out, and kept for later.
 */
export async function personalReleaseOf(c: Context, deps: PersonalDeps, secure: boolean): Promise<PersonalRelease> {
  const asked = c.req.query(OVERRIDE_QUERY)
  const kept = getCookie(c, OVERRIDE_COOKIE)
  const token = asked === undefined || asked === WHY ? kept : asked
  if (token === undefined) return NONE
  const found = token === OFF ? NONE : await read(deps, token).catch(() => null)
  if (!found) return NONE
  const expires = found.override?.expires ?? found.preview?.preview.expires
  if (expires === undefined) {
    if (kept !== undefined) deleteCookie(c, OVERRIDE_COOKIE, { path: '/' })
    return found
  }
  const maxAge = Math.ceil((expires - Date.now()) / SECOND_MS)
  if (token !== kept) setCookie(c, OVERRIDE_COOKIE, token, { maxAge, path: '/', sameSite: 'Lax', secure })
  return found
}
