import { mkdirSync } from 'node:fs'
import type { Hono } from 'hono'
import { type App, createApp } from '../app'
import type { OpenDatabase } from '../data/database'
import type { Replica } from '../data/replica'
import { createDeps } from '../deps'
import { startIndexing } from '../domains/search/entries'
import type { Environment } from '../environment'
import { startReports } from '../monitoring/server-report'
import { sweepIncomingFiles } from '../process/incoming-files'
import { jobs } from '../process/jobs/jobs'
import { startJobs } from '../process/jobs/queue'
import type { createLog } from '../process/log'
import { prepare, retryWhileBusy } from '../process/prepare'
import { sweepUnfinishedUploads } from '../process/unfinished-uploads'
import { jobsSchemaOf } from '../site-list'
import type { Deps } from '../transport/context'
import type { AnswerAsGuest } from '../transport/guest-calls'

export type CreatePages = (deps: Deps, answerAsGuest: AnswerAsGuest) => Hono | undefined

interface SiteServerOptions {
  environment: Environment
  database: OpenDatabase
  log: ReturnType<typeof createLog>
  replica: Replica | null
  pages: CreatePages | undefined
}

/** One site of this process: its app, and what runs beside it. */
export interface SiteServer {
  deps: Deps
  app: App
  /** Starts what runs by the clock, once the process listens. Returns the function that stops it. */
  begin(port: number): () => Promise<unknown>
  /** Writes what is left and ends its connections, after the last answer. */
  close(): Promise<void>
}

/** Opens one site on its own tables. It shares nothing with another site of the process, so that no cache can mix them. */
export async function openSite({ environment, database, log, replica, pages }: SiteServerOptions): Promise<SiteServer> {
  mkdirSync(environment.dataDir, { recursive: true })
  const deps = createDeps(environment, database, log, replica)
  await prepare(deps)
  // From now on, not from the first line on: other servers withdraw what this one has rendered.
  await retryWhileBusy(() => deps.events.ready())
  const app = createApp(deps, pages && ((answerAsGuest) => pages(deps, answerAsGuest)))
  return {
    deps,
    app,
    begin(port) {
      const stopSweep = sweepIncomingFiles(deps)
      const stopUploadSweep = sweepUnfinishedUploads(deps)
      const stopIndexing = startIndexing(deps)
      const stopJobs = startJobs({ jobs, pool: database.pool, deps, schema: jobsSchemaOf(environment.site) })
      const stopReports = startReports(deps, port)
      return () => {
        stopSweep()
        stopUploadSweep()
        stopIndexing()
        return Promise.all([stopJobs(), stopReports()])
      }
    },
    async close() {
      await deps.renderer.close()
      await deps.views.stop()
      await deps.tally.stop()
      await deps.errors.stop()
      await deps.events.close()
      await deps.queueNotices.close()
      await replica?.close()
      await database.close()
    },
  }
}
