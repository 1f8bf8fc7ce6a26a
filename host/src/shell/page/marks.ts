const markedNames = new Set<string>()

/** Sets a performance mark the first time it is called (`performance.getEntriesByName`). */
export function markOnce(name: 'plaza-shell' | 'plaza-page'): void {
  if (markedNames.has(name)) return
  markedNames.add(name)
  performance.mark?.(name)
}
