import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { type OperationsEnv, requireToken } from '../registry/operations/access'
import { succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'

/** Folder in `PLAZA_DATA` of a copy that the backup command is about to move. */
const SNAPSHOTS = 'snapshots'

/** Copies the running embedded database into a folder next to it, and answers with that folder. */
export function mountSnapshot(
  calls: Hono<OperationsEnv>,
  { environment, copyDatabase }: Pick<Deps, 'environment' | 'copyDatabase'>,
): void {
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
