import type { Database } from '../data/database'
import { releaseReporters } from '../data/schema'

interface ReportedVisits {
  remote: string
  release: string
  at?: Date
  /** Visits that loaded the release, and others that could not. */
  loads?: number
  failures?: number
  /** Errors, each of another of these visits. */
  errors?: number
  /** Times of each visit with a load, in milliseconds. */
  loadMs?: number
  lcpMs?: number
}

let reporters = 0

/** Writes what was reported about a release, each visit from an address of its own. */
export async function addReports(
  db: Database,
  {
    remote,
    release,
    at = new Date(),
    loads = 0,
    failures = 0,
    errors = 0,
    loadMs = 300,
    lcpMs = 1_000,
  }: ReportedVisits,
): Promise<void> {
  const rows = Array.from({ length: loads + failures }, (_, visit) => ({
    ...{ at, remote, release, reporter: `reporter ${++reporters}`, served: true, errors: visit < errors ? 1 : 0 },
    ...(visit < loads
      ? { loads: 1, loadMs, failures: 0, lcps: 1, lcpMs }
      : { loads: 0, loadMs: 0, failures: 1, lcps: 0, lcpMs: 0 }),
  }))
  if (rows.length > 0) await db.insert(releaseReporters).values(rows)
}
