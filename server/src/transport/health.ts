import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from './context'
import type { Env } from './request'

const ANSWER_MS = 2_000

/** `/healthz`: the process lives. `/readyz`: the database answers too. */
export function mountHealth(app: Hono<Env>, { db }: Pick<Deps, 'db'>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    const late = new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS, new Error('late')).unref())
    try {
      await Promise.race([db.execute(sql`select 1`), late])
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'unavailable' }, 503)
    }
  })
}
