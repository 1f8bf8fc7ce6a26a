const markedNames = new Set<string>()

/** A moment of this page's life, the first time that it comes (`performance.getEntriesByName`). */
export function markOnce(name: 'plaza-shell' | 'plaza-page'): void {
  if (markedNames.has(name)) return
  markedNames.add(name)
  performance.mark?.(name)
}
