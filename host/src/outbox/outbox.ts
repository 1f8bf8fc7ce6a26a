import type { AnyEndpoint, DataOf } from '@plaza/shared/api'
import type { OutboxOutcome } from '@plaza/shared/host'
import { sleep } from '../browser/sleep'
import { adoptEarly } from './adopt-early'
import { createCourier } from './courier'
import type { OutboxDeps } from './deps'
import { dropEarly, type NewCall } from './early'
import { removeExpired } from './expiry'
import { createOutcomes } from './outcomes'
import { picturesOf } from './picture-keys'
import { createPictures } from './pictures'
import { createSchedule } from './schedule'
import { createView } from './view'

/** A user waits this long for the answer to a tap; then the call counts as waiting. */
const ANSWER_TIMEOUT_MS = 8_000

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
    await view.changed()
    return verdict
  })

  /** Records a call and sends it behind those that wait; null if it cannot be kept. */
  async function send<E extends AnyEndpoint>(endpoint: E, call: NewCall): Promise<OutboxOutcome<DataOf<E>> | null> {
    const { id } = call
    const outcome = new Promise<Outcome>((resolve, reject) => view.taps.set(id, { endpoint, resolve, reject }))
    const isKept = await storage.record(call).catch(() => false)
    dropEarly(id)
    if (!isKept) {
      view.takeTap(id)
      return null
    }
    void schedule.now()
    const late = sleep(ANSWER_TIMEOUT_MS).then(async (): Promise<Outcome> => {
      if (view.takeTap(id)) await view.changed()
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
      await adoptEarly(storage).catch(() => {})
      await view.show()
      schedule.afresh()
    },
    deliver: schedule.afresh,
    clean: () => removeExpired(storage, deps.now()),
  }
}
export type Outbox = ReturnType<typeof createOutbox>

function senderOf({ session, generation }: Pick<OutboxDeps, 'session' | 'generation'>) {
  const { user } = session()
  return user ? { id: user.id, generation: generation() } : null
}
