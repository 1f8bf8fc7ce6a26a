/** Releases of which numbers are kept; who was not rendered for longest leaves. */
const MOST = 50

interface Counts {
  rendered: number
  dropped: number
}

/** Counts renders, in all and by release. */
export function createReleaseNumbers() {
  const all = { rendered: 0, dropped: 0 }
  const byName = new Map<string, Counts>()

  return {
    all: all as Readonly<Counts>,
    names: () => [...byName.keys()],
    of: (name: string): Counts => byName.get(name) ?? { rendered: 0, dropped: 0 },
    add(name: string, what: keyof Counts): void {
      const counts = byName.get(name) ?? { rendered: 0, dropped: 0 }
      all[what]++
      counts[what]++
      byName.delete(name)
      byName.set(name, counts)
      const [oldest] = byName.keys()
      if (byName.size > MOST && oldest !== undefined) byName.delete(oldest)
    },
  }
}
