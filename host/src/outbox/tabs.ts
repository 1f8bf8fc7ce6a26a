import * as v from 'valibot'

const NAME = 'plaza-outbox-1'

/** Something of the outbox changed, and these answers with it. */
const Changed = v.object({ refreshes: v.array(v.string()) })

/** The tabs of this device: one of them sends at a time, and all show the same. */
export function connectTabs(onChange: (refreshes: readonly string[]) => void) {
  const channel = window.BroadcastChannel ? new BroadcastChannel(NAME) : null
  channel?.addEventListener('message', ({ data }) => {
    const changed = v.safeParse(Changed, data)
    if (changed.success) onChange(changed.output.refreshes)
  })
  return {
    tell: (refreshes: readonly string[] = []) => channel?.postMessage({ refreshes: [...refreshes] }),
    /** Runs `act` while no other tab runs one. A browser without locks has the server's keys alone. */
    alone: async <T>(act: () => Promise<T>): Promise<T> =>
      navigator.locks ? navigator.locks.request(NAME, act) : act(),
  }
}
