import { LRUCache } from 'lru-cache'

/** Maximum number of releases with metrics; the one not rendered for the longest time is dropped. */
const MAX_RELEASES = 50

interface RenderCounts {
  rendered: number
  dropped: number
}

/** Counts renders, in total and by release. */
export function createReleaseMetrics() {
  const all = { rendered: 0, dropped: 0 }
  const byName = new LRUCache<string, RenderCounts>({ max: MAX_RELEASES })

  return {
    all: all as Readonly<RenderCounts>,
    names: () => [...byName.rkeys()],
    of: (name: string): RenderCounts => byName.get(name) ?? { rendered: 0, dropped: 0 },
    add(name: string, what: keyof RenderCounts): void {
      const counts = byName.get(name) ?? { rendered: 0, dropped: 0 }
      all[what]++
      counts[what]++
      byName.set(name, counts)
    },
  }
}
