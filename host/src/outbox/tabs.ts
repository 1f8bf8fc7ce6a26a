import * as v from 'valibot'
import { openTabChannel } from '../browser/tab-channel'

const NAME = 'plaza-outbox-1'

/** Something of the outbox changed, and these answers with it. */
const Changed = v.object({ refreshes: v.array(v.string()) })

/** The tabs of this device: one of them sends at a time, and all show the same. */
export function connectTabs(onChange: (refreshes: readonly string[]) => void) {
  const channel = openTabChannel(NAME, Changed, ({ refreshes }) => onChange(refreshes))
  return {
    tell: (refreshes: readonly string[] = []) => channel.send({ refreshes: [...refreshes] }),
    /** Runs `act` while no other tab runs one. A browser without locks has the server's keys alone. */
    alone: async <T>(act: () => Promise<T>): Promise<T> =>
      navigator.locks ? navigator.locks.request(NAME, act) : act(),
  }
}
