import type { ContactBody, WriterContact } from '@plaza/shared/operations'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../data/database'
import { queueItems, queueLog, users } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { isTakenIn, isVisibleTo } from '../queue/rights'

const queue = 'departments'

/**
 * Name and phone of the writer of an advice that the operator has taken and not decided yet. The log says who read them
 * and why (docs/decisions/0185-departments-in-the-back-office.md).
 */
export const readContact = (
  db: Database,
  who: string,
  { item, why }: v.InferOutput<typeof ContactBody>,
): Promise<WriterContact> =>
  db.transaction(async (tx) => {
    const [writer] = await tx
      .select({ name: users.nickname, phone: users.phone })
      .from(queueItems)
      .innerJoin(users, eq(users.id, queueItems.authorId))
      .where(
        and(
          isVisibleTo({ queue, who, role: 'department' }),
          eq(queueItems.id, item),
          eq(queueItems.state, 'waiting'),
          eq(queueItems.takenBy, who),
          isTakenIn(queue),
        ),
      )
    if (!writer) throw refuse('notAllowed')
    await tx.insert(queueLog).values({ queue, item, who, action: 'contact', reason: why })
    return writer
  })
