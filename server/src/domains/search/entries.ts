import { DAY_MS } from '@plaza/shared/format'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { reasonOf } from '../../data/failures'
import { searchEntries } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import type { SearchDocument } from './document'
import { isSource, type SearchSource, sources, TITLE_SIGNS } from './sources'
import { plain, titleTokens, wordTokens } from './tokens'

/** Things indexed per transaction; a concurrent search waits at most for these. */
const BATCH = 100
/** Changed things indexed during a search; `startIndexing` handles the others. */
export const INDEXED_PER_SEARCH = 20
/** Entries whose weight is updated together. */
const WEIGHTS_BATCH = 500
/** Interval between checks for changed things. */
const POLL_MS = 2_000
/** New things rank above old ones with as many views: the bonus starts at this value and halves in a fortnight. */
const FRESHNESS_WEIGHT = 40
const FRESHNESS_HALF_LIFE_MS = 14 * DAY_MS
/** Things to follow or listen to rank above contents with the same text. */
const NAMED_BONUS = 40
const namedKinds = new Set([
  ...['channel', 'anchor', 'organisation', 'circle', 'topic', 'guide', 'service'],
  ...['team', 'team-service', 'venue', 'project'],
])

const freshness = (at: Date | null, now: number) =>
  at ? FRESHNESS_WEIGHT * 0.5 ** (Math.max(0, now - at.getTime()) / FRESHNESS_HALF_LIFE_MS) : 0
const weightOf = ({ kind, views, at }: SearchDocument, now: number) =>
  Math.round(Math.log10(views + 1) * 20 + freshness(at, now)) + (namedKinds.has(kind) ? NAMED_BONUS : 0)

/** A recording's sentences on lines of their own: no pair of characters spans two of them. */
const textOf = ({ words, summary, cues = [] }: SearchDocument) =>
  [words ?? summary, ...cues.map(([, , text]) => text)].join('\n')

function entryOf(source: SearchSource, thing: SearchDocument, now: number): typeof searchEntries.$inferInsert {
  const title = [...thing.title].slice(0, TITLE_SIGNS).join('')
  return {
    source,
    id: thing.id,
    kind: thing.kind,
    type: thing.type,
    title: plain(title),
    weight: weightOf(thing, now),
    circleId: thing.circleId ?? null,
    authorId: thing.authorId ?? null,
    tokens: [...new Set([...titleTokens(title), ...wordTokens(textOf(thing))])],
  }
}

async function upsertEntries(tx: Transaction, source: SearchSource, ids: readonly string[]): Promise<void> {
  const things = await sources[source](tx, ids)
  const there = new Set(things.map(({ id }) => id))
  const gone = ids.filter((id) => !there.has(id))
  if (gone.length > 0)
    await tx.delete(searchEntries).where(and(eq(searchEntries.source, source), inArray(searchEntries.id, gone)))
  if (things.length === 0) return
  const now = Date.now()
  await tx
    .insert(searchEntries)
    .values(things.map((thing) => entryOf(source, thing, now)))
    .onConflictDoUpdate({
      target: [searchEntries.source, searchEntries.id],
      set: {
        kind: sql`excluded.kind`,
        type: sql`excluded.type`,
        title: sql`excluded.title`,
        weight: sql`excluded.weight`,
        tokens: sql`excluded.tokens`,
        circleId: sql`excluded.circle_id`,
        authorId: sql`excluded.author_id`,
      },
    })
}

/** Indexes a batch of changed things and returns its size. Concurrent servers take different batches. */
const indexBatch = (db: Database, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ source: string; id: string }>(sql`
      delete from search_pending where ctid = any(array(
        select ctid from search_pending order by source, id limit ${most} for update skip locked)) returning source, id`)
    for (const source of new Set(rows.map((row) => row.source))) {
      if (!isSource(source)) continue
      await upsertEntries(
        tx,
        source,
        rows.filter((row) => row.source === source).map(({ id }) => id),
      )
    }
    return rows.length
  })

/** Indexes changed things, at most `most` if given; without changes this is one short query. */
export async function indexPending(db: Database, most?: number): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from search_pending limit 1`)
  if (rows.length === 0) return
  if (most !== undefined) return void (await indexBatch(db, most))
  while ((await indexBatch(db, BATCH)) === BATCH);
}

/** Indexes changes while the server runs. Returns the function that stops it. */
export function startIndexing({ db, log }: Pick<Deps, 'db' | 'log'>): () => void {
  let indexing = false
  const poll = () => {
    if (indexing) return
    indexing = true
    indexPending(db)
      .catch((error) => log.warn({ failure: reasonOf(error) }, 'not all can be found'))
      .finally(() => {
        indexing = false
      })
  }
  poll()
  const timer = setInterval(poll, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Recomputes the weight of all entries: views and age change without a change of text. */
export async function refreshWeights(db: Database, now = Date.now()): Promise<void> {
  for (const source of Object.keys(sources) as SearchSource[]) {
    for (let after: string | undefined = ''; after !== undefined; )
      after = await updateWeightsAfter(db, source, after, now)
  }
}

/** Recomputes the weight of some entries, by id; returns the last id. */
async function updateWeightsAfter(
  db: Database,
  source: SearchSource,
  after: string,
  now: number,
): Promise<string | undefined> {
  const entries = await db
    .select({ id: searchEntries.id, weight: searchEntries.weight })
    .from(searchEntries)
    .where(and(eq(searchEntries.source, source), gt(searchEntries.id, after)))
    .orderBy(asc(searchEntries.id))
    .limit(WEIGHTS_BATCH)
  const things = await sources[source](
    db,
    entries.map(({ id }) => id),
  )
  const known = new Map(entries.map(({ id, weight }) => [id, weight]))
  const weighed = things.map((thing) => ({ id: thing.id, weight: weightOf(thing, now) }))
  const changed = weighed.filter(({ id, weight }) => known.get(id) !== weight)
  if (changed.length > 0)
    await db.execute(sql`
      update search_entries set weight = fresh.weight
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as fresh(id text, weight int)
      where search_entries.source = ${source} and search_entries.id = fresh.id`)
  return entries.length < WEIGHTS_BATCH ? undefined : entries.at(-1)?.id
}
