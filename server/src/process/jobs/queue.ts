import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ZONE } from '@plaza/shared/format'
import cronParser from 'cron-parser'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { reasonOf } from '../../data/failures'
import type { Deps } from '../../transport/context'

export type JobDeps = Pick<Deps, 'db' | 'log' | 'storage' | 'environment'>

/** Work that is done by the clock, once for all servers of a database (docs/decisions/0085-jobs-by-the-clock.md). */
export interface Job {
  name: string
  /** A cron expression, by the site's clock. */
  schedule: string
  run(deps: JobDeps): Promise<unknown>
}

/** One entry of the queue: a run of a job. */
interface JobRun {
  name: string
  due: string
}

interface JobQueueOptions {
  jobs: readonly Job[]
  pool: Pool
  deps: JobDeps
  /** How often the queue is asked for runs that are due. */
  pollMs?: number
}

const QUEUE = 'scheduled'
const POLL_MS = 20_000
/** A run that failed is tried again after 30 s, then after ever longer pauses, until its next one is near. */
const RETRIES = { retryLimit: 4, retryDelay: 30, retryBackoff: true }

/** Runs jobs when they are due; gives what stops it, after the run that is under way. */
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

/** Opens the queue, whose tables pg-boss makes and migrates, with a run of each job in it. */
async function openQueue({ jobs, pool, deps }: JobQueueOptions): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({ db: { executeSql: executorOf(pool) }, schedule: false, maintenanceIntervalSeconds: 300 })
  boss.on('error', (error) => deps.log.warn({ failure: reasonOf(error) }, 'job queue not maintained'))
  await boss.start()
  await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short', ...RETRIES })
  for (const job of jobs) await enqueue(boss, job, new Date())
  return boss
}

/** A statement that fails may leave its connection within a transaction, so that is not used again. */
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

/** Puts the next run into the queue. One that waits there already stays: it may be overdue, and is then made up for. */
async function enqueue(boss: PgBoss, { name, schedule }: Job, after: Date): Promise<void> {
  const due = cronParser.parseExpression(schedule, { currentDate: after, tz: SITE_ZONE }).next().toDate()
  await boss.sendAfter(QUEUE, { name, due: due.toISOString() } satisfies JobRun, { singletonKey: name }, due)
}

async function runDue(boss: PgBoss, options: JobQueueOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [entry] = await boss.fetch<JobRun>(QUEUE)
    if (!entry) return
    await runOne(boss, options, entry)
  }
}

async function runOne(boss: PgBoss, { jobs, deps }: JobQueueOptions, { id, data }: PgBoss.Job<JobRun>): Promise<void> {
  const job = jobs.find(({ name }) => name === data.name)
  // A server of another version may know it.
  if (!job) return boss.fail(QUEUE, id)
  // Before the run, so that one that fails or ends the process does not end the schedule.
  await enqueue(boss, job, new Date(Math.max(Date.now(), Date.parse(data.due))))
  try {
    await job.run(deps)
  } catch (error) {
    deps.log.warn({ job: job.name, failure: reasonOf(error) }, 'job failed')
    return boss.fail(QUEUE, id, { message: reasonOf(error) })
  }
  return boss.complete(QUEUE, id)
}
