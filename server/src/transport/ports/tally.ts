/** What an address was given of a release, or reported of it; sums since the last. */
export interface AddressReport {
  served?: boolean
  loads?: number
  failures?: number
  loadMs?: number
}

/** Sums up what hosts report in memory and writes it in one statement every two seconds. */
export interface Tally {
  /** One sample of a metric with a histogram, or `n` of one that is counted alone. */
  add(owner: string, release: string, metric: string, value: number, n?: number): void
  /** What an address was given of a release, or reported of it; a release is judged by this. */
  note(address: string, of: { remote: string; release: string }, part: AddressReport): void
  flush(): Promise<void>
  stop(): Promise<void>
}
