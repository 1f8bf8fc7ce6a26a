import { fetchCode, type HostApi } from '@plaza/shared/host'
import { once } from '../browser/once'
import { noEntries, outboxStore } from './outbox.store'
import type { StartDeps } from './start'

/** The outbox, whose code loads after the first page or at the first need; without it a call is an ordinary one. */
export function createLazyOutbox(deps: StartDeps) {
  const load = once(async () => {
    const { startOutbox } = await fetchCode(() => import('./start'))
    return startOutbox(deps)
  })
  const offered: HostApi['outbox'] = {
    getState: outboxStore.getState,
    getInitialState: () => noEntries,
    subscribe: outboxStore.subscribe,
    async send(endpoint, input, options) {
      const outbox = await load().catch(() => null)
      if (outbox) return outbox.send(endpoint, input, options)
      return { state: 'sent', data: await deps.plain(endpoint, input) }
    },
    discard: (id, options) => void load().then((outbox) => outbox.discard(id, options)),
    keepPicture: async (file) => (await load()).keepPicture(file),
    pictureUrl: async (key) => (await load()).pictureUrl(key),
  }
  return { offered, warm: () => void load().catch(() => {}) }
}
