import type { AnyEndpoint } from '@plaza/shared/api'
import type { Failure, OutboxEntry, OutboxOutcome } from '@plaza/shared/host'
import { outboxStore } from './outbox.store'
import { toEntry } from './recording'
import type { OutboxStorage } from './storage'
import { connectTabs } from './tabs'

/** A call whose page waits for the outcome of the tap. */
interface PendingTap {
  endpoint: AnyEndpoint
  resolve(outcome: OutboxOutcome<unknown>): void
  reject(failure: Failure): void
}

interface ViewDeps {
  storage: OutboxStorage
  owner(): string | null
  refresh(ids: readonly string[]): Promise<unknown>
}

/** What the pages of this tab see of the outbox, and what other tabs are told of it. */
export function createView({ storage, owner, refresh }: ViewDeps) {
  /** Calls that do not count as waiting yet. */
  const taps = new Map<string, PendingTap>()
  /** Sent calls whose answers the pages are asking for. */
  const sent = new Map<string, OutboxEntry>()

  async function show(): Promise<void> {
    const who = owner()
    const own = (await storage.entries().catch(() => [])).filter((entry) => entry.owner === who && !taps.has(entry.id))
    if (who === owner()) outboxStore.setState([...own.map(toEntry), ...sent.values()], true)
  }
  const tabs = connectTabs((refreshes) => {
    void show()
    if (refreshes.length > 0) void refresh(refreshes)
  })
  return {
    taps,
    sent,
    show,
    alone: tabs.alone,
    async changed(refreshes: readonly string[] = []): Promise<void> {
      tabs.tell(refreshes)
      await show()
    },
    /** From now on nobody waits for the outcome of this tap. */
    takeTap(id: string): PendingTap | undefined {
      const tap = taps.get(id)
      taps.delete(id)
      return tap
    },
  }
}
export type View = ReturnType<typeof createView>
