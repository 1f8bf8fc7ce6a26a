import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { comments, posts, reports } from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { resolvePast } from '../moments'

type SeedReport = Demo['reports'][number]

async function thingOf(db: Executor, { post, comment, person }: SeedReport) {
  if (person) return { target: 'person' as const, targetId: String(person), authorId: String(person) }
  const table = post ? posts : comments
  const id = String(post ?? comment)
  const [row] = await db.select({ authorId: table.userId }).from(table).where(eq(table.id, id))
  if (!row) throw new Error(`${id} is reported but does not exist`)
  return { target: post ? ('post' as const) : ('comment' as const), targetId: id, ...row }
}

/** Reports that wait in the queue of the reviewers. */
export async function seedReports(db: Executor, demo: Demo, now: Date): Promise<void> {
  for (const report of demo.reports) {
    const { id, by, reason, text, sent } = report
    const thing = await thingOf(db, report)
    await db
      .insert(reports)
      .values({ ...thing, id: String(id), reporterId: String(by), reason, text, createdAt: resolvePast(sent, now) })
  }
}
