import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ZONE } from '@plaza/shared/format'
import cronParser from 'cron-parser'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { isUnavailable, reasonOf } from '../../data/failures'
import { inSpan } from '../../tracing/tracing'
import type { Deps } from '../../transport/context'

export type JobDeps = Pick<
  Deps,
  | 'db'
  | 'registry'
  | 'secret'
  | 'log'
  | 'storage'
  | 'environment'
  | 'identity'
  | 'payouts'
  | 'changes'
  | 'voice'
  | 'monitoring'
  | 'errors'
  | 'releaseFiles'
>

/** A scheduled job that runs once for all servers of a database (docs/decisions/0085). */
export interface Job {
  name: string
  /** Cron expression in the site's time zone. */
  schedule: string
  run(deps: JobDeps): Promise<unknown>
}

/** A queued run of a job. */
interface JobRun {
  name: string
  due: string
}

type QueuedRun = PgBoss.JobWithMetadata<JobRun>

interface JobQueueOptions {
  jobs: readonly Job[]
  pool: Pool
  deps: JobDeps
  /** Schema of its tables. */
  schema?: string
  /** Interval of polling for due runs. */
  pollMs?: number
}

const QUEUE = 'scheduled'
const POLL_MS = 20_000
/** A failed run is retried after 30 s, then with growing pauses, until its next run is near. */
const RETRIES = { retryLimit: 4, retryDelay: 30, retryBackoff: true }

/** Runs due jobs. Returns the function that stops it after the current run. */
export function startJobs(options: JobQueueOptions): () => Promise<void> {
  const stopping = new AbortController()
  const worker = work(options, stopping.signal)
  return async () => {
    stopping.abort()
    await worker
  }
}

async function work(options: JobQueueOptions, signal: AbortSignal): Promise<void> {
  const { deps, pollMs = POLL_MS } = options
  let boss: PgBoss | undefined
  while (!signal.aborted) {
    try {
      boss ??= await openQueue(options)
      await runDue(boss, options, signal)
    } catch (error) {
      deps.log.warn({ failure: reasonOf(error) }, 'job queue not reached')
    }
    await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
  await boss?.stop({ graceful: false })
}

/** Opens the queue, whose tables pg-boss creates and migrates, and enqueues a run of each job. */
async function openQueue({ jobs, pool, deps, schema = 'pgboss' }: JobQueueOptions): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({
    db: { executeSql: executorOf(pool) },
    schema,
    schedule: false,
    maintenanceIntervalSeconds: 300,
  })
  boss.on('error', (error) => deps.log.warn({ failure: reasonOf(error) }, 'job queue not maintained'))
  await boss.start()
  await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short', ...RETRIES })
  for (const job of jobs) await enqueue(boss, job, new Date())
  return boss
}

/** A failed statement may leave its connection inside a transaction, so the connection is discarded. */
const executorOf = (pool: Pool) => async (text: string, values?: unknown[]) => {
  const client = await pool.connect()
  try {
    const result = await client.query(text, values)
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** Enqueues the next run. A waiting one stays: it may be overdue, and then runs now. */
async function enqueue(boss: PgBoss, { name, schedule }: Job, after: Date): Promise<void> {
  const due = cronParser.parseExpression(schedule, { currentDate: after, tz: SITE_ZONE }).next().toDate()
  await boss.sendAfter(QUEUE, { name, due: due.toISOString() } satisfies JobRun, { singletonKey: name }, due)
}

async function runDue(boss: PgBoss, options: JobQueueOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [entry] = await boss.fetch<JobRun>(QUEUE, { includeMetadata: true })
    if (!entry) return
    await runOne(boss, options, entry)
  }
}

async function runOne(boss: PgBoss, { jobs, deps }: JobQueueOptions, run: QueuedRun): Promise<void> {
  const { id, data } = run
  const job = jobs.find(({ name }) => name === data.name)
  // A server of another version may know it.
  if (!job) return boss.fail(QUEUE, id)
  // Before the run, so that a failure or a crash does not end the schedule.
  await enqueue(boss, job, new Date(Math.max(Date.now(), Date.parse(data.due))))
  const failure = await inSpan({ name: `job ${job.name}`, attributes: { 'plaza.job': job.name } }, async (span) => {
    const failed = await runJob(job, deps, run.retryCount)
    if (failed !== null) span?.fail('failed')
    return failed
  })
  return failure === null ? boss.complete(QUEUE, id) : boss.fail(QUEUE, id, { message: failure })
}

/** Runs a job; resolves to why it failed, or null. */
async function runJob(job: Job, deps: JobDeps, retryCount: number): Promise<string | null> {
  const start = performance.now()
  const ran = (isDone: boolean) => deps.monitoring.ran(job.name, isDone, (performance.now() - start) / 1000)
  try {
    await job.run(deps)
    ran(true)
    return null
  } catch (error) {
    ran(false)
    const failure = reasonOf(error)
    deps.log.warn({ job: job.name, failure }, 'job failed')
    // An outage that is over when the run is tried again is no error of the job.
    if (!isUnavailable(error) || retryCount > 0) deps.errors.addUnexpected(error, { kind: 'job', job: job.name })
    return failure
  }
}
