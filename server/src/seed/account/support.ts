import type { Executor } from '../../data/database'
import { feedbackEntries, feedbacks, joinApplications, queueItems, users } from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'

type SeedFeedback = Demo['feedbacks'][number]
type SeedApplication = Demo['applications'][number]

/** The operator of the demo's answers. */
const SUPPORT = 'support'

function feedbackRow(demo: Demo, one: SeedFeedback, now: Date) {
  const { id, user, kind, text, pictures, contact, entries, closed } = one
  const answer = entries.findLast(({ by }) => by === 'support')
  const written = entries.findLast(({ by }) => by === 'writer')?.sent ?? one.sent
  const last = entries.at(-1)?.by === 'support' ? ('answered' as const) : ('waiting' as const)
  return {
    ...{ id: String(id), userId: user === undefined ? null : String(user), kind, content: text },
    images: pictures.map(demo.media.picture),
    contact: contact ?? null,
    state: closed ? ('closed' as const) : last,
    answer: answer?.text ?? null,
    answeredAt: answer ? resolvePast(answer.sent, now) : null,
    writtenAt: resolvePast(written, now),
    createdAt: resolvePast(one.sent, now),
  }
}

const entryRows = ({ id, entries }: SeedFeedback, now: Date) =>
  entries.map(({ by, text, sent }, index) => ({
    ...{ id: `${id}-${index}`, feedbackId: String(id), by, text },
    at: resolvePast(sent, now),
  }))

function applicationRow(demo: Demo, one: SeedApplication, now: Date) {
  const { id, user, role, name, organisation, phone, text, portfolio, pictures, taken, decided } = one
  const outcome = decided?.accepted ? ('accepted' as const) : ('refused' as const)
  const undecided = taken ? ('reviewing' as const) : ('received' as const)
  return {
    ...{ id: String(id), userId: String(user), role, name, phone, note: text },
    ...{ organisation: organisation ?? null, portfolio: portfolio ?? null },
    images: pictures.map(demo.media.picture),
    state: decided ? outcome : undecided,
    answer: decided?.text ?? null,
    reviewingAt: taken ? resolvePast(taken, now) : null,
    decidedAt: decided ? resolvePast(decided.sent, now) : null,
    createdAt: resolvePast(one.sent, now),
  }
}

/** What support has decided, for its queues; what waits is added by triggers. */
function decidedItemRows(demo: Demo, now: Date): (typeof queueItems.$inferInsert)[] {
  const decidedBy = { state: 'decided' as const, decidedBy: SUPPORT }
  const ofFeedbacks = demo.feedbacks.flatMap((one) => {
    const row = feedbackRow(demo, one, now)
    if (row.state === 'waiting' || !row.answeredAt) return []
    return {
      ...{ queue: 'feedback', kind: row.kind, subjectId: row.id, authorId: row.userId, cause: 'received' as const },
      ...{ ...decidedBy, decidedAt: row.answeredAt, sortAt: row.answeredAt, createdAt: row.writtenAt },
      ...{ decision: row.state === 'closed' ? 'close' : 'answer', reason: row.answer },
    }
  })
  const ofApplications = demo.applications.flatMap((one) => {
    const row = applicationRow(demo, one, now)
    if (!row.decidedAt) return []
    return {
      ...{ queue: 'applications', kind: row.role, subjectId: row.id, authorId: row.userId, cause: 'received' as const },
      ...{ ...decidedBy, decidedAt: row.decidedAt, sortAt: row.decidedAt, createdAt: row.createdAt },
      ...{ decision: row.state === 'accepted' ? 'accept' : 'refuse', reason: row.answer },
    }
  })
  return [...ofFeedbacks, ...ofApplications]
}

/** Feedbacks and applications with their conversations; everybody in the demo has accepted its agreements. */
export async function seedSupport(db: Executor, demo: Demo, now: Date): Promise<void> {
  await insertRows(
    db,
    feedbacks,
    demo.feedbacks.map((one) => feedbackRow(demo, one, now)),
  )
  await insertRows(
    db,
    feedbackEntries,
    demo.feedbacks.flatMap((one) => entryRows(one, now)),
  )
  await insertRows(
    db,
    joinApplications,
    demo.applications.map((one) => applicationRow(demo, one, now)),
  )
  await insertRows(db, queueItems, decidedItemRows(demo, now))
  const version = demo.site[0]?.agreements.version
  if (version !== undefined) await db.update(users).set({ agreedVersion: version, agreedAt: now })
}
