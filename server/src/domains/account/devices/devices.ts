import { devices } from '@plaza/shared/api'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { sessions } from '../../../data/schema/index'
import { handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { endSession, endSessions, lockPerson } from '../sessions'

const MAX_SHOWN = 100

const living = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`))

export async function countDevices(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ devices: count() }).from(sessions).where(living(userId))
  return row?.devices ?? 0
}

export const deviceHandlers = [
  handle(devices.list, async (_, { db, person }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(living(person.id))
      .orderBy(desc(sessions.seenAt))
      .limit(MAX_SHOWN)
    return {
      list: rows.map(({ id, device, network, createdAt, seenAt }) => ({
        ...{ id, device, network },
        created_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === person.sessionId,
      })),
    }
  }),
  handle(devices.revoke, async ({ query }, { db, person }) => {
    if (query.id === 'others')
      await db.transaction(async (tx) => {
        await lockPerson(tx, person)
        await endSessions(tx, person.id, person.sessionId)
      })
    else if (!(await endSession(db, person.id, query.id, 'revoked'))) throw refuse('contentGone')
    return {}
  }),
]
