import type { OutboxEntry } from '@plaza/shared/host'
import type { NewCall } from './early'
import type { StoredEntry } from './stored-entry'

/** Of one user. */
const MAX_ENTRIES = 50

/** The entry of a new call, and the waiting ones that it replaces. */
interface Recording {
  entry: StoredEntry
  replaced: readonly string[]
}

/** The entry of a call, behind those that wait; null if there is no room for it. Pure. */
export function recordingOf(all: readonly StoredEntry[], call: NewCall): Recording | null {
  const { id, owner, endpoint, input } = call
  const own = all.filter((entry) => entry.owner === owner)
  const { replaces: slot = null, refreshes = [], shown = null } = call.options
  const replaced = slot === null ? [] : own.filter((one) => one.slot === slot && one.state === 'waiting')
  if (own.length - replaced.length >= MAX_ENTRIES) return null
  return {
    entry: {
      ...{ id, owner, endpoint, input, shown, slot, refreshes, state: 'waiting', reason: '' },
      // Later than all others whatever the clock says, so that the order is that of the taps.
      at: Math.max(call.at, ...own.map(({ at }) => at + 1)),
    },
    replaced: replaced.map((one) => one.id),
  }
}

export const toEntry = ({ id, endpoint, input, shown, at, state, reason }: StoredEntry): OutboxEntry => ({
  ...{ id, endpoint, input, shown, at, state, reason },
})
