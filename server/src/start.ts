import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from './data/database'
import { openReplica } from './data/replica'
import { besideSites } from './data/site-database'
import type { Environment } from './environment'
import { hostBuildsIn } from './metrics/tally'
import { createLog } from './process/log'
import { listenAll } from './process/serve'
import { withSharedValues } from './process/shared-values'
import { byHost, openSites } from './sites/open-sites'
import { type CreatePages, openSite } from './sites/site-server'
import { openTracing } from './tracing/open-tracer'
import { describeError } from './transport/answer'
import type { Deps } from './transport/context'

export interface PlazaServer {
  port: number
  /** Reports that it is not ready, then waits for pending answers; `now`: as little as possible. */
  stop(how?: 'now', reason?: string): Promise<void>
  /** Logs and stores an error that nobody caught, before the process ends. */
  noteCrash(error: unknown): Promise<void>
}

async function noteCrash({ log, errors }: Deps, error: unknown): Promise<void> {
  log.fatal({ failure: describeError(error) }, 'process ends by an error')
  errors.addUnexpected(error, { kind: 'process' })
  await errors.stop()
}

/** Opens the database, seeds the demo and listens. Returns the function that stops everything. */
export async function start(configured: Environment, workerUrl: URL, pages?: CreatePages): Promise<PlazaServer> {
  const startedAt = performance.now()
  const log = createLog(configured.logLevel)
  const kind = configured.databaseUrl ? 'postgresql' : 'embedded'
  const place = configured.databaseUrl
    ? { url: configured.databaseUrl, directUrl: configured.databaseDirectUrl }
    : { dataDir: configured.dataDir, workerUrl, fsync: configured.fsync }
  const database = await openDatabase(
    place,
    configured.migrationsDir,
    (error) => log.warn({ failure: error.message }, 'database connection lost'),
    (slow) => log.warn(slow, 'slow statement'),
  )
  const stopTracing = await openTracing({
    variables: process.env,
    build: hostBuildsIn(configured.hostDir)[0] ?? 'local',
    onFailure: (failure) => log.warn({ failure }, 'traces not sent'),
  })
  // The first start seeds an empty database, which takes about 20 s.
  log.info({ database: kind }, 'database open')
  try {
    const environment = await withSharedValues(configured, database.db)
    const { databaseReadUrl, databaseUrl, sites } = environment
    const replica = databaseReadUrl ? openReplica({ url: databaseReadUrl, primary: database.pool, log }) : null
    const own = sites.length > 0 ? besideSites(database, databaseUrl) : database
    const main = await openSite({ environment, database: own, log, replica, pages })
    const others = await openSites({ environment, database, log, pages })
    // The main one last: the database is its to close.
    const all = [...others, main]
    const { port, stop } = await listenAll(byHost(main, others), environment)
    const stopWork = all.map(({ begin }) => begin(port))
    log.info({ port, database: kind, ms: Math.round(performance.now() - startedAt) }, 'server started')
    return {
      port,
      noteCrash: (error) => noteCrash(main.deps, error),
      async stop(how, reason = 'asked') {
        const stoppedAt = performance.now()
        log.info({ reason, delaySeconds: how ? 0 : environment.stopDelaySeconds }, 'server stopping')
        for (const { deps } of all) deps.stopping.abort()
        // Until then a proxy may still send requests here, also those of lines that end and come back.
        if (!how) await pause(environment.stopDelaySeconds * 1000)
        for (const { deps } of all) deps.closing.abort()
        await Promise.all([stop(how), ...stopWork.map((stopOne) => stopOne())])
        for (const { close } of all) await close()
        await stopTracing()
        log.info({ reason, ms: Math.round(performance.now() - stoppedAt) }, 'server stopped')
      },
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}
