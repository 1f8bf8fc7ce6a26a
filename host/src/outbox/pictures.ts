import type { KeptPicture } from '@plaza/shared/host'
import { keptKey } from './picture-keys'
import type { OutboxStorage } from './storage'

/** Of one user, for all posts and drafts together. */
const MAX_BYTES = 60_000_000

interface PicturesDeps {
  storage: OutboxStorage
  owner(): string | null
  now(): number
}

/** Pictures that are kept until their post is sent. */
export function createPictures({ storage, owner, now }: PicturesDeps) {
  const urls = new Map<string, string>()
  const urlOf = (key: string, blob: Blob) => {
    const url = urls.get(key) ?? URL.createObjectURL(blob)
    urls.set(key, url)
    return url
  }
  return {
    async keepPicture(blob: Blob): Promise<KeptPicture> {
      const who = owner()
      if (who === null) throw new Error('pictures are kept for a user')
      const own = (await storage.pictures()).filter((one) => one.owner === who)
      if (own.reduce((sum, one) => sum + one.blob.size, blob.size) > MAX_BYTES)
        throw new Error('too many kept pictures')
      const key = keptKey()
      await storage.putPicture({ key, owner: who, at: now(), blob })
      return { key, url: urlOf(key, blob) }
    },
    async pictureUrl(key: string): Promise<string | null> {
      const known = urls.get(key)
      if (known) return known
      const kept = (await storage.pictures()).find((one) => one.key === key && one.owner === owner())
      return kept ? urlOf(key, kept.blob) : null
    },
    async removePictures(keys: readonly string[]): Promise<void> {
      for (const key of keys) {
        const url = urls.get(key)
        if (url) URL.revokeObjectURL(url)
        urls.delete(key)
        await storage.removePicture(key)
      }
    },
    /** Another user must not get at them by an address that is still known. */
    forgetUrls(): void {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    },
  }
}
