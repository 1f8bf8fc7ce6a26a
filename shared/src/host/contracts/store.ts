/** A store that a remote can read and subscribe to, but not write. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: () => void): () => void
}

/** A store with a snapshot for the first render: on the server, and in a browser until the page is hydrated. */
export interface SnapshotStore<T> extends ReadableStore<T> {
  /** Equal on the server and in every browser: contains nothing of the device or the user. */
  getInitialState(): T
}
