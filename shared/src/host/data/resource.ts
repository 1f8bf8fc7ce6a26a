/** Why a call failed. Exactly one of `status` (HTTP), `code` (body) or `kind` is set. */
export interface Failure {
  /** HTTP status of 400 or above. */
  status?: number
  /** Body code other than success (product spec, section 8). */
  code?: number
  /** There was no answer. */
  kind?: 'network' | 'timeout' | 'aborted' | 'malformed' | 'gated'
  /** The server's message, plain text, at most 100 characters. */
  msg: string
  /** Seconds until a retry, if the server sent them. */
  retryAfter?: number
}

/** An answer and its state. `data` of an earlier answer stays while a newer one is fetched. */
export interface Resource<T> {
  data: T | undefined
  failed: Failure | null
  /** True until the first answer or failure. */
  pending: boolean
  refreshing: boolean
  /** Resolves to false if no answer came. */
  refresh(): Promise<unknown>
}

/** A list that loads page by page. */
export interface PagedResource<T, First = unknown> {
  items: T[]
  /** The complete first answer, with fields besides the list (a total, a balance). */
  first: First | undefined
  failed: Failure | null
  pending: boolean
  refreshing: boolean
  /** Whether the server has another page. */
  more: boolean
  loadingMore: boolean
  loadMore(): void
  /** Resolves to false if no answer came. */
  refresh(): Promise<unknown>
}

/** A call that changes something. A second `run` during a pending one is ignored (double tap). */
export interface Action<Input, Data> {
  busy: boolean
  failed: Failure | null
  /** Resolves to undefined if the call failed; the user has been told by then. */
  run(input: Input): Promise<Data | undefined>
}
