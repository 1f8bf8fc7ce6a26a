import type { LiveExtensions } from '@plaza/shared/extensions'
import { createStore } from 'zustand/vanilla'

const none: LiveExtensions = {}
const store = createStore<LiveExtensions>(() => none)
let first: LiveExtensions = none

/**
 * What the live remotes add to the places of others. The snapshot for the first render is the state when
 * `freezeInitialExtensions` was called.
 */
export const extensions = {
  getState: store.getState,
  subscribe: store.subscribe,
  getInitialState: () => first,
}

/** Takes over the items of the live releases; equal ones change nothing. */
export function followExtensions(next: LiveExtensions): void {
  if (JSON.stringify(next) !== JSON.stringify(store.getState())) store.setState(next, true)
}

/** Fixes the snapshot for the server's render and for hydration. */
export function freezeInitialExtensions(): void {
  first = store.getState()
}
