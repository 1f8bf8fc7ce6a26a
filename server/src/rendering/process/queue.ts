import { nameOf, type Task } from './process'

/**
 * Tasks that wait for a process. Releases take turns, whatever the number of their tasks; if the queue is full, the
 * release with the most tasks loses its last one.
 */
export function createQueue<One extends { task: Task }>(most: number) {
  /** Tasks by release, oldest first; the first release is next. Lists are never empty. */
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
    /** Returns the task that was dropped. */
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
    /** Takes the first task of the next release that may run; undefined if there is none. */
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

/** Revalidations of cached pages go first. */
const inOrder = <One extends { task: Task }>(list: readonly One[]): One[] => [
  ...list.filter(({ task }) => task.isRenewal),
  ...list.filter(({ task }) => !task.isRenewal),
]
