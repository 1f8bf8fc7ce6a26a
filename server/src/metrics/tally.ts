import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../data/database'
import { reasonOf } from '../data/failures'
import type { Tally } from '../transport/ports/tally'
import { bucketAt, edgesOf, merged } from './histogram'
import { type Reporters, writeReports } from './reporters'
import { type MetricSample, writeSums } from './store'
import { createVisitCounts, writeVisits } from './visits'
import { createRouteSums, writeRouteSums } from './vitals/route-sums'

const FLUSH_MS = 2_000
const BUCKET_MS = 300_000
/** Maximum number of sums kept in memory while the database is down. */
const MOST_WAITING = 5_000

/** Host builds in a folder; empty if nothing was built. */
export function hostBuildsIn(hostDir: string): string[] {
  try {
    return [(JSON.parse(readFileSync(join(hostDir, 'host.json'), 'utf8')) as { build: string }).build]
  } catch {
    return []
  }
}

interface TallyDeps {
  db: Database
  log: Logger
  reporters: Reporters
  /** Host builds that may be counted in addition to earlier ones. */
  hostBuilds: readonly string[]
  /** Called after a flush with loads or failures, with the remotes concerned. */
  judged(remotes: readonly string[]): Promise<void>
  now?: () => number
}

/** Samples that wait to be written, summed up by release, metric and time. */
function createSums() {
  let waiting = new Map<string, MetricSample>()

  return {
    add(sample: MetricSample): void {
      const key = [sample.at, sample.owner, sample.release, sample.metric].join(' ')
      const known = waiting.get(key)
      if (!known && waiting.size >= MOST_WAITING) return
      const { n, sum, counts } = sample
      waiting.set(
        key,
        known ? { ...known, n: known.n + n, sum: known.sum + sum, counts: merged(known.counts, counts) } : sample,
      )
    },
    /** Returns all and forgets them. */
    take(): MetricSample[] {
      const samples = [...waiting.values()]
      waiting = new Map()
      return samples
    },
  }
}

export function createTally({ db, log, reporters, hostBuilds, judged, now = Date.now }: TallyDeps): Tally {
  const sums = createSums()
  const visits = createVisitCounts(now)
  const routes = createRouteSums(now)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const samples = sums.take()
    const reports = reporters.take()
    const visited = visits.take()
    const ofRoutes = routes.take()
    if (samples.length + reports.length + visited.length + ofRoutes.length === 0) return
    try {
      await db.transaction(async (tx) => {
        if (samples.length > 0) await writeSums(tx, samples, hostBuilds)
        await writeReports(tx, reports)
        await writeVisits(tx, visited)
        await writeRouteSums(tx, ofRoutes, hostBuilds)
      })
    } catch (error) {
      for (const sample of samples) sums.add(sample)
      reporters.putBack(reports)
      visits.putBack(visited)
      routes.putBack(ofRoutes)
      throw error
    }
    const remotes = new Set(reports.filter(({ loads, failures }) => loads + failures > 0).map(({ remote }) => remote))
    if (remotes.size > 0) await judged([...remotes])
  }

  /** Sequential, so that a slow database never gets two flushes of ours at once. */
  function flush(): Promise<void> {
    running = running.catch(() => undefined).then(write)
    return running
  }

  const flushQuietly = () => flush().catch((error) => log.warn({ failure: reasonOf(error) }, 'metrics not written yet'))

  return {
    add(owner, release, metric, value, n = 1) {
      const edges = edgesOf(metric)
      const counts = edges.length === 0 ? [] : new Array<number>(edges.length + 1).fill(0)
      if (counts.length > 0) counts[bucketAt(value, edges)] = n
      sums.add({ at: Math.floor(now() / BUCKET_MS) * BUCKET_MS, owner, release, metric, n, sum: value * n, counts })
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    addOfRoute(...sample) {
      routes.add(...sample)
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    note(address, of, part) {
      reporters.note(address, of, part)
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    visit(group) {
      visits.note(group)
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    flush,
    stop: flushQuietly,
  }
}
