const listeners = new Set<() => void>()

/** Subscribes to second taps on the current tab. Returns the function that unsubscribes. */
export function onReselect(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current tab was tapped again. */
export function reselect(): void {
  for (const listener of listeners) listener()
}
