import { blocks as endpoints } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { blocks, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { lockPair } from '../blocked'
import { consumeRateLimit } from '../rate-limits'
import { changeFollow, followersOf } from '../social/follows'
import { requirePerson } from '../social/targets'
import { personColumns, toPerson } from './entries'

const BLOCKS_PER_HOUR = 100
/** Lists skip the words of blocked people while they are read. */
const MAX_BLOCKS = 2000

/** Blocks or unblocks; a block ends follows in both directions (docs/decisions/0165). */
function setBlock(db: Database, userId: string, id: string, on: boolean): Promise<number> {
  if (id === userId) throw refuse('notAllowed')
  return db.transaction(async (tx) => {
    if (on) {
      await requirePerson(tx, id)
      await consumeRateLimit(tx, [{ key: `block:${userId}`, max: BLOCKS_PER_HOUR, seconds: HOUR_SECONDS }])
      await lockPair(tx, userId, id)
      await tx.insert(blocks).values({ userId, blockedId: id }).onConflictDoNothing()
      const [counted] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(blocks)
        .where(eq(blocks.userId, userId))
      if ((counted?.count ?? 0) > MAX_BLOCKS) throw refuse('full', { detail: 'blocks.full' })
      await changeFollow(tx, userId, { kind: 'user', id, on: false })
      await changeFollow(tx, id, { kind: 'user', id: userId, on: false })
    } else await tx.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, id)))
    return followersOf(tx, 'user', id)
  })
}

const latest = descending(blocks.createdAt, blocks.blockedId)

export const blockHandlers = [
  handle(endpoints.set, async ({ params, body }, { db, person }) => ({
    followers: await setBlock(db, person.id, params.id, body.on),
    blocked: body.on,
  })),
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, latest, (after) =>
      db
        .select({ ...personColumns(person.id), at: { createdAt: blocks.createdAt, blockedId: blocks.blockedId } })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(and(eq(blocks.userId, person.id), after)),
    )
    return { list: rows.map((row) => toPerson(row, person.id)), next }
  }),
]
