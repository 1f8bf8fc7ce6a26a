import type { QueueSubject } from '@plaza/shared/operations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { joinApplications } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfApplication } from '../page-addresses'
import { type Decision, type DecisionOutcome, ItemFailure, type QueueSubjects } from '../queue/subject'

export const UNDECIDED = ['received', 'reviewing'] as const

const WHERE = { where: '加入我们', whereEn: 'Join us' }
const NOTHING: DecisionOutcome = { tags: [] }

const outcomes = {
  accept: { state: 'accepted', template: 'join.accepted' },
  refuse: { state: 'refused', template: 'join.refused' },
} as const

/** Tells the applicant, and their open page in any case. */
async function tell(tx: Transaction, message: NewMessage): Promise<void> {
  await sendMessages(tx, [message])
  await noteEvent(tx, `unread:${message.to}`)
}

async function decide(tx: Transaction, id: string, { decision, reason }: Decision): Promise<DecisionOutcome> {
  const { state, template } = outcomes[decision as keyof typeof outcomes]
  const [moved] = await tx
    .update(joinApplications)
    .set({
      ...{ state, answer: reason, decidedAt: sql`now()` },
      reviewingAt: sql`coalesce(${joinApplications.reviewingAt}, now())`,
    })
    .where(and(eq(joinApplications.id, id), inArray(joinApplications.state, [...UNDECIDED])))
    .returning({ userId: joinApplications.userId })
  if (!moved) throw new ItemFailure('unfit')
  const params = { words: excerptOf(reason) }
  await tell(tx, { to: moved.userId, template, params, link: addressOfApplication(id) })
  return NOTHING
}

/** Somebody begins to read it; the applicant is told once. */
async function take(tx: Transaction, id: string): Promise<DecisionOutcome> {
  const [moved] = await tx
    .update(joinApplications)
    .set({ state: 'reviewing', reviewingAt: sql`now()` })
    .where(and(eq(joinApplications.id, id), eq(joinApplications.state, 'received')))
    .returning({ userId: joinApplications.userId })
  if (moved)
    await tell(tx, { to: moved.userId, template: 'join.reviewing', params: {}, link: addressOfApplication(id) })
  return NOTHING
}

/** Applications, as support sees them. */
export const applicationSubjects: QueueSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(joinApplications)
      .where(inArray(joinApplications.id, [...ids]))
    return new Map(
      rows.map(({ id, note, images, state, name, organisation, phone, portfolio }): [string, QueueSubject] => [
        id,
        {
          ...{ title: organisation ?? name, text: note, images: images.map(({ url }) => url), video: null, ...WHERE },
          application: { state, name, organisation, phone, portfolio },
        },
      ]),
    )
  },
  lock: (tx, id) =>
    tx.select({ id: joinApplications.id }).from(joinApplications).where(eq(joinApplications.id, id)).for('update'),
  decide,
  take,
}
