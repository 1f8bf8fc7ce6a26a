import { newsroomKinds } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../data/database'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { folderAt } from '../seed/demo/source'
import { insertRows } from '../seed/insert'
import { idOf, titleOf } from './document'
import { entriesOf, type FileEntry, isContentFile } from './files'

const WHO = 'demo'

const isUnpublished = (document: unknown) => (document as { unpublished?: boolean }).unpublished === true

function rowOf({ kind, document }: FileEntry, at: Date): typeof newsroomEntries.$inferInsert {
  const common = { kind, id: idOf(kind, document), title: titleOf(kind, document), updatedBy: WHO, updatedAt: at }
  if (isUnpublished(document)) return common
  return { ...common, state: 'published', publishedVersion: 1, publishedAt: at }
}

/** Kinds of which nothing has been written. */
async function newKinds(db: Executor): Promise<ReadonlySet<string>> {
  const written = await db.selectDistinct({ kind: newsroomEntries.kind }).from(newsroomEntries)
  return new Set(newsroomKinds.filter((kind) => !written.some((one) => one.kind === kind)))
}

/** Lets editors work on what the demo was seeded with. Leaves kinds of which an editor or the demo has written anything. */
export async function adoptDemo(db: Database, demoDir: string, at = new Date()): Promise<void> {
  if ((await newKinds(db)).size === 0) return
  const folder = folderAt(demoDir)
  const files = folder.files.filter(isContentFile).flatMap((file) => entriesOf(file, folder.read(file)))
  await db.transaction(async (tx) => {
    // Servers may start at the same time.
    await tx.execute(sql`lock table ${newsroomEntries} in share row exclusive mode`)
    const kinds = await newKinds(tx)
    const entries = files.filter(({ kind }) => kinds.has(kind))
    await insertRows(
      tx,
      newsroomEntries,
      entries.map((entry) => rowOf(entry, at)),
    )
    await insertRows(
      tx,
      newsroomLog,
      entries.map(({ kind, document }) => ({
        ...{ kind, entryId: idOf(kind, document), version: 1, action: 'import' as const, document, who: WHO, at },
      })),
    )
  })
}
