import { lte } from 'drizzle-orm'
import { isUnavailable, reasonOf } from '../data/failures'
import { newsroomEntries } from '../data/schema/index'
import type { Deps } from '../transport/context'
import { Refusal } from '../transport/refusal'
import { type EditContext, type EntryDeps, keyOf, logRow, publishEntry } from './entries'

/** Name in the log for what the clock does. */
const CLOCK = 'clock'

/** Whether the next minute may publish what this one could not. */
const isPassing = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Refusal && error.code === 'stateChanged')

/** Publishes what is due. An entry that can never be published fails, which its log says. */
export async function publishDue(deps: EntryDeps & Pick<Deps, 'log'>, now = new Date()): Promise<void> {
  const due = await deps.db.select().from(newsroomEntries).where(lte(newsroomEntries.publishAt, now))
  for (const { kind, id, version } of due) {
    const edit = { who: CLOCK, kind }
    await publishEntry(deps, edit, { id, version }).catch(async (error) => {
      deps.log.warn({ kind, id, failure: reasonOf(error) }, 'a scheduled entry was not published')
      if (isPassing(error)) return
      await failSchedule(deps.db, edit, id)
    })
  }
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
