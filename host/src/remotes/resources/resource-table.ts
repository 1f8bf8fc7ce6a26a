import type { ResourceCounts, ResourceKind } from '@plaza/shared/remotes'
import { resourceKinds } from '@plaza/shared/remotes'

interface Resource {
  free(): void
  /** False for what has ended by itself. */
  isLeft?(): boolean
}

export interface ResourceTable {
  add(kind: ResourceKind, key: unknown, resource: Resource): void
  remove(kind: ResourceKind, key: unknown): void
  counts(): ResourceCounts
  /** Frees all that is left, and returns its counts. What is added afterwards is freed at once. */
  freeAll(): ResourceCounts
}

const isLeft = (resource: Resource): boolean => resource.isLeft?.() ?? true
const PRUNE_FROM = 500

/** Resources that one build has started and not ended, each under a key of its kind. */
export function createResourceTable(): ResourceTable {
  const tables = new Map(resourceKinds.map((kind) => [kind, new Map<unknown, Resource>()]))
  const tableOf = (kind: ResourceKind) => tables.get(kind) as Map<unknown, Resource>
  let pruneAt = PRUNE_FROM
  let isEnded = false

  /** Keeps the table small in a long visit. */
  function prune(table: Map<unknown, Resource>): void {
    if (table.size < pruneAt) return
    for (const [key, resource] of table) if (!isLeft(resource)) table.delete(key)
    pruneAt = Math.max(PRUNE_FROM, table.size * 2)
  }
  const counts = (): ResourceCounts =>
    Object.fromEntries(
      [...tables].flatMap(([kind, table]) => {
        const count = [...table.values()].filter(isLeft).length
        return count > 0 ? [[kind, count]] : []
      }),
    )
  return {
    add(kind, key, resource) {
      if (isEnded) return resource.free()
      const table = tableOf(kind)
      prune(table.set(key, resource))
    },
    remove: (kind, key) => void tableOf(kind).delete(key),
    counts,
    freeAll() {
      isEnded = true
      const before = counts()
      const left = [...tables.values()].flatMap((table) => [...table.values()].filter(isLeft))
      for (const table of tables.values()) table.clear()
      for (const { free } of left) free()
      return before
    },
  }
}
