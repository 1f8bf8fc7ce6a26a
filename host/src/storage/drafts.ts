import type { HostApi } from '@plaza/shared/host'
import * as v from 'valibot'
import { local, visit } from './device-store'

const DRAFT_MAX_AGE_MS = 30 * 86_400_000
const DRAFT = 'draft.'
let owner: string | null = null

/** Own drafts are kept on the device, by their owner; a guest's as long as the visit. */
const currentStore = () => (owner === null ? visit : local)
const nameOf = (key: string) => DRAFT + (owner === null ? '' : `${owner}.`) + key

/** Whose drafts are read and kept from now on. What a guest typed goes with the person who logs in next. */
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

/** What a person typed and has not sent yet; forgotten after thirty days. */
export const drafts: HostApi['drafts'] = {
  read: <T>(key: string) => currentStore().read(nameOf(key), v.unknown(), DRAFT_MAX_AGE_MS) as T | null,
  keep: (key, kept) => void currentStore().write(nameOf(key), kept),
  drop: (key) => currentStore().drop(nameOf(key)),
}
