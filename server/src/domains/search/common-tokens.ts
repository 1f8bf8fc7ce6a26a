import { getTableName, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { searchEntries } from '../../data/schema/index'

/** Statistics change with the whole index, hardly within this time; planning the query takes longer than a search. */
const FRESH_MS = 600_000

type Shares = ReadonlyMap<string, number>
const known = new WeakMap<Executor, { at: number; shares: Promise<Shares> }>()

async function readShares(db: Executor): Promise<Shares> {
  const { rows } = await db.execute<{ token: string; share: number }>(sql`
    select token, share::float8 as share
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) row(token, share)
    where schemaname = current_schema() and tablename = ${getTableName(searchEntries)}
      and attname = ${searchEntries.tokens.name} and token is not null`)
  return new Map(rows.map(({ token, share }) => [token, share]))
}

/** The share of entries that have each frequent token, by the statistics of the index; none without statistics. */
export function commonTokens(db: Executor): Promise<Shares> {
  const before = known.get(db)
  if (before && Date.now() - before.at < FRESH_MS) return before.shares
  const shares = readShares(db)
  known.set(db, { at: Date.now(), shares })
  shares.catch(() => known.delete(db))
  return shares
}
