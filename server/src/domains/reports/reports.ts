import { reports as endpoints, type ReportSubject } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { reports } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { digestOf } from '../queue/digest'
import { subjects } from '../queue/subjects'
import { consumeRateLimit } from '../rate-limits'
import { keyIn, ownPictures } from '../uploads/own-uploads'
import { reportedBefore } from './before'
import { readReportSubject } from './subject'
import { readThing } from './thing'

type NewReport = HandlerInput<typeof endpoints.add>['body']

type ReportStatus = ReportSubject['reported']

/** Stores a report; says why not if this person has reported the thing as it stands. */
async function add(tx: Transaction, { person }: Context, max: number, body: NewReport): Promise<ReportStatus> {
  const thing = await readThing[body.target](tx, body.id)
  if (!thing) throw refuse('contentGone')
  if (thing.authorId === person.id) throw refuse('notAllowed')
  const images = await ownPictures(tx, person.id, body.images)
  const subject = (await subjects[thing.target].read(tx, [body.id])).get(body.id)
  const digest = subject && digestOf(subject)
  const before = await reportedBefore(tx, person.id, { ...thing, id: body.id, digest })
  if (before) return before
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
      digest,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (added.length === 0) return 'open'
  await consumeRateLimit(tx, [{ key: `report:${person.id}`, max, seconds: DAY_SECONDS, detail: 'reports.full' }])
  return null
}

export const reportHandlers = [
  handle(endpoints.subject, ({ params }, context) => readReportSubject(context, params)),
  handle(endpoints.add, async ({ body }, context) => {
    const max = await context.moderation.limitOf('reportsPerDay')
    return { reported: await context.db.transaction((tx) => add(tx, context, max, body)) }
  }),
]
