/** Metrics of one release in a time span. */
export interface ReleaseMetrics {
  remote: string
  release: string
  loads: number
  /** Load time of a remote's first page in milliseconds; null without loads. */
  loadMs: { p50: number; p75: number; p95: number } | null
  failures: number
  failuresByKind: Readonly<Record<string, number>>
  /** 75th percentile and number of samples, by name. */
  vitals: Readonly<Record<string, { p75: number; n: number }>>
  errors: number
  /** Pages that the release could not render on the server, by reason; their visitors' browsers rendered them. */
  renderFaults: Readonly<Record<string, number>>
}

/** GET `numbers?hours=24`: sums, and a time series in equal steps for charts. */
export interface OperationsMetrics {
  from: number
  until: number
  stepMs: number
  releases: readonly ReleaseMetrics[]
  /** One entry for each step and release with data. */
  course: readonly (Pick<ReleaseMetrics, 'remote' | 'release' | 'loads' | 'failures'> & {
    at: number
    p75: number | null
  })[]
  /** Errors and vitals of the host's own routes have the owner `host`. */
}

/** When a release is rolled back automatically: see `docs/operations.md`. */
export interface AutoRollbackLimits {
  /** Minimum loads of the new release before it is judged. */
  minLoads: number
  /** Minimum number of addresses with failures for a rollback. */
  minAddresses: number
  /** By how much the new release's failures per load may exceed the old one's, 0 to 1. */
  errorMargin: number
  /** Maximum ratio of the two releases' 75th percentiles… */
  slowFactor: number
  /** …and the minimum difference in milliseconds. */
  slowMs: number
}
