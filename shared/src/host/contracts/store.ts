/** A store that a remote can read and listen to, never write. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: () => void): () => void
}
