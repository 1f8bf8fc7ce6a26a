import type { AnyEndpoint, DataOf, InputOf } from '@plaza/shared/api'
import type { OutboxOptions, OutboxOutcome, SessionState } from '@plaza/shared/host'
import { newKey } from '@plaza/shared/ui'
import { sleep } from '../browser/sleep'
import { createCourier } from './courier'
import type { OutboxDeps } from './deps'
import { removeExpired } from './expiry'
import { createOutcomes } from './outcomes'
import { picturesOf } from './picture-keys'
import { createPictures } from './pictures'
import { createSchedule } from './schedule'
import type { StoredEntry } from './storage'
import { createView } from './view'

/** A user waits this long for the answer to a tap; then the call counts as waiting. */
const PATIENCE_MS = 8_000
const MAX_ENTRIES = 50

type Outcome = OutboxOutcome<unknown>

/** The calls of this device's users that wait for the network (docs/decisions/0190). */
export function createOutbox(deps: OutboxDeps) {
  const { storage } = deps
  const owner = () => deps.session().user?.id ?? null
  const pictures = createPictures({ storage, owner, now: deps.now })
  const view = createView({ storage, owner, refresh: deps.refresh })

  const deliverAll = createCourier({
    ...deps,
    sender: () => senderOf(deps),
    endpointOf: async (entry) => view.taps.get(entry.id)?.endpoint ?? deps.findEndpoint(entry.endpoint),
    ...createOutcomes({ ...deps, ...pictures, view }),
  })
  const schedule = createSchedule(async () => {
    const verdict = await view.alone(deliverAll)
    if (view.taps.size === 0) return verdict
    for (const id of [...view.taps.keys()]) view.takeTap(id)?.resolve({ state: 'waiting' })
    await view.show()
    return verdict
  })

  async function send<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: OutboxOptions = {},
  ): Promise<OutboxOutcome<DataOf<E>>> {
    const entry = canKeep(endpoint, deps.session())
      ? await add({ ...deps, owner: owner() }, { endpoint, input, options }).catch(() => null)
      : null
    if (!entry) return { state: 'sent', data: (await deps.plain(endpoint, input)) as DataOf<E> }
    const outcome = new Promise<Outcome>((resolve, reject) => view.taps.set(entry.id, { endpoint, resolve, reject }))
    void schedule.now()
    const late = sleep(PATIENCE_MS).then(async (): Promise<Outcome> => {
      if (view.takeTap(entry.id)) await view.show()
      return { state: 'waiting' }
    })
    return (await Promise.race([outcome, late])) as OutboxOutcome<DataOf<E>>
  }

  return {
    ...pictures,
    send,
    async discard(id: string, { keepPictures = false } = {}): Promise<void> {
      const entry = (await storage.entries()).find((one) => one.id === id && one.owner === owner())
      if (!entry) return
      await storage.remove(id)
      if (!keepPictures) await pictures.removePictures(picturesOf(entry))
      await view.changed()
    },
    /** Shows and sends what waits for the user who is logged in now. */
    async userChanged(): Promise<void> {
      pictures.forgetUrls()
      view.sent.clear()
      await view.show()
      schedule.afresh()
    },
    deliver: schedule.afresh,
    clean: () => removeExpired(storage, deps.now()),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** Whether a call may be kept for this user: the gates of the others start a login or a binding. */
const canKeep = ({ outbox, needsPhone }: AnyEndpoint, { user }: SessionState): boolean =>
  outbox !== undefined && user !== null && (!needsPhone || Boolean(user.phone))

function senderOf({ session, generation }: Pick<OutboxDeps, 'session' | 'generation'>) {
  const { user } = session()
  return user ? { id: user.id, generation: generation() } : null
}

interface NewCall {
  endpoint: AnyEndpoint
  input: object
  options: OutboxOptions
}

/** Keeps a call behind those that wait; null if there is no room for it. */
async function add(
  { storage, now, owner }: Pick<OutboxDeps, 'storage' | 'now'> & { owner: string | null },
  { endpoint, input, options }: NewCall,
): Promise<StoredEntry | null> {
  const own = (await storage.entries()).filter((entry) => entry.owner === owner)
  if (owner === null || own.length >= MAX_ENTRIES) return null
  const { replaces: slot = null, refreshes = [], shown = null } = options
  const entry: StoredEntry = {
    ...{ id: newKey(), owner, endpoint: endpoint.id, input: input as StoredEntry['input'], shown },
    // Later than all others, so that the order is that of the taps.
    ...{ at: Math.max(now(), ...own.map(({ at }) => at + 1)), slot, refreshes, state: 'waiting', reason: '' },
  }
  await storage.add(entry)
  const replaced = slot === null ? [] : own.filter((one) => one.slot === slot && one.state === 'waiting')
  for (const { id } of replaced) await storage.remove(id)
  return entry
}
