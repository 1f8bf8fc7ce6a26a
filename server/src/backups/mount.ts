import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@plaza/shared/format'
import { lt } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { backupRuns } from '../data/schema/index'
import { type OperationsEnv, requireToken } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'

/** Folder in `PLAZA_DATA` of a copy that the backup command is about to move. */
const SNAPSHOTS = 'snapshots'
/** How long it is remembered that there was a backup. */
const KEPT_DAYS = 400

const BackupBody = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) })

/** Calls of the backup command: a copy of the running embedded database, and word of a complete backup. */
export function mountBackups(
  calls: Hono<OperationsEnv>,
  { environment, copyDatabase, db }: Pick<Deps, 'environment' | 'copyDatabase' | 'db'>,
): void {
  calls.post('/backup-done', async (c) => {
    requireToken(c)
    const { at } = await readBody(c, BackupBody)
    await db
      .insert(backupRuns)
      .values({ at: new Date(at) })
      .onConflictDoNothing()
    await db.delete(backupRuns).where(lt(backupRuns.at, new Date(Date.now() - KEPT_DAYS * DAY_MS)))
    return succeed(c, null)
  })
  calls.post('/snapshot', async (c) => {
    requireToken(c)
    if (!copyDatabase) throw refuse('badInput')
    const snapshots = join(environment.dataDir, SNAPSHOTS)
    // Left behind by a backup that was killed; the command's lock admits one at a time.
    await rm(snapshots, { recursive: true, force: true })
    await mkdir(snapshots, { mode: 0o700 })
    const folder = join(snapshots, randomUUID())
    await copyDatabase(folder)
    return succeed(c, { folder })
  })
}
