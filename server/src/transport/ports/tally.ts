import type { VisitGroup } from '@plaza/shared/operations'

/** What an address reported about a release: counts, and of each time the number of samples and their sum. */
export interface ReportedAmounts {
  loads: number
  loadMs: number
  failures: number
  errors: number
  pages: number
  pageMs: number
  lcps: number
  lcpMs: number
  inps: number
  inpMs: number
  clss: number
  clsSum: number
}

/** Whether an address was given a release, and its reports about it, since the last note. */
export interface AddressReport extends Partial<ReportedAmounts> {
  served?: boolean
}

/** Sums hosts' reports in memory and writes them every two seconds in one statement. */
export interface Tally {
  /** Adds a sample to a metric with a histogram, or `n` to a counter. */
  add(owner: string, release: string, metric: string, value: number, n?: number): void
  /** Adds a sample to a web vital of a route, or `n` to its errors. */
  addOfRoute(place: { owner: string; release: string; route: string }, metric: string, value: number, n?: number): void
  /** Notes what an address was given of a release or reported about it, by which the release is judged. */
  note(address: string, of: { remote: string; release: string }, part: AddressReport): void
  /** Counts a page that was opened, by what rules speak of; never who opened it. */
  visit(group: Omit<VisitGroup, 'n'>): void
  flush(): Promise<void>
  stop(): Promise<void>
}
