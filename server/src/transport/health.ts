import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from './context'
import type { Env } from './request'

const ANSWER_MS = 2_000
/** Below this a database or an upload may fail at any time. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

type Readiness = 'ready' | 'stopping' | 'full' | 'unavailable'

/**
 * `/healthz`: the process is alive. `/readyz`: it should get requests, unless it is stopping, the data disk is full, or
 * the database does not answer.
 */
export function mountHealth(app: Hono<Env>, deps: Pick<Deps, 'db' | 'stopping' | 'environment'>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    const status = await readiness(deps)
    return c.json({ status }, status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' })
  })
}

async function readiness({
  db,
  stopping,
  environment,
}: Pick<Deps, 'db' | 'stopping' | 'environment'>): Promise<Readiness> {
  if (stopping.signal.aborted) return 'stopping'
  if (await isDiskFull(environment.dataDir)) return 'full'
  const late = new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error('late')).unref())
  try {
    await Promise.race([db.execute(sql`select 1`), late])
    return 'ready'
  } catch {
    return 'unavailable'
  }
}

async function isDiskFull(folder: string): Promise<boolean> {
  // The folder is created on first use.
  const disk = await statfs(folder).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize < MIN_FREE_BYTES
}
