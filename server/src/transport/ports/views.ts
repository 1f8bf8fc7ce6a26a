export type ViewKind = 'content' | 'post' | 'channel'

/** A viewer: a user, or the network of a guest. */
export interface Viewer {
  user: { id: string } | null
  ip: string
}

/** Counts views in memory for up to a second and writes them in one statement per kind. */
export interface ViewCounter {
  /** Counts a viewer at most once an hour. */
  count(kind: ViewKind, id: string, viewer: Viewer): void
  flush(): Promise<void>
  stop(): Promise<void>
}
