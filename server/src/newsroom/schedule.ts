import { and, lte, type SQL } from 'drizzle-orm'
import { isUnavailable, reasonOf } from '../data/failures'
import { newsroomEntries } from '../data/schema/index'
import type { Deps } from '../transport/context'
import { type EditContext, type EntryDeps, keyOf, logRow, publishNow, tellOf } from './entries'

/** Name in the log for what the clock does. */
const CLOCK = 'clock'

/** Publishes what is due. An entry that can never be published fails, which its log says. */
export async function publishDue(deps: EntryDeps & Pick<Deps, 'log'>, now = new Date()): Promise<void> {
  const isDue = lte(newsroomEntries.publishAt, now)
  const due = await deps.db
    .select({ kind: newsroomEntries.kind, id: newsroomEntries.id })
    .from(newsroomEntries)
    .where(isDue)
    .orderBy(newsroomEntries.publishAt)
  for (const { kind, id } of due) {
    const edit = { who: CLOCK, kind }
    await publishScheduled(deps, edit, and(keyOf(kind, id), isDue)).catch(async (error) => {
      deps.log.warn({ kind, id, failure: reasonOf(error) }, 'a scheduled entry was not published')
      // The next minute may publish it.
      if (isUnavailable(error)) return
      await failSchedule(deps.db, edit, id)
    })
  }
}

/** Publishes an entry that is due still: by its turn it may be taken back, put off or published by another server. */
async function publishScheduled(deps: EntryDeps, edit: EditContext, isDueStill: SQL | undefined): Promise<void> {
  const published = await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(newsroomEntries).where(isDueStill).for('update')
    if (row) await publishNow(tx, deps, edit, row)
    return row
  })
  if (published) await tellOf(deps, published.id)
}

/** What is public of it stays so. */
const failSchedule = (db: EntryDeps['db'], edit: EditContext, id: string) =>
  db.transaction(async (tx) => {
    const isEntry = keyOf(edit.kind, id)
    const [row] = await tx.select().from(newsroomEntries).where(isEntry).for('update')
    if (!row) return
    await tx
      .update(newsroomEntries)
      .set({ publishAt: null, ...(row.state === 'scheduled' && { state: 'failed' as const }) })
      .where(isEntry)
    await logRow(tx, edit, { id, version: row.version, action: 'fail-to-publish' })
  })
