import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { uploads, users } from '../../data/schema/index'

/** Lets everybody see files, with the thing that shows them. */
export async function publishUploads(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .update(uploads)
      .set({ publishedAt: sql`now()` })
      .where(inArray(uploads.key, [...keys]))
}

const isAvatar = sql`exists (select 1 from ${users} where ${users.id} = ${uploads.userId}
  and ${users.avatar} = '/media/uploads/' || ${uploads.key})`

/** Leaves files to their owner and to reviewers. What a browser or a proxy has fetched meanwhile stays there. */
export async function withdrawUploads(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(uploads)
    .set({ publishedAt: null })
    .where(and(inArray(uploads.key, [...keys]), sql`not ${isAvatar}`))
}
