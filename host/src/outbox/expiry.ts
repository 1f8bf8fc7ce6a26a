import { DAY_MS } from '@plaza/shared/format'
import type { OutboxStorage } from './storage'

/** After this a call is not sent by itself any more: the user may have forgotten it. */
const SEND_MS = 7 * DAY_MS
/** After this it is removed, whoever made it. */
const KEEP_MS = 30 * DAY_MS

export const isTooOld = ({ at }: { at: number }, now: number): boolean => now - at > SEND_MS
const isExpired = ({ at }: { at: number }, now: number): boolean => now - at > KEEP_MS

/** Removes what nobody came back for. */
export async function removeExpired(storage: OutboxStorage, now: number): Promise<void> {
  for (const entry of await storage.entries()) if (isExpired(entry, now)) await storage.remove(entry.id)
  for (const picture of await storage.pictures()) if (isExpired(picture, now)) await storage.removePicture(picture.key)
}
