import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../data/database'
import { reasonOf } from '../data/failures'
import { channels, contents, posts, recentViews } from '../data/schema/index'
import type { Secret } from '../secret'
import type { ViewCounter, Viewer, ViewKind } from '../transport/ports/views'

dayjs.extend(utc)

const FLUSH_MS = 1_000
/** Views kept in memory while the database is down. */
const MOST_WAITING = 10_000
const tables = { content: contents, post: posts, channel: channels } satisfies Record<ViewKind, unknown>

/** Views that this process remembers, to avoid asking the database again. */
const MAX_REMEMBERED = 200_000

interface View {
  /** Keyed hash of hour, thing and viewer: equal on every server. */
  key: bigint
  id: string
}

/** Returns the key of a view in this hour; null if this process has counted it already. */
function createViewKeys(secret: Secret): (kind: ViewKind, id: string, viewer: Viewer) => bigint | null {
  const remembered = new Set<string>()
  let hour = 0
  return (kind, id, { user, ip }) => {
    const now = dayjs.utc().startOf('hour').valueOf()
    if (now !== hour || remembered.size >= MAX_REMEMBERED) remembered.clear()
    hour = now
    const text = JSON.stringify([now, kind, id, user ? 'person' : 'network', user?.id ?? ip])
    if (remembered.has(text)) return null
    remembered.add(text)
    return Buffer.from(secret.sign('view', text), 'base64url').readBigInt64BE()
  }
}

/**
 * Counts a viewer of a thing once an hour, across servers and restarts, by a row of `recent_views`. Views are written
 * in batches.
 */
export function createViewCounter(db: Database, log: Logger, secret: Secret): ViewCounter {
  const waiting: Record<ViewKind, View[]> = { content: [], post: [], channel: [] }
  const newKey = createViewKeys(secret)
  let timer: NodeJS.Timeout | undefined

  function add(kind: ViewKind, views: View[]): void {
    waiting[kind].push(...views.slice(0, MOST_WAITING - waiting[kind].length))
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    for (const kind of Object.keys(waiting) as ViewKind[]) {
      const views = waiting[kind].splice(0)
      try {
        if (views.length > 0) await write(kind, views)
      } catch (error) {
        add(kind, views)
        throw error
      }
    }
  }

  /** One statement: views counted by another server are not counted again, and a failure counts nothing. */
  async function write(kind: ViewKind, views: View[]): Promise<void> {
    const table = tables[kind]
    const rows = views.map(({ key, id }) => ({ key: String(key), id }))
    await db.execute(sql`
      with viewed as (select key, id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(key bigint, id text)),
      fresh as (
        insert into ${recentViews} (key, at) select key, now() from viewed order by key
        on conflict do nothing returning key),
      added as (select id, count(*)::int as views from viewed join fresh using (key) group by id)
      update ${table} set views = ${table.views} + added.views from added where ${table.id} = added.id`)
  }

  const flushQuietly = () => flush().catch((error) => log.warn({ failure: reasonOf(error) }, 'views not counted yet'))

  return {
    count(kind, id, viewer) {
      const key = newKey(kind, id, viewer)
      if (key === null) return
      add(kind, [{ key, id }])
      timer ??= setTimeout(flushQuietly, FLUSH_MS)
    },
    flush,
    stop: flushQuietly,
  }
}
