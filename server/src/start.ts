import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { createAdapters, sharedObjectsOf } from './adapters/adapters'
import { createApp } from './app'
import { type OpenDatabase, openDatabase } from './data/database'
import { isUnavailable, reasonOf } from './data/failures'
import { openReplica, type Replica } from './data/replica'
import { encryptIdentities } from './domains/account/identity/identity'
import { createModeration } from './domains/moderation/moderation'
import { startIndexing } from './domains/search/entries'
import { createViewCounter } from './domains/views'
import type { Environment } from './environment'
import { createErrorLog } from './errors/error-log'
import { createRenderErrors } from './errors/render-errors'
import { createSourceMaps } from './errors/source-maps'
import { noteErrorNews } from './errors/webhook/outbox'
import { createNotices } from './events/notices'
import { openEventFeed } from './events/open-feed'
import { announceWithdrawals } from './events/withdrawals'
import { rollBackWorse } from './metrics/auto-rollback/auto-rollback'
import { createReporters } from './metrics/reporters'
import { createTally, hostBuildsIn } from './metrics/tally'
import { createMonitoring } from './monitoring/monitoring'
import { startReports } from './monitoring/server-report'
import { adoptDemo } from './newsroom/demo-entries'
import { sweepIncomingFiles } from './process/incoming-files'
import { jobs } from './process/jobs/jobs'
import { startJobs } from './process/jobs/queue'
import { createLog } from './process/log'
import { metricsOfAll } from './process/processes'
import { listenAll } from './process/serve'
import { withSharedValues } from './process/shared-values'
import { sweepUnfinishedUploads } from './process/unfinished-uploads'
import { openKeys } from './registry/keys'
import { ensureOperator } from './registry/operations/operators'
import { adoptBuilds } from './registry/published/adopt'
import { placeHost } from './registry/published/place'
import { openRegistry } from './registry/registry'
import { createReleaseFiles } from './registry/shared-files/release-files'
import { createCountingRenderer, noRendering } from './rendering/counting-renderer'
import { createFailureReporter } from './rendering/failure-reporter'
import { openIdentityKey, openSecret } from './secret'
import { refreshDemo, seedDemo } from './seed/seed'
import { describeError } from './transport/answer'
import { createChanges } from './transport/cache/changes'
import type { Deps } from './transport/context'
import type { AnswerAsGuest } from './transport/guest-calls'
import { createLoadLimits } from './transport/load/load-limits'

const START_TRIES = 60
const START_PAUSE_MS = 500

export interface PlazaServer {
  port: number
  /** Reports that it is not ready, then waits for pending answers; `now`: as little as possible. */
  stop(how?: 'now', reason?: string): Promise<void>
  /** Logs and stores an error that nobody caught, before the process ends. */
  noteCrash(error: unknown): Promise<void>
}

type CreatePages = (deps: Deps, answerAsGuest: AnswerAsGuest) => Hono | undefined

/** Each open line of events listens to it, so their number is no sign of a leak. */
function createClosing(): AbortController {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  return closing
}

/** Dependencies that exist once per process, for an open database. */
export function createDeps(
  environment: Environment,
  { db, pool, copyTo, listen: listenForNotices }: OpenDatabase,
  log = createLog(environment.logLevel),
  replica: Replica | null = null,
): Deps {
  const secret = openSecret(environment.secret, environment.dataDir)
  const objects = sharedObjectsOf(environment)
  const releaseFiles = createReleaseFiles({ environment, db, log, objects })
  const maps = createSourceMaps(environment, releaseFiles.readMap)
  const hostBuilds = hostBuildsIn(environment.hostDir)
  const errors = createErrorLog({
    ...{ db, log, maps, build: hostBuilds[0] ?? 'local' },
    onNews: (tx, news) => noteErrorNews(tx, environment, news),
  })
  const tally = createTally({
    db,
    log,
    reporters: createReporters(secret),
    hostBuilds,
    judged: (remotes) => rollBackWorse(deps, remotes),
  })
  const registry = openRegistry(openKeys(environment))
  const changes = createChanges(announceWithdrawals(db, log))
  const printFailure = createFailureReporter(environment)
  const noteFailure = createRenderErrors({ db, log, environment, errors })
  const onFailure: typeof noteFailure = (remote, failure, of) => {
    printFailure(remote, failure)
    noteFailure(remote, failure, of)
  }
  const renderer = environment.rendering === 'on' ? createCountingRenderer(tally, log, onFailure) : noRendering
  const monitoring = createMonitoring({
    pool: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    rendering: renderer.state,
    serial: () => registry.kept?.serial ?? 0,
    isReplicaUnused: () => replica?.behindMs() === null,
    allMetrics: metricsOfAll,
  })
  const deps: Deps = {
    environment,
    db,
    replica,
    copyDatabase: copyTo,
    log,
    waiting: () => pool.waitingCount,
    load: createLoadLimits(),
    stopping: new AbortController(),
    closing: createClosing(),
    secret,
    identity: openIdentityKey(environment.identityKey, environment.dataDir),
    registry,
    ...createAdapters({ environment, db, log, called: monitoring.called }),
    moderation: createModeration(db, environment.moderationFile, environment.assetsDir),
    views: createViewCounter(db, log, secret),
    changes,
    events: openEventFeed({ db, listen: listenForNotices, registry, changes, log }),
    queueNotices: createNotices(listenForNotices, 'plaza_queues'),
    tally,
    errors,
    maps,
    renderer,
    releaseFiles,
    monitoring,
  }
  return deps
}

/** Retries while another starting process does the same, or holds a needed lock. */
async function retryWhileBusy(step: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await step())
    } catch (error) {
      if (tries === START_TRIES || !isUnavailable(error)) throw error
    }
    await pause(START_PAUSE_MS)
  }
}

/** Adopts local builds. A build that cannot be copied or published is logged; the server starts anyway. */
async function publishBuilds(deps: Deps): Promise<void> {
  const { environment, log } = deps
  const report = (error: unknown) => log.warn({ failure: reasonOf(error) }, 'builds not taken')
  if (!environment.devServers.host) await placeHost(environment.hostDir, environment.releasesDir).catch(report)
  if (environment.adoption !== 'never') await adoptBuilds(deps).catch(report)
  // Not waited for: this server has its own files.
  void deps.releaseFiles
    .shareAll()
    .catch((error: unknown) => log.warn({ failure: reasonOf(error) }, 'files of releases not shared'))
}

/** Brings what is stored up to date with this build: demo, encrypted identities, the first operator, releases. */
async function prepare(deps: Deps): Promise<void> {
  const { environment } = deps
  if (environment.demo) {
    await retryWhileBusy(() => seedDemo(deps.db, environment.demoDir))
    await retryWhileBusy(() => adoptDemo(deps.db, environment.demoDir))
  }
  await retryWhileBusy(() => refreshDemo(deps.db, environment.demoDir))
  await retryWhileBusy(() => encryptIdentities(deps))
  await ensureOperator(deps)
  await publishBuilds(deps)
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
  // The first start seeds an empty database, which takes about 20 s.
  log.info({ database: kind }, 'database open')
  try {
    const environment = await withSharedValues(configured, database.db)
    const { databaseReadUrl } = environment
    const replica = databaseReadUrl ? openReplica({ url: databaseReadUrl, primary: database.pool, log }) : null
    const deps = createDeps(environment, database, log, replica)
    await prepare(deps)
    // From now on, not from the first line on: other servers withdraw what this one has rendered.
    await retryWhileBusy(() => deps.events.ready())
    const app = createApp(deps, pages && ((answerAsGuest) => pages(deps, answerAsGuest)))
    const { port, stop } = await listenAll(app, environment)
    const stopSweep = sweepIncomingFiles(deps)
    const stopUploadSweep = sweepUnfinishedUploads(deps)
    const stopIndexing = startIndexing(deps)
    const stopJobs = startJobs({ jobs, pool: database.pool, deps })
    const stopReports = startReports(deps, port)
    log.info({ port, database: kind, ms: Math.round(performance.now() - startedAt) }, 'server started')
    return {
      port,
      noteCrash: (error) => noteCrash(deps, error),
      async stop(how, reason = 'asked') {
        const stoppedAt = performance.now()
        log.info({ reason, delaySeconds: how ? 0 : environment.stopDelaySeconds }, 'server stopping')
        deps.stopping.abort()
        // Until then a proxy may still send requests here, also those of lines that end and come back.
        if (!how) await pause(environment.stopDelaySeconds * 1000)
        deps.closing.abort()
        stopSweep()
        stopUploadSweep()
        stopIndexing()
        await Promise.all([stop(how), stopJobs(), stopReports()])
        await deps.renderer.close()
        await deps.views.stop()
        await deps.tally.stop()
        await deps.errors.stop()
        await deps.events.close()
        await deps.queueNotices.close()
        await replica?.close()
        await database.close()
        log.info({ reason, ms: Math.round(performance.now() - stoppedAt) }, 'server stopped')
      },
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}
