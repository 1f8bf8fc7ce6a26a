import { useEffect, useState } from 'react'
import { hasOutbox, useHost } from '../../host'

const KEPT = 'kept:'
const addressOf = (key: string) => `/media/uploads/${key}`

interface PictureKey {
  key: string
  url: string
}

/** Pictures with an address for this page: those that the outbox keeps have another one in each. */
export function useKeptPictures(pictures: readonly PictureKey[]): PictureKey[] {
  const host = useHost()
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({})
  const missing = pictures.filter(({ key }) => key.startsWith(KEPT) && urls[key] === undefined).map(({ key }) => key)
  const names = missing.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the list
  useEffect(() => {
    if (!hasOutbox(host)) return
    for (const key of missing)
      void host.outbox.pictureUrl(key).then((url) => setUrls((held) => ({ ...held, [key]: url ?? '' })))
  }, [host, names])
  return pictures.map(({ key, url }) => ({
    key,
    url: key.startsWith(KEPT) ? (urls[key] ?? '') : url || addressOf(key),
  }))
}
