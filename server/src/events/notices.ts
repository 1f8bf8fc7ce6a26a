import type { ListenForNotices } from '../data/listener'
import type { Notices } from '../transport/ports/notices'

/** Listens from the first subscriber on, once for all of them. */
export function createNotices(listen: ListenForNotices, channel: string): Notices {
  const subscribers = new Set<() => void>()
  let listening: Promise<() => Promise<void>> | undefined
  const begin = () =>
    listen(channel, () => {
      for (const call of subscribers) call()
    })
  return {
    async subscribe(onNotice) {
      listening ??= begin().catch((error) => {
        listening = undefined
        throw error
      })
      await listening
      subscribers.add(onNotice)
      return () => void subscribers.delete(onNotice)
    },
    async close() {
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}
