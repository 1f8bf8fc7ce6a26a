/** Maximum number of releases with metrics; the one not rendered for the longest time is dropped. */
const MAX_RELEASES = 50

interface RenderCounts {
  rendered: number
  dropped: number
}

/** Counts renders, in total and by release. */
export function createReleaseMetrics() {
  const all = { rendered: 0, dropped: 0 }
  const byName = new Map<string, RenderCounts>()

  return {
    all: all as Readonly<RenderCounts>,
    names: () => [...byName.keys()],
    of: (name: string): RenderCounts => byName.get(name) ?? { rendered: 0, dropped: 0 },
    add(name: string, what: keyof RenderCounts): void {
      const counts = byName.get(name) ?? { rendered: 0, dropped: 0 }
      all[what]++
      counts[what]++
      byName.delete(name)
      byName.set(name, counts)
      const [oldest] = byName.keys()
      if (byName.size > MAX_RELEASES && oldest !== undefined) byName.delete(oldest)
    },
  }
}
