import { reports as endpoints, type ReportTarget } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { comments, posts, reports, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { isShown, targetIsShown } from '../shown'
import { keyIn, ownPictures } from '../uploads/own-uploads'

type NewReport = HandlerInput<typeof endpoints.add>['body']

/** A thing that is reported, as its table knows it. */
interface ReportedThing {
  target: ReportTarget
  authorId: string
}

/** Reads a visible thing and locks it against a decision until the report is stored. */
const readThing: Readonly<Record<ReportTarget, (tx: Executor, id: string) => Promise<ReportedThing | undefined>>> = {
  async post(tx, id) {
    const [row] = await tx
      .select({ authorId: posts.userId })
      .from(posts)
      .where(and(eq(posts.id, id), isShown.post))
      .for('key share')
    return row && { target: 'post', ...row }
  },
  comment: readComment,
  chat: readComment,
  async person(tx, id) {
    const [row] = await tx.select({ authorId: users.id }).from(users).where(eq(users.id, id)).for('key share')
    return row && { target: 'person', ...row }
  },
}

async function readComment(tx: Executor, id: string): Promise<ReportedThing | undefined> {
  const [row] = await tx
    .select({ authorId: comments.userId, of: comments.target })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.state, 'shown'), targetIsShown))
    .for('key share', { of: comments })
  return row && { target: row.of === 'channel' ? 'chat' : 'comment', authorId: row.authorId }
}

/** Stores a report; false if this person has reported this thing before. */
async function add(tx: Transaction, { person }: Context, max: number, body: NewReport): Promise<boolean> {
  const thing = await readThing[body.target](tx, body.id)
  if (!thing) throw refuse('contentGone')
  if (thing.authorId === person.id) throw refuse('notAllowed')
  const images = await ownPictures(tx, person.id, body.images)
  const added = await tx
    .insert(reports)
    .values({
      ...thing,
      id: newId(),
      targetId: body.id,
      reporterId: person.id,
      reason: body.reason,
      text: body.text ?? '',
      images: images.map(({ url }) => keyIn(url)),
    })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (added.length === 0) return false
  await consumeRateLimit(tx, [{ key: `report:${person.id}`, max, seconds: DAY_SECONDS, detail: 'reports.full' }])
  return true
}

export const reportHandlers = [
  handle(endpoints.add, async ({ body }, context) => {
    const max = await context.moderation.limitOf('reportsPerDay')
    const isAdded = await context.db.transaction((tx) => add(tx, context, max, body))
    return { repeated: !isAdded }
  }),
]
