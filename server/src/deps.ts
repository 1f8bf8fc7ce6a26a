import { setMaxListeners } from 'node:events'
import { createAdapters, sharedObjectsOf } from './adapters/adapters'
import type { OpenDatabase } from './data/database'
import type { Replica } from './data/replica'
import { createModeration } from './domains/moderation/moderation'
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
import { createLog } from './process/log'
import { metricsOfAll } from './process/processes'
import { openKeys } from './registry/keys'
import { openRegistry } from './registry/registry'
import { createReleaseFiles } from './registry/shared-files/release-files'
import { createCountingRenderer, noRendering } from './rendering/counting-renderer'
import { createFailureReporter } from './rendering/failure-reporter'
import { openIdentityKey, openSecret } from './secret'
import { createChanges } from './transport/cache/changes'
import { createPurge, type Purge } from './transport/cdn/purge'
import { keysOf } from './transport/cdn/surrogate'
import type { Deps } from './transport/context'
import { createLoadLimits } from './transport/load/load-limits'

/** Each open line of events listens to it, so their number is no sign of a leak. */
function createClosing(): AbortController {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  return closing
}

/** Dependencies that exist once per process and site, for an open database. */
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
  const purgeCdn = createPurge(environment.cdn, log)
  const purge: Purge = (keys) => purgeCdn(keysOf(environment.site, keys))
  const changes = createChanges(announceWithdrawals({ db, log, purge }))
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
    isReplicaUnused: () => replica != null && replica.outage() !== null,
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
    events: openEventFeed({ db, listen: listenForNotices, registry, changes, log, purge }),
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
