import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { uploads, users } from '../../data/schema/index'

/** Makes files public, together with the thing that shows them. */
export async function publishUploads(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .update(uploads)
      .set({ publishedAt: sql`now()` })
      .where(inArray(uploads.key, [...keys]))
}

const isAvatar = sql`exists (select 1 from ${users} where ${users.id} = ${uploads.userId}
  and ${users.avatar} = '/media/uploads/' || ${uploads.key})`

/** Restricts files to their owner and reviewers. Copies in browsers and proxies remain. */
export async function withdrawUploads(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(uploads)
    .set({ publishedAt: null })
    .where(and(inArray(uploads.key, [...keys]), sql`not ${isAvatar}`))
}
