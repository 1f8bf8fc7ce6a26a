/** Why a call did not bring its data. Exactly one of `status` (HTTP), `code` (body) or `kind` tells what happened. */
export interface Failure {
  /** HTTP status of 400 or above. */
  status?: number
  /** Body code other than success (product spec, section 8). */
  code?: number
  /** No answer at all. */
  kind?: 'network' | 'timeout' | 'aborted' | 'malformed' | 'gated'
  /** The server's own words, plain text, at most 100 characters. */
  msg: string
  /** Seconds after which it may be tried again, where the server said so. */
  retryAfter?: number
}

/** One answer of the server and its state. `data` of an earlier answer stays while a newer one is fetched. */
export interface Resource<T> {
  data: T | undefined
  failed: Failure | null
  /** True until the first answer or failure. */
  pending: boolean
  refreshing: boolean
  refresh(): Promise<void>
}

/** A list that comes page by page. */
export interface PagedResource<T, First = unknown> {
  items: T[]
  /** The first page's answer whole: what it says beside its list (a total, a balance). */
  first: First | undefined
  failed: Failure | null
  pending: boolean
  refreshing: boolean
  /** Whether the server has a further page. */
  more: boolean
  loadingMore: boolean
  loadMore(): void
  refresh(): Promise<void>
}

/** A call that changes something. A second `run` while one is under way is ignored (double tap). */
export interface Action<Input, Data> {
  busy: boolean
  failed: Failure | null
  /** Resolves to undefined where the call failed; the person has been told by then. */
  run(input: Input): Promise<Data | undefined>
}
