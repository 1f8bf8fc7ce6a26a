import { DAY_MS } from '@plaza/shared/format'
import type { HostApi } from '@plaza/shared/host'
import * as v from 'valibot'
import { local, visit } from './device-store'

const DRAFT_MAX_AGE_MS = 30 * DAY_MS
const DRAFT = 'draft.'
let owner: string | null = null

/** A user's drafts are stored on the device by owner; a guest's last for the visit. */
const currentStore = () => (owner === null ? visit : local)
const nameOf = (key: string) => DRAFT + (owner === null ? '' : `${owner}.`) + key

/** Sets the owner of drafts. A guest's drafts go to the user who logs in next. */
export function setDraftOwner(id: string | null): void {
  owner = id
  if (id === null) return
  visit.clear((name) => {
    if (!name.startsWith(DRAFT)) return false
    local.write(nameOf(name.slice(DRAFT.length)), visit.read(name, v.unknown()))
    return true
  })
}

export function forgetDrafts(): void {
  for (const kept of [local, visit]) kept.clear((name) => name.startsWith(DRAFT))
}

/** Unsent input of a user, kept for thirty days. */
export const drafts: HostApi['drafts'] = {
  read: <T>(key: string) => currentStore().read(nameOf(key), v.unknown(), DRAFT_MAX_AGE_MS) as T | null,
  keep: (key, kept) => void currentStore().write(nameOf(key), kept),
  drop: (key) => currentStore().drop(nameOf(key)),
}
