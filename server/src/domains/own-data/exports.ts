import { type DataExport, dataExports as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS, siteDate } from '@plaza/shared/format'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { reasonOf } from '../../data/failures'
import { newId } from '../../data/ids'
import { dataExportFiles, dataExports } from '../../data/schema/index'
import type { Context, Deps } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { checkProof } from '../account/credentials'
import { lockPerson } from '../account/sessions'
import { readUser } from '../account/users'
import { sendMessages } from '../messages/send'
import { consumeRateLimit } from '../rate-limits'
import { exportFile } from './export-file'

const MAX_A_DAY = 3
/** Days in which a file can be fetched. */
const DAYS = 7

type ExportRow = typeof dataExports.$inferSelect
type ExportDeps = Pick<Deps, 'db' | 'identity' | 'log'>

const purposeOf = ({ id, userId }: Pick<ExportRow, 'id' | 'userId'>) => `data-export:${userId}:${id}`

const toExport = ({ id, state, bytes, requestedAt, readyAt, expiresAt }: ExportRow): DataExport => ({
  ...{ id, state, bytes },
  requested_at: requestedAt.toISOString(),
  ready_at: readyAt?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
})

async function request(context: Context, proof: Parameters<typeof checkProof>[2]): Promise<DataExport> {
  const { db, person } = context
  await checkProof(context, await readUser(db, person.id), proof, {
    spends: true,
    check: () => consumeRateLimit(db, [{ key: `data-export:${person.id}`, max: MAX_A_DAY, seconds: DAY_SECONDS }]),
  })
  return db.transaction(async (tx) => {
    await lockPerson(tx, person)
    const isOwn = eq(dataExports.userId, person.id)
    const [waiting] = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(isOwn, eq(dataExports.state, 'waiting')))
    if (waiting) throw refuse('repeated')
    // A newer file takes the place of one that nobody fetched.
    await tx.delete(dataExports).where(isOwn)
    const [row] = await tx.insert(dataExports).values({ id: newId(), userId: person.id }).returning()
    if (!row) throw new Error('no export row')
    return toExport(row)
  })
}

/** The file; marked as fetched and deleted in one transaction, so that of two requests one gets it. */
async function fetchFile({ db, person, identity }: Context, id: string): Promise<{ name: string; json: string }> {
  const which = and(eq(dataExports.id, id), eq(dataExports.userId, person.id))
  return db.transaction(async (tx) => {
    const [taken] = await tx
      .update(dataExports)
      .set({ state: 'fetched' })
      .where(and(which, eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, sql`now()`)))
      .returning()
    if (!taken) {
      const [own] = await tx.select({ id: dataExports.id }).from(dataExports).where(which)
      throw own ? refuse('tooLate', { detail: 'export.gone' }) : refuse('contentGone')
    }
    const [file] = await tx.delete(dataExportFiles).where(eq(dataExportFiles.exportId, id)).returning()
    const json = file && identity.open(purposeOf(taken), file.sealed)
    if (!json) throw new Error('no file of the export')
    return { name: `plaza-${siteDate(taken.readyAt?.getTime() ?? Date.now())}.json`, json }
  })
}

async function make(tx: Transaction, { identity }: ExportDeps, row: ExportRow): Promise<void> {
  const json = await exportFile(tx, identity, await readUser(tx, row.userId))
  await tx.insert(dataExportFiles).values({ exportId: row.id, sealed: identity.seal(purposeOf(row), json) })
  await tx
    .update(dataExports)
    .set({
      state: 'ready',
      bytes: Buffer.byteLength(json),
      readyAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${DAYS})`,
    })
    .where(eq(dataExports.id, row.id))
  const params = { days: String(DAYS) }
  await sendMessages(tx, [{ to: row.userId, template: 'export.ready', params, link: '/user-set', onceKey: row.id }])
}

/** Makes the next file that somebody waits for. Several servers take different ones. */
async function makeNext(deps: ExportDeps): Promise<boolean> {
  const isNext = eq(dataExports.state, 'waiting')
  let taken: ExportRow | undefined
  try {
    return await deps.db.transaction(async (tx) => {
      const next = tx.select().from(dataExports).where(isNext).orderBy(asc(dataExports.requestedAt)).limit(1)
      ;[taken] = await next.for('no key update', { skipLocked: true })
      if (taken) await make(tx, deps, taken)
      return taken !== undefined
    })
  } catch (error) {
    if (!taken) throw error
    deps.log.warn({ export: taken.id, failure: reasonOf(error) }, 'data export failed')
    await deps.db.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.id, taken.id))
    return true
  }
}

/** Makes the files that persons asked for. */
export async function makeDataExports(deps: ExportDeps): Promise<void> {
  while (await makeNext(deps));
}

/** Deletes files that nobody fetched in time. */
export async function expireDataExports({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .update(dataExports)
      .set({ state: 'expired' })
      .where(and(eq(dataExports.state, 'ready'), lte(dataExports.expiresAt, sql`now()`)))
      .returning({ id: dataExports.id })
    for (const { id } of gone) await tx.delete(dataExportFiles).where(eq(dataExportFiles.exportId, id))
  })
}

export const dataExportHandlers = [
  handle(endpoints.latest, async (_, { db, person }) => {
    const newest = db.select().from(dataExports).where(eq(dataExports.userId, person.id))
    const [row] = await newest.orderBy(desc(dataExports.requestedAt)).limit(1)
    return { export: row ? toExport(row) : null }
  }),
  handle(endpoints.request, ({ body = {} }, context) => request(context, body)),
  handle(endpoints.fetch, ({ params }, context) => fetchFile(context, params.id)),
]
