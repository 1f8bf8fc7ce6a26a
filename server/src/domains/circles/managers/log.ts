import type { CircleAction, CircleLogEntry, managers as endpoints, Page } from '@plaza/shared/api'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../data/database'
import { circleLog, posts, users } from '../../../data/schema/index'
import type { Context } from '../../../transport/context'
import type { HandlerInput } from '../../../transport/handlers'
import { descending, pageOf } from '../../../transport/paging'
import { requireManager } from '../roles'

interface ManagerDecision {
  circleId: string
  userId: string
  action: CircleAction
  subjectId?: string
  reason?: string
  words?: string
}

export const writeLog = (tx: Transaction, decision: ManagerDecision) => tx.insert(circleLog).values(decision)

const newestFirst = descending(circleLog.id)

/** A page of a circle's log. */
export async function readLog(
  context: Context,
  { params, query = {} }: HandlerInput<typeof endpoints.log>,
): Promise<Page<CircleLogEntry>> {
  const { db, person } = context
  await requireManager(db, params.id, person.id)
  const ofAction = query.action && eq(circleLog.action, query.action)
  const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
    db
      .select({
        entry: circleLog,
        name: users.nickname,
        avatar: users.avatar,
        canShow: sql<boolean>`coalesce(${circleLog.action} = 'hide' and ${posts.hiddenBy} is not null and ${isNull(posts.deletedAt)}, false)`,
      })
      .from(circleLog)
      .leftJoin(users, eq(users.id, circleLog.userId))
      .leftJoin(posts, eq(posts.id, circleLog.subjectId))
      .where(and(eq(circleLog.circleId, params.id), ofAction, after))
      .$dynamic(),
  )
  return {
    list: rows.map(({ entry, name, avatar, canShow }) => ({
      id: String(entry.id),
      at: entry.at.toISOString(),
      manager: { id: entry.userId, name: name ?? '', avatar },
      action: entry.action,
      subject_id: entry.subjectId,
      reason: entry.reason,
      words: entry.words,
      can_show: canShow,
    })),
    next,
  }
}
