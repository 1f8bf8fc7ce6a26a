import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { objectStorage } from './adapters/object-storage'
import { inboxAdapter, noSms } from './adapters/sms'
import { localStorage } from './adapters/storage'
import { embeddedWechat, noWechat } from './adapters/wechat'
import { officialWechat } from './adapters/wechat-official'
import { createApp } from './app'
import { type Database, type OpenDatabase, openDatabase } from './data/database'
import { isUnavailable, reasonOf } from './data/failures'
import { keepSearchable } from './domains/search/entries'
import { createViewCounter } from './domains/views'
import type { Environment } from './environment'
import { haltWorse } from './numbers/halt/halt'
import { createReporters } from './numbers/reporters'
import { createTally, hostBuildsIn } from './numbers/tally'
import { keepHouse } from './process/housekeeping'
import { createLog } from './process/log'
import { listen } from './process/serve'
import { withSharedValues } from './process/shared-values'
import { openKeys } from './registry/keys'
import { ensureOperator } from './registry/operations/operators'
import { adoptBuilds } from './registry/published/adopt'
import { placeHost } from './registry/published/place'
import { openRegistry } from './registry/registry'
import { countingRenderer, noRendering } from './rendering/counting'
import { createTeller } from './rendering/tell-developer'
import { openSecret } from './secret'
import { keepDemo, refreshDemo, seedDemo } from './seed/seed'
import type { Deps } from './transport/context'
import type { AnswerAsGuest } from './transport/dispatch'

const START_TRIES = 60
const START_PAUSE_MS = 500

export interface Running {
  port: number
  /** Says that it is not ready, then waits for those who are still answered; `now`: as little as it can. */
  stop(how?: 'now'): Promise<void>
}

export type Pages = (deps: Deps, answerAsGuest: AnswerAsGuest) => Hono | undefined

/** What a server has once, over an open database. */
export function createDeps(
  environment: Environment,
  { db, pool }: OpenDatabase,
  log = createLog(environment.logLevel),
): Deps {
  const secret = openSecret(environment.secret, environment.dataDir)
  const teller = createTeller(environment)
  const tally = createTally({
    db,
    log,
    reporters: createReporters(secret),
    hostBuilds: hostBuildsIn(environment.hostDir),
    judged: (remotes) => haltWorse(deps, remotes),
  })
  const deps: Deps = {
    environment,
    db,
    log,
    waiting: () => pool.waitingCount,
    stopping: new AbortController(),
    secret,
    registry: openRegistry(openKeys(environment)),
    sms: environment.sms === 'inbox' ? inboxAdapter(db) : noSms,
    wechat: wechatOf(environment, db),
    storage: storageOf(environment),
    views: createViewCounter(db, log),
    tally,
    renderer: environment.rendering === 'on' ? countingRenderer(tally, log, teller) : noRendering,
  }
  return deps
}

const wechatOf = ({ wechat, wechatAccount }: Environment, db: Database) => {
  if (wechatAccount) return officialWechat(wechatAccount, db)
  return wechat === 'embedded' ? embeddedWechat(db) : noWechat
}

const storageOf = ({ bucket, dataDir }: Environment) =>
  bucket ? objectStorage(bucket, join(dataDir, 'uploads')) : localStorage(join(dataDir, 'uploads'))

/** Tries again while another process that starts does the same, or holds what is needed for it. */
async function untilFree(step: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await step())
    } catch (error) {
      if (tries === START_TRIES || !isUnavailable(error)) throw error
    }
    await pause(START_PAUSE_MS)
  }
}

/** Takes what was built. What cannot be copied or published is reported; the server starts all the same. */
async function takeBuilds(deps: Deps): Promise<void> {
  const { environment, log } = deps
  const report = (error: unknown) => log.warn({ failure: reasonOf(error) }, 'builds not taken')
  if (!environment.devServers.host) await placeHost(environment.hostDir, environment.releasesDir).catch(report)
  if (environment.adopts) await adoptBuilds(deps).catch(report)
}

/** Opens the database, puts the demo in, listens; gives what stops all of it again. */
export async function start(given: Environment, workerUrl: URL, pages?: Pages): Promise<Running> {
  const log = createLog(given.logLevel)
  const place = given.databaseUrl
    ? { url: given.databaseUrl }
    : { dataDir: given.dataDir, workerUrl, fsync: given.fsync }
  const database = await openDatabase(place, given.migrationsDir, (error) =>
    log.warn({ failure: error.message }, 'database connection lost'),
  )
  try {
    const environment = await withSharedValues(given, database.db)
    const deps = createDeps(environment, database, log)
    if (environment.demo) await untilFree(() => seedDemo(deps.db, environment.demoDir))
    await untilFree(() => refreshDemo(deps.db, environment.demoDir))
    await ensureOperator(deps)
    await takeBuilds(deps)
    const app = createApp(deps, pages && ((answerAsGuest) => pages(deps, answerAsGuest)))
    const { port, stop } = await listen(app, environment)
    const endHousekeeping = keepHouse(deps)
    const endDemo = keepDemo(deps)
    const endSearchable = keepSearchable(deps)
    return {
      port,
      async stop(how) {
        deps.stopping.abort()
        if (!how) await pause(environment.stopDelaySeconds * 1000)
        endHousekeeping()
        endDemo()
        endSearchable()
        await stop(how)
        await deps.renderer.close()
        await deps.views.stop()
        await deps.tally.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}
