import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { searchEntries } from '../../data/schema/index'
import { type Findable, isSource, type Source, sources } from './sources'
import { plain, titleTokens, wordTokens } from './tokens'

/** Things that are put among the entries at once. */
const BATCH = 500
/** Names of things to follow or listen to stand before what merely says the same. */
const NAMED = 40
const named = new Set(['channel', 'anchor', 'organisation', 'circle'])
/** A title is found by so many signs of it: a post is a title of its own. */
const TITLE_SIGNS = 120

const weightOf = ({ kind, views }: Findable) => Math.round(Math.log10(views + 1) * 20) + (named.has(kind) ? NAMED : 0)

function entryOf(source: Source, thing: Findable): typeof searchEntries.$inferInsert {
  const title = [...thing.title].slice(0, TITLE_SIGNS).join('')
  return {
    source,
    id: thing.id,
    kind: thing.kind,
    type: thing.type,
    title: plain(title),
    weight: weightOf(thing),
    tokens: [...new Set([...titleTokens(title), ...wordTokens(thing.summary)])],
  }
}

async function putEntries(tx: Transaction, source: Source, ids: readonly string[]): Promise<void> {
  const things = await sources[source](tx, ids)
  const there = new Set(things.map(({ id }) => id))
  const gone = ids.filter((id) => !there.has(id))
  if (gone.length > 0)
    await tx.delete(searchEntries).where(and(eq(searchEntries.source, source), inArray(searchEntries.id, gone)))
  if (things.length === 0) return
  await tx
    .insert(searchEntries)
    .values(things.map((thing) => entryOf(source, thing)))
    .onConflictDoUpdate({
      target: [searchEntries.source, searchEntries.id],
      set: {
        kind: sql`excluded.kind`,
        type: sql`excluded.type`,
        title: sql`excluded.title`,
        weight: sql`excluded.weight`,
        tokens: sql`excluded.tokens`,
      },
    })
}

/** Takes a batch of what changed; gives how many that were. Two servers take different ones. */
const putBatch = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ source: string; id: string }>(sql`
      delete from search_pending where (source, id) in
        (select source, id from search_pending limit ${BATCH} for update skip locked) returning source, id`)
    for (const source of new Set(rows.map((row) => row.source))) {
      if (!isSource(source)) continue
      await putEntries(
        tx,
        source,
        rows.filter((row) => row.source === source).map(({ id }) => id),
      )
    }
    return rows.length
  })

/** Puts what changed among the entries, so many batches at most; where nothing did, it is one short look. */
export async function putPending(db: Database, batches = Number.POSITIVE_INFINITY): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from search_pending limit 1`)
  if (rows.length === 0) return
  for (let done = 0; done < batches; done++) if ((await putBatch(db)) < BATCH) return
}
