/** A store that a remote can read and listen to, never write. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: () => void): () => void
}

/** A store that also says by what a page is drawn first: on a server, and in a browser until the page is hydrated. */
export interface SnapshotStore<T> extends ReadableStore<T> {
  /** The same on a server and in every browser: nothing of the device or of the person is in it. */
  getInitialState(): T
}
