/** Notifications of one PostgreSQL channel, without content. */
export interface Notices {
  /** Calls back after each notification and after a connection that may have missed some. Returns the end. */
  subscribe(onNotice: () => void): Promise<() => void>
  close(): Promise<void>
}
