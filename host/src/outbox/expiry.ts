import { DAY_MS } from '@plaza/shared/format'
import { picturesOf } from './picture-keys'
import type { OutboxStorage } from './storage'

/** After this a call is not sent by itself any more: the user may have forgotten it. */
const SEND_MS = 7 * DAY_MS
/** A call that is too old is removed after this, whoever made it; a picture that no call has, 30 days after it was kept. */
const KEEP_OLD_MS = 23 * DAY_MS
const KEEP_PICTURE_MS = 30 * DAY_MS

export const isTooOld = ({ at }: { at: number }, now: number): boolean => now - at > SEND_MS

/**
 * Removes what nobody came back for. The time counts from when a call was first found too old: one that was made by a
 * wrong clock looks years old, and its user must see it before it goes.
 */
export async function removeExpired(storage: OutboxStorage, now: number): Promise<void> {
  for (const entry of await storage.entries()) {
    if (!isTooOld(entry, now)) continue
    const { oldSince = now } = entry
    if (now - oldSince > KEEP_OLD_MS) await storage.remove(entry.id)
    else await storage.update(entry.id, { oldSince: Math.min(oldSince, now) })
  }
  const used = new Set((await storage.entries()).flatMap(picturesOf))
  for (const { key, at } of await storage.pictures())
    if (!used.has(key) && now - at > KEEP_PICTURE_MS) await storage.removePicture(key)
}
