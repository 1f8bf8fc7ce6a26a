import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../data/database'
import { reasonOf } from '../data/failures'
import { channels, contents, posts } from '../data/schema/index'
import type { ViewCounter, Viewer, ViewKind } from '../transport/ports/views'

const FLUSH_MS = 1_000
/** While the database is away, counts wait for it; not without end. */
const MOST_WAITING = 10_000
const tables = { content: contents, post: posts, channel: channels } satisfies Record<ViewKind, unknown>

const HOUR_MS = 3_600_000
/** Viewers of things that are told apart within an hour. */
const MOST_SEEN = 200_000

/** Tells whether a viewer looks at something for the first time in this hour of the clock. */
function createSeen(): (kind: ViewKind, id: string, viewer: Viewer) => boolean {
  const seen = new Set<string>()
  let hour = 0
  return (kind, id, { user, ip }) => {
    const now = Math.floor(Date.now() / HOUR_MS)
    if (now !== hour || seen.size >= MOST_SEEN) seen.clear()
    hour = now
    const key = JSON.stringify([kind, id, user ? 'person' : 'network', user?.id ?? ip])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

export function createViewCounter(db: Database, log: Logger): ViewCounter {
  const waiting: Record<ViewKind, Map<string, number>> = { content: new Map(), post: new Map(), channel: new Map() }
  const isFirst = createSeen()
  let timer: NodeJS.Timeout | undefined

  function add(kind: ViewKind, id: string, views: number): void {
    const counts = waiting[kind]
    if (counts.size < MOST_WAITING || counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + views)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    for (const kind of Object.keys(waiting) as ViewKind[]) {
      const counts = [...waiting[kind]].sort(([a], [b]) => (a < b ? -1 : 1))
      waiting[kind].clear()
      try {
        if (counts.length > 0) await write(kind, counts)
      } catch (error) {
        for (const [id, views] of counts) add(kind, id, views)
        throw error
      }
    }
  }

  async function write(kind: ViewKind, counts: [string, number][]): Promise<void> {
    const rows = sql.join(
      counts.map(([id, views]) => sql`(${id}::text, ${views}::int)`),
      sql`, `,
    )
    const table = tables[kind]
    await db.execute(
      sql`update ${table} set views = ${table.views} + added.views from (values ${rows}) as added(id, views) where ${table.id} = added.id`,
    )
  }

  const flushQuietly = () => flush().catch((error) => log.warn({ failure: reasonOf(error) }, 'views not counted yet'))

  return {
    count(kind, id, viewer) {
      if (!isFirst(kind, id, viewer)) return
      add(kind, id, 1)
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    flush,
    stop: flushQuietly,
  }
}
