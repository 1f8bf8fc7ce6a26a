import { nameOf, type Task } from './process'

/**
 * What waits for a process. Releases take turns, however much of one waits; where there is no room left, the release of
 * which most waits gives up its last.
 */
export function createQueue<One extends { task: Task }>(most: number) {
  /** Of each release what came first is first; the release whose turn is next is first. Never an empty list. */
  const waiting = new Map<string, One[]>()
  let size = 0

  function remove(one: One): void {
    const name = nameOf(one.task.release)
    const before = waiting.get(name) ?? []
    const left = before.filter((other) => other !== one)
    size -= before.length - left.length
    if (left.length === 0) waiting.delete(name)
    else waiting.set(name, left)
  }

  return {
    size: () => size,
    all: () => [...waiting.values()].flat(),
    remove,
    /** Gives what has no room any more. */
    add(one: One): One | null {
      const name = nameOf(one.task.release)
      const own = inOrder([...(waiting.get(name) ?? []), one])
      waiting.set(name, own)
      size++
      if (size <= most) return null
      const longest = [...waiting.values()].reduce((a, b) => (b.length > a.length ? b : a), own)
      const last = longest.at(-1) ?? one
      remove(last)
      return last
    },
    /** Takes the first of the next release that may have its turn; undefined where none may. */
    take(may: (release: string) => boolean): One | undefined {
      const [name, [one] = []] = [...waiting].find(([release]) => may(release)) ?? []
      if (!name || !one) return undefined
      remove(one)
      const others = waiting.get(name)
      waiting.delete(name)
      if (others) waiting.set(name, others)
      return one
    },
  }
}

/** Renewals of pages that people already get go first. */
const inOrder = <One extends { task: Task }>(list: readonly One[]): One[] => [
  ...list.filter(({ task }) => task.isRenewal),
  ...list.filter(({ task }) => !task.isRenewal),
]
