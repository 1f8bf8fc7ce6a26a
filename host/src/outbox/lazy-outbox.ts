import type { AnyEndpoint } from '@plaza/shared/api'
import { fetchCode, type HostApi, type SessionState } from '@plaza/shared/host'
import { newKey } from '@plaza/shared/ui'
import { once } from '../browser/once'
import { sleep } from '../browser/sleep'
import { dropEarly, keepEarly, type NewCall } from './early'
import type { Outbox } from './outbox'
import { noEntries, outboxStore } from './outbox.store'
import type { StartDeps } from './start'

/** A tap waits this long for the code that sends it. */
const LOAD_TIMEOUT_MS = 8_000

/**
 * The outbox. Its code loads after the first page, or when the network is back; what is tapped before is kept by the
 * first script.
 */
export function createLazyOutbox(
  deps: StartDeps,
  start: () => Promise<Outbox> = async () => (await import('./start')).startOutbox(deps),
) {
  const { session, plain } = deps
  let loaded: Outbox | null = null
  const load = once(async () => {
    loaded = await start()
    return loaded
  })
  const warm = () => void fetchCode(load).catch(() => addEventListener('online', warm, { once: true }))

  /** Shows a call that only the first script knows, until its user goes or the code comes. */
  function show({ id, owner, endpoint, input, options: { shown = null }, at }: NewCall): void {
    const entry = { id, endpoint, input, shown, at, state: 'waiting', reason: '' } as const
    outboxStore.setState([...outboxStore.getState(), entry], true)
    const stop = session.subscribe(() => {
      if (session.getState().user?.id === owner) return
      stop()
      outboxStore.setState(noEntries, true)
    })
    warm()
  }

  const offered: HostApi['outbox'] = {
    getState: outboxStore.getState,
    getInitialState: () => noEntries,
    subscribe: outboxStore.subscribe,
    async send(endpoint, input, options = {}) {
      const { user } = session.getState()
      if (user && canKeep(endpoint, user)) {
        const at = Date.now()
        const call: NewCall = { id: newKey(), owner: user.id, endpoint: endpoint.id, input: { ...input }, options, at }
        const isKept = !loaded && keepEarly(call)
        const outbox = loaded ?? (await Promise.race([load().catch(() => null), sleep(LOAD_TIMEOUT_MS)]))
        if (!outbox && isKept) {
          show(call)
          return { state: 'waiting' }
        }
        const outcome = await outbox?.send(endpoint, call)
        if (outcome) return outcome
      }
      return { state: 'sent', data: await plain(endpoint, input) }
    },
    discard(id, options) {
      dropEarly(id)
      outboxStore.setState(
        outboxStore.getState().filter((entry) => entry.id !== id),
        true,
      )
      void load().then(
        (outbox) => outbox.discard(id, options),
        () => {},
      )
    },
    keepPicture: async (file) => (await load()).keepPicture(file),
    pictureUrl: async (key) => (await load()).pictureUrl(key),
  }
  return { offered, warm }
}

/** Whether a call may be kept for a user: the gate of one without a phone starts a binding. */
const canKeep = ({ outbox, needsPhone }: AnyEndpoint, user: NonNullable<SessionState['user']>): boolean =>
  outbox !== undefined && (!needsPhone || Boolean(user.phone))
