export type ViewKind = 'content' | 'post' | 'channel'

/** Who looked: a person, else the network that a guest came from. */
export interface Viewer {
  user: { id: string } | null
  ip: string
}

/** Counts views in memory for up to a second and writes them in one statement for each kind. */
export interface ViewCounter {
  /** Counts once an hour for a viewer, however often they ask. */
  count(kind: ViewKind, id: string, viewer: Viewer): void
  flush(): Promise<void>
  stop(): Promise<void>
}
