import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@plaza/shared/format'
import type { ServerReport } from '@plaza/shared/operations'
import { eq, lt } from 'drizzle-orm'
import { reasonOf } from '../data/failures'
import { serverReports } from '../data/schema/index'
import type { Deps } from '../transport/context'

export const REPORT_MS = 30_000

/** What this process knows about itself. */
async function reportOf({
  environment,
  monitoring,
  registry,
  renderer,
  replica,
  storage,
  waiting,
}: Deps): Promise<ServerReport> {
  const { bavail, bsize } = await statfs(environment.dataDir)
  // Its outcome is among the calls of services.
  if (environment.bucket) await storage.check().catch(() => undefined)
  const rendering = renderer.state()
  return {
    host: hostname(),
    startedAt: Math.round(performance.timeOrigin),
    memoryBytes: process.memoryUsage.rss(),
    diskBytes: bavail * bsize,
    ...monitoring.lately(),
    waiting: waiting(),
    serial: registry.kept?.serial ?? 0,
    replicaOutage: replica?.outage() ?? null,
    rendering: rendering.state,
    pausedPages: rendering.paused.length,
    services: monitoring.services(),
  }
}

/** Stores the report of this process, for all servers to read. */
export async function writeReport(deps: Deps, id: string): Promise<void> {
  const row = { report: await reportOf(deps), seenAt: new Date() }
  await deps.db
    .insert(serverReports)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: serverReports.id, set: row })
}

/**
 * Reports every 30 seconds until the returned function is called. A server that is killed and started again has the same
 * id; one that never comes back is forgotten after a day.
 */
export function startReports(deps: Deps, port: number): () => Promise<void> {
  const { processNumber } = deps.environment
  const id = `${hostname()}:${port}${processNumber === null ? '' : `/${processNumber}`}`
  const stopping = new AbortController()
  const { db, log } = deps
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await writeReport(deps, id)
        await db.delete(serverReports).where(lt(serverReports.seenAt, new Date(Date.now() - DAY_MS)))
      } catch (error) {
        log.warn({ failure: reasonOf(error) }, 'no report of this server')
      }
      await pause(REPORT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return async () => {
    stopping.abort()
    await loop
    await db
      .delete(serverReports)
      .where(eq(serverReports.id, id))
      .catch(() => undefined)
  }
}
