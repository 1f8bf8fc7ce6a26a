import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../data/database'
import { contents, programmes } from '../data/schema/index'
import { playScope } from '../transport/play-auth'

const FRESH_MS = 5_000
/** Pictures are shared by contents, cards and channels (docs/decisions/0083). */
const PICTURE = /\.(?:webp|png|jpe?g|gif|svg)$/

/** Sound and films below the assets that only unpublished contents use. */
async function readUnpublished(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ address: string }>(sql`
    with unpublished as (
      select url as address from ${contents} where hidden = 1 and url like '/media/%'
      union select voice_url from ${contents} where hidden = 1 and voice_url like '/media/%')
    select address from unpublished where address not like '/media/uploads/%'
    except select url from ${contents} where hidden = 0
    except select voice_url from ${contents} where hidden = 0
    except select replay_url from ${programmes}`)
  return new Set(rows.map(({ address }) => playScope(address)))
}

/**
 * Whether a file below the assets belongs to unpublished contents alone. A content that is published is seen at once, one
 * that is hidden within seconds. Throws if the database has never answered.
 */
export function createUnpublishedMedia(db: Executor): (address: string) => Promise<boolean> {
  const cache = new LRUCache<'all', ReadonlySet<string>>({
    max: 1,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    fetchMethod: () => readUnpublished(db),
  })
  return async (address) => {
    const scope = playScope(address)
    if (PICTURE.test(address) || !(await cache.forceFetch('all')).has(scope)) return false
    return (await cache.forceFetch('all', { forceRefresh: true })).has(scope)
  }
}
