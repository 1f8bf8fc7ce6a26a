import { sql } from 'drizzle-orm'
import { type Area, ago, series, WRITER } from './area'
import { text, twoSentences } from './phrases'

/** Articles of editors, few of which could not be published, and somebody who has read all of them. */
export const newsroom: Area = {
  once: () => [],
  rows: (range) => [
    sql`insert into newsroom_entries (kind, id, title, state, published_version, updated_by, updated_at)
    select 'article', 'many-' || n, ${text}, case when n % 1000 = 0 then 'failed' else 'published' end, 1, 'ed', ${ago}
    from ${series(range)} ${twoSentences}`,
    sql`insert into newsroom_log (kind, entry_id, version, action, document, who, at)
    select 'article', 'many-' || n, 1, 'create', '{}', 'ed', ${ago} from ${series(range)}`,
    sql`insert into histories (user_id, content_id, viewed_at) select ${WRITER}, 'many-' || n, ${ago} from ${series(range)}`,
  ],
}
