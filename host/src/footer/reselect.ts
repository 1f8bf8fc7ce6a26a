const listeners = new Set<() => void>()

/** Hears of the shown tab being tapped again. Gives the way to stop listening. */
export function onReselect(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shown tab was tapped again. */
export function reselect(): void {
  for (const listener of listeners) listener()
}
